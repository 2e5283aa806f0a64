"""What the doors answer."""

import msgspec
from msgspec import UNSET, UnsetType

from billi.games.advice import Advice
from billi.review.played import Played
from billi.server.store.data import Status
from billi.table.messages import TableShown


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """Who you are."""

    name: str
    language: str


class Introduced(Known, frozen=True, kw_only=True):
    """Who you are from now on."""

    token: str | UnsetType = UNSET
    """Only for a program that asked for it with `bearer`, and only when it is new."""


class DeviceLink(msgspec.Struct, frozen=True, kw_only=True):
    """What makes another device yours."""

    key: str
    expires: int
    """In milliseconds since 1970."""


class Linked(msgspec.Struct, frozen=True, kw_only=True):
    """Whose a link is."""

    name: str
    """Who made it: you, once you have claimed it."""
    instead_of: str | None
    """What you are called now, if you are somebody else; null where you are nobody yet, or made it yourself."""


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """Something you play with."""

    id: str
    kind: str
    """Its browser and system in a few words; "" where it did not say."""
    made: int
    """When it became yours, in milliseconds since 1970; 0 where that is not known."""
    seen: int
    """The beginning of the day it was last used, in milliseconds since 1970; 0 where that is not known."""
    here: bool
    """Whether it is the one that asks."""


class Devices(msgspec.Struct, frozen=True, kw_only=True):
    """All that you play with, the last used first."""

    devices: list[Device]


class Forgotten(msgspec.Struct, frozen=True, kw_only=True):
    """You are not known any more."""

    forgotten: bool


class TableOpened(msgspec.Struct, frozen=True, kw_only=True):
    """A new table."""

    code: str


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """A table anyone may join."""

    code: str
    created: int
    """In milliseconds since 1970."""
    game: str
    players: int
    language: str
    clock: int
    """Seconds a decision; 0 for as long as it takes."""
    names: list[str]
    """People and bots by seat; "" where nobody sits."""
    bots: list[int]
    """The seats of bots: whoever else is called like one is a person."""
    free: list[int]
    """The seats that are free."""


class Invitations(msgspec.Struct, frozen=True, kw_only=True):
    """Tables anyone may join, the newest first."""

    tables: list[Invitation]


class GameSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What a game of yours was and how it went."""

    id: str
    """Its record has this id once the game is over."""
    status: Status
    """`finished` when the table has been put away and only the record is left."""
    created: int
    """In milliseconds since 1970."""
    game: str
    names: list[str]
    bots: list[int]
    """The seats of bots: whoever else is called like one is a person."""
    points: list[int]
    winners: list[int]
    seat: int | None
    """Yours; null if you only took one over when the cards had been dealt."""
    code: str | UnsetType = UNSET
    """To go there, as long as the table stands."""


class Games(msgspec.Struct, frozen=True, kw_only=True):
    """A page of your games, the newest first."""

    games: list[GameSummary]
    more: bool
    """Whether there is another page."""


class PlayedGame(Played, frozen=True, kw_only=True):
    """A game you have played to its end."""

    id: str
    created: int
    """In milliseconds since 1970."""


class PlayOverTime(msgspec.Struct, frozen=True, kw_only=True):
    """What your latest games were made of, the newest first, where you played one hand yourself from first to last."""

    games: list[PlayedGame]
    waiting: int
    """How many more are being worked out: ask again in a while."""


class LessonShown(msgspec.Struct, frozen=True, kw_only=True):
    """Where a learner stands in a lesson."""

    step: str
    """The id of what is to be said now: what happens, and what to do."""
    number: int
    """Of the step, counted from 1."""
    steps: int
    """How many there are."""
    wants: list[str]
    """The choices the lesson takes now: `go on` where there is only something to read; none when it is over."""
    table: TableShown
    """The learner is seat 0; everything that has happened is in it."""


class PuzzleChoice(Advice, frozen=True, kw_only=True):
    """A choice of a puzzle, weighed against the best one, which comes first."""

    worse: int
    """In how many of the hands that are counted it brings less than the best choice,"""
    better: int
    """in how many more,"""
    of: int
    """and how many are counted."""


class PuzzleShown(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzle of a day: a table at which one choice is clearly the best."""

    date: str
    """Its day, such as `2026-11-18`,"""
    today: str
    """and which day it is for the server, by universal time: later puzzles are not told."""
    game: str
    options: dict[str, str]
    unusual: list[str]
    """The options in which the table is not played as most are."""
    seat: int
    """Whoever solves it sits here,"""
    table: TableShown
    """and sees no more of the table than is in this."""
    usual: str
    """What the bots of the house would choose: not the best."""
    choices: list[PuzzleChoice]
    """All that can be chosen, the best first."""
    answer: str = ""
    """Where it was asked for sealed: `{usual, choices}` as JSON in base64; both are empty then."""


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """Why not."""

    why: str
    """The id of the sentence."""
    text: str
    """The sentence, in the language of `Accept-Language`."""
    rule: str | None
    """The rule behind it."""


class No(msgspec.Struct, frozen=True, kw_only=True):
    """The answer of a door that does not do what was asked: any status from 400 on."""

    error: Why


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The server answers; at `/readyz` also: its store takes and gives back what is written to it."""

    ok: bool


class GameChoice(msgspec.Struct, frozen=True, kw_only=True):
    """How a game can be played."""

    players: list[int]
    options: dict[str, list[str]]
    """The values each option can take, the usual one first."""


class Keeps(msgspec.Struct, frozen=True, kw_only=True):
    """How long this server keeps what does not stay until somebody deletes it, in milliseconds."""

    unbegun: int
    """A table whose cards are never dealt, from its opening on."""
    lingering: int
    """The log of a game that is over, with names and chat, from the last word on; then only the record is left."""
    empty: int
    """A game that all have left, before bots play it to its end."""
    link: int
    """A link to another device that nobody uses."""
    cookie: int
    """The cookie in a browser, from the last visit on."""
    stranger: int
    """A person whom no table and no game has in it, from the last visit on."""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What this server is, what there is to choose from, and how long it keeps what."""

    version: str
    """Of billi."""
    keeps: Keeps
    games: dict[str, GameChoice]
    bots: list[str]
    clocks: list[int]
    """Seconds a decision; 0 for as long as it takes."""
    languages: list[str]
    phrases: list[str]
    """What can be said in one touch, and is read in every language."""
    longest_name: int
    longest_saying: int
