"""The log of a game, told the way a person at the table would.

Every event of a record, or as one seat saw it, becomes a line, in order. What belongs to a turn or a trick is indented
under the line that begins it, and what a waiter brings about is indented under the waiter.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, count
from typing import Any

from billi.cast import bots_of_record
from billi.errors import InvalidRecord
from billi.games import GAMES
from billi.games.action import Action
from billi.words import Words

Event = Mapping[str, Any]

INDENT = "  "


def tell(record: Mapping[str, Any], words: Words) -> Iterator[str]:
    """Tell a valid record line by line, all cards open."""
    telling = GAMES[record["game"]].telling
    if telling is None:
        raise InvalidRecord("record-untold", game=record["game"])
    teller = telling(record, words)
    yield from teller.heading()
    for event in record["events"]:
        yield from teller.event(event)
    if not record["events"] or record["events"][-1]["t"] != "game_end":
        yield ""
        yield words.text("log-unfinished")


def told_apart(names: Sequence[str], taken: Sequence[str] = ()) -> list[str]:
    """Return names by which people are told apart: of those who are called the same, all but the first have a number.

    >>> told_apart(["Ann", "Bo", "ann", ""])
    ['Ann', 'Bo', 'ann 2', '']
    """
    gone = {name.lower() for name in taken}
    apart = []
    for name in names:
        numbered = (f"{name} {number}" for number in count(2))
        told = next(one for one in chain([name], numbered) if not one or one.lower() not in gone)
        gone.add(told.lower())
        apart.append(told)
    return apart


class Teller(ABC):
    """What the two games' logs have in common."""

    def __init__(self, record: Mapping[str, Any], words: Words) -> None:
        """Sit down at the table of a record."""
        self.game: str = record["game"]
        self.options: Mapping[str, Any] = record.get("options", {})
        self.words = words
        self.say = words.text
        names: Sequence[str] = record.get("names", ())
        self.players: int = self.options.get("players", len(names))
        self.bots = bots_of_record(record)
        self.people: Sequence[str] = self._told_apart(names)
        self.round = 0
        self.margin = ""

    def _told_apart(self, names: Sequence[str]) -> list[str]:
        """Return what everyone is called; people keep their names before bots do, who have them by chance."""
        people = told_apart(["" if seat in self.bots else name for seat, name in enumerate(names)], self.taken())
        bots = told_apart([bot.name(self.words) for bot in self.bots.values()], [*self.taken(), *people])
        called = dict(zip(self.bots, bots, strict=True))
        return [called.get(seat, name) for seat, name in enumerate(people)]

    def event(self, event: Event) -> Iterator[str]:
        """Tell one event."""
        match event["t"]:
            case "round":
                yield from self.begin_round(event)
            case "deal":
                yield self.say("log-deal")
                for seat, hand in enumerate(event["hands"]):
                    if isinstance(hand, int):
                        continue  # how many cards somebody has whose hand is not seen
                    cards = ", ".join(self.card_in_list(card) for card in hand)
                    yield INDENT + self.say("log-hand", player=self.name(seat), cards=cards)
            case "round_end":
                self.margin = ""
                yield from self.end_round(event)
            case "game_end":
                yield from self.end_game(event)
            case _:
                yield from self.happen(event)

    @abstractmethod
    def happen(self, event: Event) -> Iterator[str]:
        """Tell an event that only one of the games has."""

    @abstractmethod
    def end_round(self, event: Event) -> Iterator[str]:
        """Tell how a round ended."""

    @abstractmethod
    def card_in_list(self, code: str) -> str:
        """Name a card of a dealt hand."""

    def choice(self, action: Action) -> str:
        """Put what somebody chooses in words: "play the red 5"."""
        return str(action)

    def lucky(self, events: Sequence[Event]) -> Event:
        """Return, of the events that followed from what luck has picked, the one that tells what it was."""
        return events[0]

    def by_luck(self, event: Event, told: str) -> str:
        """Tell an event that luck has picked; ``told`` is what the log says of it."""
        return told

    def seats(self) -> int:
        """Count the seats at the table."""
        return self.players

    def taken(self) -> Sequence[str]:
        """Return the names nobody else at this table can have for their own."""
        return ()

    def house_rules(self) -> Sequence[str]:
        """Return the options that matter at this table."""
        return ("exchange",)

    def name(self, seat: int) -> str:
        """Name who sits in a seat."""
        if seat < len(self.people) and self.people[seat]:
            return self.people[seat]
        return self.say("name-seat", seat=seat)

    def names(self, seats: Sequence[int]) -> str:
        """Name everyone who sits in these seats."""
        return self.words.list([self.name(seat) for seat in seats])

    def scores(self, points: Sequence[int]) -> str:
        """List everyone's points."""
        scores = [self.say("log-score", player=self.name(seat), points=gained) for seat, gained in enumerate(points)]
        return self.words.list(scores)

    def heading(self) -> Iterator[str]:
        """Tell who plays what, and by which house rules."""
        players = [
            self.say("log-bot", name=name, sign=bot.sign(self.words)) if (bot := self.bots.get(seat)) else name
            for seat, name in enumerate(map(self.name, range(self.seats())))
        ]
        yield self.say("log-heading", game=self.say(f"game-{self.game}"), players=self.words.list(players))
        for option in self.house_rules():
            if option in self.options:
                yield self.say(f"option-{self.game}-{option}-{self.options[option]}")

    def begin_round(self, event: Event) -> Iterator[str]:
        """Tell how a round begins."""
        self.round = event["round"]
        self.margin = ""
        yield ""
        dealer, first = event["dealer"], event["first"]
        if dealer == first:
            yield self.say("log-round-same", round=self.round, player=self.name(first))
        else:
            yield self.say("log-round", round=self.round, dealer=self.name(dealer), first=self.name(first))

    def end_game(self, event: Event) -> Iterator[str]:
        """Tell the final score and who wins."""
        points, winners = event["points"], event["winners"]
        best = points[winners[0]]
        yield ""
        yield self.say("log-game-end", scores=self.scores(points))
        yield self.say("log-win", players=self.names(winners), n=len(winners), points=best)
        level = [seat for seat, total in enumerate(points) if total == best and seat not in winners]
        if level:  # MB22
            yield self.say("log-tie-break", players=self.names(level), n=len(level))
