"""The documentation builds as a site without a warning, and loads nothing from elsewhere."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import Final

import pytest
from playwright.sync_api import sync_playwright

import billi
from billi.games import GAMES
from helpers.browser import ARGUMENTS
from helpers.paths import ROOT
from helpers.programs import lacks, needs_program
from helpers.public_face import public_face

pytestmark = pytest.mark.long
LOADED: Final = {"src", "srcset", "data", "poster", "action"}
"""Attributes by which something is fetched, whatever has them; of an ``href`` all but those of links to follow."""
FOLLOWED: Final = {"a", "area"}
AWAY: Final = re.compile(r"(?:https?:)?//", re.IGNORECASE)
STYLED: Final = re.compile(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')]*)""", re.IGNORECASE)
PAGES: Final = ("index.html", "games/willi/index.html", "rules/misterbill/index.html", "reference/billi/index.html")


class Fetched(HTMLParser):
    """Finds what a page has its reader's browser fetch from elsewhere."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found = STYLED.findall(page)
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            is_fetched = name in LOADED or (name.endswith("href") and tag not in FOLLOWED)
            if is_fetched and AWAY.match((value or "").strip()):
                self.found.append(value or "")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if find_spec("mkdocs") is None or find_spec("material") is None or find_spec("mkdocstrings") is None:
        lacks("MkDocs is not installed: uv sync --group docs")
    built = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(built)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return built


@pytest.mark.parametrize(
    "page",
    [
        '<link rel="stylesheet" href="https://fonts.example/css">',
        '<script src="//cdn.example/x.js"></script>',
        '<img src="HTTP://pictures.example/x.png">',
        "<style>@import url(https://fonts.example/css)</style>",
        "<p style=\"background: url('https://pictures.example/x')\">",
        '<svg><use xlink:href="https://pictures.example/#x"/></svg>',
    ],
)
def test_we_would_notice_what_is_fetched_from_elsewhere(page: str) -> None:
    assert Fetched(page).found
    assert not Fetched(
        '<a href="https://billi.example">there</a> <img src="x.png"> <script src="/x.js"></script>'
    ).found


def test_no_page_fetches_anything_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 25
    assert {str(page.relative_to(site)): Fetched(page.read_text(encoding="utf-8")).found for page in pages} == {
        str(page.relative_to(site)): [] for page in pages
    }
    for style in site.rglob("*.css"):
        assert not STYLED.findall(style.read_text(encoding="utf-8")), style.name


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_a_browser_asks_nobody_else(address: str) -> None:
    program = needs_program("chromium-headless-shell")
    asked: list[str] = []
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=ARGUMENTS)
        tab = browser.new_page()
        tab.on("request", lambda request: asked.append(request.url))
        for page in PAGES:
            tab.goto(f"{address}/{page}", wait_until="networkidle")
        tab.get_by_role("textbox", name="Search").click()
        tab.keyboard.type("pairs")
        tab.locator(".md-search-result__link").first.wait_for()
        browser.close()
    assert len(asked) > len(PAGES)
    assert [url for url in asked if not url.startswith(f"{address}/") and not url.startswith(("data:", "blob:"))] == []


def test_the_games_have_their_pages_and_the_reference_is_read_as_meant(site: Path) -> None:
    for game in GAMES:
        assert '<svg class="card"' in (site / "games" / game / "index.html").read_text(encoding="utf-8")
        assert 'class="admonition' in (site / "rules" / game / "index.html").read_text(encoding="utf-8")
    for page in (site / "reference").rglob("index.html"):
        text = page.read_text(encoding="utf-8")
        assert "<blockquote>" not in text, f"a doctest that is not read as one: {page.parent.name}"
        assert not re.search(r":(class|meth|func|mod|attr):", text), page.parent.name


def test_whatever_readers_are_told_to_import_is_explained_in_the_reference(site: Path) -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in (site / "reference").rglob("index.html"))
    explained = set(re.findall(r'id="(billi[\w.]*)"', pages))
    told = {f"{module}.{name}".rstrip(".") for module, name in public_face()}
    face = {f"billi.{name}" for name in billi.__all__}
    assert {*told, *face, "billi.Game.start", "billi.State.apply"} - explained == set()


def test_only_what_is_meant_for_readers_is_there(site: Path) -> None:
    assert not list(site.rglob("*.py"))
    assert (site / "protocol.schema.json").exists()
    assert (site / "notice.txt").exists()
