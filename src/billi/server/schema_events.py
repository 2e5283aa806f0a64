"""What happens in a game, and its record, as types.

The code keeps events as plain dicts and checks records in :mod:`billi.record`. These say the same for readers of the
schema, event by event as a viewer sees it: a card the viewer may not know is left out, and of a deal there is only the
number of cards in the others' hands.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

Dish = Annotated[str, Meta(pattern="^[OSPWHDETGLRB]$")]
Number = Annotated[str, Meta(pattern="^[RYGB][1-9]$")]
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
DigitsOrNone = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]


class Event(msgspec.Struct, frozen=True, tag_field="t", kw_only=True):
    """Something that happened. Seats are numbers; lists are by seat unless they say otherwise."""


class GameEnded(Event, frozen=True, kw_only=True, tag="game_end"):
    """The game is over."""

    points: list[int]
    """Of the whole game."""
    winners: list[int]
    """The seats that have won."""


# Mister Bill


class MisterBillRoundBegan(Event, frozen=True, kw_only=True, tag="round"):
    """A round of Mister Bill begins."""

    round: int
    dealer: int
    team_cards: list[int] | None
    """null in round 3."""
    first: int
    """Who has the first turn."""


class MisterBillDealt(Event, frozen=True, kw_only=True, tag="deal"):
    """The cards were dealt."""

    hands: list[list[Dish] | int]
    """The viewer's own cards in the order dealt; of other hands how many they are."""


class PairsDiscarded(Event, frozen=True, kw_only=True, tag="pairs"):
    """A player discards pairs."""

    seat: int
    cards: list[Dish]
    """One for each pair."""


class WentOut(Event, frozen=True, kw_only=True, tag="out"):
    """A hand is empty."""

    seat: int


class Awarded(Event, frozen=True, kw_only=True, tag="award"):
    """A team is out and takes score cards."""

    seats: list[int]
    """Who is in the team."""
    points: int
    """What each of them gets."""


class Drew(Event, frozen=True, kw_only=True, tag="draw"):
    """A player draws from another."""

    seat: int
    from_: int = msgspec.field(name="from")
    card: Dish | UnsetType = UNSET
    """Only for the two who know it."""


class Passed(Event, frozen=True, kw_only=True, tag="pass"):
    """A player who holds a waiter plays none."""

    seat: int


class WaiterPlayed(Event, frozen=True, kw_only=True, tag="waiter"):
    """A player plays a waiter."""

    seat: int
    card: Dish
    target: int | UnsetType = UNSET
    """With E, T and G: the other player."""
    direction: Literal["left", "right"] | UnsetType = UNSET
    """With R."""


class CardMoved(Event, frozen=True, kw_only=True, tag="move"):
    """A card is given by E, G or R."""

    from_: int = msgspec.field(name="from")
    to: int
    card: Dish | UnsetType = UNSET
    """Only for the two who know it."""


class HandsTraded(Event, frozen=True, kw_only=True, tag="trade"):
    """Two players swap hands (T)."""

    seats: list[int]
    """The player and the target."""


class BillsShown(Event, frozen=True, kw_only=True, tag="show"):
    """Everyone who holds Mister Bill shows him (L)."""

    seats: list[int]
    """Clockwise from the player whose turn it is; perhaps none."""


class Stalled(Event, frozen=True, kw_only=True, tag="stall"):
    """Nobody discards any more, so the round ends (MB23)."""


class MisterBillRoundEnded(Event, frozen=True, kw_only=True, tag="round_end"):
    """A round of Mister Bill is over."""

    points: list[int]
    """Of this round."""


MisterBillEvent = (
    MisterBillRoundBegan | MisterBillDealt | PairsDiscarded | WentOut | Awarded | Drew | Passed | WaiterPlayed
) | (CardMoved | HandsTraded | BillsShown | Stalled | MisterBillRoundEnded | GameEnded)


# Willi


class WilliRoundBegan(Event, frozen=True, kw_only=True, tag="round"):
    """A round of Willi begins."""

    round: int
    dealer: int
    first: int
    """Who leads the first trick."""


