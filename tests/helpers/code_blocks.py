"""The code blocks of the documentation: with fences, and indented; and the commands in them."""

import re
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from helpers.paths import ROOT

PAGES: Final = [
    *sorted((ROOT / "docs").glob("*.md")),
    *(
        ROOT / name
        for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "bench/RESULTS.md", "examples/README.md")
    ),
]
FENCED: Final = re.compile(r"^( *)```([^\n]*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
INDENTED: Final = re.compile(r"(?<=\n\n)(?: {4}[^\n]*\n)+")
ENDS: Final = {"&&", "||", ";", "|"}
"""What ends a command in a line of a shell,"""
LEADS: Final = {">", ">>", "<"}
"""and what leads to or from a file."""
TODAY: Final = "2026-11-18"


@dataclass(frozen=True)
class Block:
    """A code block: on which page, of which language, and what is in it."""

    page: str
    kind: str
    """The first word after its fence; "indented" where it has none, and "" where it does not say."""
    text: str

    @property
    def first(self) -> str:
        """The page, and how the block begins."""
        return f"{self.page}: {self.text.splitlines()[0][:24]}"


def blocks_of(page: Path) -> Iterator[Block]:
    """Return every code block of a page."""
    text, name = page.read_text(encoding="utf-8"), str(page.relative_to(ROOT))
    for indent, kind, code in FENCED.findall(text):
        yield Block(name, kind.partition(" ")[0], re.sub(rf"^{indent}", "", code, flags=re.MULTILINE))
    for code in INDENTED.findall(FENCED.sub("", text)):
        yield Block(name, "indented", re.sub(r"^ {4}", "", code, flags=re.MULTILINE))


def shown(block: Block) -> Iterator[tuple[str, str]]:
    """Return each line that is typed in a block, and what is shown to be said then."""
    text = block.text.replace("\\\n", " ")
    if block.kind == "indented":
        yield from ((line, "") for line in text.splitlines() if not line.startswith("#"))
        return
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        line, _, said = part.partition("\n")
        yield line, said


def commands(line: str) -> list[list[str]]:
    """Return the commands of a line as a shell reads it, each with its arguments, without what is set before it.

    >>> commands("A=1 uv run --group bench billi bench engine --json > here && cd web  # there")
    [['billi', 'bench', 'engine', '--json'], ['cd', 'web']]
    """
    words = shlex.shlex(re.sub(r"\$\(date [^)]*\)", TODAY, line), posix=True, punctuation_chars=True)
    words.whitespace_split = True
    found: list[list[str]] = [[]]
    told = iter(words)
    for word in told:
        if word in ENDS:
            found.append([])
        elif word in LEADS:
            next(told)
        else:
            found[-1].append(word)
    return [bare(command) for command in found]


def bare(command: Sequence[str]) -> list[str]:
    """Return a command without variables of its own, and without uv before it."""
    words = list(command)
    while re.match(r"[A-Z_]+=", words[0]):
        del words[0]
    if words[:2] == ["uv", "run"]:
        del words[:2]
        while words[0].startswith("--"):
            del words[:2]
    return words
