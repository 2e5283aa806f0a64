"""Hands that might lie where a seat of Willi does not see them, many at once: each as likely, or as likely as guessed.

They fit all that was seen: cards that were played, taken or are the seat's own, and colours somebody could not follow.
A guess says of every card how likely it is in each hand and box, from how the game stands; and somebody who has learned
the game, how likely everyone is to have chosen as they did with such cards (:mod:`billi.games.willi.believing`). Unlike
:mod:`billi.games.willi.worlds`, this tells how the cards lie now, not how each came there.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from billi.bulk.answering import room_for
from billi.bulk.cpu import compiled
from billi.games.bits import lowest
from billi.games.guessing import LEAST, Learned, balanced, likelihoods
from billi.games.sets import members
from billi.games.willi import rules
from billi.games.willi.acquainted import manners
from billi.games.willi.believing import MANNERS
from billi.games.willi.cards import NUMBERS
from billi.games.willi.notation import PHASES
from billi.games.willi.observation import BOXES, HANDS
from billi.games.willi.retracing import Past, past_of
from billi.games.willi.rules import DECK_SIZE, NO_CARD, PILE_BITS, SEATS, WILLI, Position
from billi.games.willi.view import WilliView
from billi.games.willi.worlds import Rooms, known, splits
from billi.luck import seeded

Cards = NDArray[np.int64]
HIDDEN: Final = ("hands", "box", "pile")
"""What of a position nobody sees all of."""
SWAPS: Final = 80
"""Swaps from one way the cards may lie to the next,"""
WARM: Final = 25
"""and ways that are left out at the beginning, until it is forgotten where one began."""
CHAINS: Final = 4
"""Ways to begin with where everyone's choices are weighed,"""
BEGIN: Final = 400
"""swaps until it is forgotten where one began,"""
STEPS: Final = 10
"""and from one way to the next;"""
PASSED: Final = 1_600
"""ways that are passed at the least, of which fewer are taken evenly: neighbours are so alike that they tell little;"""
KEPT: Final = 1 << 14
"""and hands of which is kept how likely they are."""


def imagine(
    view: WilliView,
    position: Position,
    positions: NDArray[np.void],
    seen: NDArray[np.void],
    luck: np.random.Generator,
    guess: NDArray[np.float32] | None = None,
    player: Learned | None = None,
) -> None:
    """Put cards into positions that hold all a seat knows. Who boxes at the same time has yet to choose."""
    assert view.seat is not None
    own, boxing = positions[0], view.phase == PHASES[rules.BOXING]
    others = [seat for seat in range(view.players) if seat != view.seat]
    _, taken, barred = known(view)
    away = int(own["hands"][view.seat]) | int(seen[0]["gone"]) | int(seen[0]["lying"])
    if not boxing:
        away |= 1 << int(own["box"][view.seat])
    for seat in others:
        away |= as_set(taken[seat])
    unseen = [card for card in range(DECK_SIZE) if not away >> card & 1]
    places = [(seat, barred[seat]) for seat in others for _ in range(view.hand_sizes[seat] - len(taken[seat]))]
    places += [] if boxing else [(SEATS + seat, 0) for seat in others]
    places += [(WILLI, 0)] * view.hand_sizes[WILLI] if view.players < SEATS else []
    bars = [bar for _, bar in places]
    cards = share_out(unseen, bars, len(positions) if guess is None else 1, luck)
    whose = np.array([seat for seat, _ in places])
    sets = {place: (1 << cards[:, whose == place]).sum(1) for place in dict.fromkeys([*others, *whose.tolist()])}
    if guess is not None:
        weights = weighed(sets, guess, view.seat, barred, WILLI if view.players < SEATS else None)
        past = past_of(view, position, *_held(view, sets)) if player and not boxing else None
        sets = as_guessed(sets, weights, CHAINS if past and len(past.seats) else len(positions), luck)
        if past and player and len(past.seats):
            trust = manners(view, position, player)
            sets = as_played(sets, weights, past, player, trust, len(positions), luck)
    for seat in others:
        positions["hands"][:, seat] = as_set(taken[seat]) | sets[seat]
        positions["box"][:, seat] = NO_CARD if boxing else np.log2(sets[SEATS + seat]).round()
    if boxing:
        positions["to_act"] = (1 << view.players) - 1
    if view.players < SEATS:
        pile = luck.permuted(_listed(sets[WILLI]), axis=1)
        positions["pile"] = (pile << PILE_BITS * np.arange(pile.shape[1])).sum(1)


def weighed(
    sets: dict[int, Cards], guess: NDArray[np.float32], viewer: int, barred: Sequence[int], pile: int | None
) -> NDArray[np.float32]:
    """Return by place and card how likely the one is to hold the other, of cards like some that fit."""
    likely, places = likelihoods(guess), list(sets)
    shares = np.zeros((len(places), DECK_SIZE))
    for number, place in enumerate(places):
        if place == pile:
            continue
        begins = (HANDS if place < SEATS else BOXES) + DECK_SIZE * ((place - viewer) % SEATS - 1)
        shares[number] = likely[begins : begins + DECK_SIZE]
        if place < SEATS:
            shares[number, np.array(as_list(barred[place]), int)] = 0
    if pile in places:  # what is left
        shares[places.index(pile)] = np.maximum(1 - shares.sum(0), LEAST)
    rooms = [int(cards[0]).bit_count() for cards in sets.values()]
    unseen = sum(int(cards[0]) for cards in sets.values())
    shares[:, [card for card in range(DECK_SIZE) if not unseen >> card & 1]] = 0
    return balanced(shares, rooms, shares.any(0)).astype(np.float32)


