"""What holds in every game, whatever is chosen and however luck goes."""

import copy
import itertools
import pickle
import random
import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import billi
from billi import Action, IllegalAction, State
from billi.games.willi.cards import CARDS
from billi.state import Game
from helpers.crosscheck import VARIANTS
from helpers.random_games import (
    every_variant,
    few_games,
    is_legal,
    many_points,
    played,
    position,
    sayings,
    seeds,
    some_point,
)
from helpers.rule_scenes import any_deck, go_on

pytestmark = pytest.mark.usefixtures("third_game")
RULES = {"misterbill": r"MB\d+[ETGLR]?", "willi": r"W\d+", "highest": r"H\d+"}
"""How the rules of each game are numbered."""


# Cards


def laid_aside(state: State) -> Counter[str]:
    """Count the cards that have left the hands since the last deal: discards, or box, table and tricks."""
    aside: Counter[str] = Counter()
    for event in reversed(state.events):
        match event.as_dict():
            case {"t": "deal"}:
                break
            case {"t": "pairs", "cards": cards}:
                aside.update(cards * 2)
            case {"t": "waiter" | "box" | "play", "card": card}:
                aside[card] += 1
            case {"t": "exchange", "give": given, "take": taken}:
                aside.update({given: 1, taken: -1})
    return +aside


def in_hands(state: State) -> Counter[str]:
    described = position(state)
    held: Counter[str] = Counter(described.get("pile", "").split())
    for hand in described["hands"]:
        held.update(hand.split() if state.game.name == "willi" else hand)
    return held


@every_variant
@few_games
@given(seed=seeds)
def test_no_card_is_lost_or_made(game: Game, seed: int) -> None:
    deck = Counter(game.spec.deck)
    for state in played(game, seed):
        if not state.dealing and not state.over:
            assert in_hands(state) + laid_aside(state) == deck


# Who may do what


@every_variant
@few_games
@given(seed=seeds)
def test_somebody_is_asked_or_luck_is_or_the_game_is_over(game: Game, seed: int) -> None:
    for state in played(game, seed):
        assert [bool(state.to_act), bool(state.outcomes), state.dealing, state.over].count(True) == 1
        assert all(state.legal(seat) for seat in state.to_act)
        assert all(seat < game.players for seat in state.to_act)
        assert bool(state.winners) == state.over


def codes_of(state: State, seat: int) -> list[int]:
    mask = state.legal_mask(seat)
    return [code for code in range(64) if mask >> code & 1]


@every_variant
@few_games
@given(seed=seeds)
def test_the_list_and_the_set_of_legal_actions_agree(game: Game, seed: int) -> None:
    rnd = random.Random(seed)
    for state in played(game, seed):
        for seat in range(game.seats):
            actions = state.legal(seat)
            assert state.legal_mask(seat).bit_count() == len(actions) == len(set(actions))
            assert bool(actions) == (seat in state.to_act)
        if state.to_act:
            seat = rnd.choice(state.to_act)
            code, action = rnd.choice(list(zip(codes_of(state, seat), state.legal(seat), strict=True)))
            by_code, by_action = state.copy(), state.copy()
            by_code.apply_code(seat, code)
            by_action.apply(seat, action)
            assert by_code == by_action
            assert by_code.events == by_action.events


@every_variant
@few_games
@given(seed=seeds)
def test_actions_read_back_from_their_text(game: Game, seed: int) -> None:
    for action in {action for state in played(game, seed) for seat in state.to_act for action in state.legal(seat)}:
        assert Action.parse(str(action)) == action
        assert eval(repr(action), {"Action": Action}) == action


def assert_refused(state: State, seat: int, action: Action | str, before: str = "") -> IllegalAction:
    """Assert that an action is refused with a rule and a sentence, and that nothing has changed.

    Writing a state down takes long: whoever has it as it was before hands it in.
    """
    before, told = before or repr(state), list(state.events)
    with pytest.raises(IllegalAction) as refused:
        state.apply(seat, action)
    assert (repr(state), state.events) == (before, told)
    error = refused.value
    if not state.over:
        assert error.rule is not None
        assert re.fullmatch(RULES[state.game.name], error.rule)
        assert str(error).endswith(f" ({error.rule})")
    return error


@every_variant
@few_games
@given(seed=seeds)
def test_what_is_not_legal_is_refused_and_changes_nothing(game: Game, seed: int) -> None:
    rnd = random.Random(seed)
    everything = sayings(game)
    for state in played(game, seed):
        before = repr(state)
        for action in rnd.sample(everything, 4):
            seat = rnd.choice([*range(game.seats), *state.to_act, game.seats])
            if not is_legal(state, seat, action):
                assert_refused(state, seat, action, before)


