"""Tables at which luck is not left to chance: for what would else take game after game to come about."""

from typing import Final

import pytest

from billi.bots.house import HouseBot
from billi.luck import SeededLuck

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
