"""The page's own check of a game's luck, held against Python's: the same numbers, and the same records found wrong."""

import copy
import hashlib
import hmac
import json
import random
from pathlib import Path
from typing import Any

import pytest

import billi
from billi.errors import InvalidRecord
from billi.fair import FairLuck, cut_of, seal_of
from billi.record import Record, replay, verify
from helpers.crosscheck import VARIANTS
from helpers.node import VITEST, vitest
from helpers.proofs import SECRET, WORDS, cut_deck, play, played_on
from helpers.records import PEOPLE, ids


def digests() -> list[dict[str, str]]:
    """Hash texts of every length about the edges of a block."""
    chance = random.Random(1)
    texts = [chance.randbytes(length) for length in (*range(130), 1000)]
    key = chance.randbytes(32)
    return [
        {
            "text": text.hex(),
            "sha256": hashlib.sha256(text).hexdigest(),
            "key": key.hex(),
            "hmac": hmac.digest(key, text, "sha256").hex(),
        }
        for text in texts
    ]


def numbers() -> list[dict[str, Any]]:
    """Draw numbers from streams with and without cuts."""
    found = []
    for players, cuts in ((4, ()), (8, ()), (4, cut_deck(4).cuts), (8, cut_deck(8, 3).cuts)):
        asked = random.Random(players).choices([1, 2, 3, 6, 12, 36, 47, 2**16 + 1, 2**31 + 1, 2**32], k=300)
        luck = FairLuck(SECRET, WORDS[:players], cuts)
        numbers = [luck.below(n) for n in asked]
        found.append(
            {"secret": SECRET.hex(), "words": WORDS[:players], "cuts": cuts, "asked": asked, "numbers": numbers}
        )
    return found


def chains() -> list[dict[str, Any]]:
    starts = [bytes(range(32)), bytes(32), *(random.Random(seed).randbytes(32) for seed in range(3))]
    return [
        {"start": start.hex(), "seal": seal_of(start), "cuts": [cut_of(start, tries) for tries in range(1, 9)]}
        for start in starts
    ]


def first_wrong(record: Record) -> int | None:
    """Say which event of a record Python finds wrong first; 0 for one whose proof is none, None where all is well."""
    try:
        verify(record)
    except InvalidRecord as wrong:
        return wrong.event or 0
    return None


CUTTING: list[tuple[str, Any]] = [("tries", 3), ("tries", 0), ("cuts", []), ("seals", ["0" * 64] * 4)]


def spoilt(record: Record) -> list[Record]:
    """Change what a proof says, a field at a time, and what luck has drawn."""
    others = []
    for field, change in (
        ("commitment", "0" * 64),
        ("secret", "0" * 64),
        ("secret", "no digits"),
        ("words", ["other", *record["fair"]["words"][1:]]),
        ("words", record["fair"]["words"][1:]),
        ("version", 3),
        *(
            (("tries", 2), ("tries", 0), ("cuts", []), ("seals", [""] * len(PEOPLE)))
            if "cuts" in record["fair"]
            else ()
        ),
    ):
        other = copy.deepcopy(record)
        other["fair"][field] = change
        others.append(other)
    if "cuts" in record["fair"]:
        other = copy.deepcopy(record)
        other["fair"]["cuts"] = ["" for _ in other["fair"]["cuts"]]
        others.append(other)
    draws = [index for index, event in enumerate(record["events"]) if event["t"] == "draw"]
    for index in draws[1::9]:
        state = replay(record, upto=index)
        wanted = [card for card in state.outcomes if card != record["events"][index]["card"]]
        if wanted:
            state.draw(wanted[0])
            others.append(played_on(state, record))
    return others


def games() -> list[dict[str, Any]]:
    told = []
    for number, game in enumerate(VARIANTS):
        for cut in (None, cut_deck(game.players), cut_deck(game.players, tries=2, out=[2])):
            secret = hashlib.sha256(f"{number} {cut}".encode()).digest()
            record = play(game, secret, PEOPLE[: game.players], number, cut)
            told.append({"name": f"{ids(game)} {cut and cut.tries}", "record": record, "wrong": first_wrong(record)})
            if number % 4 == 0:
                told += [
                    {"name": f"{ids(game)} spoilt {place}", "record": other, "wrong": first_wrong(other)}
                    for place, other in enumerate(spoilt(record))
                ]
    for names in (["Ann", " WILLI", "Cy", "Di"], ["willi", "Bo", "Willi", "Willi "]):
        record = play(billi.game("willi"), names=names, cut=cut_deck(4))
        told.append({"name": f"called {names}", "record": record, "wrong": first_wrong(record)})
    assert {type(one["wrong"]) for one in told} == {type(None), int}
    assert any(one["wrong"] for one in told)
    return told


@pytest.mark.skipif(not VITEST.exists(), reason="the page's tools are not installed: npm ci in web/")
def test_the_page_finds_the_luck_of_a_game_right_or_wrong_where_billi_does(tmp_path: Path) -> None:
    file = tmp_path / "luck.json"
    known = {"digests": digests(), "numbers": numbers(), "chains": chains(), "games": games()}
    file.write_text(json.dumps(known))
    vitest("tests/luck.test.ts", BILLI_LUCK=str(file))
