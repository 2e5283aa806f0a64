"""Mister Bill, to everything outside its folder."""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from billi.errors import IllegalAction, InvalidPosition
from billi.games.action import Action
from billi.games.fields import check_deck, deal_out
from billi.games.misterbill import notation, position, rules
from billi.games.misterbill.notation import COPIES, DIRECTIONS, letters
from billi.games.misterbill.reasons import rule_behind
from billi.games.misterbill.refusal import asked_by, why_not
from billi.games.misterbill.rules import KINDS, SEATS, Table
from billi.games.misterbill.view import MisterBillView, in_hand, in_the_open
from billi.games.sets import seats_in
from billi.games.spec import Event, GameSpec
from billi.luck import Luck, shuffled

if TYPE_CHECKING:
    from billi.game import Game, State
    from billi.lessons.lesson import Lesson
    from billi.record.replaying import Replaying
    from billi.summary import Tally
    from billi.telling import Teller

BYTE: Final = (1 << SEATS) - 1


class MisterBill(GameSpec[Table]):
    """Cards are the letters ``O S P W H D``, ``E T G L R`` and ``B``."""

    name = "misterbill"
    rules: ClassVar[ModuleType] = rules
    players = range(3, 9)
    options = {"exchange": ("blind", "chosen")}
    deck = tuple(kind for kind in KINDS for _ in range(COPIES[kind]))
    declines = ("pass",)
    view = MisterBillView
    events = {
        "round": {"round": "whole", "dealer": "whole", "team_cards": "wholes or null", "first": "whole"},
        "deal": {"hands": "hands"},
        "pairs": {"seat": "whole", "cards": "cards"},
        "out": {"seat": "whole"},
        "award": {"seats": "wholes", "points": "whole"},
        "draw": {"seat": "whole", "from": "whole", "card": "card"},
        "pass": {"seat": "whole"},
        "waiter": {"seat": "whole", "card": "card", "target": "whole?", "direction": "text?"},
        "move": {"from": "whole", "to": "whole", "card": "card"},
        "trade": {"seats": "wholes"},
        "show": {"seats": "wholes"},
        "stall": {},
        "round_end": {"points": "wholes"},
        "game_end": {"points": "wholes", "winners": "wholes"},
    }

    def table(self) -> Table:
        """Return an empty table."""
        t = Table()
        for name in ("hands", "gifts", "team_cards", "points", "round_points"):
            setattr(t, name, [0] * SEATS)
        return t

    def option_bits(self, players: int, options: Mapping[str, str]) -> int:
        """Pack the options for the rules."""
        return int(rules.CHOSEN_EXCHANGE) if options["exchange"] == "chosen" else 0

    def cards(self, t: Table, deck: Sequence[str], team_cards: Sequence[int] | None) -> list[int]:
        """Check a shuffled deck and team cards and write them as the rules take them."""
        cards = check_deck(deck, self.deck)
        if t.round == rules.LAST_ROUND:
            if team_cards is not None:
                raise InvalidPosition("team-cards-none", "MB6")
        else:
            team_cards = position.check_team_cards(t, team_cards)
        return _with_teams(t, [KINDS.index(card) for card in cards], team_cards)

    def lay(self, t: Table, numbers: list[int], luck: Luck) -> list[int]:
        """Write a shuffled deck as the rules take it, and behind it the team cards luck draws (MB5)."""
        drawn = None if t.round == rules.LAST_ROUND else shuffled(range(1, t.players + 1), luck)
        return _with_teams(t, numbers, drawn)

    def outcomes(self, t: Table) -> tuple[str, ...]:
        """Return the cards luck chooses from now, if any."""
        if t.phase in (rules.DRAWING, rules.RETURNING):
            return tuple(letters(t.hands[rules.unlucky(t)]))
        return ()

    def drawing(self, t: Table) -> tuple[int, int] | None:
        """Return who draws a card now, and from whom (MB12)."""
        return (t.turn, rules.unlucky(t)) if t.phase == rules.DRAWING else None

    def card_number(self, code: str) -> int:
        """Return a card's number in the rules."""
        return position.card_number(code)

    def card_code(self, number: int) -> str:
        """Write the card with this number in the rules."""
        return KINDS[number]

    def action(self, t: Table, seat: int, code: int) -> Action:
        """Put an action of the rules in words."""
        return notation.action_of(t, seat, code)

    def code(self, t: Table, seat: int, action: Action) -> int:
        """Find the rules' number of an action; -1 if it can never be one now."""
        return notation.number_of(t, seat, action)

    def event(self, players: int, packed: int, cards: Sequence[int]) -> Event:
        """Put an event of the rules in the words of a record."""
        kind, details = packed & 0xFF, packed >> 8
        seat, second, third = details & 15, details >> 4 & 15, details >> 8 & 15
        if kind == rules.EV_DRAW:
            return {"t": "draw", "seat": seat, "from": second, "card": KINDS[third]}
        if kind == rules.EV_PAIRS:
            pairs = details >> 4
            twice = pairs >> len(KINDS)
            codes = [k for bit, k in enumerate(KINDS) for _ in range((pairs >> bit & 1) + (twice >> bit & 1))]
            return {"t": "pairs", "seat": seat, "cards": codes}
        if kind == rules.EV_PASS:
            return {"t": "pass", "seat": seat}
        if kind == rules.EV_MOVE:
            return {"t": "move", "from": seat, "to": second, "card": KINDS[third]}
        if kind == rules.EV_WAITER:
            event = {"t": "waiter", "seat": seat, "card": KINDS[second]}
            if second == rules.ROUND:
                event["direction"] = DIRECTIONS[third]
            elif second != rules.LOOK:
                event["target"] = third
            return event
        if kind == rules.EV_OUT:
            return {"t": "out", "seat": seat}
        if kind == rules.EV_AWARD:
            return {"t": "award", "seats": seats_in(details & BYTE), "points": third}
        if kind == rules.EV_TRADE:
            return {"t": "trade", "seats": [seat, second]}
        if kind == rules.EV_SHOW:
            return {"t": "show", "seats": [(third + place) % players for place in seats_in(details & BYTE)]}
        if kind == rules.EV_STALL:
            return {"t": "stall"}
        if kind == rules.EV_ROUND:
            alone = second == rules.LAST_ROUND
            team_cards = None if alone else list(cards[rules.DECK_SIZE : rules.DECK_SIZE + players])
            return {"t": "round", "round": second, "dealer": third, "team_cards": team_cards, "first": seat}
        if kind == rules.EV_DEAL:
            return {"t": "deal", "hands": deal_out(self.card_codes(cards[: rules.DECK_SIZE]), players, seat)}
        if kind == rules.EV_ROUND_END:
            return {"t": "round_end", "points": [details >> 4 * s & 15 for s in range(players)]}
        points = [details >> 5 * s & 31 for s in range(players)]
        return {"t": "game_end", "points": points, "winners": seats_in(details >> 40)}

    def fields(self, t: Table) -> dict[str, Any]:
        """Describe a position by what differs from the default one."""
        return position.describe(t)

    def place(self, players: int, options: Mapping[str, str], fields: Mapping[str, Any]) -> Table:
        """Set up the position that :meth:`fields` describes."""
        return position.place(self.table(), players, self.option_bits(players, options), fields)

    def in_the_open(self, t: Table) -> dict[str, Any]:
        """Return what lies on the table for all to see."""
        return in_the_open(t)

    def in_hand(self, t: Table, seat: int | None) -> dict[str, Any]:
        """Return what one seat alone may see."""
        return in_hand(t, seat)

    def asked_by(self, t: Table) -> str:
        """Return the rule by which somebody, or luck, is asked now."""
        return asked_by(t)

    def why_not(self, state: "State", seat: int, action: Action) -> IllegalAction | None:
        """Explain why a seat may not choose an action now."""
        return why_not(state, seat, action)

    def veiled(self, t: Table) -> bool:
        """Whether a waiter is asked for, with one in hand or not (MB14)."""
        return t.phase == rules.SERVING

    def rule_behind(self, game: "Game", before: Sequence[Event], event: Event, field: str = "") -> str:
        """Return the rule that makes an event, or one field of it, follow on those before."""
        return rule_behind(before, event, field)

    @property
    def replaying(self) -> "type[Replaying]":
        """What plays a record again."""
        from billi.games.misterbill.replaying import MisterBillReplaying

        return MisterBillReplaying

    def as_recorded(self, version: int) -> GameSpec[Table]:
        """Return the game by the rules that records of a version were played by."""
        if version == self.record_version:
            return self
        from billi.games.misterbill.version1 import MISTERBILL_OF_OLD

        return MISTERBILL_OF_OLD

    @property
    def telling(self) -> "type[Teller]":
        """What tells a record in words."""
        from billi.games.misterbill.telling import MisterBillTeller

        return MisterBillTeller

    @property
    def tally(self) -> "type[Tally]":
        """What many games add up to."""
        from billi.games.misterbill.summary import MisterBillTally

        return MisterBillTally

    @property
    def weigh(self) -> Callable[[MisterBillView], list[float]]:
        """How the house bot plays."""
        from billi.games.misterbill.house import weigh

        return weigh

    @property
    def bulk(self) -> ModuleType:
        """Luck and random moves by the million."""
        from billi.games.misterbill import bulk

        return bulk

    @property
    def lesson(self) -> "Lesson":
        """The first game."""
        from billi.games.misterbill.lesson import LESSON

        return LESSON


def _with_teams(t: Table, numbers: list[int], team_cards: Sequence[int] | None) -> list[int]:
    """Put the team cards behind the deck, where there are any."""
    behind = [0] * t.players if team_cards is None else list(team_cards)
    return numbers + behind + [0] * (SEATS - t.players)
