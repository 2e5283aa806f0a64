"""What a learner sees of a game of Willi: a row of small integers, written like the rules and compiled with them.

It shows what the seat may see and remember, and no more; seats are counted clockwise from it, by number.
"""

from typing import Final

from billi.games.rows import RowField, put_set, starts, width
from billi.games.willi.rules import (
    BOXING,
    DECK_SIZE,
    LAST_ROUND,
    NO_CARD,
    NOBODY,
    PILE_BITS,
    SEATS,
    TRICKS_EACH,
    WILLI,
    Position,
    at_place,
    legal,
)
from billi.games.willi.seen import Seen

CHOICES: Final = 38
"""The numbers an action may have: see the rules."""
LONGEST: Final = LAST_ROUND * (SEATS + DECK_SIZE - SEATS + 8 * (1 + 2 + 3) + 7 * 2)
"""Decisions a game can take at most: boxes, cards, who is asked to call (W8), and exchanges (W10)."""

FIELDS: Final = (
    RowField("hand", DECK_SIZE, 1, "own cards"),
    RowField("box", DECK_SIZE, 1, "the card one has put in the box"),
    RowField("gone", DECK_SIZE, 1, "the cards in tricks that have been won"),
    RowField("trick", SEATS * DECK_SIZE, 1, "by seat, the card it has played to the trick"),
    RowField("led_colour", 4, 1, "the colour that was led"),
    RowField("led_value", 9, 1, "the value that was led"),
    RowField("taken", DECK_SIZE, 1, "the card of the trick one is exchanging for"),
    RowField("shown", (SEATS - 1) * DECK_SIZE, 1, "by other seat, cards in its hand that were seen to go there"),
    RowField("lacks", (SEATS - 1) * 4, 1, "by other seat, colours it cannot hold"),
    RowField("place", SEATS * SEATS, 1, "by seat, when it plays to this trick"),
    RowField("won", SEATS * TRICKS_EACH, 1, "by seat, whether it has a first trick, and a second"),
    RowField("totals", SEATS, 72, "by seat, the values of the cards in its tricks"),
    RowField("points", SEATS, 24, "by seat, score cards so far"),
    RowField("caller", SEATS, 1, "who has called"),
    RowField("willi", SEATS, 1, "which seat is Willi's own"),
    RowField("dealer", SEATS, 1, "who has dealt"),
    RowField("round", LAST_ROUND, 1, "the round"),
    RowField("tricks", SEATS * TRICKS_EACH, 1, "how many tricks have been won"),
    RowField("phase", 7, 1, "what the table waits for"),
    RowField("same_colour", 1, 1, "option: an exchange stays within one colour"),
    RowField("in_turn", 1, 1, "option: Willi starts rounds 1 and 5 only"),
    RowField("moves", 1, 1, "option: Willi sits before another player each round"),
)
"""What a seat sees, in the order it stands in a row."""
WIDTH: Final = width(FIELDS)

BESIDES: Final = (
    RowField("hands", (SEATS - 1) * DECK_SIZE, 1, "by other seat, its cards"),
    RowField("boxes", (SEATS - 1) * DECK_SIZE, 1, "by other seat, the card it has put in the box"),
    RowField("pile", DECK_SIZE, 1, "the next card of Willi's pile"),
)
"""What a critic may see besides."""
BESIDES_WIDTH: Final = width(BESIDES)

(
    HAND,
    BOX,
    GONE,
    TRICK,
    LED_COLOUR,
    LED_VALUE,
    TAKEN,
    SHOWN,
    LACKS,
    PLACE,
    WON,
    TOTALS,
    POINTS,
    CALLER,
    WILLIS,
    DEALER,
    ROUND,
    TRICKS,
    PHASE,
    SAME_COLOUR,
    IN_TURN,
    MOVES,
) = starts(FIELDS)
HANDS, BOXES, PILE = starts(BESIDES)


def observe(p: Position, seen: Seen, seat: int, row: list[int]) -> None:
    """Write what a seat sees."""
    observe_table(p, seen, seat, row)
    for place in range(SEATS):
        observe_seat(p, seen, seat, place, row)


def observe_table(p: Position, seen: Seen, seat: int, row: list[int]) -> None:
    """Write what a seat sees of its own, and of what is nobody's."""
    put_set(row, HAND, p.hands[seat], DECK_SIZE)
    if p.box[seat] != NO_CARD:
        row[BOX + p.box[seat]] = 1
    put_set(row, GONE, seen.gone, DECK_SIZE)
    if p.played:
        row[LED_COLOUR + (p.trick[0] & 3)] = 1
        row[LED_VALUE + (p.trick[0] >> 2)] = 1
    if p.taken != NO_CARD and p.winner == seat:
        row[TAKEN + p.taken] = 1
    if p.caller != NOBODY:
        row[CALLER + ((p.caller - seat) & 3)] = 1
    if p.players < SEATS:
        row[WILLIS + ((WILLI - seat) & 3)] = 1
    row[DEALER + ((p.dealer - seat) & 3)] = 1
    row[ROUND + p.round - 1] = 1
    tricks = p.won[0] + p.won[1] + p.won[2] + p.won[3]
    if tricks < SEATS * TRICKS_EACH:
        row[TRICKS + tricks] = 1
    row[PHASE + p.phase] = 1
    row[SAME_COLOUR] = p.same_colour
    row[IN_TURN] = p.in_turn
    row[MOVES] = p.moves


def observe_seat(p: Position, seen: Seen, seat: int, place: int, row: list[int]) -> None:
    """Write what a seat sees of the one who plays that many places after the leader."""
    other = at_place(p, place)
    away = (other - seat) & 3
    row[PLACE + SEATS * away + place] = 1
    if place < p.played:
        row[TRICK + DECK_SIZE * away + p.trick[place]] = 1
    row[WON + TRICKS_EACH * away] = p.won[other] > 0
    row[WON + TRICKS_EACH * away + 1] = p.won[other] > 1
    row[TOTALS + away] = p.totals[other]
    row[POINTS + away] = p.points[other]
    if away:
        put_set(row, SHOWN + DECK_SIZE * (away - 1), seen.shown[other], DECK_SIZE)
        if other < p.players:
            put_set(row, LACKS + 4 * (away - 1), seen.lacks[other], 4)


def observe_besides(p: Position, seat: int, row: list[int]) -> None:
    """Write what a seat does not see."""
    for away in range(1, SEATS):
        other = (seat + away) & 3
        put_set(row, HANDS + DECK_SIZE * (away - 1), p.hands[other], DECK_SIZE)
        if p.box[other] != NO_CARD:
            row[BOXES + DECK_SIZE * (away - 1) + p.box[other]] = 1
    if p.players < SEATS and p.phase >= BOXING:
        row[PILE + (p.pile & (1 << PILE_BITS) - 1)] = 1


def seats_at(p: Position) -> int:
    """Return how many seats win points: Willi has one too."""
    return SEATS


def choices(p: Position, seat: int) -> int:
    """Return the set of what a seat may choose, by a learner's numbers: the rules' own."""
    return legal(p, seat)


def meant(p: Position, seat: int, choice: int) -> int:
    """Return the action a learner means."""
    return choice
