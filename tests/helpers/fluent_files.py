"""Fluent files as a test sees them: what a language can say, what each sentence needs, and every way it can sound.

``Book("fr", ("games", "page")).arguments["seat-cards"]`` is ``{"n"}``.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Junk,
    Message,
    MessageReference,
    Pattern,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.serializer import serialize_pattern, serialize_variant_key
from fluent.syntax.visitor import Visitor

import billi.words

FILES = Path(billi.words.__file__).parent
NUMBERS = (0, 1, 2, 3, 8, 9, 1000)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Mentions(Visitor):
    """What a pattern has: words, other messages, and arguments with the keys it tells apart by each."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.messages: set[str] = set()
        self.arguments: dict[str, set[str]] = {}
        self.words = ""

    def visit_TextElement(self, node: TextElement) -> None:
        """Note words."""
        self.words += node.value

    def visit_MessageReference(self, node: MessageReference) -> None:
        """Note another message."""
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: VariableReference) -> None:
        """Note an argument."""
        self.arguments.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        """Note what an argument decides."""
        if isinstance(node.selector, VariableReference):
            keys = {serialize_variant_key(variant.key) for variant in node.variants}
            self.arguments.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        """Note an argument that must be a number."""
        for given in node.arguments.positional:
            if isinstance(given, VariableReference):
                self.arguments.setdefault(given.id.name, set()).add("other")
        self.generic_visit(node)


class Book:
    """What a language says on some topics."""

    def __init__(self, language: str, topics: tuple[str, ...]) -> None:
        """Read the files."""
        self.language = language
        self.sources = [(FILES / language / f"{topic}.ftl").read_text(encoding="utf-8") for topic in topics]

    @functools.cached_property
    def entries(self) -> list[Message | Junk]:
        """Everything in the files that is not a comment, as it was understood."""
        found = [entry for source in self.sources for entry in FluentParser().parse(source).body]
        return [entry for entry in found if isinstance(entry, Message | Junk)]

    @property
    def junk(self) -> list[str]:
        """What was not understood."""
        return [str(entry.content) for entry in self.entries if isinstance(entry, Junk)]

    @functools.cached_property
    def messages(self) -> dict[str, Message]:
        """The messages by id."""
        return {entry.id.name: entry for entry in self.entries if isinstance(entry, Message)}

    @functools.cached_property
    def patterns(self) -> dict[str, Pattern]:
        """Everything that can be said, by id or "id.attribute"."""
        said = {}
        for name, message in self.messages.items():
            assert message.value is not None, f"{name} has only attributes"
            said[name] = message.value
            for attribute in message.attributes:
                said[f"{name}.{attribute.id.name}"] = attribute.value
        return said

    @functools.cached_property
    def spelled(self) -> dict[str, str]:
        """Everything that can be said, as it stands in the files."""
        return {name: serialize_pattern(pattern).strip() for name, pattern in self.patterns.items()}

    @functools.cached_property
    def mentions(self) -> dict[str, Mentions]:
        """What everything mentions, and what those it mentions do."""
        return {name: self._mentions(name) for name in self.patterns}

    def _mentions(self, name: str) -> Mentions:
        found = Mentions()
        found.visit(self.patterns[name])
        for message in found.messages.copy():
            deeper = self._mentions(message)
            found.messages |= deeper.messages
            for argument, keys in deeper.arguments.items():
                found.arguments.setdefault(argument, set()).update(keys)
        return found

    @functools.cached_property
    def mentioned(self) -> set[str]:
        """The messages that are part of others."""
        return set().union(*(found.messages for found in self.mentions.values()))

    @functools.cached_property
    def arguments(self) -> dict[str, set[str]]:
        """The arguments everything needs."""
        return {name: set(found.arguments) for name, found in self.mentions.items()}

    @functools.cached_property
    def tries(self) -> list[tuple[str, str]]:
        """Everything said in every way: a choice for each key, numbers where numbers decide, else "<argument>"."""
        return list(self._try())

    def _try(self) -> Iterator[tuple[str, str]]:
        for name in self.patterns:
            told_apart = self.mentions[name].arguments
            for at in range(max((len(samples(key, keys)) for key, keys in told_apart.items()), default=1)):
                given = {key: samples(key, keys)[at % len(samples(key, keys))] for key, keys in told_apart.items()}
                yield name, self.text(name, given)

    def text(self, name: str, given: dict[str, str | int]) -> str:
        """Return a message, filled in."""
        message = self._bundle.get_message(name.partition(".")[0])
        pattern = message.attributes[name.partition(".")[2]] if "." in name else message.value
        text, problems = self._bundle.format_pattern(pattern, given)
        assert not problems, f"{name} in {self.language}: {problems}"
        return str(text)

    @functools.cached_property
    def _bundle(self) -> Any:
        bundle = FluentBundle([self.language], use_isolating=False)
        for source in self.sources:
            bundle.add_resource(FluentResource(source))
        return bundle


def samples(argument: str, keys: set[str]) -> list[str | int]:
    """Return what to try for an argument by which these keys are told apart."""
    if keys & PLURALS or any(key.isdigit() for key in keys):
        return list(NUMBERS)
    return [*sorted(keys)] or [f"<{argument}>"]


# What no language may do


def unshown(book: Book) -> list[tuple[str, str]]:
    """Return the messages with an argument that they neither show nor tell anything apart by."""
    said: dict[str, str] = {}
    for name, text in book.tries:
        said[name] = said.get(name, "") + text
    return [
        (name, argument)
        for name in book.patterns
        for argument, keys in book.mentions[name].arguments.items()
        if not keys and f"<{argument}>" not in said[name]
    ]


def exclaimed(book: Book) -> list[str]:
    """Return the messages that exclaim anything but Willi's name."""
    return sorted({name for name, text in book.tries if "!" in re.sub("Willi\u00a0?!", "", text)})


def misspaced(book: Book) -> list[str]:
    """Return what is said with a French double sign that could stand alone on a line, or too close."""
    return [text for _, text in book.tries if re.search("[^\u00a0][:;!?»%]|«[^\u00a0]", text)]


def untypographic(book: Book) -> list[str]:
    """Return what is said with the quotation marks of a typewriter."""
    return [text for _, text in book.tries if re.search("[\"']", text)]
