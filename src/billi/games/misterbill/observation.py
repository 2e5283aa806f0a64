"""What a learner sees of a game of Mister Bill: a row of small integers, written like the rules and compiled with them.

It shows what the seat may see and remember, and no more; seats are counted clockwise from it, those that are not
taken last. So are the seats in a learner's actions.
"""

from typing import Final

from billi.games.bits import lowest
from billi.games.misterbill.rules import (
    DECK_SIZE,
    EXCHANGE,
    LAST_ROUND,
    LEFT,
    NO_CARD,
    NO_WAITER,
    PASS,
    RELAY,
    SEATS,
    SEATS_A_WAITER,
    SERVE,
    STALL_TURNS,
    Position,
    best_card_left,
    colour_of,
    legal,
    next_of,
    previous_of,
)
from billi.games.misterbill.seen import KINDS_OF_CARDS, SURE, Seen
from billi.games.rows import RowField, put_set, starts, width

CHOICES: Final = PASS + 1
"""The numbers an action may have: see the rules."""
LONGEST: Final = LAST_ROUND * DECK_SIZE * SEATS * (STALL_TURNS + 1)
"""Decisions a game takes at most: as many turns without a discard as there can be before each (MB23), and gifts."""
AIMED: Final = (1 << 3 * SEATS_A_WAITER) - 1 << SERVE
"""Actions on somebody."""
FEWEST: Final = 3
"""Players there are at least."""
MOST_IDLE: Final = 127
"""Turns without a discard that are told apart."""

FIELDS: Final = (
    RowField("hand", KINDS_OF_CARDS, 1, "own cards"),
    RowField("gift", KINDS_OF_CARDS, 1, "the card one has chosen to give"),
    RowField("discards", KINDS_OF_CARDS, 4, "how many of each kind lie on the discards"),
    RowField(
        "odds", (SEATS - 1) * KINDS_OF_CARDS, SURE, "by other seat and kind, how likely it is where it was seen to go"
    ),
    RowField("lacks", (SEATS - 1) * KINDS_OF_CARDS, 1, "by other seat and kind, that it cannot be there"),
    RowField("sizes", SEATS, 12, "by seat, cards in hand"),
    RowField("still_in", SEATS, 1, "by seat, whether it is still in"),
    RowField("mate", SEATS, 1, "by seat, whether it plays with us"),
    RowField("team", SEATS * 4, 1, "by seat, its team"),
    RowField("points", SEATS, 20, "by seat, points so far"),
    RowField("round_points", SEATS, 8, "by seat, points of this round"),
    RowField("draws_from", SEATS, 1, "whom we draw from next"),
    RowField("gives_to", SEATS, 1, "who draws from us next"),
    RowField("turn", SEATS, 1, "whose turn it is"),
    RowField("waiter", 5, 1, "the waiter whose effect is under way"),
    RowField("target", SEATS, 1, "whom it is played on"),
    RowField("direction", 2, 1, "which way cards are passed: left, right"),
    RowField("phase", 6, 1, "what the table waits for"),
    RowField("round", LAST_ROUND, 1, "the round"),
    RowField("players", SEATS - FEWEST + 1, 1, "how many play: 3 to 8"),
    RowField("stake", 1, 8, "the best score card left"),
    RowField("idle_turns", 1, MOST_IDLE, "turns since the last discard"),
    RowField("chosen_exchange", 1, 1, "option: the target of an Exchange picks the card to give back"),
)
"""What a seat sees, in the order it stands in a row."""
WIDTH: Final = width(FIELDS)

BESIDES: Final = (RowField("hands", (SEATS - 1) * KINDS_OF_CARDS, 1, "by other seat, its cards"),)
"""What a critic may see besides."""
BESIDES_WIDTH: Final = width(BESIDES)

(
    HAND,
    GIFT,
    DISCARDS,
    ODDS,
    LACKING,
    SIZES,
    STILL_IN,
    MATE,
    TEAM,
    POINTS,
    ROUND_POINTS,
    DRAWS_FROM,
    GIVES_TO,
    TURN,
    WAITER,
    TARGET,
    DIRECTION,
    PHASE,
    ROUNDS,
    PLAYERS,
    STAKE,
    IDLE_TURNS,
    CHOSEN_EXCHANGE,
) = starts(FIELDS)


