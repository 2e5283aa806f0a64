"""The rulebook as pages: its words are those of the page, in the order in which they stand in their file."""

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from billi.games.spec import GameSpec
from billi.words import Words

TOPICS: Final = ("games", "page", "rulebook")
NOTES: Final = {"example": "example", "ours": "note", "house": "tip", "online": "info"}
"""What may stand below a rule, and what it is marked with."""


@dataclass
class Rule:
    """A rule: its id, title and text, and notes below it by their kind."""

    id: str
    title: str
    text: str
    notes: dict[str, str] = field(default_factory=dict)


@dataclass
class Section:
    """Some rules under one heading."""

    heading: str
    rules: list[Rule] = field(default_factory=list)


@dataclass
class Rulebook:
    """The rules of one game."""

    intro: str
    quick: list[str] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    tips: list[str] = field(default_factory=list)

    @property
    def ids(self) -> set[str]:
        """The ids of all rules."""
        return {rule.id for rule in chain.from_iterable(section.rules for section in self.sections)}


@cache
def _words(language: str) -> tuple[FluentBundle, list[Message]]:
    """Return all words of the rulebook's page, and its own messages in order."""
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("billi.words").joinpath(language)
    for topic in TOPICS:
        resource = FluentResource(folder.joinpath(f"{topic}.ftl").read_text(encoding="utf-8"))
        bundle.add_resource(resource)
    return bundle, [entry for entry in resource.body if isinstance(entry, Message)]


def _said(bundle: FluentBundle, pattern: Any, **details: str) -> str:
    text, errors = bundle.format_pattern(pattern, details)
    if errors:
        raise ValueError(errors)
    return str(text)


@cache
def rulebook(game: str, language: str = "en") -> Rulebook | None:
    """Read the rules of a game; None where there are none in words."""
    bundle, messages = _words(language)
    if not bundle.has_message(f"rules-{game}-intro"):
        return None
    book = Rulebook("")
    section = ""
    for message in messages:
        told = bundle.get_message(message.id.name)
        match message.id.name.split("-"):
            case ["rules", of, "intro"] if of == game:
                book.intro = _said(bundle, told.value)
            case ["rules", of, "quick", _] if of == game:
                book.quick.append(_said(bundle, told.value))
            case ["rules", of, "tip", _] if of == game:
                book.tips.append(_said(bundle, told.value))
            case ["rules", section, _]:
                if section == game:
                    book.sections.append(Section(_said(bundle, told.value)))
            case ["rule", id] if section == game:
                title = _said(bundle, told.attributes["title"])
                book.sections[-1].rules.append(Rule(id, title, _said(bundle, told.value)))
            case ["rule", id, note] if section == game:
                rule = book.sections[-1].rules[-1]
                assert rule.id == id, f"{message.id.name} stands below {rule.id}"
                rule.notes[note] = _said(bundle, told.value)
    return book


def rules_page(spec: GameSpec[Any], language: str = "en") -> str | None:
    """Write the rules of a game, as Markdown."""
    book = rulebook(spec.name, language)
    if book is None:
        return None
    bundle, _ = _words(language)

    def say(name: str, **details: str) -> str:
        return _said(bundle, bundle.get_message(name).value, **details)

    parts = [
        f"# {say('rules-heading', game=Words(language).text(f'game-{spec.name}'))}",
        book.intro,
        f"*{say('rules-about')}*",
    ]
    for section in book.sections:
        parts.append(f"## {section.heading}")
        for rule in section.rules:
            parts += [f"### {rule.id} · {rule.title} {{#{rule.id}}}", rule.text]
            parts += [
                f'!!! {NOTES[note]} "{say(f"rules-note-{note}")}"\n\n    {text}' for note, text in rule.notes.items()
            ]
    parts += [f"## {say('rules-tips')}", "\n".join(f"- {tip}" for tip in book.tips)]
    return "\n\n".join(parts) + "\n"
