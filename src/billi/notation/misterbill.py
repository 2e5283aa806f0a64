"""Mister Bill written down: letters for cards, words for actions, events as in a record."""

from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import Any, ClassVar, Final

from billi.errors import InvalidPosition
from billi.notation.action import Action
from billi.notation.base import Event, Notation, by_seat, check_deck, check_fields, seats_in
from billi.rules import misterbill as rules
from billi.rules.misterbill import KINDS, NOBODY, SEATS, Table

PHASES: Final = ("deal", "draw", "serve", "give", "return", "over")
DIRECTIONS: Final = ("left", "right")
COPIES: Final = {kind: 3 if kind == "B" else 4 for kind in KINDS}
DISHES: Final = KINDS[: rules.EXCHANGE]
BYTE: Final = (1 << SEATS) - 1
ALL_KINDS: Final = (1 << len(KINDS)) - 1


@cache
def letters(hand: int) -> str:
    """Write a hand.

    >>> letters(0b1000_0000_0101)
    'OPB'
    """
    return "".join(kind for bit, kind in enumerate(KINDS) if hand >> bit & 1)


class MisterBillNotation(Notation[Table]):
    """Cards are the letters ``O S P W H D``, ``E T G L R`` and ``B``."""

    name = "misterbill"
    rules: ClassVar[ModuleType] = rules
    players = range(3, 9)
    options = {"exchange": ("blind", "chosen")}
    deck = tuple(kind for kind in KINDS for _ in range(COPIES[kind]))

    def table(self) -> Table:
        """Give an empty table."""
        t = Table()
        for name in ("hands", "gifts", "team_cards", "points", "round_points"):
            setattr(t, name, [0] * SEATS)
        return t

    def veiled(self, t: Table) -> bool:
        """Whether a waiter is asked for, with one in hand or not (MB14)."""
        return t.phase == rules.SERVING

    def option_bits(self, players: int, options: Mapping[str, str]) -> int:
        """Pack the options for the rules."""
        return int(rules.CHOSEN_EXCHANGE) if options["exchange"] == "chosen" else 0

    def seats(self, players: int) -> int:
        """Give the number of seats."""
        return players

    def card_number(self, code: str) -> int:
        """Give a card's number in the rules."""
        if len(code) != 1 or code not in KINDS:
            raise InvalidPosition("card-unknown", card=code)
        return KINDS.index(code)

    def deck_code(self, number: int) -> str:
        """Write the card with this number in the rules."""
        return KINDS[number]

    def cards(self, t: Table, deck: Sequence[str], team_cards: Sequence[int] | None) -> list[int]:
        """Check a shuffled deck and team cards and write them as the rules take them."""
        check_deck(deck, self.deck)
        if t.round == rules.LAST_ROUND:
            if team_cards is not None:
                raise InvalidPosition("team-cards-none", "MB6")
        elif team_cards is None or sorted(team_cards) != list(range(1, t.players + 1)):
            raise InvalidPosition("team-cards-wrong", "MB5", players=t.players)
        return self.lay(t, [KINDS.index(card) for card in deck], team_cards)

    def lay(self, t: Table, numbers: list[int], team_cards: Sequence[int] | None) -> list[int]:
        """Write a shuffled deck and team cards that need no check as the rules take them."""
        behind = [0] * t.players if team_cards is None else list(team_cards)
        return numbers + behind + [0] * (SEATS - t.players)

    def outcomes(self, t: Table) -> tuple[str, ...]:
        """Give the cards luck chooses from now, if any."""
        if t.phase in (rules.DRAWING, rules.RETURNING):
            return tuple(letters(t.hands[rules.unlucky(t)]))
        return ()

    def action(self, t: Table, seat: int, code: int) -> Action:
        """Put an action of the rules in words."""
        if code < rules.SERVE:
            return _give(code, rules.receiver(t, seat, t.still_in))
        return _serve(code)

    def code(self, t: Table, seat: int, action: Action) -> int:
        """Find the rules' number of an action; -1 if it can never be one now."""
        if t.phase == rules.SERVING:
            return _SERVE_CODES.get(action, -1)
        if t.phase == rules.GIVING and action.verb == "give" and action.card in COPIES and action.direction is None:
            if action.seat is None or action.seat == rules.receiver(t, seat, t.still_in):
                return KINDS.index(action.card)
        return -1

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
            return {"t": "deal", "hands": deal_out(self.codes(cards[: rules.DECK_SIZE]), players, seat)}
        if kind == rules.EV_ROUND_END:
            return {"t": "round_end", "points": [details >> 4 * s & 15 for s in range(players)]}
        points = [details >> 5 * s & 31 for s in range(players)]
        return {"t": "game_end", "points": points, "winners": seats_in(details >> 40)}

    def fields(self, t: Table) -> dict[str, Any]:
        """Describe a position by what differs from the default one."""
        players = range(t.players)
        phase = PHASES[t.phase]
        described = {
            "hands": [letters(t.hands[seat]) for seat in players],
            "phase": phase,
            "round": t.round,
            "dealer": t.dealer,
            "turn": t.turn,
            "team_cards": [t.team_cards[seat] for seat in players],
            "points": [t.points[seat] for seat in players],
            "round_points": [t.round_points[seat] for seat in players],
            "still_in": seats_in(t.still_in),
            "idle_turns": t.idle_turns,
            "awards": t.awards,
            "waiter": KINDS[t.waiter] if t.waiter else None,
            "target": None if t.waiter in (0, rules.ROUND) else t.target,
            "direction": DIRECTIONS[t.target] if t.waiter == rules.ROUND else None,
            "gifts": [None if t.gifts[seat] == NOBODY else KINDS[t.gifts[seat]] for seat in players],
        }
        usual = self._defaults(t.players, described)
        return {name: value for name, value in described.items() if name not in usual or usual[name] != value}

    def _defaults(self, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
        nothing = [0] * players
        alone = given.get("round", 1) == rules.LAST_ROUND
        team_cards = nothing if alone else list(range(1, players + 1))
        still_in = [seat for seat, hand in enumerate(given["hands"]) if hand]
        teams = [seat if alone else (card - 1) // 2 for seat, card in enumerate(given.get("team_cards", team_cards))]
        teams_in = {teams[seat] for seat in given.get("still_in", still_in)}
        return {
            "phase": "draw",
            "round": 1,
            "dealer": 0,
            "turn": 0,
            "team_cards": team_cards,
            "points": given.get("round_points", nothing),
            "round_points": nothing,
            "still_in": still_in,
            "idle_turns": 0,
            "awards": len(set(teams)) - len(teams_in),
            "waiter": None,
            "target": None,
            "direction": None,
            "gifts": [None] * players,
        }

    def place(self, players: int, options: Mapping[str, str], fields: Mapping[str, Any]) -> Table:
        """Set up the position that :meth:`fields` describes."""
        if "hands" not in fields:
            raise InvalidPosition("position-no-hands")
        hands = by_seat("hands", fields["hands"], players)
        usual = self._defaults(players, fields)
        check_fields(fields, ["hands", *usual])
        given = {**usual, **fields}
        t = self.table()
        rules.begin(t, players, self.option_bits(players, options), given["dealer"])
        for seat, hand in enumerate(hands):
            for card in hand:
                bit = 1 << self.card_number(card)
                if t.hands[seat] & bit:
                    raise InvalidPosition("position-pair-in-hand", "MB9", seat=seat, card=card)
                t.hands[seat] |= bit
        for name in ("team_cards", "points", "round_points"):
            getattr(t, name)[:players] = by_seat(name, given[name], players)
        for seat, card in enumerate(by_seat("gifts", given["gifts"], players)):
            t.gifts[seat] = NOBODY if card is None else self.card_number(card)
        t.phase = PHASES.index(given["phase"]) if given["phase"] in PHASES else NOBODY
        t.still_in = sum(1 << seat for seat in given["still_in"])
        for name in ("round", "turn", "idle_turns", "awards"):
            setattr(t, name, given[name])
        if given["waiter"]:
            t.waiter = self.card_number(given["waiter"])
            t.target = DIRECTIONS.index(given["direction"]) if given["direction"] else given["target"] or 0
        if t.phase == rules.SERVING:
            t.to_act = 1 << t.turn
        elif t.phase == rules.GIVING:
            t.to_act = rules.givers(t) & ~sum(1 << seat for seat in range(players) if t.gifts[seat] != NOBODY)
        _check(t)
        return t


def _check(t: Table) -> None:
    """Refuse a position that no game reaches."""
    if t.phase == NOBODY:
        raise InvalidPosition("position-phase", phases=PHASES)
    seats = range(t.players)
    if t.turn not in seats or t.dealer not in seats or not 1 <= t.round <= rules.LAST_ROUND:
        raise InvalidPosition("position-seat-or-round", seats=t.players)
    if t.phase in (rules.DEALING, rules.OVER):
        return
    for bit, kind in enumerate(KINDS):
        held = sum(t.hands[seat] >> bit & 1 for seat in seats)
        if held > COPIES[kind] or (kind in DISHES and held % 2) or (kind == "B" and held % 2 == 0):
            raise InvalidPosition("position-count", "MB1", card=kind, held=held)
    for seat in seats:
        inside = t.still_in >> seat & 1
        if bool(t.hands[seat]) != bool(inside) and not (t.waiter and seat == t.turn and inside):
            raise InvalidPosition("position-still-in", "MB18", seat=seat)
    if not t.still_in >> t.turn & 1:
        raise InvalidPosition("position-turn-out", "MB18", seat=t.turn)
    if not t.still_in & ~rules.team(t, t.turn):
        raise InvalidPosition("position-one-team", "MB21")
    if t.phase in (rules.GIVING, rules.RETURNING):
        _check_effect(t)


def _check_effect(t: Table) -> None:
    """Refuse a waiter's effect half carried out in a way it cannot be."""
    asks = (rules.EXCHANGE, rules.GATHER, rules.ROUND)
    on_somebody = t.waiter == rules.ROUND or (t.target != t.turn and t.still_in >> t.target & 1)
    waits = t.to_act if t.phase == rules.GIVING else t.waiter == rules.EXCHANGE and not t.chosen_exchange
    gifts_held = all(t.gifts[s] == NOBODY or t.hands[s] >> t.gifts[s] & 1 for s in range(t.players))
    if t.waiter not in asks or not on_somebody or not waits or not gifts_held:
        raise InvalidPosition("position-effect", "MB16")


def deal_out(deck: Sequence[str], seats: int, dealer: int) -> list[list[str]]:
    """Deal cards one at a time clockwise from the dealer's left.

    >>> deal_out("ABCDE", 3, 0)
    [['C'], ['A', 'D'], ['B', 'E']]
    """
    hands: list[list[str]] = [[] for _ in range(seats)]
    for i, card in enumerate(deck):
        hands[(dealer + 1 + i) % seats].append(card)
    return hands


@cache
def _give(kind: int, to: int) -> Action:
    return Action("give", KINDS[kind], seat=to)


@cache
def _serve(code: int) -> Action:
    if code == rules.PASS:
        return Action("pass")
    waiter, target = divmod(code - rules.SERVE, rules.SEATS_A_WAITER)
    card = KINDS[rules.EXCHANGE + waiter]
    if card == "L":
        return Action("play", card)
    if card == "R":
        return Action("play", card, direction=DIRECTIONS[target])
    return Action("play", card, seat=target)


_SERVE_CODES: Final[dict[Action, int]] = {
    _serve(code): code
    for code in (*range(rules.SERVE, rules.SERVE + 25), rules.SERVE + 32, rules.SERVE + 33, rules.PASS)
}
