"""How much anyone may ask for at once."""

from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv4Address, ip_address, ip_network
from time import monotonic
from typing import Final

MOST_REMEMBERED: Final = 20_000
"""Addresses remembered at a time; the longest silent is forgotten first."""


@dataclass(slots=True)
class Bucket:
    """A bucket that fills at a steady rate and empties by use.

    >>> bucket = Bucket(rate=1, size=2)
    >>> [bucket.take(at=0.0), bucket.take(at=0.0), bucket.take(at=0.5), bucket.take(at=1.5)]
    [True, True, False, True]
    """

    rate: float
    """Drops a second."""
    size: float
    """The most it holds."""
    level: float = -1.0
    filled: float = 0.0

    def take(self, cost: float = 1.0, at: float | None = None) -> bool:
        """Take something out, if there is enough in it."""
        level = self._fill(monotonic() if at is None else at)
        if level < cost:
            return False
        self.level = level - cost
        return True

    def has(self, cost: float = 1.0, at: float | None = None) -> bool:
        """Whether there is enough in it."""
        return self._fill(monotonic() if at is None else at) >= cost

    def wait(self, cost: float = 1.0, at: float | None = None) -> float:
        """Return the seconds until there is enough in it."""
        return max(0.0, (cost - self._fill(monotonic() if at is None else at)) / self.rate)

    def _fill(self, now: float) -> float:
        """Note what has come in since the last look; return what there is."""
        size, level = self.size, self.level
        level = size if level < 0 else level + (now - self.filled) * self.rate
        self.level = level = level if level < size else size
        self.filled = now
        return level


def plain(address: str) -> str:
    """Return an address as it is known: a door to both kinds of network shows IPv4 in the dress of IPv6.

    >>> plain("::ffff:192.0.2.7"), plain("192.0.2.7"), plain("2001:db8::7")
    ('192.0.2.7', '192.0.2.7', '2001:db8::7')
    """
    return address.removeprefix("::ffff:") if "." in address else address


def neighbourhood(address: str) -> str:
    """Return what stands for everyone at an address: at IPv6 a house has 2 to the 64th of them.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8:1:2:3:4:5:6"), neighbourhood("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return address
    return str(parsed.ipv4_mapped or ip_network((parsed, 64), strict=False))


class Buckets:
    """One bucket for each address, or whatever else asks."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str, cost: float = 1.0) -> bool:
        """Take something out of somebody's bucket, if there is enough in it."""
        return self.of(whose).take(cost)

    def give(self, whose: str) -> None:
        """Put back into somebody's bucket what was taken for nothing."""
        self.of(whose).take(-1.0)

    def has(self, whose: str, cost: float = 1.0) -> bool:
        """Whether there is enough in somebody's bucket."""
        return self.of(whose).has(cost)

    def of(self, whose: str) -> Bucket:
        """Return somebody's bucket."""
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = Bucket(self.rate, self.size)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(whose)
        return bucket
