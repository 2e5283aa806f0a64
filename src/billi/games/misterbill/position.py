"""Positions of Mister Bill: described by what differs from the default one, and set up from that."""

from collections.abc import Mapping
from typing import Any, Final

from billi.errors import InvalidPosition, brief
from billi.games.fields import absent, by_seat, check_fields, listed, number, numbers, one_of, whole
from billi.games.misterbill import rules
from billi.games.misterbill.cards import CARDS, COPIES, DISHES, NUMBERS, WAITERS
from billi.games.misterbill.notation import DIRECTIONS, PHASES, cards_in, team_of
from billi.games.misterbill.rules import NO_CARD, Position
from billi.games.sets import seats_in

MOST_POINTS: Final = 4 + 4 + 8
"""The best score card of each round (MB4)."""


def describe(p: Position) -> dict[str, Any]:
    """Describe a position by what differs from the default one."""
    players = range(p.players)
    phase = PHASES[p.phase]
    described = {
        "hands": ["".join(cards_in(p.hands[seat])) for seat in players],
        "phase": phase,
        "round": p.round,
        "dealer": p.dealer,
        "turn": p.turn,
        "team_cards": [p.team_cards[seat] for seat in players],
        "points": [p.points[seat] for seat in players],
        "round_points": [p.round_points[seat] for seat in players],
        "still_in": seats_in(p.still_in),
        "idle_turns": p.idle_turns,
        "awards": p.awards,
        "waiter": CARDS[p.waiter] if p.waiter else None,
        "target": None if p.waiter in (0, rules.RELAY) else p.target,
        "direction": DIRECTIONS[p.target] if p.waiter == rules.RELAY else None,
        "gifts": [None if p.gifts[seat] == NO_CARD else CARDS[p.gifts[seat]] for seat in players],
    }
    usual = _defaults(p.players, described)
    return {name: value for name, value in described.items() if name not in usual or usual[name] != value}


def place(p: Position, players: int, options: int, fields: Mapping[str, Any]) -> Position:
    """Set up the position that :func:`describe` describes, given an empty one."""
    given = _given(players, fields)
    seats = range(players)
    rules.begin(p, players, options, number("dealer", given["dealer"], seats))
    p.phase = one_of("phase", given["phase"], PHASES)
    p.round = given["round"]
    p.turn = number("turn", given["turn"], seats)
    for seat, hand in enumerate(given["hands"]):
        for card in hand:
            bit = 1 << card_number(card)
            if p.hands[seat] & bit:
                raise InvalidPosition("position-pair-in-hand", "MB9", seat=seat, card=card)
            p.hands[seat] |= bit
    p.team_cards[:players] = given["team_cards"]
    p.still_in = sum(1 << seat for seat in given["still_in"])
    p.points[:players] = numbers("points", given["points"], players, range(MOST_POINTS + 1))
    p.round_points[:players] = numbers("round_points", given["round_points"], players, range(MOST_POINTS + 1))
    p.idle_turns = number("idle_turns", given["idle_turns"], range(-1, rules.STALL_TURNS * players))
    p.awards = number("awards", given["awards"], range(players + 1))
    for seat, card in enumerate(by_seat("gifts", given["gifts"], players)):
        p.gifts[seat] = NO_CARD if card is None else card_number(card)
    _place_waiter(p, given)
    if p.phase == rules.SERVING:
        p.to_act = 1 << p.turn
    elif p.phase == rules.GIVING:
        p.to_act = rules.givers(p) & ~_gifted(p)
    _check(p)
    return p


def _defaults(players: int, given: Mapping[str, Any]) -> dict[str, Any]:
    nothing = [0] * players
    alone = given.get("round", 1) == rules.LAST_ROUND
    team_cards = nothing if alone else list(range(1, players + 1))
    still_in = [seat for seat, hand in enumerate(given["hands"]) if hand]
    teams = [team_of(0 if alone else card, seat) for seat, card in enumerate(given.get("team_cards", team_cards))]
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


