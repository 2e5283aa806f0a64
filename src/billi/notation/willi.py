"""Willi written down: ``R5`` for a card, words for actions, events as in a record."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from types import ModuleType
from typing import Any, ClassVar, Final

from billi.errors import InvalidPosition, brief
from billi.notation.action import Action
from billi.notation.base import (
    Event,
    Notation,
    absent,
    by_seat,
    check_deck,
    check_fields,
    listed,
    number,
    numbers,
    one_of,
    seats_in,
)
from billi.notation.misterbill import deal_out
from billi.rules import willi as rules
from billi.rules.willi import COLOURS, NOBODY, SEATS, Table

PHASES: Final = ("deal", "box", "play", "call", "take", "give", "over")
VERBS: Final = {rules.BOXING: "box", rules.PLAYING: "play", rules.TAKING: "take", rules.GIVING: "give"}
CARDS: Final = tuple(f"{COLOURS[number & 3]}{(number >> 2) + 1}" for number in range(rules.DECK_SIZE))
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
MOST_POINTS: Final = 3
"""The best score card (W1)."""
VALUES: Final = ((0, 0), (4, 36), (12, 68))
"""What the cards of no, one and two tricks add up to at least, and at most."""
MOST_VALUE: Final = VALUES[rules.TRICKS_EACH][1] + rules.WILLI_BONUS
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
        if not isinstance(code, str) or code not in NUMBERS:
            raise InvalidPosition("card-unknown", card=brief(code))
        return NUMBERS[code]

    def deck_code(self, number: int) -> str:
        """Write the card with this number in the rules."""
        return CARDS[number]

    def cards(self, t: Table, deck: Sequence[str], team_cards: Sequence[int] | None) -> list[int]:
        """Check a shuffled deck and write it as the rules take it."""
        cards = check_deck(deck, self.deck)
        if team_cards is not None:
            raise InvalidPosition("team-cards-not-here")
        return [NUMBERS[card] for card in cards]

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
        seats = range(SEATS)
        t = self.table()
        rules.begin(t, players, self.option_bits(players, options), number("dealer", given["dealer"], seats))
        t.phase = one_of("phase", given["phase"], PHASES)
        t.round = number("round", given["round"], range(1, rules.LAST_ROUND + 1))
        t.leader = number("leader", given["leader"], seats)
        t.asked = number("asked", given["asked"], range(SEATS))
        t.won = numbers("won", given["won"], SEATS, range(rules.TRICKS_EACH + 1))
        t.totals = numbers("totals", given["totals"], SEATS, range(MOST_VALUE + 1))
        t.points = numbers("points", given["points"], SEATS, range(rules.LAST_ROUND * MOST_POINTS + 1))
        t.caller = NOBODY if given["caller"] is None else number("caller", given["caller"], range(players))
        t.winner = NOBODY if given["winner"] is None else number("winner", given["winner"], range(players))
        t.taken = NOBODY if given["taken"] is None else self.card_number(given["taken"])
        t.box = [NOBODY if card is None else self.card_number(card) for card in by_seat("box", given["box"], SEATS)]
        hands = [self._cards_in("hands", hand) for hand in by_seat("hands", given["hands"], players)]
        trick, pile = self._cards_in("trick", given["trick"]), self._cards_in("pile", given["pile"])
        _check_sizes(t, len(trick), len(pile))
        for seat, hand in enumerate(hands):
            t.hands[seat] = sum(1 << card for card in set(hand))
        t.trick[: len(trick)] = trick
        t.played = len(trick)
        t.pile = sum(card << rules.PILE_BITS * place for place, card in enumerate(pile))
        t.to_act = _asked(t)
        _check(t, [*chain(*hands), *trick, *pile], len(pile))
        return t

    def _cards_in(self, field: str, value: object) -> list[int]:
        """Read cards from a text, or a list."""
        cards = value.split() if isinstance(value, str) else listed(value)
        if cards is None:
            raise InvalidPosition("position-cards", field=field, value=brief(value), example="R5 B9")
        return [self.card_number(card) for card in cards]


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


def _check_sizes(t: Table, trick: int, pile: int) -> None:
    """Refuse a trick or a pile that is too long to lie there."""
    lying = {rules.PLAYING: range(SEATS), rules.CALLING: range(1, SEATS)}
    lying |= dict.fromkeys((rules.TAKING, rules.GIVING), range(SEATS, SEATS + 1))
    if trick not in lying.get(t.phase, range(1)):
        raise InvalidPosition("position-trick", "W5", cards=trick, phase=PHASES[t.phase])
    if pile > (rules.DECK_SIZE // SEATS if t.players < SEATS else 0):
        raise InvalidPosition("position-pile", "W15", expected=rules.DECK_SIZE // SEATS if t.players < SEATS else 0)


def _check(t: Table, cards: list[int], pile: int) -> None:
    """Refuse a position that no game reaches. ``cards`` are those in hands, trick and pile."""
    phase, exchanging = PHASES[t.phase], t.phase in (rules.TAKING, rules.GIVING)
    absent(phase, {"winner": t.winner != NOBODY and not exchanging, "taken": t.taken != NOBODY and phase != "give"})
    _check_points(t)
    if t.phase in (rules.DEALING, rules.OVER):
        absent(phase, {"hands": any(t.hands), "caller": t.caller != NOBODY, "asked": bool(t.asked)})
        if t.phase == rules.OVER:
            number("round", t.round, range(rules.LAST_ROUND, rules.LAST_ROUND + 1))
        return
    if sum(t.won) >= SEATS * rules.TRICKS_EACH:
        raise InvalidPosition("position-tricks", "W9", won=t.won)
    _check_cards(t, cards, pile)
    if t.to_act >> t.players:
        raise InvalidPosition("position-willi-asked", "W15")
    _check_calls(t)
    if exchanging and (t.winner == NOBODY or not t.won[t.winner]):
        raise InvalidPosition("position-exchange", "W10")
    if t.phase == rules.GIVING and t.taken not in t.trick:
        raise InvalidPosition("position-exchange", "W10")


def _check_calls(t: Table) -> None:
    """Refuse a call nobody could make, and a question nobody is asked (W7 to W9)."""
    if t.caller != NOBODY:
        absent(PHASES[t.phase], {"caller": t.phase == rules.BOXING})
        taken = t.caller == t.winner
        if t.caller not in seats_of_trick(t)[: SEATS - 1] or t.won[t.caller] - taken >= rules.TRICKS_EACH:
            raise InvalidPosition("position-caller", "W7", seat=t.caller)
    if t.phase == rules.CALLING:
        contenders = rules.short_of_two(t)
        in_turn = 0 < t.asked <= t.played and t.to_act & contenders
        if not in_turn or t.caller != NOBODY or contenders.bit_count() == 1:
            raise InvalidPosition("position-call", "W8")


def _check_points(t: Table) -> None:
    """Refuse totals the tricks cannot add up to, and points nobody can have."""
    done = t.phase in (rules.DEALING, rules.OVER)
    rounds = t.round if t.phase == rules.OVER else t.round - 1
    for seat in range(SEATS):
        if t.points[seat] > MOST_POINTS * rounds:
            raise InvalidPosition("position-points", "W12", field="points", seat=seat, points=t.points[seat])
        bonus = rules.WILLI_BONUS if done and seat >= t.players else 0
        least, most = VALUES[rules.TRICKS_EACH if done else t.won[seat]]
        if t.totals[seat] and not least + bonus <= t.totals[seat] <= most + bonus:
            raise InvalidPosition("position-points", "W11", field="totals", seat=seat, points=t.totals[seat])


def _check_cards(t: Table, cards: list[int], pile: int) -> None:
    """Refuse a card in two places, and hands of the wrong size."""
    boxing = t.phase == rules.BOXING
    boxed = [card for card in t.box if card != NOBODY]
    places = cards if boxing else cards + boxed
    for card in places:
        if places.count(card) > 1:
            raise InvalidPosition("position-card-twice", "W1", card=CARDS[card])
    for seat, card in enumerate(t.box):
        if card != NOBODY and (seat >= t.players or (boxing and not t.hands[seat] >> card & 1)):
            raise InvalidPosition("position-box", "W2", seat=seat, card=CARDS[card])
    exchanging = t.phase in (rules.TAKING, rules.GIVING)
    for seat in range(t.players):
        played = not exchanging and seat in seats_of_trick(t)
        expected = 9 if boxing else SEATS * rules.TRICKS_EACH - sum(t.won) - played
        held = t.hands[seat].bit_count()
        if held != expected:
            raise InvalidPosition("position-hand-size", "W2", seat=seat, held=held, expected=expected)
    if t.players < SEATS and pile != rules.DECK_SIZE // SEATS - _turned(t):
        raise InvalidPosition("position-pile", "W15", expected=rules.DECK_SIZE // SEATS - _turned(t))


@cache
def _action(phase: int, code: int) -> Action:
    if code < rules.DECK_SIZE:
        return Action(VERBS[phase], CARDS[code])
    if code == rules.CALL:
        return Action("call Willi")
    return Action("no call" if phase == rules.CALLING else "keep")
