"""How long a person waits for the page: whole games against bots, shown by the page's own stage in virtual time.

What happens, and the pauses the table makes by itself, come from a table as the server has it; how long the page shows
it, from the code that shows it (web/tests/pace.test.ts). Whoever plays answers at once, so that all time is waiting.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from billi.server.settings import Settings
from billi.table.by_itself import bot_choice, goes_on, only_choice
from billi.table.pausing import pause
from helpers.events import as_told
from helpers.node import vitest
from helpers.table_scenes import Scene

ME: Final = 0
Steps = dict[str, Any]
"""A game as it reached a page, as web/tests/pace.test.ts reads it."""


@dataclass(frozen=True)
class Paced:
    """How long a game took, in milliseconds."""

    waits: list[float]
    """From each answer to the next question, or to the end of the round or the game."""
    looks: list[tuple[str, float]] = field(repr=False)
    """How long each event was shown before the next."""

    @property
    def length(self) -> float:
        """All waiting together: the game of somebody who never has to think."""
        return sum(self.waits)


def played(game: str, players: int, number: int, pace: str) -> Steps:
    """Play a game against bots; return what reached the page at a time, and what the table then did."""
    secret = sha256(f"{game} {players} {number}".encode()).digest()
    scene = Scene(game, players, secret=secret).seated("host", bots=tuple(range(1, players))).begun()
    table = scene.table
    told, steps = 0, []
    while True:
        assert table.state is not None
        step: dict[str, Any] = {
            "events": as_told(table.seen_from(ME, told)),
            "hand": table.state.view(ME).hand,
            "pause": None,
        }
        told = table.state.happened
        steps.append(step)
        if table.over:
            break
        if goes_on(table):
            step["pause"] = 0
            scene.add([])
        elif table.is_forced(ME):
            step["pause"] = pause(table, ME, Settings.pause)
            scene.add([only_choice(table, ME)])
        else:
            scene.choose(ME, bot_choice(table, ME).action)
    assert table.game is not None
    return {"pace": pace, "game": game, "players": players, "options": table.game.options, "steps": steps}


def paced(games: Sequence[Steps], folder: Path) -> list[Paced]:
    """Have the page show some games; return how long each took."""
    file, out = folder / "games.json", folder / "paced.json"
    file.write_text(json.dumps(games))
    vitest("tests/pace.test.ts", BILLI_GAMES=str(file), BILLI_PACED=str(out))
    times = json.loads(out.read_text())
    assert len(times) == len(games)
    return [Paced(**one) for one in times]
