"""What needs a library of an extra is imported by whoever wants it, and by nobody else."""

import subprocess
import sys
from importlib import import_module
from types import ModuleType

import pytest

import billi
import billi.learn
from billi.bulk.arena import arena
from billi.extras import NotInstalled
from helpers.billi_command import complain

EXTRAS = {"gymnasium", "pettingzoo", "pyspiel", "open_spiel", "torch"}
DOORS = [
    ("billi.learn.arrays", "gymnasium", "envs"),
    ("billi.learn.gymnasium_envs", "gymnasium", "envs"),
    ("billi.learn.gymnasium_vector", "gymnasium", "envs"),
    ("billi.learn.pettingzoo_envs", "gymnasium", "envs"),
    ("billi.learn.pettingzoo_envs", "pettingzoo", "envs"),
    ("billi.learn.openspiel_games", "pyspiel", "openspiel"),
    ("billi.learn.nets", "torch", "learn"),
    ("billi.learn.training", "torch", "learn"),
    ("billi.learn.course", "torch", "learn"),
]


def take_away(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a library not be there, nor anything of ours that has it already."""
    for name in [*sys.modules]:
        if name.partition(".")[0] == library or name.startswith("billi.learn."):
            monkeypatch.delitem(sys.modules, name)
    for name, module in vars(billi.learn).items():
        if isinstance(module, ModuleType):  # which another one of the name will stand for, until this is over
            monkeypatch.setattr(billi.learn, name, module)
    monkeypatch.setitem(sys.modules, library, None)


def test_importing_billi_imports_no_library_of_an_extra() -> None:
    program = "import sys, billi, billi.learn, billi.bots.sharp, billi.bulk.seated; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not EXTRAS & {name.partition(".")[0] for name in done.stdout.split()}


@pytest.mark.parametrize(("module", "library", "extra"), DOORS)
def test_whoever_imports_what_needs_an_extra_is_told_how_to_install_it(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_away(library, monkeypatch)
    with pytest.raises(NotInstalled, match=rf'pip install "billi\[{extra}\]"') as told:
        import_module(module)
    assert isinstance(told.value, ImportError), "so that whoever looks whether it is there can go on without"


def test_commands_that_need_an_extra_say_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for library in ("torch", "ray"):
        take_away(library, monkeypatch)
    assert 'pip install "billi[learn]"' in complain(capsys, "train", "willi")
    asked = ("--bots", "house,random", "--deals", "1", "--ray", "auto")
    assert 'pip install "billi[ray]"' in complain(capsys, "ladder", "willi", *asked)
    assert 'pip install "billi[ray]"' in complain(capsys, "simulate", "willi", "--games", "1", "--ray", "auto")


def test_an_arena_on_a_card_says_how_to_install_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    take_away("torch", monkeypatch)
    with pytest.raises(NotInstalled, match=r'pip install "billi\[learn\]"'):
        arena(billi.game("willi"), 4, device="cuda")
