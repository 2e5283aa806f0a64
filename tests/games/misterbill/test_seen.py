"""What a seat is sure of at Mister Bill is so."""

import numpy as np
import pytest

import billi
from billi.bulk.arena import arena
from billi.games.misterbill.recall import blank, known_in
from billi.games.misterbill.rules import DECK_SIZE, SEATS
from billi.games.misterbill.seen import KINDS_OF_CARDS, LACKS, SURE, grow_less_sure


@pytest.mark.parametrize("exchange", ["blind", "chosen"])
def test_nobody_is_sure_of_a_card_that_is_not_there_or_misses_one_that_is(exchange: str) -> None:
    games = [billi.game("misterbill", players=players, exchange=exchange) for players in range(3, 9)]
    tables = arena(games, 600, seed=1)
    playing = np.arange(SEATS) < tables.players[:, None]
    others = playing[:, :, None] & playing[:, None, :] & ~np.eye(SEATS, dtype=bool)
    sure = lacking = 0
    for _ in range(120):
        tables.step(tables.choices)
        odds = known_in(tables._seen).reshape(len(tables), SEATS, SEATS, KINDS_OF_CARDS)[others]
        hands = np.broadcast_to(tables._positions["hands"][:, None], others.shape)[others]
        holds = hands[:, None] >> np.arange(KINDS_OF_CARDS) & 1 == 1
        assert holds[odds == SURE].all()
        assert not holds[odds == LACKS].any()
        sure, lacking = sure + (odds == SURE).sum(), lacking + (odds == LACKS).sum()
    assert sure > 1000
    assert lacking > 1000


@pytest.mark.parametrize("size", range(1, DECK_SIZE + 1))
def test_whoever_gives_one_of_so_many_unseen_holds_a_card_by_so_much_less(size: int) -> None:
    """To the same whole number as if it were divided, which takes a GPU long."""
    for odds in range(1, SURE + 1):
        seen = blank(3)
        seen.holds[1], seen.odds[KINDS_OF_CARDS + 4] = 1 << 4, odds
        grow_less_sure(seen, 1, size)
        assert seen.odds[KINDS_OF_CARDS + 4] == odds * (size - 1) // size
