"""What the entries of a table's log add up to."""

import hmac
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Final, Literal

from billi.bots import BOTS, THINKERS
from billi.errors import BilliError
from billi.fair import FairLuck
from billi.games.action import Action
from billi.games.events import Event
from billi.record import nameless
from billi.state import Game, State
from billi.table.chairs import Chair, Deal
from billi.table.cutting import Cutting
from billi.table.decision import Decision
from billi.table.entries import (
    Began,
    BotSat,
    Came,
    Chose,
    Closed,
    DeckCut,
    Entry,
    Followed,
    Forgot,
    Hinted,
    Left,
    LeftOut,
    Lent,
    Moved,
    Muted,
    NewerEntry,
    Opened,
    Said,
    Sat,
    Sealed,
    Stood,
    StoodIn,
    Worded,
)
from billi.table.looking import GATHER, looking_at

SEATING: Final = (Opened, Sat, Stood, BotSat, Moved, Lent, Forgot)
"""Entries after which other eyes see other hands."""
ASIDES: Final = (Sat, Stood, BotSat, Moved, Worded, Sealed, Said, Lent, Muted, StoodIn, Hinted)
"""Entries a game can do without. Where a person wants them, they are counted."""
STAND_IN: Final = "house"
"""The bot that decides for people who are not there."""
REMEMBERED_CHAT: Final = 100
HINT: Final = "hint"
"""The phrase that tells of a hint: the table says it, nobody else can."""


