"""Single instructions do what the functions do that they stand in for, and are used where they help."""

import platform
from random import Random
from typing import Any

import llvmlite.binding
import pytest
from numba import njit

from billi.bulk import processor
from billi.games import bits


@pytest.mark.parametrize(
    ("machine", "name", "has_bmi2", "is_used"),
    [
        ("x86_64", "haswell", True, True),
        ("AMD64", "znver3", True, True),
        ("x86_64", "znver5", True, True),
        ("x86_64", "znver1", True, False),
        ("x86_64", "znver2", True, False),
        ("x86_64", "bdver4", True, False),
        ("x86_64", "sandybridge", False, False),
        ("arm64", "apple-m1", False, False),
        ("aarch64", "generic", True, False),
    ],
)
def test_pdep_is_used_where_it_is_there_and_quick(
    machine: str, name: str, has_bmi2: bool, is_used: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "machine", lambda: machine)
    monkeypatch.setattr(llvmlite.binding, "get_host_cpu_name", lambda: name)
    monkeypatch.setattr(llvmlite.binding, "get_host_cpu_features", lambda: {"bmi2": has_bmi2})
    assert processor.has_quick_pdep() == is_used


def test_of_a_processor_that_says_nothing_of_it_nothing_is_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvmlite.binding, "get_host_cpu_features", dict)
    assert not processor.has_quick_pdep()


@pytest.mark.parametrize("has_pdep", [False, processor.HAS_PDEP])
def test_with_pdep_and_without_the_same_member_is_found(has_pdep: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processor, "HAS_PDEP", has_pdep)
    compiled: Any = njit(processor.nth.py_func)
    luck = Random(7)
    for _ in range(500):
        mask = luck.getrandbits(62) & luck.getrandbits(62) or 1
        n = luck.randrange(mask.bit_count())
        assert compiled(mask, n) == bits.nth(mask, n)
