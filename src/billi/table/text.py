"""Names and chat as people type them, made fit to show to others."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_SAYING: Final = 280

HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories that show nothing or change how others are shown: controls, bidi marks, surrogates."""
JOINERS: Final = {"\u200d", "\ufe0f"}
"""What holds an emoji together."""
MOST_MARKS: Final = 4
"""Combining marks in a row: more of them climb over the neighbours."""


def clean(text: str) -> str:
    r"""Take out what is not meant to be seen, and space to spare.

    >>> clean("  Ann\u202e  \x07Bo\n")
    'Ann Bo'
    """
    shown = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category.startswith("Z") or letter in "\t\n\r":
            shown.append(" ")
        elif (category not in HIDDEN or letter in JOINERS) and marks <= MOST_MARKS:
            shown.append(letter)
    return " ".join("".join(shown).split())
