"""The functions of :mod:`billi.games.bits` and :mod:`billi.bulk.roots` as single processor instructions.

They are for code compiled by Numba: importing this imports Numba.
"""

import platform
from typing import Any

import llvmlite.binding
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

SLOW_PDEP = frozenset({"bdver4", "znver1", "znver2"})
"""What LLVM calls AMD's processors that have PDEP and take hundreds of cycles for it: up to Zen 2."""


def has_quick_pdep() -> bool:
    """Whether this processor has x86's PDEP, as one quick instruction."""
    is_x86 = platform.machine() in ("x86_64", "AMD64")
    has_it = is_x86 and llvmlite.binding.get_host_cpu_features().get("bmi2", False)
    return has_it and llvmlite.binding.get_host_cpu_name() not in SLOW_PDEP


HAS_PDEP = has_quick_pdep()


@intrinsic
def count(typing: Any, mask: Any) -> Any:
    """Count the members of a set."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), code


@intrinsic
def lowest(typing: Any, mask: Any) -> Any:
    """Return the smallest member of a non-empty set."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code


@intrinsic
def highest(typing: Any, mask: Any) -> Any:
    """Return the largest member of a non-empty set."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.xor(builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1)), ir.Constant(ir.IntType(64), 63))

    return types.int64(types.int64), code


@intrinsic
def deposit(typing: Any, source: Any, mask: Any) -> Any:
    """Spread the bits of ``source`` over the places set in ``mask`` (x86's PDEP)."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        function = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word]))
        return builder.call(function, args)

    return types.int64(types.int64, types.int64), code


@intrinsic
def root(typing: Any, x: Any) -> Any:
    """Return the square root of a number of single precision."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.call(builder.module.declare_intrinsic("llvm.sqrt", (ir.FloatType(),)), args)

    return types.float32(types.float32), code


@njit
def nth(mask: int, n: int) -> Any:
    """Return the member that has ``n`` smaller ones before it."""
    if HAS_PDEP:
        return lowest(deposit(1 << n, mask))
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


INSTRUCTIONS = {"count": count, "lowest": lowest, "highest": highest, "nth": nth, "root": root}
"""What stands in for the names of :mod:`billi.games.bits` and :mod:`billi.bulk.roots` in compiled code."""
