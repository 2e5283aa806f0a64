"""What people install: a wheel with all it needs and nothing else, built alike from a checkout and from the sources.

Building takes Node, what the page is made of, and most of a minute, so that it is done where everything is tested.
"""

import json
import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Final

import pytest
from packaging.specifiers import SpecifierSet

import billi
from billi.server.files import STATIC
from helpers.installing import install, needs_python, plays_and_checks, serves_a_page
from helpers.paths import ROOT
from helpers.programs import needs_program

INFO: Final = f"billi-{billi.__version__}.dist-info"
OURS: Final = {"METADATA", "WHEEL", "RECORD", "entry_points.txt"}

with (ROOT / "pyproject.toml").open("rb") as file:
    PROJECT: Final = tomllib.load(file)["project"]
PYTHONS: Final = [kind.rpartition(" ")[2] for kind in PROJECT["classifiers"] if "Python :: 3." in kind]
OWN: Final = f"{sys.version_info.major}.{sys.version_info.minor}"

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(os.environ.get("BILLI_TEST_ALL") != "1", reason="takes long: set BILLI_TEST_ALL=1"),
]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the sources, and from them the wheel."""
    folder = tmp_path_factory.mktemp("dist")
    uv = needs_program("uv")
    environment = os.environ | {"npm_config_prefer_offline": "true", "npm_config_audit": "false"}
    command = [uv, "build", "--quiet", "--python", sys.executable, "--out-dir", str(folder)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    return folder


def tracked() -> set[str]:
    """Return every file of the checkout that is not ignored."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    found = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return {name for name in found if (ROOT / name).exists()}


def test_the_sources_are_those_of_the_checkout(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as sources:
        names = {name.partition("/")[2] for name in sources.getnames() if not sources.getmember(name).isdir()}
    assert names - {"PKG-INFO"} == tracked()


def test_the_wheel_has_the_package_the_page_and_the_licences_and_nothing_else(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
        told = json.loads(wheel.read("billi/server/static/licences.json"))
        licences = wheel.read(f"{INFO}/licenses/web/LICENSES.txt").decode()
        metadata = wheel.read(f"{INFO}/METADATA").decode()
    package = {name.removeprefix("src/") for name in tracked() if name.startswith("src/")}
    page = {
        f"billi/server/static/{file.relative_to(STATIC).as_posix()}" for file in STATIC.rglob("*") if file.is_file()
    }
    texts = {f"{INFO}/licenses/{name}" for name in ("LICENSE", "NOTICE", "web/LICENSES.txt")}
    assert names == package | page | texts | {f"{INFO}/{name}" for name in OURS}
    assert not [name for name in names if name.endswith(".map") or "node_modules" in name or "test" in name]
    assert all(one["text"] in licences for one in told)
    assert "License-Expression: MIT" in metadata


def test_every_python_we_name_can_install_it_and_no_other() -> None:
    allowed = SpecifierSet(PROJECT["requires-python"])
    assert PYTHONS == ["3.11", "3.12", "3.13"]
    assert [f"3.{minor}" for minor in range(8, 20) if f"3.{minor}.1" in allowed] == PYTHONS


@pytest.fixture(scope="module")
def python(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel where nothing else is, without extras."""
    return install(tmp_path_factory.mktemp("installed"), sys.executable, next(built.glob("*.whl")))


def test_what_is_installed_plays_simulates_and_checks_records(python: Path, tmp_path: Path) -> None:
    plays_and_checks(python, tmp_path)


@pytest.mark.parametrize("version", [version for version in PYTHONS if version != OWN])
def test_other_pythons_play_simulate_and_serve(version: str, built: Path, tmp_path: Path) -> None:
    python = install(tmp_path, needs_python(version), next(built.glob("*.whl")))
    plays_and_checks(python, tmp_path)
    serves_a_page(python, tmp_path)


def test_what_is_installed_serves_the_page_with_its_licences(python: Path, tmp_path: Path) -> None:
    serves_a_page(python, tmp_path)
