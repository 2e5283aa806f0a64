"""What must happen next at a table is worked out in one place; nothing that happens there sets a timer beside that."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from helpers.paths import ROOT

SOURCES: Final = ROOT / "src" / "billi"
TIMERS: Final = {
    "server/alarm.py Alarm.set": "whatever is due at a table, worked out anew after each change and each firing",
    "server/socket.py Socket._work": "a wish is held back, so that its time tells nothing, and then goes its usual way",
    "server/turns.py Turns.ask": "the next turn of all tables where bots are among themselves",
    "server/turns.py Turns._give": "the turn after that",
    "server/levels.py Levels.look_ahead_soon": "compiling begins a moment after the server",
    "server/connections.py BoundedConnection._wait": "a request that does not come to its end",
    "server/connections.py BoundedConnection._watch": "an answer that nobody reads",
    "server/wire.py Wire.close": "a goodbye that is not answered",
    "server/wire.py Wire._leave_to_library": "the same, where the other side was first to say it",
    "server/store/postgres_migrating.py _wait_for_others": "saying in the log that other servers are waited for",
}
"""Every timer of a server, by where it is set, with what it is for. One table has one: the first."""
SLEEPERS: Final = {
    "server/housekeeping.py": "rounds through the house",
    "server/sessions.py": "rounds: who was forgotten or banned",
    "server/pages.py": "rounds: what other versions' pages are made of",
    "server/gauging.py": "rounds: figures",
    "server/wire.py": "rounds: whether those at the other end are still there",
    "server/workers.py": "processes that are to begin or to end",
    "server/fanout/pubsub.py": "Redis",
    "server/store/postgres_migrating.py": "a lock in the database",
    "server/store/sqlite_file.py": "a lock of the file",
    "server/store/sqlite_threads.py": "a thread that gathers what it writes",
}
"""What else waits for time to pass, and for what: nothing that has to do with one table."""


class Places(ast.NodeVisitor):
    """Where in a file something with one of these names is used: the function, with its class."""

    def __init__(self, file: Path, *names: str) -> None:
        self.names = names
        self.inside: list[str] = []
        self.found: list[str] = []
        self.visit(ast.parse(file.read_text(encoding="utf-8")))

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.Attribute) and node.attr in self.names:
            self.found.append(".".join(self.inside))
        names = [node.name] if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) else []
        self.inside += names
        self.generic_visit(node)
        del self.inside[len(self.inside) - len(names) :]


def files() -> Iterator[tuple[str, Path]]:
    for folder in ("server", "table"):
        for file in (SOURCES / folder).rglob("*.py"):
            yield file.relative_to(SOURCES).as_posix(), file


def test_no_timer_is_set_by_an_event() -> None:
    found = [f"{name} {place}" for name, file in files() for place in Places(file, "call_later", "call_at").found]
    assert sorted(found) == sorted(TIMERS)


def test_nothing_that_has_to_do_with_a_table_sleeps() -> None:
    assert {name for name, file in files() if Places(file, "sleep").found} == set(SLEEPERS)
