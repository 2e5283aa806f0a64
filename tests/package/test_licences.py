"""Whose work is in the page: every package that is built into it is named there, with its version and its licence."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from billi.server.files import STATIC
from helpers.node import run, vitest
from helpers.paths import WEB

FONTS = {"@fontsource-variable/fraunces", "@fontsource-variable/source-sans-3"}
SOURCES = [path for folder in ("src", "worker") for path in (WEB / folder).rglob("*") if path.is_file()]
IMPORT = re.compile(r"""(?:from|import|url\()\s*\(?["']((?:@[\w.-]+/)?[a-z][\w.-]*)(?:/[^"']*)?["']""")
"""Something that comes from a package: its name begins with no dot, slash or dollar."""


@pytest.fixture(scope="module")
def licences() -> dict[str, dict[str, Any]]:
    """Return what the built page says of others' work, by package."""
    told = json.loads((STATIC / "licences.json").read_text(encoding="utf-8"))
    return {one["name"]: one for one in told}


def used() -> set[str]:
    """Return the packages the page's own sources name."""
    texts = [path.read_text(encoding="utf-8") for path in SOURCES if path.suffix in (".ts", ".svelte", ".css")]
    return {name for text in texts for name in IMPORT.findall(text) if name != "virtual"}


def test_every_package_the_page_uses_is_there(licences: dict[str, Any]) -> None:
    assert used() >= {"svelte"} | FONTS
    assert used() - licences.keys() == set()


def test_each_has_its_version_and_the_whole_text_of_its_licence(licences: dict[str, Any]) -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, told in licences.items():
        installed = lock[f"node_modules/{name}"]
        assert (told["version"], told["licence"]) == (installed["version"], installed["license"])
        assert re.search("MIT License|Permission is hereby granted|Apache License|SIL OPEN FONT LICENSE", told["text"])
        assert re.search("(?i)copyright|Google Inc", told["text"]), name
    assert {licences[font]["licence"] for font in FONTS} == {"OFL-1.1"}


def test_a_package_without_a_licence_is_not_built_in() -> None:
    vitest("tests/licences.test.ts")


def test_nothing_else_is_in_the_bundle(licences: dict[str, Any], tmp_path: Path) -> None:
    """Source maps name every module that left a trace in the code, whatever the plugin thinks of it."""
    built = run("vite", "build", "--sourcemap", "--logLevel=error", "--emptyOutDir", "--outDir", tmp_path)
    assert built.returncode == 0, built.stderr
    sources = {source for map in tmp_path.rglob("*.map") for source in json.loads(map.read_text())["sources"]}
    found = {match[1] for source in sources if (match := re.search(r".*node_modules/((?:@[^/]+/)?[^/]+)/", source))}
    assert found, "no map names a package"
    assert found - licences.keys() == set()
    kept = {name for name, told in licences.items() if name not in found | FONTS}
    assert kept <= {"vite"}, "only what Vite writes itself comes from no file"
