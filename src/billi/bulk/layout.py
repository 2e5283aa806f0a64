"""A table as one fixed-size record in memory, for compiled code."""

from types import ModuleType
from typing import Any

import numpy as np


def record_type(rules: ModuleType) -> np.dtype[np.void]:
    """Return the memory layout of a game's table: 64 bytes for Mister Bill, 80 for Willi."""
    fields: list[Any] = [(name, size, many) if many > 1 else (name, size) for name, size, many in rules.LAYOUT]
    return np.dtype(fields, align=True)


def unpack(record: np.void, table: Any) -> Any:
    """Copy a record's fields onto a plain table."""
    for name in type(table).__slots__:
        setattr(table, name, record[name].tolist())
    return table


def pack(table: Any, record: np.void) -> None:
    """Copy a plain table's fields into a record."""
    for name in type(table).__slots__:
        record[name] = getattr(table, name)
