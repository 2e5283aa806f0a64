"""CHANGELOG.md tells of the version that is here, and what its table of versions says is so in the code."""

import re
from typing import Final

import pytest
from packaging.version import Version

import billi
from billi.games import GAMES
from billi.record.shape import VERSIONS
from billi.server.app import DOORS
from billi.words import Words
from helpers.paths import ROOT

TEXT: Final = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
HEADING: Final = re.compile(r"(\d+\.\d+\.\d+)(?:, (not released yet|\d{4}-\d\d-\d\d))?")


@pytest.fixture(scope="module")
def policy() -> dict[str, list[str]]:
    """The rows of the table of versions: where each stands, what it is now, and when it changes."""
    rows = [line.strip("| ").split("|") for line in TEXT.partition("\n## Versions\n")[2].splitlines() if line]
    return {row[0].strip(): [cell.strip() for cell in row[1:]] for row in rows[2:]}


def test_the_newest_version_told_of_is_the_one_that_is_here() -> None:
    headings = re.findall(r"^## (.*)$", TEXT, re.MULTILINE)
    assert headings.pop() == "Versions"
    told = [HEADING.fullmatch(heading) for heading in headings]
    assert all(told), headings
    versions = [Version(one[1]) for one in told if one]
    assert str(versions[0]) == billi.__version__
    assert versions == sorted(set(versions), reverse=True), "the newest is first"
    assert not [one for one in told[1:] if one and one[2] == "not released yet"]


def test_the_versions_told_of_are_those_of_the_code(policy: dict[str, list[str]]) -> None:
    words = Words("en")
    rules = ", ".join(f"{words.text(f'game-{name}')} {spec.rules_version}" for name, spec in GAMES.items())
    assert {what: cells[1] for what, cells in policy.items()} == {
        "the package": billi.__version__,
        "records": str(VERSIONS[-1]),
        "rules": rules,
        "logs of tables": "",
        "the protocol": "",
    }


def test_all_versions_of_records_are_read_as_is_told(policy: dict[str, list[str]]) -> None:
    assert policy["records"][2].endswith("All versions are read")
    assert tuple(range(1, 1 + VERSIONS[-1])) == VERSIONS
    for spec in GAMES.values():
        assert spec.record_version == VERSIONS[-1]
        assert [spec.as_recorded(version).record_version for version in VERSIONS] == list(VERSIONS)


def test_each_stands_where_it_is_told_to(policy: dict[str, list[str]]) -> None:
    where = {what: re.findall(r"`([^`]+)`", cells[0]) for what, cells in policy.items()}
    assert where["the package"] == ["billi.__version__"]
    assert where["records"] == [next(iter(billi.game("willi").start(seed=1).record()))]
    assert all(hasattr(spec, name) for spec in GAMES.values() for name in where["rules"])
    [door] = where["the protocol"]
    assert tuple(door.split()) in {known[:2] for known in DOORS}
