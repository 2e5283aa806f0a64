"""Swap cards that somebody cannot see: every byte they are sent stays the same."""

import asyncio
import base64
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import pytest
import uvloop

import billi
from billi.fair import commitment
from billi.server.fanout import Alone
from billi.server.registry import Registry
from billi.server.store import open_store
from billi.state import Game
from helpers.serving import FREE
from helpers.third_game import THIRD_GAMES
from helpers.twin_games import Course, plan, steps_of
from helpers.twin_tables import HOST, PAUSING, POLL, SECRETS, Evening, Told, Visitor, assert_same, both, rig
from world.disk import Disk
from world.virtual import VirtualClock, VirtualLoop, run

pytestmark = pytest.mark.usefixtures("third_game")


def seen_by(game: Game) -> list[tuple[int, ...]]:
    """Choose whose cards are swapped, so that each seat is once among those who must not notice."""
    seats = tuple(range(game.players))
    if game.players == 3:
        return [(0,), (1,), (2,)] if game.seats == game.players else [(0,), (1, 2), (2,)]
    return [seats[2:], seats[:2], seats[1:-1]]


GAMES = [
    billi.game("misterbill", 3),
    billi.game("misterbill", 4, exchange="chosen"),
    billi.game("misterbill", 5),
    billi.game("misterbill", 8, exchange="chosen"),
    billi.game("willi", 4),
    billi.game("willi", 4, exchange="same_colour"),
    billi.game("willi", 3),
    billi.game("willi", 3, exchange="same_colour", willi_starts="in_turn"),
    *THIRD_GAMES[1:],
]


@pytest.mark.parametrize(("game", "eyes"), [(game, eyes) for game in GAMES for eyes in seen_by(game)], ids=str)
def test_cards_somebody_cannot_see_change_no_byte_they_are_sent(
    monkeypatch: pytest.MonkeyPatch, game: Game, eyes: tuple[int, ...]
) -> None:
    planned = plan(game, eyes)
    assert len(planned.apart) > 10
    assert_same(*both(planned, monkeypatch))


@pytest.mark.parametrize(("game", "eyes"), [(billi.game("misterbill", 4), (0, 1)), (billi.game("willi", 3), (1, 2))])
def test_nor_do_they_in_a_later_round(monkeypatch: pytest.MonkeyPatch, game: Game, eyes: tuple[int, ...]) -> None:
    planned = plan(game, eyes, most=200, first=2)
    assert planned.courses[0].state.position.round >= 2
    assert len(planned.apart) > 5
    assert_same(*both(planned, monkeypatch, busy=False))


@pytest.mark.parametrize("late", [0, 9])
@pytest.mark.parametrize(
    ("game", "eyes", "bot"), [(billi.game("misterbill", 5), (0, 1, 2), 2), (billi.game("willi", 4), (0, 3), 3)]
)
def test_nor_while_a_bot_decides_that_cannot_see_them_either(
    monkeypatch: pytest.MonkeyPatch, game: Game, eyes: tuple[int, ...], bot: int, late: int
) -> None:
    planned = plan(game, eyes, bot=bot, late=late)
    assert len(planned.apart) > 10
    assert_same(*both(planned, monkeypatch))


def test_nor_is_the_card_taken_for_an_exchange_known_before_the_one_given(monkeypatch: pytest.MonkeyPatch) -> None:
    planned = plan(billi.game("willi", 4), (0, 1), before="take")
    one, other = planned.courses
    seat = one.state.to_act[0]
    assert seat not in planned.eyes
    first, *_, last = [step for step in steps_of(one.state, seat) if step.startswith("take")]
    taken = replace(planned, courses=(one.after(seat, first), other.after(seat, last)))
    assert_same(*both(taken, monkeypatch))


def test_nor_where_a_clock_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    assert_same(*both(plan(billi.game("misterbill", 4), (1, 3)), monkeypatch, clock=20))


