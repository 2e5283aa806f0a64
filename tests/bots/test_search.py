"""Hands made up for a search fit what was seen, and come up as often as they should."""

import random
from collections import Counter
from itertools import permutations, product
from math import prod, sqrt
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import billi
from billi.bots.master import Manner, MasterBot
from billi.bots.network import network_of
from billi.bots.search import Foresight, Worlds, as_it_is, play_on, worlds
from billi.bots.sharp import SharpBot
from billi.bots.sight import SeenRow
from billi.bulk.cpu import compiled
from billi.games.bits import lowest
from billi.games.misterbill.cards import COPIES
from billi.games.misterbill.imagined import as_remembered, hands_of
from billi.games.misterbill.seen import LACKS, SURE
from billi.games.misterbill.view import MisterBillView
from billi.games.spec import learned
from billi.games.willi.imagined import share_out
from billi.luck import SeededLuck, seeded
from billi.state import Game, State
from helpers.crosscheck import VARIANTS
from helpers.moments import decisions
from helpers.networks import untaught


def is_even(found: Counter[Any], expected: dict[Any, float]) -> bool:
    """Whether things came up as often as expected, as far as chance allows (chi squared)."""
    assert set(found) <= set(expected)
    drawn, total = found.total(), sum(expected.values())
    off = sum((found[one] - drawn * share / total) ** 2 / (drawn * share / total) for one, share in expected.items())
    return off < len(expected) + 5 * sqrt(2 * len(expected))


def test_every_way_cards_can_lie_at_willi_is_as_likely() -> None:
    unseen, bars = [0, 1, 2, 5, 9, 13], [0b0011, 0, 0b0010, 0, 0, 0]
    fits = [
        cards for cards in permutations(unseen) if not any(b >> (c & 3) & 1 for c, b in zip(cards, bars, strict=True))
    ]
    found = share_out(unseen, bars, 200 * len(fits), np.random.default_rng(3))
    assert is_even(Counter(map(tuple, found.tolist())), dict.fromkeys(fits, 1.0))


def test_hands_come_up_as_often_as_they_weigh() -> None:
    seats, kinds = 4, 5
    luck = np.random.default_rng(4)
    weights = luck.uniform(0.3, 3, (seats, kinds)).astype(np.float32)
    weights[0, 1] = 0
    begin = [0b00101, 0b11010, 0b01001, 0b10001]
    sizes, left = (
        [hand.bit_count() for hand in begin],
        [sum(hand >> kind & 1 for hand in begin) for kind in range(kinds)],
    )
    expected = {
        hands: prod(
            float(weights[seat, kind]) for seat, hand in enumerate(hands) for kind in range(kinds) if hand >> kind & 1
        )
        for hands in product(range(1 << kinds), repeat=seats)
        if [hand.bit_count() for hand in hands] == sizes
        and [sum(hand >> kind & 1 for hand in hands) for kind in range(kinds)] == left
    }
    expected = {hands: share for hands, share in expected.items() if share}
    assert len(expected) > 10
    many = 40_000
    found = np.zeros((many, seats), np.int64)
    found[0] = begin
    compiled("misterbill", "swap_many")(found.reshape(-1), seats, kinds, weights.reshape(-1), 25, seeded(1, 2), 0, many)
    assert is_even(Counter(map(tuple, found[1:].tolist())), expected)


def test_what_is_sure_stays_and_what_is_lacking_never_comes() -> None:
    odds = np.zeros((3, 12), np.int8)
    odds[0, 3], odds[1, 3], odds[2, 5] = SURE, LACKS, LACKS
    left = [2, 1, 0, 1, 1, 2, 1, 0, 1, 1, 1, 1]
    hands = hands_of(left, [4, 5, 3], as_remembered(left, odds), 500, np.random.default_rng(5))
    assert (hands[:, 0] >> 3 & 1).all()
    assert not (hands[:, 2] >> 5 & 1).any()
    assert (np.bitwise_count(hands) == [4, 5, 3]).all()
    assert ((hands[:, :, None] >> np.arange(12) & 1).sum(1) == left).all()
    assert len({*map(tuple, hands.tolist())}) > 100


