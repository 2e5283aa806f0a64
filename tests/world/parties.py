"""A table of a simulated world, and the people around it."""

import asyncio
from functools import partial
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from billi.bots import AT_TABLES
from billi.games import GAMES
from billi.record import verify
from billi.server.registry import NewTableWish
from billi.table.deciding import Refused
from billi.table.entries import Chose, Entry, Left, StoodIn
from billi.table.messages import TableShown
from billi.table.recording import record_of
from world.guests import Guest
from world.truth import Broken, Truth

if TYPE_CHECKING:
    from world.story import World

PLAYED = [("misterbill", 3), ("misterbill", 3), ("misterbill", 4), ("misterbill", 5), ("willi", 4), ("willi", 3)]
SETTLED = 20.0
"""Seconds after which somebody who is connected is here,"""
AWAY_ROUNDS = 6
"""and rounds of housekeeping for which they may be taken for gone while news get lost, not counting what a store that
is slow or fails takes."""
TOLD_ROUNDS = 2
"""Rounds after which servers know of somebody who has come to another,"""
GONE_ROUNDS = 5
"""Rounds after which everyone knows of somebody who has come, or gone,"""
CALM_ROUNDS = 12
"""if the store has answered all of them for so many."""
ARRIVED = 0.5
"""Seconds after which what was sent has come."""
SLACK = 90.0
"""Seconds by which a game may go on later than it must: until all is shown, and a server has it in memory."""
ASK_FOR_MORE = 60
"""How often people ask for another game until they give up."""


class Away(NamedTuple):
    """Somebody is taken for gone: since when, and how long each server had waited for its store by then."""

    since: float
    hindered: dict[str, float]


class Moved(NamedTuple):
    """A table somebody looks at is at a version: since when, and how long servers had been kept from work by then."""

    version: int
    at: float
    waited: float


class Asked(NamedTuple):
    """What a table asks: at which version, since when, and whom who decides for themselves and has a choice."""

    version: int
    at: float
    seats: frozenset[int]


