"""What is read on the page, in any language."""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast


def text(id: str, language: str = "en", /, **arguments: str | int) -> str:
    """Return a sentence as the page says it."""
    name, _, attribute = id.partition(".")
    message = _bundle(language).get_message(name)
    said, problems = _bundle(language).format_pattern(
        message.attributes[attribute] if attribute else message.value, arguments
    )
    assert not problems, problems
    return str(said)


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for topic in sorted((files("billi.words") / language).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(topic.read_text(encoding="utf-8")))
    return bundle


def messages(language: str, topic: str) -> dict[str, ast.Message]:
    """Return what the page can say of a topic, by name."""
    source = (files("billi.words") / language / f"{topic}.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}


def card(code: str, language: str = "en") -> str:
    """Return the name of a card as it stands on it."""
    if len(code) == 1:
        return text(f"card-{code}", language)
    return text(f"colour-{code[0]}.card", language, value=int(code[1]))
