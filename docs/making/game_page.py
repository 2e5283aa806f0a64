"""The page of a game: its cards, options, choices, events and views, from its spec."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from itertools import product
from typing import Any, Final

import billi
from billi.attribute_docs import attribute_docs, in_one_line
from billi.games.action import Action
from billi.games.events import Event, Field, fields_of
from billi.games.spec import GameSpec
from billi.words import Words
from making.cards import picture, sheet
from making.rulebook import Rulebook, rulebook

GAMES_PLAYED: Final = 3
"""How many random games of each kind are enough to see every kind of choice: a test says so."""
EXAMPLE_MOVE: Final = 20
"""The move before which a position is shown."""


@dataclass
class Phase:
    """What is asked while the table waits for something."""

    forms: dict[str, set[str]] = field(default_factory=dict)
    """How choices are written, and the cards that may stand in them."""
    rules: set[str] = field(default_factory=set)
    """The rules by which somebody, or luck, is asked."""


def game_page(spec: GameSpec[Any], language: str = "en") -> str:
    """Write the page of a game, as Markdown."""
    rules = rulebook(spec.name, language)
    name = Words(language).text(f"game-{spec.name}")
    fewest, most = spec.players[0], spec.players[-1]
    parts = [
        f"# {name}",
        rules.intro if rules else in_one_line(type(spec).__doc__ or ""),
        f"{fewest} {'or' if most == fewest + 1 else 'to'} {most} players, {len(spec.deck)} cards, "
        f"{spec.rules.LAST_ROUND} rounds: "
        f"`billi.game({spec.name!r}, players={most if most < 5 else 4})`. "
        "Everything below is read from the code when this page is built.",
        *_in_a_minute(spec, rules),
        "## Cards",
        *_cards(spec, language),
        *_options(spec, language),
        "## What is asked",
        "A state's `phase` says what the table waits for. In each, these are the choices; written so, they go into "
        "`state.apply(seat, …)`.",
        _choices(spec, rules),
        "## Events",
        "What happens, in `state.events`, in views and in records. A field in *italics* is not for all eyes.",
        _events(spec),
        "## What is seen",
        f"`state.view(seat)` is a `{spec.view.__name__}`. What all may see is the board:",
        _fields(spec.board),
        "and a seat sees besides:",
        _fields(spec.view, but=spec.board),
        "A spectator's view, `state.view(None)`, has the board, and no hand.",
        "## Setting up a position",
        f"`billi.game({spec.name!r}, players=…).position(…)` takes the `hands` and whatever is not as usual of "
        + ", ".join(f"`{name}`" for name in _position_fields(spec))
        + ". It refuses what no game reaches. Every state prints as the call that sets it up:",
        _example(spec),
    ]
    return "\n\n".join(parts) + "\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table."""
    written = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", r"\|") for cell in row) + " |" for row in written)


def _in_a_minute(spec: GameSpec[Any], rules: Rulebook | None) -> Iterator[str]:
    if rules:
        yield "## In one minute"
        yield "\n".join(f"{number}. {said}" for number, said in enumerate(rules.quick, start=1))
        yield f"[All the rules](../rules/{spec.name}.md), each with its id."


def _cards(spec: GameSpec[Any], language: str) -> Iterator[str]:
    copies = Counter(spec.deck)
    yield sheet(spec.name, copies)
    say = Words(language).text
    if max(copies.values()) > 1:  # kinds, of which there are several
        rows = [
            [picture(spec.name, card, say(f"card-{card}")), f"`{card}`", say(f"card-{card}"), str(number)]
            for card, number in copies.items()
        ]
        yield table(["", "code", "name", "how many"], rows)
    else:
        by_letter: dict[str, list[str]] = {}
        for card in spec.deck:
            by_letter.setdefault(card[0], []).append(card)
        rows = [
            [f"`{cards[0]}`" + (f" to `{cards[-1]}`" if cards[1:] else ""), _row(spec, cards)]
            for cards in by_letter.values()
        ]
        yield table(["codes", "cards"], rows)


def _row(spec: GameSpec[Any], cards: Sequence[str]) -> str:
    return " ".join(picture(spec.name, card, card) for card in cards)


def _options(spec: GameSpec[Any], language: str) -> Iterator[str]:
    if not spec.options:
        return
    say = Words(language).text
    yield "## Options"
    yield "The first value of each is the usual one."
    yield table(
        ["option", "value", "meaning", "players"],
        [
            [
                f"`{option}`" if value == values[0] else "",
                f"`{value}`",
                say(f"option-{spec.name}-{option}-{value}"),
                ", ".join(str(players) for players in spec.players if option in spec.options_for(players)),
            ]
            for option, values in spec.options.items()
            for value in values
        ],
    )


# Choices


@cache
def phases(spec: GameSpec[Any]) -> dict[str, Phase]:
    """Return what is asked in each phase, as games played at random show it."""
    found = {phase: Phase() for phase in spec.phases}
    for state in _positions(spec):
        phase = found[state.phase]
        phase.rules.add(spec.asked_by(state.position))
        for seat in state.to_act:
            for action in state.legal(seat):
                phase.forms.setdefault(written(action), set()).update([action.card] if action.card else [])
    for number, (name, phase) in enumerate(found.items()):
        if not phase.rules and name != "over":  # luck has decided before anyone could look
            position = spec.empty()
            position.phase = number
            phase.rules.add(spec.asked_by(position))
    return found


