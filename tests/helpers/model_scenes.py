"""Positions of the reference model, and what it waits for."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from model import misterbill, willi
from model.misterbill import MisterBillModel
from model.table import Table, Waiting
from model.willi import WilliModel


def deck_for(hands: list[str], dealer: int) -> list[str]:
    """Stack a Mister Bill deck so that, once the set-up pairs are gone, the seats hold exactly these cards."""
    left = Counter(misterbill.WHOLE_DECK) - Counter("".join(hands))
    pairs = [kind for kind, count in left.items() for _ in range(count // 2)]
    dealt = [list(hand) for hand in hands]
    for seat, hand in enumerate(dealt):
        size = len(range((seat - dealer - 1) % len(hands), 47, len(hands)))
        while len(hand) < size:
            hand += pairs.pop() * 2
        assert len(hand) == size, f"seat {seat} is dealt {size} cards: no pairs bring it down to {hands[seat]!r}"
    return [dealt[(dealer + 1 + place) % len(hands)].pop() for place in range(47)]


def position(hands: list[str], team_cards: list[int], dealer: int, exchange: Any = "blind") -> MisterBillModel:
    """Sit at a first round in which set-up left these hands."""
    m = MisterBillModel(players=len(hands), exchange=exchange, dealer=dealer)
    m.deal(deck_for(hands, dealer), team_cards)
    return m


def now(m: Table) -> Waiting:
    """Return what the table waits for, afresh (the type checker remembers what `m.waiting` was)."""
    return m.waiting


def waiting_actions(m: Table) -> dict[int, list[str]]:
    assert m.waiting[0] == "act"
    return m.waiting[1]


def last_card(card: str, exchange: str = "blind") -> MisterBillModel:
    """Bring seat 0 of three to act with this waiter as its last card, against P W and P W B with the waiter."""
    m = position([card + "O", "PW", card + "OPWB"], team_cards=[1, 3, 2], dealer=2, exchange=exchange)
    m.chance("O")
    assert m.hands[0] == [card]
    return m


def deal_at_random(m: Table, rng: random.Random) -> None:
    if isinstance(m, MisterBillModel):
        team_cards = rng.sample(range(1, len(m.points) + 1), len(m.points)) if m.round < 3 else None
        m.deal(rng.sample(misterbill.WHOLE_DECK, 47), team_cards)
    elif isinstance(m, WilliModel):
        m.deal(rng.sample(willi.CARDS, 36))


def step_at_random(m: Table, rng: random.Random) -> None:
    waiting = m.waiting
    if waiting[0] == "deal":
        deal_at_random(m, rng)
    elif waiting[0] == "draw":
        assert isinstance(m, MisterBillModel)
        m.chance(rng.choice(waiting[1]))
    elif waiting[0] == "act":
        seat = rng.choice(list(waiting[1]))
        m.act(seat, rng.choice(waiting[1][seat]))


def play_at_random(m: Table, rng: random.Random) -> None:
    while m.waiting != ("over",):
        step_at_random(m, rng)
