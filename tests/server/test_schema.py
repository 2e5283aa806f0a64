"""Every message that goes over the wire, held against the schema."""

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import httpx
import pytest
import uvloop
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect

import billi
import billi.linking
from billi.client import Client, ServerSaysNo, TableClient
from billi.games import GAMES
from billi.games.events import fields_of
from billi.server.access import LARGEST_BODY, STATUS
from billi.server.app import DOORS
from billi.server.schema import DOORS as DESCRIBED
from billi.server.schema import text
from billi.server.serving import Server
from billi.table.messages import Hand
from billi.table.wishes import Ping
from billi.view import in_hand
from helpers.paths import DOCS
from helpers.reviews import appoint
from helpers.schema import DOCUMENT, NEWS, RARE, WISHES, by_ref, check, fits
from helpers.serving import FREE, people

pytestmark = pytest.mark.long


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(DOCUMENT)


def test_the_copy_in_the_documentation_is_current() -> None:
    how = "python -m billi.server.schema > docs/protocol.schema.json"
    assert (DOCS / "protocol.schema.json").read_text(encoding="utf-8") == text(), how


def test_every_door_is_described() -> None:
    doors = [f"{how} {path}".replace(":path", "") for how, path, _ in DOORS]
    assert sorted(DESCRIBED) == sorted(doors)


FIELDS = {
    "misterbill": {
        "round": "round dealer team_cards first",
        "deal": "hands",
        "pairs": "seat cards",
        "out": "seat",
        "award": "seats points",
        "draw": "seat from card",
        "pass": "seat",
        "waiter": "seat card target direction",
        "move": "from to card",
        "trade": "seats",
        "show": "seats",
        "stall": "",
        "round_end": "points",
        "game_end": "points winners",
    },
    "willi": {
        "round": "round dealer first",
        "deal": "hands",
        "box": "seat card",
        "play": "seat card",
        "willi": "seat",
        "trick": "winner",
        "exchange": "seat give take",
        "round_end": "totals points",
        "game_end": "points winners",
    },
}
"""What docs/record.md lists."""


@pytest.mark.parametrize("game", GAMES)
def test_events_have_the_fields_of_a_record(game: str) -> None:
    declared = {kind: [field.key for field in fields_of(event)] for kind, event in GAMES[game].events.by_kind.items()}
    assert declared == {kind: fields.split() for kind, fields in FIELDS[game].items()}


def test_what_else_a_hand_has_is_named_by_its_games_view() -> None:
    """It was told by hand, and left out the card that somebody has chosen to give."""
    sent = set()
    for game, players in (("misterbill", 4), ("willi", 4)):
        state, chance = billi.game(game, players).start(seed=3), random.Random(3)
        while not state.over:
            seat = chance.choice(state.to_act)
            state.apply(seat, chance.choice(state.legal(seat)))
            sent |= {name for seat in range(players) for name in in_hand(state, seat)}
    assert sent - {"hand"} == DOCUMENT["$defs"]["Hand"]["properties"]["besides"]["properties"].keys()
    assert {f"`{name}`" for name in sent} <= set(re.findall(r"`\w+`", (DOCS / "protocol.md").read_text("utf-8")))


def test_what_is_said_under_a_field_is_in_the_schema() -> None:
    until = DOCUMENT["$defs"]["Public"]["properties"]["until"]
    assert until["description"] == "When the clock runs out on the present decision, in milliseconds since 1970."
    assert DOCUMENT["$defs"]["WilliBoard"]["properties"]["to_act"]["description"] == "The seats asked to choose now."


# Real traffic


