"""What a seat is sure of at Mister Bill is so."""

import numpy as np
import pytest

import billi
from billi.bulk.arena import arena
from billi.games.misterbill.recall import known_in
from billi.games.misterbill.rules import SEATS
from billi.games.misterbill.seen import KINDS_OF_CARDS, LACKS, SURE


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
