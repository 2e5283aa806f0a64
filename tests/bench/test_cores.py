"""Threads on cores: they take turns, wait in line, and pay for a core they wake."""

import pytest

from billi.bench.cores import SLICE, Machine, Steps, Thread


def finished(machine: Machine, work: list[tuple[Thread, float]], until: float = 10.0) -> list[float]:
    """Have threads begin some work at once, and tell when each had done it."""
    at = [0.0] * len(work)

    def do(number: int, thread: Thread, seconds: float) -> Steps:
        yield thread.does(seconds)
        at[number] = machine.now

    for number, (thread, seconds) in enumerate(work):
        machine.start(do(number, thread, seconds))
    machine.run(until)
    return at


def test_a_thread_does_one_thing_after_another() -> None:
    machine = Machine(cores=2)
    thread = Thread(machine, idle=0.0)
    assert finished(machine, [(thread, 1.0), (thread, 2.0)]) == pytest.approx([1.0, 3.0])
    assert thread.used == pytest.approx(3.0)


def test_threads_have_a_core_each_while_there_are_enough() -> None:
    machine = Machine(cores=2)
    assert finished(machine, [(Thread(machine, 0.0), 1.0), (Thread(machine, 0.0), 1.0)]) == pytest.approx([1.0, 1.0])


def test_threads_on_one_core_take_turns() -> None:
    machine = Machine(cores=1)
    first, second = finished(machine, [(Thread(machine, 0.0), 1.0), (Thread(machine, 0.0), 1.0)])
    assert (first, second) == pytest.approx((2.0 - SLICE, 2.0), abs=1e-6)


def test_a_short_piece_of_work_waits_for_the_slice_of_a_long_one() -> None:
    machine = Machine(cores=1)
    _, short = finished(machine, [(Thread(machine, 0.0), 1.0), (Thread(machine, 0.0), 0.0001)])
    assert short == pytest.approx(SLICE + 0.0001)


def test_a_core_that_slept_costs_something_and_one_that_is_awake_nothing() -> None:
    machine = Machine(cores=1)
    thread = Thread(machine, idle=0.5)
    assert finished(machine, [(thread, 1.0), (thread, 1.0)]) == pytest.approx([1.5, 2.5])
    assert thread.woke_cores == 1


def test_time_passes_without_work() -> None:
    machine = Machine(cores=1)
    thread, at = Thread(machine, 0.0), []

    def do() -> Steps:
        yield machine.passes(2.0)
        yield thread.does(1.0)
        at.append(machine.now)

    machine.start(do())
    machine.run(10.0)
    assert at == pytest.approx([3.0])
    assert thread.used == pytest.approx(1.0)
