"""Who the bots are: names by which people know them, and faces."""

import re
from collections import Counter
from importlib.resources import files
from itertools import combinations, product

import pytest

from billi.bots import AT_TABLES
from billi.cast import KNOWN, Character, bot_called
from billi.words import LANGUAGES, Words

EVERYONE = [Character(level, number) for level in ("", *KNOWN) for number in range(8)]
FACES = files("billi").joinpath("art/faces.svg").read_text(encoding="utf-8")


def names(language: str = "en") -> dict[Character, str]:
    return {bot: bot.name(Words(language)) for bot in EVERYONE}


def test_those_of_the_house_are_called_as_ever() -> None:
    house = ["Rosa", "Max", "Paula", "Toni", "Nina", "Bruno", "Vera", "Leo"]
    words = Words("en")
    for kept in ("house", "random"):
        for seat, name in enumerate(house):
            assert [bot.name(words) for bot in (bot_called(kept, seat), bot_called(f"{kept} {seat}", 0)) if bot] == [
                name,
                name,
            ]


def test_nobody_of_one_level_has_the_name_of_another() -> None:
    assert [name for name, times in Counter(names().values()).items() if times > 1] == []


def test_at_a_table_of_any_levels_all_are_told_apart_by_their_first_letter() -> None:
    """Those at one table have different numbers, whatever their levels."""
    called = names()
    alike = [
        (called[one], called[other])
        for one, other in combinations(EVERYONE, 2)
        if one.number != other.number and called[one][0] == called[other][0]
    ]
    assert alike == []


def test_names_do_not_rhyme_at_a_table() -> None:
    """Heard across a table, two that end alike are one."""
    ends = [(bot.number, re.sub(r"^[^aeiou]*", "", name.lower())) for bot, name in names().items()]
    assert [(one, other) for one, other in combinations(ends, 2) if one[0] != other[0] and one[1] == other[1]] == []


def test_a_bot_has_one_name_whatever_people_read() -> None:
    assert all(names(language) == names("en") for language in LANGUAGES)


def test_a_name_fits_a_plate_on_a_phone() -> None:
    assert [name for name in names().values() if not re.fullmatch("[A-Z][a-z]{2,6}", name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_bot_plays_is_said_beside_its_name(language: str) -> None:
    said = {Character(level, 0).sign(Words(language)) for level in ("", *KNOWN)}
    assert len(said) == 1 + len(KNOWN)


@pytest.mark.parametrize("kept", ["", "Ann", "houses", "master 8", "sharp  2", "Master", "master 2 ", "grandmaster"])
def test_a_person_is_no_bot(kept: str) -> None:
    assert bot_called(kept, 2) is None


def test_whoever_may_sit_at_a_table_is_somebody() -> None:
    called = {bot_called(f"{bot} {number}", 0) for bot, number in product(AT_TABLES, range(8))}
    assert called == set(EVERYONE)


def test_everyone_has_a_face_of_their_own_and_no_face_is_nobodys() -> None:
    drawn = re.findall(r'<symbol id="face-([^"]+)" viewBox="0 0 100 100">(.*?)</symbol>', FACES, re.DOTALL)
    assert sorted(id for id, _ in drawn) == sorted(bot.id for bot in EVERYONE)
    assert len({drawing for _, drawing in drawn}) == len(EVERYONE)


def test_every_part_of_a_face_is_there_and_used() -> None:
    parts = re.findall(r'<g id="([^"]+)"', FACES)
    assert len(parts) == len(set(parts))
    assert set(parts) == set(re.findall(r'<use href="#([^"]+)"', FACES))


def test_levels_are_told_by_the_shape_of_the_frame_not_by_colour_alone() -> None:
    frames = dict(re.findall(r'<g id="frame-(\w+)"><([^>]*?) fill=', FACES))
    assert frames.keys() == {"house", *KNOWN}
    assert len(set(frames.values())) == len(frames)
    for bot in EVERYONE:
        face = re.search(rf'id="face-{bot.id}".*?</symbol>', FACES, re.DOTALL)
        assert face
        assert f'href="#frame-{bot.level or "house"}"' in face[0]
