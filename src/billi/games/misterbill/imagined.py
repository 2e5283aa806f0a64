"""Hands that might lie where a seat of Mister Bill does not see them, many at once.

Each fits what was seen: discards, sizes of hands, cards seen to go somewhere, and kinds that cannot be there. A card
that was seen to go into a hand is likely there still, the less so the more was taken from there since; or a guess says
of every card how likely it is in each hand, from how everyone has played.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from billi.bulk.cpu import compiled
from billi.bulk.layout import pack
from billi.games.guessing import LEAST, Learned, Shares, balanced, likelihoods
from billi.games.misterbill import rules
from billi.games.misterbill.cards import COPIES
from billi.games.misterbill.notation import PHASES
from billi.games.misterbill.recall import as_reported, blank, known_in
from billi.games.misterbill.rules import NO_CARD, SEATS, Position
from billi.games.misterbill.seen import KINDS_OF_CARDS, LACKS, SURE, Seen, note
from billi.games.misterbill.view import MisterBillView
from billi.games.sets import members
from billi.games.snapshots import copied
from billi.luck import seeded

HIDDEN: Final = ("hands",)
"""What of a position nobody sees all of."""
NEVER: Final = 1e-6
"""How much weighs what cannot be."""
SWAPS: Final = 60
"""Swaps from one way the cards may lie to the next."""
WARM: Final = 25
"""Ways that are left out at the beginning, until it is forgotten where one began."""


def imagine(
    view: MisterBillView,
    position: Position,
    positions: NDArray[np.void],
    seen: NDArray[np.void],
    luck: np.random.Generator,
    guess: NDArray[np.float32] | None = None,
    player: Learned | None = None,
) -> None:
    """Put cards into positions that hold all a seat knows. Who gives at the same time has yet to choose.

    What everyone has done is weighed by the guess alone: cards change hands unseen, so a hand of now tells little of
    what somebody chose from.
    """
    assert view.seat is not None
    own = positions[0]
    others = [seat for seat in range(view.players) if seat != view.seat and view.hand_sizes[seat]]
    odds = known_in(seen[:1])[0, others]
    left = [copies - view.discards[kind] for kind, copies in COPIES.items()]
    for kind in members(int(own["hands"][view.seat])):
        left[kind] -= 1
    sizes = [view.hand_sizes[seat] for seat in others]
    weights = as_remembered(left, odds)
    if guess is not None:
        places = [KINDS_OF_CARDS * ((seat - view.seat) % view.players - 1) for seat in others]
        guessed = [likelihoods(guess)[place : place + KINDS_OF_CARDS] for place in places]
        shares = np.array(guessed).reshape(len(others), KINDS_OF_CARDS)  # of two sides also where nobody holds a card
        weights = _as_guessed(shares, left, sizes, odds)
    positions["hands"][:, others] = hands_of(left, sizes, weights, len(positions), luck)
    if view.phase == PHASES[rules.GIVING]:
        positions["to_act"] = rules.givers(_with_cards(position, others))
        positions["gifts"] = NO_CARD
    by_eye = seen.reshape(len(positions), SEATS)
    for seat in range(view.players):
        if seat != view.seat:
            pack(_as_told(view, seat), by_eye[0, seat])
            by_eye[1:, seat] = by_eye[0, seat]


def _with_cards(position: Position, seats: list[int]) -> Position:
    """Return a position in which some seats hold cards, whichever: or they would be left out of those who give."""
    held: Position = copied(position)
    for seat in seats:
        held.hands[seat] = rules.ALL_KINDS
    return held


def hands_of(
    left: list[int], sizes: list[int], weights: NDArray[np.float32], many: int, luck: np.random.Generator
) -> NDArray[np.int64]:
    """Return hands of given sizes that hold so many cards of each kind, in many ways, by how much each weighs."""
    seats = len(sizes)
    hands = np.zeros((WARM + many, seats), np.int64)
    hands[:] = _any_way(left, sizes, luck)
    if seats > 1:
        stream = seeded(int(luck.integers(1 << 62)), 0)
        swap_many = compiled("misterbill", "swap_many")
        swap_many(hands.reshape(-1), seats, KINDS_OF_CARDS, weights.reshape(-1), SWAPS, stream, 0, WARM + many)
    return hands[WARM:]


def _any_way(left: list[int], sizes: list[int], luck: np.random.Generator) -> list[int]:
    """Share cards out in any way: each kind goes to those who have most room, so that it comes out even."""
    hands, rooms = [0] * len(sizes), np.array(sizes)
    for kind in range(KINDS_OF_CARDS):
        for seat in np.argsort(-rooms - luck.random(len(sizes)))[: left[kind]].tolist():
            hands[seat] |= 1 << kind
            rooms[seat] -= 1
    assert not rooms.any()
    return hands


def as_remembered(left: list[int], odds: NDArray[np.int8]) -> NDArray[np.float32]:
    """Return by hand and kind how much likelier a card is there than if it might be anywhere."""
    free = (odds != LACKS).sum(0)
    anywhere = np.maximum(left, 1) / np.maximum(free, 1)
    known = np.clip(odds, 0, SURE) / SURE
    weights = 1 + known / np.maximum(1 - known, NEVER) / anywhere
    weights[odds == LACKS] = NEVER
    found: NDArray[np.float32] = weights.astype(np.float32)
    return found


def _as_guessed(shares: Shares, left: list[int], sizes: list[int], odds: NDArray[np.int8]) -> NDArray[np.float32]:
    """Return weights by which cards lie as often as guessed; what is known is known."""
    shares = np.where(odds == LACKS, 0, np.where(odds == SURE, 1, shares))
    shares[:, np.array(left) == 0] = 0
    shares = balanced(shares, sizes, left)
    # Of several cards of a kind, a hand holds one or none: it is the odds that multiply.
    several = shares / np.maximum(1 - shares, LEAST)
    weights = np.where(np.array(left) > 1, several, shares)
    found: NDArray[np.float32] = np.maximum(weights, NEVER).astype(np.float32)
    return found


def _as_told(view: MisterBillView, eye: int) -> Seen:
    """Return what a seat remembers of what the viewer knows it to have seen."""
    remembered = blank(view.players)
    for event in view.this_round():
        for words in as_reported(event, view):
            note(remembered, eye, *words)
    return remembered
