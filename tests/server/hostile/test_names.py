"""Names and sayings are made fit to show, or refused."""

import pytest

from helpers.hostile_server import House, assert_refused, looking_on


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "\n\t", "\0", "\u202e", "\u200b\u200c", "\u2066\u2069", "\ufeff", "\u00ad", "\U000e0041"),
        *("\u200d", "\ufe0f", "\u200d" * 20, "\u0301", "\u034f", "\u115f", "\u3164", "\u2800", "\uffa0", "\ue000"),
        *("\uffff", "\U0010ffff", "\u2028", "\u2029", "\u061c"),
    ],
    ids=ascii,
)
def test_a_name_nobody_can_see_is_none(house: House, text: str) -> None:
    code, people = looking_on(house, begun=False)
    with people["guest"].look(code) as line:
        assert_refused(line.wish("sit", seat=2, name=text), "table-name-empty")
        assert_refused(line.wish("sit", seat=2, name=text * 3), "table-name-empty")
    with people["player"].look(code) as line:
        assert_refused(line.wish("say", text=text), "table-saying-empty")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann \n Bo\t", "Ann Bo"),
        ("A\0n\x07n\x1b[31m", "Ann[31m"),
        ("\u202eAnn\u202c", "Ann"),
        ("An\u200bn\ufeff", "Ann"),
        ("e" + "\u0301" * 20, "é" + "\u0301" * 4),
        ("Z" + "\u0335" * 20, "Z" + "\u0335" * 4),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("שלום", "שלום"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("{$name}", "{$name}"),
        ("%s%n{0}", "%s%n{0}"),
    ],
    ids=ascii,
)
def test_names_and_sayings_are_made_fit_to_show(house: House, typed: str, shown: str) -> None:
    code, people = looking_on(house, begun=False)
    with people["guest"].look(code) as line:
        assert line.wish("sit", seat=2, name=typed)["is"] == "granted"
        assert line.wish("say", text=typed)["is"] == "granted"
    table = house.table(code)
    assert table.chairs[2].name == shown
    assert [(said.name, said.text) for _, said in table.chat] == [(shown, shown)]


def test_names_sayings_and_words_have_a_longest(house: House) -> None:
    code, people = looking_on(house, begun=False)
    with people["guest"].look(code) as line:
        for longer in ("x" * 25, "👩" * 25, "ab " * 9):
            assert_refused(line.wish("sit", seat=2, name=longer), "table-name-long")
        assert line.wish("sit", seat=2, name="x" * 24)["is"] == "granted"
        assert_refused(line.wish("say", text="x" * 281), "table-saying-long")
        assert_refused(line.wish("words", seat=2, words="x" * 65), "table-words-long")
        for phrase in ("fly", "hello ", "HELLO", "phrase-hello", "\0", "x" * 7000):
            assert_refused(line.wish("say", phrase=phrase))
