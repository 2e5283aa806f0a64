"""Bulk play compiled for this machine's processor."""

import functools
from collections.abc import Callable
from types import FunctionType, SimpleNamespace
from typing import Any

from billi.bulk import misterbill, playing, willi
from billi.rules import log
from billi.rules import misterbill as misterbill_rules
from billi.rules import willi as willi_rules
from billi.rules.compiling import cached, twin
import billi.luck

MODULES = {"misterbill": (misterbill_rules, misterbill), "willi": (willi_rules, willi)}


@functools.cache
def compiled(game: str) -> SimpleNamespace:
    """Give the functions of :mod:`billi.bulk.playing` for one game as machine code.

    Each is compiled when first called, in seconds, and kept on disk for the next time.
    """
    import numba

    from billi.rules.processor import INSTRUCTIONS

    def jit(function: FunctionType) -> Any:
        return numba.njit(cache=True, nogil=True, error_model="numpy")(function)

    with cached():
        return build(game, jit, INSTRUCTIONS)


def build(game: str, jit: Callable[[FunctionType], Any], instructions: dict[str, Any]) -> SimpleNamespace:
    """Compile a game's rules, luck and loops, each on top of the ones before."""
    known = {**instructions, "report": jit(log.report)}
    rules, moves = MODULES[game]
    for module in (rules, billi.luck, moves):
        known |= vars(twin(module, jit, known))
    return twin(playing, jit, known)
