"""What a table's log is made of: everything that was ever decided there, in order.

Entries are facts: they were allowed when they were written and are never judged again. They are kept for good, so a
field may be added with a default, but none may change its meaning.

A server of the version before may read them too. What it does not know it must not leave out, or its table would be
another than the log tells of: then it reads none of it (:class:`NewerEntry`) and leaves the table to those who do.
"""

from collections.abc import Callable
from typing import Final

import msgspec


class NewerEntry(ValueError):
    """An entry, or something in one, that only a newer billi knows."""


class Entry(
    msgspec.Struct, frozen=True, gc=False, tag_field="do", omit_defaults=True, forbid_unknown_fields=True, kw_only=True
):
    """Something that happened at a table. ``by`` is the person who wanted it, ``id`` that person's own name for it."""

    by: str = ""
    id: str = ""


class Opened(Entry, frozen=True, kw_only=True, tag="open"):
    """A table was set up."""

    game: str
    players: int
    options: dict[str, str] = {}
    language: str = "en"
    clock: int = 0
    """Seconds a decision; 0 for as long as it takes."""
    commitment: str
    """The SHA-256 of the secret all luck will come from."""
    hints: bool = False
    """Whether people may ask for hints in company; whoever plays with bots alone always may."""
    called: list[int] = []
    """By seat, the number of the name a bot there goes by: in a rematch they keep theirs. [] where it is the seat's."""


class Sat(Entry, frozen=True, kw_only=True, tag="sit"):
    """A person took a chair."""

    seat: int
    person: str
    name: str
    seal: str = ""
    """What this person will cut the deck with, sealed; "" where nothing was promised."""


class Stood(Entry, frozen=True, kw_only=True, tag="stand"):
    """A chair was left, or its person was asked to leave it."""

    seat: int


class BotSat(Entry, frozen=True, kw_only=True, tag="bot"):
    """A bot took a chair; whoever sat there is not in it any more."""

    seat: int
    bot: str


class Moved(Entry, frozen=True, kw_only=True, tag="move"):
    """Everyone changed chairs: whoever was in ``order[i]`` is in seat i."""

    order: list[int]


class Worded(Entry, frozen=True, kw_only=True, tag="words"):
    """A seat added its own words to the luck."""

    seat: int
    words: str


class Sealed(Entry, frozen=True, kw_only=True, tag="seal"):
    """A seat's person promised anew what they will cut the deck with."""

    seat: int
    seal: str


class Closed(Entry, frozen=True, kw_only=True, tag="close"):
    """The host began: from here to the deal nobody changes chairs, names, words or seals."""


class DeckCut(Entry, frozen=True, kw_only=True, tag="cut"):
    """A seat's person cut the deck as promised."""

    seat: int
    cut: str


class LeftOut(Entry, frozen=True, kw_only=True, tag="left-out"):
    """Some seats did not cut the deck in time: the cards are dealt without them."""

    seats: list[int]


class Began(Entry, frozen=True, kw_only=True, tag="begin"):
    """The cards were dealt. Where nobody closed the table first, people did not cut the deck in those days."""

    rules: int = 1
    """The version of the game's rules they were dealt by."""
    touch: bool = False
    """Whoever draws a card says when; before there was this, the table drew for them as soon as it was their turn."""


class Chose(Entry, frozen=True, kw_only=True, tag="choose"):
    """A seat chose an action. Without ``by``, its bot did, or the one standing in for its person."""

    seat: int
    action: str


class Hinted(Entry, frozen=True, kw_only=True, tag="hint"):
    """A seat's person has asked for a hint, in company; or for several, of which the others are told together."""

    seat: int
    asked: int = 0
    """The version at which the question was asked; 0 where it is over."""
    times: int = 1


class Left(Entry, frozen=True, kw_only=True, tag="away"):
    """A seat's person has been gone too long: a bot decides until they are back."""

    seat: int


class Came(Entry, frozen=True, kw_only=True, tag="back"):
    """A seat's person is back."""

    seat: int


class StoodIn(Entry, frozen=True, kw_only=True, tag="stand-in"):
    """The host asked a bot to decide for a seat, until its person wants to again."""

    seat: int


class Said(Entry, frozen=True, kw_only=True, tag="say"):
    """Somebody said something, in their own words or in a phrase everyone reads in their own language."""

    seat: int
    name: str
    text: str = ""
    phrase: str = ""


class Lent(Entry, frozen=True, kw_only=True, tag="lend"):
    """A seat's person handed out a link that shows its hand, or took it back."""

    seat: int
    on: bool


class Muted(Entry, frozen=True, kw_only=True, tag="mute"):
    """The host turned a seat's chat off, or on again."""

    seat: int
    on: bool


class Forgot(Entry, frozen=True, kw_only=True, tag="forget"):
    """A person asked to be forgotten: their chairs go to bots, and the record will not have their name."""

    person: str


class Followed(Entry, frozen=True, kw_only=True, tag="next"):
    """A rematch was agreed: it is at another table."""

    code: str


AnyEntry = (Opened | Sat | Stood | BotSat | Moved | Worded | Sealed | Closed | DeckCut | LeftOut | Began | Chose) | (
    Hinted | Left | Came | StoodIn | Said | Lent | Muted | Forgot | Followed
)


class _Kind(msgspec.Struct):
    do: str


_DECODER: Final = msgspec.json.Decoder(AnyEntry)
_decode_kind: Final = msgspec.json.Decoder(_Kind).decode

write: Final[Callable[[Entry], bytes]] = msgspec.json.Encoder().encode
"""Writes an entry for the log: ``{"do":"choose","by":"p1","id":"7","seat":2,"action":"play R5"}``."""


def read(line: bytes) -> Entry:
    """Read an entry from the log; raise :class:`NewerEntry` for one that is written as entries are, and none of ours.

    >>> read(b'{"do":"choose","seat":2,"action":"play R5","mood":"merry"}')
    Traceback (most recent call last):
    billi.table.entries.NewerEntry: Object contains unknown field `mood`
    """
    try:
        entry: Entry = _DECODER.decode(line)
    except msgspec.ValidationError as problem:
        _decode_kind(line)  # which raises what is wrong where it is no entry at all
        raise NewerEntry(str(problem)) from problem
    return entry