@dataclass
class Traffic:
    """Everything some people and a server said to each other."""

    sent: list[Any] = field(default_factory=list)
    heard: list[Any] = field(default_factory=list)
    asked: list[httpx.Response] = field(default_factory=list)

    @property
    def tapped(self) -> type[ClientConnection]:
        """A connection that is listened in on."""
        traffic = self

        class Tapped(ClientConnection):
            async def send(self, message: Any, text: bool | None = None) -> None:
                traffic.sent.append(json.loads(message))
                await super().send(message, text=text)

            async def recv(self, decode: bool | None = None) -> Any:
                message = await super().recv(decode=decode)
                traffic.heard.append(json.loads(message))
                return message

        return Tapped

    async def note(self, response: httpx.Response) -> None:
        """Note a request and its answer."""
        await response.aread()
        self.asked.append(response)

    def kinds(self) -> set[str]:
        """Return every kind of message there was."""
        return {message["do"] for message in self.sent} | {message["is"] for message in self.heard}

    def tables(self) -> Iterator[Any]:
        """Return the tables as they were shown."""
        return (message for message in self.heard if message["is"] == "table")

    def events(self, game: str) -> set[str]:
        """Return every kind of event there was in a game."""
        shown = [table for table in self.tables() if (table["public"]["board"] or {}).get("game") == game]
        return {event["t"] for table in shown for hand in table["own"]["hands"] for event in hand.get("events", [])}


def at_random(seed: int) -> Any:
    chance = random.Random(seed)

    def choose(hand: Hand) -> str:
        assert hand.ask is not None
        return chance.choice(hand.ask.choices)

    return choose


async def refused(*wishes: Awaitable[Any]) -> set[str]:
    """Make wishes that are not granted; give why not."""
    why = set()
    for wish in wishes:
        with pytest.raises(ServerSaysNo) as no:
            await wish
        why.add(no.value.why)
    return why


async def play_a_game(clients: list[Client], game: str, players: int, **options: str) -> None:
    """Play a whole game, people first and bots in the other seats, with one who only looks on."""
    host = clients[0]
    code = await host.open(game, players, options=options, bots=list(range(len(clients), players)))
    async with TableClient(host.url, code) as watcher:
        tables = [client.table(code) for client in clients]
        for seat, table in enumerate(tables):
            await table.__aenter__()
            await table.sit(seat)
        await tables[0].begin()
        await asyncio.gather(*(table.play(at_random(seat)) for seat, table in enumerate(tables)))
        await watcher.until(lambda: bool(watcher.shown and watcher.shown.public.record))
        assert watcher.shown is not None
        await host.get(f"/api/games/{watcher.shown.public.record}")
        for table in tables:
            await table.__aexit__(None, None, None)


async def do_everything(ann: Client, bo: Client, cy: Client) -> None:
    """Make every kind of wish, be refused in many ways, and play with one hand lent and two in one pair of hands."""
    code = await ann.open("willi", 4, listed=True, clock=60, language="de", hints=True)
    await cy.get("/api/tables")
    async with ann.table(code) as a, bo.table(code) as b, TableClient(ann.url, code) as stranger:
        await a.sit(0)
        await a.sit(1, "Ann's other half")
        await b.sit(2)
        await b.stand(2)
        assert await refused(b.sit(2, "\u202e")) == {"table-name-empty"}
        await b.sit(2)
        await a.put_bot(3, "random")
        await a.move(1, 0, 2, 3)
        await a.add_words(0, "lucky seven")
        assert await refused(
            a.choose(0, "box R1"),
            a.move(0, 0, 1, 2),
            a.put_bot(3, "clever"),
            a.rematch(),
            a.say(),
            a.say("x" * 300),
            b.begin(),
            b.say(phrase="farewell"),
            b.sit(0),
            b.sit(9),
            stranger.say("hello"),
            stranger.sit(0),
        ) >= {"table-not-host", "table-chair-taken", "door-who-are-you", "table-not-begun", "table-saying-long"}
        await a.begin()
        await a.until(lambda: bool(a.asks))
        assert await refused(
            a.choose(0, "fly"), a.choose(0, "play R1"), b.choose(0, "box R1"), a.add_words(0, "x")
        ) >= {"action-unreadable", "table-not-yours", "table-begun"}
        hint = await a.hint(0)
        assert hint is not None
        assert len(hint.choices) > 1
        await a.lend(0)
        await a.until(lambda: any(hand.link for hand in hands(a)))
        (key,) = [hand.link for hand in hands(a) if hand.link]
        async with cy.table(code, hand=key) as lent:
            assert [hand.seat for hand in hands(lent)] == [0]
            await a.say("Hello", phrase="")
            await b.say(phrase="nice")
            await a.mute(2)
            assert await refused(b.say("?")) == {"table-muted"}
            await a.mute(2, on=False)
            await a.waive(0)
            assert await refused(a.let_stand_in(2)) == {"table-still-here"}
            await b.come_back(2)
            await a.wish(Ping, version=0)
            await asyncio.gather(a.play(at_random(1)), b.play(at_random(2)))
            await a.lend(0, on=False)
            await lent.until(lambda: [hand.seat for hand in hands(lent)] == [None])
        assert await refused(a.choose(0, "pass"), b.sit(3)) == {"table-over"}
        following = await a.rematch()
        assert await b.rematch() == following
    async with bo.table(following) as b:
        assert b.shown is not None
        assert b.shown.own.seats == [3]


