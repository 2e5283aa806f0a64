"""Names and chat as people type them, made fit to show to others."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_SAYING: Final = 280

HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories that show nothing or change how others are shown: controls, bidi marks, surrogates."""
JOINERS: Final = {"\u200d", "\ufe0f"}
"""What holds an emoji together."""
BLANK: Final = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
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
        elif (category not in HIDDEN or letter in JOINERS) and letter not in BLANK and marks <= MOST_MARKS:
            shown.append(letter)
    text = " ".join("".join(shown).split())
    return text if any(unicodedata.category(letter)[0] in "LNPS" for letter in text) else ""
