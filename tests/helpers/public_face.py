"""What readers are told to import from billi: in the README, the documentation and the examples."""

import ast
import re
from collections.abc import Iterator
from typing import Final

from helpers.paths import DOCS, ROOT

IMPORT: Final = re.compile(r"^ *(?:>>> |\.\.\. )?((?:from billi[\w.]* import |import billi)[^\n#]*)", re.MULTILINE)


def public_face() -> set[tuple[str, str]]:
    """Return each module that is imported, and what is taken from it; nothing where it is the module itself."""
    files = [ROOT / "README.md", *DOCS.glob("*.md"), *(ROOT / "examples").glob("*.py")]
    lines = [line for file in files for line in IMPORT.findall(file.read_text(encoding="utf-8"))]
    return {one for line in lines for one in _imported(line)}


def _imported(line: str) -> Iterator[tuple[str, str]]:
    [said] = ast.parse(line.strip()).body
    if isinstance(said, ast.Import):
        yield from ((name.name, "") for name in said.names)
    elif isinstance(said, ast.ImportFrom):
        yield from ((str(said.module), name.name) for name in said.names)
