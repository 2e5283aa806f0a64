"""Faults this project once had, to be put back: a world that does not notice them is no test."""

import asyncio
import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from types import MethodType
from typing import Any, cast

import msgspec
import pytest
from msgspec import structs

from billi.games.events import Event
from billi.server import alarm, attendance, audience, housekeeping, room
from billi.server.absence import Absences
from billi.server.alarm import Alarm
from billi.server.attendance import Attendance
from billi.server.audience import Audience, Viewer, _heard, encode
from billi.server.clock import Clock
from billi.server.ledger import Ledger
from billi.server.reading import load
from billi.server.registry import Registry
from billi.server.room import Room
from billi.server.routes import tables
from billi.server.store import FIRST_ENDED, Attends, Head, Store, statements
from billi.server.store.racing import Append
from billi.server.store.sqlite import SqliteStore
from billi.table.deciding import decide, forget, grant
from billi.table.due import Watch
from billi.table.entries import Entry, Forgot
from billi.table.listing import Listing, listing_of
from billi.table.messages import Hand, Own
from billi.table.showing import Eyes, Sight, show_ask, show_own
from billi.table.table import Table
from billi.table.wishes import AddWords, LetStandIn, Say, Wish

Fault = Callable[[pytest.MonkeyPatch], None]


def clocks_that_never_ring(patch: pytest.MonkeyPatch) -> None:
    """A timer that comes early does nothing, and nobody sets it again."""

    async def see_to_it_once(self: Alarm) -> None:
        at_table = cast("Room", cast("MethodType", self._do).__self__)
        before = at_table.table.version, self.not_before
        plan, at_table.plan = at_table.plan, lambda: None  # type: ignore[method-assign]
        try:
            await self._do()
        finally:
            self._work = None
            at_table.plan = plan  # type: ignore[method-assign]
        if before != (at_table.table.version, self.not_before):
            at_table.plan()

    patch.setattr(alarm, "EARLY", 0)
    patch.setattr(Alarm, "_see_to_it", see_to_it_once)


def waiting_for_somebody_gone_before_the_deal(patch: pytest.MonkeyPatch) -> None:
    """Whoever is missing when the cards are dealt is never missed."""
    look = Watch.note

    def look_away(self: Watch, table: Table, now: int) -> None:
        look(self, table, now)
        if not table.begun:
            self._missing = dict.fromkeys(self._missing, 2**62)

    patch.setattr(Watch, "note", look_away)


def presence_in_the_round(patch: pytest.MonkeyPatch) -> None:
    """Servers say who is here on their round through the house: it lapses where that takes longer than the grace."""
    go_round = housekeeping.go_round

    async def say_so_and_go_round(registry: Registry, at: int) -> bool:
        await housekeeping._do("note who is here", housekeeping.note_present(registry, at))
        return await go_round(registry, at)

    async def never(registry: Registry) -> None:
        pass

    patch.setattr(housekeeping, "go_round", say_so_and_go_round)
    patch.setattr("world.servers.keep_presence", never)


def nobody_says_they_are_here(patch: pytest.MonkeyPatch) -> None:
    """Whoever was taken for gone, and is here, stays so."""

    def nobody(self: Watch, table: Table) -> list[Entry]:
        return []

    patch.setattr(Watch, "_returned", nobody)


def clocks_that_go_back(patch: pytest.MonkeyPatch) -> None:
    """When the machine's clock is set back, so is the server's."""
    patch.setattr(Clock, "_now", lambda self: self._wall())


def said_twice(patch: pytest.MonkeyPatch) -> None:
    """Whoever asks again, having heard no answer, is heard by the others again."""

    def decide_anew(table: Table, person: str, wish: Wish) -> list[Entry]:
        return grant(wish, table, person) if isinstance(wish, Say) else decide(table, person, wish)

    patch.setattr(room, "decide", decide_anew)


def words_that_are_not_kept(patch: pytest.MonkeyPatch) -> None:
    """Words for the luck are granted, and forgotten."""

    def decide_less(table: Table, person: str, wish: Wish) -> list[Entry]:
        return [] if isinstance(wish, AddWords) else decide(table, person, wish)

    patch.setattr(room, "decide", decide_less)


