"""Compiled code is kept where this system keeps what can be made again, unless somebody says where else."""

from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from billi.bulk.folder import alone_with, cache_folder, holds_nothing


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Somebody's home, where nothing is said of the cache."""
    for name in ("BILLI_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(("system", "usual"), [(Unix, ".cache/billi"), (MacOS, "Library/Caches/billi")])
def test_it_is_the_users_cache_folder_of_the_system(
    system: type, usual: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    assert cache_folder() == home / usual


def test_it_is_the_one_platformdirs_tells_of_for_billi() -> None:
    assert cache_folder() == platformdirs.user_cache_path("billi", appauthor=False)


def test_what_is_set_for_all_programs_holds_for_billi_too(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", Unix)
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "elsewhere"))
    assert cache_folder() == home / "elsewhere" / "billi"


def test_what_is_set_for_billi_comes_first(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "elsewhere"))
    monkeypatch.setenv("BILLI_CACHE", str(home / "mine"))
    assert cache_folder() == home / "mine"


def test_what_is_kept_is_kept_there() -> None:
    assert holds_nothing()
    with alone_with("rules"):
        assert (cache_folder() / "rules.lock").exists()
    (cache_folder() / "rules.o").touch()
    assert not holds_nothing()
