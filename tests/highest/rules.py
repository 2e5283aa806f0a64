"""Highest: twelve cards, two to four players, two rounds. Everyone plays a card, the highest takes the trick."""

from typing import Final

from billi.games.log import Log, report

CARDS: Final = tuple("ABCDEFGHIJKL")
DECK_SIZE: Final = 12
CARDS_SIZE: Final = DECK_SIZE
SEATS: Final = 4
LAST_ROUND: Final = 2

DEALING: Final = 0
PLAYING: Final = 1
OVER: Final = 2

EV_ROUND: Final = 1  # round, dealer, the seat that leads
EV_DEAL: Final = 2  # dealer
EV_PLAY: Final = 3  # seat, card
EV_TRICK: Final = 4  # winner
EV_ROUND_END: Final = 5  # points so far, 5 bits a seat
EV_GAME_END: Final = 6  # points, 5 bits a seat; winners as a set

LAYOUT: Final = (
    ("hands", "i2", SEATS),
    ("points", "i1", SEATS),
    ("trick", "i1", SEATS),
    ("players", "i1", 1),
    ("round", "i1", 1),
    ("dealer", "i1", 1),
    ("leader", "i1", 1),
    ("played", "i1", 1),
    ("to_act", "i1", 1),
    ("phase", "i1", 1),
)


class Table:
    """A game under way."""

    __slots__ = tuple(name for name, _, _ in LAYOUT)

    hands: list[int]
    points: list[int]
    trick: list[int]
    players: int
    round: int
    dealer: int
    leader: int
    played: int
    to_act: int
    phase: int


def begin(t: Table, players: int, options: int, dealer: int) -> None:
    """Sit down."""
    for seat in range(SEATS):
        t.hands[seat] = 0
        t.points[seat] = 0
        t.trick[seat] = 0
    t.players = players
    t.round = 1
    t.dealer = dealer
    t.leader = (dealer + 1) % players
    t.played = 0
    t.to_act = 0
    t.phase = DEALING


def deal(t: Table, cards: list[int], log: Log) -> None:
    """Deal all cards."""
    for i in range(DECK_SIZE):
        t.hands[(t.dealer + 1 + i) % t.players] |= 1 << cards[i]
    t.leader = (t.dealer + 1) % t.players
    report(log, EV_ROUND, t.round, t.dealer, t.leader)
    report(log, EV_DEAL, t.dealer)
    t.phase = PLAYING
    t.to_act = 1 << t.leader


def outcomes(t: Table) -> int:
    """Return how many ways luck can go next: it only deals."""
    return 0


def chance(t: Table, luck: int, log: Log) -> None:
    """Let luck decide: it never does."""


def legal(t: Table, seat: int) -> int:
    """Return the cards a seat may play: any."""
    return t.hands[seat]


def apply(t: Table, seat: int, action: int, log: Log) -> None:
    """Play a card."""
    t.hands[seat] ^= 1 << action
    t.trick[seat] = action
    t.played += 1
    report(log, EV_PLAY, seat, action)
    if t.played < t.players:
        t.to_act = 1 << (seat + 1) % t.players
    else:
        take_trick(t, log)


def take_trick(t: Table, log: Log) -> None:
    """Return the trick to the highest card, and go on."""
    best = 0
    for seat in range(1, t.players):
        if t.trick[seat] > t.trick[best]:
            best = seat
    t.points[best] += 1
    t.leader = best
    t.played = 0
    report(log, EV_TRICK, best)
    t.to_act = 1 << best
    if t.hands[best] == 0:
        end_round(t, log)


def end_round(t: Table, log: Log) -> None:
    """Go on to the next deal, or the end of the game."""
    t.to_act = 0
    packed = 0
    for seat in range(t.players):
        packed |= t.points[seat] << 5 * seat
    report(log, EV_ROUND_END, packed)
    if t.round == LAST_ROUND:
        t.phase = OVER
        report(log, EV_GAME_END, packed, winners(t))
    else:
        t.phase = DEALING
        t.round += 1
        t.dealer = (t.dealer + 1) % t.players


def winners(t: Table) -> int:
    """Return the seats with the most points."""
    best = -1
    seats = 0
    for seat in range(t.players):
        if t.points[seat] > best:
            best = t.points[seat]
            seats = 0
        if t.points[seat] == best:
            seats |= 1 << seat
    return seats
