"""Willi written down: ``R5`` for a card, words for actions, events as in a record."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from types import ModuleType
from typing import Any, ClassVar, Final

from billi.errors import InvalidPosition
from billi.notation.action import Action
from billi.notation.base import Event, Notation, by_seat, check_deck, check_fields, seats_in
from billi.notation.misterbill import deal_out
from billi.rules import willi as rules
from billi.rules.willi import COLOURS, NOBODY, SEATS, Table

PHASES: Final = ("deal", "box", "play", "call", "take", "give", "over")
VERBS: Final = {rules.BOXING: "box", rules.PLAYING: "play", rules.TAKING: "take", rules.GIVING: "give"}
CARDS: Final = tuple(f"{COLOURS[number & 3]}{(number >> 2) + 1}" for number in range(rules.DECK_SIZE))
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
BY_COLOUR: Final = sorted(range(rules.DECK_SIZE), key=lambda number: (number & 3, number))


@lru_cache(maxsize=8192)
def codes(hand: int) -> str:
    """Write a hand, colour by colour.

    >>> codes(0b1000_0000_0001)
    'R1 B3'
    """
    return " ".join(CARDS[number] for number in BY_COLOUR if hand >> number & 1)


class WilliNotation(Notation[Table]):
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

    def table(self) -> Table:
        """Give an empty table."""
        t = Table()
        for name in ("hands", "totals", "box", "won", "trick", "points"):
            setattr(t, name, [0] * SEATS)
        return t

    def veiled(self, t: Table) -> bool:
        """Whether an exchange is asked for, with a fitting card in hand or not (W10)."""
        return bool(t.phase == rules.TAKING and t.same_colour)

    def option_bits(self, players: int, options: Mapping[str, str]) -> int:
        """Pack the options for the rules."""
        same_colour = rules.SAME_COLOUR if options["exchange"] == "same_colour" else 0
        in_turn = rules.IN_TURN if options.get("willi_starts") == "in_turn" else 0
        return same_colour | in_turn | (rules.MOVES if options.get("willi_sits") == "moves" else 0)

    def options_for(self, players: int) -> list[str]:
        """List the options that mean something: Willi starts and sits only where he plays himself."""
        return [option for option in self.options if not option.startswith("willi_") or players < SEATS]

    def seats(self, players: int) -> int:
        """Give the number of seats, Willi's included."""
        return SEATS

    def card_number(self, code: str) -> int:
        """Give a card's number in the rules."""
        if code not in NUMBERS:
            raise InvalidPosition("card-unknown", card=code)
        return NUMBERS[code]

    def deck_code(self, number: int) -> str:
        """Write the card with this number in the rules."""
        return CARDS[number]

    def cards(self, t: Table, deck: Sequence[str], team_cards: Sequence[int] | None) -> list[int]:
        """Check a shuffled deck and write it as the rules take it."""
        check_deck(deck, self.deck)
        if team_cards is not None:
            raise InvalidPosition("team-cards-not-here")
        return [NUMBERS[card] for card in deck]

    def outcomes(self, t: Table) -> tuple[str, ...]:
        """Give the cards luck chooses from now: none, all luck is in the deal."""
        return ()

    def action(self, t: Table, seat: int, code: int) -> Action:
        """Put an action of the rules in words."""
        return _action(t.phase, code)

    def code(self, t: Table, seat: int, action: Action) -> int:
        """Find the rules' number of an action; -1 if it can never be one now."""
        if action.seat is not None or action.direction is not None:
            return -1
        if action.card is not None:
            return NUMBERS.get(action.card, -1) if VERBS.get(t.phase) == action.verb else -1
        if t.phase == rules.CALLING:
            return {"call Willi": rules.CALL, "no call": rules.DECLINE}.get(action.verb, -1)
        return rules.DECLINE if t.phase == rules.TAKING and action.verb == "keep" else -1

    def event(self, players: int, packed: int, cards: Sequence[int]) -> Event:
        """Put an event of the rules in the words of a record."""
        kind, details = packed & 0xFF, packed >> 8
        seat, card = details & 3, details >> 2 & 63
        if kind == rules.EV_PLAY:
            return {"t": "play", "seat": seat, "card": CARDS[card]}
        if kind == rules.EV_TRICK:
            return {"t": "trick", "winner": seat}
        if kind == rules.EV_EXCHANGE:
            return {"t": "exchange", "seat": seat, "give": CARDS[card], "take": CARDS[details >> 8]}
        if kind == rules.EV_WILLI:
            return {"t": "willi", "seat": seat}
        if kind == rules.EV_BOX:
            return {"t": "box", "seat": seat, "card": CARDS[card]}
        if kind == rules.EV_ROUND:
            return {"t": "round", "round": card, "dealer": details >> 8, "first": seat}
        if kind == rules.EV_DEAL:
            return {"t": "deal", "hands": deal_out(self.codes(cards), SEATS, seat)}
        if kind == rules.EV_ROUND_END:
            totals = [details >> 7 * s & 127 for s in range(SEATS)]
            return {"t": "round_end", "totals": totals, "points": [details >> 28 + 2 * s & 3 for s in range(SEATS)]}
        points = [details >> 5 * s & 31 for s in range(SEATS)]
        return {"t": "game_end", "points": points, "winners": seats_in(details >> 20)}

    def fields(self, t: Table) -> dict[str, Any]:
        """Describe a position by what differs from the default one."""
        described = {
            "hands": [codes(t.hands[seat]) for seat in range(t.players)],
            "phase": PHASES[t.phase],
            "round": t.round,
            "dealer": t.dealer,
            "leader": t.leader,
            "trick": " ".join(CARDS[card] for card in t.trick if card != NOBODY),
            "won": list(t.won),
            "totals": list(t.totals),
            "points": list(t.points),
            "box": [None if card == NOBODY else CARDS[card] for card in t.box],
            "pile": " ".join(CARDS[card] for card in pile(t)),
            "caller": None if t.caller == NOBODY else t.caller,
            "asked": t.asked,
            "winner": None if t.winner == NOBODY else t.winner,
            "taken": None if t.taken == NOBODY else CARDS[t.taken],
        }
        usual = self._defaults(described)
        return {name: value for name, value in described.items() if name not in usual or usual[name] != value}

    def _defaults(self, given: Mapping[str, Any]) -> dict[str, Any]:
        nothing = [0] * SEATS
        return {
            "phase": "play",
            "round": 1,
            "dealer": 0,
            "leader": 0,
            "trick": "",
            "won": nothing,
            "totals": nothing,
            "points": nothing,
            "box": [None] * SEATS,
            "pile": "",
            "caller": None,
            "asked": 0,
            "winner": None,
            "taken": None,
        }

    def place(self, players: int, options: Mapping[str, str], fields: Mapping[str, Any]) -> Table:
        """Set up the position that :meth:`fields` describes."""
        if "hands" not in fields:
            raise InvalidPosition("position-no-hands")
        usual = self._defaults(fields)
        check_fields(fields, ["hands", *usual])
        given = {**usual, **fields}
        t = self.table()
        rules.begin(t, players, self.option_bits(players, options), given["dealer"])
        for seat, hand in enumerate(by_seat("hands", given["hands"], players)):
            for card in hand.split():
                t.hands[seat] |= 1 << self.card_number(card)
        for place, card in enumerate(given["pile"].split()):
            t.pile |= self.card_number(card) << rules.PILE_BITS * place
        for name in ("won", "totals", "points"):
            setattr(t, name, by_seat(name, given[name], SEATS))
        t.box = [NOBODY if card is None else self.card_number(card) for card in by_seat("box", given["box"], SEATS)]
        for card in given["trick"].split():
            t.trick[t.played] = self.card_number(card)
            t.played += 1
        t.caller = NOBODY if given["caller"] is None else given["caller"]
        t.winner = NOBODY if given["winner"] is None else given["winner"]
        t.taken = NOBODY if given["taken"] is None else self.card_number(given["taken"])
        t.phase = PHASES.index(given["phase"]) if given["phase"] in PHASES else NOBODY
        for name in ("round", "leader", "asked"):
            setattr(t, name, given[name])
        t.to_act = _asked(t)
        _check(t, given)
        return t


