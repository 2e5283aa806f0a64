"""Willi, to everything outside its folder."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

from billi.errors import InvalidPosition
from billi.games.action import Action
from billi.games.card import Card
from billi.games.fields import check_deck
from billi.games.snapshots import copied
from billi.games.spec import FirstDealers, GameSpec, part
from billi.games.willi import notation, position, rules
from billi.games.willi.cards import CARDS, NUMBERS
from billi.games.willi.notation import is_willi
from billi.games.willi.reasons import rule_behind
from billi.games.willi.refusal import ASKED_BY, why_not
from billi.games.willi.rules import SEATS, Position
from billi.games.willi.view import WilliBoard, WilliView, in_hand, in_the_open

if TYPE_CHECKING:
    from billi.state import Game


class Willi(GameSpec[Position]):
    """Cards are a colour letter ``R Y G B`` and a value 1 to 9."""

    name = "willi"
    rules: ClassVar[ModuleType] = rules
    players = range(3, 5)
    options = {
        "exchange": ("any", "same_colour"),
        "willi_starts": ("always", "in_turn"),
        "willi_sits": ("moves", "stays"),
    }
    unrecorded = {"willi_sits": "stays"}
    deck = CARDS
    phases = notation.PHASES
    answers = ("keep", "call Willi", "no call")
    declines = ("keep",)
    waiver_ends = ("trick", "willi")
    never_owed = ("willi", "exchange")
    board = WilliBoard
    view = WilliView
    in_the_open = staticmethod(in_the_open)
    in_hand = staticmethod(in_hand)
    code = staticmethod(notation.number_of)
    why_not = staticmethod(why_not)
    rule_behind = staticmethod(rule_behind)
    events = part("events", "EVENTS")
    replaying = part("replaying", "WilliReplaying")
    tally = part("summary", "WilliTally")
    weigh = part("house", "weigh")
    bulk = part("bulk")
    seen = part("seen")
    observation = part("observation")
    recall = part("recall")
    worlds = part("worlds")
    imagined = part("imagined")
    believing = part("believing")
    spread = 1.25
    hinting = part("hinting")
    telling = part("telling", "WilliTeller")
    lesson = part("lesson", "LESSON")
    picture = part("picture")

    def empty(self) -> Position:
        """Return a position before anything has happened."""
        p = Position()
        for name in ("hands", "totals", "box", "won", "trick", "points"):
            setattr(p, name, [0] * SEATS)
        return p

    def seats(self, players: int) -> int:
        """Return the number of seats, Willi's included."""
        return SEATS

    def option_bits(self, players: int, options: Mapping[str, str]) -> int:
        """Pack the options for the rules."""
        same_colour = rules.SAME_COLOUR if options["exchange"] == "same_colour" else 0
        in_turn = rules.IN_TURN if options.get("willi_starts") == "in_turn" else 0
        return same_colour | in_turn | (rules.MOVES if options.get("willi_sits") == "moves" else 0)

    def options_for(self, players: int) -> list[str]:
        """List the options that mean something: Willi starts and sits only where he plays himself."""
        return [option for option in self.options if not option.startswith("willi_") or players < SEATS]

    def first_dealers(self, game: "Game", names: Sequence[str]) -> FirstDealers:
        """Return who may deal first: whoever has somebody called Willi, or Willi himself, to the left (W3, W4, W16)."""
        last = game.players - 1
        if game.options.get("willi_starts") == "in_turn":
            return FirstDealers([last], last, "W16", "start-dealer-willi")
        if game.players < SEATS:
            return FirstDealers(range(SEATS), last)
        dealers = [(seat - 1) % SEATS for seat, name in enumerate(names) if is_willi(name)]
        return FirstDealers(dealers, rule="W3", sentence="start-dealer-name") if dealers else FirstDealers(range(SEATS))

    def goes_by_names(self, game: "Game") -> bool:
        """Whether what people are called decides who starts (W3)."""
        return game.players == SEATS

    def cards(self, p: Position, deck: Sequence[str], team_cards: Sequence[int] | None) -> list[int]:
        """Check a shuffled deck and write it as the rules take it."""
        cards = check_deck(deck, self.deck)
        if team_cards is not None:
            raise InvalidPosition("team-cards-not-here")
        return [NUMBERS[card] for card in cards]

    def unturned(self, p: Position) -> int:
        """Return how many cards are left in Willi's pile."""
        return len(notation.pile(p))

    def next_to_turn(self, p: Position, place: int) -> list[Position]:
        """Return the position with each card of Willi's pile from a place on in that place."""
        pile, found = notation.pile(p), []
        for other in range(place, len(pile)):
            turned = pile.copy()
            turned[place], turned[other] = turned[other], turned[place]
            found.append(copied(p))
            found[-1].pile = sum(card << rules.PILE_BITS * at for at, card in enumerate(turned))
        return found

    def at_once(self, p: Position) -> bool:
        """Whether cards are being boxed."""
        return bool(p.phase == rules.BOXING)

    def card_number(self, code: str) -> int:
        """Return a card's number in the rules."""
        return position.card_number(code)

    def card_code(self, number: int) -> Card:
        """Write the card with this number in the rules."""
        return CARDS[number]

    def actions(self, p: Position, seat: int) -> dict[int, Action]:
        """Put the actions of the rules in words."""
        return notation.actions_in(p.phase)

    def fields(self, p: Position) -> dict[str, Any]:
        """Describe a position by what differs from the default one."""
        return position.describe(p)

    def place(self, players: int, options: Mapping[str, str], fields: Mapping[str, Any]) -> Position:
        """Set up the position that :meth:`fields` describes."""
        return position.place(self.empty(), players, self.option_bits(players, options), fields)

    def asked_by(self, p: Position) -> str:
        """Return the rule by which somebody, or luck, is asked now."""
        return ASKED_BY[p.phase]

    def veiled(self, p: Position) -> bool:
        """Whether an exchange is asked for, with a fitting card in hand or not (W10)."""
        return bool(p.phase == rules.TAKING and p.same_colour)

    def needless_answer(self, p: Position, seat: int) -> str:
        """Decline for whoever is asked to call for a trick that is theirs already, as all can see."""
        return "no call" if p.phase == rules.CALLING and rules.trick_is_safe(p, seat) else ""

    def waived_answer(self, p: Position) -> str:
        """Decline for whoever will not call in this trick."""
        return "no call" if p.phase == rules.CALLING else ""

    def as_recorded(self, version: int) -> GameSpec[Position]:
        """Return the game by the rules that records of a version were played by."""
        if version == self.record_version:
            return self
        from billi.games.willi.version1 import WILLI_OF_OLD

        return WILLI_OF_OLD

    def kept_name(self, name: str) -> str:
        """Keep that somebody is called Willi: it decides who starts (W3), and tells nothing else."""
        return "Willi" if is_willi(name) else ""
