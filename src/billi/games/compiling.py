"""Puts the plain functions of the rules through a compiler.

A *twin* of a rules module is a namespace with the same names, in which every function is the same source compiled.
The plain module stays as it is, so both can run side by side in one process.
"""

from collections.abc import Callable, Container, Mapping
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

Jit = Callable[[FunctionType], Any]


def twin(module: ModuleType, jit: Jit, known: Mapping[str, Any]) -> SimpleNamespace:
    """Copy a module with every function of its own compiled.

    Functions it has from elsewhere are taken from ``known``, and so is every name that it only declares.
    """
    names = {**known, **vars(module)}
    for name, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ != module.__name__:
            names[name] = known.get(name, value)
    return _bound(module, names, jit, ())


def plain_twin(module: ModuleType, instead: Mapping[str, Any]) -> SimpleNamespace:
    """Copy a module with some of its functions replaced, compiled by nobody."""
    return _bound(module, {**vars(module), **instead}, lambda function: function, instead)


def _bound(module: ModuleType, names: dict[str, Any], jit: Jit, kept: Container[str]) -> SimpleNamespace:
    """Have a module's own functions find ``names`` around them, but for those that are ``kept`` as they are."""
    for name, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__ and name not in kept:
            names[name] = jit(FunctionType(value.__code__, names, value.__name__, value.__defaults__))
    return SimpleNamespace(**{name: value for name, value in names.items() if not name.startswith("__")})
