"""Playing a record again: its events say what people and luck chose, and the rules must answer with the rest.

A record holds what happened, not what was asked. A step is what people or luck chose, as the next events tell it, and
all that follows from it by the rules: a draw with the pairs and whoever goes out, a card with the trick it completes,
all the cards given at once. Refused calls and exchanges leave no event of their own, so they belong to the step after
them. There is no state within a step: nobody chooses anything there.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from billi.errors import BilliError, IllegalAction, InvalidPosition, InvalidRecord, Phrase
from billi.games.spec import EventDict
from billi.record.beside import beside
from billi.record.shape import Record, check, known_fields, shown, where
from billi.state import Game, State


def replay(record: Record, upto: int | None = None, *, number: int = 1) -> State:
    """Return the state a record leads to, or with ``upto`` the one its first ``upto`` events lead to.

    The events inside a step have no state of their own: ``upto`` one of them, you get the state before the step, and
    fewer than ``upto`` events in it. Events after the first ``upto`` need not follow the rules, only be readable. A
    record replayed to its end and made again is the same record, with all that stands beside the game.

    Raise :class:`billi.InvalidRecord` where an event does not follow from those before it; ``number`` is what the error
    calls the record. In the state you get you are luck, as in :meth:`billi.Game.start` with a deck.

    >>> import billi
    >>> state = billi.game("willi").start(seed=7)
    >>> replay(state.record()) == state
    True
    """
    replayed = replaying(record, number)
    if upto is None:
        replayed.run()
        replayed.state.keep_beside(beside(record, replayed.events, replayed.happened, replayed.added))
        return replayed.state
    end = min(upto, len(replayed.events))
    while replayed.reached < end:
        before = replayed.state.copy()
        try:
            replayed.step()
        except InvalidRecord as wrong:
            if wrong.event is None or wrong.event <= upto:
                raise
            return before
        if replayed.reached > end:
            return before
    return replayed.state


def states(record: Record, *, number: int = 1) -> Iterator[State]:
    """Return the state before the first event and then the one after each step.

    ``len(state.events)`` says how many events have led to it.
    """
    replayed = replaying(record, number)
    yield replayed.state.copy()
    while replayed.reached < len(replayed.events):
        replayed.step()
        yield replayed.state.copy()


def replaying(record: Record, number: int = 1) -> "Replaying":
    """Check the shape of a record and sit down to play it again."""
    game = check(record, number)
    spec = game.spec.as_recorded(record["billi"])
    if spec is not game.spec:
        game = Game(game.name, game.players, game.options, spec)
    return spec.replaying(game, record, number)


class Replaying(ABC):
    """A record being played again, step by step."""

    def __init__(self, game: Game, record: Record, number: int) -> None:
        self.game: Final = game
        self.events: Final[list[EventDict]] = list(record["events"])
        self.places: Final = list(range(len(self.events) + 1))
        """Where each event stands in the record, and after them its end."""
        self.added: Final[list[int]] = []
        """The events that version 1 did not tell."""
        self.number: Final = number
        self.names: Final[list[str] | None] = record.get("names")
        self.happened: Final[list[EventDict]] = []
        """What has happened, as a record tells it."""
        self.state = self._seated(game.first_dealer(None, self.names or ()))
        if self.events:
            self.state = self._seated(self._first_dealer())

    @property
    def reached(self) -> int:
        """How many events have happened."""
        return self.state.happened

    def run(self) -> None:
        """Play to the end of the record."""
        while self.reached < len(self.events):
            self.step()

    def step(self) -> None:
        """Take the next step, and compare what happens with what the record tells."""
        start = self.reached
        if self.state.over:
            raise self.unlike(start, Phrase("verify-what-end"), self.rule(self.happened[-1]))
        while self.reached == start:
            if self.state.dealing:
                self.deal()
            else:
                self.choose()
        self.happened.extend(event.as_dict() for event in self.state.events_from(start))
        for index, happened in enumerate(self.happened[start:], start):
            self._compare(index, happened)

    @abstractmethod
    def choose(self) -> None:
        """Choose what the next events say people, or luck with a draw, have chosen."""

    def team_cards(self, opening: EventDict) -> list[int] | None:
        """Return the team cards the beginning of a round tells of, where there are any."""
        return None

    def deal(self) -> None:
        """Deal the hands the next events tell of."""
        start, seats = self.reached, self.game.seats
        first, cards = self.state.position.dealer + 1, len(self.game.spec.deck)
        opening, hands = self.next("round"), self.next("deal", at=start + 1)["hands"]
        sizes = [len(range((seat - first) % seats, cards, seats)) for seat in range(seats)]
        if [len(hand) for hand in hands] != sizes:
            found = Phrase("verify-what-hands", sizes=[len(hand) for hand in hands])
            raise self.unlike(start + 1, Phrase("verify-what-hands", sizes=sizes), self.rule({"t": "deal"}), found)
        deck = [hands[(first + place) % seats][place // seats] for place in range(cards)]
        try:
            self.state.deal(deck, self.team_cards(opening))
        except InvalidPosition as why:
            raise self._illegal(start + why.sentence.startswith("deck"), why) from None

    # Reading events

    def next(self, *kinds: str, seat: int | None = None, at: int | None = None) -> EventDict:
        """Return the next event, or the one ``at`` an index; refuse it unless it is of these kinds and by this seat."""
        index = self.reached if at is None else at
        event = self.events[index] if index < len(self.events) else None
        if event is None or event["t"] not in kinds:
            one, several = Phrase("verify-what-event", event=kinds[0]), Phrase("verify-what-one-of", values=kinds)
            expected = one if len(kinds) == 1 else several
            raise self.unlike(index, expected, self.rule({"t": kinds[0], "seat": seat or 0}, index))
        who = self.game.spec.events.by_kind[event["t"]].doer
        if seat is not None and event[who] != seat:
            rule = self.rule({**event, who: seat}, index, who)
            raise self.unlike(index, _field(who, seat), rule, _field(who, event[who]))
        return event

    @contextmanager
    def told_by(self, index: int, rule: str = "") -> Iterator[None]:
        """Make a choice that the event at an index tells of; where it is refused, so is the event."""
        try:
            yield
        except (IllegalAction, InvalidPosition) as why:
            raise self._illegal(index, why, rule) from None

    def rule(self, event: EventDict, index: int | None = None, field: str = "") -> str:
        """Return the rule behind an event that should be at an index.

        What is never owed is what breaks a rule where the record has it instead.
        """
        if index is not None and index < len(self.events) and self.events[index]["t"] in self.game.spec.never_owed:
            event = self.events[index]
        return self.game.spec.rule_behind(self.game, self.happened[:index], event, field)

    def unlike(self, index: int, expected: Phrase, rule: str, found: Phrase | None = None) -> InvalidRecord:
        """Return the error that says that the event at an index is not the expected one."""
        if found is None:
            there = index < len(self.events)
            found = _event(self.events[index]) if there else Phrase("verify-what-nothing")
        return InvalidRecord("verify-failure", rule, where=self.where(index), expected=expected, found=found)

    def where(self, index: int) -> Phrase:
        """Return where in the file the event at an index is."""
        return where(self.number, self.places[index])

    def _illegal(self, index: int, why: BilliError, rule: str = "") -> InvalidRecord:
        event = self.events[index]
        rule = rule or why.rule or self.rule(event, index)
        return InvalidRecord("verify-illegal", rule, where=self.where(index), why=why.phrase, found=_event(event))

    def _compare(self, index: int, happened: EventDict) -> None:
        """Refuse the event at an index unless it is the one that has happened, whatever stands beside it."""
        if index == len(self.events):
            raise self.unlike(index, _event(happened), self.rule(happened, index))
        told = known_fields(self.events[index], self.game.name)
        if told == happened:
            return
        odd = [name for name in {**happened, **told} if name not in told or happened.get(name) != told[name]]
        if len(odd) == 1 and odd[0] in told and odd[0] in happened and odd[0] != "t":
            [name] = odd
            rule = self.rule(happened, index, name)
            raise self.unlike(index, _field(name, happened[name]), rule, _field(name, told[name]))
        raise self.unlike(index, _event(happened), self.rule(happened, index))

    def _first_dealer(self) -> int:
        """Return who deals the first round, and refuse whoever may not."""
        opening, first = self.next("round"), self.game.spec.first_dealers(self.game, self.names or ())
        dealers, rule = list(first.allowed), first.rule or self.rule(opening, field="dealer")
        dealer: int = opening["dealer"]
        if dealer not in dealers:
            raise self.unlike(0, Phrase("verify-what-one-of", values=dealers), rule, _field("dealer", dealer))
        return dealer

    def _seated(self, dealer: int) -> State:
        """Return the state before the first deal."""
        game, position = self.game, self.game.spec.empty()
        game.spec.rules.begin(position, game.players, game.bits, dealer)
        return State(game, position, None, self.names)


def _event(event: EventDict) -> Phrase:
    return Phrase("verify-what-event", event=shown(event))


def _field(name: str, value: Any) -> Phrase:
    return Phrase("verify-what-field", field=name, value=shown(value))
