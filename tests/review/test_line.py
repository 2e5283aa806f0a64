"""What every seat could expect: luck and choices add up to the result, and luck's steps are fair."""

from itertools import permutations
from typing import Any

import numpy as np
import pytest

import billi
from billi.bots.network import quick_network_of
from billi.bots.sight import SeenRow
from billi.games.sets import members
from billi.record import replay
from billi.review import line as module
from billi.review.following import Following
from billi.review.line import Point, brought, line_through, shares_of
from billi.review.steps import CHOICE, going_through
from billi.review.valuing import Valuing, Worth, less_average
from billi.state import Game, State
from helpers.crosscheck import VARIANTS
from helpers.records import a_record, ids, play_lazily
from helpers.reviews import judge_for, judged


def networks(name: str) -> tuple[Any, Any]:
    quick = quick_network_of(name)
    assert quick is not None
    return quick, judge_for(name)


def reviewed(record: Any) -> tuple[State, int, list[Point]]:
    state = replay(record)
    dealer = record["events"][0]["dealer"]
    return state, dealer, line_through(state, dealer, *networks(state.game.name))


def as_result(points: Any) -> Worth:
    return less_average(np.array(points, np.float64))


@pytest.mark.parametrize("game", VARIANTS, ids=ids)
def test_deal_draws_and_choices_add_up_to_every_seat_s_result_to_the_last_digit(game: Game) -> None:
    state, _, line = reviewed(a_record(game.name, game.players, **game.options))
    results = as_result(state.points)
    for seat in range(game.seats):
        shares = shares_of(line, seat)
        assert shares.result == results[seat]
        assert shares.deal + shares.draws + shares.own + shares.others == shares.result
        assert abs(shares.result - 1000 * (state.points[seat] - sum(state.points) / game.seats)) < 1
    assert all(sum(point.worth) == 0 for point in line)


def test_a_stalled_game_adds_up_too() -> None:
    _, _, line = reviewed(play_lazily().record())
    assert all(
        shares.deal + shares.draws + shares.own + shares.others == shares.result
        for shares in (shares_of(line, seat) for seat in range(3))
    )


