"""Tables at which luck is not left to chance: for what would else take game after game to come about."""

import pytest

from billi.bots.house import HouseBot
from billi.luck import SeededLuck


def dealt(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Have tables deal, and bots choose, as a seed has it; the next game at a server as the next seed has it."""
    seeds: dict[bytes, int] = {}

    def luck(secret: bytes, words: object, cuts: object = ()) -> SeededLuck:
        return SeededLuck(seeds.setdefault(secret, seed + len(seeds)))

    monkeypatch.setattr("billi.table.table.FairLuck", luck)
    monkeypatch.setattr("billi.table.question.make", lambda name, luck: HouseBot(SeededLuck(seed)))
