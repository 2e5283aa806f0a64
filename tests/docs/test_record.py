"""docs/record.md tells records as they are: every event with its fields, and what stands around the events."""

import json
import re
from typing import Any, Final, Literal, get_args, get_origin

import pytest

import billi
from billi.games import GAMES
from billi.games.events import Event, Field, fields_of
from billi.games.spec import GameSpec
from billi.record.shape import VERSIONS
from helpers.paths import DOCS

PAGE: Final = (DOCS / "record.md").read_text(encoding="utf-8")
TITLES: Final = {"misterbill": "Mister Bill", "willi": "Willi"}
WORD: Final = re.compile(r"`(\w+)`")
EVERY_GAME: Final = pytest.mark.parametrize("spec", GAMES.values(), ids=lambda spec: spec.name)


def told(game: str) -> dict[str, str]:
    """Return what the table of a game's events has in its column of fields, by event."""
    section = PAGE.partition(f"\n## {TITLES[game]}\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1:3] for line in section.splitlines() if line.startswith("| `")]
    return {WORD.findall(kind)[0]: fields for kind, fields in rows[1:]}


def values(event: type[Event]) -> set[str]:
    """Return the words that the fields of an event may hold, where there are but a few."""
    return {word for field in fields_of(event) for word in get_args(field.type) if get_origin(field.type) is Literal}


def names(text: str, event: type[Event]) -> list[str]:
    return [word for word in WORD.findall(text) if word not in values(event)]


def may_be_null(field: Field) -> bool:
    return type(None) in get_args(field.type) and field.known_to is None


@EVERY_GAME
def test_every_event_is_told_in_the_order_of_its_fields(spec: GameSpec[Any]) -> None:
    rows = told(spec.name)
    assert list(rows) == list(spec.events.by_kind)
    for kind, event in spec.events.by_kind.items():
        assert names(rows[kind], event) == [field.key for field in fields_of(event)], kind
        assert values(event) <= set(WORD.findall(rows[kind])), kind


@EVERY_GAME
def test_what_may_be_left_out_is_told_with_when_it_is_there(spec: GameSpec[Any]) -> None:
    for kind, event in spec.events.by_kind.items():
        parts = told(spec.name)[kind].split("; ")
        sometimes = [names(part, event)[0] for part in parts if " for " in part]
        assert sometimes == [field.key for field in fields_of(event) if field.is_optional], kind
        nulls = [field.key for field in fields_of(event) if may_be_null(field)]
        assert re.findall(r"`(\w+)` \([^)]*null", told(spec.name)[kind]) == nulls, kind


@EVERY_GAME
def test_every_card_is_told(spec: GameSpec[Any]) -> None:
    line = next(line for line in PAGE.splitlines() if line.startswith("- **Cards**"))
    of_misterbill, _, of_willi = line.partition("; Willi")
    if spec.name == "misterbill":
        kinds = [kind for some in re.findall(r"`([A-Z ]+)`", of_misterbill) for kind in some.split()]
        assert kinds == list(dict.fromkeys(spec.deck))
    else:
        letters, example = re.findall(r"`([^`]+)`", of_willi)
        assert letters.split() == list(dict.fromkeys(card[0] for card in spec.deck))
        assert example in spec.deck


@EVERY_GAME
def test_what_stands_around_the_events_is_as_in_the_example(spec: GameSpec[Any]) -> None:
    [example] = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)]
    game = billi.game(spec.name, players=4)
    state = game.start(seed=7, names=example["names"])
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    record = state.record()
    assert list(record) == list(example)
    assert {name: type(value) for name, value in record.items()} == {
        name: type(value) for name, value in example.items()
    }
    assert example["options"] == {"players": 4, **billi.game(example["game"], players=4).options}


def test_the_version_is_that_of_the_code() -> None:
    assert VERSIONS == (1, 2)
    for spec in GAMES.values():
        assert f"\n`billi` is {spec.record_version}. Version 1 told" in PAGE
        assert f'"billi": {spec.record_version}, ' in PAGE
