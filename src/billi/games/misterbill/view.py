"""What Mister Bill shows, and to whom."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from billi.games.misterbill import rules
from billi.games.misterbill.cards import CARDS, COPIES, MisterBillCard
from billi.games.misterbill.notation import DIRECTIONS, PHASES, cards_in, team_of
from billi.games.misterbill.rules import Position
from billi.games.sets import seats_in
from billi.games.view import Board, View


@dataclass(frozen=True, kw_only=True)
class MisterBillBoard(Board):
    """What lies on the table at Mister Bill."""

    turn: int
    """Whose turn it is."""
    team_cards: list[int]
    """Everyone's team card; 0 in the last round."""
    still_in: list[int]
    """The seats still in the round."""
    round_points: list[int]
    """The points of this round so far."""
    discards: dict[str, int]
    """How many of each kind lie on the discards; none once a round is over, when all cards are gathered in."""
    idle_turns: int
    """Turns in a row without a discard; -1 within a turn that has had one."""
    waiter: str | None
    """The waiter whose effect is under way."""
    target: int | None
    """Whom it is played on."""
    direction: str | None
    """Which way cards are passed: ``left`` or ``right``."""


@dataclass(frozen=True, kw_only=True)
class MisterBillView(MisterBillBoard, View):
    """What one seat sees at Mister Bill."""

    hand: list[MisterBillCard]
    """The viewer's own cards, one of a kind."""
    gift: MisterBillCard | None = None
    """What the viewer has chosen to give."""

    @property
    def others_in(self) -> list[int]:
        """The other players still in."""
        return [seat for seat in self.still_in if seat != self.seat]

    @property
    def mates(self) -> list[int]:
        """The viewer's team-mates."""
        if self.seat is None:
            return []
        teams = [team_of(card, seat) for seat, card in enumerate(self.team_cards)]
        return [seat for seat, team in enumerate(teams) if seat != self.seat and team == teams[self.seat]]


@cache
def _spread(hand: int) -> int:
    """Spread a hand to four bits a kind, so that hands can be added up: its bits, read as digits of sixteen."""
    return int(f"{hand:b}", 16)


ALL_CARDS: Final = sum(copies << 4 * bit for bit, copies in enumerate(COPIES.values()))
"""What the hands add up to that hold all cards."""


@lru_cache(maxsize=4096)
def _discards(held: int) -> dict[str, int]:
    """Return how many of each kind are in nobody's hand, given what all hands add up to."""
    left = f"{ALL_CARDS - held:0{len(COPIES)}x}"
    return dict(zip(COPIES, map(int, reversed(left)), strict=True))


def in_the_open(p: Position) -> dict[str, Any]:
    """Return what lies on the table for all to see."""
    hands = p.hands[: p.players]
    under_way = p.waiter != rules.NO_WAITER
    aimed = under_way and p.waiter != rules.RELAY
    gathered_in = p.phase in (rules.DEALING, rules.OVER)
    return {
        "phase": PHASES[p.phase],
        "hand_sizes": list(map(int.bit_count, hands)),
        "turn": p.turn,
        "team_cards": p.team_cards[: p.players],
        "still_in": seats_in(p.still_in),
        "round_points": p.round_points[: p.players],
        "discards": dict.fromkeys(COPIES, 0) if gathered_in else _discards(sum(map(_spread, hands))).copy(),
        "idle_turns": p.idle_turns,
        "waiter": CARDS[p.waiter] if under_way else None,
        "target": p.target if aimed else None,
        "direction": DIRECTIONS[p.target] if under_way and not aimed else None,
    }


def in_hand(p: Position, seat: int | None) -> dict[str, Any]:
    """Return what one seat alone may see; what there is not is left out."""
    if seat is None:
        return {"hand": []}
    held: dict[str, Any] = {"hand": list(cards_in(p.hands[seat]))}
    if p.gifts[seat] != rules.NO_CARD:
        held["gift"] = CARDS[p.gifts[seat]]
    return held
