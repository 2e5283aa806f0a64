"""A table in a server's memory: kept before it is shown, whoever writes first, clocks and absence."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import pytest
import uvloop

import billi
from billi.record import verify
from billi.server.audience import Viewer
from billi.server.clock import now
from billi.server.fanout import Alone
from billi.server.identity import hash_of, new_code, new_token
from billi.server.ledger import ROUGHLY
from billi.server.limits import Bucket, Buckets
from billi.server.origins import same_origin
from billi.server.reading import load
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.server.settings import Settings
from billi.server.socket import Socket
from billi.server.store import Line, NewTable, Store, Unavailable, open_store
from billi.server.wire import Wire
from billi.table.deciding import open_table
from billi.table.entries import write
from billi.table.listing import listing_of
from billi.table.messages import AnyNews, Heard, News, TableShown
from billi.table.showing import Eyes, show_public
from billi.table.table import Table
from billi.table.wishes import Begin, Choose, LetStandIn, Rematch, Say, Sit, Stand
from billi.words import Words
from tables import SECRET
from told import as_told, events_of

T = TypeVar("T", bound=News)
_decode = msgspec.json.Decoder(AnyNews).decode

PEOPLE = ("host", "ann", "bo", "cy")


class Watcher(Viewer):
    """A viewer that keeps what it is sent."""

    def __init__(self, person: str = "", since: int = 0, language: str = "en") -> None:
        self.sent: list[bytes] = []
        super().__init__(Eyes(person), self.sent.append, since, Words(language))

    @property
    def shown(self) -> TableShown:
        """The table as last shown."""
        return self.heard(TableShown)[-1]

    def heard(self, kind: type[T]) -> list[T]:
        """Return all messages of a kind."""
        return [news for news in map(_decode, self.sent) if isinstance(news, kind)]


def on_a_store(work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something on a store, on either event loop: they differ in when they wake anyone."""

    async def run() -> None:
        async with await open_store("sqlite://") as store:
            await work(store)

    for new_loop in (asyncio.new_event_loop, uvloop.new_event_loop):
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(run())


async def new_room(store: Store, game: str = "willi", players: int = 4, clock: int = 0, **more: Any) -> Room:
    opened = open_table("host", SECRET, game, players, {}, clock=clock)
    lines = [write(opened)]
    await store.create(NewTable("t", "code", SECRET, False, now(), now() + 10**6, lines))
    return await room_on(store, **more)


async def room_on(store: Store, **more: Any) -> Room:
    room = await Registry(store, Settings(database="sqlite://", pause=0, **more), Alone()).bring("t")
    assert room is not None
    return room


async def seat_all(room: Room, people: tuple[str, ...] = PEOPLE) -> None:
    for seat, person in enumerate(people):
        await room.wish(person, Sit(id=f"sit {seat}", seat=seat, name=person))
    await room.wish("host", Begin(id="begin"))


async def kept(store: Store) -> Table:
    table = await load(store, "t", SECRET)
    assert table is not None
    return table


async def play_out(rooms: list[Room], seed: int) -> int:
    """Have everyone choose at random, each time through any of the rooms; give the choices made."""
    chance = random.Random(seed)
    choices = 0
    while True:
        room = chance.choice(rooms)
        await room.catch_up()
        if room.table.over:
            return choices
        assert room.table.state is not None
        if not room.table.waiting_for:
            await asyncio.sleep(0)
            continue
        seat = room.table.waiting_for[0]
        action = str(chance.choice(room.table.choices(seat)))
        wish = Choose(id=f"c{choices}", seat=seat, action=action, version=room.table.version)
        await room.wish(room.table.chairs[seat].person, wish)
        choices += 1


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

        async def slow(*args: Any, **more: Any) -> None:
            await gate.wait()
            await append(*args, **more)

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


def test_a_clock_that_runs_out_moves_the_table_on() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, "misterbill", 3, clock=20)
        await seat_all(room, PEOPLE[:3])
        version = room.table.version
        room.table.asked_at = now() - 20_000 - room.table.showing
        room.plan()
        for _ in range(200):
            await asyncio.sleep(0.01)
            if room.table.version > version:
                break
        assert room.table.version > version
        assert (await kept(store)).version == room.table.version
        await room.close()

    on_a_store(work)


def test_every_clock_rings_however_early_the_event_loop_wakes_us() -> None:
    """uvloop wakes us up to a millisecond early, about one time in seven."""

    async def work(store: Store) -> None:
        registry = Registry(store, Settings(database="sqlite://", pause=0, tables=100), Alone())
        rooms = []
        for _ in range(100):
            room = await registry.room(await registry.open("host", NewTableWish("misterbill", 3, clock=20)))
            assert room is not None
            await seat_all(room, PEOPLE[:3])
            rooms.append(room)
        versions = [room.table.version for room in rooms]
        for number, room in enumerate(rooms):
            room.table.asked_at = now() - 20_000 - room.table.showing + 20 + number
            room.plan()
        await until(lambda: all(room.table.version > was for room, was in zip(rooms, versions, strict=True)))
        await registry.close()

    on_a_store(work)


def test_a_clock_rings_when_the_store_was_away_at_the_time() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, "misterbill", 3, clock=20)
        await seat_all(room, PEOPLE[:3])
        version, append = room.table.version, store.append

        async def fail(*args: Any, **more: Any) -> None:
            store.append = append  # type: ignore[method-assign]
            raise Unavailable("store-unavailable", reason="it starts anew")

        store.append = fail  # type: ignore[method-assign]
        room.table.asked_at = now() - 20_000 - room.table.showing
        room.plan()
        await until(lambda: room.table.version > version)
        await room.close()

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


