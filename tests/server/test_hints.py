"""Hints at a table: who may ask, who hears of it, once a question, and nobody waits for them."""

import asyncio
import threading
import time

import msgspec
import pytest

from billi.bots import hinting
from billi.games.advice import Advice, Fact
from billi.games.view import View
from billi.luck import Luck
from billi.server import thinking
from billi.server.levels import Levels
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.table.deciding import Refused
from billi.table.wishes import Begin, Lend, LetStandIn, PutBot, Say, Sit, Stand
from helpers.lookers import Looker, ask, choose, refusal, seated
from helpers.registries import with_a_registry
from helpers.serving import on_a_server, people

FACT = Fact(what="willi-pays", times=71, of=100)


class Working:
    """Stands in for whoever works hints out: how long it takes, where, and how often."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.may_end = threading.Event()
        """Cleared by a test that is to go on while something is worked out."""
        self.may_end.set()
        self.views: list[View] = []
        self.threads: set[str] = set()
        self.fails = False

    def hint(self, view: View, luck: Luck) -> list[Advice]:
        self.views.append(view)
        self.threads.add(threading.current_thread().name)
        time.sleep(self.seconds)
        self.may_end.wait(60)
        if self.fails:
            raise ZeroDivisionError
        brings = luck.below(9) / 10
        return [
            Advice(action=str(action), brings=brings, error=0.1, behind=0, behind_error=0, level=True, fact=FACT)
            for action in view.legal[:2]
        ]


@pytest.fixture(autouse=True)
def working(monkeypatch: pytest.MonkeyPatch) -> Working:
    async def at_once(levels: Levels, bot: str, game: str) -> None:
        """Have all that hints need compiled already."""

    work = Working()
    monkeypatch.setattr(hinting, "hint", work.hint)
    monkeypatch.setattr(Levels, "until_ready", at_once)
    return work


def test_alone_with_bots_a_hint_is_there_and_nobody_is_told() -> None:
    async def work(registry: Registry) -> None:
        room, [ann] = await seated(registry, ("ann",))
        onlooker = Looker("")
        await room.enter(onlooker.viewer)
        version = room.table.version
        ask_shown = ann.table.own.hands[0].ask
        assert ask_shown is not None
        assert ask_shown.hint
        await ask(room, ann)
        await ann.until(lambda: bool(ann.hints))
        (hint,) = ann.hints
        assert [advice.action for advice in hint.choices] == ask_shown.choices[:2]
        assert hint.version == room.table.asked_version
        assert room.table.version == version
        assert (onlooker.hints, onlooker.said, ann.said) == ([], [], [])

    with_a_registry(work)


def test_in_company_hints_are_off_until_the_host_allows_them() -> None:
    async def work(registry: Registry) -> None:
        room, [ann, _] = await seated(registry)
        shown = ann.table.own.hands[0].ask
        assert shown is not None
        assert not shown.hint
        assert await refusal(room, "ann", 0) == "table-no-hints"

    with_a_registry(work)


def test_in_company_everyone_sees_who_asked_and_only_they_see_the_hint() -> None:
    async def work(registry: Registry) -> None:
        room, [ann, bo] = await seated(registry, hints=True)
        await ask(room, ann)
        await ann.until(lambda: bool(ann.hints))
        assert (ann.said, bo.said) == (["hint"], ["hint"])
        assert bo.hints == []
        assert [seat.hints for seat in bo.table.public.seats] == [1, 0, 0, 0]
        late = Looker("")
        await room.enter(late.viewer)
        assert late.said == ["hint"]
        code = room.table.id
        await registry.put_away(room)
        again = await registry.bring(code)
        assert again is not None
        assert [chair.hints for chair in again.table.chairs] == [1, 0, 0, 0]

    with_a_registry(work)


def test_nobody_can_say_that_somebody_asked() -> None:
    async def work(registry: Registry) -> None:
        room, _ = await seated(registry, hints=True)
        with pytest.raises(Refused, match="no phrase"):
            await room.wish("bo", Say(id="lie", phrase="hint"))

    with_a_registry(work)


def test_somebody_who_clicks_twice_is_told_of_once_and_hears_the_same(working: Working) -> None:
    working.seconds = 0.05

    async def work(registry: Registry) -> None:
        room, [ann, bo] = await seated(registry, hints=True)
        await asyncio.gather(*(ask(room, ann, id=f"click {click}") for click in range(5)))
        await ann.until(lambda: len(ann.hints) == 5)
        await ask(room, ann, id="later")
        await ann.until(lambda: len(ann.hints) == 6)
        assert len({msgspec.json.encode(hint) for hint in ann.hints}) == 1
        assert len(working.views) == 1
        assert bo.said == ["hint"]
        assert room.table.chairs[0].hints == 1

    with_a_registry(work)


def test_the_same_question_has_the_same_hint_on_a_server_that_starts_anew() -> None:
    async def work(registry: Registry) -> None:
        room, [ann, _] = await seated(registry, hints=True)
        await ask(room, ann)
        await ann.until(lambda: bool(ann.hints))
        id = room.table.id
        await registry.put_away(room)
        again = await registry.bring(id)
        assert again is not None
        await again.enter(ann.viewer)
        await ask(again, ann, id="again")
        await ann.until(lambda: len(ann.hints) == 2)
        assert ann.hints[0] == ann.hints[1]
        assert again.table.chairs[0].hints == 1

    with_a_registry(work)


def test_every_question_has_a_hint_of_its_own(working: Working) -> None:
    async def work(registry: Registry) -> None:
        room, [ann] = await seated(registry, ("ann",))
        for _ in range(3):
            while len(room.table.choices(0)) < 2:
                await (choose(room, "ann", 0) if room.table.choices(0) else asyncio.sleep(0.005))
            before = len(ann.hints)
            await ask(room, ann)
            await ann.until(lambda before=before: len(ann.hints) > before)  # type: ignore[misc]
            await choose(room, "ann", 0)
        assert len(working.views) == len({hint.version for hint in ann.hints}) == 3

    with_a_registry(work)


def test_a_turn_that_ends_meanwhile_brings_no_hint_for_another(working: Working) -> None:
    working.seconds = 0.2

    async def work(registry: Registry) -> None:
        room, [ann] = await seated(registry, ("ann",))
        await ask(room, ann)
        await choose(room, "ann", 0)
        await asyncio.sleep(0.3)
        assert ann.hints == []

    with_a_registry(work)


def test_whoever_left_the_chair_meanwhile_is_told_nothing(working: Working) -> None:
    working.seconds = 0.2

    async def work(registry: Registry) -> None:
        room, [ann, _] = await seated(registry, hints=True)
        await ask(room, ann)
        await room.wish("ann", Stand(id="stand", seat=0))
        await asyncio.sleep(0.3)
        assert ann.hints == []

    with_a_registry(work)


def test_moves_do_not_wait_for_hints(working: Working) -> None:
    working.may_end.clear()

    async def work(registry: Registry) -> None:
        room, [ann, bo] = await seated(registry, hints=True)
        try:
            async with asyncio.timeout(30):
                await ask(room, ann)
                await choose(room, "bo", 1)
                await choose(room, "ann", 0)
                await bo.until(lambda: bool(working.views))
        finally:
            working.may_end.set()

    with_a_registry(work)
    assert all(thread.startswith("hints") for thread in working.threads)


def test_over_a_socket_ones_own_move_goes_before_a_hint_that_takes_long(working: Working) -> None:
    working.may_end.clear()

    async def work(url: str) -> None:
        async with people(url, "Ann") as [ann], ann.table(await ann.open("willi", bots=[1, 2, 3])) as table:
            await table.sit(0)
            await table.begin()
            await table.until(lambda: bool(table.asks))
            hinting = asyncio.create_task(table.hint(0))
            try:
                async with asyncio.timeout(30):
                    while not working.views:
                        await asyncio.sleep(0.005)
                    ask = table.asks[0].ask
                    assert ask is not None
                    await table.choose(0, ask.choices[0])
            finally:
                working.may_end.set()
                hinting.cancel()

    on_a_server(work)


def test_over_a_socket_the_hint_comes_after_it_is_granted() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as [ann], ann.table(await ann.open("willi", bots=[1, 2, 3])) as table:
            await table.sit(0)
            await table.begin()
            await table.until(lambda: bool(table.asks))
            given = await table.hint(0)
            assert given is not None
            assert given == await table.hint(0)
            await table.choose(0, given.choices[0].action)

    on_a_server(work)


def test_whoever_is_not_asked_has_nothing_to_choose_or_does_not_play_is_refused() -> None:
    async def work(registry: Registry) -> None:
        room, [_, bo] = await seated(registry, hints=True)
        assert await refusal(room, "bo", 0) == "table-not-yours"
        assert await refusal(room, "", 0) == "table-not-yours"
        assert await refusal(room, "bo", 3) == "table-not-yours"
        assert await refusal(room, "bo", 9) == "table-no-such-seat"
        assert await refusal(room, "bo", 1, version=0) == "table-stale"
        assert await refusal(room, "bo", 1, version=10**9) == "table-stale"
        await choose(room, "ann", 0)
        await choose(room, "bo", 1)
        await bo.until(lambda: room.table.waiting_for != [] and set(room.table.waiting_for) < {0, 1})
        (turn,) = room.table.waiting_for
        other = 1 - turn
        assert await refusal(room, ("ann", "bo")[other], other) == "table-hint-turn"

    with_a_registry(work)


def test_a_draw_is_luck_and_has_no_hint() -> None:
    async def work(registry: Registry) -> None:
        room, [ann] = await seated(registry, ("ann",), "misterbill")
        while not (room.table.state and room.table.state.drawing and room.table.waiting_for == [0]):
            await (choose(room, "ann", 0) if room.table.choices(0) else asyncio.sleep(0.005))
            assert not room.table.over
        assert await refusal(room, "ann", 0) == "table-hint-no-choice"
        shown = ann.table.own.hands[0].ask
        assert shown is not None
        assert not shown.hint

    with_a_registry(work)


def test_a_lent_hand_is_looked_at_without_hints() -> None:
    async def work(registry: Registry) -> None:
        room, [ann, _] = await seated(registry, hints=True)
        await room.wish("ann", Lend(id="lend", seat=0))
        friend = Looker("cy", room.table.chairs[0].key)
        await room.enter(friend.viewer)
        assert [hand.seat for hand in friend.table.own.hands] == [0]
        assert await refusal(room, "cy", 0) == "table-not-yours"
        await ask(room, ann)
        await ann.until(lambda: bool(ann.hints))
        assert friend.hints == []

    with_a_registry(work)


def test_whose_bot_decides_comes_back_first() -> None:
    async def work(registry: Registry) -> None:
        room, [ann, bo] = await seated(registry, hints=True)
        await room.wish("ann", LetStandIn(id="rest", seat=0))
        await bo.until(lambda: room.table.chairs[0].stood_in)
        assert await refusal(room, "ann", 0) in ("table-hint-bot", "table-hint-turn")
        assert ann.hints == []

    with_a_registry(work)


def test_a_host_who_puts_a_bot_in_everybodys_place_is_not_alone_before_the_next_deal() -> None:
    """Whoever was sent away may come back to their cards in the same round."""

    async def work(registry: Registry) -> None:
        room, [ann, _] = await seated(registry)
        await room.wish("ann", PutBot(id="out", seat=1, bot="house"))
        assert await refusal(room, "ann", 0) == "table-no-hints"
        assert ann.hints == []

    with_a_registry(work)


def test_two_who_share_a_screen_are_company() -> None:
    async def work(registry: Registry) -> None:
        code = await registry.open("ann", NewTableWish("willi", 4, bots=[2, 3]))
        room = await registry.room(code)
        assert room is not None
        for seat in (0, 1):
            await room.wish("ann", Sit(id=f"sit {seat}", seat=seat, name=f"Ann {seat}"))
        await room.wish("ann", Begin(id="begin"))
        assert await refusal(room, "ann", 0) == "table-no-hints"

    with_a_registry(work)


async def served(room: Room, people: dict[int, str]) -> int:
    """Play on until somebody is asked for a waiter and holds one; return who."""
    for _ in range(2000):
        table = room.table
        for seat in list(table.waiting_for):
            if seat not in people:
                continue
            if table.veiled and len(table.choices(seat)) > 1:
                return seat
            await choose(room, people[seat], seat)
            break
        else:
            await asyncio.sleep(0.001)
    raise AssertionError("nobody is asked for a waiter")


def test_MB14_a_hint_about_a_waiter_is_told_when_the_round_is_over() -> None:
    """Before, it would tell who holds one: not even the version may move."""

    async def work(registry: Registry) -> None:
        people = {0: "ann", 1: "bo"}
        room, lookers = await seated(registry, game="misterbill", hints=True)
        seat = await served(room, people)
        asker, other = lookers[seat], lookers[1 - seat]
        version, round = room.table.version, room.table.state.round if room.table.state else 0
        await ask(room, asker, seat)
        await asker.until(lambda: bool(asker.hints))
        heard = len(other.news)
        assert room.table.version == version
        await asyncio.sleep(0.02)
        assert len(other.news) == heard
        while room.table.state and room.table.state.round == round and not room.table.over:
            assert other.said == []
            for one in list(room.table.waiting_for):
                if one in people:
                    await choose(room, people[one], one)
                    break
            else:
                await asyncio.sleep(0.001)
        await other.until(lambda: other.said == ["hint"])
        assert other.table.public.seats[seat].hints == 1

    with_a_registry(work)


def test_a_hint_that_fails_or_has_no_room_can_be_asked_for_again(
    working: Working, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    working.fails = True

    async def work(registry: Registry) -> None:
        room, [ann] = await seated(registry, ("ann",))
        await ask(room, ann, id="fails")
        await ann.until(lambda: bool(ann.hints))
        assert ann.hints[-1].choices == []
        working.fails = False
        with monkeypatch.context() as full:
            full.setattr(thinking, "MOST_ASKING", 0)
            await ask(room, ann, id="no room")
            await ann.until(lambda: len(ann.hints) == 2)
        assert ann.hints[-1].choices == []
        await ask(room, ann, id="now")
        await ann.until(lambda: len(ann.hints) == 3)
        assert len(ann.hints[-1].choices) == 2

    with_a_registry(work)
    assert "a hint cannot be worked out" in caplog.text


def test_whoever_asks_at_twenty_tables_keeps_nobody_else_from_a_hint(working: Working) -> None:
    working.seconds = 0.05

    async def work(registry: Registry) -> None:
        greedy = [await seated(registry, ("eve",)) for _ in range(20)]
        room, [ann] = await seated(registry, ("ann",))
        for table, [eve] in greedy:
            await ask(table, eve)
        await ask(room, ann)
        await ann.until(lambda: bool(ann.hints))
        assert len(ann.hints[0].choices) == 2
        had = [bool(eve.hints and eve.hints[0].choices) for _, [eve] in greedy]
        assert sum(had) == thinking.MOST_OF_ONE

    with_a_registry(work)


def test_those_who_ask_and_answer_at_once_keep_nobody_waiting_for_a_hint(working: Working) -> None:
    """Some twenty who did so took all the time there was for hints, and nobody else had any."""
    working.may_end.clear()

    async def work(registry: Registry) -> None:
        crowd = [await seated(registry, (f"eve {number}",)) for number in range(thinking.MOST_ASKING - 1)]
        for table, [eve] in crowd:
            await ask(table, eve)
        room, [ann] = await seated(registry, ("ann",))
        await ask(room, ann)
        for table, [eve] in crowd:
            await choose(table, eve.viewer.eyes.person, 0)
        working.may_end.set()
        await ann.until(lambda: bool(ann.hints))
        assert len(ann.hints[0].choices) == 2
        assert len(working.views) <= 2, "one may have been begun, and nobody waited for any other"

    with_a_registry(work)
