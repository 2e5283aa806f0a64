"""billi as it is installed: in an environment of its own, with nothing of the checkout in its way."""

import json
import os
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

from helpers.paths import ROOT
from helpers.programs import lacks, needs_program
from helpers.server_processes import quiet_port

PLAY: Final = """
import json, sys, billi
state = billi.game("willi", players=4).start(seed=7)
while not state.over:
    seat = state.to_act[0]
    state.apply(seat, state.legal(seat)[0])
compiled = billi.playouts(billi.game("misterbill", players=3), 1000, seed=1)
print(json.dumps([billi.__file__, state.points, compiled.decisions, sys.path]))
"""
LONGEST: Final = 120
"""Seconds for a step, on a machine that is busy."""


def install(folder: Path, python: str | Path, wheel: Path) -> Path:
    """Install a wheel without extras in an empty environment, and return its Python."""
    uv, place = needs_program("uv"), folder / "venv"
    subprocess.run([uv, "venv", "--quiet", "--python", str(python), str(place)], check=True)
    inside = place / "bin" / "python"
    # In the checkout, uv knows the versions all tests run with; they are in its cache.
    subprocess.run([uv, "pip", "install", "--quiet", "--python", str(inside), str(wheel)], cwd=ROOT, check=True)
    return inside


def needs_python(version: str) -> Path:
    """Return a Python of another version, or skip the test that needs it; with BILLI_TEST_ALL=1 the test fails instead.

    It is found on the path, or is one of uv's or pyenv's.
    """
    asked = [needs_program("uv"), "python", "find", "--no-python-downloads", "--no-project", "--system", version]
    found = subprocess.run(asked, capture_output=True, text=True, check=False)
    if found.returncode == 0:
        return Path(found.stdout.strip())
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    kept = sorted(pyenv.glob(f"versions/{version}.*/bin/python"))
    if not kept:
        lacks(f"there is no Python {version} here: install it, as with uv python install {version}")
    return kept[0]


def _clean(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "BILLI", "VIRTUAL"))}
    return kept | {"BILLI_CACHE": str(folder / "cache"), "HOME": str(folder), "LC_ALL": "C.UTF-8"}


def _run(python: Path, folder: Path, *arguments: str) -> str:
    """Run something in the environment of a Python, away from the checkout."""
    command = [str(python), *arguments]
    done = subprocess.run(
        command, cwd=folder, env=_clean(folder), capture_output=True, text=True, check=False, timeout=LONGEST
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def plays_and_checks(python: Path, folder: Path) -> None:
    """Play a game, many compiled ones, simulate some with bots, and verify their records."""
    where, points, decisions, path = json.loads(_run(python, folder, "-c", PLAY))
    assert (points, decisions) == ([11, 8, 12, 12], 67826)
    assert Path(where).is_relative_to(python.parent.parent)
    assert not [entry for entry in path if Path(entry).is_relative_to(ROOT)]
    many = ("--players", "4", "--games", "20", "--seed", "7", "--records", "games.ndjson")
    assert "Mister Bill" in _run(python, folder, "-m", "billi", "simulate", "misterbill", *many)
    assert "20" in _run(python, folder, "-m", "billi", "verify", "games.ndjson")


def serves_a_page(python: Path, folder: Path) -> None:
    """Serve on SQLite: ready, with the page and its licences."""
    port = quiet_port()
    database = f"sqlite:///{folder / 'billi.db'}"
    command = [str(python), "-m", "billi", "serve", "--port", str(port), "--database", database]
    with subprocess.Popen(command, cwd=folder, env=_clean(folder)) as server:
        try:
            _ready(server, port)
            page, told = _get(port, "/").decode(), json.loads(_get(port, "/licences.json"))
            assert "<title>" in page
            assert {"svelte", "@fontsource-variable/fraunces"} <= {one["name"] for one in told}
            about: Any = json.loads(_get(port, "/api/about"))
            assert about["games"].keys() == {"misterbill", "willi"}
        finally:
            server.terminate()
            assert server.wait(LONGEST) == 0


def _ready(server: "subprocess.Popen[bytes]", port: int) -> None:
    for _ in range(10 * LONGEST):
        assert server.poll() is None, "the server has ended"
        try:
            assert json.loads(_get(port, "/readyz")) == {"ok": True}
        except urllib.error.URLError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError("the server does not answer")


def _get(port: int, path: str) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=10) as answer:
        body: bytes = answer.read()
    return body
