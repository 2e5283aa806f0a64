"""What a seat, or a spectator, may see: the one place that decides.

A view is made of public facts, the viewer's own cards and the events as the viewer saw them. Nothing else about a game
under way is ever sent to anyone or shown to a bot.
"""

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from billi.notation import misterbill as misterbill_notation
from billi.notation import willi as willi_notation
from billi.notation.action import Action
from billi.notation.base import Event, seats_in
from billi.notation.fixed import FixedDict, FixedList
from billi.notation.misterbill import COPIES
from billi.rules import misterbill, willi

if TYPE_CHECKING:
    from billi.game import State

SECRET_CARD = {"draw": ("seat", "from"), "move": ("from", "to"), "box": ("seat",)}
"""Events whose card only some know, and the fields that say who."""


@dataclass(frozen=True, kw_only=True)
class View:
    """What both games show alike. Seats count clockwise; cards are written as in a record."""

    game: str
    players: int
    options: dict[str, str]
    seat: int | None
    """Whose eyes these are; None for a spectator's."""
    round: int
    dealer: int
    phase: str
    to_act: list[int]
    """The seats that are still to choose."""
    points: list[int]
    hand: list[str]
    """The viewer's own cards."""
    hand_sizes: list[int]
    legal: list[Action]
    """What the viewer may choose from now."""
    over: bool
    winners: list[int]
    events: list[Event] = field(repr=False)
    """Everything that has happened, as the viewer saw it; the events cannot be changed."""

    def as_dict(self) -> dict[str, Any]:
        """Give the view as plain data, actions as text; what is shared with others, options and events, is fixed."""
        return {**vars(self), "legal": [str(action) for action in self.legal]}