def chat_told_again(patch: pytest.MonkeyPatch) -> None:
    """Whoever comes back hears all that was said once more."""
    show = Audience.show

    def show_from_the_beginning(
        self: Audience, viewer: Viewer, table: Table, public: msgspec.Raw, waived: Collection[int]
    ) -> None:
        for version, said in table.chat if viewer.sighted < 0 and viewer.since else ():
            viewer.send(encode(_heard(version, said, viewer.words)))
        show(self, viewer, table, public, waived)

    patch.setattr(Audience, "show", show_from_the_beginning)


def questions_put_to_who_waits(patch: pytest.MonkeyPatch) -> None:
    """Whoever waits for the next deal is asked what the hand before them may do."""

    def show_more(table: Table, sight: Sight, since: int = 0, waived: Collection[int] = ()) -> Own:
        own, decision = show_own(table, sight, since, waived), table.decision
        asked = [seat for seat in sight.waits if decision and seat in decision.asked]
        hands = [Hand(seat=seat, ask=show_ask(table, decision, seat)) for seat in asked if decision]
        return structs.replace(own, hands=[*own.hands, *hands])

    patch.setattr(audience, "show_own", show_more)


def lent_hands_shown_to_players(patch: pytest.MonkeyPatch) -> None:
    """Whoever plays sees a hand that was lent, with its link."""
    sight = Eyes.sight

    def see_more(self: Eyes, table: Table) -> Sight:
        seen = sight(self, table)
        lent = table.seats_lent_to(self.key) if self.key else []
        return replace(seen, hands=sorted({*seen.hands, *lent}))

    patch.setattr(Eyes, "sight", see_more)


def waived_by_nobody(patch: pytest.MonkeyPatch) -> None:
    """What somebody said no to beforehand they are not told."""

    def show_less(table: Table, sight: Sight, since: int = 0, waived: Collection[int] = ()) -> Own:
        return show_own(table, sight, since)

    patch.setattr(audience, "show_own", show_less)


def a_log_without_bounds(patch: pytest.MonkeyPatch) -> None:
    """People may write as much as they like beside the game."""
    patch.setattr(Room, "_decide", lambda self, person, wish: decide(self.table, person, wish))


def tables_without_bounds(patch: pytest.MonkeyPatch) -> None:
    """Whoever has enough tables may set another."""

    patch.setattr(statements, "OPENED_BY", "SELECT 0 * length($1)")


def a_log_that_goes_on_beside_itself(patch: pytest.MonkeyPatch) -> None:
    """Which log it is that a server knows is not asked where it writes or reads on, only how long it is."""
    append = SqliteStore._append

    async def append_to_any(self: SqliteStore, what: Append) -> None:
        await append(self, structs.replace(what, after=None))

    patch.setattr(SqliteStore, "_append", append_to_any)
    patch.setattr(Ledger, "_is_other", lambda self, line: line.version != self.kept)


def people_lost_with_the_store(patch: pytest.MonkeyPatch) -> None:
    """Nobody asks whether the store still knows who is here."""
    patch.setattr(attendance, "LOOK_AGAIN", 2**62)


def people_kept_in_mind(patch: pytest.MonkeyPatch) -> None:
    """A server goes on telling the others of people who have left."""
    note = Attendance.note

    async def note_more(self: Attendance, here: set[Attends], until: int) -> None:
        await note(self, here | self._noted, until)

    patch.setattr(Attendance, "note", note_more)


def servers_by_the_clock(patch: pytest.MonkeyPatch) -> None:
    """Another server is there until the time it named, as whoever asks has it."""

    def by_the_clock(self: Attendance, server: str, until: int) -> bool:
        return until > cast("Clock", self._steady.__self__).now()  # type: ignore[attr-defined]

    patch.setattr(Attendance, "_is_there", by_the_clock)


def questions_as_old_as_they_say(patch: pytest.MonkeyPatch) -> None:
    """Since when somebody is asked goes by the clock of whichever server wrote it."""
    look = Watch.note

    def look_alone(self: Watch, table: Table, now: int) -> None:
        self.shared = False
        look(self, table, now)

    patch.setattr(Watch, "note", look_alone)


