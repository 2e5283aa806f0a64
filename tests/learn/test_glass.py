"""The glass player: sees all cards, plays far better for it, and sits nowhere but on the ladder."""

import pytest

import billi
from billi.bots import BOTS, check_at_table, check_bot, search
from billi.errors import UnknownBot
from billi.learn import glass
from billi.learn.ladder import ladder
from billi.state import Game


@pytest.mark.parametrize(
    ("game", "deals", "lead"),
    [(billi.game("willi", players=3), 1, 1.0), (billi.game("misterbill", players=3), 24, 0.5)],
    ids=repr,
)
def test_who_sees_all_cards_is_far_ahead(game: Game, deals: int, lead: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glass, "EFFORT", 2_000)
    if game.name == "willi":  # where luck makes no difference within a round
        monkeypatch.setattr(search, "AT_ONCE", 2)
    found = ladder(game, ["glass", "sharp"], deals=deals, seed=6)
    assert found.standings[0].bot == "glass"
    assert found.standings[0].points.mean > lead


def test_it_is_offered_to_nobody_who_plays() -> None:
    assert "glass" not in BOTS
    for check in (check_bot, check_at_table):
        with pytest.raises(UnknownBot):
            check("glass", "willi")