def test_a_bot_stands_in_for_nobody_who_is_there() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store)
        ann = Watcher("ann")
        await room.enter(ann)
        await seat_all(room)
        with pytest.raises(billi.BilliError, check=lambda error: error.sentence == "table-still-here"):
            await room.wish("host", LetStandIn(id="1", seat=1))
        room.leave(ann)
        room._watch.grace = 0  # they have been gone for long
        await room.wish("host", LetStandIn(id="2", seat=1))
        assert room.table.chairs[1].stood_in
        await room.close()

    on_a_store(work)


def test_somebody_another_server_takes_for_gone_is_said_to_be_here_by_theirs() -> None:
    async def work(store: Store) -> None:
        here = await new_room(store)
        await seat_all(here)
        ann = Watcher("ann")
        await here.enter(ann)
        there = await room_on(store, grace=10)
        await there.enter(Watcher("bo"))
        await until(lambda: there.table.chairs[1].away)
        here.hear(there.table.version)
        await until(lambda: here.table.chairs[1].away is False and here.table.version >= there.table.version)
        assert not (await kept(store)).chairs[1].away
        await here.close()
        await there.close()

    on_a_store(work)


async def until(holds: Callable[[], bool]) -> None:
    for _ in range(2000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


def test_somebody_gone_too_long_is_played_by_a_bot_and_comes_back() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, grace=10)
        ann, bo = Watcher("ann"), Watcher("bo")
        await room.enter(ann)
        await room.enter(bo)
        await seat_all(room)
        room.leave(ann)
        await until(lambda: room.table.chairs[1].away)
        assert 1 not in room.table.waiting_for
        await room.enter(ann)
        assert not room.table.chairs[1].away
        await room.close()

    on_a_store(work)


def test_when_all_are_gone_the_game_waits_for_them_much_longer() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, grace=10, empty=1500)
        watchers = [Watcher(person) for person in PEOPLE]
        for watcher in watchers:
            await room.enter(watcher)
        await seat_all(room)
        version = room.table.version
        for watcher in watchers:
            room.leave(watcher)
        await asyncio.sleep(0.15)
        assert room.table.version == version
        await until(lambda: room.table.over)
        await room.close()

    on_a_store(work)


def test_a_server_started_again_gives_people_time_to_come_back() -> None:
    async def work(store: Store) -> None:
        first = await new_room(store)
        await seat_all(first)
        room = await room_on(store, grace=30)
        ann = Watcher("ann")
        await room.enter(ann)
        await until(lambda: all(room.table.chairs[seat].away for seat in (0, 2, 3)))
        assert not room.table.chairs[1].away
        await room.close()

    on_a_store(work)


def test_what_could_not_be_kept_is_not_shown_and_can_be_asked_again() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store)
        ann, late = Watcher("ann"), Watcher()
        await room.enter(ann)
        append, version = store.append, room.table.version

        async def fail(*args: Any, **more: Any) -> None:
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
            record = room.table.record()
            assert record["names"][(host + 2) % 4] == ("house" if game == 0 else "house 2")
            assert verify(record).luck == "proven"
            assert listing_of(room.table).names == record["names"]
            await room.wish("host", Rematch(id="again"))
            code = room.table.next

    on_a_store(work)


def test_a_short_absence_changes_nothing() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, grace=50)
        watchers = [Watcher(person) for person in PEOPLE]
        for watcher in watchers:
            await room.enter(watcher)
        await seat_all(room)
        version = room.table.version
        room.leave(watchers[1])
        await room.enter(watchers[1])
        await asyncio.sleep(0.1)
        assert room.table.version == version

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


# Who is who, and how much they may ask


def test_tokens_are_128_bits_and_kept_hashed() -> None:
    token = new_token()
    assert len(token) >= 22
    assert token != new_token()
    assert token.encode() not in hash_of(token)
    assert len(set(new_code())) > 1


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        (b"http://here:80", b"here:80", True),
        (b"http://there", b"here", False),
        (b"", b"here", False),
        (b"null", b"here", False),
        (b"http://here.evil", b"here", False),
        (b"", b"", False),
    ],
)
def test_only_our_own_page_is_our_own_page(origin: bytes, host: bytes, ours: bool) -> None:
    assert same_origin({b"origin": origin, b"host": host}) is ours


def test_behind_a_proxy_our_page_is_the_public_one() -> None:
    headers = {b"host": b"127.0.0.1:8765", b"origin": b"https://billi.example"}
    assert same_origin(headers, "https://billi.example/")
    assert not same_origin(headers)
    assert not same_origin({**headers, b"origin": b"http://billi.example"}, "https://billi.example")
    assert not same_origin({**headers, b"origin": b"http://127.0.0.1:8765"}, "https://billi.example")
    assert not same_origin({b"host": b"here", b"origin": b"http://[here"})


def test_a_bucket_lets_bursts_through_and_then_a_trickle() -> None:
    bucket = Bucket(rate=2, size=5)
    assert [bucket.take(at=1.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert bucket.take(at=1.5)
    assert not bucket.take(at=1.6)
    buckets = Buckets(rate=0, size=1)
    assert [buckets.take(whose) for whose in ("a", "b", "a")] == [True, True, False]