class OldRules(BilliError):
    """A game that was dealt by rules that have been mended since: nobody can play it on."""


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
    sitting: frozenset[str] = frozenset()
    """The people in them,"""
    away: tuple[str, ...] = ()
    """those of them who have been gone too long, by chair,"""
    attended: bool = False
    """whether anybody plays for themselves,"""
    seats_thinkers: bool = False
    """whether a bot sits here that takes its time,"""
    deciders: list[str] = field(default_factory=list)
    """by chair the bot that decides for it now, if one does,"""
    eyes: list[int] = field(default_factory=list)
    """and by chair through whose eyes its person sees this round: its own, or, if it was not dealt to them, anybody's
    (-1). All this changes with any entry but a choice, and when a round is dealt."""
    cutting: Cutting | None = None
    """How the deck is cut, or was; None until the host begins, and in games from before people did."""
    state: State | None = None
    decision: Decision | None = field(default=None, compare=False)
    """What the state asks for; None until the cards are dealt."""
    over: bool = False
    """Whether the game has ended."""
    _lately: tuple[int, list[list[Event]]] | None = field(default=None, compare=False)
    """From which event on the last choice brought about what, as each seat saw it and last as anybody did; None where a
    round was dealt."""
    rests_at: int = field(default=-1, compare=False)
    """The version at which it was last found that nothing goes on by itself."""
    chosen: dict[int, Action] = field(default_factory=dict)
    """What seats have chosen in a moment that asks several at once; it counts when the last one has."""
    waivers: int = 0
    """How often what was said no to beforehand has come to its end: whoever waives, waives until the next time."""
    asked_at: int = 0
    """Since when the present decision is open, in milliseconds."""
    asked_version: int = 0
    """The version at which it was opened: a choice made before that answers another question."""
    showing: int = 0
    """How many milliseconds after that people have seen all that led to it, and can answer."""
    news: tuple[int, int] = (0, 0)
    """How many events had happened before what the last write brought, and how many milliseconds of them were still to
    be shown then."""
    noes: dict[str, list[int]] = field(default_factory=dict)
    """By person, how many milliseconds each "no" took once all was shown, where nobody must know whose it was."""
    spared: dict[int, range] = field(default_factory=dict)
    """By seat, the versions at which the question stood that the table last answered for it."""
    chat: list[tuple[int, Said]] = field(default_factory=list)
    granted: dict[tuple[str, str], int] = field(default_factory=dict)
    """The version at which each person's wish was granted."""
    hinted: dict[int, int] = field(default_factory=dict)
    """By seat, the version at which the question was asked for which it last had a hint that all know of."""
    muted: set[str] = field(default_factory=set)
    """People whose chat the host turned off."""
    next: str = ""
    """The code of the table where the rematch is."""
    deals: list[Deal] = field(default_factory=list)
    """Who was in each chair when each round was dealt: a hand is theirs, whoever takes the chair later."""
    taken_back: set[int] = field(default_factory=set)
    """Seats whose person has had this round's hand back from a bot: one that is put there after that stays."""
    stand_ins: set[int] = field(default_factory=set)
    """Seats dealt to people for whom a bot has chosen, where there was a choice."""
    guests: set[str] = field(default_factory=set)
    """Everyone who ever sat here, be it before the deal."""
    forgotten: set[str] = field(default_factory=set)
    """People who asked to be forgotten."""
    asides: Counter[str] = field(default_factory=Counter)
    """By person, how many entries they wanted that are not the game."""
    seated: int = 0
    """The version at which anyone last changed chairs, or handed out a link to a hand."""
    settled: int = 0
    """The version at which anything but a choice last happened, a round was dealt or the game ended."""
    told: list[int] = field(default_factory=lambda: [0])
    """How many events had happened at each version."""

    # What is

    @property
    def begun(self) -> bool:
        """Whether the cards have been dealt."""
        return self.state is not None

    @property
    def closed(self) -> bool:
        """Whether the host has begun, and the cards wait for everyone to cut the deck."""
        return self.cutting is not None and self.state is None

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        """How far it is: open until the cards are dealt."""
        return "over" if self.over else "open" if self.state is None else "playing"

    @property
    def deadline(self) -> int | None:
        """When the clock runs out on the present decision, in milliseconds."""
        if not self.opened or not self.opened.clock or self.state is None or self.over:
            return None
        return self.asked_at + self.showing + 1000 * self.opened.clock

    @property
    def waiting_for(self) -> list[int]:
        """The seats that have yet to choose."""
        if self.decision is None:
            return []
        asked = self.decision.asked
        return [seat for seat in asked if seat not in self.chosen] if self.chosen else asked

    def choices(self, seat: int) -> list[Action]:
        """List what a seat may choose now; nothing when it is not asked."""
        return self.decision.choices(seat) if self.decision else []

    def seats_of(self, person: str) -> list[int]:
        """List the chairs a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def waits(self, seat: int) -> bool:
        """Whether a chair's person came after the deal: a bot plays the hand, unseen, until the next one."""
        person = self.chairs[seat].person
        return bool(person and self.deals) and self.deals[-1].people[seat] != person

    def waits_for(self, seat: int) -> bool:
        """Whether a chair's person decides for it, and nobody else would in their absence."""
        return self.begun and not self.over and bool(self.chairs[seat].person) and not self.deciders[seat]

    def was_dealt_to(self, seat: int, person: str) -> bool:
        """Whether the cards of this round were dealt to a person in this seat."""
        return bool(self.deals) and self.deals[-1].people[seat] == person

    def may_take_back(self, seat: int, person: str) -> bool:
        """Whether a bot sits in a seat whose hand was dealt to a person, who may have it back, once in a round."""
        has_bot = bool(self.chairs[seat].bot) and seat not in self.taken_back
        return has_bot and bool(person) and self.was_dealt_to(seat, person)

    def _decider(self, seat: int) -> str:
        chair = self.chairs[seat]
        if chair.bot:
            return chair.bot
        return "" if chair.person and not chair.is_stood_in_for and not self.waits(seat) else STAND_IN

    def seen_by_all(self, told: int = 0) -> list[Event]:
        """Return what happened, from an event on, as anybody saw it."""
        assert self.state is not None
        if self._lately and told == self._lately[0]:
            return self._lately[1][-1]
        return self.state.seen(None, told)

    def seen_from(self, seat: int, told: int = 0) -> list[Event]:
        """Return what happened, from an event on, as a chair's person saw it: rounds not dealt to them, as all did."""
        lately = self._lately
        if lately and told == lately[0]:  # as almost always
            return lately[1][self.eyes[seat]]
        state, person, deal = self.state, self.chairs[seat].person, self.deals[-1]
        assert state is not None
        if told == state.happened:
            return []
        if deal.first_event <= told:
            return state.seen(seat if deal.people[seat] == person else None, told)
        seen: list[Event] = []
        for deal, following in zip_longest(self.deals, self.deals[1:]):
            end = following.first_event if following else state.happened
            if end > told:
                eyes = seat if deal.people[seat] == person else None
                seen += state.seen(eyes, max(told, deal.first_event), end)
        return seen

    def people(self) -> list[str]:
        """List everyone who has to do with the game: by seat those who were dealt cards, then those who came later."""
        sitting = [chair.person for chair in self.chairs]
        if not self.begun:
            return sitting
        return ["" if person in self.forgotten else person for person in self.dealt_to()] + [
            person for person in dict.fromkeys(sitting) if person and person not in self.dealt_to()
        ]

    def names(self, nobody: str = "") -> list[str]:
        """List by seat what lists and records call everyone; ``nobody`` is the bot that plays for an empty chair.

        A bot is called by its kind, and the number of its name where that is not the seat's: ``house``, ``house 2``.
        """
        return [chair.name or chair.bot_name(seat, nobody) for seat, chair in enumerate(self.chairs)]

    def dealt_to(self) -> list[str]:
        """List to whom cards were dealt: by seat in the first round, then those who came later, in that order."""
        first = self.deals[0].people
        later = dict.fromkeys(person for deal in self.deals[1:] for person in deal.people)
        return first + [person for person in later if person and person not in first]

    def seats_lent_to(self, key: str) -> list[int]:
        """List the chairs whose hand a link with this key shows."""
        shown = key.encode()
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.key and hmac.compare_digest(chair.key.encode(), shown)
        ]

    @property
    def left_to_bots(self) -> bool:
        """Whether nobody plays here, and nobody waits to: bots are among themselves."""
        return not self.attended and self.state is not None and not self.over

    @property
    def is_cut(self) -> bool:
        """Whether everyone has cut the deck and nothing is dealt yet."""
        return self.closed and self.cutting is not None and not self.cutting.waiting_for

    @property
    def veiled(self) -> bool:
        """Whether people are asked now of whom some have no choice, so that nobody learns which (MB14, W10)."""
        return self.decision is not None and self.decision.veiled

    @property
    def declines(self) -> tuple[str, ...]:
        """Answers of those who have no choice where others must not learn it, and of those who have and say no."""
        return self.game.spec.declines if self.game else ()

    @property
    def waived_answer(self) -> str:
        """What the table answers now for those who have said no beforehand; "" where nobody can."""
        return self.state.game.spec.waived_answer(self.state.position) if self.state else ""

    def needless_answer(self, seat: int) -> str:
        """Return what the table may answer for a seat since, as all can see, it makes no difference; or nothing."""
        return self.state.game.spec.needless_answer(self.state.position, seat) if self.state else ""

    def is_forced(self, seat: int) -> bool:
        """Whether a seat that is asked has no choice, and others must not learn it."""
        return self.decision is not None and self.veiled and self.decision.legal_mask(seat).bit_count() == 1

    # What happens

    def apply(self, entry: Entry, at: int) -> None:
        """Add the next entry of the log, written ``at`` a time in milliseconds."""
        self.version += 1
        if entry.id:
            self.granted[entry.by, entry.id] = self.version
        if isinstance(entry, Chose):  # as almost always
            is_aside = entry.seat in self.chosen  # a second thought
            self._choose(entry, at)
        else:
            is_aside = isinstance(entry, ASIDES)
            self._happen(entry, at)
            self._note_who_sits()
            self.settled = self.version
            if isinstance(entry, SEATING):
                self.seated = self.version
        if is_aside and entry.by:
            self.asides[entry.by] += 1
        self.told.append(self.state.happened if self.state else 0)

    def _happen(self, entry: Entry, at: int) -> None:
        match entry:
            case Opened():
                self._open(entry)
            case Sat():
                self._sit(entry)
            case Stood():
                self._seat(entry.seat, Chair())
            case BotSat():
                self._seat_bot(entry)
            case Moved():
                self.chairs = [self.chairs[old] for old in entry.order]
            case Worded():
                self.chairs[entry.seat].words = entry.words
            case Sealed():
                self.chairs[entry.seat].seal = entry.seal
            case Closed():
                self._close(at)
            case DeckCut() if self.cutting:
                self.cutting.made[entry.seat] = entry.cut
            case LeftOut() if self.cutting:
                self.cutting.leave_out(entry.seats)
                self._ask(at)
            case Began():
                self._check_rules(entry.rules)
                self._begin(at, entry.touch)
            case Hinted():
                self._note_hint(entry)
            case Left():
                self.chairs[entry.seat].away = True
            case StoodIn():
                self.chairs[entry.seat].stood_in = True
            case Came():
                self.chairs[entry.seat].away = self.chairs[entry.seat].stood_in = False
            case Said():
                self._say(entry)
            case Lent():
                self.chairs[entry.seat].key = self._link_key(entry.seat) if entry.on else ""
            case Muted():
                (self.muted.add if entry.on else self.muted.discard)(self.chairs[entry.seat].person)
            case Forgot():
                self.host = self._host_without(entry.person)
                self._forget(entry.person)
            case Followed():
                self.next = entry.code

    def _open(self, entry: Opened) -> None:
        self.opened = entry
        try:
            self.game = Game(entry.game, entry.players, entry.options)
        except BilliError as problem:
            raise NewerEntry(str(problem)) from problem
        self.host = entry.by
        self.chairs = [Chair(called=called) for called in entry.called or range(entry.players)]

    def _seat(self, seat: int, chair: Chair) -> None:
        """Seat somebody else; what it added to the luck stays, and so does the name of its bot."""
        before = self.chairs[seat]
        self.chairs[seat] = replace(chair, words=before.words, called=before.called)

    def _note_who_sits(self) -> None:
        """Work out what is asked for with every choice, and only now may have become another."""
        self.sitting = frozenset(chair.person for chair in self.chairs if chair.person)
        self.away = tuple(chair.person for chair in self.chairs if chair.away)
        self.attended = any(chair.person and not chair.is_stood_in_for for chair in self.chairs)
        self.seats_thinkers = any(chair.bot in THINKERS for chair in self.chairs)
        self.deciders = [self._decider(seat) for seat in range(len(self.chairs))]
        self.eyes = [seat if self.was_dealt_to(seat, chair.person) else -1 for seat, chair in enumerate(self.chairs)]

    def _seat_bot(self, entry: BotSat) -> None:
        if entry.bot not in BOTS:
            raise NewerEntry(f"the bot {entry.bot} is not known here")
        self._seat(entry.seat, Chair(bot=entry.bot))

    def _sit(self, entry: Sat) -> None:
        self.guests.add(entry.person)
        self.host = self.host or entry.person  # where the host was forgotten and nobody was left
        if self.may_take_back(entry.seat, entry.person):
            self.taken_back.add(entry.seat)
        self._seat(entry.seat, Chair(person=entry.person, name=entry.name, seal=entry.seal))

    def _forget(self, person: str) -> None:
        self.forgotten.add(person)
        for seat in self.seats_of(person):
            if self.cutting and self.opened and not self.begun:
                self.cutting.names[seat] = nameless(self.cutting.names[seat], self.opened.game)
            self._seat(seat, Chair(bot=STAND_IN if self.begun else ""))
        self.chat = [(version, said) for version, said in self.chat if said.by != person]

    def _host_without(self, person: str) -> str:
        """Return who is host when somebody goes for good: if they were, the next person at the table who is there."""
        if person != self.host:
            return self.host
        first = (self.seats_of(person) or [-1])[-1] + 1
        others = [chair for chair in self.chairs[first:] + self.chairs[:first] if chair.person not in ("", person)]
        return next((chair.person for chair in sorted(others, key=lambda chair: chair.away)), "")

    def _note_hint(self, entry: Hinted) -> None:
        """Tell everyone that somebody has had a hint, as if they had said so."""
        chair = self.chairs[entry.seat]
        if chair.person != entry.by:
            return  # who was told of it later, and has gone meanwhile
        chair.hints += entry.times
        self.hinted[entry.seat] = entry.asked
        self._say(Said(by=entry.by, seat=entry.seat, name=chair.name, phrase=HINT))

    def _say(self, said: Said) -> None:
        self.chat.append((self.version, said))
        del self.chat[:-REMEMBERED_CHAT]

    def _link_key(self, seat: int) -> str:
        """Return the key of a link to a hand. It follows from the secret, so no log need hold it."""
        return hmac.digest(self.secret, f"hand {self.version} {seat}".encode(), "sha256")[:16].hex()

    def _check_rules(self, version: int) -> None:
        """Refuse a game that was dealt by other rules than are played here: by these it would go otherwise."""
        assert self.game is not None
        if version < self.game.spec.rules_version:
            raise OldRules("table-old-rules")
        if version > self.game.spec.rules_version:
            raise NewerEntry(f"version {version} of the rules of {self.game.name} is not known here")

    def _close(self, at: int) -> None:
        """Fix all that the deal will come from, but for the cuts."""
        self.cutting = Cutting(self.names(), [chair.seal for chair in self.chairs])
        self._ask(at)

    def words(self) -> list[str]:
        """List by seat what everyone added to the luck."""
        return [chair.words for chair in self.chairs]

    def _begin(self, at: int, touch: bool) -> None:
        assert self.game is not None
        if self.cutting:
            luck, names = FairLuck(self.secret, self.words(), self.cutting.cuts().cuts), self.cutting.names
        else:
            luck, names = FairLuck(self.secret, self.words()), self.names()
        self.state = self.game.start(luck=luck, names=names, wait_to_draw=touch)
        self._note_deals(0, self.state.events)
        self._ask(at)

    def _ask(self, at: int, told: int = 0) -> None:
        """Open the next decision, after the events from number ``told`` on."""
        state = self.state
        self.decision = Decision(state) if state else None
        if at != self.asked_at:
            self.news = told, max(self.asked_at + self.showing - at, 0)
        self.asked_at, self.asked_version = at, self.version
        told, behind = self.news
        looking = looking_at(state.events_from(told)) if state else 0
        self.showing = min(behind + looking, max(looking, GATHER)) if behind else looking

    def _choose(self, entry: Chose, at: int) -> None:
        state, decision = self.state, self.decision
        assert state is not None
        assert decision is not None
        if decision.veiled and not self.deciders[entry.seat]:
            self._note_no(entry, at)
        if not entry.by and self.deals[-1].people[entry.seat] and self.deciders[entry.seat]:
            self._note_stand_in(entry.seat)
        self.chosen[entry.seat] = Action.parse(entry.action)
        if len(self.chosen) < len(decision.asked):
            return
        told, spec = self.told[-1], state.game.spec
        decision.make(self.chosen)
        self.chosen.clear()
        events = state.events_from(told)
        if spec.events.begin_a_round(events):
            self._lately = None
            self._note_deals(told, events)
        else:
            self._lately = told, spec.events.seen_by_each(events, state.game.seats)
        if ends := spec.waiver_ends:
            self.waivers += sum([event.kind in ends for event in events])
        self._ask(at, told)
        if not state.position.to_act and state.over:
            self.over, self.settled = True, self.version

    def _note_no(self, entry: Chose, at: int) -> None:
        """Note how long it took until a person said no, or the table for them."""
        if self.is_forced(entry.seat):
            self.spared[entry.seat] = range(self.asked_version, self.version)
        if entry.action in self.declines:
            took = max(at - self.asked_at - self.showing, 0)
            self.noes.setdefault(self.chairs[entry.seat].person, []).append(took)

    def _note_stand_in(self, seat: int) -> None:
        """Note that a bot chooses for the person a hand was dealt to, if there is anything to choose."""
        assert self.decision is not None
        if self.decision.legal_mask(seat).bit_count() > 1 and not self.needless_answer(seat):
            self.stand_ins.add(seat)

    def _note_deals(self, told: int, events: list[Event]) -> None:
        """Note to whom the rounds were dealt that began with some events, the first of them number ``told``."""
        for number, event in enumerate(events, told):
            if event.kind == "round":
                people = [chair.person for chair in self.chairs]
                if self.deals and people != self.deals[-1].people:
                    self.seated = self.version  # the hands are theirs from now on, and others may see what is lent
                self.deals.append(Deal(number, people, self.names(STAND_IN)))
                self.taken_back.clear()
                self._note_who_sits()
                self.settled = self.version