def those_in_time_are_not_heard(patch: pytest.MonkeyPatch) -> None:
    """A server that has stood still looks at its clocks before it reads what has come."""
    patch.setattr(Watch, "_is_up", lambda self, at, now: now >= at)


def nobody_seen_to_be_gone(patch: pytest.MonkeyPatch) -> None:
    """Where servers share the tables, nobody is told who has gone."""

    async def never(registry: Registry) -> None:
        pass

    patch.setattr(housekeeping, "look_for_missing", never)


def gone_from_here_is_gone(patch: pytest.MonkeyPatch) -> None:
    """Whoever is not at a server is shown there to be gone, though they may be at another."""
    look = Absences.note

    def look_no_further(self: Absences, gone: Collection[str], elsewhere: Collection[str]) -> None:
        look(self, gone, ())

    patch.setattr(Absences, "note", look_no_further)


def words_of_the_forgotten(patch: pytest.MonkeyPatch) -> None:
    """Whoever is forgotten before the deal leaves their words for the luck in their chair, and in the log."""

    def forget_less(table: Table, person: str) -> list[Entry]:
        return [entry for entry in forget(table, person) if isinstance(entry, Forgot)]

    patch.setattr(room, "forget", forget_less)


def a_room_without_timers(patch: pytest.MonkeyPatch) -> None:
    """A store that fails at the door leaves a table behind that does nothing by itself."""

    async def bring(self: Registry, id: str) -> Room | None:
        async with self._entering.setdefault(id, asyncio.Lock()):
            if id not in self.rooms:
                head = await self.store.head(id)
                table = await load(self.store, id, head.secret) if head else None
                if head is None or table is None:
                    return None
                new = self.rooms[id] = Room(self.world, table, head.code)
                self._ids[head.code] = id
                self.fanout.follow(id, new.hear)
                plan, new.plan = new.plan, lambda: None  # type: ignore[method-assign]
                await new.catch_up()
                new.plan = plan  # type: ignore[method-assign]
                new.plan()
        return self.rooms[id]

    patch.setattr(Registry, "bring", bring)


def one_unreadable_table_stops_housekeeping(patch: pytest.MonkeyPatch) -> None:
    """Nothing is seen to after a table that cannot be."""

    async def wake(registry: Registry, at: int) -> None:
        for table in await registry.store.due(at, housekeeping.AT_ONCE):
            await housekeeping._wake(registry, table, at)

    patch.setattr(housekeeping, "wake", wake)


def what_cannot_be_put_away_first(patch: pytest.MonkeyPatch) -> None:
    """Finished tables are put away the oldest first, and those that cannot be stay the oldest."""
    shrink = housekeeping.shrink

    async def shrink_from_the_first(registry: Registry, at: int) -> None:
        registry.over_until = FIRST_ENDED
        await shrink(registry, at)

    patch.setattr(housekeeping, "shrink", shrink_from_the_first)


def one_bad_table_hides_the_list(patch: pytest.MonkeyPatch) -> None:
    """Nobody finds a table while one that is listed cannot be read."""

    async def listing_for(store: Store, head: Head) -> Listing:
        table = await load(store, head.id, head.secret)
        assert table is not None
        return listing_of(table)

    patch.setattr(tables, "listing_for", listing_for)


def a_log_that_is_gone_is_an_error(patch: pytest.MonkeyPatch) -> None:
    """Whoever wishes for something at a table that another server has put away is hung up on."""

    class Never(Exception):
        pass

    patch.setattr(room, "Missing", Never)


def a_bot_for_somebody_who_is_there(patch: pytest.MonkeyPatch) -> None:
    """The host may have a bot decide for anybody, at any time."""

    async def never(self: Room, person: str, wish: LetStandIn) -> None:
        pass

    patch.setattr(Room, "_check_gone", never)


def hands_dealt_to_others(patch: pytest.MonkeyPatch) -> None:
    """Whoever takes a chair sees its cards."""

    def never(self: Table, seat: int) -> bool:
        return False

    patch.setattr(Table, "waits", never)


