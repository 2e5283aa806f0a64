"""Swap cards that somebody cannot see: no door, log or metric of a real server shows it."""

import asyncio
import json
import logging
import re
from dataclasses import dataclass
from itertools import count
from typing import Any

import httpx
import pytest
import uvloop
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import ClientConnection, connect

import billi
from billi.fair import commitment
from billi.server.app import DOORS
from billi.server.fanout.pubsub import CHANNEL
from billi.server.limits import Buckets
from helpers.serving import on_a_server, serving
from helpers.twin_games import Course, Plan, plan
from helpers.twin_tables import ANSWERS, PERSON, QUICK, SECRETS, rig

NEVER_THE_SAME = re.compile(rb'(?<="created":)\d+|(?<="made":)\d+|(?<="seen":)\d+|(?<="devices":\[{"id":)"[\w-]{16}"')
"""When a table, and the device somebody plays on, came to be known, and the device's own id."""


class Caller:
    """Somebody at a real server, who keeps every byte."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, headers={"host": "billi.example"}, verify=False)
        self.url = url
        self.token = ""
        self.frames: list[bytes] = []
        self.doors: list[tuple[str, int, bytes]] = []
        self.socket: ClientConnection
        self._listening: asyncio.Task[None]
        self._answered = asyncio.Event()

    async def introduce(self, name: str) -> "Caller":
        answered = await self.http.post("/api/me", json={"name": name, "bearer": True})
        self.token = answered.json()["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def look(self, code: str, asked: str = "") -> "Caller":
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        address = f"ws{self.url.removeprefix('http')}/api/tables/{code}{asked}"
        self.socket = await connect(address, additional_headers=headers, compression=None)
        self._listening = asyncio.create_task(self._listen())
        return self

    async def _listen(self) -> None:
        async for frame in self.socket:
            assert isinstance(frame, str)
            self.frames.append(frame.encode())
            if self.frames[-1].startswith(ANSWERS):
                self._answered.set()

    @property
    def shown(self) -> dict[str, Any]:
        """The table as last shown."""
        frame = next(frame for frame in reversed(self.frames) if frame.startswith(b'{"is":"table"'))
        shown: dict[str, Any] = json.loads(frame)
        return shown

    @property
    def version(self) -> int:
        """The version of the table as last shown."""
        return int(self.shown["version"])

    @property
    def timeless(self) -> list[bytes]:
        """What was heard, but for the time of day."""
        return [re.sub(rb'"now":\d+', b'"now":0', frame) for frame in self.frames]

    async def wish(self, do: str, **details: Any) -> dict[str, Any]:
        self._answered.clear()
        await self.socket.send(json.dumps({"do": do, "id": f"{do} {len(self.frames)}", **details}))
        await asyncio.wait_for(self._answered.wait(), 30)
        answers = [frame for frame in self.frames if frame.startswith(ANSWERS)]
        answer: dict[str, Any] = json.loads(answers[-1])
        return answer

    async def knock(self, *names: str) -> None:
        """Ask every door there is to look through, by every name."""
        for how, path, _ in DOORS:
            if how == "GET" and path not in ("/metrics", "/healthz", "/readyz", "/api/schema"):
                for asked in sorted({re.sub(r"\{[^}]*\}", name, path) for name in names}):
                    answer = await self.http.get(asked)
                    told = NEVER_THE_SAME.sub(b"0", answer.content)
                    self.doors.append((asked, answer.status_code, told))

    async def leave(self) -> None:
        await self.socket.close()
        await self._listening
        await self.http.aclose()


@dataclass
class Network:
    """A course of a game played at a real server: everyone by name, and what must stay among them."""

    callers: dict[str, Caller]
    code: str
    id: str

    @property
    def secrets(self) -> list[str]:
        tokens = [caller.token for caller in self.callers.values() if caller.token]
        return [*tokens, self.code, SECRETS[0].hex(), "id-of-person"]


async def play_over_network(url: str, plan: Plan, course: Course) -> Network:
    """Play a course at a real server, with somebody who watches and knocks at every door."""
    players, eyes = range(plan.game.players), plan.eyes
    seated = [await Caller(url).introduce(f"N{seat}") for seat in players]
    new = {"game": plan.game.name, "players": plan.game.players, "options": plan.game.options}
    code: str = (await seated[eyes[0]].http.post("/api/tables", json=new)).json()["code"]
    for seat, caller in enumerate(seated):
        await caller.look(code)
        assert (await caller.wish("sit", seat=seat, name=f"N{seat}"))["is"] == "granted"
    watching = await Caller(url).look(code)
    assert (await seated[eyes[0]].wish("begin"))["is"] == "granted"
    listed = (await seated[0].http.get("/api/games")).json()["games"]
    id: str = listed[0]["id"]
    late: dict[str, Caller] = {}

    async def choose(seat: int, action: str) -> None:
        assert (await watching.wish("choose", seat=seat, action=action, version=10**6))["is"] == "refused"
        version = watching.version
        assert (await seated[seat].wish("choose", seat=seat, action=action, version=version))["is"] == "granted"
        async with asyncio.timeout(60):
            while watching.version == version:
                await asyncio.sleep(0.002)

    for number, (seat, action) in enumerate(course.choices):
        while (board := watching.shown["public"]["board"])["phase"] == "draw":
            [drawer] = board["to_act"]
            await choose(drawer, f"draw from seat {(drawer - 1) % len(players)}")
        await choose(seat, action)
        if number % 8 == 0:
            for caller in (watching, seated[eyes[0]]):
                await caller.knock(code, id, f"{id}/lines", "lines", f"{code}/lines")
            late[f"late {number}"] = await Caller(url).look(code, f"?since={number}")
    callers = {**{f"N{seat}": caller for seat, caller in enumerate(seated)}, "watching": watching, **late}
    for caller in callers.values():
        await caller.wish("ping", version=0)
        await caller.leave()
    return Network(callers, code, id)


def rig_server(monkeypatch: pytest.MonkeyPatch, course: Course) -> None:
    """Have a server deal as planned, give people ids we know, and let anyone knock as often as they like."""
    numbers = count()
    rig(monkeypatch, course.numbers)
    monkeypatch.setattr("billi.server.routes.me.new_id", lambda: PERSON.format(next(numbers)))
    monkeypatch.setattr("billi.server.access.Buckets", lambda rate, size: Buckets(1e6, 1e6))


NETWORKED = [plan(billi.game("misterbill", 4), (0, 3), most=16), plan(billi.game("willi", 3), (1,), most=30)]


@pytest.mark.long
@pytest.mark.parametrize("planned", NETWORKED, ids=["misterbill", "willi"])
def test_nor_over_a_real_network_nor_at_any_other_door(monkeypatch: pytest.MonkeyPatch, planned: Plan) -> None:
    async def one(course: Course) -> Network:
        rig_server(monkeypatch, course)
        async with serving(QUICK) as url:
            return await play_over_network(url, planned, course)

    one_network, other_network = (uvloop.run(one(course)) for course in planned.courses)
    aware = {f"N{seat}" for seat in range(planned.game.players) if seat not in planned.eyes}
    for name in one_network.callers.keys() - aware:
        assert one_network.callers[name].timeless == other_network.callers[name].timeless
        assert one_network.callers[name].doors == other_network.callers[name].doors
    for caller in one_network.callers.values():
        for path, status, body in caller.doors:
            assert status in (200, 401, 404, 409, 410), path
            if path.startswith("/api"):
                assert b'"do":' not in body  # a line of a log
                assert b'"secret"' not in body
                # A puzzle's cards are those of another game, and the same for everyone.
                assert path == "/api/puzzle" or not CARDS[planned.game.name].search(body.decode())


CARDS = {
    "willi": re.compile(r'\b[RYGB][1-9]\b|"(hand|box|deal)"'),
    "misterbill": re.compile(r'\b(play|give) [A-Z]\b|"[OSPWHDETGLRB]"|"(hand|gift|deal)"'),
}
OUR_OWN_LOGGERS = ("httpx", "httpcore", "websockets.client")
"""The client's, which the test is."""


