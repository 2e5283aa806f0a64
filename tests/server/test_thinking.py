"""Bots that take their time: nobody else waits for them, and nothing is learned from how long they take."""

import asyncio
import threading
import time
from typing import Any, cast

import pytest
import uvloop

from billi import bots
from billi.bots.random import RandomBot
from billi.errors import BilliError
from billi.games import GAMES
from billi.games.action import Action
from billi.games.view import View
from billi.luck import Luck
from billi.server import levels, pondering, thinking
from billi.server.clock import now
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.table.by_itself import thinking as seats_thinking
from billi.table.entries import Chose
from billi.table.table import Table
from billi.table.wishes import Begin, Choose, PutBot, Say, Sit
from helpers.registries import with_a_registry


class Slow:
    """Takes its time, and then takes anything."""

    seconds = 0.05
    asked = 0

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View) -> Action:
        Slow.asked += 1
        time.sleep(self.seconds)
        return RandomBot(self.luck).choose(view)


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> type[Slow]:
    monkeypatch.setitem(bots.BOTS, "master", Slow)
    monkeypatch.setattr(levels, "_READY", {(bot, game) for bot in bots.LEARNED for game in GAMES})
    monkeypatch.setattr(pondering, "TAKES", 100)
    monkeypatch.setattr(Slow, "asked", 0)
    return Slow


async def with_masters(registry: Registry, game: str = "willi", players: int = 4, masters: int = 3) -> Room:
    """Have Ann begin a game with masters."""
    code = await registry.open("ann", NewTableWish(game, players, bots=list(range(1, 1 + masters)), bot="master"))
    room = await registry.room(code)
    assert room is not None
    await room.wish("ann", Sit(id="sit", seat=0, name="Ann"))
    await room.wish("ann", Begin(id="begin"))
    return room


async def until_asked(room: Room, seconds: float = 30) -> None:
    """Wait until seat 0 has to choose, or the game is over."""
    end = time.monotonic() + seconds
    while 0 not in room.table.waiting_for and not room.table.over:
        assert time.monotonic() < end, "the game stands still"
        await asyncio.sleep(0.005)


async def play(room: Room, choices: int) -> None:
    """Have seat 0 choose whatever comes first, so many times."""
    for _ in range(choices):
        await until_asked(room)
        if room.table.over:
            return
        wish = Choose(
            id=str(room.table.version), seat=0, action=str(room.table.choices(0)[0]), version=room.table.version
        )
        await room.wish("ann", wish)


