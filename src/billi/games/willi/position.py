"""Positions of Willi: described by what differs from the default one, and set up from that."""

from collections.abc import Mapping
from itertools import chain
from typing import Any, Final

from billi.errors import InvalidPosition, brief
from billi.games.fields import absent, by_seat, check_fields, listed, number, numbers, one_of
from billi.games.willi import rules
from billi.games.willi.cards import CARDS, NUMBERS
from billi.games.willi.notation import PHASES, cards_in, pile, seats_of_trick, turned
from billi.games.willi.rules import NO_CARD, NOBODY, SEATS, Position

MOST_POINTS: Final = 3
"""The best score card (W1)."""
VALUES: Final = ((0, 0), (4, 36), (12, 68))
"""What the cards of no, one and two tricks add up to at least, and at most."""
MOST_VALUE: Final = VALUES[rules.TRICKS_EACH][1] + rules.WILLI_BONUS


def describe(p: Position) -> dict[str, Any]:
    """Describe a position by what differs from the default one."""
    described = {
        "hands": [" ".join(cards_in(p.hands[seat])) for seat in range(p.players)],
        "phase": PHASES[p.phase],
        "round": p.round,
        "dealer": p.dealer,
        "leader": p.leader,
        "trick": " ".join(CARDS[card] for card in p.trick if card != NO_CARD),
        "won": list(p.won),
        "totals": list(p.totals),
        "points": list(p.points),
        "box": [None if card == NO_CARD else CARDS[card] for card in p.box],
        "pile": " ".join(CARDS[card] for card in pile(p)),
        "caller": None if p.caller == NOBODY else p.caller,
        "asked": p.asked,
        "winner": None if p.winner == NOBODY else p.winner,
        "taken": None if p.taken == NO_CARD else CARDS[p.taken],
    }
    usual = _defaults()
    return {name: value for name, value in described.items() if name not in usual or usual[name] != value}


def place(p: Position, players: int, options: int, fields: Mapping[str, Any]) -> Position:
    """Set up the position that :func:`describe` describes, given an empty one."""
    if "hands" not in fields:
        raise InvalidPosition("position-no-hands")
    usual = _defaults()
    check_fields(fields, ["hands", *usual])
    given = {**usual, **fields}
    seats = range(SEATS)
    rules.begin(p, players, options, number("dealer", given["dealer"], seats))
    p.phase = one_of("phase", given["phase"], PHASES)
    p.round = number("round", given["round"], range(1, rules.LAST_ROUND + 1))
    p.leader = number("leader", given["leader"], seats)
    p.asked = number("asked", given["asked"], range(SEATS))
    p.won = numbers("won", given["won"], SEATS, range(rules.TRICKS_EACH + 1))
    p.totals = numbers("totals", given["totals"], SEATS, range(MOST_VALUE + 1))
    p.points = numbers("points", given["points"], SEATS, range(rules.LAST_ROUND * MOST_POINTS + 1))
    p.caller = NOBODY if given["caller"] is None else number("caller", given["caller"], range(players))
    p.winner = NOBODY if given["winner"] is None else number("winner", given["winner"], range(players))
    p.taken = NO_CARD if given["taken"] is None else card_number(given["taken"])
    p.box = [NO_CARD if card is None else card_number(card) for card in by_seat("box", given["box"], SEATS)]
    hands = [_cards_in("hands", hand) for hand in by_seat("hands", given["hands"], players)]
    trick, pile = _cards_in("trick", given["trick"]), _cards_in("pile", given["pile"])
    _check_sizes(p, len(trick), len(pile))
    for seat, hand in enumerate(hands):
        p.hands[seat] = sum(1 << card for card in set(hand))
    p.trick[: len(trick)] = trick
    p.played = len(trick)
    p.pile = sum(card << rules.PILE_BITS * place for place, card in enumerate(pile))
    p.to_act = _asked(p)
    _check(p, [*chain(*hands), *trick, *pile], len(pile))
    return p


def _defaults() -> dict[str, Any]:
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


def card_number(code: object) -> int:
    """Return a card's number in the rules, or refuse it."""
    if not isinstance(code, str) or code not in NUMBERS:
        raise InvalidPosition("card-unknown", card=brief(code))
    return NUMBERS[code]


def _cards_in(field: str, value: object) -> list[int]:
    """Read cards from a text, or a list."""
    cards = value.split() if isinstance(value, str) else listed(value)
    if cards is None:
        raise InvalidPosition("position-cards", field=field, value=brief(value), example="R5 B9")
    return [card_number(card) for card in cards]


def _asked(p: Position) -> int:
    """Work out who is asked in a position."""
    if p.phase == rules.BOXING:
        return sum(1 << seat for seat in range(p.players) if p.box[seat] == NO_CARD)
    if p.phase == rules.PLAYING:
        return 1 << rules.at_place(p, p.played)
    if p.phase == rules.CALLING:
        return 1 << rules.at_place(p, p.asked - 2 if p.asked > 1 else p.played - 1)
    if p.phase in (rules.TAKING, rules.GIVING):
        return 1 << (p.winner & 3)
    return 0