@pytest.mark.parametrize("guessed", [False, True], ids=["any", "guessed"])
@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_made_up_hands_fit_what_the_seat_has_seen(game: Game, guessed: bool) -> None:
    _, sees = learned(game.spec)
    guesser = untaught(sees.WIDTH, 16, sees.BESIDES_WIDTH) if guessed else None
    for state, seat in decisions(game, 6):
        view = state.view(seat)
        sight = SeenRow(view)
        made_up = worlds(view, sight, 20, SeededLuck(1), guesser)
        hands = made_up.positions["hands"].astype(np.int64)
        assert (hands[:, seat] == state.position.hands[seat]).all()
        sizes = [state.position.hands[other].bit_count() for other in range(game.players)]
        assert (np.bitwise_count(hands[:, : game.players]) == sizes).all()
        if isinstance(view, MisterBillView):
            kinds = (hands[:, :, None] >> np.arange(12) & 1).sum(1)
            assert (kinds == [copies - view.discards[kind] for kind, copies in COPIES.items()]).all()
        else:
            boxes = made_up.positions["box"].astype(np.int64)
            cards = hands.sum(1) + np.where(boxes < 0, 0, 1 << np.maximum(boxes, 0)).sum(1)
            piles = made_up.positions["pile"]
            for place in range(view.hand_sizes[3] if game.players == 3 else 0):
                cards += 1 << (piles >> 6 * place & 63)
            table = int(made_up.seen[0]["gone"]) | int(made_up.seen[0]["lying"])
            assert (cards + table == (1 << 36) - 1).all()
            for other in set(range(game.players)) - {seat}:
                for colour in range(4):
                    if sight.seen.lacks[other] >> colour & 1:
                        assert not (hands[:, other] & 0x111111111 << colour).any()


def test_there_is_nothing_to_guess_where_nobody_else_holds_a_card() -> None:
    state, luck = billi.game("misterbill", players=3).start(seed=42), random.Random(42)
    while any(state.position.hands[other] for other in range(3) if other != lowest(state.to_act_mask)):
        seat = lowest(state.to_act_mask)
        state.apply(seat, luck.choice(state.legal(seat)))
    seat, (_, sees) = lowest(state.to_act_mask), learned(state.game.spec)
    view = state.view(seat)
    made_up = worlds(view, SeenRow(view), 20, SeededLuck(1), untaught(sees.WIDTH, 16, sees.BESIDES_WIDTH))
    assert (made_up.positions["hands"].astype(np.int64)[:, :3] == state.position.hands[:3]).all()


@pytest.mark.parametrize("game", [billi.game("willi"), billi.game("misterbill", players=4)], ids=repr)
def test_a_card_lies_about_as_often_where_it_is_guessed_to_lie(game: Game) -> None:
    _, sees = learned(game.spec)
    assert game.spec.imagined is not None
    state, seat = decisions(game, 5)[0]
    sight, luck = SeenRow(state.view(seat)), SeededLuck(2)
    hidden = [0] * sees.BESIDES_WIDTH
    sees.observe_besides(state.position, seat, hidden)
    # Somebody who is fairly sure of how the cards lie, and right.
    guess = np.where(np.array(hidden) > 0, 1.5, -1.5).astype(np.float32)
    anyhow = worlds(state.view(seat), sight, 2_000, luck)
    rightly = worlds(state.view(seat), sight, 2_000, luck, SimpleNamespace(answer=lambda row: guess))  # type: ignore[arg-type]

    def found(made_up: Worlds) -> float:
        """Return the share of cards that lie where they really do."""
        hands, real = made_up.positions["hands"].astype(np.int64), np.array(state.position.hands)
        others = [other for other in range(game.players) if other != seat]
        return float((np.bitwise_count(hands & real)[:, others].sum(1) / np.bitwise_count(real)[others].sum()).mean())

    assert found(anyhow) + 0.1 < found(rightly) < 0.995


