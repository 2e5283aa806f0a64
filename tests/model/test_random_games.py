"""The reference model against its own events on random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from helpers.model_scenes import last_card, step_at_random
from model import misterbill, willi
from model.misterbill import MisterBillModel
from model.table import Event, Table
from model.willi import WilliModel

GAMES = 200  # random games for each player count and option
FIELDS = {
    MisterBillModel: {
        "round": {"round", "dealer", "team_cards", "first"},
        "deal": {"hands"},
        "pairs": {"seat", "cards"},
        "out": {"seat"},
        "award": {"seats", "points"},
        "draw": {"seat", "from", "card"},
        "pass": {"seat"},
        "waiter": {"seat", "card"},
        "move": {"from", "to", "card"},
        "trade": {"seats"},
        "show": {"seats"},
        "stall": set(),
        "round_end": {"points"},
        "game_end": {"points", "winners"},
    },
    WilliModel: {
        "round": {"round", "dealer", "first"},
        "deal": {"hands"},
        "box": {"seat", "card"},
        "play": {"seat", "card"},
        "willi": {"seat"},
        "trick": {"winner"},
        "exchange": {"seat", "give", "take"},
        "round_end": {"totals", "points"},
        "game_end": {"points", "winners"},
    },
}
WAITER_FIELD = {"E": {"target"}, "T": {"target"}, "G": {"target"}, "L": set(), "R": {"direction"}}


def test_what_is_not_on_offer_is_refused() -> None:
    m = last_card("E")
    before = list(m.events)
    for seat, action in [(1, "pass"), (0, "play T on seat 1"), (0, "give E"), (0, "play E on seat 0")]:
        with pytest.raises(ValueError):
            m.act(seat, action)
    with pytest.raises(ValueError):
        m.chance("E")
    with pytest.raises(ValueError):
        m.deal(misterbill.WHOLE_DECK, [1, 2, 3])
    assert m.events == before
    fresh = MisterBillModel(players=3)
    with pytest.raises(ValueError):
        fresh.deal(misterbill.WHOLE_DECK)
    with pytest.raises(ValueError):
        fresh.deal(misterbill.WHOLE_DECK[1:], [1, 2, 3])
    with pytest.raises(ValueError):
        WilliModel(players=4).act(0, "keep")


class Replay:
    """What the events alone say lies where."""

    def __init__(self) -> None:
        self.hands: list[list[str]] = []
        self.aside: list[str] = []  # discards; or the box, the table and the tricks won
        self.out: set[int] = set()

    def read(self, event: Event) -> None:
        match event:
            case {"t": "deal", "hands": hands}:
                self.hands, self.aside, self.out = [list(hand) for hand in hands], [], set()
            case {"t": "pairs", "seat": seat, "cards": cards}:
                for card in cards * 2:
                    self.lay_aside(seat, card)
            case {"t": "draw", "seat": taker, "from": giver, "card": card}:
                self.hand_over(giver, taker, card)
            case {"t": "move", "to": taker, "from": giver, "card": card}:
                self.hand_over(giver, taker, card)
            case {"t": "trade", "seats": [one, other]}:
                self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
            case {"t": "exchange", "seat": seat, "give": given, "take": taken}:
                self.lay_aside(seat, given)
                self.aside.remove(taken)
                self.hands[seat].append(taken)
            case {"t": "waiter" | "box" | "play", "seat": seat, "card": card}:
                self.lay_aside(seat, card)
            case {"t": "out", "seat": seat}:
                assert not self.hands[seat]
                assert seat not in self.out
                self.out.add(seat)

    def hand_over(self, giver: int, taker: int, card: str) -> None:
        assert giver != taker
        assert not {giver, taker} & self.out
        self.hands[giver].remove(card)
        self.hands[taker].append(card)

    def lay_aside(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.aside.append(card)

    def check(self, m: Table, whole_deck: list[str]) -> None:
        assert m.hands == [sorted(hand, key=m._order.__getitem__) for hand in self.hands]
        assert sorted(sum(self.hands, self.aside)) == whole_deck


def check_fields(m: MisterBillModel | WilliModel, event: Event) -> None:
    extra = WAITER_FIELD[event["card"]] if event["t"] == "waiter" else set()
    assert set(event) == {"t"} | FIELDS[type(m)][event["t"]] | extra


def play_checked(m: MisterBillModel | WilliModel, rng: random.Random, whole_deck: list[str]) -> None:
    """Play on at random; at every pause the model's cards must be those its events tell of."""
    replay, read = Replay(), 0
    while m.waiting != ("over",):
        step_at_random(m, rng)
        for event in m.events[read:]:
            check_fields(m, event)
            replay.read(event)
        read = len(m.events)
        replay.check(m, whole_deck)
    ends = [e["points"] for e in m.events if e["t"] == "round_end"]
    assert len(ends) == m.rounds
    assert m.points == [sum(points) for points in zip(*ends, strict=True)]
    assert m.events[-1] == {"t": "game_end", "points": m.points, "winners": m.winners}
    assert m.winners
    assert all(m.points[seat] == max(m.points) for seat in m.winners)


@pytest.mark.parametrize("exchange", ["blind", "chosen"])
@pytest.mark.parametrize("players", range(3, 9))
def test_random_games_of_misterbill(players: int, exchange: Any) -> None:
    for seed in range(GAMES):
        rng = random.Random(seed)
        m = MisterBillModel(players=players, exchange=exchange, dealer=rng.randrange(players))
        play_checked(m, rng, misterbill.WHOLE_DECK)


@pytest.mark.parametrize("exchange", ["any", "same_colour"])
@pytest.mark.parametrize(
    "options",
    [
        {"players": 4},
        *(
            {"players": 3, "willi_starts": starts, "willi_sits": sits}
            for starts in ("always", "in_turn")
            for sits in ("moves", "stays")
        ),
    ],
)
def test_random_games_of_willi(exchange: Any, options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        rng = random.Random(seed)
        m = WilliModel(exchange=exchange, dealer=rng.randrange(4), **options)
        play_checked(m, rng, willi.WHOLE_DECK)
        assert m.won == [2, 2, 2, 2]
