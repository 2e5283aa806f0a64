"""Turns the plain functions of the rules into machine code.

A *twin* of a rules module is a namespace with the same names, in which every function is the same source compiled by Numba.
The plain module stays as it is, so both can run side by side in one process.
"""

import contextlib
import functools
import hashlib
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

Jit = Callable[[FunctionType], Any]


def twin(module: ModuleType, jit: Jit, known: Mapping[str, Any]) -> SimpleNamespace:
    """Copy a module, with every function of its own compiled and the names in ``known`` replaced."""
    names = {**vars(module), **{name: made for name, made in known.items() if name in vars(module)}}
    for name, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__ and name not in known:
            copy = FunctionType(value.__code__, names, value.__name__, value.__defaults__)
            copy.__module__ = value.__module__
            copy.__qualname__ = value.__qualname__
            copy.__kwdefaults__ = value.__kwdefaults__
            names[name] = jit(copy)
    return SimpleNamespace(**{name: value for name, value in names.items() if not name.startswith("__")})


@contextlib.contextmanager
def cached() -> Iterator[None]:
    """Have what is decorated within kept in billi's own cache folder, one for each state of the sources.

    Numba notices a change in a function's own file only; a folder named after all of the rules' sources cannot be stale.
    """
    import numba

    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder())
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


@functools.cache
def cache_folder() -> Path:
    """Give the folder that holds compiled code for exactly these sources."""
    package = Path(__file__).parent.parent
    sources = hashlib.sha256()
    for source in sorted([*package.glob("rules/*.py"), *package.glob("bulk/*.py"), package / "luck.py"]):
        sources.update(source.read_bytes())
    if "BILLI_CACHE" in os.environ:
        home = Path(os.environ["BILLI_CACHE"])
    elif sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home())) / "billi"
    else:
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "billi"
    return home / sources.hexdigest()[:16]
