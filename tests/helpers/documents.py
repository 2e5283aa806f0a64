"""What is written in docs/, and whether its numbers are those of the code."""

import re
from collections.abc import Iterable

from helpers.paths import DOCS


def section(document: str, heading: str) -> str:
    """Return what stands under a heading, on one line."""
    parts = re.split(r"^## (.+)$", (DOCS / document).read_text(encoding="utf-8"), flags=re.MULTILINE)
    return " ".join(parts[parts.index(heading) + 1].split())


def hold_numbers(text: str, told: Iterable[str]) -> None:
    """Fail unless a text has each of these once and no number beside them."""
    for part in told:
        assert text.count(part) == 1, part
        text = text.replace(part, "…")
    assert not re.search(r"\d", text), text
