"""The shape of a record: making one of a game, and checking one from outside before anything relies on it.

What is known is checked to the type: a whole number is not a text, a boolean or 1.0. What is not known is left alone.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Union, get_args, get_origin
from unicodedata import category

from billi import fair
from billi.errors import LONGEST_SHOWN, BilliError, InvalidArgument, InvalidPosition, InvalidRecord, Phrase, printable
from billi.games import GAMES
from billi.games.spec import EventDict
from billi.state import Game

if TYPE_CHECKING:
    from billi.games.events import Field
    from billi.state import State

Record = dict[str, Any]
Check = Callable[[Phrase, str, Any], None]
Fields = Mapping[str, Mapping[str, tuple[Check, bool]]]
"""By event and field: what it may hold, and whether it must be there."""

VERSIONS: Final = (1, 2)
"""What can be read: see :mod:`billi.record.version1`."""
DIGITS: Final = 64
HEXADECIMAL: Final = re.compile(rf"[0-9a-f]{{{DIGITS}}}")


def record_of_state(state: "State", names: Sequence[str] | None = None) -> Record:
    """Return the record of a game, finished or not, with the ``names`` of its people by seat, if they have any.

    Only what has left an event is in it: a choice still secret (a box, a gift) or a call just declined is not.

    >>> import billi
    >>> game = billi.game("willi")
    >>> record = record_of_state(game.start(deck=game.spec.deck, dealer=0), ["Ann", "Bo", "Cy", "Di"])
    >>> record["options"], record["events"][0]
    ({'players': 4, 'exchange': 'any'}, {'t': 'round', 'round': 1, 'dealer': 0, 'first': 1})
    """
    game = state.game
    events = state.events
    first_round = getattr(events[0], "round", 0) if events else state.dealing * state.position.round
    if first_round != 1:
        raise InvalidPosition("record-no-beginning")
    options = {"players": game.players, **game.options}
    record: Record = {"billi": game.spec.record_version, "game": game.name, "options": options}
    if names is not None:
        record["names"] = list(names)
        _check_names(where(1), record["names"], game.players)
        first = game.spec.first_dealers(game, names)
        dealer = getattr(events[0], "dealer", None) if events else None
        if dealer is not None and dealer not in first.allowed:
            dealers = list(first.allowed)
            raise InvalidArgument(first.sentence, first.rule, dealers=dealers, dealer=dealer)
    from msgspec import json as quick  # only where a record is made: all of billi's command line loads this module

    record["events"] = quick.decode(quick.encode(events))
    if state.over:
        record |= {"points": state.points, "winners": state.winners}
    return record


def without_name(record: Record, who: int) -> Record:
    """Return a record without somebody's name: a seat's first person, or a later one as ``seating`` counts them.

    What of it the game went by stays: see :meth:`billi.games.spec.GameSpec.kept_name`.

    >>> without_name({"game": "misterbill", "names": ["Ann", "Bo", "Willi"]}, 1)["names"]
    ['Ann', '', 'Willi']
    >>> without_name({"game": "willi", "names": ["Ann", "Bo", " willi"]}, 2)["names"]
    ['Ann', 'Bo', 'Willi']
    """
    names, seating = list(record.get("names", [])), record.get("seating")
    if who < len(names):
        names[who] = nameless(names[who], record.get("game", ""))
        record = {**record, "names": names}
    if seating:
        record = {**record, "seating": [{**one, "name": ""} if one.get("who") == who else one for one in seating]}
    return record


def nameless(name: str, game: str) -> str:
    """Return what is left of the name of somebody who was forgotten."""
    return GAMES[game].kept_name(name) if game in GAMES else ""


def check(record: Any, number: int = 1) -> Game:
    """Refuse what is not shaped like a record; return the game it is of. ``number`` is its place in a file."""
    here = where(number)
    _object(here, "record", record)
    version = _field(here, record, "billi", _whole)
    if version not in VERSIONS:
        raise InvalidRecord("file-wrong-version", where=here, found=shown(version), expected=VERSIONS[-1])
    game = _check_game(here, record)
    if "names" in record:
        _check_names(here, record["names"], game.players)
    for field in ("points", "winners", "bots", "stood_in"):
        if field in record:
            _wholes(here, field, record[field])
    fields = _fields(game.name)
    for index, event in enumerate(_field(here, record, "events", _list)):
        _check_event(where(number, index), event, f"events[{index}]", game, fields)
    if "seating" in record:
        _check_seating(here, record, game.players)
    return game


def check_proof(here: Phrase, proof: Any, people: int) -> None:
    """Refuse what is not shaped like a proof of fair luck for so many people."""
    _object(here, "fair", proof)
    version = _field(here, proof, "version", _whole, "fair.version")
    if not fair.WITHOUT_CUTS <= version <= fair.VERSION:
        raise InvalidRecord("verify-proof-version", where=here, found=shown(version), expected=fair.VERSION)
    _field(here, proof, "commitment", _digits, "fair.commitment")
    words = _by_seat(here, proof, "words", _text, people)
    try:
        fair.check_words(words)
    except BilliError as why:
        raise InvalidRecord("verify-words-wrong", where=here, why=why.phrase) from None
    if version > fair.WITHOUT_CUTS:
        _by_seat(here, proof, "seals", _digits_or_none, people)
        _by_seat(here, proof, "cuts", _digits_or_none, people)
        _field(here, proof, "tries", _whole, "fair.tries")
    if "secret" in proof:
        _digits(here, "fair.secret", proof["secret"])


def _by_seat(here: Phrase, proof: Mapping[str, Any], name: str, check_item: Check, people: int) -> Any:
    """Return a field of a proof that has one item a person, or say what is wrong with it."""
    field = f"fair.{name}"
    items = _field(here, proof, name, _list_of(check_item), field)
    if len(items) != people:
        raise InvalidRecord("verify-by-seat", where=here, field=field, expected=people, found=len(items))
    return items


def where(number: int, index: int | None = None) -> Phrase:
    """Return where something is wrong: the number of the record, and the event by its index."""
    if index is None:
        return Phrase("where-record", record=number)
    return Phrase("where-event", record=number, event=index + 1)


def shown(value: Any) -> str:
    r"""Write a value from outside as JSON, shortened, fit for a terminal.

    >>> print(shown(["R5", "\x1b"]), shown("x" * 200)[-3:], shown(float("nan")))
    ["R5","\u001b"] xx… NaN
    """
    try:
        text = printable(json.dumps(value, ensure_ascii=False, separators=(",", ":")))
    except (TypeError, ValueError, RecursionError):
        text = f"({type(value).__name__})"
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def bare(text: str) -> str:
    """Write a text from outside without its quotation marks."""
    return shown(text).removeprefix('"').removesuffix('"')


def known_fields(event: EventDict, game: str) -> EventDict:
    """Return what of an event the format knows."""
    from billi.games.events import fields_of

    known = fields_of(GAMES[game].events.by_kind[event["t"]])
    return {name: event[name] for name in ("t", *(field.key for field in known)) if name in event}


def _check_game(here: Phrase, record: Record) -> Game:
    name = _field(here, record, "game", _text)
    if name not in GAMES:
        raise InvalidRecord("file-unknown-game", where=here, found=bare(name), games=sorted(GAMES))
    spec, said = GAMES[name], Phrase(f"game-{name}")
    options = dict(_field(here, record, "options", _object))
    players = _field(here, options, "players", _whole, "options.players")
    if players not in spec.players:
        allowed = list(spec.players)
        raise InvalidRecord("file-option-value", where=here, option="players", found=shown(players), values=allowed)
    del options["players"]
    for option, value in options.items():
        if option not in spec.options:
            raise InvalidRecord("file-unknown-option", where=here, game=said, option=bare(option))
        _text(here, f"options.{option}", value)
        if value not in spec.options[option]:
            values = list(spec.options[option])
            raise InvalidRecord("file-option-value", where=here, option=option, found=bare(value), values=values)
    return Game(name, players, {**spec.unrecorded, **options})


def _check_names(here: Phrase, names: Any, people: int) -> None:
    _list(here, "names", names)
    for place, name in enumerate(names):
        _text(here, f"names[{place}]", name)
        for sign in name:
            if category(sign) in ("Cc", "Cs"):
                raise InvalidRecord("file-bad-character", where=here, found=sign)
    if len(names) != people:
        raise InvalidRecord("verify-names", where=here, expected=people, found=len(names))


def _check_seating(here: Phrase, record: Record, people: int) -> None:
    """Refuse newcomers to seats or rounds that are not in the game."""
    last = max((event["round"] for event in record["events"] if event["t"] == "round"), default=0)
    _list(here, "seating", record["seating"])
    for place, one in enumerate(record["seating"]):
        at = f"seating[{place}]"
        _object(here, at, one)
        for field, there in (("round", range(2, last + 1)), ("seat", range(people))):
            found = _field(here, one, field, _whole, f"{at}.{field}")
            if found not in there:
                raise InvalidRecord("file-not-in-game", where=here, field=f"{at}.{field}", found=shown(found))
        _field(here, one, "name", _text, f"{at}.name")
        if "who" in one:
            _whole(here, f"{at}.who", one["who"])


def _check_event(here: Phrase, event: Any, place: str, game: Game, fields: Fields) -> None:
    _object(here, place, event)
    kind = _field(here, event, "t", _text)
    if kind not in fields:
        raise InvalidRecord("file-unknown-event", where=here, game=Phrase(f"game-{game.name}"), found=bare(kind))
    for field, (check_value, needed) in fields[kind].items():
        if needed or field in event:
            _field(here, event, field, check_value)


def _field(here: Phrase, owner: Mapping[str, Any], field: str, check_value: Check, path: str = "") -> Any:
    if field not in owner:
        raise InvalidRecord("file-missing-field", where=here, field=path or field)
    check_value(here, path or field, owner[field])
    return owner[field]


# What a field can be


def _whole(here: Phrase, field: str, value: Any) -> None:
    if type(value) is not int:
        raise _wrong_type(here, field, "type-whole", value)


def _text(here: Phrase, field: str, value: Any) -> None:
    if not isinstance(value, str):
        raise _wrong_type(here, field, "type-text", value)


def _digits(here: Phrase, field: str, value: Any) -> None:
    _text(here, field, value)
    if not HEXADECIMAL.fullmatch(value):
        raise InvalidRecord("verify-digits", where=here, field=field, limit=DIGITS)


def _digits_or_none(here: Phrase, field: str, value: Any) -> None:
    if value != "":
        _digits(here, field, value)


def _list(here: Phrase, field: str, value: Any) -> None:
    if type(value) is not list:
        raise _wrong_type(here, field, "type-list", value)


def _object(here: Phrase, field: str, value: Any) -> None:
    if type(value) is not dict:
        raise _wrong_type(here, field, "type-object", value)


def _list_of(check_item: Check) -> Check:
    def check_list(here: Phrase, field: str, value: Any) -> None:
        _list(here, field, value)
        for place, item in enumerate(value):
            check_item(here, f"{field}[{place}]", item)

    return check_list


def _or_null(check_value: Check) -> Check:
    def check_unless_null(here: Phrase, field: str, value: Any) -> None:
        if value is not None:
            check_value(here, field, value)

    return check_unless_null


def _card_of(game: str) -> Check:
    deck = frozenset(GAMES[game].deck)

    def check_card(here: Phrase, field: str, value: Any) -> None:
        _text(here, field, value)
        if value not in deck:
            raise InvalidRecord("file-unknown-card", where=here, game=Phrase(f"game-{game}"), found=bare(value))

    return check_card


def _wrong_type(here: Phrase, field: str, expected: str, value: Any) -> InvalidRecord:
    return InvalidRecord(
        "file-wrong-type", where=here, field=field, expected=Phrase(expected), found=Phrase(_type_of(value))
    )


def _type_of(value: Any) -> str:
    if value is None:
        return "type-null"
    if isinstance(value, bool):
        return "type-boolean"
    if isinstance(value, int):
        return "type-whole"
    if isinstance(value, float):
        return "type-decimal"
    if isinstance(value, str):
        return "type-text"
    return "type-object" if isinstance(value, Mapping) else "type-list"


# The fields of every event, as each game lists them
_wholes: Final = _list_of(_whole)


@cache
def _fields(game: str) -> Fields:
    from billi.games.events import fields_of

    kinds = GAMES[game].events.by_kind
    return {
        kind: {field.key: (_check_of(field.type, field, game), not field.is_optional) for field in fields_of(event)}
        for kind, event in kinds.items()
    }


def _check_of(held: Any, field: "Field", game: str) -> Check:
    """Return what checks that a field of a record holds what its event declares."""
    if get_origin(held) is Annotated:
        return _check_of(get_args(held)[0], field, game)
    if get_origin(held) in (Union, UnionType):
        [rest] = [one for one in get_args(held) if one not in (NoneType, int)]  # hidden hands are no record's
        check_rest = _check_of(rest, field, game)
        return _or_null(check_rest) if NoneType in get_args(held) else check_rest
    if get_origin(held) is tuple:
        return _list_of(_check_of(get_args(held)[0], field, game))
    if held is int:
        return _whole
    return _text if get_origin(held) is Literal else _card_of(game)
