"""The command ``billi``: help, in four languages."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator

import click
import pytest

from billi.cli import billi as command
from billi.cli.speaking import words_for
from billi.words import LANGUAGES, Words
from helpers.billi_command import say


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_what_can_be_done(capsys: pytest.CaptureFixture[str], language: str) -> None:
    said = say(capsys, "--lang", language, "--help")
    assert (said.code, said.err) == (0, "")
    for name in command.commands:
        assert re.search(rf"^  {name} +\w", said.out, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "args", [[], ["serve"], ["simulate"], ["ladder"], ["verify"], ["replay"], ["bench"], ["bench", "engine"]]
)
def test_help_is_in_the_language_wherever_it_is_asked_for(
    capsys: pytest.CaptureFixture[str], language: str, args: list[str]
) -> None:
    pages = {
        say(capsys, *order).out
        for order in (
            ["--lang", language, *args, "--help"],
            [*args, f"--lang={language}", "--help"],
            [*args, "--help", "--lang", language],
        )
    }
    [page] = pages
    words = Words(language)
    for name in ("cli-usage", "cli-options", "cli-help", "cli-lang"):
        assert "".join(words.text(name).split()) in "".join(page.split()), name
    assert "cli-" not in page
    assert not re.search(r"Usage:|Options:|Show this message", page)
    assert max(map(len, page.splitlines())) <= 80


def test_every_option_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    options = {
        "simulate": "players games seed bots option records workers ray json lang help",
        "ladder": "bots players deals seed option to plot workers ray json lang help",
        "serve": "host port database redis workers public-url log lang help",
    }
    for name, known in options.items():
        page = say(capsys, name, "--help").out
        for option in known.split():
            assert re.search(rf"^  --{option}( \S+)?\s+\w", page, re.MULTILINE), option


def test_the_language_is_the_system_s_unless_another_is_wanted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "it_CH.UTF-8")
    assert say(capsys, "--help").out.startswith("un tavolo per due")
    assert say(capsys, "--help", "--lang", "de").out.startswith("ein Tisch für zwei")


def test_arguments_after_two_dashes_are_no_language() -> None:
    assert words_for(["replay", "--", "--lang", "fr"], {}).language == "en"


def test_help_is_quick_because_nothing_heavy_is_loaded() -> None:
    heavy = {
        *(
            "numba",
            "numpy",
            "rich",
            "multiprocessing",
            "billi.simulate",
            "billi.bots",
            "billi.learn",
            "openskill",
            "ray",
        ),
        *("asyncio", "uvicorn", "starlette", "msgspec", "platformdirs", "redis", "http.client"),
    }
    code = f"import sys; from billi.cli import run; run(['--help']); sys.exit(str(sys.modules.keys() & {heavy}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == "set()\n"


def test_the_version_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    said = say(capsys, "--version")
    assert said.code == 0
    assert said.out.startswith("billi")


def test_nothing_but_words_from_the_files_is_printed() -> None:
    """Every text click is given is the name of a message, or a form that is the same in every language."""
    for name, message in walk(command):
        assert message.startswith("cli-"), name
        assert Words("en").text(message)


def walk(group: click.Command) -> Iterator[tuple[str | None, str]]:
    """Return every help text of a command and those under it."""
    yield group.name, group.help or ""
    for param in group.params:
        assert isinstance(param, click.Argument | click.Option)
        yield param.name, param.help or ""
    for below in group.commands.values() if isinstance(group, click.Group) else ():
        yield from walk(below)
