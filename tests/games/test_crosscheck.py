"""Thousands of random games through the rules and the independent model, which must agree after every step."""

from collections import Counter

import pytest

import billi
from billi.state import Game
from helpers.crosscheck import VARIANTS, play_both
from helpers.events import events_of

GAMES = 104
"""Random games of each variant: with the lazy ones, well over 2,000 in all."""
LAZY_GAMES = 20
"""Games of Mister Bill at a table that hardly ever discards, so that rounds stall (MB23)."""

MISTERBILL_EVENTS = {
    *("round", "deal", "pairs", "out", "award", "draw", "pass", "waiter", "move", "trade", "show", "stall"),
    *("round_end", "game_end"),
}
WILLI_EVENTS = {"round", "deal", "box", "play", "willi", "trick", "exchange", "round_end", "game_end"}


def all_told(games: list[billi.State]) -> Counter[str]:
    """Count the events of these games by type, and the waiters played by letter."""
    events = [event for state in games for event in events_of(state)]
    waiters = Counter(event["card"] for event in events if event["t"] == "waiter")
    return Counter(event["t"] for event in events) + waiters


@pytest.mark.parametrize("game", [game for game in VARIANTS if game.name == "misterbill"], ids=repr)
def test_misterbill_agrees_with_the_model(game: Game) -> None:
    games = [play_both(game, seed) for seed in range(GAMES)]
    games += [play_both(game, seed, lazy=0.97) for seed in range(LAZY_GAMES)]
    assert set(all_told(games)) == MISTERBILL_EVENTS | set("ETGLR")


@pytest.mark.parametrize("game", [game for game in VARIANTS if game.name == "willi"], ids=repr)
def test_willi_agrees_with_the_model(game: Game) -> None:
    games = [play_both(game, seed) for seed in range(GAMES)]
    assert set(all_told(games)) == WILLI_EVENTS
