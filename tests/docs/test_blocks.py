"""Every code block of the documentation is held to something: what can be run is run, all else is at least read.

Blocks of Python are run by pytest and by whoever :mod:`docs.test_docs` names.
"""

import configparser
import json
import re
import subprocess
from pathlib import Path
from typing import Final

import click
import pytest
import yaml

import billi
from billi.cli import billi as command
from billi.cli import run
from billi.fair import FairLuck, proof
from billi.games import GAMES
from billi.server.app import DOORS
from billi.words import Words
from helpers.code_blocks import PAGES, TODAY, Block, blocks_of, commands, shown
from helpers.paths import ROOT, TESTS
from helpers.programs import needs_program
from helpers.proofs import SECRET

BLOCKS: Final = [block for page in PAGES for block in blocks_of(page)]
CONSOLE: Final = [block for block in BLOCKS if block.kind == "console" or block.text.startswith("$ ")]
PROGRAMS: Final = ("billi ", "python ", "uv run ", "pip ", "OPENBLAS_NUM_THREADS=")
"""What an indented block of commands begins with."""
TYPED: Final = [block for block in BLOCKS if block.kind == "indented" and block.text.startswith(PROGRAMS)]
LINES: Final = [(block, line) for block in [*CONSOLE, *TYPED] for line, _ in shown(block)]

OTHER_PROGRAMS: Final = {
    "pip": "would install from elsewhere; tests/package installs the wheel",
    "docker": "tests/deploy/test_parts.py reads the commands, tests/deploy/test_container.py does what they do",
    "systemctl": "is the machine's; tests/deploy/test_parts.py has systemd read the service",
    "install": "is the machine's",
    "echo": "is the shell's",
    "export": "is the shell's",
    "umask": "is the shell's",
    "cd": "is the shell's",
    "cp": "is the shell's",
    "mv": "is the shell's",
    "rm": "is the shell's",
    "chown": "is the shell's",
    "createdb": "is PostgreSQL's: tests/server/test_backups.py",
    "pg_dump": "is PostgreSQL's: tests/server/test_backups.py",
    "pg_restore": "is PostgreSQL's: tests/server/test_backups.py",
    "ruff": "tests/package/test_style.py",
    "mypy": "tests/package/test_style.py",
    "mkdocs": "tests/docs/test_site.py",
    "npm": "tests/page/sources/test_code.py",
    "npx": "tests/page/sources/test_code.py",
}
"""Programs of others in what is to be typed, and why they are not run, or who runs them."""
HELD_TO: Final = {
    "nginx": "cli/serve/test_proxies.py",
    "haproxy": "cli/serve/test_proxies.py",
    "caddy": "cli/serve/test_proxies.py",
    "docs/architecture.md: src/billi/": "docs/test_paths.py",
    "docs/fairness.md: block(c) = HMAC-SHA256(k": "helpers/proofs.py",
    "docs/fairness.md: 0000000000000000  000000": "docs/test_blocks.py",
    "docs/fairness.md: record 1, event 31: the ": "docs/test_blocks.py",
    "docs/games.md: games/yours/": "docs/test_blocks.py",
    "docs/hosting.md: billi.example {": "docs/test_blocks.py",
    "docs/hosting.md: log_format who '$time_is": "docs/test_blocks.py",
}
"""Blocks by their language or their beginning, and the file that holds the code to them."""
LEFT_OUT: Final = {
    "docs/protocol.md: ws://host/api/tables/zpr": "is an address, whose door is in the schema",
    "docs/fairness.md: With `--proven` a record": "is prose, in a list",
    "docs/fairness.md: If a single card was dea": "is prose, in a list",
}
"""Blocks nobody can run, and why."""


def named(block: Block) -> str:
    return block.first


def is_known(block: Block) -> bool:
    return block.kind in {"python", "json", "yaml", "ini"} | HELD_TO.keys() or block in [*CONSOLE, *TYPED]


def test_no_block_is_left_out_that_is_not_named_here() -> None:
    others = {block.first for block in BLOCKS if not is_known(block)}
    assert others == {name for name in HELD_TO if ": " in name} | LEFT_OUT.keys()
    assert {block.kind for block in BLOCKS} >= {"python", "console", "json", "yaml", "ini", "nginx", "indented"}
    for by in HELD_TO.values():
        assert (TESTS / by).exists()


