"""Hands at Willi are as likely as what everyone has chosen makes them."""

import math
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

import numpy as np
import pytest

import billi
from billi.bots import make
from billi.bots.network import Network, guesser_of, quick_network_of
from billi.bots.search import worlds
from billi.bots.sight import SeenRow
from billi.games.bits import lowest
from billi.games.sets import members
from billi.games.snapshots import copied
from billi.games.spec import learned
from billi.games.willi import rules
from billi.games.willi.acquainted import manners
from billi.games.willi.believing import MANNERS, SLIPS, WARMTH, power
from billi.games.willi.imagined import as_set
from billi.games.willi.recall import seen_in
from billi.games.willi.retracing import past_of
from billi.games.willi.seen import Seen
from billi.games.willi.view import WilliView
from billi.games.willi.worlds import known
from billi.luck import SeededLuck
from billi.state import Game, State
from helpers.crosscheck import VARIANTS

WILLIS = [game for game in VARIANTS if game.name == "willi"]


class Made(NamedTuple):
    """A choice as it was really made."""

    position: rules.Position
    seen: Seen
    seat: int
    choice: int


def rounds(game: Game, seed: int, name: str = "sharp") -> Iterator[tuple[State, WilliView, list[Made]]]:
    """Play a game among bots; stop wherever somebody is asked, with all that was chosen before in the round."""
    state, bot, made = game.start(seed=seed), make(name, SeededLuck(0)), list[Made]()
    while not state.over:
        seat = lowest(state.to_act_mask)
        view = state.view(seat)
        assert isinstance(view, WilliView)
        if state.position.phase == rules.BOXING and state.position.to_act == (1 << game.players) - 1:
            made = []
        yield state, view, made
        action = bot.choose(view)
        code = game.spec.code(state.position, seat, action)
        made.append(Made(copied(state.position), seen_in(view), seat, code))
        state.apply(seat, action)


def unseen_by(state: State, view: WilliView) -> tuple[list[int], list[int]]:
    """Return by seat the cards in hand that nobody else has seen, and the one in the box, as they really lie."""
    _, taken, _ = known(view)
    return [hand & ~as_set(cards) for hand, cards in zip(state.position.hands, taken, strict=True)], state.position.box


def test_a_power_of_e_is_one_to_six_digits() -> None:
    for x in np.linspace(-30, 0, 1001).tolist():
        assert power(x) == pytest.approx(math.exp(x), rel=2e-6)
    assert power(-1000.0) == 0.0


@pytest.mark.parametrize("game", WILLIS, ids=repr)
def test_what_everyone_chose_is_found_again_from_what_one_seat_saw(game: Game) -> None:
    looked = 0
    for state, view, made in rounds(game, seed=5):
        if view.phase == "box" or state.position.round > 3:
            continue
        others = [one for one in made if one.seat != view.seat]
        held, boxes = unseen_by(state, view)
        past = past_of(view, SeenRow(view).position, held, boxes)
        assert past.made.tolist() == [one.choice for one in others]
        assert past.seats.tolist() == [one.seat for one in others]
        for i, one in enumerate(others):
            for name in ("trick", "won", "totals", "leader", "played", "caller", "winner", "phase", "to_act", "taken"):
                assert past.positions[i][name].tolist() == getattr(one.position, name), name
            own = one.position.hands[one.seat]
            assert past.positions[i]["hands"][one.seat] == own
            hidden = own & (held[one.seat] | 1 << boxes[one.seat])
            assert past.known[i] == own & ~hidden
            for name in type(one.seen).__slots__:
                assert past.seen[i][name].tolist() == getattr(one.seen, name), name
            looked += 1
    assert looked > 300


def test_nothing_was_chosen_before_a_game_that_was_set_up() -> None:
    state = billi.game("willi").start(seed=3)
    for view in [state.view(0)]:
        assert isinstance(view, WilliView)
        assert len(past_of(view, SeenRow(view).position, [0] * 4, [0] * 4).seats) == 0


def chance_of(one: Made, hand: int, box: int, network: Network, manner: int) -> float:
    """Return how likely a choice was with other cards, from the whole row, by the exponential function itself."""
    p = copied(one.position)
    p.hands[one.seat], choice = hand, one.choice
    if p.phase == rules.BOXING:
        choice = box
    else:
        p.box[one.seat] = box
    _, sees = learned(billi.game("willi").spec)
    legal, row = members(rules.legal(p, one.seat)), [0] * sees.WIDTH
    if choice not in legal:
        return 0.0
    sees.observe(p, one.seen, one.seat, row)
    liked = np.exp(network.answer(row)[legal].astype(np.float64) / WARMTH[manner])
    return float((1 - SLIPS[manner]) * liked[legal.index(choice)] / liked.sum() + SLIPS[manner] / len(legal))


