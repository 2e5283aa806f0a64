"""What the entries of a table's log add up to."""

import hmac
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from billi.bots import make
from billi.fair import FairLuck, proof
from billi.game import Game, State
from billi.luck import SeededLuck
from billi.notation.action import Action
from billi.notation.base import seats_in
from billi.record import without_name
from billi.table.entries import (
    Began,
    BotSat,
    Came,
    Chose,
    Entry,
    Followed,
    Forgot,
    Left,
    Lent,
    Moved,
    Muted,
    Opened,
    Said,
    Sat,
    Stood,
    StoodIn,
    Waived,
    Worded,
)

SEATING: Final = (Opened, Sat, Stood, BotSat, Moved, Lent, Forgot)
"""Entries after which other eyes see other hands."""
STAND_IN: Final = "house"
"""The bot that decides for people who are not there."""
REMEMBERED_CHAT: Final = 100


@dataclass(slots=True)
class Chair:
    """Who plays a seat."""

    person: str = ""
    name: str = ""
    bot: str = ""
    words: str = ""
    away: bool = False
    """Its person has been gone too long."""
    stood_in: bool = False
    """The host asked a bot to decide for it."""
    key: str = ""
    """What a link that shows this hand carries; "" when none was handed out."""

    @property
    def free(self) -> bool:
        """Whether anyone may sit down here."""
        return not self.person and not self.bot

    @property
    def decider(self) -> str:
        """The bot that decides for this seat now, if one does."""
        return self.bot or (STAND_IN if self.away or self.stood_in or not self.person else "")


