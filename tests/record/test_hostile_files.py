"""Whatever a file holds, reading it ends in a record or in one clear line: never a traceback, never half a result."""

import json
from collections.abc import Iterator
from functools import reduce
from operator import getitem
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from billi.errors import InvalidRecord, UnreadableFile
from billi.record import Record, read, verify_file
from billi.record.files import DEEPEST, LONGEST_LINE, line_of, parse
from helpers.records import a_record, corpus, fault, refused, spoken

Way = tuple[str | int, ...]
"""The names and numbers that lead to a place in a record."""


def ways_in(value: Any, way: Way = ()) -> Iterator[Way]:
    """Return the ways to everything in a value; of a list, to its first and last item."""
    if way:
        yield way
    if isinstance(value, dict):
        for name, item in value.items():
            yield from ways_in(item, (*way, name))
    elif isinstance(value, list) and value:
        for index in {0, len(value) - 1}:
            yield from ways_in(value[index], (*way, index))


def kinds_of_place(record: Record) -> list[Way]:
    """Return the ways to everything in a record, but to one event of each kind only."""
    one_of_each = {(event["t"], *event): index for index, event in enumerate(record["events"])}
    inside = [("events", index, *way) for index in one_of_each.values() for way in ways_in(record["events"][index])]
    return [*ways_in({**record, "events": []}), *inside]


VALUES = [
    "null",
    "true",
    "1.5",
    "1.0",
    '"1"',
    '"\\u001b[2J"',
    "[]",
    "{}",
    "-1",
    "1" + 30 * "0",
    "[[]]",
    '["1"]',
    "[true]",
]


@pytest.mark.parametrize("number", range(6))
def test_a_value_that_cannot_be_is_caught_wherever_it_stands(number: int) -> None:
    text = corpus()[number]
    for way in kinds_of_place(json.loads(text)):
        for value in map(json.loads, VALUES):
            record = json.loads(text)
            owner = reduce(getitem, way[:-1], record)
            before, owner[way[-1]] = owner[way[-1]], value
            wrong = fault(record)
            same = type(value) is type(before) and value == before
            of_old = way == ("billi",) and value == 1  # by the rules of then all this was allowed too
            assert wrong or same or of_old or (way[0] == "names" and isinstance(value, str)), (way, value)


@pytest.mark.parametrize("number", range(6))
def test_a_missing_field_is_caught(number: int) -> None:
    text = corpus()[number]
    for way in kinds_of_place(json.loads(text)):
        if isinstance(way[-1], str) and way[-1] not in ("names", "exchange", "willi_starts", "willi_sits"):
            record = json.loads(text)
            del reduce(getitem, way[:-1], record)[way[-1]]
            wrong = refused(record)
            assert wrong.rule if way[-1] in ("target", "direction") else f"{way[-1]}” is missing" in str(wrong)


def nested(depth: int) -> bytes:
    return b'{"billi":' + b"[" * depth + b"]" * depth + b"}"


def changed(text: str = "willi", **fields: Any) -> bytes:
    return json.dumps({**a_record(text), **fields}).encode()