def hands(table: TableClient) -> list[Hand]:
    return list(table.shown.own.hands) if table.shown else []


async def knock_everywhere(ann: Client, cy: Client, anyone: httpx.AsyncClient) -> None:
    """Go to every door, and be turned away from some."""
    code = await ann.open("misterbill", 4)
    async with ann.table(code) as table:
        await table.sit(0)
        await table.begin()
    games = (await ann.get("/api/games"))["games"]
    async with asyncio.timeout(60):
        while not any(game["status"] == "playing" for game in games):  # it is listed after she was told that she sits
            await asyncio.sleep(0.01)
            games = (await ann.get("/api/games"))["games"]
    await ann.get("/api/games", before=games[-1]["id"])
    (under_way,) = [game["id"] for game in games if game["status"] == "playing"]
    (over, *_) = [game["id"] for game in games if game["status"] == "over"]
    await ann.get("/api/me")
    await ann.post("/api/me", name="Ann", language="fr")
    key = (await ann.post("/api/me/link"))["key"]
    await anyone.post("/api/lessons/willi", json={"choices": ["go on"]})
    await anyone.get("/api/puzzle")
    await anyone.get("/api/me/link", params={"key": key})
    await anyone.post("/api/me/claim", json={"key": key})
    (other,) = [device["id"] for device in (await ann.get("/api/me/devices"))["devices"] if not device["here"]]
    (only,) = (await ann.delete(f"/api/me/devices/{other}"))["devices"]
    assert await refused(
        ann.get(f"/api/games/{under_way}"),
        ann.get("/api/games/nosuchgame"),
        ann.get("/api/nothing"),
        ann.delete(f"/api/me/devices/{other}"),
        ann.delete(f"/api/me/devices/{only['id']}"),
        ann.post("/api/me/claim", key=key, bearer=True),
        ann.post("/api/tables", game="bridge", players=4),
        ann.post("/api/tables", game="willi", players=4, clock=7),
        ann.post("/api/tables", game="willi", players=4, listen=True),
        ann.post("/api/me", name="x" * LARGEST_BODY),
    ) == {
        "door-last-device",
        "door-not-over",
        "door-not-there",
        "door-old-link",
        "door-too-large",
        "game-unknown",
        "message-unreadable",
        "table-clock",
    }
    await cy.delete("/api/me")
    assert await refused(cy.get("/api/me")) == {"door-who-are-you"}
    for path in ("/healthz", "/readyz", "/metrics", "/api/schema", "/api/about", "/api/puzzle", "/t/code"):
        await anyone.get(path)
    await anyone.get(f"/api/tables/{code}/invite.svg")
    await anyone.get(f"/api/games/{over}", params={"download": "1"})
    await anyone.get(f"/api/games/{over}/review", timeout=60)
    await ann.get("/api/me/play")
    await anyone.get("/api/me", headers={"origin": "http://evil.example"})


def test_whoever_asks_for_the_schema_again_costs_next_to_nothing() -> None:
    """It takes milliseconds to write down, in which everybody's moves wait."""
    assert text() is text()


@asynccontextmanager
async def a_server() -> AsyncIterator[str]:
    """Run a server that says goodbye when the block ends."""
    ready = asyncio.Event()
    server = Server(replace(FREE, port=0), ready.set)
    running = asyncio.create_task(server.serve())
    await ready.wait()
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    await running


