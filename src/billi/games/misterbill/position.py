"""Positions of Mister Bill: described by what differs from the default one, and set up from that."""

from collections.abc import Mapping
from typing import Any, Final

from billi.errors import InvalidPosition, brief
from billi.games.fields import absent, by_seat, check_fields, listed, number, numbers, one_of, whole
from billi.games.misterbill import rules
from billi.games.misterbill.notation import COPIES, DIRECTIONS, DISHES, PHASES, WAITERS, letters
from billi.games.misterbill.rules import KINDS, NO_CARD, Table
from billi.games.sets import seats_in

MOST_POINTS: Final = 4 + 4 + 8
"""The best score card of each round (MB4)."""


def describe(t: Table) -> dict[str, Any]:
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
        "gifts": [None if t.gifts[seat] == NO_CARD else KINDS[t.gifts[seat]] for seat in players],
    }
    usual = _defaults(t.players, described)
    return {name: value for name, value in described.items() if name not in usual or usual[name] != value}


def place(t: Table, players: int, options: int, fields: Mapping[str, Any]) -> Table:
    """Set up, on an empty table, the position that :func:`describe` describes."""
    given = _given(players, fields)
    seats = range(players)
    rules.begin(t, players, options, number("dealer", given["dealer"], seats))
    t.phase = one_of("phase", given["phase"], PHASES)
    t.round = given["round"]
    t.turn = number("turn", given["turn"], seats)
    for seat, hand in enumerate(given["hands"]):
        for card in hand:
            bit = 1 << card_number(card)
            if t.hands[seat] & bit:
                raise InvalidPosition("position-pair-in-hand", "MB9", seat=seat, card=card)
            t.hands[seat] |= bit
    t.team_cards[:players] = given["team_cards"]
    t.still_in = sum(1 << seat for seat in given["still_in"])
    t.points[:players] = numbers("points", given["points"], players, range(MOST_POINTS + 1))
    t.round_points[:players] = numbers("round_points", given["round_points"], players, range(MOST_POINTS + 1))
    t.idle_turns = number("idle_turns", given["idle_turns"], range(-1, rules.STALL_TURNS * players))
    t.awards = number("awards", given["awards"], range(players + 1))
    for seat, card in enumerate(by_seat("gifts", given["gifts"], players)):
        t.gifts[seat] = NO_CARD if card is None else card_number(card)
    _place_waiter(t, given)
    if t.phase == rules.SERVING:
        t.to_act = 1 << t.turn
    elif t.phase == rules.GIVING:
        t.to_act = rules.givers(t) & ~_gifted(t)
    _check(t)
    return t


def _defaults(players: int, given: Mapping[str, Any]) -> dict[str, Any]:
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
    if not isinstance(code, str) or len(code) != 1 or code not in KINDS:
        raise InvalidPosition("card-unknown", card=brief(code))
    return KINDS.index(code)


def check_team_cards(t: Table, given: object) -> list[int]:
    """Refuse team cards that are not 1 to the number of players, in some order."""
    allowed = range(1, t.players + 1)
    found = [card for one in listed(given) or () if (card := whole(one, allowed)) is not None]
    if len(listed(given) or ()) != t.players or set(found) != set(allowed):
        raise InvalidPosition("team-cards-wrong", "MB5", players=t.players)
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


def _place_waiter(t: Table, given: Mapping[str, Any]) -> None:
    """Put the waiter under way, and whom or where it is played on, on the table."""
    waiter, target, direction = given["waiter"], given["target"], given["direction"]
    under_way = t.phase in (rules.GIVING, rules.RETURNING)
    if not under_way:
        asked = {"waiter": waiter is not None, "target": target is not None, "direction": direction is not None}
        absent(PHASES[t.phase], {**asked, "gifts": bool(_gifted(t))})
        return
    t.waiter = rules.EXCHANGE + one_of("waiter", waiter, WAITERS)
    if t.waiter == rules.ROUND:
        absent(f"{PHASES[t.phase]}, {waiter}", {"target": target is not None})
        t.target = one_of("direction", direction, DIRECTIONS)
    else:
        absent(f"{PHASES[t.phase]}, {waiter}", {"direction": direction is not None})
        t.target = number("target", target, range(t.players))


def _gifted(t: Table) -> int:
    """Return the set of seats that have chosen what to give."""
    return sum(1 << seat for seat in range(t.players) if t.gifts[seat] != NO_CARD)


def _check(t: Table) -> None:
    """Refuse a position that no game reaches."""
    _check_points(t)
    if t.phase in (rules.DEALING, rules.OVER):
        absent(PHASES[t.phase], {"hands": any(t.hands)})
        if t.phase == rules.OVER:
            number("round", t.round, range(rules.LAST_ROUND, rules.LAST_ROUND + 1))
        return
    seats = range(t.players)
    _check_teams(t)
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


def _check_teams(t: Table) -> None:
    """Refuse team cards that cannot be dealt, and awards other than those of the teams that are out."""
    team_cards = t.team_cards[: t.players]
    if t.round == rules.LAST_ROUND and any(team_cards):
        raise InvalidPosition("team-cards-none", "MB6")
    if t.round < rules.LAST_ROUND and sorted(team_cards) != list(range(1, t.players + 1)):
        raise InvalidPosition("team-cards-wrong", "MB5", players=t.players)
    teams = {rules.team(t, seat) for seat in range(t.players)}
    out = sum(not team & t.still_in for team in teams)
    number("awards", t.awards, range(out, out + 1))
    for seat in range(t.players):
        points = t.round_points[seat]
        if points and t.still_in & rules.team(t, seat):
            raise InvalidPosition("position-points", "MB20", field="round_points", seat=seat, points=points)


def _check_points(t: Table) -> None:
    """Refuse points nobody can have: in this round, or the last one dealt, and so far (MB4). They may be left out."""
    dealt = t.round - 1 if t.phase == rules.DEALING else t.round
    cards = (0,) if not dealt else (0, 1, 2, 4) if dealt < rules.LAST_ROUND else (0, 1, 2, 3, 4, 5, 6, 8)
    for seat in range(t.players):
        now, so_far = t.round_points[seat], t.points[seat]
        if now not in cards:
            raise InvalidPosition("position-points", "MB4", field="round_points", seat=seat, points=now)
        over = t.phase in (rules.DEALING, rules.OVER)
        most = cards[-1] + 4 * (dealt - 1) if over else now + 4 * (dealt - 1)
        if not now <= so_far <= max(0, most):
            raise InvalidPosition("position-points", "MB4", field="points", seat=seat, points=so_far)


def _check_effect(t: Table) -> None:
    """Refuse a waiter's effect half carried out in a way it cannot be."""
    asks = (rules.EXCHANGE, rules.GATHER, rules.ROUND)
    on_somebody = t.waiter == rules.ROUND or (t.target != t.turn and t.still_in >> t.target & 1)
    waits = t.to_act if t.phase == rules.GIVING else t.waiter == rules.EXCHANGE and not t.chosen_exchange
    gifts_held = all(t.gifts[s] == NO_CARD or t.hands[s] >> t.gifts[s] & 1 for s in range(t.players))
    meant = _gifted(t) == 1 << t.turn if t.phase == rules.RETURNING else not _gifted(t) & ~rules.givers(t)
    if t.waiter not in asks or not on_somebody or not waits or not gifts_held or not meant:
        raise InvalidPosition("position-effect", "MB16")
