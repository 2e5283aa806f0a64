"""Tables at which luck is not left to chance: the same in every run, or what would else take game after game."""

import os
import random
from types import SimpleNamespace
from typing import Final

import pytest

from billi.bots.house import HouseBot
from billi.luck import SeededLuck

OTHER_LUCK: Final = "BILLI_TEST_LUCK"
"""Whoever sets this has tests of the page dealt other cards, different ones for each value."""

ASKED_SOON: Final = 1
"""A seed by which whoever sets a table of four is asked something in the first round, with cards in hand: one in two
hundred is not, at Mister Bill, where all their cards are pairs, or are drawn by others."""


def dealt(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Have tables deal, and bots choose, as a seed has it; the next game at a server as the next seed has it."""
    seeds: dict[bytes, int] = {}

    def luck(secret: bytes, words: object, cuts: object = ()) -> SeededLuck:
        return SeededLuck(seeds.setdefault(secret, seed + len(seeds)))

    monkeypatch.setattr("billi.table.table.FairLuck", luck)
    monkeypatch.setattr("billi.table.question.make", lambda name, luck: HouseBot(SeededLuck(seed)))


def dealt_as_ever(monkeypatch: pytest.MonkeyPatch, test: str) -> None:
    """Have a test's tables in this process draw the same secrets, and clients cut as ever, in every run."""
    chance = random.Random(f"{test} {os.environ.get(OTHER_LUCK, '')}")
    monkeypatch.setattr("billi.server.registry.new_secret", lambda: chance.randbytes(32))
    monkeypatch.setattr("billi.taking_part.secrets", SimpleNamespace(token_bytes=chance.randbytes))


def cuts_as_ever(name: str) -> str:
    """Return a script that has somebody's page cut the deck with the same bytes in every run, others for each game."""
    seed = random.Random(f"{name} {os.environ.get(OTHER_LUCK, '')}").getrandbits(31)
    return f"""(() => {{
        const draw = Crypto.prototype.getRandomValues;
        Crypto.prototype.getRandomValues = function (into) {{
            if (!(into instanceof Uint8Array && into.length === 32) || origin === "null") return draw.call(this, into);
            const before = Number(localStorage.getItem("test-cuts") ?? 0);
            localStorage.setItem("test-cuts", before + 1);
            let state = {seed} + before;
            const next = () => (state = (Math.imul(state, 1103515245) + 12345) | 0) >>> 24;
            for (const place of into.keys()) into[place] = next();
            return into;
        }};
    }})()"""