def test_no_program_is_typed_that_is_not_named_here() -> None:
    typed = {words[0] for _, line in LINES for words in commands(line)}
    assert typed == {"billi", "python", "pytest"} | OTHER_PROGRAMS.keys()
    assert len(LINES) > 100


# Commands of billi


def understood(args: list[str]) -> None:
    """Have the command read its arguments as it would before it runs, and refuse what it would."""
    words: dict[str, str] = {"GAME": "willi"}
    rest, parsed, above = [words.get(arg, arg) for arg in args], command, None
    name: str | None = "billi"
    while True:
        above = parsed.make_context(name, rest, parent=above, obj=Words("en"))
        rest = [*above._protected_args, *above.args]
        if not isinstance(parsed, click.Group) or not rest:
            return
        name, found, rest = parsed.resolve_command(above, rest)
        assert found is not None
        parsed = found  # type: ignore[assignment]


OF_BILLI: Final = sorted({line for _, line in LINES if any(words[0] == "billi" for words in commands(line))})


@pytest.mark.parametrize("line", OF_BILLI)
def test_billi_understands_what_is_typed(line: str) -> None:
    for name, *args in commands(line):
        if name == "billi":
            understood(args)


@pytest.mark.parametrize("wrong", ["billi simulat willi", "billi simulate", "billi serve --prt 1", "billi host lst"])
def test_we_would_notice_what_it_does_not_understand(wrong: str) -> None:
    with pytest.raises(click.UsageError):
        understood(commands(wrong)[0][1:])


def test_commands_named_in_passing_and_their_options_are_there() -> None:
    seen = 0
    for page in PAGES:
        for line in re.findall(r"`(?:uv run (?:--\w+ \S+ )*)?billi ([a-z][^`…]*)`", page.read_text(encoding="utf-8")):
            seen += 1
            found: click.Command = command
            words = line.split()
            while isinstance(found, click.Group) and words and words[0].isalpha():
                found = found.commands[words.pop(0)]
            options = {option for parameter in found.params for option in (*parameter.opts, *parameter.secondary_opts)}
            told = {option.partition("=")[0] for option in re.findall(r"(?<!\S)--?[a-z][\w-]*", " ".join(words))}
            assert told - options - {"--help"} == set(), f"{page.name}: billi {line}"
    assert seen > 50


# Programs of ours, and tests


def sources_of(words: list[str]) -> Path:
    """Return the file that a call of Python runs."""
    return ROOT / (f"{words[1].replace('.', '/')}.py" if words[0] == "-m" else words[0])


@pytest.mark.parametrize("block", [*CONSOLE, *TYPED], ids=named)
def test_programs_and_tests_that_are_typed_are_there_and_have_these_options(block: Block) -> None:
    for line, _ in shown(block):
        for name, *words in commands(line):
            if name == "python":
                source = sources_of(words).read_text(encoding="utf-8")
                for option in re.findall(r"(?<= )--[a-z][\w-]*", " ".join(words)):
                    assert f'"{option}"' in source, f"{line}: {option}"
            if name == "pytest":
                assert [word for word in words if "/" in word and not (ROOT / word).exists()] == []


# What is shown to be said


def said_after(line: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    [[_, *args]] = commands(line)
    capsys.readouterr()
    assert run(args) == 0
    return capsys.readouterr().out.splitlines()


def only(page: str, start: str) -> tuple[str, list[str]]:
    """Return the one line of a page that has this and more to show after it, and what that is."""
    found = [pair for block in CONSOLE if block.page == page for pair in shown(block) if start in pair[0] and pair[1]]
    [(line, said)] = found
    return line, said.rstrip().splitlines()


def begun(start: str) -> str:
    """Return the one block that begins so."""
    [text] = [block.text for block in BLOCKS if block.text.startswith(start)]
    return text


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.long
def test_the_simulation_of_the_readme_says_what_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    line, told = only("README.md", "billi simulate")
    said = said_after(line, capsys)
    assert said[: len(told)] == told
    assert [row.partition("  ")[0] for row in said[len(told) :]] == ["Games per second"], "only what the clock says"


def test_the_puzzles_of_docs_puzzle_md_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line for block in CONSOLE if block.page == "docs/puzzle.md" for line, _ in shown(block)]
    assert len(lines) == 2
    for line in lines:
        assert len(said_after(line, capsys)) > 5
    assert TODAY in lines[1]