def pile(t: Table) -> list[int]:
    """List the cards left in Willi's pile, the next one first. Card 0 ends it only when nothing follows."""
    if t.players == SEATS or (t.phase == rules.DEALING and t.round == 1):
        return []
    left = rules.DECK_SIZE // SEATS - _turned(t)
    return [t.pile >> rules.PILE_BITS * place & 63 for place in range(left)]


def clockwise(t: Table) -> list[int]:
    """List the seats in the order they play this round, from seat 0 on."""
    order = [rules.at_place(t, place) for place in range(SEATS)]
    start = order.index(0)
    return order[start:] + order[:start]


def seats_of_trick(t: Table) -> list[int]:
    """List who has played to the trick, in order."""
    return [rules.at_place(t, place) for place in range(t.played)]


def _turned(t: Table) -> int:
    """Count the cards Willi has turned this round."""
    if t.phase in (rules.DEALING, rules.OVER):
        return SEATS * rules.TRICKS_EACH
    under_way = t.phase in (rules.PLAYING, rules.CALLING) and rules.WILLI in seats_of_trick(t)
    return sum(t.won) + under_way


def _asked(t: Table) -> int:
    """Work out who is asked in a position."""
    if t.phase == rules.BOXING:
        return sum(1 << seat for seat in range(t.players) if t.box[seat] == NOBODY)
    if t.phase == rules.PLAYING:
        return 1 << rules.at_place(t, t.played)
    if t.phase == rules.CALLING:
        return 1 << rules.at_place(t, t.asked - 2 if t.asked > 1 else t.played - 1)
    if t.phase in (rules.TAKING, rules.GIVING):
        return 1 << (t.winner & 3)
    return 0