HOSTILE = {
    "nothing": (b"", "holds no records"),
    "a blank line": (b"\n", "record 1: the line is empty"),
    "a line of spaces": (b" \t \r\n", "record 1: the line is empty"),
    "a blank line at the end": (line_of(a_record()) + b"\n", "record 2: the line is empty"),
    "a cut line": (line_of(a_record())[:500], "record 1: the line breaks off"),
    "a cut second line": (line_of(a_record()) + line_of(a_record())[:-9], "record 2: the line breaks off"),
    "a cut character": ('{"billi":1,"names":["B\u00f6'.encode()[:-1], "record 1: the line breaks off"),
    "a cut brace": (b"{", "record 1: the line breaks off"),
    "two records on a line": (
        line_of(a_record())[:-1] * 2 + b"\n",
        "record 1: there is more than one record on the line",
    ),
    "two records on the last line": (
        line_of(a_record())[:-1] * 2,
        "record 1: there is more than one record on the line",
    ),
    "one record and more": (line_of(a_record())[:-1] + b"]", "record 1: this is not JSON"),
    "no JSON": (b"hello", "record 1: this is not JSON"),
    "Python": (b"{'billi': 1}\n", "record 1: this is not JSON"),
    "NaN": (b'{"billi":NaN}\n', "record 1: this is not JSON"),
    "Infinity": (b'{"billi":1,"x":-Infinity}\n', "record 1: this is not JSON"),
    "beyond floats": (b'{"billi":1,"x":1e999}\n', "record 1: a number is too big"),
    "beyond digits": (b'{"billi":' + b"9" * 9999 + b"}\n", "record 1: a number is too big"),
    "not UTF-8": (b'{"billi":"\xff"}\n', "record 1: this is not UTF-8"),
    "Latin-1": ('{"names":["Bö"]}\n'.encode("latin-1"), "record 1: this is not UTF-8"),
    "UTF-16": ("{}".encode("utf-16"), "record 1: this is not UTF-8"),
    "UTF-8 of half a character": (b'{"x":"\xed\xa0\x80"}\n', "record 1: this is not UTF-8"),
    "half a character": (b'{"billi":1,"x":"\\ud800"}\n', r"cannot be shown, \ud800"),
    "half a character in a name": (b'{"\\udfff":1}\n', r"cannot be shown, \udfff"),
    "a byte order mark": (b"\xef\xbb\xbf" + line_of(a_record()), "byte order mark"),
    "NUL": (b"\x00" * 100, "record 1: this is not JSON"),
    "a field twice": (b'{"billi":1,"billi":1}\n', "“billi” is there twice"),
    "a field twice in an event": (line_of(a_record()).replace(b'{"t":', b'{"t":"x","t":', 1), "“t” is there twice"),
    "deep lists": (b"[" * 10**6, "nested more than 32 levels deep"),
    "deep objects": (b'{"a":' * 10**5, "nested more than 32 levels deep"),
    "deep beside brackets in texts": (b'["]",' * 10**5, "nested more than 32 levels deep"),
    "deep behind an escape": (b'["\\"]",' * 10**5, "nested more than 32 levels deep"),
    "one too deep": (nested(DEEPEST), "nested more than 32 levels deep"),
    "just not too deep": (nested(DEEPEST - 1), "“billi” should be a whole number, but is a list"),
    "endless escapes": (b'"' + b'\\"' * 10**6, "record 1: this is not JSON"),
    "many fields": (b"{" + b",".join(b'"%d":1' % (n % 99999) for n in range(10**5)) + b"}", "is there twice"),
    "a long line": (b" " * (LONGEST_LINE + 1), "longer than 4,194,304 bytes"),
    "a list": (b"[]\n", "“record” should be an object, but is a list"),
    "a number": (b"1\n", "“record” should be an object, but is a whole number"),
    "null": (b"null\n", "“record” should be an object, but is empty (null)"),
    "no fields": (b"{}\n", "“billi” is missing"),
    "version 0": (changed(billi=0), "this is format version 0; this billi reads versions 1 to 2"),
    "version 3": (changed(billi=3), "this is format version 3; this billi reads versions 1 to 2"),
    "version 2.0": (changed(billi=2.0), "“billi” should be a whole number, but is a decimal number"),
    "version true": (changed(billi=True), "“billi” should be a whole number, but is a boolean"),
    "a huge version": (changed(billi=10**4000), "this is format version 1000"),
    "another game": (changed(game="wizard"), "no game “wizard”. Choose from: misterbill, willi"),
    "an escape": (changed(game="\x1b[2J\n"), r"no game “\u001b[2J\n”"),
    "no options": (changed(options=None), "“options” should be an object, but is empty (null)"),
    "no players": (changed(options={}), "“options.players” is missing"),
    "five players": (changed(options={"players": 5}), "“players” cannot be “5”. Choose from: 3, 4"),
    "players as text": (changed(options={"players": "4"}), "“options.players” should be a whole number, but is text"),
    "another option": (changed(options={"players": 4, "jokers": "2"}), "Willi has no option “jokers”"),
    "another value": (changed(options={"players": 4, "exchange": "none"}), "cannot be “none”. Choose from: any, same"),
    "events null": (changed(events=None), "“events” should be a list, but is empty (null)"),
    "an event null": (changed(events=[None]), "event 1: “events[0]” should be an object"),
    "an event without type": (changed(events=[{}]), "event 1: “t” is missing"),
    "an event of the other game": (changed(events=[{"t": "stall"}]), "event 1: Willi has no event “stall”"),
    "a card of the other game": (changed(events=[{"t": "box", "seat": 0, "card": "O"}]), "Willi has no card “O”"),
    "names as text": (changed(names="Ann"), "“names” should be a list, but is text"),
    "a name as number": (changed(names=["Ann", 2, "Cy", "Di"]), "“names[1]” should be text, but is a whole number"),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_file_gets_one_clear_line(case: str, tmp_path: Path) -> None:
    content, said = HOSTILE[case]
    path = tmp_path / "games.ndjson"
    path.write_bytes(content)
    with pytest.raises(InvalidRecord) as caught:
        verify_file(path)
    assert said in str(spoken(caught.value))
    if content:
        with pytest.raises(InvalidRecord):
            list(read(path))


def test_a_line_of_a_hundred_megabytes_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "zeros"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    with pytest.raises(InvalidRecord, match="longer than"):
        verify_file(path)


@pytest.mark.parametrize("name", ["nowhere", ".", "file/within", "n\0l", "x" * 5000, "a\x1b[2J", "\ud800"])
def test_a_file_that_cannot_be_read_is_named(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for attempt in (lambda path: list(read(path)), verify_file):
        with pytest.raises(UnreadableFile) as caught:
            attempt(tmp_path / name)
        spoken(caught.value)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({1, 2}, "not JSON"),
        ("\ud800", r"a character that cannot be shown, \\ud800"),
        (10**5000, "not JSON"),
        ("x" * LONGEST_LINE, "longer than 4,194,304 bytes"),
        (json.loads("[" * DEEPEST + "]" * DEEPEST), "nested more than 32 levels deep"),
    ],
    ids=["no JSON", "half a character", "number", "long", "deep"],
)
def test_what_could_not_be_read_back_is_not_written(value: Any, said: str) -> None:
    with pytest.raises(InvalidRecord, match=said) as caught:
        line_of({**a_record(), "more": value}, 7)
    assert spoken(caught.value).record == 7