@dataclass(frozen=True, kw_only=True)
class MisterBillView(View):
    """What Mister Bill shows besides."""

    turn: int
    team_cards: list[int]
    """By seat; 0 in the last round."""
    still_in: list[int]
    round_points: list[int]
    discards: dict[str, int]
    """How many of each kind lie on the discards; none once a round is over, when all cards are gathered in."""
    idle_turns: int
    """Turns in a row without a discard; -1 within a turn that has had one."""
    waiter: str | None
    """The waiter whose effect is under way."""
    target: int | None
    direction: str | None
    gift: str | None
    """What the viewer has chosen to give."""

    @property
    def others_in(self) -> list[int]:
        """The other players still in."""
        return [seat for seat in self.still_in if seat != self.seat]

    @property
    def mates(self) -> list[int]:
        """The viewer's team-mates."""
        if self.seat is None or not self.team_cards[self.seat]:
            return []
        colour = (self.team_cards[self.seat] - 1) // 2
        return [s for s, card in enumerate(self.team_cards) if s != self.seat and (card - 1) // 2 == colour]


@dataclass(frozen=True, kw_only=True)
class WilliView(View):
    """What Willi shows besides. ``to_act`` in a calling window is the one seat asked now."""

    clockwise: list[int]
    """The seats in the order they play this round, from seat 0 on: with three, Willi changes his place (W16)."""
    leader: int
    trick: list[tuple[int, str]]
    """Seat and card, in the order played."""
    caller: int | None
    won: list[int]
    totals: list[int]
    """The values of the cards in the tricks won this round."""
    box: str | None
    """The viewer's own card in the box."""
    taken: str | None
    """The card of the trick the viewer is exchanging for."""


def visible(event: Event, seat: int | None) -> Event:
    """Give an event as a seat saw it, or as anybody did.

    >>> visible({"t": "draw", "seat": 1, "from": 0, "card": "B"}, 2)
    {'t': 'draw', 'seat': 1, 'from': 0}
    """
    kind = event["t"]
    if kind == "deal":
        hands = FixedList([hand if s == seat else len(hand) for s, hand in enumerate(event["hands"])])
        return FixedDict({**event, "hands": hands})
    knowers = SECRET_CARD.get(kind)
    if knowers is None or (seat is not None and any(event[who] == seat for who in knowers)):
        return event
    return FixedDict({name: value for name, value in event.items() if name != "card"})


def look(state: "State", seat: int | None, events: list[Event]) -> View:
    """Give what a seat may see of a state, with the events as it saw them."""
    kind = WilliView if state.game.name == "willi" else MisterBillView
    return kind(
        game=state.game.name,
        players=state.game.players,
        options=state.game.options,
        seat=seat,
        events=events,
        legal=[] if seat is None else state.legal(seat),
        **in_the_open(state),
        **in_hand(state, seat),
    )


def in_the_open(state: "State") -> dict[str, Any]:
    """Give what lies on the table for all to see."""
    t = state.table
    return {
        "round": t.round,
        "dealer": t.dealer,
        "to_act": seats_in(t.to_act),
        "points": state.points,
        "over": state.over,
        "winners": state.winners,
        **(_willi_in_the_open(t) if state.game.name == "willi" else _misterbill_in_the_open(t)),
    }


def in_hand(state: "State", seat: int | None) -> dict[str, Any]:
    """Give what one seat alone may see; nothing for a spectator."""
    return (_willi_in_hand if state.game.name == "willi" else _misterbill_in_hand)(state.table, seat)


@cache
def _spread(hand: int) -> int:
    """Give each kind of a hand four bits, so that hands can be added up."""
    return sum((hand >> bit & 1) << 4 * bit for bit in range(len(COPIES)))


def _misterbill_in_the_open(t: misterbill.Table) -> dict[str, Any]:
    hands = t.hands[: t.players]
    under_way = t.waiter != misterbill.NO_WAITER
    aimed = under_way and t.waiter != misterbill.ROUND
    held = sum(map(_spread, hands))
    lie = {kind: copies - (held >> 4 * bit & 15) for bit, (kind, copies) in enumerate(COPIES.items())}
    gathered_in = t.phase in (misterbill.DEALING, misterbill.OVER)
    return {
        "phase": misterbill_notation.PHASES[t.phase],
        "hand_sizes": [hand.bit_count() for hand in hands],
        "turn": t.turn,
        "team_cards": t.team_cards[: t.players],
        "still_in": seats_in(t.still_in),
        "round_points": t.round_points[: t.players],
        "discards": dict.fromkeys(lie, 0) if gathered_in else lie,
        "idle_turns": t.idle_turns,
        "waiter": misterbill.KINDS[t.waiter] if under_way else None,
        "target": t.target if aimed else None,
        "direction": misterbill_notation.DIRECTIONS[t.target] if under_way and not aimed else None,
    }


def _misterbill_in_hand(t: misterbill.Table, seat: int | None) -> dict[str, Any]:
    if seat is None:
        return {"hand": [], "gift": None}
    chosen = t.gifts[seat]
    return {
        "hand": list(misterbill_notation.letters(t.hands[seat])),
        "gift": None if chosen == misterbill.NOBODY else misterbill.KINDS[chosen],
    }


def _willi_in_the_open(t: willi.Table) -> dict[str, Any]:
    cards = willi_notation.CARDS
    sizes = [hand.bit_count() for hand in t.hands]
    if t.players < willi.SEATS:
        sizes[willi.WILLI] = len(willi_notation.pile(t))
    return {
        "phase": willi_notation.PHASES[t.phase],
        "hand_sizes": sizes,
        "clockwise": willi_notation.clockwise(t),
        "leader": t.leader,
        "trick": [(seat, cards[card]) for seat, card in zip(willi_notation.seats_of_trick(t), t.trick, strict=False)],
        "caller": None if t.caller == willi.NOBODY else t.caller,
        "won": list(t.won),
        "totals": list(t.totals),
    }


def _willi_in_hand(t: willi.Table, seat: int | None) -> dict[str, Any]:
    if seat is None:
        return {"hand": [], "box": None, "taken": None}
    cards = willi_notation.CARDS
    taking = t.to_act >> seat & 1 and t.taken != willi.NOBODY
    return {
        "hand": willi_notation.codes(t.hands[seat]).split(),
        "box": None if t.box[seat] == willi.NOBODY else cards[t.box[seat]],
        "taken": cards[t.taken] if taking else None,
    }