@pytest.mark.long
@pytest.mark.parametrize("planned", NETWORKED, ids=["misterbill", "willi"])
def test_logs_and_metrics_name_no_card_person_or_secret(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, planned: Plan
) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, "billi")

    async def work() -> tuple[Network, str]:
        rig_server(monkeypatch, planned.courses[0])
        async with serving(QUICK) as url:
            network = await play_over_network(url, planned, planned.courses[0])
            async with httpx.AsyncClient(base_url=url, verify=False) as http:
                return network, (await http.get("/metrics")).text

    network, metrics = uvloop.run(work())
    records = [record for record in caplog.records if not record.name.startswith(OUR_OWN_LOGGERS)]
    logged = "\n".join(f"{record.getMessage()} {vars(record)}" for record in records)
    for secret in network.secrets:
        assert secret not in logged
        assert secret not in metrics
    assert not CARDS[planned.game.name].search(logged)
    for family in text_string_to_metric_families(metrics):
        for sample in family.samples:
            if sample.name.startswith("billi_"):
                assert set(sample.labels) <= {"le", "why", "kind", "status", "work", "version", "channel"}
                assert set(sample.labels.values()) <= OUTCOMES | {CHANNEL} or "le" in sample.labels


OUTCOMES = {
    *("too slow", "too much", "unavailable", "broken", "conflict", "wake tables", "keep records"),
    *(f"{status}xx" for status in range(1, 6)),
    billi.__version__,
}


# Once it is over


def test_a_game_is_replayed_by_nobody_until_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(url: str) -> None:
        ann, bo = await Caller(url).introduce("Ann"), await Caller(url).introduce("Bo")
        new = {"game": "willi", "players": 4, "bots": [2, 3]}
        code = (await ann.http.post("/api/tables", json=new)).json()["code"]
        for seat, caller in enumerate((ann, bo)):
            await caller.look(code)
            await caller.wish("sit", seat=seat, name="x")
        id: str = (await ann.http.get("/api/games")).json()["games"][0]["id"]
        everyone = (ann, bo, await Caller(url).introduce("Cy"), Caller(url))

        async def asked() -> set[tuple[int, str]]:
            paths = (f"/api/games/{id}", f"/api/games/{id}?download")
            answers = [await caller.http.get(path) for caller in everyone for path in paths]
            return {(answer.status_code, answer.json().get("error", {}).get("why", "")) for answer in answers}

        assert await asked() == {(409, "door-not-over")}
        await ann.wish("begin")
        assert await asked() == {(409, "door-not-over")}
        games = (await ann.http.get("/api/games")).json()["games"]
        assert [(game["id"], game["status"]) for game in games] == [(id, "playing")]
        assert not CARDS["willi"].search(json.dumps(games))
        for seat in range(2):
            await ann.wish("bot", seat=seat)
        async with asyncio.timeout(60):
            while (await ann.http.get(f"/api/games/{id}")).status_code != 200:
                await asyncio.sleep(0.01)
        assert await asked() == {(200, "")}
        record = (await Caller(url).http.get(f"/api/games/{id}")).json()
        assert commitment(bytes.fromhex(record["fair"]["secret"])) == record["fair"]["commitment"]
        assert (await ann.http.get("/api/games/no-such-game")).status_code == 404
        assert (await Caller(url).http.get("/api/games")).status_code == 401
        await ann.leave()
        await bo.leave()

    on_a_server(work)