def stories_of_hands_dealt_to_others(patch: pytest.MonkeyPatch) -> None:
    """Whoever takes a chair is told what was to be seen from it before them."""

    def seen_from(self: Table, seat: int, told: int = 0) -> list[Event]:
        assert self.state is not None
        return self.state.seen(seat, told)

    patch.setattr(Table, "seen_from", seen_from)


FAULTS: dict[str, Fault] = {
    fault.__name__: fault
    for fault in (
        clocks_that_never_ring,
        clocks_that_go_back,
        waiting_for_somebody_gone_before_the_deal,
        presence_in_the_round,
        nobody_says_they_are_here,
        words_of_the_forgotten,
        those_in_time_are_not_heard,
        nobody_seen_to_be_gone,
        gone_from_here_is_gone,
        servers_by_the_clock,
        questions_as_old_as_they_say,
        a_room_without_timers,
        a_log_that_is_gone_is_an_error,
        one_unreadable_table_stops_housekeeping,
        what_cannot_be_put_away_first,
        one_bad_table_hides_the_list,
        hands_dealt_to_others,
        stories_of_hands_dealt_to_others,
        questions_put_to_who_waits,
        lent_hands_shown_to_players,
        a_bot_for_somebody_who_is_there,
        said_twice,
        words_that_are_not_kept,
        chat_told_again,
        waived_by_nobody,
        a_log_without_bounds,
        tables_without_bounds,
        people_kept_in_mind,
        a_log_that_goes_on_beside_itself,
        people_lost_with_the_store,
    )
}


STANDS_STILL = "stands still"
SAID: dict[str, str] = {
    "clocks_that_never_ring": STANDS_STILL,
    "clocks_that_go_back": STANDS_STILL,
    "waiting_for_somebody_gone_before_the_deal": STANDS_STILL,
    "presence_in_the_round": "was missed, and is there|taken for gone",
    "nobody_says_they_are_here": "taken for gone",
    "servers_by_the_clock": "was missed, and is there|taken for gone",
    "questions_as_old_as_they_say": "the clock of seat [0-9] ran out",
    "those_in_time_are_not_heard": "ran out, though",
    "nobody_seen_to_be_gone": "does not see that whoever sits in",
    "gone_from_here_is_gone": "is shown to be gone, and is there",
    "words_of_the_forgotten": "who were forgotten",
    "a_room_without_timers": f"{STANDS_STILL}|rooms in memory",
    "one_unreadable_table_stops_housekeeping": STANDS_STILL,
    "a_log_that_is_gone_is_an_error": "a server complains",
    "what_cannot_be_put_away_first": "is still there",
    "one_bad_table_hides_the_list": "somebody stumbled",
    "hands_dealt_to_others": "was shown the cards of seat",
    "stories_of_hands_dealt_to_others": "was told .* where",
    "a_bot_for_somebody_who_is_there": "had a bot stand in for",
    "questions_put_to_who_waits": "was shown what is asked of seat",
    "lent_hands_shown_to_players": "plays and was shown the lent hand",
    "said_twice": "was granted twice",
    "words_that_are_not_kept": "'words'.* is kept at",
    "chat_told_again": "of what was said",
    "waived_by_nobody": "is not told so",
    "a_log_without_bounds": "beyond the bounds of a log|lines already",
    "tables_without_bounds": "has [0-9]+ tables",
    "people_kept_in_mind": "people who attend in memory",
    "a_log_that_goes_on_beside_itself": "beside its log",
    "people_lost_with_the_store": "was missed, and is there|is still there|taken for gone",
}
"""What is said of a world in which a fault shows; one that breaks otherwise shows nothing of it."""


def found_after(fault: str, seeds: Sequence[int], live: Callable[[int], Any], broken: type[Exception]) -> int | None:
    """Return how many seeds it takes to notice a fault; None if that is more than there are."""
    for number, seed in enumerate(seeds, 1):
        with pytest.MonkeyPatch.context() as patch:
            FAULTS[fault](patch)
            try:
                live(seed)
            except broken as problem:
                if re.search(SAID[fault], str(problem).partition("\n")[0]):
                    return number
    return None
