"""The page shows what the rules say: its scene, moved by events alone, against games played here.

The truth is written to a file: of each game its events, as they are and as every seat and a spectator saw them, and the
board after every step of the rules. The page's own tests of its scene and its replays, in web/tests, read it.
"""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import billi
from billi import MisterBillView, WilliView
from billi.games import GAMES
from billi.state import Game
from helpers.node import VITEST, vitest
from helpers.records import ids, play, play_lazily

SEEDS = range(2)


def games(name: str) -> Iterator[Game]:
    """Return a game with every number of players and every option."""
    spec = GAMES[name]
    for players in spec.players:
        for values in product(*spec.options.values()):
            yield billi.game(name, players, **dict(zip(spec.options, values, strict=True)))


def every_game() -> list[Game]:
    """Return both games in every way they can be played."""
    return list(dict.fromkeys(game for name in GAMES for game in games(name)))


def board(state: billi.State) -> dict[str, Any]:
    """Return what lies where, as the rules have it."""
    views = [state.view(seat) for seat in range(state.game.players)]
    seen = views[0]
    common: dict[str, Any] = {"at": len(state.events), "points": seen.points, "winners": seen.winners}
    if state.dealing or state.over:  # the cards are gathered in already, while people still look at how the round ended
        return common
    common |= {
        "hands": [sorted(view.hand) for view in views],
        "sizes": seen.hand_sizes,
        "round": seen.round,
        "dealer": seen.dealer,
    }
    if isinstance(seen, WilliView):
        boxes = [view.box for view in views if isinstance(view, WilliView)]
        return common | {
            "clockwise": seen.clockwise,
            "leader": seen.leader,
            "trick": seen.trick,
            "won": seen.won,
            "totals": seen.totals,
            "box": boxes,
        }
    assert isinstance(seen, MisterBillView)
    return common | {
        "out": [seat for seat in range(state.game.players) if seat not in seen.still_in],
        "teams": seen.team_cards,
        "round_points": seen.round_points,
        "discards": seen.discards,
    }


def truth(name: str, end: billi.State, boards: list[dict[str, Any]]) -> dict[str, Any]:
    """Return everything the page's test needs to know of a game."""
    viewers = [None, *range(end.game.players)]
    return {
        "name": name,
        "game": end.game.name,
        "players": end.game.players,
        "record": end.record(),
        "seen": [[viewer, [event.as_dict() for event in end.seen(viewer)]] for viewer in viewers],
        "boards": boards,
    }


def played(game: Game, seed: int) -> dict[str, Any]:
    """Play a game at random and tell the truth about it."""
    end, after = play(game, seed)
    return truth(f"{ids(game)} seed {seed}", end, [board(state) for state in after.values()])


def stalled() -> dict[str, Any]:
    """Tell the truth about a game whose rounds nobody finishes (MB23)."""
    record = play_lazily().record()
    states = list(billi.record.states(record))
    return truth("nobody serves", states[-1], [board(state) for state in states[1:]])


@pytest.mark.long
@pytest.mark.skipif(not VITEST.exists(), reason="the page's tools are not installed: npm ci in web/")
def test_the_page_shows_every_game_as_the_rules_have_it_from_every_chair_and_in_replay(tmp_path: Path) -> None:
    truths = [played(game, seed) for game in every_game() for seed in SEEDS] + [stalled()]
    file = tmp_path / "truths.json"
    file.write_text(json.dumps(truths))
    vitest("tests/scene.test.ts", "tests/replay.test.ts", BILLI_TRUTHS=str(file))
