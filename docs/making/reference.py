"""The pages of the reference, and docstrings as they are read there."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

PAGES: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "billi": ("import billi", ("billi",)),
    "games": (
        "What a game is",
        tuple(f"billi.games{room}" for room in ("", ".spec", ".events", ".view", ".action", ".card", ".bits", ".log")),
    ),
    "misterbill": (
        "Mister Bill's modules",
        tuple(f"billi.games.misterbill.{room}" for room in ("cards", "events", "view", "observation", "rules")),
    ),
    "willi": (
        "Willi's modules",
        tuple(f"billi.games.willi.{room}" for room in ("cards", "events", "view", "observation", "rules")),
    ),
    "bots": (
        "Bots",
        (
            *(f"billi.bots{room}" for room in ("", ".random", ".easy", ".house", ".sharp", ".master", ".search")),
            "billi.cast",
        ),
    ),
    "bulk": (
        "Many games",
        (
            *(f"billi.bulk{room}" for room in ("", ".batch", ".playouts", ".arena")),
            *("billi.simulate", "billi.summary"),
        ),
    ),
    "learn": (
        "Learning",
        tuple(f"billi.learn{room}" for room in ("", ".plans", ".course", ".training", ".ladder", ".standings")),
    ),
    "environments": (
        "Environments",
        tuple(
            f"billi.learn.{room}"
            for room in ("arrays", "gymnasium_envs", "gymnasium_vector", "pettingzoo_envs", "openspiel_games")
        ),
    ),
    "outside": ("Bots from elsewhere", ("billi.learn.outside", "billi.learn.program", "billi.learn.playing")),
    "review": (
        "Reviews and puzzles",
        ("billi.review", "billi.review.report", "billi.review.data", "billi.puzzles", "billi.puzzles.puzzle"),
    ),
    "record": ("Records and luck", ("billi.record", "billi.luck", "billi.fair")),
    "words": ("Words and errors", ("billi.errors", "billi.words", "billi.telling")),
    "client": ("The client", ("billi.client", "billi.table.messages", "billi.table.wishes")),
    "table": (
        "The table",
        tuple(f"billi.table{room}" for room in ("", ".table", ".deciding", ".entries", ".due", ".showing")),
    ),
}
"""The title of each page, and its modules."""
ROLE: Final = re.compile(r":(?:class|func|meth|mod|attr|data|exc):`~?\.?([\w.]+)`")
PROMPT: Final = ">>>"


def reference_pages() -> Iterator[tuple[str, str]]:
    """Return the name of each page, and its text."""
    for name, (title, modules) in PAGES.items():
        yield name, f"# {title}\n\n" + "".join(f"::: {module}\n\n" for module in modules)


def as_markdown(text: str, path: Callable[[str], str]) -> str:
    """Turn references to other objects into links, and doctests into code; ``path`` says where a name leads."""
    linked = ROLE.sub(
        lambda role: f'<autoref optional identifier="{path(role[1])}"><code>{role[1]}</code></autoref>', text
    )
    blocks = linked.split("\n\n")
    return "\n\n".join(f"```pycon\n{one}\n```" if one.startswith(PROMPT) else one for one in blocks)