@dataclass(slots=True)
class Table:
    """A table after some entries of its log. Everything here follows from them and the table's secret."""

    id: str
    secret: bytes
    version: int = 0
    game: Game | None = None
    opened: Opened | None = None
    host: str = ""
    chairs: list[Chair] = field(default_factory=list)
    state: State | None = None
    chosen: dict[int, Action] = field(default_factory=dict)
    """What seats have chosen in a moment that asks several at once; it counts when the last one has."""
    waived: set[int] = field(default_factory=set)
    """Who will not call in this trick."""
    asked_at: int = 0
    """Since when the present decision is open, in milliseconds."""
    asked_version: int = 0
    """The version at which it was opened: a choice made before that answers another question."""
    chat: list[tuple[int, Said]] = field(default_factory=list)
    granted: dict[tuple[str, str], int] = field(default_factory=dict)
    """The version at which each person's wish was granted."""
    muted: set[str] = field(default_factory=set)
    """People whose chat the host turned off."""
    next: str = ""
    """The code of the table where the rematch is."""
    dealt_to: list[str] = field(default_factory=list)
    """Who was in each chair when the cards were dealt: their names are in the record."""
    forgotten: set[str] = field(default_factory=set)
    """People who asked to be forgotten."""
    seated: int = 0
    """The version at which anyone last changed chairs, or handed out a link to a hand."""
    told: list[int] = field(default_factory=lambda: [0])
    """How many events had happened at each version."""

    # What is

    @property
    def begun(self) -> bool:
        """Whether the cards have been dealt."""
        return self.state is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state is not None and self.state.over

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        """How far it is: open until the cards are dealt."""
        return "over" if self.over else "playing" if self.begun else "open"

    @property
    def deadline(self) -> int | None:
        """When the clock runs out on the present decision, in milliseconds."""
        if not self.opened or not self.opened.clock or self.state is None or self.over:
            return None
        return self.asked_at + 1000 * self.opened.clock

    @property
    def waiting_for(self) -> list[int]:
        """The seats that have yet to choose."""
        if self.state is None:
            return []
        asked = seats_in(self.state.to_act_mask)
        return [seat for seat in asked if seat not in self.chosen] if self.chosen else asked

    def seats_of(self, person: str) -> list[int]:
        """List the chairs a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def people(self) -> list[str]:
        """List everyone who has to do with the game: by seat those who were dealt cards, then those who came later."""
        sitting = [chair.person for chair in self.chairs]
        if not self.begun:
            return sitting
        dealt_to = ["" if person in self.forgotten else person for person in self.dealt_to]
        return dealt_to + [person for person in dict.fromkeys(sitting) if person and person not in dealt_to]

    def seats_lent_to(self, key: str) -> list[int]:
        """List the chairs whose hand a link with this key shows."""
        shown = key.encode()
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.key and hmac.compare_digest(chair.key.encode(), shown)
        ]

    @property
    def bot_is_next(self) -> bool:
        """Whether a bot has to choose."""
        return any(self.chairs[seat].decider for seat in self.waiting_for)

    def next_of_bots(self) -> Chose | None:
        """Give the next choice a bot has to make, if one has to."""
        if self.state is None:
            return None
        for seat in self.waiting_for:
            bot = self.chairs[seat].decider
            if bot:
                return self.bot_choice(seat, bot)
        return None

    def bot_choice(self, seat: int, bot: str = STAND_IN) -> Chose:
        """Give what a bot chooses for a seat, from what that seat sees."""
        assert self.state is not None
        # A seed of its own for every choice: nothing a bot does tells of the secret that deals.
        seed = hmac.digest(self.secret, f"bot {self.version} {seat}".encode(), "sha256")
        luck = SeededLuck(int.from_bytes(seed[:7], "big"))
        return Chose(seat=seat, action=str(make(bot, luck).choose(self.state.view(seat))))

    def record(self) -> dict[str, Any]:
        """Give the record of a finished game, its luck proven."""
        assert self.state is not None
        words = [chair.words for chair in self.chairs]
        record = {**self.state.record(), "fair": proof(self.secret, words, revealed=self.over)}
        for seat, person in enumerate(self.dealt_to):
            if person in self.forgotten:
                record = without_name(record, seat)
        return record

    # What happens

    def apply(self, entry: Entry, at: int) -> None:
        """Add the next entry of the log, written ``at`` a time in milliseconds."""
        self.version += 1
        self._happen(entry, at)
        if isinstance(entry, SEATING):
            self.seated = self.version
        self.told.append(len(self.state.events) if self.state else 0)

    def _happen(self, entry: Entry, at: int) -> None:
        if entry.id:
            self.granted[entry.by, entry.id] = self.version
        match entry:
            case Opened():
                self._open(entry)
            case Sat():
                self._sit(entry)
            case Stood():
                self.chairs[entry.seat] = Chair(words=self.chairs[entry.seat].words)
            case BotSat():
                self.chairs[entry.seat] = Chair(bot=entry.bot, words=self.chairs[entry.seat].words)
            case Moved():
                self.chairs = [self.chairs[old] for old in entry.order]
            case Worded():
                self.chairs[entry.seat].words = entry.words
            case Began():
                self._begin(at)
            case Chose():
                self._choose(entry, at)
            case Waived():
                self.waived.add(entry.seat)
                self._run_on(at)
            case Left():
                self.chairs[entry.seat].away = True
            case StoodIn():
                self.chairs[entry.seat].stood_in = True
            case Came():
                self.chairs[entry.seat].away = self.chairs[entry.seat].stood_in = False
            case Said():
                self.chat.append((self.version, entry))
                del self.chat[:-REMEMBERED_CHAT]
            case Lent():
                self.chairs[entry.seat].key = self._link_key(entry.seat) if entry.on else ""
            case Muted():
                (self.muted.add if entry.on else self.muted.discard)(self.chairs[entry.seat].person)
            case Forgot():
                self._forget(entry.person)
            case Followed():
                self.next = entry.code

    def _open(self, entry: Opened) -> None:
        self.opened = entry
        self.game = Game(entry.game, entry.players, entry.options)
        self.host = entry.by
        self.chairs = [Chair() for _ in range(entry.players)]

    def _sit(self, entry: Sat) -> None:
        words = self.chairs[entry.seat].words
        self.chairs[entry.seat] = Chair(person=entry.person, name=entry.name, words=words)

    def _forget(self, person: str) -> None:
        self.forgotten.add(person)
        for seat in self.seats_of(person):
            self.chairs[seat] = Chair(bot=STAND_IN if self.begun else "", words=self.chairs[seat].words)
        self.chat = [(version, said) for version, said in self.chat if said.by != person]

    def _link_key(self, seat: int) -> str:
        """Give the key of a link to a hand. It follows from the secret, so no log need hold it."""
        return hmac.digest(self.secret, f"hand {self.version} {seat}".encode(), "sha256")[:16].hex()

    def _begin(self, at: int) -> None:
        assert self.game is not None
        luck = FairLuck(self.secret, [chair.words for chair in self.chairs])
        self.dealt_to = [chair.person for chair in self.chairs]
        self.state = self.game.start(luck=luck, names=[chair.name or chair.bot for chair in self.chairs])
        self._ask(at)

    def _ask(self, at: int) -> None:
        self.asked_at, self.asked_version = at, self.version

    def _choose(self, entry: Chose, at: int) -> None:
        assert self.state is not None
        self.chosen[entry.seat] = Action.parse(entry.action)
        if self.waiting_for:
            return
        for seat, action in self.chosen.items():
            self._act(seat, action)
        self.chosen.clear()
        self._ask(at)
        self._run_on(at)

    def _run_on(self, at: int) -> None:
        """Decline for those who said they would not call in this trick."""
        state = self.state
        while state and self._asks_to_call(state) and state.to_act[0] in self.waived:
            self._act(state.to_act[0], Action("no call"))
            self._ask(at)

    def _act(self, seat: int, action: Action) -> None:
        assert self.state is not None
        told = len(self.state.events)
        self.state.apply(seat, action)
        if any(event["t"] in ("trick", "willi") for event in self.state.events[told:]):
            self.waived.clear()

    @staticmethod
    def _asks_to_call(state: State) -> bool:
        return state.game.name == "willi" and state.table.phase == state.game.notation.rules.CALLING
