"""What people at a table are told, as data any client can render.

:mod:`billi.table.showing` fills these in; :mod:`billi.table.wishes` has what comes back.
"""

from typing import Any, Literal

import msgspec

from billi.games.advice import Advice


class Seat(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Who plays a seat."""

    name: str = ""
    """What its person is called; "" when a bot or nobody sits here."""
    bot: str = ""
    """The bot that sits here."""
    called: int | None = None
    """The number of the name a bot goes by here, where that is not the seat's: in a rematch bots keep their names."""
    host: bool = False
    """Whether its person set up the table."""
    away: bool = False
    """Its person has been gone too long: a bot decides until they are back."""
    stood_in: bool = False
    """The host asked a bot to decide for it."""
    gone: bool = False
    """Its person has not been looking for a second or more. Where several servers share tables, a few more."""
    missing: int = 0
    """Until when the others wait for somebody who is gone before a bot decides for them; 0 where none will."""
    waits: bool = False
    """Its person came after the deal: a bot plays until the next one."""
    words: str = ""
    """What it has added to the luck."""
    seal: str = ""
    """The promise of what its person will cut the deck with, until the cards are dealt: docs/fairness.md."""
    cut: bool = False
    """Its person has cut the deck, this time, and the cards wait for others."""
    left_out: bool = False
    """Its person did not cut the deck in time: the cards are dealt without."""
    lent: bool = False
    """It has handed out a link that shows its hand."""
    muted: bool = False
    """It cannot be heard: the host turned it down."""
    hints: int = 0
    """How many hints its person has asked for in this company."""
    thinking: bool = False
    """The table waits for its choice."""


class Public(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What everyone may see alike."""

    status: Literal["open", "playing", "over"]
    """``open`` until the cards are dealt, then ``playing``, then ``over``."""
    seats: list[Seat]
    tries: int = 0
    """How often people have been asked to cut the deck: 0 until the host begins, and once more each time after that
    somebody had to be left out."""
    until: int | None
    """When the clock runs out on the present decision, in milliseconds since 1970."""
    next: str
    """The code of the table where the rematch is; "" while there is none."""
    record: str
    """The id of the game's record once it is over; "" before."""
    board: dict[str, Any] | None
    """What lies on the table, as the game has it; None until the cards are dealt."""


class Ask(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What a seat is asked to choose."""

    rule: str
    """The rule behind it."""
    choices: list[str]
    """The answers it may give."""
    chosen: str | None
    """Its answer so far, where several are asked at once: it may be changed until the last one is in."""
    forced: bool = False
    """There is no choice: the table answers in a moment, as if it had been made."""
    hint: bool = False
    """A hint may be asked for."""


class Hand(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What one seat sees. Without a seat: what anybody sees."""

    seat: int | None
    hand: list[str] = []
    events: list[Any] = []
    """What has happened since the version named in ``since``, as this seat saw it."""
    ask: Ask | None = None
    besides: dict[str, str] = {}
    """What else only this seat may see, by name, as its game has it."""
    waived: bool = False
    """It has said no beforehand, until this trick is over."""
    link: str = ""
    """The key of the link that shows this hand, for its owner to hand out."""


class Own(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What only this viewer may see."""

    seats: list[int]
    """The seats this viewer plays."""
    waits: list[int] = []
    """The seats that are this viewer's from the next deal on."""
    back: list[int] = []
    """The seats where a bot plays this viewer's hand, which is theirs again once they sit down."""
    host: bool
    """Whether this viewer set up the table."""
    hands: list[Hand]
    """One for each seat whose cards this viewer may see; for a spectator, one without a seat."""


class News(msgspec.Struct, frozen=True, gc=False, tag_field="is", kw_only=True):
    """Something the server says."""


class Welcome(News, frozen=True, kw_only=True, tag="welcome"):
    """The first message: what the table was set up as."""

    code: str
    game: str
    players: int
    options: dict[str, str]
    language: str
    clock: int
    """Seconds a decision; 0 for as long as it takes."""
    commitment: str
    """The SHA-256 of the secret all luck comes from."""
    hints: bool = False
    """Whether people may ask for hints in company; whoever plays with bots alone always may."""
    now: int
    """The server's time, in milliseconds since 1970: to tell how long until ``until``."""


class TableShown(News, frozen=True, kw_only=True, tag="table"):
    """The table as it is now."""

    version: int
    since: int
    """The version this follows on: what happened after it is in ``events``. Other than the last version heard of, start
    over."""
    public: Public
    own: Own


class Heard(News, frozen=True, kw_only=True, tag="said"):
    """Somebody at the table said something."""

    version: int
    seat: int
    name: str
    text: str
    """The words, or the phrase in this viewer's language."""
    phrase: str = ""
    """The id of the phrase, if it was one."""


class Granted(News, frozen=True, kw_only=True, tag="granted"):
    """A wish was granted, and is kept for good."""

    id: str
    version: int


class RefusedWish(News, frozen=True, kw_only=True, tag="refused"):
    """A wish was not granted; the table is as it was."""

    id: str
    """"" when the message could not be read."""
    why: str
    """The id of the sentence."""
    text: str
    """Why not, in the viewer's language."""
    rule: str | None
    version: int


class HintGiven(News, frozen=True, kw_only=True, tag="hint"):
    """What a seat of yours might choose, as you asked; it comes a moment after that was granted."""

    seat: int
    version: int
    """The version at which the question was asked that this is about."""
    choices: list[Advice]
    """The best two or three, the first one to take; none where too many ask just now: ask again."""


class Goodbye(News, frozen=True, kw_only=True, tag="goodbye"):
    """The server stops. The table is kept: connect again, here or elsewhere."""

    back: int = 0
    """After so many milliseconds, so that not all tables are read again at once; everyone at one is told the same."""


AnyNews = Welcome | TableShown | Heard | Granted | RefusedWish | HintGiven | Goodbye


class TableSpliced(News, frozen=True, kw_only=True, tag="table"):
    """:class:`TableShown` with what all see encoded already: once a move, not once a viewer."""

    version: int
    since: int
    public: msgspec.Raw
    own: Own
