"""A table in a server's memory: kept before it is shown, whoever writes first."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

import billi
from billi.record import verify
from billi.server.audience import Audience
from billi.server.clock import now
from billi.server.fanout import Alone
from billi.server.ledger import ROUGHLY
from billi.server.limits import Bucket
from billi.server.registry import NewTableWish, Registry
from billi.server.settings import Settings
from billi.server.socket import CROWD, Socket
from billi.server.store import Line, Store, Unavailable
from billi.server.wire import Wire
from billi.table.listing import listing_of
from billi.table.messages import Heard, TableShown
from billi.table.recording import record_of
from billi.table.showing import Eyes, show_public
from billi.table.wishes import Begin, Choose, Lend, Rematch, Say, Sit, Stand
from billi.words import Words
from helpers.events import as_told, events_of
from helpers.rooms import PEOPLE, Watcher, kept, new_room, on_a_store, play_out, room_on, seat_all, until
from helpers.table_scenes import SECRET, Scene


@pytest.mark.parametrize(("clock", "servers"), [(0, 2), (60, 1)])
def test_the_store_knows_after_every_move_how_far_a_table_is_and_when_to_look_again(clock: int, servers: int) -> None:
    """Whatever a room leaves out because it has not changed, as seen by the server that finds the table next."""

    async def work(store: Store) -> None:
        empty = 50
        rooms = [await new_room(store, clock=clock, empty=empty)]
        rooms += [await room_on(store, empty=empty) for _ in range(1, servers)]
        await seat_all(rooms[0])
        chance = random.Random(5)
        while True:
            for room in rooms:
                await room.catch_up()
            head, table = await store.head("t"), rooms[0].table
            assert head is not None
            assert (head.version, head.status) == (table.version, table.status)
            if table.over:
                assert head.deadline is None
                return
            [(_, last, *_)] = await store.lines("t", table.version - 1)
            due = table.deadline or last + empty
            assert head.deadline is not None
            assert abs(head.deadline - due) <= (0 if clock else empty * ROUGHLY)
            assert table.state is not None
            seat = chance.choice(table.waiting_for)
            action = str(chance.choice(table.choices(seat)))
            wish = Choose(id=f"c{table.version}", seat=seat, action=action, version=table.version)
            await chance.choice(rooms).wish(PEOPLE[seat], wish)

    on_a_store(work)


def test_what_is_shown_is_kept() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store)
        watchers = [Watcher(person) for person in (*PEOPLE, "")]
        for watcher in watchers:
            await room.enter(watcher)
        await seat_all(room)
        await play_out([room], 1)
        again = await kept(store)
        assert again.version == room.table.version == watchers[0].shown.version
        assert again.state == room.table.state
        assert all(watcher.shown.public.status == "over" for watcher in watchers)

    on_a_store(work)


def test_nothing_is_shown_before_it_is_kept() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store)
        watcher = Watcher()
        await room.enter(watcher)
        gate = asyncio.Event()
        append = store.append

        async def slow(*args: Any, **more: Any) -> bytes:
            await gate.wait()
            return await append(*args, **more)

        store.append = slow  # type: ignore[method-assign]
        wish = asyncio.create_task(room.wish("ann", Sit(id="1", seat=0, name="Ann")))
        for _ in range(5):
            await asyncio.sleep(0)
        assert watcher.shown.version == 1
        assert not wish.done()
        gate.set()
        assert await wish == watcher.shown.version == 2

    on_a_store(work)


def test_events_reach_each_viewer_once_and_in_order() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, "misterbill", 4)
        watcher, late = Watcher("ann"), Watcher("ann")
        await room.enter(watcher)
        await seat_all(room)
        await play_out([room], 2)
        await room.enter(late)
        assert room.table.state is not None

        def told(viewer: Watcher) -> list[Any]:
            shown = viewer.heard(TableShown)
            return [event for table in shown if table.own.seats for hand in table.own.hands for event in hand.events]

        assert told(watcher) == told(late) == events_of(room.table.state.view(1))

    on_a_store(work)


def test_two_servers_at_one_table_lose_and_double_nothing() -> None:
    async def work(store: Store) -> None:
        here = await new_room(store)
        await seat_all(here)
        there = await room_on(store)
        choices = await play_out([here, there], 3)
        await here.catch_up()
        await there.catch_up()
        assert here.table.state == there.table.state == (await kept(store)).state
        granted = [id for _, id in here.table.granted if id.startswith("c")]
        assert len(granted) == choices

    on_a_store(work)


def test_two_servers_racing_for_a_version_both_get_theirs() -> None:
    async def work(store: Store) -> None:
        here = await new_room(store)
        there = await room_on(store)
        sits = [room.wish(f"p{n}", Sit(id="1", seat=n, name=f"P{n}")) for n, room in enumerate([here, there] * 2)]
        assert sorted(await asyncio.gather(*sits)) == [2, 3, 4, 5]
        await here.catch_up()
        assert [chair.name for chair in here.table.chairs] == ["P0", "P1", "P2", "P3"]

    on_a_store(work)


def test_two_people_racing_for_a_chair_on_two_servers_leave_one_standing() -> None:
    async def work(store: Store) -> None:
        here = await new_room(store)
        there = await room_on(store)
        sits = [room.wish(person, Sit(id="1", seat=0, name=person)) for room, person in ((here, "ann"), (there, "bo"))]
        results = await asyncio.gather(*sits, return_exceptions=True)
        refused = [result for result in results if isinstance(result, billi.BilliError)]
        assert [error.sentence for error in refused] == ["table-chair-taken"]

    on_a_store(work)


def test_a_wish_sent_again_is_granted_at_the_same_version() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store)
        first = await room.wish("ann", Sit(id="1", seat=0, name="Ann"))
        await room.wish("ann", Say(id="2", text="hello"))
        assert await room.wish("ann", Sit(id="1", seat=0, name="Ann")) == first
        assert await (await room_on(store)).wish("ann", Sit(id="1", seat=0, name="Ann")) == first

    on_a_store(work)


def test_a_table_that_expired_elsewhere_is_put_away_and_everyone_is_seen_out() -> None:
    async def work(store: Store) -> None:
        registry = Registry(store, Settings(database="sqlite://", pause=0), Alone())
        code = await registry.open("host", NewTableWish("willi", 4))
        room = await registry.room(code)
        assert room is not None
        ann, parted = Watcher("ann"), []
        ann.part = lambda: parted.append("ann")
        await room.enter(ann)
        await store.expire(now() + 10**9)
        with pytest.raises(billi.BilliError, match="put away"):
            await room.wish("ann", Sit(id="1", seat=0, name="Ann"))
        await until(lambda: not registry.rooms)
        assert parted == ["ann"]
        assert await registry.room(code) is None

    on_a_store(work)


def test_a_table_whose_store_failed_at_the_door_comes_up_whole_the_next_time() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, "misterbill", 3, clock=20)
        await seat_all(room, PEOPLE[:3])
        await room.close()
        registry = Registry(store, Settings(database="sqlite://", pause=0), Alone())
        lines, asked = store.lines, []

        async def fail_once(table: str, after: int = 0) -> list[Line]:
            asked.append(after)
            if len(asked) == 2:  # between reading the log and having read all of it
                raise Unavailable("store-unavailable", reason="it starts anew")
            return await lines(table, after)

        store.lines = fail_once  # type: ignore[method-assign]
        with pytest.raises(Unavailable):
            await registry.bring("t")
        assert not registry.rooms
        again = await registry.bring("t")
        assert again is not None
        again.table.asked_at = now() - 20_000 - again.table.showing
        again.plan()
        version = again.table.version
        await until(lambda: again.table.version > version)
        await registry.close()

    on_a_store(work)


def test_what_could_not_be_kept_is_not_shown_and_can_be_asked_again() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store)
        ann, late = Watcher("ann"), Watcher()
        await room.enter(ann)
        append, version = store.append, room.table.version

        async def fail(*args: Any, **more: Any) -> bytes:
            raise Unavailable("store-unavailable", reason="the disk is full")

        store.append = fail  # type: ignore[method-assign]
        with pytest.raises(Unavailable):
            await room.wish("ann", Sit(id="1", seat=0, name="Ann"))
        await room.enter(late)
        assert late.shown.version == ann.shown.version == version
        assert not late.shown.public.seats[0].name
        store.append = append  # type: ignore[method-assign]
        assert await room.wish("ann", Sit(id="1", seat=0, name="Ann")) == version + 1
        assert late.shown.public.seats[0].name == ann.shown.public.seats[0].name == "Ann"

    on_a_store(work)


def test_whoever_says_what_they_heard_last_is_told_the_rest() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store)
        ann = Watcher("ann")
        await room.enter(ann)
        await seat_all(room)
        told = len(ann.sent)
        await room.repeat(ann, room.table.version)
        assert len(ann.sent) == told
        await room.repeat(ann, room.table.version - 1)
        assert (ann.shown.since, ann.shown.version) == (room.table.version - 1, room.table.version)
        await room.repeat(ann, 10**9)
        assert ann.shown.since == 0

    on_a_store(work)


def test_somebody_who_takes_a_seat_is_told_everything_anew_when_the_cards_are_theirs() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store)
        await seat_all(room, PEOPLE[:3])
        guest = Watcher("guest")
        await room.enter(guest)
        await room.wish("host", Stand(id="free", seat=3))
        await room.wish("guest", Sit(id="sit", seat=3, name="Guest"))
        assert guest.shown.own.hands[0].seat is None
        while len(room.table.deals) < 2:
            seat = room.table.waiting_for[0]
            assert room.table.state is not None
            action = str(room.table.choices(seat)[0])
            wish = Choose(id=f"c{room.table.version}", seat=seat, action=action, version=room.table.version)
            await room.wish(PEOPLE[seat], wish)
        assert guest.shown.since == 0
        (hand,) = guest.shown.own.hands
        assert (hand.seat, hand.events) == (3, as_told(room.table.seen_from(3)))
        assert hand.events[1]["hands"] == [9, 9, 9, 9]
        assert hand.hand

    on_a_store(work)


def test_a_rematch_is_opened_once_and_everyone_is_told() -> None:
    async def work(store: Store) -> None:
        registry = Registry(store, Settings(database="sqlite://", pause=0), Alone())
        code = await registry.open("host", NewTableWish("misterbill", 4))
        room = await registry.room(code)
        assert room is not None
        await seat_all(room)
        public = Watcher()
        await room.enter(public)
        with pytest.raises(billi.BilliError, match="not over"):
            await room.wish("ann", Rematch(id="again"))
        await play_out([room], 5)
        for person in PEOPLE:
            await room.wish(person, Rematch(id="again"))
        following = await registry.room(public.shown.public.next)
        assert following is not None
        assert [chair.person for chair in following.table.chairs] == ["cy", "host", "ann", "bo"]
        assert following.table.host == "host"
        assert following.table.opened.commitment != room.table.opened.commitment  # type: ignore[union-attr]

    on_a_store(work)


def test_a_bot_keeps_its_name_from_one_game_to_the_next() -> None:
    async def work(store: Store) -> None:
        registry = Registry(store, Settings(database="sqlite://", pause=0), Alone())
        code = await registry.open("host", NewTableWish("willi", 4, bots=[1, 2, 3]))
        for game in range(3):
            room = await registry.room(code)
            assert room is not None
            if not game:
                await room.wish("host", Sit(id="sit", seat=0, name="Host"))
            await room.wish("host", Begin(id="begin"))
            await play_out([room], game)
            seats = show_public(room.table).seats
            called = [seat if shown.called is None else shown.called for seat, shown in enumerate(seats)]
            [host] = room.table.seats_of("host")
            assert [*called[host + 1 :], *called[:host]] == [1, 2, 3]
            record = record_of(room.table)
            assert record["names"][(host + 2) % 4] == ("house" if game == 0 else "house 2")
            assert verify(record).luck == "proven"
            assert listing_of(room.table).names == record["names"]
            await room.wish("host", Rematch(id="again"))
            code = room.table.next

    on_a_store(work)


def test_spectators_and_other_seats_are_sent_no_cards() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store)
        public, ann = Watcher(), Watcher("ann")
        await room.enter(public)
        await room.enter(ann)
        await seat_all(room)
        assert room.table.state is not None
        assert ann.shown.own.hands[0].hand == room.table.state.view(1).hand
        assert public.shown.own.hands[0].hand == []
        dealt = public.shown.own.hands[0].events[1]
        assert dealt == {"t": "deal", "hands": [9, 9, 9, 9]}
        assert SECRET.hex().encode() not in b"".join(public.sent + ann.sent)

    on_a_store(work)


def test_chat_is_heard_once_by_everyone() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store)
        watcher, reader = Watcher(), Watcher(language="de")
        await room.enter(watcher)
        await room.enter(reader)
        await seat_all(room)
        await room.wish("ann", Say(id="x", text="hello"))
        await room.wish("bo", Say(id="x", phrase="thanks"))
        said = [(one.seat, one.name, one.text, one.phrase) for one in watcher.heard(Heard)]
        assert said == [(1, "ann", "hello", ""), (2, "bo", "Thank you!", "thanks")]
        assert [one.text for one in reader.heard(Heard)] == ["hello", "Danke!"]

    on_a_store(work)


def test_whoever_chatters_is_held_back_on_all_their_devices() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store)
        await seat_all(room)
        for number in range(5):
            await room.wish("ann", Say(id=f"x{number}", text="hello"))
        with pytest.raises(billi.BilliError, check=lambda error: error.sentence == "table-too-chatty"):
            await room.wish("ann", Say(id="x5", text="hello"))
        await room.wish("ann", Say(id="x4", text="hello"))  # only asked again
        await room.wish("bo", Say(id="x0", text="hello"))

    on_a_store(work)


class SilentWire(Wire):
    """A wire that leads nowhere, and notes how it was closed."""

    def __init__(self) -> None:
        self.closed = 0
        self.closing = False

    def put(self, message: bytes) -> bool:
        return True

    def close(self, code: int) -> None:
        self.closed = code
        self.closing = True


def test_all_sockets_of_an_address_share_what_they_may_ask() -> None:
    async def work(store: Store) -> None:
        room, together = await new_room(store), Bucket(rate=0, size=3)
        wires = [SilentWire(), SilentWire()]
        sockets = [Socket(room, Eyes(), Words("en"), wire, 0, 100.0, together) for wire in wires]
        for _ in range(2):
            for socket in sockets:
                socket.hear(b"{}")
        assert [wire.closed for wire in wires] == [0, 1008]

    on_a_store(work)


def test_a_wish_costs_more_where_a_crowd_is_told_of_it() -> None:
    """Nine hundred onlookers and a hundred wishes a second, all from one address, kept a core busy."""

    async def work(store: Store) -> None:
        room = await new_room(store)
        for _ in range(2 * CROWD):
            await room.enter(Watcher())
        wire, together = SilentWire(), Bucket(rate=0, size=10)
        socket = Socket(room, Eyes("ann"), Words("en"), wire, 0, 100.0, together)
        for _ in range(4):
            socket.hear(b'{"do":"ping","id":"1","version":0}')
        for _ in range(2):
            socket.hear(b'{"do":"stand","id":"2","seat":0}')
        assert (wire.closed, together.level) == (0, 0)
        socket.hear(b'{"do":"stand","id":"3","seat":0}')
        assert wire.closed == 1008

    on_a_store(work)


def read_fails_once(monkeypatch: pytest.MonkeyPatch, store: Store) -> list[bool]:
    """Have a store fail to read a log, once; give a list that is empty from then on."""
    failing = [True]
    lines = store.lines

    async def read(*asked: Any) -> list[Line]:
        if failing:
            failing.pop()
            raise Unavailable("store-unavailable", reason="just now")
        return await lines(*asked)

    monkeypatch.setattr(store, "lines", read)
    return failing


def test_what_could_not_be_read_is_read_soon_and_not_at_the_next_news(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        one, other = await new_room(store), await room_on(store)
        monkeypatch.setattr("billi.server.room.RETRY", 50)
        await seat_all(one)
        failing = read_fails_once(monkeypatch, store)
        other.hear(one.table.version)
        await until(lambda: other.table.version == one.table.version)
        assert not failing

    on_a_store(work)


def test_a_table_somebody_could_not_enter_hears_of_moves_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        one, other = await new_room(store), await room_on(store)
        monkeypatch.setattr("billi.server.room.RETRY", 50)
        failing = read_fails_once(monkeypatch, store)
        with pytest.raises(Unavailable):
            await other.catch_up()  # as whoever comes in has it do
        assert not failing
        await seat_all(one)
        other.hear(one.table.version)
        await until(lambda: other.table.version == one.table.version)

    on_a_store(work)


def test_whoever_stood_up_sees_the_hand_they_were_lent_from_the_next_deal_on() -> None:
    """Without loading the page anew: they were of the round before, and are of this one no more (MB19)."""
    scene = Scene("misterbill", 4).seated("host", "ann", "bo", "cy").begun()
    scene.wish("bo", Lend, seat=2)
    scene.wish("cy", Stand, seat=3)
    watcher, audience = Watcher("cy"), Audience("code", 0)
    watcher.eyes = Eyes("cy", scene.table.chairs[2].key)
    audience.enter(watcher)
    for deals in (1, 2):
        while len(scene.table.deals) < deals:
            scene.choose(scene.table.waiting_for[0])
        audience.show_all(scene.table, msgspec.Raw(msgspec.json.encode(show_public(scene.table))), ())
        assert [hand.seat for hand in watcher.shown.own.hands] == [None if deals == 1 else 2]
