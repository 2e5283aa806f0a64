"""Work shared over a Ray cluster: the same bytes as at home, also when a worker is killed."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import billi
from billi.cluster import connected
from billi.errors import BilliError
from billi.learn.ladder import ladder
from billi.simulate import simulate

FRAGILE = """
import os, signal
from pathlib import Path
from billi.bots.house import HouseBot

HOME = {home}
KILLED = Path({killed!r})


class Fragile(HouseBot):
    def choose(self, view):
        if os.getpid() != HOME and view.round == 2 and not KILLED.exists():
            KILLED.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view)


class Broken:
    def choose(self, view):
        return "fly away"
"""


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Write bots of which one kills its process once; return what is there when it has."""
    home = tmp_path_factory.mktemp("bots")
    killed = home / "killed"
    (home / "fragile.py").write_text(FRAGILE.format(home=os.getpid(), killed=str(killed)))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(home))
        yield killed


@pytest.fixture(scope="module")
def cluster(killed: Path) -> Iterator[str]:
    """Start a cluster of our own on this computer."""
    ray = connected("local")
    yield "local"
    ray.shutdown()


def test_a_killed_worker_changes_nothing(cluster: str, killed: Path, tmp_path: Path) -> None:
    game, bots = billi.game("misterbill", players=3), ["fragile:Fragile", "random"]
    here = ladder(game, bots, deals=12, seed=5, to=tmp_path / "here")
    assert not killed.exists()
    there = ladder(game, bots, deals=12, seed=5, to=tmp_path / "there", ray=cluster)
    assert killed.exists()
    assert json.dumps(here.as_dict()) == json.dumps(there.as_dict())
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()


def test_simulated_games_and_records_are_the_same(cluster: str, tmp_path: Path) -> None:
    game = billi.game("misterbill", players=3)
    here, there = (
        simulate(game, 50, 7, ["house"], records_path=tmp_path / name, ray=ray)
        for name, ray in (("here", None), ("there", cluster))
    )
    assert here == there
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()


def test_what_a_bot_does_wrong_is_said_as_at_home(cluster: str, killed: Path) -> None:
    game = billi.game("misterbill", players=3)
    said = []
    for ray in (None, cluster):
        with pytest.raises(BilliError, match="fragile:Broken") as error:
            simulate(game, 1, 1, ["fragile:Broken"], ray=ray)
        said.append(str(error.value))
    assert said[0] == said[1]


def test_it_listens_to_this_computer_alone(cluster: str) -> None:
    import ray

    assert [node["NodeManagerAddress"] for node in ray.nodes()] == ["127.0.0.1"]
