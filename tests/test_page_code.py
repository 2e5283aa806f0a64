"""Types, lint, format and the page's own tests: in the same run as all others."""

from pathlib import Path

import pytest

from node import WEB, run

CHECKS = [
    ["svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"],
    ["tsc", "-p", "worker"],
    ["tsc", "-p", "tests"],
    ["tsc", "-p", "tsconfig.node.json"],
    ["eslint", "."],
    ["prettier", "--check", "--log-level", "warn", "."],
    ["vitest", "run", "--passWithNoTests=false"],
]


@pytest.mark.parametrize("check", CHECKS, ids=" ".join)
def test_the_page_passes(check: list[str]) -> None:
    done = run(*check)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_types_of_the_messages_are_those_of_the_schema(tmp_path: Path) -> None:
    made = tmp_path / "protocol.ts"
    done = run(WEB / "protocol.mjs", made)
    assert done.returncode == 0, done.stderr
    assert made.read_text() == (WEB / "src/lib/net/protocol.ts").read_text()
