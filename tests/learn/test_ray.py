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


def test_a_cluster_gives_the_same_bytes_though_a_worker_is_killed(cluster: str, killed: Path, tmp_path: Path) -> None:
    """All in one, as starting a cluster is what takes the time."""
    import ray

    assert [node["NodeManagerAddress"] for node in ray.nodes()] == ["127.0.0.1"], "nobody else can reach it"
    compare_ladders(cluster, killed, tmp_path)
    compare_simulations(cluster, tmp_path)
    compare_complaints(cluster)


def compare_ladders(cluster: str, killed: Path, folder: Path) -> None:
    game, bots = billi.game("misterbill", players=3), ["fragile:Fragile", "random"]
    here = ladder(game, bots, deals=12, seed=5, to=folder / "here")
    assert not killed.exists()
    there = ladder(game, bots, deals=12, seed=5, to=folder / "there", ray=cluster)
    assert killed.exists()
    assert json.dumps(here.as_dict()) == json.dumps(there.as_dict())
    assert (folder / "here").read_bytes() == (folder / "there").read_bytes()


def compare_simulations(cluster: str, folder: Path) -> None:
    game = billi.game("misterbill", players=3)
    here, there = (
        simulate(game, 50, 7, ["house"], records_path=folder / name, ray=ray)
        for name, ray in (("records here", None), ("records there", cluster))
    )
    assert here == there
    assert (folder / "records here").read_bytes() == (folder / "records there").read_bytes()


def compare_complaints(cluster: str) -> None:
    """What a bot does wrong there is said as it is here."""
    said = []
    for ray in (None, cluster):
        with pytest.raises(BilliError, match="fragile:Broken") as error:
            simulate(billi.game("misterbill", players=3), 1, 1, ["fragile:Broken"], ray=ray)
        said.append(str(error.value))
    assert said[0] == said[1]
