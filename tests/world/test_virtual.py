"""Processes that share a virtual event loop."""

import asyncio

from world.virtual import Process, VirtualLoop, run


def test_a_process_that_sleeps_does_nothing_and_goes_on_in_order_once_it_is_woken() -> None:
    async def talk(loop: VirtualLoop) -> list[tuple[str, float]]:
        said: list[tuple[str, float]] = []

        async def count(name: str) -> None:
            for second in (1, 2, 3):
                await asyncio.sleep(1)
                said.append((f"{name} {second}", loop.now))

        process = Process()
        theirs = loop.create_task(count("asleep"), context=process.context)
        ours = asyncio.create_task(count("awake"))
        await asyncio.sleep(1.5)
        process.asleep = True
        loop.deliver(process, lambda: said.append(("a letter", loop.now)))
        loop.deliver(process, lambda: said.append(("another", loop.now)), 0.1)
        await asyncio.sleep(10)
        loop.wake(process)
        await asyncio.gather(ours, theirs)
        return said

    awake = [("awake 1", 1), ("awake 2", 2), ("awake 3", 3)]
    asleep = [("asleep 1", 1), ("asleep 2", 11.5), ("a letter", 11.501), ("another", 11.501), ("asleep 3", 12.5)]
    said = run(talk)
    assert [one for one in said if one[0].startswith("awake")] == awake
    assert [one for one in said if not one[0].startswith("awake")] == asleep
