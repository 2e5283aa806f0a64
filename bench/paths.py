"""Counts what a move passes through, in functions and files of billi: from ``State.apply`` to a line of records, and
from a wish that arrives to the tables that all who look are sent.

    uv run python bench/paths.py

A game of Willi is played once as a state, and once at a table over a real socket, by somebody who holds all four chairs
while somebody else looks on. What runs between two points is noted by Python itself (``sys.setprofile``), in all
threads; of all moves that lead a trick the one that takes the fewest functions counts, so that nothing is in it that
happened to run at the same time. Comprehensions and lambdas count as the function they stand in. With another version's
``src`` as PYTHONPATH that version is counted, as far back as `f2e7429`.
"""

import asyncio
import json
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

import billi
from billi.record.files import line_of

HOME = str(Path(billi.__file__).parent) + os.sep
PORT = 8799


class Passage:
    """What has been passed through since the count began."""

    def __init__(self) -> None:
        self.seen: set[CodeType] = set()
        self.counts = False

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        """Note a call."""
        code = frame.f_code
        if self.counts and event == "call" and code.co_filename.startswith(HOME) and not code.co_name.startswith("<"):
            self.seen.add(code)

    def begin(self) -> None:
        """Begin to count."""
        self.seen, self.counts = set(), True

    def end(self) -> list[tuple[str, str]]:
        """Return the functions passed through, each with its file."""
        self.counts = False
        return sorted((code.co_filename.removeprefix(HOME), code.co_qualname) for code in set(self.seen))


def fewest(taken: list[list[tuple[str, str]]]) -> list[tuple[str, str]]:
    """Return the move that took the fewest functions."""
    return min(taken, key=len)


def to_a_record() -> list[tuple[str, str]]:
    """Count from a move to a line of records."""
    path, taken = Passage(), []
    state = billi.game("willi").start(seed=1)
    sys.setprofile(path.note)
    while not state.over:
        seat, leads = state.to_act[0], not state.view(None).trick
        action = str(state.legal(seat)[0])
        path.begin()
        state.apply(seat, action)
        line_of(state.record())
        passed = path.end()
        if leads and action.startswith("play"):
            taken.append(passed)
    sys.setprofile(None)
    return fewest(taken)


class Table:
    """Somebody in all four chairs, and somebody who looks on."""

    def __init__(self, socket: ClientConnection, other: ClientConnection) -> None:
        self.socket = socket
        self.other = other
        self.shown: dict[str, Any] = {}
        self.number = 0

    def wish(self, do: str, **details: Any) -> None:
        """Wish for something, and read until it is granted."""
        self.number += 1
        self.socket.send(json.dumps({"do": do, "id": f"w{self.number}", **details}))
        while (news := self.read(self.socket))["is"] != "granted":
            if news["is"] == "refused":
                raise SystemExit(f"{do} {details}: {news['text']}")

    def wait(self) -> None:
        """Wait until the onlooker sees what we do."""
        while self.read(self.other).get("version", -1) < self.shown["version"]:
            pass

    def read(self, socket: ClientConnection) -> dict[str, Any]:
        """Wait for the next message."""
        news: dict[str, Any] = json.loads(socket.recv(timeout=20))
        if news["is"] == "table" and socket is self.socket:
            self.shown = news
        return news

    @property
    def asked(self) -> dict[str, Any] | None:
        """The first hand that is asked something and has not answered."""
        hands = self.shown["own"]["hands"]
        return next((hand for hand in hands if hand.get("ask") and hand["ask"].get("chosen") is None), None)


def _post(url: str, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(url + path, json.dumps(body).encode(), headers)) as answer:
        answered: dict[str, Any] = json.load(answer)
    return answered


def play(path: Passage, taken: list[list[tuple[str, str]]]) -> None:
    """Have somebody play while somebody looks on."""
    url = f"http://127.0.0.1:{PORT}"
    token = _post(url, "/api/me", {"name": "Ann", "language": "en", "bearer": True})["token"]
    code = _post(url, "/api/tables", {"game": "willi", "players": 4}, token)["code"]
    address, known = f"ws{url.removeprefix('http')}/api/tables/{code}", {"authorization": f"Bearer {token}"}
    with connect(address, additional_headers=known) as socket, connect(address) as other:
        play_tricks(Table(socket, other), path, taken)


def play_tricks(table: Table, path: Passage, taken: list[list[tuple[str, str]]]) -> None:
    """Play some tricks, counting each card that leads one."""
    for seat in range(4):
        table.wish("sit", seat=seat, name=f"Ann {seat}")
    table.wish("begin")
    while len(taken) < 12:
        hand = table.asked
        if hand is None:  # the table answers for somebody, after a while
            table.read(table.socket)
            continue
        leads = not (table.shown["public"]["board"].get("trick") or [])
        choices = hand["ask"]["choices"]
        choice = next((no for no in ("no call", "keep") if no in choices), choices[0])
        if leads and choice.startswith("play"):
            table.wait()
            path.begin()
        table.wish("choose", seat=hand["seat"], action=choice, version=table.shown["version"])
        if path.counts:
            table.wait()
            taken.append(path.end())


def to_the_viewers() -> list[tuple[str, str]]:
    """Count from a wish that arrives to the tables that are sent."""
    import uvicorn

    from billi.server.app import App
    from billi.server.serving import config_for
    from billi.server.settings import Settings

    path: Passage = Passage()
    taken: list[list[tuple[str, str]]] = []
    server = uvicorn.Server(config_for(App(Settings(database="sqlite://", pace=1e4)), "127.0.0.1", PORT))

    def guest() -> None:
        while not server.started:
            pass
        try:
            play(path, taken)
        finally:
            server.should_exit = True

    guests = threading.Thread(target=guest)
    guests.start()  # before threads are looked at: what guests do is not counted
    threading.setprofile(path.note)
    sys.setprofile(path.note)
    asyncio.run(server.serve())
    sys.setprofile(None)
    guests.join()
    return fewest(taken)


def main() -> None:
    """Tell both counts; with ``--all`` every function too."""
    work: list[tuple[str, Callable[[], list[tuple[str, str]]]]] = [
        ("State.apply to a line of records", to_a_record),
        ("a wish to all who look", to_the_viewers),
    ]
    for what, count in work:
        found = count()
        print(f"{what}: {len(found)} functions in {len({file for file, _ in found})} files")
        if "--all" in sys.argv:
            print(*(f"  {file:40} {name}" for file, name in found), sep="\n")


if __name__ == "__main__":
    main()