@pytest.mark.parametrize("seat", [-1, 4, 8, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    state = billi.game("willi").start(seed=1)
    assert_refused(state, seat, "box R1")


@many_points
@given(game=st.sampled_from(VARIANTS), seed=seeds)
def test_what_is_said_at_the_other_game_is_refused(game: Game, seed: int) -> None:
    state = some_point(game, seed)
    others = ["box R1", "call Willi", "keep"] if game.name == "misterbill" else ["play E on seat 1", "play L", "pass"]
    before = repr(state)
    for seat, action in itertools.product(range(game.players), others):
        assert_refused(state, seat, action, before)


@pytest.mark.parametrize("action", ["play R1 left", "play R1 on seat 1"])
def test_a_needless_word_is_not_put_down_to_a_rule_that_is_kept(action: str) -> None:
    leading = billi.game("willi").position(hands=["R1", "Y1", "G1", "B1"], won=[1, 2, 2, 2])
    assert assert_refused(leading, 0, action).sentence != "why-follow"


@every_variant
@few_games
@given(seed=seeds)
def test_it_is_the_same_game_when_nobody_asks_what_happens(game: Game, seed: int) -> None:
    rules, rnd = game.spec.rules, random.Random(seed)
    for state in played(game, seed):
        told, untold = state.copy(), state.copy()
        if state.to_act:
            seat = rnd.choice(state.to_act)
            code = rnd.choice(codes_of(state, seat))
            told.apply_code(seat, code)
            rules.apply(untold.position, seat, code, None)
        elif state.outcomes:
            number = rnd.randrange(len(state.outcomes))
            told.draw(state.outcomes[number])
            rules.chance(untold.position, number, None)
        elif state.dealing:
            deck, teams = any_deck(state, rnd)
            told.deal(deck, teams)
            rules.deal(untold.position, game.spec.cards(state.position, deck, teams), None)
        assert told == untold


# Choices made at once


def assert_order_is_free(state: State, rnd: random.Random) -> None:
    """Let those asked at once choose in several orders, which must not matter."""
    chosen = {seat: rnd.choice(state.legal(seat)) for seat in state.to_act}
    results = []
    for _ in range(4):
        twin = state.copy()
        for seat in rnd.sample(sorted(chosen), len(chosen)):
            twin.apply(seat, chosen[seat])
        results.append(twin)
    assert all(twin == results[0] for twin in results)
    assert all(twin.events == results[0].events for twin in results)


@pytest.mark.parametrize(
    "state",
    [
        billi.game("willi").start(deck=CARDS),
        billi.game("willi", players=3).start(deck=CARDS),
        *(
            billi.game("misterbill", exchange="chosen").position(
                hands=["OS", "OPEB", "SWGB", "PWRB"], phase="give", turn=0, waiter=waiter, **how
            )
            for waiter, how in (("E", {"target": 2}), ("G", {"target": 1}), ("R", {"direction": "left"}))
        ),
    ],
    ids=str,
)
def test_boxing_exchange_gather_and_round_ask_all_at_once(state: State) -> None:
    assert len(state.to_act) > 1
    for seed in range(30):
        assert_order_is_free(state, random.Random(seed))


@every_variant
@few_games
@given(seed=seeds)
def test_choices_made_at_once_may_come_in_any_order(game: Game, seed: int) -> None:
    rnd = random.Random(seed)
    for state in played(game, seed):
        if len(state.to_act) > 1:
            assert_order_is_free(state, rnd)


# Copies and text


@every_variant
@many_points
@given(seed=seeds, own_luck=st.booleans())
def test_copies_go_their_own_way_and_on_alike(game: Game, seed: int, own_luck: bool) -> None:
    state = game.start(seed=seed) if own_luck else some_point(game, seed)
    before, told = repr(state), list(state.events)
    twins = [state.copy(same_luck=True), pickle.loads(pickle.dumps(state))]
    twins += [] if own_luck else [state.copy(), copy.copy(state), copy.deepcopy(state)]
    for twin in twins:
        assert (twin, twin.events) == (state, told)
        rnd = random.Random(seed)
        for _ in range(30):
            if not twin.over:
                go_on(twin, rnd)
        assert (repr(state), state.events) == (before, told)
    assert all(twin == twins[0] for twin in twins)
    assert all(twin.events == twins[0].events for twin in twins)


@every_variant
@few_games
@given(seed=seeds)
def test_the_same_seed_and_actions_lead_to_the_same_game(game: Game, seed: int) -> None:
    rnd = random.Random(seed)
    state = game.start(seed=seed)
    made = []
    while not state.over:
        seat = rnd.choice(state.to_act)
        made.append((seat, rnd.choice(state.legal(seat))))
        state.apply(*made[-1])
    again = game.start(seed=seed)
    for seat, action in made:
        again.apply(seat, str(action))
    assert again == state
    assert again.events == state.events
    assert repr(again) == repr(state)


@every_variant
@few_games
@given(seed=seeds)
def test_every_state_reads_back_from_its_text(game: Game, seed: int) -> None:
    for state in played(game, seed):
        again = eval(repr(state), {"billi": billi})
        assert again == state
        assert repr(again) == repr(state)
        assert (again.to_act, again.outcomes) == (state.to_act, state.outcomes)
        assert all(again.legal(seat) == state.legal(seat) for seat in state.to_act)
