"""Servers of two versions on one database, under play: nothing is lost, and nobody has to do anything."""

from pathlib import Path

import pytest

from helpers.databases import Redis
from helpers.stores import run
from helpers.upgrading import House, Party, house
from helpers.versions import LAST_RELEASE, WHEEL, last_release, next_version


async def check(there: House, party: Party) -> None:
    """See that a party's game came to its end, that the log is what they saw, and that nobody noticed anything."""
    assert party.over
    checked = await there.check(party)
    assert not checked.wrong
    assert checked.acknowledged > 5
    for guest in party.guests:
        assert not guest.refused
        assert not guest.told_anew


def test_an_upgrade_and_the_way_back_while_people_play(new_postgres: str, redis: Redis, tmp_path: Path) -> None:
    """The version after this one, made up, beside this one.

    It has one more step of the database, bulletins and messages with more in them, news of an unknown kind, and
    something people can do that no log has had.
    """
    new, old = next_version(tmp_path / "next"), None

    async def work() -> None:
        async with house(new_postgres, redis.url, old) as there:
            one, two, three = there.addresses
            merry, plain = await there.seat("willi", 1), await there.seat("willi", 2)
            await there.play_on(5)

            # The first of the new ones: it changes the database, and takes over from one of the old.
            three.start(new)
            assert await three.answers()
            assert await one.stop() == 0
            await there.play_on(5)

            # At one table somebody does what the old one cannot read: it leaves the table to the new one, and no other.
            before = merry.guests[1].connections, plain.guests[1].connections
            await merry.toast(0)
            await there.play_on(5)
            assert merry.guests[1].connections > before[0]
            assert plain.guests[1].connections == before[1]

            # All are new.
            assert await two.stop() == 0
            await there.play_on(5)

            # The way back. One table's log has what only the new ones know, and waits for them; the other plays on.
            one.start(old)
            two.start(old)
            assert await one.answers()
            assert await two.answers()
            assert await three.stop() == 0
            await there.play_on(5, plain)
            kept = await there.kept(merry)
            await there.play_on(5, plain)
            assert await there.kept(merry) == kept
            assert not merry.over
            assert not plain.over
            three.start(new)
            assert await three.answers()
            await there.play_to_the_end()
            for party in (merry, plain):
                await check(there, party)
            assert "is left to newer servers" in two.complaints
            for address in there.addresses:
                assert "Traceback" not in address.complaints

    run(work())


def test_the_last_release_gives_way_to_this_version_while_people_play(
    new_postgres: str, redis: Redis, tmp_path: Path
) -> None:
    old = last_release(tmp_path)
    if old is None:
        pytest.skip(f"there is no commit {LAST_RELEASE[:9]} here, and {WHEEL} names no wheel")

    async def work() -> None:
        async with house(new_postgres, redis.url, old) as there:
            one, two, three = there.addresses
            party = await there.seat("misterbill", 3)
            await there.play_on(5)
            three.start()
            assert await three.answers()
            await there.play_on(5)
            assert await one.stop() == 0
            await there.play_on(5)
            assert await two.stop() == 0
            await there.play_to_the_end()
            await check(there, party)
            for address in there.addresses:
                assert "Traceback" not in address.complaints

    run(work())
