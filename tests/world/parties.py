"""A table of a simulated world, and the people around it."""

import asyncio
from functools import partial
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from billi.record import verify
from billi.server.registry import NewTableWish
from billi.table.entries import Entry, StoodIn
from billi.table.recording import record_of
from world.guests import Guest
from world.truth import Broken, Truth

if TYPE_CHECKING:
    from world.story import World

GAMES = [("misterbill", 3), ("misterbill", 3), ("misterbill", 4), ("misterbill", 5), ("willi", 4), ("willi", 3)]
SETTLED = 20.0
"""Seconds after which somebody who is connected is here,"""
AWAY_ROUNDS = 6
"""and rounds of housekeeping for which they may be taken for gone while news get lost, not counting what a store that
is slow or fails takes."""
ASK_FOR_MORE = 60
"""How often people ask for another game until they give up."""


class Away(NamedTuple):
    """Somebody is taken for gone: since when, and how long each server had waited for its store by then."""

    since: float
    hindered: dict[str, float]


class Party:
    """Some people who mean to play, at one table or, once that game is over, at the next."""

    def __init__(self, world: "World", number: int) -> None:
        self.world = world
        chance = world.chance
        self.game, self.players = chance.choice(GAMES)
        self.clock = chance.choice(world.plan.clocks)
        self.begins = chance.random() < world.plan.begun
        self.listed = chance.random() < 0.5
        self.gathered = False
        self.truth: Truth
        self.patient_until = inf
        moods = [chance.choice(world.plan.moods) for _ in range(self.players + 1)]
        self.guests = [Guest(self, f"p{number}.{n}", f"p{number}.{n}", mood) for n, mood in enumerate(moods)]
        if chance.random() < 0.3:
            other = chance.randrange(self.players)
            self.guests.append(
                Guest(self, f"p{number}.{other}b", f"p{number}.{other}", chance.choice(world.plan.moods))
            )
        self.again = chance.random() < 0.2
        """Whether they play once more."""
        self._asked = 0
        self._away_since: dict[int, Away] = {}
        self._ended = False

    @property
    def code(self) -> str:
        return self.truth.code

    @property
    def host(self) -> Guest:
        return self.guests[0]

    @property
    def ended(self) -> bool:
        """Whether nothing more is to come of it."""
        if not self._ended and self.gathered:
            self._ended = self.truth.gone or (self.truth.table.over and not self.again)
        return self._ended

    @property
    def idle(self) -> bool:
        """Whether there is no game to be waited for."""
        if self.ended or not self.gathered:
            return self.ended
        table, may_begin = self.truth.table, self.begins and not self.world.peaceful
        return not may_begin and not table.closed and not table.begun

    async def gather(self) -> None:
        """Set the table, sit down, and begin or forget about it."""
        world, chance = self.world, self.world.chance
        code = await world.persist(lambda server: server.registry.open(self.host.person, self._wish()))
        self.truth, self.gathered = world.truths.by_code[code], True
        self.patient_until = world.loop.now + world.plan.patience
        world.tell(f"{self.host.name} sets table {code}")
        for number, guest in enumerate(self.guests):
            world.soon(guest.look, 0)
            await asyncio.sleep(chance.uniform(0.1, 1))
            if number < self.players and chance.random() < 0.9:
                guest.sit(number)
        await asyncio.sleep(5)
        for guest in self.guests[1:]:
            if chance.random() < 0.15:
                guest.leave(for_good=True)
        for guest in self.guests:
            guest.soon(guest.have_an_idea, 1, 30)
        if self.begins:
            await asyncio.sleep(chance.choice([1, world.plan.grace + 10]))
            self.host.wish("begin")
        else:
            for guest in self.guests:
                guest.soon(partial(guest.leave, for_good=True), 10, 300)
        if chance.random() < 0.2:
            world.soon(self.desert, chance.uniform(5, 60))

    def _wish(self) -> NewTableWish:
        return NewTableWish(self.game, self.players, clock=self.clock, listed=self.listed)

    def desert(self) -> None:
        """Have everyone go for good."""
        for guest in self.guests:
            guest.leave(for_good=True)

    def play_on(self) -> None:
        """Go to the table of a rematch, those who care to."""
        self.again = self.listed = False
        following = self.world.truths.by_code[self.truth.table.next]
        self.world.tell(f"some go on to table {following.code}")
        self.truth = following
        for guest in self.guests:
            if guest.wire:
                guest.wire.lose()
            guest.change_table()
            if self.world.chance.random() < 0.3:
                guest.leave(for_good=True)
            else:
                self.world.soon(guest.look, 0.5)
        self.world.soon(self.begin_again, self.world.chance.choice([3, self.world.plan.grace + 10]))

    def begin_again(self) -> None:
        """Deal, whoever is there."""
        for guest in self.guests:
            guest.wish("begin")

    def check_now(self) -> None:
        """See that nobody who is there is taken for gone; and what comes next, when the game is over."""
        if not self.gathered:
            return
        table, now = self.truth.table, self.world.loop.now
        hindered = {server.name: server.hindered for server in self.world.servers}
        for seat, chair in enumerate(table.chairs):
            seen_by = [] if table.over or not chair.away else self._seen_by(chair.person)
            if not seen_by:
                self._away_since.pop(seat, None)
                continue
            away = self._away_since.setdefault(seat, Away(now, hindered))
            waited = min(hindered[server] - away.hindered[server] for server in seen_by)
            if now - away.since - waited > AWAY_ROUNDS * self.world.plan.every:
                raise Broken(f"{chair.person} is connected, and taken for gone since {away.since:.0f}")
        if table.over and self.again and not self.world.peaceful:
            if table.next:
                self.play_on()
            elif self._asked < ASK_FOR_MORE:
                self._asked += 1
                for guest in self.guests:
                    guest.wish("rematch")
            else:
                self.again = False

    def _seen_by(self, person: str) -> list[str]:
        """List the servers through which somebody has been looking for a while, and that can write it down."""
        wires = [
            guest.wire
            for guest in self.guests
            if guest.person == person and self.world.loop.now - guest.since > SETTLED
        ]
        return [wire.server.name for wire in wires if wire and not wire.server.cut_off]

    def check_entry(self, entry: Entry) -> None:
        """See that nobody has a bot decide for somebody else who is there, as far as one server can know."""
        if not isinstance(entry, StoodIn) or self.world.hub.several:
            return
        person = self.truth.table.chairs[entry.seat].person
        if person != entry.by and self._seen_by(person):
            raise Broken(f"{entry.by} had a bot stand in for {person}, who is there")

    def check_listed(self, codes: list[str], was_open: bool) -> None:
        """See that everyone who looks for one finds a table that anyone may find."""
        is_open = was_open and not self.truth.gone and self.truth.table.status == "open"
        if self.listed and is_open and self.code not in codes:
            raise Broken(f"table {self.code} is open, and not among {codes}")

    def calm_down(self) -> None:
        """Have no more ideas; whoever comes back comes back now."""
        self.again = False
        for guest in self.guests:
            if not guest.there and self.world.chance.random() < 0.5:
                self.world.soon(guest.come_back, 1)

    def check_end(self) -> None:
        """See that a game that was begun has come to its end, and its luck is what people were told."""
        table = self.truth.table
        if table.closed:
            raise Broken(f"the host of {self.code} has begun, and the cards were never dealt")
        if table.begun and not table.over:
            raise Broken(
                f"the game at {self.code} stands still at version {table.version}, waiting for {table.waiting_for}"
            )
        if table.over:
            verify(record_of(table))
            for guest in self.guests:
                self._check_part(guest)

    def _check_part(self, guest: Guest) -> None:
        """Hold what the record says of the luck against what somebody was told when they gave their cut away."""
        cutting, noted = self.truth.table.cutting, guest.part.noted
        if not noted or not cutting or noted["tries"] != cutting.tries or cutting.left_out & {*noted["cuts"]}:
            return  # the last they were told was not of the deal, or they came too late for it
        record = record_of(self.truth.table)
        guest.part.commitment = record["fair"]["commitment"]
        wrong = guest.part.complaint(record)
        if wrong:
            raise Broken(f"{guest.name} was told other {wrong} than the record tells")