class WilliDealt(Event, frozen=True, kw_only=True, tag="deal"):
    """The cards were dealt."""

    hands: list[list[Number] | int]
    """The viewer's own cards in the order dealt; of other hands, and of Willi's pile, how many they are."""


class Boxed(Event, frozen=True, kw_only=True, tag="box"):
    """A player puts a card in the box."""

    seat: int
    card: Number | UnsetType = UNSET
    """Only for that player."""


class CardPlayed(Event, frozen=True, kw_only=True, tag="play"):
    """A player plays to the trick."""

    seat: int
    card: Number


class WilliCalled(Event, frozen=True, kw_only=True, tag="willi"):
    """A player calls, right after the card it answers."""

    seat: int


class TrickWon(Event, frozen=True, kw_only=True, tag="trick"):
    """The fourth card has been played."""

    winner: int


class Exchanged(Event, frozen=True, kw_only=True, tag="exchange"):
    """The winner exchanges a card of the trick."""

    seat: int
    give: Number
    """From the hand."""
    take: Number
    """From the trick."""


class WilliRoundEnded(Event, frozen=True, kw_only=True, tag="round_end"):
    """A round of Willi is over."""

    totals: list[int]
    """The values of the cards in the tricks, Willi's 12 included."""
    points: list[int]
    """The score cards of this round."""


WilliEvent = (WilliRoundBegan | WilliDealt | Boxed | CardPlayed | WilliCalled) | (
    TrickWon | Exchanged | WilliRoundEnded | GameEnded
)

EVENTS: Final = {"misterbill": MisterBillEvent, "willi": WilliEvent}


# Records


class Fair(msgspec.Struct, frozen=True, kw_only=True):
    """The proof that luck was fair: docs/fairness.md."""

    version: Literal[1, 2]
    """1 where people did not cut the deck yet."""
    commitment: Digits
    """The SHA-256 of the secret."""
    words: list[str]
    """What each seat added to the luck; "" for nothing."""
    seals: list[DigitsOrNone] | UnsetType = UNSET
    """What each seat promised to cut the deck with; "" for nothing."""
    cuts: list[DigitsOrNone] | UnsetType = UNSET
    """What each seat cut the deck with; "" for nothing: whoever has a seal was left out then."""
    tries: int | UnsetType = UNSET
    """How often people were asked to cut the deck."""
    secret: Digits


class MisterBillOptions(msgspec.Struct, frozen=True, kw_only=True):
    """How Mister Bill was played."""

    players: int
    exchange: Literal["blind", "chosen"]


class WilliOptions(msgspec.Struct, frozen=True, kw_only=True):
    """How Willi was played."""

    players: int
    exchange: Literal["any", "same_colour"]
    willi_starts: Literal["always", "in_turn"] | UnsetType = UNSET
    """With three players."""
    willi_sits: Literal["moves", "stays"] | UnsetType = UNSET
    """With three players."""


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody else in a chair."""

    round: int
    """The first round dealt to them."""
    seat: int
    name: str
    """A person's, or the kind of a bot; "" for somebody who has been forgotten."""
    who: int | UnsetType = UNSET
    """Which person: a seat's first one, or from the number of seats up whoever came later. None for a bot."""


class Record(msgspec.Struct, frozen=True, tag_field="game", kw_only=True):
    """A game that is over. Its events are as a viewer saw them, but nothing is hidden."""

    billi: Literal[2]
    """The version of the format."""
    names: list[str]
    """One for each person's or bot's seat; "" for somebody who has been forgotten."""
    points: list[int]
    winners: list[int]
    fair: Fair
    seating: list[Seating] | UnsetType = UNSET
    """Who sat where from which round on, where that changed in mid-game."""


class MisterBillRecord(Record, frozen=True, kw_only=True, tag="misterbill"):
    """A game of Mister Bill."""

    options: MisterBillOptions
    events: list[MisterBillEvent]


class WilliRecord(Record, frozen=True, kw_only=True, tag="willi"):
    """A game of Willi."""

    options: WilliOptions
    events: list[WilliEvent]


AnyRecord = MisterBillRecord | WilliRecord
