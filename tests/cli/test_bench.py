"""The command ``billi bench``."""

from __future__ import annotations

import json

import pytest

from helpers.billi_command import say


def test_bench_alone_shows_what_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    said = say(capsys, "bench")
    assert said.code == 0
    assert "engine" in said.out


def test_bench_shows_a_table_or_writes_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from billi.bench import engine

    monkeypatch.setattr(engine, "TURNS", 1)
    monkeypatch.setattr(engine, "SECONDS", 0.02)
    monkeypatch.setattr(engine, "GAMES", (("misterbill", 3), ("willi", 4)))
    monkeypatch.setattr(engine, "COMPILED", ("willi",))
    result = json.loads(say(capsys, "bench", "engine", "--json").out)
    assert [row["game"] for row in result["games"]] == ["misterbill", "willi"]
    assert all(row["decisions_per_second"] > 1_000_000 for row in result["games"])
    assert result["times"]["kept_call_seconds"]["willi"] < result["times"]["first_call_seconds"]["willi"]
    monkeypatch.setattr(engine, "measure", lambda progress: result)
    said = say(capsys, "bench", "engine", "--lang", "de")
    assert "Entscheidungen pro Sekunde" in said.out
    assert "Willi, 4 Spieler" in said.out
    on_card = {
        "game": "willi",
        "players": 3,
        "playouts_per_second": 20_310_436_203,
        "batch_steps_per_second": 5_775_665_068,
    }
    result["cuda"] = {"card": "NVIDIA H200", "games": [on_card]}
    said = say(capsys, "bench", "engine")
    assert "NVIDIA H200" in said.out
    assert "20,310.4 M" in said.out
