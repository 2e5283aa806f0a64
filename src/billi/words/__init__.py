"""Every sentence people read, in four languages: a folder of Project Fluent files each, one a topic.

``games``, ``review``, ``hints`` and ``puzzles`` have what the page and the terminal both say: cards, people, the log;
what a game was made of; what a choice is worth.
``table`` is why a wish is not granted, ``terminal`` the command line; the other files are the page's alone. A game from
elsewhere has its own in its folder: see docs/games.md.
"""

from __future__ import annotations

import decimal
import functools
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from billi.games.spec import GameSpec

LANGUAGES = ("en", "fr", "de", "it")

SPOKEN = ("games", "review", "hints", "puzzles", "table", "terminal")
"""The topics Python speaks of."""

LONGEST_ARGUMENT = 2000
"""Characters; Fluent refuses to insert much more."""


@dataclass(frozen=True)
class Words:
    """Speak one language.

    >>> Words("fr").text("log-draw", player="Ann", card=Words("fr").text("card-O.one"), **{"from": "Bo"})
    'Ann pioche une omelette chez Bo.'
    """

    language: str

    def __post_init__(self) -> None:
        """Refuse a language billi does not speak."""
        if self.language not in LANGUAGES:
            raise ValueError(f"no words in {self.language!r}, only in {', '.join(LANGUAGES)}")

    def text(self, name: str, /, **arguments: str | float) -> str:
        """Return a message, or with ``name`` as "message.attribute" an attribute of one, filled with its arguments.

        Raise ``KeyError`` when there is none of that name and ``ValueError`` when it cannot be filled, as when an
        argument is missing. A text too long for any sentence is cut and ends in "…".
        """
        from billi.games import GAMES

        bundle = _bundle(self.language, *GAMES.values())
        message, _, attribute = name.partition(".")
        found = bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(name)
        filled = {key: _cut(value) for key, value in arguments.items()}
        with decimal.localcontext(rounding=decimal.ROUND_HALF_UP):  # as browsers do
            text, errors = bundle.format_pattern(pattern, filled)
        if errors:
            raise ValueError(f"{name} in {self.language!r}: {'; '.join(map(str, errors))}")
        return str(text)

    def list(self, items: Sequence[str]) -> str:
        """Join items the way they are spoken.

        >>> Words("de").list(["Ann", "Bo", "Cy"])
        'Ann, Bo und Cy'
        """
        if len(items) < 2:
            return "".join(items)
        return self.text("list-and", first=", ".join(items[:-1]), last=items[-1])


def choose_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """Return the language to speak: the one wanted, else the system's where billi speaks it, else English.

    Raise ``ValueError`` when billi does not speak the language wanted.

    >>> choose_language(None, {"LANG": "fr_CH.UTF-8"})
    'fr'
    """
    if wanted:
        return Words(_language_of(wanted)).language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environ.get(variable):
            language = _language_of(locale)
            return language if language in LANGUAGES else "en"
    return "en"


def _language_of(locale: str) -> str:
    """Return the language of a locale such as "de_CH.UTF-8" or "it-IT"."""
    return re.split(r"[-_.@]", locale.strip(), maxsplit=1)[0].lower()


def _cut(value: str | float) -> str | float:
    """Shorten a text no sentence can hold."""
    if isinstance(value, str) and len(value) > LONGEST_ARGUMENT:
        return value[:LONGEST_ARGUMENT] + "…"
    return value


@functools.cache
def _bundle(language: str, *games: GameSpec[Any]) -> FluentBundle:
    """Read the messages of a language, once, and only when somebody speaks it; what is there already counts."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    folder = files(__name__).joinpath(language)
    texts = {f"{topic}.ftl": folder.joinpath(f"{topic}.ftl").read_text(encoding="utf-8") for topic in SPOKEN}
    texts |= {f"the words of {game.name}": game.sentences(language) for game in games}
    bundle = FluentBundle([language], use_isolating=False)
    for source, text in texts.items():
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{language}: {source} cannot be read: {entry.content}")
        bundle.add_resource(resource)
    return bundle
