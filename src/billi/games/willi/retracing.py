"""What the others have chosen in a round of Willi, as a seat has seen it, each choice with its moment."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from billi.bulk.layout import pack, record_type
from billi.games.bits import lowest
from billi.games.events import Event
from billi.games.log import LOG_SIZE, WORDS
from billi.games.snapshots import copied
from billi.games.willi import rules, seen
from billi.games.willi.cards import NUMBERS
from billi.games.willi.events import CardPlayed, Exchanged, WilliCalled, WilliDealt
from billi.games.willi.notation import PHASES
from billi.games.willi.observation import LONGEST
from billi.games.willi.recall import blank
from billi.games.willi.rules import CALL, DECLINE, LAST_ROUND, NO_CARD, NOBODY, PILE_BITS, SEATS, Position
from billi.games.willi.view import WilliView
from billi.games.willi.worlds import known_by

MOST: Final = LONGEST // LAST_ROUND
"""Choices a round has at most."""
Words = NDArray[np.int64]
Told = CardPlayed | WilliCalled | Exchanged
"""What tells all what somebody has chosen."""


class Past(NamedTuple):
    """Choices the others have made, the first one first; some had nothing to choose from."""

    positions: NDArray[np.void]
    seen: NDArray[np.void]
    seats: Words
    whose: Words
    """Which of the others chose, counted by their seats."""
    made: Words
    known: Words
    """The cards it held then of which all know by now."""

    def first(self, many: int) -> "Past":
        """Return so many of them."""
        return Past(
            self.positions[:many],
            self.seen[:many],
            self.seats[:many],
            self.whose[:many],
            self.made[:many],
            self.known[:many],
        )


def past_of(view: WilliView, now: Position, held: Sequence[int], boxes: Sequence[int]) -> Past:
    """Go through the round once more, with cards that may have been in the others' hands and boxes all the time.

    There is nothing to go through before anybody has played, nor in a game that was set up, where no deal was seen.
    """
    past = Past(np.zeros(MOST, record_type(rules)), np.zeros(MOST, record_type(seen)), *np.zeros((4, MOST), np.int64))
    events, many = view.this_round(), 0
    if not events or not isinstance(events[0], WilliDealt) or view.phase == PHASES[rules.BOXING]:
        return past.first(0)
    others = [seat for seat in range(view.players) if seat != view.seat]
    for p, memory, seat, choice in retraced(events, dealt(events, now, held, boxes), boxes, now):
        if seat != view.seat:
            pack(p, past.positions[many])
            pack(memory, past.seen[many])
            past.seats[many], past.whose[many], past.made[many] = seat, others.index(seat), choice
            past.known[many] = p.hands[seat] & ~(held[seat] | 1 << boxes[seat])
            many += 1
    return past.first(many)


def retraced(
    events: Iterable[Event], p: Position, boxes: Sequence[int], until: Position | None = None
) -> Iterator[tuple[Position, seen.Seen, int, int]]:
    """Go through a round from its deal to its end, or until it is as it is now.

    Whenever somebody chooses, yield the position, what has been seen, the seat and what it chose; the first two go on
    being changed.
    """
    memory, log = blank(p.players), [0] * LOG_SIZE
    told = [event for event in events if isinstance(event, Told)]
    while told or (until and (p.phase != until.phase or p.to_act != until.to_act)):
        seat = lowest(p.to_act)
        choice = _choice(p, seat, told, until, boxes)
        yield p, memory, seat, choice
        log[0] = 0
        rules.apply(p, seat, choice, log)
        for word in range(1, 1 + WORDS * log[0], WORDS):
            seen.note(memory, 0, *log[word : word + WORDS])
            if log[word] == rules.EV_PLAY and log[word + 1] >= p.players:  # Willi chooses nothing
                told.pop(0)


def _choice(p: Position, seat: int, told: list[Told], now: Position | None, boxes: Sequence[int]) -> int:
    """Return what a seat chose, from what was told after that; what tells no more than this choice is taken out."""
    event = told[0] if told else None
    match p.phase, event:
        case rules.BOXING, _:
            return boxes[seat]
        case rules.CALLING, WilliCalled() if event.seat == seat:
            told.pop(0)
            return CALL
        case rules.CALLING, _:
            return DECLINE
        case rules.TAKING, Exchanged():
            return NUMBERS[event.take]
        case rules.TAKING, None if now and now.phase == rules.GIVING:
            return now.taken
        case rules.TAKING, _:
            return DECLINE
        case _, Exchanged():
            told.pop(0)
            return NUMBERS[event.give]
        case _, CardPlayed():
            told.pop(0)
            return NUMBERS[event.card]
    raise AssertionError(f"{event} cannot follow in phase {p.phase}")


def dealt(events: Iterable[Event], like: Position, held: Sequence[int], boxes: Sequence[int]) -> Position:
    """Return a round as it began, had some cards been in the others' hands and boxes all the time."""
    p: Position = copied(like)
    seen_to_leave, _, _ = known_by(events, p.players)
    for seat in range(SEATS):
        if seat < p.players:
            p.hands[seat] = held[seat] | 1 << boxes[seat] | sum(1 << card for card in seen_to_leave[seat])
        else:
            p.pile = sum(card << PILE_BITS * place for place, card in enumerate(seen_to_leave[seat]))
        p.totals[seat] = p.won[seat] = 0
        p.box[seat] = p.trick[seat] = NO_CARD
    p.leader, p.winner, p.caller, p.taken = rules.first_leader(p), NOBODY, NOBODY, NO_CARD
    p.played = p.asked = 0
    p.to_act, p.phase = (1 << p.players) - 1, rules.BOXING
    return p