@pytest.mark.parametrize(
    ("game", "eyes"),
    [(billi.game("misterbill", 4), (0, 1)), (billi.game("willi", 4), (1, 3)), (billi.game("willi", 3), (0,))],
)
def test_nor_do_hints_know_of_them(monkeypatch: pytest.MonkeyPatch, game: Game, eyes: tuple[int, ...]) -> None:
    planned = plan(game, eyes)
    told = both(planned, monkeypatch, busy=False, hints=True)
    assert_same(*told)
    hints = [
        message for tape in told[0].unaware.values() for message in tape.sent if message.startswith(b'{"is":"hint"')
    ]
    assert len(hints) > 2
    assert b'"choices":[]' not in b"".join(hints)


def test_nor_at_the_table_of_a_rematch(monkeypatch: pytest.MonkeyPatch) -> None:
    game = billi.game("misterbill", 4)
    before, planned = plan(game, (0, 1)), plan(game, (1, 2))

    async def one(course: Course, loop: VirtualLoop) -> Told:
        rig(monkeypatch, [], course.numbers)
        async with Disk().store() as store:
            registry = Registry(store, PAUSING, Alone(), VirtualClock(loop))
            first = Evening(registry, before, before.courses[0])
            await first.sit_down()
            await first.people[HOST].grant("begin", "begin")
            for seat in range(game.players):
                first.player(seat).leave()
                await asyncio.sleep(PAUSING.grace / 1000 / 5)
                await first.people[HOST].grant("stand-in", f"bot{seat}", seat=seat)
            async with asyncio.timeout(60):
                while not first.room.table.over:
                    await asyncio.sleep(POLL)
            await first.player(3).grant("rematch", "again")
            room = await registry.room(first.room.table.next)
            assert room is not None
            second = Evening(registry, planned, course, moved=1)
            await second.come(room)
            await second.play()
            await second.look_back()
            await registry.close()
            return second.told

    one_told, other_told = (run(partial(one, course)) for course in planned.courses)
    assert len(planned.apart) > 10
    assert_same(one_told, other_told)


HEXADECIMAL = re.compile(rb"[0-9a-f]{16,}")


@pytest.mark.parametrize("game", [billi.game("misterbill", 4), billi.game("willi", 3)], ids=repr)
def test_nobody_is_sent_a_secret_an_id_or_the_link_to_anothers_hand(
    monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    secret = SECRETS[0]
    for told in both(plan(game, (1, 2)), monkeypatch):
        for (person, _), tape in {**told.unaware, **told.others}.items():
            everything = b"".join(tape.sent)
            may_know = {commitment(secret), *told.own_links.get(person, ())}
            assert {found.decode() for found in HEXADECIMAL.findall(everything)} <= may_know
            for form in (secret, base64.b64encode(secret), repr(secret).encode(), b"id-of-person"):
                assert form not in everything


@asynccontextmanager
async def an_evening(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """Have four people sit down and choose as planned; what comes then is up to the test."""
    planned = plan(billi.game("willi", 4), (0, 2))
    rig(monkeypatch, planned.courses[0].numbers)
    async with await open_store("sqlite://") as store:
        evening = Evening(Registry(store, FREE, Alone()), planned, planned.courses[0])
        await evening.sit_down()
        await evening.play(busy=False)
        yield evening
        await evening.registry.close()


def test_a_link_shows_its_hand_only_until_it_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with an_evening(monkeypatch) as evening:
            friend = await Visitor(evening.room, "", evening.told.links[1]).enter()
            assert friend.hands() == [1]
            await evening.player(1).grant("lend", "back", seat=1, on=False)
            assert friend.hands() == [None]
            assert "link" not in evening.player(1).shown()["own"]["hands"][0]
            late = await Visitor(evening.room, "", evening.told.links[1], since=5).enter()
            assert late.hands() == [None]
            await evening.player(1).grant("lend", "again", seat=1)
            assert late.hands() == [None]

    uvloop.run(work())


@pytest.mark.parametrize("leaving", ["stand", "bot"])
def test_whoever_leaves_a_chair_sees_its_hand_no_more(monkeypatch: pytest.MonkeyPatch, leaving: str) -> None:
    async def work() -> None:
        async with an_evening(monkeypatch) as evening:
            assert evening.player(1).hands() == [1]
            whoever = evening.player(1) if leaving == "stand" else evening.people[HOST]
            await whoever.grant(leaving, "leave", seat=1)
            assert evening.player(1).hands() == [None]

    uvloop.run(work())