def with_cards(one: Made, held: int, boxed: int, card: int, box: int) -> int:
    """Return what somebody held with other cards than those nobody has seen."""
    known = one.position.hands[one.seat] & ~(held | 1 << boxed)
    return known | 1 << card | (1 << box if one.position.phase == rules.BOXING else 0)


def test_hands_come_up_as_often_as_what_everyone_chose_makes_them_likely() -> None:
    network, guesser = quick_network_of("willi"), guesser_of("willi")
    assert network is not None
    for state, view, made in rounds(billi.game("willi"), seed=2):
        held, boxes = unseen_by(state, view)
        others = [seat for seat in range(4) if seat != view.seat]
        if view.phase == "box" or [held[seat].bit_count() for seat in others] != [1, 1, 1]:
            continue
        cards = [lowest(held[seat]) for seat in others] + [boxes[seat] for seat in others]
        trust = manners(view, SeenRow(view).position, network)
        # By seat, what it may hold and have put in the box: how likely that makes what it did.
        likely = {}
        for seat in others:
            for card, box, *_ in permutations(cards, 2):
                likely[seat, card, box] = sum(
                    trust[others.index(seat), manner]
                    * math.prod(
                        chance_of(one, with_cards(one, held[seat], boxes[seat], card, box), box, network, manner)
                        for one in made
                        if one.seat == seat
                    )
                    for manner in range(MANNERS)
                )
        ways = {
            way: math.prod(likely[seat, way[i], way[3 + i]] for i, seat in enumerate(others))
            for way in permutations(cards)
        }
        together = sum(ways.values())
        assert together > 0
        found = worlds(view, SeenRow(view), 20_000, SeededLuck(1), guesser, network).positions
        taken = [as_set(known(view)[1][seat]) for seat in others]
        drawn = Counter(
            (
                *(lowest(int(hand) & ~away) for hand, away in zip(world["hands"][others], taken, strict=True)),
                *world["box"][others].tolist(),
            )
            for world in found
        )
        off = sum(abs(drawn[way] / len(found) - share / together) for way, share in ways.items()) / 2
        assert off < 0.05
        assert max(ways.values()) / together < 0.9, "or this would be no test"
        return
    raise AssertionError("no such moment")


@pytest.mark.parametrize(("name", "alike"), [("sharp", True), ("house", False), ("easy", False)])
@pytest.mark.parametrize("players", [3, 4])
def test_who_plays_otherwise_is_known_after_a_few_rounds(name: str, alike: bool, players: int) -> None:
    network = quick_network_of("willi")
    assert network is not None
    for _, view, made in rounds(billi.game("willi", players=players), 4, name):
        if made or view.round not in (1, 5):
            continue
        trust = manners(view, SeenRow(view).position, network)
        assert trust.shape == (players - 1, MANNERS)
        assert np.allclose(trust.sum(1), 1)
        if view.round == 1:
            assert (trust == 0.5).all(), "nothing is known of anybody"
        else:
            assert (trust[:, 0] > 0.9 if alike else trust[:, 0] < 0.1).all()


def test_where_cards_lie_is_told_better_by_what_everyone_chose() -> None:
    network, guesser, losses = quick_network_of("willi"), guesser_of("willi"), []
    _, sees = learned(billi.game("willi").spec)
    for number, (state, view, _) in enumerate(rounds(billi.game("willi"), seed=2)):
        if number % 13 or view.phase == "box":
            continue
        sight, real = SeenRow(view), [0] * sees.BESIDES_WIDTH
        assert view.seat is not None
        sees.observe_besides(state.position, view.seat, real)
        loss = []
        for player in (None, network):
            made_up = worlds(view, sight, 256, SeededLuck(1), guesser, player)
            shares = np.zeros(sees.BESIDES_WIDTH)
            p = copied(state.position)
            for world in made_up.positions:
                row = [0] * sees.BESIDES_WIDTH
                p.hands, p.box = world["hands"].tolist(), world["box"].tolist()
                sees.observe_besides(p, view.seat, row)
                shares += row
            loss.append(-np.log((shares[np.array(real) > 0] + 0.5) / 257).mean())
        losses.append(loss)
    guessed, believed = np.array(losses).T
    assert len(losses) > 15
    assert believed.mean() < guessed.mean() - 0.1