class Party:
    """Some people who mean to play, at one table or, once that game is over, at the next."""

    def __init__(self, world: "World", number: int) -> None:
        self.world = world
        chance = world.chance
        self.game, self.players = chance.choice(PLAYED)
        self.clock = chance.choice(world.plan.clocks)
        self.begins = chance.random() < world.plan.begun
        self.listed = chance.random() < 0.5
        self.options = self._some_options()
        self.hints = chance.random() < 0.3
        self.bots = [seat for seat in range(self.players) if chance.random() < 0.07]
        self.bot = chance.choice(AT_TABLES)
        self.links: list[str] = []
        """To hands that were lent, as they are passed on."""
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
        self._moved = Moved(0, 0.0, 0.0)
        self._is_slow = world.faults.slow > 0
        """Whether what is asked may long have been under way to the store when it is kept."""
        self._open = Asked(0, 0.0, frozenset())
        self._anew = 0.0
        """When the log was last another than the one everybody knew."""
        self._ended = False

    @property
    def code(self) -> str:
        return self.truth.code

    @property
    def host(self) -> Guest:
        return self.guests[0]

    def begin_anew(self) -> None:
        """Look again at what there is to be done, and to be asked."""
        self._ended, self._open = False, Asked(self.truth.table.asked_version, -inf, frozenset())
        self._anew = self.world.loop.now

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
        code = await self._open_table()
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

    async def _open_table(self) -> str:
        """Open a table, or find those that were opened where nobody could say so, and are as many as there may be."""
        try:
            return await self.world.persist(lambda server: server.registry.open(self.host.person, self.table_wish()))
        except Refused:
            mine = (code for code, truth in self.world.truths.by_code.items() if truth.table.host == self.host.person)
            return next(mine)

    def _some_options(self) -> dict[str, str]:
        """Draw what the game is played with; half of the time as usual."""
        spec, chance = GAMES[self.game], self.world.chance
        options = spec.options_for(self.players) if chance.random() < 0.5 else ()
        return {option: chance.choice(spec.options[option]) for option in options}

    def table_wish(self) -> NewTableWish:
        """Return what the host wants a table to be."""
        return NewTableWish(
            *(self.game, self.players, self.options),
            clock=self.clock,
            listed=self.listed,
            hints=self.hints,
            bots=self.bots,
            bot=self.bot,
        )

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
        """See that nobody who is there is taken for gone, and that the game goes on when a clock has run out."""
        if not self.gathered:
            return
        table, now = self.truth.table, self.world.loop.now
        if table.away:
            self._check_away()
        elif self._away_since:
            self._away_since.clear()
        self._check_gone_are_shown()
        patience = self._patience()
        if self._moved.version != table.version or not patience:
            self._moved = Moved(table.version, now, self._kept_waiting())
        elif now - self._moved.at - self._kept_waiting() + self._moved.waited > patience:
            raise Broken(f"the game at {self.code} stands still at version {table.version}, though its time is up")

    def _patience(self) -> float:
        """Return for how many seconds a game may stand as it is; 0 where nobody looks."""
        table = self.truth.table
        here = {guest.person for guest in self.guests if guest.since < inf and guest.sees(guest.wire)}
        if not here or not table.begun or table.over:
            return 0
        if table.deadline:
            return self.clock + SLACK
        if all(table.chairs[seat].person in here for seat in table.waiting_for):
            return max(self.world.plan.thinks) + SLACK
        return max(self.world.plan.thinks) + self.world.empty + 2 * self.world.plan.grace + SLACK

    def _check_away(self) -> None:
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

    def _kept_waiting(self) -> float:
        """Return for how many seconds servers were kept from their work so far, all of them together."""
        return sum(server.hindered + server.tied_up for server in self.world.servers)

    def go_on(self) -> None:
        """Have people see to what comes next, when the game is over."""
        if self.gathered and self.truth.table.over and self.again and not self.world.peaceful:
            if self.truth.table.next:
                self.play_on()
            elif self._asked < ASK_FOR_MORE:
                self._asked += 1
                for guest in self.guests:
                    guest.wish("rematch")
            else:
                self.again = False

    def _seen_by(self, person: str, settled: float = SETTLED) -> list[str]:
        """List the servers through which somebody has been looking for a while, and that can write it down."""
        wires = [
            guest.wire
            for guest in self.guests
            if guest.person == person and self.world.loop.now - guest.since > settled and guest.sees(guest.wire)
        ]
        servers = [wire.server for wire in wires if wire and not wire.server.cut_off and not wire.server.asleep]
        return [server.name for server in servers if self.world.loop.now - server.awake_since > settled]

    def check_entry(self, entry: Entry) -> None:
        """See that no bot decides for somebody who is there, as far as servers can know of each other, or too early."""
        self._check_clock(entry)
        if not isinstance(entry, StoodIn | Left):
            return
        several, person = self.world.hub.several, self.truth.table.chairs[entry.seat].person
        if person == entry.by or (several and not (isinstance(entry, Left) and self._is_calm())):
            return
        if not self._seen_by(person, SETTLED + TOLD_ROUNDS * self.world.plan.every if several else SETTLED):
            return
        if isinstance(entry, StoodIn):
            raise Broken(f"{entry.by} had a bot stand in for {person}, who is there")
        raise Broken(f"{person} was missed, and is there")

    def _check_clock(self, entry: Entry) -> None:
        """See that everyone has as long as the clock says, whatever time servers go by; those set meanwhile may err."""
        table, was, now = self.truth.table, self._open, self.world.loop.now
        if not table.opened or not table.opened.clock or self._is_slow:
            return
        said_no = isinstance(entry, Chose) and (table.chairs[entry.seat].person, entry.seat) in self.truth.waives
        if isinstance(entry, Chose) and not entry.by and entry.seat in was.seats and not said_no:
            if now - was.at < table.opened.clock - 1 and self.world.troubles.jumped_at < was.at:
                raise Broken(f"the clock of seat {entry.seat} ran out after {now - was.at:.1f} s")
            self._check_in_time(entry, was.version)
        asked = frozenset(seat for seat in table.waiting_for if self._is_free_to_choose(seat))
        since = was.at if was.version == table.asked_version else now
        self._open = Asked(table.asked_version, since, asked)

    def _check_in_time(self, entry: Chose, asked: int) -> None:
        """See that a clock chooses for nobody whose own choice has come, read or not."""
        for guest in [] if self.world.hub.several else self.guests:
            chose = guest.chose
            if not chose or chose.wire is not guest.wire or chose.at > self.world.loop.now - ARRIVED:
                continue
            is_theirs = guest.person == self.truth.table.chairs[entry.seat].person and chose.seat == entry.seat
            if is_theirs and chose.version >= asked and chose.action != entry.action:
                raise Broken(f"the clock of seat {entry.seat} ran out, though {guest.name} chose at {chose.at:.3f}")

    def time_left(self) -> float:
        """Return how many seconds whoever is asked has left; 0 where there is no clock, or nobody is."""
        table = self.truth.table if self.gathered else None
        if table is None or table.deadline is None or self._open.version != table.asked_version:
            return 0.0
        return max(0.0, (table.deadline - table.asked_at) / 1000 + self._open.at - self.world.loop.now)

    def _is_free_to_choose(self, seat: int) -> bool:
        """Whether somebody decides for a seat, and nobody can know yet what."""
        table = self.truth.table
        return table.waits_for(seat) and not table.is_forced(seat) and not table.needless_answer(seat)

    def _is_calm(self) -> bool:
        """Whether every server has long been able to tell the others who is there."""
        until = max((server.hindered_until for server in self.world.servers if server.up), default=inf)
        return until < self.world.loop.now - CALM_ROUNDS * self.world.plan.every

    def check_shown(self, shown: TableShown) -> None:
        """See that nobody is shown to be gone who has been there for a while."""
        if shown.version != self.truth.table.version or not self._is_calm():
            return
        told = GONE_ROUNDS * self.world.plan.every if self.world.hub.several else 0
        for seat, chair in enumerate(self.truth.table.chairs):
            if shown.public.seats[seat].gone and self._seen_by(chair.person, SETTLED + told):
                raise Broken(f"{chair.person} is shown to be gone, and is there")

    def _check_gone_are_shown(self) -> None:
        """See that everyone is shown who has been gone for a while."""
        table, since = self.truth.table, self.world.loop.now - SETTLED - GONE_ROUNDS * self.world.plan.every
        # Who sits again since commits were lost is missed from then on.
        if table.over or not self._is_calm() or self._anew > since:
            return
        there = {guest.person for guest in self.guests if guest.wire or guest.lost_at > since}
        gone = [seat for seat, chair in enumerate(table.chairs) if chair.person and chair.person not in there]
        for guest in self.guests if gone else ():
            if guest.wire and guest.since < since and guest.shown and guest.shown.version == table.version:
                hidden = [seat for seat in gone if not guest.shown.public.seats[seat].gone]
                if hidden:
                    raise Broken(f"{guest.name} does not see that whoever sits in {hidden} is gone")

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
        if not noted or not cutting or self.truth.lost:
            return
        if noted["tries"] != cutting.tries or cutting.left_out & {*noted["cuts"]}:
            return  # the last they were told was not of this deal, or they came too late for it
        record = record_of(self.truth.table)
        guest.part.commitment = record["fair"]["commitment"]
        wrong = guest.part.complaint(record)
        if wrong:
            raise Broken(f"{guest.name} was told other {wrong} than the record tells")