async def spend_an_evening(traffic: Traffic) -> None:
    async with httpx.AsyncClient(event_hooks={"response": [traffic.note]}) as anyone:
        async with a_server() as url, people(url, "Ann", "Bo", "Cy", language="de") as clients:
            anyone.base_url = httpx.URL(url)
            for client in clients:
                client._http.event_hooks["response"].append(traffic.note)
            ann, bo, cy = clients
            await play_a_game([ann], "misterbill", 3)
            await play_a_game([bo, ann], "misterbill", 4)
            await play_a_game([ann, bo, cy], "misterbill", 5, exchange="chosen")
            await play_a_game([ann, bo], "misterbill", 8)
            await play_a_game([ann, bo, cy], "willi", 3, willi_starts="in_turn")
            await play_a_game([cy, bo], "willi", 4, exchange="same_colour")
            await do_everything(ann, bo, cy)
            await knock_everywhere(ann, cy, anyone)
            code = await ann.open("willi")
            last = ann.table(code)
            await last.__aenter__()
            async with connect(f"ws{url.removeprefix('http')}/api/tables/{code}") as socket:
                await socket.send("{")
                traffic.heard += [json.loads(await socket.recv()) for _ in range(3)]
        await last.__aexit__(None, None, None)


@pytest.fixture(scope="module")
def traffic() -> Traffic:
    traffic = Traffic()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(billi.linking, "connect", partial(connect, create_connection=traffic.tapped))
        appoint(patch)
        uvloop.run(spend_an_evening(traffic))
    return traffic


def test_all_that_is_sent_and_heard_is_in_the_schema(traffic: Traffic) -> None:
    for message in traffic.sent + traffic.heard:
        check(message)


def test_every_kind_of_message_was_among_them(traffic: Traffic) -> None:
    assert traffic.kinds() == {*WISHES, *NEWS}
    for game in GAMES:
        assert traffic.events(game) >= GAMES[game].events.by_kind.keys() - RARE


def test_all_that_the_doors_take_and_give_is_in_the_schema(traffic: Traffic) -> None:
    met = set()
    for response in traffic.asked:
        request = response.request
        name = door_of(request.method, request.url.path)
        described = DOCUMENT["doors"][name]
        if response.is_error:
            by_ref("#/$defs/No").validate(response.json())
            assert response.status_code == STATUS.get(response.json()["error"]["why"], 400)
            continue
        met.add(name)
        assert response.status_code == described["status"]
        if "body" in described:
            by_ref(described["body"]["$ref"]).validate(json.loads(request.content))
        if "$ref" in described["answer"]:
            by_ref(described["answer"]["$ref"]).validate(response.json())
        else:
            assert response.headers["content-type"].startswith(described["answer"]["contentMediaType"])
    assert met == set(DESCRIBED)


def door_of(method: str, path: str) -> str:
    """Return the door a request went to: the first that fits, as on the server."""
    doors = [(f"{how} {door}", re.sub(r"\{path:path\}", ".*", door)) for how, door, _ in DOORS if how == method]
    found = [name for name, door in doors if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", door), path)]
    return found[0].replace(":path", "")


def test_what_is_spoilt_does_not_fit(traffic: Traffic) -> None:
    table = next(table for table in traffic.tables() if table["own"]["hands"] and "ask" in table["own"]["hands"][0])
    assert fits(table)
    ways: list[Callable[[Any], Any]] = [
        lambda message: message.pop("version"),
        lambda message: message.update(secret="630dcd29"),
        lambda message: message.update(version="7"),
        lambda message: message.update({"is": "tables"}),
        lambda message: message["public"]["seats"][0].update(person="p1"),
        lambda message: message["public"]["board"].pop("dealer"),
        lambda message: message["public"]["board"].update(game="bridge"),
        lambda message: message["own"]["hands"][0].update(hand="OSP"),
        lambda message: message["own"]["hands"][0]["ask"].update(choices=None),
        lambda message: message["own"]["hands"][0].update(events=[{"t": "cheat", "seat": 0}]),
        lambda message: message["own"]["hands"][0].update(events=[{"t": "draw", "seat": 0, "from": 1, "card": "X"}]),
        lambda message: message["own"]["hands"][0].update(events=[{"t": "box", "seat": 0, "of": "R5"}]),
    ]
    for spoil in ways:
        spoilt = deepcopy(table)
        spoil(spoilt)
        assert not fits(spoilt), spoilt
    assert not fits({"do": "sit", "id": "1", "seat": 0})
    assert not fits({"do": "begin", "id": "1", "hurry": True})
