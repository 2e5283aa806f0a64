"""The page calls and draws every bot as Python does."""

import json
from itertools import product
from pathlib import Path

from billi.bots import AT_TABLES
from billi.cast import bot_called
from helpers.node import vitest


def test_the_page_knows_the_bots_that_python_knows(tmp_path: Path) -> None:
    truths = []
    for bot, seat, called in product(AT_TABLES, range(8), (None, 0, 3, 7)):
        kept = bot if called is None else f"{bot} {called}"
        somebody = bot_called(kept, seat)
        assert somebody
        sign = f"seat-bot-{somebody.level}" if somebody.level else "seat-bot"
        truths.append({"kept": kept, "seat": seat, "bot": bot, "called": called, "id": somebody.id, "sign": sign})
    file = tmp_path / "cast.json"
    file.write_text(json.dumps(truths), encoding="utf-8")
    vitest("tests/people.test.ts", BILLI_CAST=str(file))