def test_a_round_is_played_on_as_the_network_would_play_it_at_the_table() -> None:
    network, game = network_of("willi"), billi.game("willi")
    assert network is not None
    for state, seat in decisions(game, 7):
        view = state.view(seat)
        sight = SeenRow(view)
        here = worlds(view, sight, 2, SeededLuck(1))
        for name in ("hands", "box", "to_act"):  # as the cards really lie
            here.positions[name] = getattr(state.position, name)
        choice = lowest(sight.choices)
        points, _ = play_on(here, seat, np.array([choice, choice], np.int8), Foresight(network))
        number, bots = state.round, [SharpBot(SeededLuck(0))] * game.players
        while not state.over and state.round == number:
            asked = lowest(state.to_act_mask)
            action = sight.action(choice) if asked == seat and choice >= 0 else bots[asked].choose(state.view(asked))
            choice = -1 if asked == seat else choice
            state.apply(asked, action)
        assert points.tolist() == [list(state.points)] * 2


@pytest.mark.parametrize("game", [billi.game("willi", players=3), billi.game("willi")], ids=repr)
@pytest.mark.parametrize("patience", [0, 1, 5])
def test_a_judge_is_asked_what_comes_of_it_where_the_network_has_been_asked_enough(game: Game, patience: int) -> None:
    network, (_, sees) = network_of("willi"), learned(game.spec)
    assert network is not None
    judge = untaught(sees.WIDTH + sees.BESIDES_WIDTH, 24, game.spec.rules.SEATS)
    judged = 0
    for state, seat in decisions(game, 8):
        view = state.view(seat)
        sight = SeenRow(view)
        here = as_it_is(state, sight, 1, SeededLuck(1))
        here.positions["to_act"] = state.position.to_act
        choice = lowest(sight.choices)
        [points], asked_for = play_on(here, seat, np.array([choice], np.int8), Foresight(network, judge, patience))
        assert asked_for <= patience
        expected, number, left = list(state.points), state.round, patience
        state.apply(seat, sight.action(choice))
        while not state.over and state.round == number:
            asked = lowest(state.to_act_mask)
            sight = SeenRow(state.view(asked))
            if sight.choices.bit_count() > 1 and not left:
                besides = [0] * sees.BESIDES_WIDTH
                sees.observe_besides(state.position, asked, besides)
                answers = judge.answer([*sight.row, *besides])
                expected = [expected[other] + answers[(other - asked) % 4] for other in range(4)]
                judged += 1
                break
            left -= sight.choices.bit_count() > 1
            state.apply(asked, SharpBot(SeededLuck(0)).choose(state.view(asked)))
        else:
            expected = list(state.points)
        assert points.tolist() == pytest.approx(expected, abs=1e-3)
    assert judged > 5


@pytest.mark.parametrize("game", [billi.game("willi", players=3), billi.game("misterbill", players=5)], ids=repr)
def test_a_master_plays_whole_games_and_repeats_itself(game: Game) -> None:
    def played() -> State:
        state = game.start(seed=3)
        bots = [
            MasterBot(SeededLuck(seat), Manner(effort=2_000)) if seat < 1 else SharpBot(SeededLuck(0))
            for seat in range(game.players)
        ]
        while not state.over:
            seat = lowest(state.to_act_mask)
            state.apply(seat, bots[seat].choose(state.view(seat)))
        return state

    assert played().record() == played().record()


@pytest.mark.parametrize("exchange", ["blind", "chosen"])
def test_all_who_give_at_the_same_time_give_in_hands_made_up_too(exchange: str) -> None:
    """Whose cards one does not see seemed to have none: they gave nothing, or nobody was asked at all."""
    looked = 0
    for seed in range(12):
        state = billi.game("misterbill", 5, exchange=exchange).start(seed=seed)
        luck = SeededLuck(seed)
        while not state.over:
            seats = state.to_act
            if state.phase == "give" and state.position.gifts == [-1] * 8:
                for seat in seats:
                    view = state.view(seat)
                    made_up = worlds(view, SeenRow(view), 4, SeededLuck(1))
                    assert made_up.positions["to_act"].tolist() == [state.to_act_mask] * 4
                    looked += len(seats) > 1
            choices = state.legal(seats[0])
            state.apply(seats[0], choices[luck.below(len(choices))])
    assert looked > 5
