"""Counts of all the ways a game can go on for some steps, by the rules and by the independent model.

A step is one choice of one seat, in whichever order the seats choose, or one way luck can go. A game that stops before,
for want of a deal, counts as one way.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import billi
from billi.state import Game
from helpers.crosscheck import new_model, text
from helpers.rule_scenes import stacked, stacked_to_leave

LUCK = -1
DEAL_AGAIN = -2
Step = tuple[int, str]


class Deal(NamedTuple):
    """A first deal, and the moves made since. Where one of them deals again, it deals the same cards."""

    game: Game
    deck: list[str]
    dealer: int
    team_cards: list[int] | None = None
    moves: tuple[Step, ...] = ()


def state_after(deal: Deal) -> billi.State:
    state = deal.game.start(deck=deal.deck, team_cards=deal.team_cards, dealer=deal.dealer)
    for step in deal.moves:
        if step[0] == DEAL_AGAIN:
            state.deal(deal.deck, deal.team_cards)
        else:
            take(state, step)
    return state


def steps_of(state: billi.State) -> list[Step]:
    luck = [(LUCK, card) for card in state.outcomes]
    return luck + [(seat, text(action)) for seat in state.to_act for action in state.legal(seat)]


def take(state: billi.State, step: Step) -> None:
    seat, action = step
    if seat == LUCK:
        state.draw(action)
    else:
        state.apply(seat, action)


def ways(state: billi.State, depth: int) -> int:
    """Count the ways a state can go on."""
    steps = steps_of(state)
    if depth < 2 or not steps:
        return max(1, len(steps)) if depth else 1
    total = 0
    for step in steps:
        branch = state.copy()
        take(branch, step)
        total += ways(branch, depth - 1)
    return total


def model_after(deal: Deal, path: tuple[Step, ...]) -> Any:
    model = new_model(deal.game, deal.dealer)
    model.deal(deal.deck, deal.team_cards)
    for seat, action in deal.moves + path:
        if seat == DEAL_AGAIN:
            model.deal(deal.deck, deal.team_cards)
        elif seat == LUCK:
            model.chance(action)
        else:
            model.act(seat, action)
    return model


def steps_of_model(model: Any) -> Iterator[Step]:
    if model.waiting[0] == "draw":
        yield from ((LUCK, card) for card in model.waiting[1])
    elif model.waiting[0] == "act":
        yield from ((seat, action) for seat, actions in model.waiting[1].items() for action in actions)


def ways_of_model(deal: Deal, depth: int, path: tuple[Step, ...] = ()) -> int:
    """Count the ways the model can go on; it cannot be copied, so every branch is played from the deal."""
    steps = list(steps_of_model(model_after(deal, path)))
    if depth < 2 or not steps:
        return max(1, len(steps)) if depth else 1
    return sum(ways_of_model(deal, depth - 1, (*path, step)) for step in steps)


def later(deal: Deal, moves: int) -> Deal:
    """Go on from a deal, always with the first thing that can happen."""
    state = state_after(deal)
    made = []
    for _ in range(moves):
        made.append(steps_of(state)[0])
        take(state, made[-1])
    return deal._replace(moves=deal.moves + tuple(made))


def in_round(deal: Deal, number: int, moves: int) -> Deal:
    """Go on from a deal to a later round and some moves into it."""
    while (state := state_after(deal)).position.round < number:
        deal = later(deal, 1)
        if state_after(deal).dealing:
            deal = deal._replace(moves=(*deal.moves, (DEAL_AGAIN, "")))
    assert state.view(None).phase == "box"
    return later(deal, moves)


def misterbill(hands: list[str], dealer: int, team_cards: list[int], exchange: str = "blind") -> Deal:
    game = billi.game("misterbill", players=len(hands), exchange=exchange)
    return Deal(game, stacked_to_leave(hands, dealer), dealer, team_cards)


def willi(players: int, **options: str) -> Deal:
    game = billi.game("willi", players=players, **options)
    hands = (
        "R1 R9 Y3 Y4 G2 G7 B5 B6 B8, R2 R3 R8 Y1 Y9 G5 G6 B4 B7, R4 R5 Y2 Y7 Y8 G1 G9 B3 B9, R6 R7 Y5 Y6 G3 G4 G8 B1 B2"
    )
    return Deal(game, stacked([hand.split() for hand in hands.split(",")], dealer=2), dealer=2)


CASES = {
    "misterbill-3": (misterbill(["EGRB", "ETLB", "GTLRB"], 2, [1, 2, 3]), 7, 66_366),
    "misterbill-3-chosen": (misterbill(["OSEB", "OEPB", "SPB"], 2, [1, 2, 3], "chosen"), 10, 13_971),
    "misterbill-4-with-little-left": (misterbill(["OB", "OLB", "", "LB"], 1, [1, 2, 3, 4]), 29, 4_409),
    "misterbill-5": (misterbill(["OSGB", "OPRB", "STG", "PWR", "WTB"], 4, [1, 2, 3, 4, 5]), 6, 35_996),
    "misterbill-8": (
        misterbill(["EB", "EB", "TB", "TO", "GO", "GR", "LR", "L"], 7, [1, 2, 3, 4, 5, 6, 7, 8]),
        9,
        48_328,
    ),
    "willi-4-boxing": (willi(4), 3, 17_496),
    "willi-4-first-trick": (later(willi(4), 4), 8, 43_306),
    "willi-4-last-tricks": (later(willi(4), 42), 12, 4_080),
    "willi-4-same-colour": (later(willi(4, exchange="same_colour"), 36), 9, 2_418),
    "willi-3-first-trick": (later(willi(3), 3), 8, 11_320),
    "willi-3-in-turn-later": (later(willi(3, willi_starts="in_turn"), 34), 11, 1_616),
    "willi-3-second-round": (in_round(willi(3), 2, 3), 8, 16_680),
    "willi-3-second-round-stays": (in_round(willi(3, willi_sits="stays"), 2, 3), 8, 16_852),
    "willi-3-third-round-in-turn": (in_round(willi(3, willi_starts="in_turn"), 3, 3), 7, 15_372),
}


@pytest.mark.parametrize("case", CASES)
def test_ways_by_the_rules_and_by_the_model(case: str) -> None:
    deal, depth, number = CASES[case]
    assert ways(state_after(deal), depth) == number
    assert ways_of_model(deal, depth) == number
