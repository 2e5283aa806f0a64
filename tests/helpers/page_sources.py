"""What the sources of the page say, as web/tests/texts.mjs tells it: the page's side of the words."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from helpers.node import run
from helpers.paths import WEB

GAME = "(misterbill|willi)"
CARD = "[OSPWHDETGLRB]"
WAITER = "[ETGLR]"
RULE = r"(MB|W)\d+[ETGLR]?"

# Ids put together in the code: how each stands there, and what it can become. Attributes are left away.
ASSEMBLED = {
    "answer-{}": "answer-(left|right|pass|keep|call|no-call)",
    "ask-give-{}": "ask-give-[EGR]",
    "ask-{}": "ask-(forced-(serve|take)|given-(pass|keep)|waived)",
    "bot-name-{}": "bot-name-((easy|master|sharp)-)?[0-7]",
    "bots-like-{}": "bots-like-(easy|house|master|sharp)",
    "bots-play-{}": "bots-play-(easy|house|master|sharp)",
    "card-{}": f"card-{CARD}",
    "choice-{}": "choice-(play|box|take|give|call|no-call|keep|pass)",
    "choice-waiter-{}": f"choice-waiter-{WAITER}",
    "colour-{}": "colour-[RYGB]",
    "earned-place-{}": "earned-place-[1-4]",
    "game-{}": f"game-{GAME}",
    "hint-{}": f"hint-{GAME}-.+",
    "home-{}": f"home-{GAME}",
    "language-{}": "language-(en|fr|de|it)",
    "learn-{}": f"learn-{GAME}",
    "lesson-{}-": f"lesson-{GAME}-.+",
    "lesson-{}-{}": f"lesson-{GAME}-.+",
    "log-{}": "log-(out|pass)",
    "log-waiter-{}": f"log-waiter-{WAITER}",
    "new-option-{}": "new-option-(exchange|willi_starts|willi_sits)",
    "option-{}-{}-{}": f"option-{GAME}-(exchange|willi_starts|willi_sits)-.+",
    "phrase-{}": "phrase-.+",
    "picture-name-{}": "picture-name-[1-4]",
    "picture-{}": f"picture-({RULE}|before|after|first|second|third)",
    "play-{}": "play-(result|luck|without)",
    "play-about-{}": "play-about-(luck|given|counts)",
    "play-against-{}": "play-against-(random|easy|house|sharp|master|mixed|people)",
    "play-change-{}": "play-change-(less|more|same)",
    "review-{}": "review-(result|deal|draws|own|others|luckiest|unluckiest|dearest)",
    "puzzle-day-{}": "puzzle-day-(found|missed|open)",
    "replay-{}": "replay-(back|forward|round-back|round-forward|trick|turn)",
    "replay-to-{}": "replay-to-(round|trick|turn)",
    "rule-{}": f"rule-{RULE}",
    "rule-{}-{}": f"rule-{RULE}-(example|ours|house|online)",
    "rules-note-{}": "rules-note-(example|ours|house|online)",
    "rules-{}-{}": f"rules-{GAME}-[a-z]+",
    "rules-{}-intro": f"rules-{GAME}-intro",
    "rules-{}-quick-{}": rf"rules-{GAME}-quick-\d",
    "rules-{}-tip-{}": rf"rules-{GAME}-tip-\d",
    "scores-trouble-{}": "scores-trouble-(unstored|newer|broken)",
    "seat-bot-{}": "seat-bot-(easy|master|sharp)",
    "settings-{}": "settings-(pace|sort|light)",
    "settings-{}-{}": "settings-(pace-(calm|brisk|fast|instant)|sort-(colour|value)|light-(system|light|dark))",
    "side-{}": "side-(log|chat|score|review|table|settings)",
    "table-{}": "table-(trick|hand)",
    "team-{}": "team-[1-4]",
    "title-lesson-{}": f"title-lesson-{GAME}",
    "title-rules-{}": f"title-rules-{GAME}",
    "waiter-{}": f"waiter-{WAITER}",
}


@functools.cache
def told() -> dict[str, list[Any]]:
    """Have Node read the sources."""
    done = run(WEB / "tests" / "texts.mjs")
    assert done.returncode == 0, done.stderr
    found: dict[str, list[Any]] = json.loads(done.stdout)
    return found


def bare(id: str) -> str:
    """Return an id without its attribute."""
    return id.partition(".")[0]


def literals() -> Iterator[tuple[str, str]]:
    """Return every text in the code that could be an id, and where it stands."""
    yield from ((text, where) for text, where in told()["literals"] if re.fullmatch(r"[a-z]+(-\w+)+(\.[a-z]+)?", text))


def templates() -> Iterator[tuple[str, str]]:
    """Return every template in the code that could become an id, as "card-{}", and where it stands."""
    for shape, where in told()["templates"]:
        if re.fullmatch(r"[a-z]+-[\w{}-]*(\.[a-z]+)?", shape) and "{}" in shape:
            yield bare(shape), where


def said() -> Iterator[tuple[str, set[str] | None, str]]:
    """Return everything said by name, what it is given where that is written out, and where."""
    yield from ((id, given if given is None else set(given), where) for id, given, where in told()["said"])


def could_be(id: str, known: Iterable[str]) -> list[str]:
    """Return the messages, or their attributes, that an id of the code stands for."""
    shape, _, attribute = id.partition(".")
    pattern = ASSEMBLED.get(shape, re.escape(shape)) + (re.escape(f".{attribute}") if attribute else "")
    return [name for name in known if re.fullmatch(pattern, name)]


@functools.cache
def said_by_name() -> frozenset[str]:
    """Return every id that stands in the code as it is."""
    return frozenset({bare(text) for text, _ in literals()} | {bare(id) for id, _, _ in said()})


def is_said(message: str) -> bool:
    """Whether anything in the page says a message."""
    told_of = message in said_by_name() or message.startswith(said_in_a_row())
    return told_of or any(re.fullmatch(pattern, message) for pattern in ASSEMBLED.values())


@functools.cache
def said_in_a_row() -> tuple[str, ...]:
    """Return how messages begin that are said one after the other, such as "about-"."""
    return tuple(text for text, _ in told()["literals"] if re.fullmatch(r"[a-z]+-", text))
