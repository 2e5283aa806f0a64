"""Types, lint, format and the page's own tests: in the same run as all others."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from billi.bots import AT_TABLES
from helpers.node import run
from helpers.paths import WEB

SOURCES = WEB / "src"
GAMES = sorted(spec.parent.name for spec in (WEB.parent / "src" / "billi" / "games").glob("*/spec.py"))
OF_A_GAME = re.compile("|".join(GAMES), re.IGNORECASE)
CODE = {".ts", ".svelte", ".css", ".json"}
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
CAUGHT = r"\bcatch ?\(\(?(\w+)"
ID = re.compile(r"[\w$}]+-[\w${}-]+")
"""Of words and drawings: "name-willi", "art-willi"."""

CHECKS = [
    ["svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"],
    ["tsc", "-p", "worker"],
    ["tsc", "-p", "tests"],
    ["tsc", "-p", "tsconfig.node.json"],
    ["eslint", "."],
    ["prettier", "--check", "--log-level", "warn", "."],
    ["vitest", "run", "--passWithNoTests=false"],
]
REGISTERS = ("index", "asking", "forms", "pads", "records", "rulebooks", "tables")
"""What is known of every game, a room each: the only modules but the games' own that name them."""


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=" ".join)
def test_the_page_passes(check: list[str]) -> None:
    done = run(*check)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_types_of_the_messages_are_those_of_the_schema(tmp_path: Path) -> None:
    made = tmp_path / "protocol.ts"
    done = run(WEB / "protocol.mjs", made)
    assert done.returncode == 0, done.stderr
    assert made.read_text() == (WEB / "src/lib/net/protocol.ts").read_text()


def namings(files: Iterator[Path]) -> list[str]:
    """Return where code names a game, be it in a comparison, a type, a style or an import; words may be about one."""
    found = []
    for file in files:
        text = COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), file.read_text(encoding="utf-8"))
        for number, line in enumerate(ID.sub("", text).splitlines(), start=1):
            if OF_A_GAME.search(line):
                found.append(f"{file.relative_to(WEB)}:{number}: {line.strip()}")
    return found


def of_game(game: str) -> list[Path]:
    """Return all that is in a game's folder."""
    return sorted(path for path in (SOURCES / "games" / game).rglob("*") if path.suffix in CODE)


def test_nothing_in_the_page_names_a_game_but_its_folder_and_the_registers() -> None:
    own = {game: of_game(game) for game in GAMES}
    assert all(own.values()), "every game has a folder in the page"
    registers = [SOURCES / "games" / f"{room}.ts" for room in REGISTERS]
    assert all(path.exists() for path in registers)
    known = {*registers, *(path for files in own.values() for path in files), SOURCES / "lib/net/protocol.ts"}
    assert namings(path for path in sorted(SOURCES.rglob("*")) if path.suffix in CODE and path not in known) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_the_page_imports_nothing_of_another(game: str) -> None:
    others = "|".join(other for other in GAMES if other != game)
    assert [line for line in namings(iter(of_game(game))) if re.search(rf"/({others})[/\"]", line)] == []


def lines_with(pattern: str) -> list[str]:
    """Return where the page's code has something, but for comments."""
    found = []
    for file in sorted(path for path in SOURCES.rglob("*") if path.suffix in CODE):
        text = COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), file.read_text(encoding="utf-8"))
        found += [
            f"{file.relative_to(SOURCES)}: {line.strip()}" for line in text.splitlines() if re.search(pattern, line)
        ]
    return found


def test_no_list_is_hidden_from_who_listens() -> None:
    """A list whose style is none is no list to VoiceOver; one with an empty sign is."""
    assert lines_with(r"list-style(-type)?:\s*none") == []
    assert lines_with(r'list-style(-type)?:\s*""')


def test_nothing_is_used_that_older_browsers_lack_and_cannot_go_without() -> None:
    """Firefox 115 and Safari 15.4: there a missing function stops the page, and a missing :has leaves a style out."""
    missing = r"AbortSignal\.(timeout|any)|\.to(Reversed|Sorted|Spliced)\(|withResolvers|\.groupBy\(|Array\.fromAsync"
    assert lines_with(missing) == []
    assert lines_with(r":has\(") == [], "a class does, or a mark on the root (lib/ui/mark.ts)"


def test_no_ground_is_lost_where_colours_cannot_be_mixed() -> None:
    """Safari before 16.2 takes a mix of variables for no ground at all, whatever was declared before."""
    guarded = re.compile(r"@supports \(color: color-mix[^{]*\{\s*(?:[^{}]*\{[^{}]*\}\s*)+\}")
    mixed = re.compile(r"background(?:-color)?:[^;{}]*color-mix")
    found = {}
    for file in sorted(path for path in SOURCES.rglob("*") if path.suffix in {".css", ".svelte"}):
        text = COMMENT.sub("", file.read_text(encoding="utf-8"))
        found[str(file.relative_to(SOURCES))] = (len(mixed.findall(guarded.sub("", text))), len(mixed.findall(text)))
    assert [name for name, (bare, _) in found.items() if bare] == []
    assert sum(mixes for _, mixes in found.values()) > 10


def test_what_is_meant_for_programmers_is_shown_to_nobody() -> None:
    """Only what the server says to people, or the page itself, is shown of what went wrong, whatever it is called."""
    caught = {line[1] for line in re.finditer(CAUGHT, "\n".join(lines_with(CAUGHT)))}
    assert len(caught) > 3
    as_it_is = rf"\bString\(({'|'.join(caught)})\b|\$\{{({'|'.join(caught)})\}}|\b({'|'.join(caught)})\.toString\("
    assert lines_with(as_it_is) == []
    assert [line.partition(":")[0] for line in lines_with(r"\.message\b")] == [
        "lib/net/api.ts",  # of a refusal, or that nobody can be reached
        "lib/net/me.svelte.ts",  # of a refusal
        "lib/table/choosing.svelte.ts",  # of a refusal
        "pages/Table.svelte",  # to the console
    ]


def test_the_page_knows_every_bot_by_its_name() -> None:
    known = re.search(r"const BOT = /\^\(([a-z|]+)\)", (WEB / "src/lib/table/people.ts").read_text(encoding="utf-8"))
    assert known
    assert sorted(known[1].split("|")) == sorted(AT_TABLES)