def as_guessed(
    sets: dict[int, Cards], weights: NDArray[np.float32], many: int, luck: np.random.Generator
) -> dict[int, Cards]:
    """Return sets of cards like some that fit, by place, in many ways: the likelier, the more often."""
    found = np.zeros((WARM + many, len(sets)), np.int64)
    found[:] = [int(cards[0]) for cards in sets.values()]
    stream = seeded(int(luck.integers(1 << 62)), 0)
    compiled("willi", "swap_many")(
        found.reshape(-1), len(sets), DECK_SIZE, weights.reshape(-1), SWAPS, stream, 0, WARM + many
    )
    return dict(zip(sets, found[WARM:].T, strict=True))


def as_played(
    sets: dict[int, Cards],
    weights: NDArray[np.float32],
    past: Past,
    player: Learned,
    trust: NDArray[np.float64],
    many: int,
    luck: np.random.Generator,
) -> dict[int, Cards]:
    """Return sets of cards like those of :func:`as_guessed`, the likelier the more often by what everyone has done."""
    length = -(-many // CHAINS)
    found = np.zeros((CHAINS * length, len(sets)), np.int64)
    found[::length] = np.array([cards[:CHAINS] for cards in sets.values()]).T
    unseen = sum(int(cards[0]) for cards in sets.values())
    room = room_for(player.width, player.hidden, player.answers)
    compiled("willi", "believe_many")(
        *past,
        np.zeros(player.width, np.int8),
        player.weights,
        player.hidden,
        np.zeros(len(past.seats) * player.hidden, np.float32),
        np.zeros(player.answers, np.float32),
        np.zeros(room, np.float32),
        np.zeros(room, np.int64),
        np.array(members(unseen), np.int64),
        np.zeros(DECK_SIZE, np.int64),
        weights.reshape(-1),
        len(trust),
        np.zeros(2 * len(trust)),
        np.full(KEPT, -1, np.int64),
        np.zeros(MANNERS * KEPT),
        np.zeros(KEPT, np.int64),
        trust.reshape(-1),
        found.reshape(-1),
        len(sets),
        length,
        BEGIN,
        STEPS * max(1, PASSED // many),
        seeded(int(luck.integers(1 << 62)), 0),
        0,
        len(found),
    )
    return dict(zip(sets, luck.permutation(found)[:many].T, strict=True))


def _held(view: WilliView, sets: dict[int, Cards]) -> tuple[list[int], list[int]]:
    """Return by seat the cards in hand that nobody else has seen, and the one in the box."""
    held, boxes = [0] * SEATS, [0] * SEATS
    for seat in range(view.players):
        if seat == view.seat:
            assert view.box is not None
            _, taken, _ = known(view)
            held[seat] = as_set(NUMBERS[card] for card in view.hand) & ~as_set(taken[seat])
            boxes[seat] = NUMBERS[view.box]
        else:
            held[seat], boxes[seat] = int(sets[seat][0]), lowest(int(sets[SEATS + seat][0]))
    return held, boxes


def _listed(sets: Cards) -> Cards:
    """Return the members of sets, all as large, by set."""
    bits = sets[:, None] >> np.arange(DECK_SIZE) & 1
    members: Cards = np.nonzero(bits)[1].reshape(len(sets), -1)
    return members


def as_list(colours: int) -> list[int]:
    """Return the cards of some colours."""
    return [card for card in range(DECK_SIZE) if colours >> (card & 3) & 1]


def as_set(cards: Iterable[int]) -> int:
    """Return cards as the bits of an integer."""
    return sum(1 << card for card in cards)


def share_out(unseen: Sequence[int], bars: Sequence[int], many: int, luck: np.random.Generator) -> Cards:
    """Return cards for every place, some of which bar colours, in ``many`` ways: each that fits is as likely."""
    kinds = sorted(set(bars))
    counts = tuple(sum(card & 3 == colour for card in unseen) for colour in range(4))
    parts = _parts(counts, tuple(bars.count(kind) for kind in kinds), tuple(kinds), many, luck)
    cards, goes_to = [], []
    for colour in range(4):
        own = np.array([card for card in unseen if card & 3 == colour], np.int64)
        cards.append(luck.permuted(np.broadcast_to(own, (many, len(own))), axis=1))
        ends = parts[:, colour].cumsum(1)
        goes_to.append((np.arange(len(own)) >= ends[:, :, None]).sum(1))
    shuffled, kind = np.concatenate(cards, 1), np.concatenate(goes_to, 1)
    by_kind = np.take_along_axis(shuffled, np.argsort(kind + luck.random(kind.shape), axis=1), axis=1)
    shared: Cards = np.empty_like(by_kind)
    shared[:, np.argsort([kinds.index(bar) for bar in bars], kind="stable")] = by_kind
    return shared


def _parts(counts: Rooms, rooms: Rooms, bars: Rooms, many: int, luck: np.random.Generator) -> Cards:
    """Return how many cards of each colour go to places of each kind."""
    parts = np.zeros((many, len(counts), len(rooms)), np.int64)
    states: dict[Rooms, Any] = {rooms: np.arange(many)}
    for colour in range(len(counts)):
        after: dict[Rooms, list[Any]] = {}
        for left, which in states.items():
            ways = splits(colour, counts, left, bars)
            weights = np.array(list(ways.values()), float)
            drawn = luck.choice(len(ways), len(which), p=weights / weights.sum())
            for number, split in enumerate(ways):
                here = which[drawn == number]
                if len(here):
                    parts[here, colour] = split
                    after.setdefault(tuple(a - b for a, b in zip(left, split, strict=True)), []).append(here)
        states = {left: np.concatenate(several) for left, several in after.items()}
    return parts