@pytest.mark.parametrize("game", VARIANTS[::3], ids=ids)
def test_a_position_is_worth_what_the_judge_says_of_it(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """It is asked as the game goes on, and answers when it is over: of positions as they stood then."""
    monkeypatch.setattr(module, "_from_the_chairs", lambda line, chairs: line)
    record = a_record(game.name, game.players, **game.options)
    finished, dealer, line = reviewed(record)
    places = [place for place, point in enumerate(line) if point.cause == "choice"]
    choices = [(state.copy(), *step.what) for state, step in going_through(finished, dealer) if step.how == CHOICE]
    looked = 0
    for place, (state, seat, _) in zip(places, choices, strict=True):
        if place and len(state.legal(seat)) > 1 and not game.spec.at_once(state.position):
            assert line[place - 1].worth == pytest.approx(as_result(judged(state, game.name)), abs=1)
            looked += 1
    assert looked > 5


@pytest.mark.parametrize("game", VARIANTS[::3], ids=ids)
def test_whoever_is_followed_sees_what_a_seat_sees(game: Game) -> None:
    finished, dealer, _ = reviewed(a_record(game.name, game.players, **game.options))
    play = Following.from_the_start(game, dealer)
    for state, step in going_through(finished, dealer):
        for seat in state.to_act:
            assert play.row(seat) == SeenRow(state.view(seat)).row
        if step.how == CHOICE:
            play.choose(*step.what)
        elif step.how == "draw":
            play.draw(game.spec.outcomes(play.position).index(*step.what))
        else:
            play.deal(*step.what)


def test_where_willi_plays_the_line_begins_with_what_the_chairs_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """He is no match for anybody: without that, every deal would seem lucky to all others."""
    record = a_record("willi", 3)
    _, _, [begin, *line] = reviewed(record)
    assert (begin.cause, begin.events, sum(begin.worth)) == ("seats", 0, 0)
    assert shares_of([begin, *line], 1).chair == begin.worth[1]
    monkeypatch.setattr(module, "_from_the_chairs", lambda line, chairs: line)
    _, _, plain = reviewed(record)
    for number in range(1, 9):
        ahead = {
            tuple(a - b for a, b in zip(one.worth, other.worth, strict=True))
            for one, other in zip(line, plain, strict=True)
            if one.round == number
        }
        assert len(ahead) == 1
    assert ahead == {(0, 0, 0, 0)}  # after the last round nothing is to come


def test_before_a_draw_it_is_the_average_over_every_card_that_could_come() -> None:
    game = billi.game("misterbill", players=3)
    state = game.start(seed=11)
    record = None
    for seed in range(40):  # until every card that can be drawn leaves somebody a choice
        state = game.start(seed=seed, wait_to_draw=True)
        after = [state.copy() for _ in state.outcomes]
        for card, drawn in zip(state.outcomes, after, strict=True):
            drawn._luck = None
            drawn.draw(card)
        if all(drawn.to_act and len(drawn.legal(drawn.to_act[0])) > 1 for drawn in after):
            record = state.record()
            break
    assert record is not None
    dealt = replay(record)
    [point] = line_through(dealt, record["events"][0]["dealer"], *networks("misterbill"))
    assert point.cause == "deal"
    assert point.worth == pytest.approx(as_result(np.mean([judged(drawn, "misterbill") for drawn in after], 0)), abs=1)


def test_before_willi_turns_a_card_it_is_the_average_over_his_pile() -> None:
    game = billi.game("willi", players=3)
    valuing = Valuing(game, *networks("willi"))
    state = game.start(seed=5)
    while game.spec.unturned(state.position) > 5:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    found = 0
    while not state.dealing and not state.over and state.round == 1 and found < 3:
        seat = state.to_act[0]
        code = members(state.legal_mask(seat))[0]
        turned = brute_force(game, state, seat, code)
        if turned is not None:
            eyes = [game.spec.recall.seen_in(state.view(0))]  # type: ignore[union-attr]
            number = valuing.ask_before_luck(Following(game, state.copy().position, eyes), seat, code)
            assert valuing.answers()[number] == pytest.approx(as_result(turned), abs=1)
            found += 1
        state.apply_code(seat, code)
    assert found


def brute_force(game: Game, state: State, seat: int, code: int) -> Any:
    """Return the mean over every order of the pile but its next card, where a choice follows at once in all of them."""
    from billi.games.snapshots import copied
    from billi.games.willi.notation import pile

    cards, values = pile(state.position), []
    for rest in permutations(cards[1:]):
        position = copied(state.position)
        position.pile = sum(card << 6 * place for place, card in enumerate([cards[0], *rest]))
        other = State(game, position, None)
        other._events = state.events
        before = len(pile(position))
        other.apply_code(seat, code)
        if other.over or other.dealing or len(pile(other.position)) == before:
            return None
        if len(other.legal(other.to_act[0])) == 1:
            return None
        values.append(judged(other, "willi"))
    return np.mean(values, 0)


@pytest.mark.parametrize("game", [billi.game("misterbill", players=6), billi.game("willi", players=4)], ids=ids)
def test_a_choice_of_one_brings_nothing_to_anybody(game: Game) -> None:
    finished, dealer, line = reviewed(a_record(game.name, game.players))
    gains = [gain for point, gain in zip(line, brought(line), strict=True) if point.cause == "choice"]
    alone = [
        len(state.legal(step.what[0])) == 1 for state, step in going_through(finished, dealer) if step.how == CHOICE
    ]
    forced = [gain for gain, only in zip(gains, alone, strict=True) if only]
    assert forced
    assert not any(any(gain) for gain in forced)


def test_who_gives_what_a_good_player_would_gives_nothing_away_by_it() -> None:
    """Of several who give at once each answers for their own card, not the last for all."""
    game = billi.game("misterbill", players=5)
    finished, dealer, line = reviewed(a_record("misterbill", 5))
    quick, _ = networks("misterbill")
    gains = [gain for point, gain in zip(line, brought(line), strict=True) if point.cause == "choice"]
    looked = set()
    choices = [(state.copy(), *step.what) for state, step in going_through(finished, dealer) if step.how == CHOICE]
    for gain, (state, seat, code) in zip(gains, choices, strict=True):
        if game.spec.at_once(state.position) and len(state.to_act) > 1:
            sight = SeenRow(state.view(seat))
            worths = quick.answer(sight.row)
            liked = max(members(sight.choices), key=worths.__getitem__)
            if sight.code(liked) == code:
                assert not any(gain)
            looked.add(sight.code(liked) == code)
    assert looked == {True, False}


def test_results_are_rounded_so_that_they_add_up() -> None:
    assert less_average(np.array([0.0, 12.0, 14.0])) == (-8666, 3333, 5333)
    assert sum(less_average(np.random.default_rng(1).normal(size=7))) == 0
