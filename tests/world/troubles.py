"""What befalls the servers of a world, their clocks and their store."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlite3 import Connection

    from world.servers import Server
    from world.story import World
    from world.truth import Past

TROUBLES = ("clock", "store", "sleep", "death", "darkness", "failover")
NAP = 3.0, 8.0
"""Seconds for which a server stands still so that somebody's time runs out meanwhile."""
JUMPS = (-3_600_000, -3_600_000, -5_000, 5_000, 3_600_000)
"""Milliseconds by which clocks are set."""


class Troubles:
    """Some kinds of trouble: what hides behind one shows where there is none."""

    def __init__(self, world: "World", several: bool) -> None:
        self._world = world
        self.jumped_at = 0.0
        """When a server last began to go by another time than before."""
        kinds = TROUBLES if several else TROUBLES[:-1]  # a server alone has a file, and nothing to fail over to
        self._kinds = world.chance.sample(kinds, world.chance.randint(0, len(kinds)))

    @property
    def no_time_for(self) -> tuple[str, ...]:
        """What nobody has in mind here: a store that loses what it forgot knows it again, and nobody can help it."""
        return ("be forgotten",) if "failover" in self._kinds else ()

    def begin(self) -> None:
        """Have trouble come from now on."""
        if self._kinds:
            self._world.soon(self._come, self._world.chance.uniform(5, 60))
        if "clock" in self._kinds:
            self._world.soon(self._jump, self._world.chance.uniform(*self._world.plan.jumps))
        if "sleep" in self._kinds:
            self._world.soon(self._nod_off, self._world.chance.uniform(*self._world.plan.naps))
        if "failover" in self._kinds:
            self._world.soon(self._fail_over, self._world.chance.uniform(*self._world.plan.failovers))

    def _come(self) -> None:
        """Have a server die and come back, lose its store for a while, or have the store forget what came last."""
        world, chance = self._world, self._world.chance
        if world.peaceful:
            return
        world.soon(self._come, chance.uniform(*world.plan.troubles))
        server = chance.choice(world.servers)
        match chance.choice(self._kinds):
            case "store" if server.up:
                world.tell(f"{server.name} loses its store")
                server.cut_off = True
                world.soon(lambda: setattr(server, "cut_off", False), chance.uniform(1, 90))
            case "death":
                self._kill(server, chance.uniform(0.5, 30))
            case "darkness":
                for one in world.servers:
                    self._kill(one, 2)

    def _jump(self) -> None:
        """Set the clock of a server, or those of all."""
        world, chance = self._world, self._world.chance
        if world.peaceful:
            return
        world.soon(self._jump, chance.uniform(*world.plan.jumps))
        by = chance.choice(JUMPS)
        for server in world.servers if chance.random() < 0.5 else [chance.choice(world.servers)]:
            if server.up:
                server.clock.off += by
                self.jumped_at = world.loop.now
                world.tell(f"the clock of {server.name} jumps to {server.clock.off} ms off")

    def _nod_off(self) -> None:
        """Have a server stand still for a while; now and then just when somebody's time runs out."""
        world, chance = self._world, self._world.chance
        if world.peaceful:
            return
        world.soon(self._nod_off, chance.uniform(*world.plan.naps))
        servers = world.servers if chance.random() < 0.3 else [chance.choice(world.servers)]
        left = [seconds for party in world.parties if (seconds := party.time_left()) > NAP[0]]
        if left and chance.random() < 0.5:
            seconds = chance.uniform(*NAP)
            world.soon(lambda: self._put_to_sleep(servers, seconds), chance.choice(left) - chance.uniform(0, NAP[0]))
        else:
            self._put_to_sleep(servers, chance.uniform(1, 60))

    def _put_to_sleep(self, servers: "Sequence[Server]", seconds: float) -> None:
        """Have a server stand still, or the machine they are all on, which people notice by and by."""
        for server in [] if self._world.peaceful else servers:
            if server.up and not server.asleep:
                self._world.tell(f"{server.name} sleeps for {seconds:.0f} s")
                server.sleep(seconds)
                for wire in server.wires:
                    self._world.soon(wire.despair, self._world.chance.uniform(3, 11))

    def _kill(self, server: "Server", seconds: float) -> None:
        if server.up:
            self._world.tell(f"{server.name} dies")
            server.kill()
            self._world.soon(lambda: self._restart(server), seconds)

    def _restart(self, server: "Server") -> None:
        if not server.up:
            self._world.tell(f"{server.name} starts")
            server.start()
            self.jumped_at = self._world.loop.now

    def _fail_over(self) -> None:
        """Have the store be as it is now, a moment later or a while."""
        world, chance = self._world, self._world.chance
        if world.peaceful:
            return
        lost = chance.uniform(*chance.choice(world.plan.lost))
        if all(party.gathered for party in world.parties):
            copy, past = world.disk.copy(), world.truths.past()
            world.soon(lambda: self._lose(copy, past), lost)
        world.soon(self._fail_over, lost + chance.uniform(*world.plan.failovers))

    def _lose(self, copy: "Connection", past: "Past") -> None:
        """Have another store take the place of the one there was, which had not heard of all that it had."""
        if not self._world.peaceful:
            self._world.tell("the store fails over to one that is behind")
            self._world.disk.go_back(copy)
            self._world.lose(past)
        copy.close()
