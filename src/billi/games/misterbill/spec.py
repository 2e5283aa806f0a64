"""Mister Bill, to everything outside its folder."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

from billi.errors import InvalidPosition
from billi.games.card import Card
from billi.games.fields import check_deck
from billi.games.misterbill import notation, position, rules
from billi.games.misterbill.cards import CARDS, NUMBERS
from billi.games.misterbill.notation import cards_in
from billi.games.misterbill.reasons import rule_behind
from billi.games.misterbill.refusal import asked_by, why_not
from billi.games.misterbill.rules import SEATS, Position
from billi.games.misterbill.view import MisterBillBoard, MisterBillView, in_hand, in_the_open
from billi.games.spec import EventDict, GameSpec, part
from billi.luck import Luck, shuffled

if TYPE_CHECKING:
    from billi.state import Game


class MisterBill(GameSpec[Position]):
    """Cards are the letters ``O S P W H D``, ``E T G L R`` and ``B``."""

    name = "misterbill"
    rules: ClassVar[ModuleType] = rules
    players = range(3, 9)
    options = {"exchange": ("blind", "chosen")}
    deck = tuple(card for card in CARDS for _ in range(card.copies))
    phases = notation.PHASES
    answers = declines = ("pass",)
    board = MisterBillBoard
    view = MisterBillView
    in_the_open = staticmethod(in_the_open)
    in_hand = staticmethod(in_hand)
    actions = staticmethod(notation.actions_of)
    code = staticmethod(notation.number_of)
    asked_by = staticmethod(asked_by)
    why_not = staticmethod(why_not)
    events = part("events", "EVENTS")
    replaying = part("replaying", "MisterBillReplaying")
    tally = part("summary", "MisterBillTally")
    weigh = part("house", "weigh")
    bulk = part("bulk")
    seen = part("seen")
    observation = part("observation")
    recall = part("recall")
    worlds = part("worlds")
    imagined = part("imagined")
    spread = 2.5
    trace = 0.9  # a little ahead of 0.98 in short runs (bench/RESULTS.md)
    hinting = part("hinting")
    telling = part("telling", "MisterBillTeller")
    lesson = part("lesson", "LESSON")
    picture = part("picture")

    def empty(self) -> Position:
        """Return a position before anything has happened."""
        p = Position()
        for name in ("hands", "gifts", "team_cards", "points", "round_points"):
            setattr(p, name, [0] * SEATS)
        return p

    def option_bits(self, players: int, options: Mapping[str, str]) -> int:
        """Pack the options for the rules."""
        return int(rules.CHOSEN_EXCHANGE) if options["exchange"] == "chosen" else 0

    def cards(self, p: Position, deck: Sequence[str], team_cards: Sequence[int] | None) -> list[int]:
        """Check a shuffled deck and team cards and write them as the rules take them."""
        cards = check_deck(deck, self.deck)
        if p.round == rules.LAST_ROUND:
            if team_cards is not None:
                raise InvalidPosition("team-cards-none", "MB6")
        else:
            team_cards = position.check_team_cards(p, team_cards)
        return _with_teams(p, [NUMBERS[card] for card in cards], team_cards)

    def lay(self, p: Position, numbers: list[int], luck: Luck) -> list[int]:
        """Write a shuffled deck as the rules take it, and behind it the team cards luck draws (MB5)."""
        drawn = None if p.round == rules.LAST_ROUND else shuffled(range(1, p.players + 1), luck)
        return _with_teams(p, numbers, drawn)

    def outcomes(self, p: Position) -> tuple[Card, ...]:
        """Return the cards luck chooses from now, if any."""
        if p.phase in (rules.DRAWING, rules.RETURNING):
            return cards_in(p.hands[rules.drawn_from(p)])
        return ()

    def drawing(self, p: Position) -> tuple[int, int] | None:
        """Return who draws a card now, and from whom (MB12)."""
        return (p.turn, rules.drawn_from(p)) if p.phase == rules.DRAWING else None

    def drawer(self, p: Position) -> int:
        """Return the seat that gets the card luck picks now: whose turn it is (MB12, MB16E)."""
        return 0 if p.phase == rules.DEALING else p.turn

    def at_once(self, p: Position) -> bool:
        """Whether cards are being given."""
        return bool(p.phase == rules.GIVING)

    def card_number(self, code: str) -> int:
        """Return a card's number in the rules."""
        return position.card_number(code)

    def card_code(self, number: int) -> Card:
        """Write the card with this number in the rules."""
        return CARDS[number]

    def fields(self, p: Position) -> dict[str, Any]:
        """Describe a position by what differs from the default one."""
        return position.describe(p)

    def place(self, players: int, options: Mapping[str, str], fields: Mapping[str, Any]) -> Position:
        """Set up the position that :meth:`fields` describes."""
        return position.place(self.empty(), players, self.option_bits(players, options), fields)

    def veiled(self, p: Position) -> bool:
        """Whether a waiter is asked for, with one in hand or not (MB14)."""
        return p.phase == rules.SERVING

    def rule_behind(self, game: "Game", before: Sequence[EventDict], event: EventDict, field: str = "") -> str:
        """Return the rule that makes an event, or one field of it, follow on those before."""
        return rule_behind(before, event, field)

    def as_recorded(self, version: int) -> GameSpec[Position]:
        """Return the game by the rules that records of a version were played by."""
        if version == self.record_version:
            return self
        from billi.games.misterbill.version1 import MISTERBILL_OF_OLD

        return MISTERBILL_OF_OLD


def _with_teams(p: Position, numbers: list[int], team_cards: Sequence[int] | None) -> list[int]:
    """Put the team cards behind the deck, where there are any."""
    behind = [0] * p.players if team_cards is None else list(team_cards)
    return numbers + behind + [0] * (SEATS - p.players)