def _check(t: Table, given: Mapping[str, Any]) -> None:
    """Refuse a position that no game reaches."""
    if t.phase == NOBODY:
        raise InvalidPosition("position-phase", phases=PHASES)
    if not 0 <= t.leader < SEATS or not 0 <= t.dealer < SEATS or not 1 <= t.round <= rules.LAST_ROUND:
        raise InvalidPosition("position-seat-or-round", seats=SEATS)
    if t.phase in (rules.DEALING, rules.OVER):
        return
    if max(t.won) > rules.TRICKS_EACH or min(t.won) < 0 or sum(t.won) >= SEATS * rules.TRICKS_EACH:
        raise InvalidPosition("position-tricks", "W9", won=t.won)
    _check_cards(t, given)
    if t.to_act >> t.players:
        raise InvalidPosition("position-willi-asked", "W15")
    if t.phase == rules.CALLING and (not 0 < t.asked <= t.played < SEATS or t.caller != NOBODY):
        raise InvalidPosition("position-call", "W8")
    if t.phase == rules.CALLING and rules.short_of_two(t).bit_count() == 1:
        raise InvalidPosition("position-call", "W8")
    if t.phase in (rules.TAKING, rules.GIVING) and (t.played < SEATS or t.winner == NOBODY or not t.won[t.winner]):
        raise InvalidPosition("position-exchange", "W10")
    if t.phase == rules.GIVING and t.taken not in t.trick:
        raise InvalidPosition("position-exchange", "W10")


def _check_cards(t: Table, given: Mapping[str, Any]) -> None:
    """Refuse a card in two places, and hands of the wrong size."""
    boxing = t.phase == rules.BOXING
    places = [card for hand in given["hands"] for card in hand.split()] + given["trick"].split() + given["pile"].split()
    places += [] if boxing else [card for card in given["box"] if card is not None]
    for card in places:
        if places.count(card) > 1:
            raise InvalidPosition("position-card-twice", "W1", card=card)
    exchanging = t.phase in (rules.TAKING, rules.GIVING)
    for seat in range(t.players):
        played = not exchanging and seat in seats_of_trick(t)
        expected = 9 if boxing else SEATS * rules.TRICKS_EACH - sum(t.won) - played
        held = t.hands[seat].bit_count()
        if held != expected:
            raise InvalidPosition("position-hand-size", "W2", seat=seat, held=held, expected=expected)
    if t.players < SEATS and len(given["pile"].split()) != rules.DECK_SIZE // SEATS - _turned(t):
        raise InvalidPosition("position-pile", "W15", expected=rules.DECK_SIZE // SEATS - _turned(t))


@cache
def _action(phase: int, code: int) -> Action:
    if code < rules.DECK_SIZE:
        return Action(VERBS[phase], CARDS[code])
    if code == rules.CALL:
        return Action("call Willi")
    return Action("no call" if phase == rules.CALLING else "keep")