def _given(players: int, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Add the defaults to what is given; what they depend on is checked first."""
    if "hands" not in fields:
        raise InvalidPosition("position-no-hands")
    given = dict(fields)
    given["hands"] = [_cards_of(hand) for hand in by_seat("hands", given["hands"], players)]
    given["round"] = number("round", given.get("round", 1), range(1, rules.LAST_ROUND + 1))
    if "team_cards" in given:
        given["team_cards"] = numbers("team_cards", given["team_cards"], players, range(players + 1))
    if "still_in" in given:
        given["still_in"] = _seats_of(given["still_in"], players)
    usual = _defaults(players, given)
    check_fields(fields, ["hands", *usual])
    return {**usual, **given}


def card_number(code: object) -> int:
    """Return a card's number in the rules, or refuse it."""
    if not isinstance(code, str) or code not in NUMBERS:
        raise InvalidPosition("card-unknown", card=brief(code))
    return NUMBERS[code]


def check_team_cards(p: Position, given: object) -> list[int]:
    """Refuse team cards that are not 1 to the number of players, in some order."""
    allowed = range(1, p.players + 1)
    found = [card for one in listed(given) or () if (card := whole(one, allowed)) is not None]
    if len(listed(given) or ()) != p.players or set(found) != set(allowed):
        raise InvalidPosition("team-cards-wrong", "MB5", players=p.players)
    return found


def _cards_of(hand: object) -> list[Any]:
    cards = list(hand) if isinstance(hand, str) else listed(hand)
    if cards is None:
        raise InvalidPosition("position-cards", field="hands", value=brief(hand), example="OSL")
    return cards


def _seats_of(value: object, players: int) -> list[int]:
    given = listed(value)
    seats = [seat for one in given or () if (seat := whole(one, range(players))) is not None]
    if given is None or len(set(seats)) < len(given):
        raise InvalidPosition("position-seats", field="still_in", value=brief(value), highest=players - 1)
    return seats


def _place_waiter(p: Position, given: Mapping[str, Any]) -> None:
    """Put the waiter under way, and whom or where it is played on, on the table."""
    waiter, target, direction = given["waiter"], given["target"], given["direction"]
    under_way = p.phase in (rules.GIVING, rules.RETURNING)
    if not under_way:
        asked = {"waiter": waiter is not None, "target": target is not None, "direction": direction is not None}
        absent(PHASES[p.phase], {**asked, "gifts": bool(_gifted(p))})
        return
    p.waiter = rules.EXCHANGE + one_of("waiter", waiter, WAITERS)
    if p.waiter == rules.RELAY:
        absent(f"{PHASES[p.phase]}, {waiter}", {"target": target is not None})
        p.target = one_of("direction", direction, DIRECTIONS)
    else:
        absent(f"{PHASES[p.phase]}, {waiter}", {"direction": direction is not None})
        p.target = number("target", target, range(p.players))


def _gifted(p: Position) -> int:
    """Return the set of seats that have chosen what to give."""
    return sum(1 << seat for seat in range(p.players) if p.gifts[seat] != NO_CARD)


def _check(p: Position) -> None:
    """Refuse a position that no game reaches."""
    _check_points(p)
    if p.phase in (rules.DEALING, rules.OVER):
        absent(PHASES[p.phase], {"hands": any(p.hands)})
        if p.phase == rules.OVER:
            number("round", p.round, range(rules.LAST_ROUND, rules.LAST_ROUND + 1))
        return
    seats = range(p.players)
    _check_teams(p)
    for bit, kind in enumerate(CARDS):
        held = sum(p.hands[seat] >> bit & 1 for seat in seats)
        if held > COPIES[kind] or (kind in DISHES and held % 2) or (kind == "B" and held % 2 == 0):
            raise InvalidPosition("position-count", "MB1", card=kind, held=held)
    for seat in seats:
        inside = p.still_in >> seat & 1
        if bool(p.hands[seat]) != bool(inside) and not (p.waiter and seat == p.turn and inside):
            raise InvalidPosition("position-still-in", "MB18", seat=seat)
    if not p.still_in >> p.turn & 1:
        raise InvalidPosition("position-turn-out", "MB18", seat=p.turn)
    if not p.still_in & ~rules.team(p, p.turn):
        raise InvalidPosition("position-one-team", "MB21")
    if p.phase in (rules.GIVING, rules.RETURNING):
        _check_effect(p)


def _check_teams(p: Position) -> None:
    """Refuse team cards that cannot be dealt, and awards other than those of the teams that are out."""
    team_cards = p.team_cards[: p.players]
    if p.round == rules.LAST_ROUND and any(team_cards):
        raise InvalidPosition("team-cards-none", "MB6")
    if p.round < rules.LAST_ROUND and sorted(team_cards) != list(range(1, p.players + 1)):
        raise InvalidPosition("team-cards-wrong", "MB5", players=p.players)
    teams = {rules.team(p, seat) for seat in range(p.players)}
    out = sum(not team & p.still_in for team in teams)
    number("awards", p.awards, range(out, out + 1))
    for seat in range(p.players):
        points = p.round_points[seat]
        if points and p.still_in & rules.team(p, seat):
            raise InvalidPosition("position-points", "MB20", field="round_points", seat=seat, points=points)


def _check_points(p: Position) -> None:
    """Refuse points nobody can have: in this round, or the last one dealt, and so far (MB4). They may be left out."""
    dealt = p.round - 1 if p.phase == rules.DEALING else p.round
    cards = (0,) if not dealt else (0, 1, 2, 4) if dealt < rules.LAST_ROUND else (0, 1, 2, 3, 4, 5, 6, 8)
    for seat in range(p.players):
        now, so_far = p.round_points[seat], p.points[seat]
        if now not in cards:
            raise InvalidPosition("position-points", "MB4", field="round_points", seat=seat, points=now)
        over = p.phase in (rules.DEALING, rules.OVER)
        most = cards[-1] + 4 * (dealt - 1) if over else now + 4 * (dealt - 1)
        if not now <= so_far <= max(0, most):
            raise InvalidPosition("position-points", "MB4", field="points", seat=seat, points=so_far)


def _check_effect(p: Position) -> None:
    """Refuse a waiter's effect half carried out in a way it cannot be."""
    asks = (rules.EXCHANGE, rules.GIFT, rules.RELAY)
    on_somebody = p.waiter == rules.RELAY or (p.target != p.turn and p.still_in >> p.target & 1)
    waits = p.to_act if p.phase == rules.GIVING else p.waiter == rules.EXCHANGE and not p.chosen_exchange
    gifts_held = all(p.gifts[s] == NO_CARD or p.hands[s] >> p.gifts[s] & 1 for s in range(p.players))
    meant = _gifted(p) == 1 << p.turn if p.phase == rules.RETURNING else not _gifted(p) & ~rules.givers(p)
    if p.waiter not in asks or not on_somebody or not waits or not gifts_held or not meant:
        raise InvalidPosition("position-effect", "MB16")
