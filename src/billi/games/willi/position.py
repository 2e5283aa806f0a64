"""Positions of Willi: described by what differs from the default one, and set up from that."""

from collections.abc import Mapping
from itertools import chain
from typing import Any, Final

from billi.errors import InvalidPosition, brief
from billi.games.fields import absent, by_seat, check_fields, listed, number, numbers, one_of
from billi.games.willi import rules
from billi.games.willi.notation import CARDS, NUMBERS, PHASES, codes, pile, seats_of_trick, turned
from billi.games.willi.rules import NO_CARD, NOBODY, SEATS, Table

MOST_POINTS: Final = 3
"""The best score card (W1)."""
VALUES: Final = ((0, 0), (4, 36), (12, 68))
"""What the cards of no, one and two tricks add up to at least, and at most."""
MOST_VALUE: Final = VALUES[rules.TRICKS_EACH][1] + rules.WILLI_BONUS


def describe(t: Table) -> dict[str, Any]:
    """Describe a position by what differs from the default one."""
    described = {
        "hands": [codes(t.hands[seat]) for seat in range(t.players)],
        "phase": PHASES[t.phase],
        "round": t.round,
        "dealer": t.dealer,
        "leader": t.leader,
        "trick": " ".join(CARDS[card] for card in t.trick if card != NO_CARD),
        "won": list(t.won),
        "totals": list(t.totals),
        "points": list(t.points),
        "box": [None if card == NO_CARD else CARDS[card] for card in t.box],
        "pile": " ".join(CARDS[card] for card in pile(t)),
        "caller": None if t.caller == NOBODY else t.caller,
        "asked": t.asked,
        "winner": None if t.winner == NOBODY else t.winner,
        "taken": None if t.taken == NO_CARD else CARDS[t.taken],
    }
    usual = _defaults()
    return {name: value for name, value in described.items() if name not in usual or usual[name] != value}


def place(t: Table, players: int, options: int, fields: Mapping[str, Any]) -> Table:
    """Set up, on an empty table, the position that :func:`describe` describes."""
    if "hands" not in fields:
        raise InvalidPosition("position-no-hands")
    usual = _defaults()
    check_fields(fields, ["hands", *usual])
    given = {**usual, **fields}
    seats = range(SEATS)
    rules.begin(t, players, options, number("dealer", given["dealer"], seats))
    t.phase = one_of("phase", given["phase"], PHASES)
    t.round = number("round", given["round"], range(1, rules.LAST_ROUND + 1))
    t.leader = number("leader", given["leader"], seats)
    t.asked = number("asked", given["asked"], range(SEATS))
    t.won = numbers("won", given["won"], SEATS, range(rules.TRICKS_EACH + 1))
    t.totals = numbers("totals", given["totals"], SEATS, range(MOST_VALUE + 1))
    t.points = numbers("points", given["points"], SEATS, range(rules.LAST_ROUND * MOST_POINTS + 1))
    t.caller = NOBODY if given["caller"] is None else number("caller", given["caller"], range(players))
    t.winner = NOBODY if given["winner"] is None else number("winner", given["winner"], range(players))
    t.taken = NO_CARD if given["taken"] is None else card_number(given["taken"])
    t.box = [NO_CARD if card is None else card_number(card) for card in by_seat("box", given["box"], SEATS)]
    hands = [_cards_in("hands", hand) for hand in by_seat("hands", given["hands"], players)]
    trick, pile = _cards_in("trick", given["trick"]), _cards_in("pile", given["pile"])
    _check_sizes(t, len(trick), len(pile))
    for seat, hand in enumerate(hands):
        t.hands[seat] = sum(1 << card for card in set(hand))
    t.trick[: len(trick)] = trick
    t.played = len(trick)
    t.pile = sum(card << rules.PILE_BITS * place for place, card in enumerate(pile))
    t.to_act = _asked(t)
    _check(t, [*chain(*hands), *trick, *pile], len(pile))
    return t


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


def _asked(t: Table) -> int:
    """Work out who is asked in a position."""
    if t.phase == rules.BOXING:
        return sum(1 << seat for seat in range(t.players) if t.box[seat] == NO_CARD)
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
    absent(phase, {"winner": t.winner != NOBODY and not exchanging, "taken": t.taken != NO_CARD and phase != "give"})
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
    boxed = [card for card in t.box if card != NO_CARD]
    places = cards if boxing else cards + boxed
    for card in places:
        if places.count(card) > 1:
            raise InvalidPosition("position-card-twice", "W1", card=CARDS[card])
    for seat, card in enumerate(t.box):
        if card != NO_CARD and (seat >= t.players or (boxing and not t.hands[seat] >> card & 1)):
            raise InvalidPosition("position-box", "W2", seat=seat, card=CARDS[card])
    exchanging = t.phase in (rules.TAKING, rules.GIVING)
    for seat in range(t.players):
        played = not exchanging and seat in seats_of_trick(t)
        expected = 9 if boxing else SEATS * rules.TRICKS_EACH - sum(t.won) - played
        held = t.hands[seat].bit_count()
        if held != expected:
            raise InvalidPosition("position-hand-size", "W2", seat=seat, held=held, expected=expected)
    if t.players < SEATS and pile != rules.DECK_SIZE // SEATS - turned(t):
        raise InvalidPosition("position-pile", "W15", expected=rules.DECK_SIZE // SEATS - turned(t))
