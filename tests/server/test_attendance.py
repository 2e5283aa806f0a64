"""What servers on one store know of who is connected to the others."""

import pytest

from billi.server.attendance import LOOK_AGAIN, Attendance
from billi.server.store import Store, Unavailable
from helpers.stores import with_store

ANN, BO = ("t", "ann"), ("t", "bo")


class Written:
    """Counts what is written to a store."""

    def __init__(self, store: Store) -> None:
        self.rows = 0
        attend = store.attend

        async def counted(server: str, came: set[tuple[str, str]], left: set[tuple[str, str]]) -> None:
            self.rows += len(came) + len(left)
            await attend(server, came, left)

        store.attend = counted  # type: ignore[assignment, method-assign]


@with_store
async def test_people_who_stay_cost_nothing(store: Store) -> None:
    written, attendance = Written(store), Attendance(store)
    for at in range(0, 100, 5):
        await attendance.note({ANN, BO}, at + 12)
    assert written.rows == 2
    assert await store.present("t", 100) == {"ann", "bo"}
    await attendance.note({BO}, 112)
    assert written.rows == 3
    assert await store.present("t", 100) == {"bo"}


@with_store
async def test_a_server_that_was_taken_for_gone_says_anew_who_is_there(store: Store) -> None:
    attendance = Attendance(store)
    await attendance.note({ANN, BO}, 12)
    await store.sweep(50)  # as another server does while this one stands still
    await attendance.note({ANN}, 62)
    assert await store.present("t", 55) == {"ann"}


@with_store
async def test_a_server_that_stops_takes_its_people_along(store: Store) -> None:
    attendance, other = Attendance(store), Attendance(store)
    await attendance.note({ANN, BO}, 100)
    await other.note({BO}, 100)
    await attendance.close()
    assert await store.present("t", 50) == {"bo"}


@with_store
async def test_who_went_while_the_store_gave_no_answer_is_not_taken_to_be_there(store: Store) -> None:
    attendance, attend = Attendance(store), store.attend

    async def without_a_word(server: str, came: set[tuple[str, str]], left: set[tuple[str, str]]) -> None:
        await attend(server, came, left)
        store.attend = attend  # type: ignore[method-assign]
        raise Unavailable("store-unavailable", reason="the connection broke")

    store.attend = without_a_word  # type: ignore[assignment, method-assign]
    with pytest.raises(Unavailable):
        await attendance.note({ANN, BO}, 100)
    assert await store.present("t", 50) == {"ann", "bo"}
    await attendance.note({BO}, 100)
    assert await store.present("t", 50) == {"bo"}

    store.attend = without_a_word  # type: ignore[assignment, method-assign]
    with pytest.raises(Unavailable):
        await attendance.note(set(), 100)
    await attendance.note({BO}, 100)
    assert await store.present("t", 50) == {"bo"}


@with_store
async def test_nobody_here_stays_gone_and_nobody_gone_stays_here_after_a_failover_that_lost_who_came_and_went(
    store: Store,
) -> None:
    attendance = Attendance(store)
    await attendance.note({ANN}, 100)
    await store.attend(attendance.server, [BO], [ANN])  # as a standby has it that is behind
    for _ in range(LOOK_AGAIN):
        await attendance.note({ANN}, 100)
    assert await store.present("t", 50) == {"ann"}