# Whatever comes


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["R5", "O"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=20,
)


def try_to_verify(content: bytes, path: Path) -> None:
    """Verify a file with this content: it may be valid or be refused, and nothing else."""
    path.write_bytes(content)
    try:
        verify_file(path)
    except InvalidRecord as wrong:
        spoken(wrong)


@given(st.binary(max_size=200))
def test_no_bytes_do_harm(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    try_to_verify(content, tmp_path_factory.getbasetemp() / "bytes")


@given(st.sampled_from(corpus()), st.data())
@settings(max_examples=150)
def test_no_cut_and_no_changed_byte_does_harm(
    tmp_path_factory: pytest.TempPathFactory, text: str, data: st.DataObject
) -> None:
    line = text.encode()
    cut = data.draw(st.integers(0, len(line)))
    patch = data.draw(st.binary(max_size=3))
    rest = line[cut + len(patch) :] if data.draw(st.booleans()) else b""
    try_to_verify(line[:cut] + patch + rest, tmp_path_factory.getbasetemp() / "cut")


@given(JSON, st.sampled_from(["billi", "game", "options", "names", "events", "points", "winners"]))
@settings(max_examples=200)
def test_no_json_does_harm(value: Any, field: str) -> None:
    assert refused(value)
    fault({**a_record(), field: value})


@given(st.sampled_from(corpus()), st.data(), JSON)
@settings(max_examples=200)
def test_no_event_does_harm(text: str, data: st.DataObject, value: Any) -> None:
    record = json.loads(text)
    index = data.draw(st.integers(0, len(record["events"]) - 1))
    event = record["events"][index]
    event[data.draw(st.sampled_from([*event, "target", "direction", "else"]))] = value
    wrong = fault(record)
    assert wrong is None or wrong.event is not None


def test_parsing_gives_back_what_was_written() -> None:
    for record in map(json.loads, corpus()):
        assert parse(line_of(record)) == record
