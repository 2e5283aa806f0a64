"""A position as one fixed-size record in memory, for compiled code."""

from types import ModuleType
from typing import Any

import numpy as np


def record_type(module: ModuleType) -> np.dtype[np.void]:
    """Return the memory layout of a position of a game, or of what was seen of it, by the module that says so.

    A position takes 64 bytes for Mister Bill, 80 for Willi.
    """
    layout = module.LAYOUT
    fields: list[Any] = [(name, size, many) if many > 1 else (name, size) for name, size, many in layout]
    return np.dtype(fields, align=True)


def unpack(record: np.void, position: Any) -> Any:
    """Copy a record's fields onto a plain position."""
    for name in type(position).__slots__:
        setattr(position, name, record[name].tolist())
    return position


def pack(position: Any, record: np.void) -> None:
    """Copy a plain position's fields into a record."""
    for name in type(position).__slots__:
        record[name] = getattr(position, name)
