"""Highest, to everything outside its folder."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

from billi.errors import IllegalAction, InvalidPosition, brief
from billi.games.action import Action
from billi.games.fields import by_seat, check_deck, check_fields, number, one_of
from billi.games.spec import EventDict, GameSpec, part
from billi.games.view import Board, View
from highest import rules
from highest.cards import CARDS, HighestCard
from highest.rules import SEATS, Position

if TYPE_CHECKING:
    from billi.state import Game, State

PHASES = ("deal", "play", "over")


@dataclass(frozen=True, kw_only=True)
class HighestBoard(Board):
    """What lies on the table."""

    leader: int
    trick: list[tuple[int, str]]


@dataclass(frozen=True, kw_only=True)
class HighestView(HighestBoard, View):
    """What one seat sees."""


class Highest(GameSpec[Position]):
    """Cards are the letters A to M without I, the highest last."""

    name = "highest"
    rules: ClassVar[ModuleType] = rules
    players = range(2, 5)
    deck = CARDS
    phases = PHASES
    board = HighestBoard
    view = HighestView
    events = part("events", "EVENTS")
    replaying = part("replaying", "HighestReplaying")
    tally = part("summary", "HighestTally")
    weigh = part("house", "weigh")
    bulk = part("bulk")

    def empty(self) -> Position:
        """Return a position before anything has happened."""
        p = Position()
        p.hands, p.points, p.trick = [0] * SEATS, [0] * SEATS, [0] * SEATS
        return p

    def option_bits(self, players: int, options: Mapping[str, str]) -> int:
        """Pack the options: there are none."""
        return 0

    def cards(self, p: Position, deck: Sequence[str], team_cards: Sequence[int] | None) -> list[int]:
        """Check a deck."""
        return [CARDS.index(card) for card in check_deck(deck, self.deck)]

    def card_number(self, code: str) -> int:
        """Return a card's number."""
        if code not in CARDS:
            raise InvalidPosition("card-unknown", card=brief(code))
        return CARDS.index(code)

    def card_code(self, number: int) -> HighestCard:
        """Write a card."""
        return CARDS[number]

    def actions(self, p: Position, seat: int) -> dict[int, Action]:
        """Put actions in words."""
        return {code: Action("play", card) for code, card in enumerate(CARDS)}

    def code(self, p: Position, seat: int, action: Action) -> int:
        """Find the number of an action."""
        return CARDS.index(action.card) if action.verb == "play" and action.card in CARDS else -1

    def fields(self, p: Position) -> dict[str, Any]:
        """Describe a position."""
        return {
            "hands": [_written(p.hands[seat]) for seat in range(p.players)],
            "phase": PHASES[p.phase],
            "round": p.round,
            "dealer": p.dealer,
            "points": p.points[: p.players],
        }

    def place(self, players: int, options: Mapping[str, str], fields: Mapping[str, Any]) -> Position:
        """Set up a position between two tricks."""
        check_fields(fields, ["hands", "phase", "round", "dealer", "points"])
        p = self.empty()
        rules.begin(p, players, 0, number("dealer", fields.get("dealer", 0), range(players)))
        p.phase = one_of("phase", fields.get("phase", "play"), PHASES)
        p.round = number("round", fields.get("round", 1), range(1, rules.LAST_ROUND + 1))
        for seat, hand in enumerate(by_seat("hands", fields["hands"], players)):
            p.hands[seat] = sum(1 << self.card_number(card) for card in hand)
        p.to_act = 1 << p.leader if p.phase == rules.PLAYING else 0
        return p

    def in_the_open(self, p: Position) -> dict[str, Any]:
        """Return what lies on the table."""
        order = [(p.leader + place) % p.players for place in range(p.played)]
        return {
            "phase": PHASES[p.phase],
            "hand_sizes": [hand.bit_count() for hand in p.hands[: p.players]],
            "leader": p.leader,
            "trick": [(seat, CARDS[p.trick[seat]]) for seat in order],
        }

    def in_hand(self, p: Position, seat: int | None) -> dict[str, Any]:
        """Return a hand."""
        return {"hand": [] if seat is None else list(_written(p.hands[seat]))}

    def asked_by(self, p: Position) -> str:
        """Return the rule by which somebody is asked."""
        return "H1"

    def why_not(self, state: "State", seat: int, action: Action) -> IllegalAction | None:
        """Explain why not: nothing more to say."""
        return None

    def rule_behind(self, game: "Game", before: Sequence[EventDict], event: EventDict, field: str = "") -> str:
        """Return the rule behind an event."""
        return "H1"


def _written(hand: int) -> str:
    return "".join(card for number, card in enumerate(CARDS) if hand >> number & 1)