def _positions(spec: GameSpec[Any]) -> Iterator[billi.State]:
    """Play games with every number of players and every option, at random but always alike."""
    for players, chosen in product(spec.players, product(*spec.options.values())):
        game = billi.Game(spec.name, players, dict(zip(spec.options, chosen, strict=True)), spec)
        for seed in range(GAMES_PLAYED):
            state = game.start(seed=seed)
            step = 0
            while not state.over:
                yield state
                seat = state.to_act[0]
                legal = state.legal(seat)
                step += 1
                state.apply(seat, legal[(seed + step * 7919) % len(legal)])


def written(action: Action) -> str:
    """Write how choices of this kind are written.

    >>> written(Action.parse("play E on seat 3"))
    'play CARD on seat N'
    """
    card = "CARD" if action.card else None
    text = str(Action(action.verb, card, 0 if action.seat is not None else None, action.direction))
    return text.replace("seat 0", "seat N")


def _choices(spec: GameSpec[Any], rules: Rulebook | None) -> str:
    rows = []
    for name, phase in phases(spec).items():
        behind = " ".join(_rule(spec, rules, rule) for rule in sorted(phase.rules))
        nothing = "nothing: the game has ended" if name == "over" else "nothing: luck is next"
        for place, form in enumerate(sorted(phase.forms) or [""]):
            choice = f"`{form}`" if form else nothing
            rows.append(["" if place else f"`{name}`", choice, _held(spec, phase, form), "" if place else behind])
    return table(["phase", "choice", "cards", "rule"], rows)


def _held(spec: GameSpec[Any], phase: Phase, form: str) -> str:
    cards = phase.forms.get(form, set())
    return (
        "any"
        if cards == set(spec.deck)
        else " ".join(f"`{card}`" for card in dict.fromkeys(spec.deck) if card in cards)
    )


def _rule(spec: GameSpec[Any], rules: Rulebook | None, rule: str) -> str:
    return f"[{rule}](../rules/{spec.name}.md#{rule})" if rules and rule in rules.ids else rule


# Events and views


def _events(spec: GameSpec[Any]) -> str:
    return table(
        ["`t`", "class", "when", "fields"],
        [
            [
                f"`{kind}`",
                f"`{event.__name__}`",
                in_one_line(event.__doc__ or ""),
                "<br>".join(_field(event, told) for told in fields_of(event)),
            ]
            for kind, event in spec.events.by_kind.items()
        ],
    )


def _field(event: type[Event], field: Field) -> str:
    said = _said(event).get(field.name, "")
    if field.known_to is not None:
        who = " and ".join(f"`{name.rstrip('_')}`" for name in field.known_to)
        return f"*`{field.key}`*: only for {who}"
    name = f"*`{field.key}`*" if field.is_own else f"`{field.key}`"
    return f"{name}: {_lowered(said)}" if said else name


def _lowered(said: str) -> str:
    return (said[0].lower() + said[1:]).removesuffix(".") if said[1:2].islower() else said.removesuffix(".")


def _fields(kind: type[Any], but: type[Any] | None = None) -> str:
    known = {shown.name for shown in fields(but)} if but else set()
    said = _said(kind)
    return table(
        ["field", "type", "what"],
        [
            [f"`{shown.name}`", f"`{_type(shown.type)}`", said.get(shown.name, "")]
            for shown in fields(kind)
            if shown.name not in known
        ],
    )


def _said(kind: type[Any]) -> dict[str, str]:
    """Return what the source says under the fields of a class and of those it comes from."""
    said: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        module = sys.modules[base.__module__]
        if base.__module__.partition(".")[0] not in ("builtins", "typing", "msgspec"):
            said |= attribute_docs(module).get(base.__name__, {})
    return said


def _type(held: Any) -> str:
    if isinstance(held, str):
        return held
    return held.__name__ if isinstance(held, type) and not hasattr(held, "__args__") else _bare(str(held))


def _bare(text: str) -> str:
    """Leave out the modules types come from."""
    return " ".join(_last(word) for word in text.split(" "))


def _last(word: str) -> str:
    head, bracket, inner = word.partition("[")
    return head.rpartition(".")[2] + bracket + (_last(inner) if inner else "")


def _position_fields(spec: GameSpec[Any]) -> list[str]:
    """Return the fields of a position besides the hands; whoever names one that is not there is told them."""
    game = billi.Game(spec.name, spec.players[-1], {}, spec)
    try:
        game.position(hands=[""] * game.players, **{"?": None})
    except billi.InvalidPosition as error:
        return [name for name in error.details["known"] if name != "hands"]
    raise AssertionError("a field that no position has was taken")


def _example(spec: GameSpec[Any]) -> str:
    """Return a position in the middle of a game, as text."""
    for state, _ in zip(_positions(spec), range(EXAMPLE_MOVE), strict=False):
        shown = state
    return f"```pycon\n>>> print(state)\n{shown}\n>>> state\n{shown!r}\n```"
