"""Puts the plain functions of the rules through a compiler.

A *twin* of a rules module is a namespace with the same names, in which every function is the same source compiled.
The plain module stays as it is, so both can run side by side in one process.
"""

from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

Jit = Callable[[FunctionType], Any]


def twin(module: ModuleType, jit: Jit, known: Mapping[str, Any]) -> SimpleNamespace:
    """Copy a module, with every function of its own compiled and the names in ``known`` replaced."""
    names = {**vars(module), **{name: made for name, made in known.items() if name in vars(module)}}
    for name, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__ and name not in known:
            names[name] = jit(FunctionType(value.__code__, names, value.__name__, value.__defaults__))
    return SimpleNamespace(**{name: value for name, value in names.items() if not name.startswith("__")})


def plain_twin(module: ModuleType, instead: Mapping[str, Any]) -> SimpleNamespace:
    """Copy a module with some of its functions replaced, compiled by nobody."""
    return twin(module, lambda function: function, instead)
