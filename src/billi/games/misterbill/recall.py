"""From what a seat sees at Mister Bill back to a position and what was seen: so that a learner can sit at a table."""

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from billi.games.events import Event
from billi.games.misterbill import rules, seen
from billi.games.misterbill.cards import CARDS
from billi.games.misterbill.events import (
    Awarded,
    BillsShown,
    CardMoved,
    Drew,
    HandsTraded,
    MisterBillDealt,
    PairsDiscarded,
    WaiterPlayed,
    WentOut,
)
from billi.games.misterbill.notation import DIRECTIONS, PHASES
from billi.games.misterbill.rules import NO_CARD, SEATS, Position
from billi.games.misterbill.seen import KINDS_OF_CARDS, Seen
from billi.games.misterbill.view import MisterBillView

NUMBERS: Final[dict[str, int]] = {card: number for number, card in enumerate(CARDS)}


def position_of(view: MisterBillView, empty: Position, options: int) -> Position:
    """Set up the position as a seat knows it: of the other hands there is nothing in it."""
    p = empty
    rules.begin(p, view.players, options, view.dealer)
    p.round, p.turn, p.idle_turns = view.round, view.turn, view.idle_turns
    p.phase = PHASES.index(view.phase)
    for seat in range(view.players):
        p.points[seat], p.round_points[seat] = view.points[seat], view.round_points[seat]
        p.team_cards[seat] = view.team_cards[seat]
    p.still_in = sum(1 << seat for seat in view.still_in)
    p.to_act = sum(1 << seat for seat in view.to_act)
    p.awards = sum(isinstance(event, Awarded) for event in view.this_round())
    if view.waiter is not None:
        p.waiter = NUMBERS[view.waiter]
        p.target = DIRECTIONS.index(view.direction) if view.direction else view.target or 0
    if view.seat is not None:
        p.hands[view.seat] = _set(view.hand)
        p.gifts[view.seat] = NO_CARD if view.gift is None else NUMBERS[view.gift]
    return p


def seen_in(view: MisterBillView) -> Seen:
    """Go through the round once more as a seat saw it."""
    assert view.seat is not None
    remembered = blank(view.players)
    for event in view.this_round() if view.phase != PHASES[rules.DEALING] else ():  # then all cards are gathered in
        for words in as_reported(event, view):
            seen.note(remembered, view.seat, *words)
        if isinstance(event, MisterBillDealt):
            dealt = 0
            for card in event.hands[view.seat]:  # type: ignore[union-attr] # one's own is no number
                dealt ^= 1 << NUMBERS[card]
            seen.settle(remembered, view.seat, dealt)
    return remembered


def blank(players: int) -> Seen:
    """Return what somebody remembers who has just begun to look."""
    remembered = Seen()
    remembered.arrived, remembered.sizes = [0] * SEATS, [0] * SEATS
    remembered.lacks, remembered.holds = [0] * SEATS, [0] * SEATS
    remembered.discards, remembered.odds = [0] * KINDS_OF_CARDS, [0] * SEATS * KINDS_OF_CARDS
    seen.open_eyes(remembered, players)
    return remembered


def known_in(records: NDArray[np.void]) -> NDArray[np.int8]:
    """Return what :func:`seen.known` says in records of what was seen, by record, seat and kind."""
    kinds = np.arange(KINDS_OF_CARDS)
    lacks, holds = ((records[mask][..., None] >> kinds & 1).astype(bool) for mask in ("lacks", "holds"))
    odds = records["odds"].reshape(*records.shape, SEATS, KINDS_OF_CARDS)
    return np.where(lacks, np.int8(seen.LACKS), np.where(holds, odds, np.int8(seen.UNKNOWN)))


def as_reported(event: Event, view: MisterBillView) -> list[tuple[int, int, int, int]]:
    """Return an event as the rules report it, if it is one that :func:`seen.note` looks at."""
    match event:
        case Drew():
            return [(rules.EV_DRAW, event.seat, event.from_, _number(event.card))]
        case CardMoved():
            return [(rules.EV_MOVE, event.from_, event.to, _number(event.card))]
        case PairsDiscarded():
            twice = [card for card in event.cards if event.cards.count(card) > 1]
            return [(rules.EV_PAIRS, event.seat, _set(event.cards), _set(twice))]
        case WaiterPlayed():
            target = DIRECTIONS.index(event.direction) if event.direction else event.target or 0
            return [(rules.EV_WAITER, event.seat, NUMBERS[event.card], target)]
        case HandsTraded():
            return [(rules.EV_TRADE, event.seats[0], event.seats[1], 0)]
        case BillsShown():
            return [(rules.EV_SHOW, sum(1 << seat for seat in event.seats), 0, 0)]
        case WentOut():
            return [(rules.EV_OUT, event.seat, 0, 0)]
        case MisterBillDealt():
            return [(rules.EV_DEAL, view.dealer, 0, 0)]
        case _:
            return []


def _set(cards: Iterable[str]) -> int:
    return sum(1 << NUMBERS[card] for card in set(cards))


def _number(card: str | None) -> int:
    return NO_CARD if card is None else NUMBERS[card]