def test_verify_says_of_a_proven_game_what_docs_fairness_md_shows(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("so", "be", "it")
    state = billi.game("misterbill", players=3).start(luck=FairLuck(SECRET, words))
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[-1])
    record = {**state.record(["Ann", "Bo", "Cy"]), "fair": proof(SECRET, words, True)}
    Path("game.ndjson").write_text(json.dumps(record))
    line, told = only("docs/fairness.md", "billi verify")
    said = said_after(line, capsys)
    assert [re.sub(r"[0-9a-f]{64}", "5f0e…", row) for row in said] == told


def test_what_is_shown_to_be_said_elsewhere_is_what_billi_says() -> None:
    say = Words("en").text
    where, expected, found = say("where-event", record=1, event=31), '“card” = "O"', '“card” = "S"'
    assert begun("record 1, ") == say("verify-luck-draw", where=where, expected=expected, found=found) + "\n"
    _, told = only("docs/hosting.md", "billi serve --host 0.0.0.0")
    assert told == [say("serve-ready", address="http://192.0.2.17:8765")]


# Data


def whole(text: str) -> str:
    """Return JSON as it stands, or a field of an object as an object of its own."""
    return text if text.startswith(("{", "[")) else f"{{{text.rstrip().rstrip(',')}}}"


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.kind == "json"], ids=named)
def test_json_can_be_read(block: Block) -> None:
    assert json.loads(whole(block.text))


def test_yaml_can_be_read_and_asks_at_doors_there_are() -> None:
    for block in BLOCKS:
        if block.kind == "yaml":
            asked = [probe["httpGet"]["path"] for probe in yaml.safe_load(block.text).values()]
            assert len(asked) == 2
            assert {("GET", path) for path in asked} <= {door[:2] for door in DOORS}


def test_ini_can_be_read() -> None:
    for block in BLOCKS:
        if block.kind == "ini":
            settings = configparser.ConfigParser()
            settings.read_string(f"[postgresql]\n{block.text}")
            assert dict(settings["postgresql"]) == {"synchronous_standby_names": "'ANY 1 (b, c)'"}


# Lines for others' programs that tests/cli/serve/test_proxies.py does not run


def test_caddy_understands_the_site_that_needs_nothing_else(tmp_path: Path) -> None:
    [site] = [block.text for block in BLOCKS if block.text.startswith("billi.example {") and not block.kind]
    (tmp_path / "Caddyfile").write_text(site, encoding="utf-8")
    call = [needs_program("caddy"), "adapt", "--adapter", "caddyfile", "--config", str(tmp_path / "Caddyfile")]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["apps"]["http"]


def test_nginx_understands_how_to_look_for_an_address(tmp_path: Path) -> None:
    lines = begun("log_format who").replace("/var/log/nginx", str(tmp_path))
    (tmp_path / "conf").write_text(f"pid {tmp_path}/pid; events {{}} http {{ {lines} }}", encoding="utf-8")
    call = [needs_program("nginx"), "-t", "-q", "-e", "stderr", "-c", str(tmp_path / "conf")]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# Data that are code of ours


def test_the_numbers_of_docs_fairness_md_are_those_of_its_proof() -> None:
    """``message(0)``, byte by byte, as the tests of the numbers make it."""
    told = json.loads(whole(begun('"fair"')))["fair"]
    texts = [*(word.encode() for word in told["words"]), *(bytes.fromhex(cut) for cut in told["cuts"])]
    message = bytes(8) + b"".join(len(text).to_bytes(4, "big") + text for text in texts)
    assert re.sub(r"\s", "", begun("0000000000000000")) == message.hex()


def test_the_folder_that_docs_games_md_shows_is_one_a_game_has() -> None:
    told = set(re.findall(r"\w+\.py", begun("games/yours/")))
    here = {path.name for name in GAMES for path in (ROOT / "src/billi/games" / name).glob("*.py")}
    assert told <= here
    assert {path.name for path in (TESTS / "highest").glob("*.py")} <= told | {"__init__.py"}