def _check_sizes(p: Position, trick: int, pile: int) -> None:
    """Refuse a trick or a pile that is too long to lie there."""
    lying = {rules.PLAYING: range(SEATS), rules.CALLING: range(1, SEATS)}
    lying |= dict.fromkeys((rules.TAKING, rules.GIVING), range(SEATS, SEATS + 1))
    if trick not in lying.get(p.phase, range(1)):
        raise InvalidPosition("position-trick", "W5", cards=trick, phase=PHASES[p.phase])
    if pile > (rules.DECK_SIZE // SEATS if p.players < SEATS else 0):
        raise InvalidPosition("position-pile", "W15", expected=rules.DECK_SIZE // SEATS if p.players < SEATS else 0)


def _check(p: Position, cards: list[int], pile: int) -> None:
    """Refuse a position that no game reaches. ``cards`` are those in hands, trick and pile."""
    phase, exchanging = PHASES[p.phase], p.phase in (rules.TAKING, rules.GIVING)
    absent(phase, {"winner": p.winner != NOBODY and not exchanging, "taken": p.taken != NO_CARD and phase != "give"})
    _check_points(p)
    if p.phase in (rules.DEALING, rules.OVER):
        absent(phase, {"hands": any(p.hands), "caller": p.caller != NOBODY, "asked": bool(p.asked)})
        if p.phase == rules.OVER:
            number("round", p.round, range(rules.LAST_ROUND, rules.LAST_ROUND + 1))
        return
    if sum(p.won) >= SEATS * rules.TRICKS_EACH:
        raise InvalidPosition("position-tricks", "W9", won=p.won)
    _check_cards(p, cards, pile)
    if p.to_act >> p.players:
        raise InvalidPosition("position-willi-asked", "W15")
    _check_calls(p)
    if exchanging and (p.winner == NOBODY or not p.won[p.winner]):
        raise InvalidPosition("position-exchange", "W10")
    if p.phase == rules.GIVING and p.taken not in p.trick:
        raise InvalidPosition("position-exchange", "W10")


def _check_calls(p: Position) -> None:
    """Refuse a call nobody could make, and a question nobody is asked (W7 to W9)."""
    if p.caller != NOBODY:
        absent(PHASES[p.phase], {"caller": p.phase == rules.BOXING})
        taken = p.caller == p.winner
        if p.caller not in seats_of_trick(p)[: SEATS - 1] or p.won[p.caller] - taken >= rules.TRICKS_EACH:
            raise InvalidPosition("position-caller", "W7", seat=p.caller)
    if p.phase == rules.CALLING:
        contenders = rules.short_of_two(p)
        in_turn = 0 < p.asked <= p.played and p.to_act & contenders
        if not in_turn or p.caller != NOBODY or contenders.bit_count() == 1:
            raise InvalidPosition("position-call", "W8")


def _check_points(p: Position) -> None:
    """Refuse totals the tricks cannot add up to, and points nobody can have."""
    done = p.phase in (rules.DEALING, rules.OVER)
    rounds = p.round if p.phase == rules.OVER else p.round - 1
    for seat in range(SEATS):
        if p.points[seat] > MOST_POINTS * rounds:
            raise InvalidPosition("position-points", "W12", field="points", seat=seat, points=p.points[seat])
        bonus = rules.WILLI_BONUS if done and seat >= p.players else 0
        least, most = VALUES[rules.TRICKS_EACH if done else p.won[seat]]
        if p.totals[seat] and not least + bonus <= p.totals[seat] <= most + bonus:
            raise InvalidPosition("position-points", "W11", field="totals", seat=seat, points=p.totals[seat])


def _check_cards(p: Position, cards: list[int], pile: int) -> None:
    """Refuse a card in two places, and hands of the wrong size."""
    boxing = p.phase == rules.BOXING
    boxed = [card for card in p.box if card != NO_CARD]
    places = cards if boxing else cards + boxed
    for card in places:
        if places.count(card) > 1:
            raise InvalidPosition("position-card-twice", "W1", card=CARDS[card])
    for seat, card in enumerate(p.box):
        if card != NO_CARD and (seat >= p.players or (boxing and not p.hands[seat] >> card & 1)):
            raise InvalidPosition("position-box", "W2", seat=seat, card=CARDS[card])
    exchanging = p.phase in (rules.TAKING, rules.GIVING)
    for seat in range(p.players):
        played = not exchanging and seat in seats_of_trick(p)
        expected = 9 if boxing else SEATS * rules.TRICKS_EACH - sum(p.won) - played
        held = p.hands[seat].bit_count()
        if held != expected:
            raise InvalidPosition("position-hand-size", "W2", seat=seat, held=held, expected=expected)
    if p.players < SEATS and pile != rules.DECK_SIZE // SEATS - turned(p):
        raise InvalidPosition("position-pile", "W15", expected=rules.DECK_SIZE // SEATS - turned(p))
