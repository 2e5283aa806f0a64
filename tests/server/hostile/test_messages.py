"""Messages that are none: refused in a sentence, with the table unharmed and nothing to log."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from billi.server.wire import LARGEST_FRAME
from billi.table.wishes import Wish
from billi.words import LANGUAGES
from helpers.hostile_server import (
    BINARY,
    KINDS,
    TEXT,
    USUAL,
    WRONG,
    Guest,
    House,
    Line,
    assert_heard,
    assert_refused,
    frame,
    fresh_id,
    looking_on,
    tag_of,
)


def test_every_wish_is_tried_here() -> None:
    for kind in KINDS:
        kind(id="x", **USUAL[tag_of(kind)])
    assert len(KINDS) == len(USUAL)


def spoilt(kind: type[Wish]) -> Iterator[dict[str, Any]]:
    """Return a wish with every part of it wrong in every way, left out, or with something added."""
    usual = {"do": tag_of(kind), "id": "", **USUAL[tag_of(kind)]}
    for name in usual:
        yield {key: value for key, value in usual.items() if key != name}
        yield {**usual, name.upper(): usual[name]}
        for wrong in WRONG:
            yield {**usual, "id": fresh_id(), name: wrong}
    yield {**usual, "more": 1}
    yield {"wish": usual}


@pytest.mark.parametrize("begun", [False, True], ids=["open", "playing"])
@pytest.mark.parametrize("who", ["host", "player", "guest", "stranger"])
def test_a_wish_with_anything_wrong_is_answered_and_harms_nothing(house: House, who: str, begun: bool) -> None:
    code, people = looking_on(house, begun)
    with people[who].look(code) as line:
        for kind in KINDS:
            for wrong in spoilt(kind):
                message = json.dumps(wrong)
                if len(message) <= LARGEST_FRAME:
                    assert_heard(line.say(message))


@pytest.mark.parametrize("kind", KINDS, ids=tag_of)
def test_a_wish_of_the_wrong_shape_is_unreadable(house: House, kind: type[Wish]) -> None:
    code, people = looking_on(house, begun=False)
    version = house.table(code).version
    usual = {"do": tag_of(kind), "id": "x", **USUAL[tag_of(kind)]}
    needed = [field.encode_name for field in msgspec.structs.fields(kind) if field.required]
    with people["host"].look(code) as line:
        for wrong in (
            *({key: value for key, value in usual.items() if key != name} for name in ("do", *needed)),
            *({**usual, name: [{}]} for name in usual),
            {**usual, "more": 1},
            {**usual, "do": "fly"},
        ):
            assert_refused(line.say(json.dumps(wrong)), "message-unreadable")
    assert house.table(code).version == version


UNREADABLE = {
    "nothing": b"",
    "space": b" ",
    "half": b"{",
    "a list": b"[]",
    "null": b"null",
    "a number": b"1",
    "text": b'"sit"',
    "not JSON": b"hello",
    "two at once": b'{"do":"begin","id":"1"}{"do":"begin","id":"2"}',
    "a comment": b'{"do":"begin","id":"1"}//',
    "no name": b'{"do":"begin"}',
    "no verb": b'{"id":"1"}',
    "NaN": b'{"do":"stand","id":"1","seat":NaN}',
    "a whole float": b'{"do":"stand","id":"1","seat":1.0}',
    "an exponent": b'{"do":"stand","id":"1","seat":1e1}',
    "5000 digits": b'{"do":"stand","id":"1","seat":' + b"9" * 5000 + b"}",
    "half a surrogate pair": b'{"do":"say","id":"1","text":"\\ud800"}',
    "surrogates the wrong way round": b'{"do":"say","id":"1","text":"\\udc00\\ud800"}',
    "a surrogate in UTF-8": b'{"do":"say","id":"1","text":"\xed\xa0\x80"}',
    "not UTF-8": b'{"do":"say","id":"1","text":"\xff\xfe"}',
    "too long UTF-8": b'{"do":"say","id":"1","text":"\xc0\xaf"}',
    "half a letter": b'{"do":"say","id":"1","text":"\xe2\x82',
    "UTF-16": '{"do":"begin","id":"1"}'.encode("utf-16"),
    "a byte order mark": b'\xef\xbb\xbf{"do":"begin","id":"1"}',
    "NUL": b"\0",
    "a raw control character": b'{"do":"say","id":"1","text":"\x00"}',
    "deep lists": b"[" * 8000,
    "deep objects": b'{"a":' * 1600,
    "a deep field": b'{"do":"move","id":"1","order":' + b"[" * 7000,
    "deep and whole": b'{"do":"move","id":"1","order":' + b"[" * 3900 + b"]" * 3900 + b"}",
}


@pytest.mark.parametrize("opcode", [TEXT, BINARY], ids=["text", "binary"])
@pytest.mark.parametrize("message", UNREADABLE.values(), ids=UNREADABLE)
def test_what_is_no_wish_is_unreadable(house: House, message: bytes, opcode: int) -> None:
    code, people = looking_on(house, begun=True)
    version = house.table(code).version
    with people["host"].look(code) as line:
        line.send(frame(opcode, message))
        assert_refused(line.answer(), "message-unreadable")
        assert line.wish("ping", version=0)["is"] == "granted"
    assert house.table(code).version == version


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(WRONG),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
wishes = st.sampled_from(sorted(USUAL)).flatmap(
    lambda do: st.fixed_dictionaries(
        {"do": st.just(do), "id": st.text(max_size=9)},
        optional={name: st.just(usual) | json_values for name, usual in USUAL[do].items()},
    )
)
messages = st.one_of(
    wishes.map(json.dumps).map(str.encode),
    json_values.map(json.dumps).map(str.encode),
    st.tuples(wishes.map(json.dumps).map(str.encode), st.integers(0, 200), st.binary(max_size=3)).map(
        lambda parts: parts[0][: parts[1]] + parts[2] + parts[0][parts[1] + len(parts[2]) :]
    ),
    st.binary(max_size=300),
).filter(lambda message: len(message) <= LARGEST_FRAME)


@pytest.fixture(scope="module")
def long_lines(open_house: House) -> Iterator[list[Line]]:
    """Four people's connections to one table that stay open."""
    code, people = looking_on(open_house, begun=False)
    with ExitStack() as stack:
        yield [stack.enter_context(person.look(code)) for person in people.values()]


@settings(max_examples=400, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(who=st.integers(0, 3), message=messages, binary=st.booleans())
def test_any_message_is_granted_or_refused(
    house: House, long_lines: list[Line], who: int, message: bytes, binary: bool
) -> None:
    line = long_lines[who]
    line.send(frame(BINARY if binary else TEXT, message))
    assert_heard(line.answer())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_four_hundred_digits_is_refused_in_every_language(house: House, language: str) -> None:
    ann = Guest(house, "Ann", language=language)
    with ann.look(ann.open()) as line:
        for do in ("sit", "stand", "bot", "words", "choose", "waive", "back", "stand-in", "lend", "mute"):
            assert_refused(line.wish(do, **{**USUAL[do], "seat": 10**400}), "table-no-such-seat")
    wanted = {"game": "willi", "players": 4, "clock": 10**400}
    refused = ann.http.post(
        "/api/tables", content=json.dumps(wanted), headers={**ann.headers, "accept-language": language}
    )
    assert (refused.status_code, refused.json()["error"]["why"]) == (400, "table-clock")