@pytest.mark.parametrize(("game", "players"), [("willi", 4), ("willi", 3), ("misterbill", 4)])
def test_a_game_with_masters_goes_on(
    game: str, players: int, slow: type[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pondering, "TAKES", 0)
    monkeypatch.setattr(slow, "seconds", 0)

    async def work(registry: Registry) -> None:
        room = await with_masters(registry, game, players, players - 1)
        await play(room, 40)
        assert slow.asked > 20
        assert registry.world.thinkers.hurried == 0

    with_a_registry(work)


def test_nobody_waits_while_a_master_thinks(slow: type[Slow], monkeypatch: pytest.MonkeyPatch) -> None:
    decided = threading.Event()

    def ponder(self: Slow, view: View) -> Action:
        assert decided.wait(60)
        return RandomBot(self.luck).choose(view)

    monkeypatch.setattr(slow, "choose", ponder)
    monkeypatch.setattr(thinking, "GIVEN_UP", 60)

    async def work(registry: Registry) -> None:
        room = await with_masters(registry)
        await room.wish(
            "ann", Choose(id="box", seat=0, action=str(room.table.choices(0)[0]), version=room.table.version)
        )
        assert seats_thinking(room.table) == [1, 2, 3]
        await room.wish("ann", Say(id="chat", text="hm"))
        assert seats_thinking(room.table) == [1, 2, 3]
        decided.set()
        await until_asked(room)

    with_a_registry(work)


def test_whoever_is_not_done_in_time_chooses_like_the_level_below(
    slow: type[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow, "seconds", 1.0)
    monkeypatch.setattr(thinking, "GIVEN_UP", 0.02)

    async def work(registry: Registry) -> None:
        room = await with_masters(registry)
        await play(room, 2)
        assert registry.world.thinkers.hurried >= 3

    with_a_registry(work)


def fails(self: Slow, view: View) -> Action:
    raise ZeroDivisionError


def cheats(self: Slow, view: View) -> Action:
    return Action.parse("play R1 on seat 9")


@pytest.mark.parametrize("choose", [fails, cheats])
def test_a_master_that_fails_is_told_of_and_the_game_goes_on(
    choose: Any, slow: type[Slow], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(slow, "choose", choose)

    async def work(registry: Registry) -> None:
        await play(await with_masters(registry), 2)

    with_a_registry(work)
    assert "a bot cannot think" in caplog.text


def test_a_master_that_lacks_what_it_plays_by_is_not_waited_for(
    slow: type[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "_READY", {("sharp", "willi")})
    monkeypatch.setattr(levels.Levels, "_make_ready", never)

    async def work(registry: Registry) -> None:
        await play(await with_masters(registry), 2)
        assert slow.asked == 0
        assert registry.world.thinkers.hurried > 2

    with_a_registry(work)


async def never(self: levels.Levels, bot: str, game: str) -> None:
    await asyncio.Event().wait()


def test_too_many_questions_are_answered_in_a_hurry(slow: type[Slow], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_WAITING", 0)

    async def work(registry: Registry) -> None:
        await play(await with_masters(registry), 2)
        assert slow.asked == 0
        assert registry.world.thinkers.hurried > 2

    with_a_registry(work)


def test_every_answer_takes_as_long_whether_there_was_a_choice_or_not(
    slow: type[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow, "seconds", 0)
    monkeypatch.setattr(pondering, "TAKES", 20)
    took: dict[bool, list[int]] = {True: [], False: []}
    written = pondering.Pondering.entries

    def noted(self: pondering.Pondering, at: int) -> list[Any]:
        entries, table = written(self, at), self._table()
        for entry in entries:
            assert isinstance(entry, Chose)
            took[len(table.choices(entry.seat)) == 1].append(at - table.asked_at)
        return entries

    monkeypatch.setattr(pondering.Pondering, "entries", noted)

    async def work(registry: Registry) -> None:
        room = await with_masters(registry)
        while min(len(took[True]), len(took[False])) < 3:
            await play(room, 1)
            assert not room.table.over

    with_a_registry(work)
    assert min(took[True] + took[False]) >= 20


def test_several_who_are_asked_at_once_are_given_the_time_of_several_however_easy_it_is(
    slow: type[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seven masters who gave a card at once were done after 0.4 seconds, or after 1.3 where it was hard."""
    monkeypatch.setattr(slow, "seconds", 0)
    monkeypatch.setattr(pondering, "TAKES", 20)
    took: list[int] = []
    written = pondering.Pondering.entries

    def noted(self: pondering.Pondering, at: int) -> list[Any]:
        entries = written(self, at)
        if len(entries) > pondering.AT_ONCE:
            took.append(at - self._table().asked_at)
        return entries

    monkeypatch.setattr(pondering.Pondering, "entries", noted)

    async def work(registry: Registry) -> None:
        await play(await with_masters(registry), 2)

    with_a_registry(work)
    assert took
    assert min(took) >= 40


def test_where_everyone_has_left_nobody_thinks(slow: type[Slow]) -> None:
    async def work(registry: Registry) -> None:
        room = await with_masters(registry)
        before = slow.asked
        await room.wish("ann", PutBot(id="bot", seat=0, bot="master"))
        for _ in range(4000):
            if room.table.over:
                break
            room._take_turn()
            await asyncio.sleep(0.002)
        assert room.table.over
        assert slow.asked <= before + 3

    with_a_registry(work)


def test_a_server_that_starts_anew_thinks_anew(slow: type[Slow]) -> None:
    async def work(registry: Registry) -> None:
        room = await with_masters(registry)
        await play(room, 1)
        id, thinks = room.table.id, seats_thinking(room.table)
        await registry.put_away(room)
        again = await registry.bring(id)
        assert again is not None
        assert thinks
        await until_asked(again)
        assert now() - again.table.asked_at < 30_000

    with_a_registry(work)


def test_what_was_thought_of_a_table_that_never_was_is_thought_again(slow: type[Slow]) -> None:
    async def work(registry: Registry) -> None:
        room = await with_masters(registry)
        await play(room, 1)
        while room._bots._thought is None or not room._bots._thought.answers:
            await asyncio.sleep(0.001)
        async with room._lock:  # whatever is being written is in the log, and memory with it
            thought = room._bots._thought
            room.ledger.stale = True
        await room.catch_up()
        assert room._bots._thought is not thought
        await until_asked(room)

    with_a_registry(work)


def test_bots_are_asked_what_the_table_asked_though_it_goes_on_before_they_begin(
    slow: type[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(pondering, "thinking", lambda table: [2])
    monkeypatch.setattr(
        pondering, "question_for", lambda table, seat, bot: f"{bot}, for seat {seat}, at {table.asked_version}"
    )

    class Keeps:
        async def answer(self, questions: list[str]) -> list[Chose]:
            asked.extend(questions)
            return []

    class GoesOn:
        asked_version, asked_at, deciders = 7, 0, ("", "", "master")

    async def work() -> None:
        table = GoesOn()
        bots = pondering.Pondering(cast("thinking.Thinkers", Keeps()), lambda: cast("Table", table), lambda: None)
        bots.due()
        table.asked_version = 8
        await asyncio.sleep(0)
        assert asked == ["master, for seat 2, at 7"]
        bots.close()

    uvloop.run(work())


def test_a_bot_there_is_not_is_refused_at_a_table() -> None:
    async def work(registry: Registry) -> None:
        with pytest.raises(BilliError, match="glass"):
            await registry.open("ann", NewTableWish("willi", 4, bots=[1], bot="glass"))

    with_a_registry(work)
