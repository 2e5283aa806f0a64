"""Highest, to everything outside its folder."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

from billi.errors import IllegalAction, InvalidPosition, brief
from billi.games.action import Action
from billi.games.fields import absent, by_seat, check_deck, check_fields, listed, number, numbers, one_of
from billi.games.spec import EventDict, GameSpec, part
from billi.games.view import Board, View
from highest import rules
from highest.cards import CARDS, NUMBERS, HighestCard
from highest.rules import DECK_SIZE, SEATS, Position

if TYPE_CHECKING:
    from billi.state import Game, State

PHASES = ("deal", "play", "over")


@dataclass(frozen=True, kw_only=True)
class HighestBoard(Board):
    """What lies on the table."""

    leader: int
    """Who leads the trick."""
    trick: list[tuple[int, str]]
    """The cards in it, each with the seat that played it."""


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
        if code not in NUMBERS:
            raise InvalidPosition("card-unknown", card=brief(code))
        return NUMBERS[code]

    def card_code(self, number: int) -> HighestCard:
        """Write a card."""
        return CARDS[number]

    def actions(self, p: Position, seat: int) -> dict[int, Action]:
        """Put actions in words."""
        return {code: Action("play", card) for code, card in enumerate(CARDS)}

    def code(self, p: Position, seat: int, action: Action) -> int:
        """Find the number of an action."""
        return NUMBERS.get(action.card or "", -1) if action == Action("play", action.card) else -1

    def fields(self, p: Position) -> dict[str, Any]:
        """Describe a position by what differs from the default one."""
        described = {
            "hands": [_written(p.hands[seat]) for seat in range(p.players)],
            "phase": PHASES[p.phase],
            "round": p.round,
            "dealer": p.dealer,
            "points": p.points[: p.players],
            "leader": p.leader,
            "trick": "".join(CARDS[p.trick[seat]] for seat in _played(p)),
        }
        usual = _usual(p.players, p.dealer)
        return {name: value for name, value in described.items() if name not in usual or usual[name] != value}

    def place(self, players: int, options: Mapping[str, str], fields: Mapping[str, Any]) -> Position:
        """Set up the position that :meth:`fields` describes."""
        if "hands" not in fields:
            raise InvalidPosition("position-no-hands")
        seats, dealer = range(players), number("dealer", fields.get("dealer", 0), range(players))
        usual = _usual(players, dealer)
        check_fields(fields, ["hands", *usual])
        given = {**usual, **fields}
        p = self.empty()
        rules.begin(p, players, 0, dealer)
        p.phase = one_of("phase", given["phase"], PHASES)
        p.round = number("round", given["round"], range(1, rules.LAST_ROUND + 1))
        p.leader = number("leader", given["leader"], seats)
        tricks = rules.LAST_ROUND * DECK_SIZE // players
        p.points[:players] = numbers("points", given["points"], players, range(tricks + 1))
        hands = by_seat("hands", given["hands"], players)
        cards = [*(self._numbers("hands", hand) for hand in hands), self._numbers("trick", given["trick"])]
        for seat in seats:
            p.hands[seat] = sum(1 << card for card in set(cards[seat]))
        p.played = len(cards[-1])
        for seat, card in zip(_played(p), cards[-1], strict=False):
            p.trick[seat] = card
        p.to_act = 1 << (p.leader + p.played) % players if p.phase == rules.PLAYING else 0
        self._check(p, cards)
        return p

    def _numbers(self, field: str, cards: object) -> list[int]:
        """Read cards from a text, or a list."""
        found = list(cards) if isinstance(cards, str) else listed(cards)
        if found is None:
            raise InvalidPosition("position-cards", field=field, value=brief(cards), example="ADK")
        return [self.card_number(card) for card in found]

    def _check(self, p: Position, cards: Sequence[Sequence[int]]) -> None:
        """Refuse a position that no game reaches: ``cards`` are those in the hands, and in the trick."""
        if p.phase != rules.PLAYING:
            absent(PHASES[p.phase], {"hands": any(p.hands), "trick": p.played > 0})
            return
        if p.played >= p.players:
            raise InvalidPosition("position-trick", "H1", cards=p.played, phase=PHASES[p.phase])
        for card, places in Counter(chain(*cards)).items():
            if places > 1:
                raise InvalidPosition("position-card-twice", "H1", card=CARDS[card])
        last = (p.leader - 1) % p.players  # who has not played to this trick
        size = min(max(1, len(cards[last])), DECK_SIZE // p.players)
        for seat in range(p.players):
            held, expected = len(cards[seat]), size - (seat in _played(p))
            if held != expected:
                raise InvalidPosition("position-hand-size", "H1", seat=seat, held=held, expected=expected)

    def in_the_open(self, p: Position) -> dict[str, Any]:
        """Return what lies on the table."""
        return {
            "phase": PHASES[p.phase],
            "hand_sizes": [hand.bit_count() for hand in p.hands[: p.players]],
            "leader": p.leader,
            "trick": [(seat, CARDS[p.trick[seat]]) for seat in _played(p)],
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


def _usual(players: int, dealer: int) -> dict[str, Any]:
    """Return what a position has unless it says otherwise."""
    left = (dealer + 1) % players
    return {"phase": "play", "round": 1, "dealer": 0, "points": [0] * players, "leader": left, "trick": ""}


def _played(p: Position) -> list[int]:
    """Return the seats that have played to the trick, in order."""
    return [(p.leader + place) % p.players for place in range(p.played)]


def _written(hand: int) -> str:
    return "".join(card for number, card in enumerate(CARDS) if hand >> number & 1)
