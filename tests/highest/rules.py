"""Highest: twelve cards, two to four players, two rounds. Everyone plays a card, the highest takes the trick."""

from typing import Final

from billi.games.log import Log, report

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
EV_ROUND_END: Final = 5  # points so far, by seat
EV_GAME_END: Final = 6  # points, by seat; winners as a set
POINTS_BITS: Final = 5  # of such a number, a seat

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


class Position:
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


def begin(p: Position, players: int, options: int, dealer: int) -> None:
    """Sit down."""
    for seat in range(SEATS):
        p.hands[seat] = 0
        p.points[seat] = 0
        p.trick[seat] = 0
    p.players = players
    p.round = 1
    p.dealer = dealer
    p.leader = (dealer + 1) % players
    p.played = 0
    p.to_act = 0
    p.phase = DEALING


def deal(p: Position, cards: list[int], log: Log) -> None:
    """Deal all cards."""
    for i in range(DECK_SIZE):
        p.hands[(p.dealer + 1 + i) % p.players] |= 1 << cards[i]
    p.leader = (p.dealer + 1) % p.players
    report(log, EV_ROUND, p.round, p.dealer, p.leader)
    report(log, EV_DEAL, p.dealer)
    p.phase = PLAYING
    p.to_act = 1 << p.leader


def outcomes(p: Position) -> int:
    """Return how many ways luck can go next: it only deals."""
    return 0


def chance(p: Position, luck: int, log: Log) -> None:
    """Let luck decide: it never does."""


def legal(p: Position, seat: int) -> int:
    """Return the cards a seat may play: any."""
    return p.hands[seat]


def apply(p: Position, seat: int, action: int, log: Log) -> None:
    """Play a card."""
    p.hands[seat] ^= 1 << action
    p.trick[seat] = action
    p.played += 1
    report(log, EV_PLAY, seat, action)
    if p.played < p.players:
        p.to_act = 1 << (seat + 1) % p.players
    else:
        take_trick(p, log)


def take_trick(p: Position, log: Log) -> None:
    """Have the highest card take the trick, and go on."""
    best = 0
    for seat in range(1, p.players):
        if p.trick[seat] > p.trick[best]:
            best = seat
    for seat in range(p.players):
        p.trick[seat] = 0
    p.points[best] += 1
    p.leader = best
    p.played = 0
    report(log, EV_TRICK, best)
    p.to_act = 1 << best
    if p.hands[best] == 0:
        end_round(p, log)


def end_round(p: Position, log: Log) -> None:
    """Go on to the next deal, or the end of the game."""
    p.to_act = 0
    packed = 0
    for seat in range(p.players):
        packed |= p.points[seat] << POINTS_BITS * seat
    report(log, EV_ROUND_END, packed)
    if p.round == LAST_ROUND:
        p.phase = OVER
        report(log, EV_GAME_END, packed, winners(p))
    else:
        p.phase = DEALING
        p.round += 1
        p.dealer = (p.dealer + 1) % p.players


def winners(p: Position) -> int:
    """Return the seats with the most points."""
    best = -1
    seats = 0
    for seat in range(p.players):
        if p.points[seat] > best:
            best = p.points[seat]
            seats = 0
        if p.points[seat] == best:
            seats |= 1 << seat
    return seats