def from_seat(p: Position, other: int, seat: int) -> int:
    """Return how many places clockwise another seat is."""
    return other - seat if other >= seat else other - seat + p.players


def observe(p: Position, seen: Seen, seat: int, row: list[int]) -> None:
    """Write what a seat sees."""
    observe_table(p, seen, seat, row)
    for other in range(p.players):
        observe_seat(p, seen, seat, other, row)


def observe_table(p: Position, seen: Seen, seat: int, row: list[int]) -> None:
    """Write what a seat sees of its own, and of what is nobody's."""
    put_set(row, HAND, p.hands[seat], KINDS_OF_CARDS)
    if p.gifts[seat] != NO_CARD:
        row[GIFT + p.gifts[seat]] = 1
    for card in range(KINDS_OF_CARDS):
        row[DISCARDS + card] = seen.discards[card]
    if p.still_in >> seat & 1:
        row[DRAWS_FROM + from_seat(p, previous_of(p.still_in, seat), seat)] = 1
        row[GIVES_TO + from_seat(p, next_of(p.still_in, seat), seat)] = 1
    row[TURN + from_seat(p, p.turn, seat)] = 1
    if p.waiter != NO_WAITER:
        row[WAITER + p.waiter - EXCHANGE] = 1
        if p.waiter == RELAY:
            row[DIRECTION + (p.target != LEFT)] = 1
        else:
            row[TARGET + from_seat(p, p.target, seat)] = 1
    row[PHASE + p.phase] = 1
    row[ROUNDS + p.round - 1] = 1
    row[PLAYERS + p.players - FEWEST] = 1
    row[STAKE] = best_card_left(p)
    row[IDLE_TURNS] = min(max(p.idle_turns, 0), MOST_IDLE)
    row[CHOSEN_EXCHANGE] = p.chosen_exchange


def observe_seat(p: Position, seen: Seen, seat: int, other: int, row: list[int]) -> None:
    """Write what a seat sees of one at the table."""
    away = from_seat(p, other, seat)
    row[SIZES + away] = seen.sizes[other]
    row[STILL_IN + away] = p.still_in >> other & 1
    row[POINTS + away] = p.points[other]
    row[ROUND_POINTS + away] = p.round_points[other]
    if p.round < LAST_ROUND and p.team_cards[other]:
        team = colour_of(p.team_cards[other])
        row[TEAM + 4 * away + team] = 1
        row[MATE + away] = team == colour_of(p.team_cards[seat])
    if away:
        put_set(row, LACKING + KINDS_OF_CARDS * (away - 1), seen.lacks[other], KINDS_OF_CARDS)
        held = seen.holds[other]
        while held:
            card = lowest(held)
            row[ODDS + KINDS_OF_CARDS * (away - 1) + card] = seen.odds[KINDS_OF_CARDS * other + card]
            held &= held - 1


def observe_besides(p: Position, seat: int, row: list[int]) -> None:
    """Write what a seat does not see."""
    for other in range(p.players):
        if other != seat:
            put_set(row, KINDS_OF_CARDS * (from_seat(p, other, seat) - 1), p.hands[other], KINDS_OF_CARDS)


def seats_at(p: Position) -> int:
    """Return how many seats win points."""
    return p.players


def choices(p: Position, seat: int) -> int:
    """Return the set of what a seat may choose, by a learner's numbers: targets are counted from the seat."""
    actions = legal(p, seat)
    turned = actions & ~AIMED
    for waiter in range(3):
        at = SERVE + SEATS_A_WAITER * waiter
        targets = actions >> at & (1 << SEATS_A_WAITER) - 1
        turned |= (targets >> seat | targets << p.players - seat) % (1 << p.players) << at
    return turned


def meant(p: Position, seat: int, choice: int) -> int:
    """Return the action a learner means."""
    if not AIMED >> choice & 1:
        return choice
    aim = choice - SERVE
    target = (aim % SEATS_A_WAITER + seat) % p.players
    return SERVE + aim // SEATS_A_WAITER * SEATS_A_WAITER + target
