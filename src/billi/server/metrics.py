"""What a server counts of itself, for Prometheus to read. Nothing here names a person, a table or a card.

Counters are counted where things happen; what is so many at a time is looked at twice a second (:mod:`gauging`), so
that it costs no move anything. What happens with every move is noted then and there, and counted at such a look or when
somebody reads it. With several workers, ``multiprocess_mode`` says what becomes of their figures.
"""

from bisect import bisect_right
from collections.abc import Iterable
from typing import Final

from prometheus_client import Counter, Gauge, Histogram, Metric

from billi import __version__

_MOMENTS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5)
_WHILES: Final = (0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60)


class QuickCounter(Counter):
    """A counter of what happens with every move: noted at once, and counted when somebody looks."""

    _noted = 0

    def note(self, how_many: int) -> None:
        """Count so many more, soon; on the event loop's thread alone."""
        self._noted += how_many

    def count(self) -> None:
        """Count what was noted."""
        noted, self._noted = self._noted, 0
        self.inc(noted)

    def collect(self) -> Iterable[Metric]:
        """Tell Prometheus."""
        self.count()
        return super().collect()


class Moments(Histogram):
    """The same for how long something took: many at once are sorted into buckets in next to no time."""

    def __init__(self, name: str, documentation: str) -> None:
        self._noted: list[float] = []
        self.note: Final = self._noted.append
        """Count so many seconds, soon; any thread may."""
        super().__init__(name, documentation, buckets=_MOMENTS)

    def count(self) -> None:
        """Count what was noted."""
        waiting = len(self._noted)  # another thread may note more meanwhile
        noted, before = sorted(self._noted[:waiting]), 0
        del self._noted[:waiting]
        self._sum.inc(sum(noted))
        for bucket, bound in zip(self._buckets, self._upper_bounds, strict=True):
            below = bisect_right(noted, bound)
            bucket.inc(below - before)
            before = below

    def collect(self) -> Iterable[Metric]:
        """Tell Prometheus."""
        self.count()
        return super().collect()


BUILD: Final = Gauge("billi_build_info", "Which billi this is", ["version"], multiprocess_mode="livemax")
BUILD.labels(__version__).set(1)

# People and games
TABLES: Final = Gauge("billi_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS: Final = Gauge("billi_sockets", "Open sockets", multiprocess_mode="livesum")
MOVES: Final = QuickCounter("billi_moves", "Choices that are kept, of people and of bots")
REFUSED: Final = Counter("billi_refusals", "Wishes that were not granted")
CUT_OFF: Final = Counter("billi_sockets_cut_off", "Sockets closed by the server", ["why"])
ANSWERS: Final = Counter("billi_answers", "Requests answered", ["status"])
COMMIT: Final = Moments("billi_commit_seconds", "From wish to kept")
FAN_OUT: Final = Moments("billi_fan_out_seconds", "From kept to handed to every socket")

# The store
STORE_COMMIT: Final = Moments("billi_store_commit_seconds", "One commit, of however many changes there were")
STORE_CHANGES: Final = Counter("billi_store_changes", "Changes in those commits")
STORE_WAITING: Final = Gauge("billi_store_waiting", "Changes that wait for a commit", multiprocess_mode="livesum")
STORE_ERRORS: Final = Counter("billi_store_errors", "What the store did not do", ["kind"])
STORE_POLLS: Final = Counter("billi_store_polls", "How often the store was asked for what other servers wrote")

# The event loop, and those who think beside it
LOOP_LAG: Final = Histogram("billi_loop_lag_seconds", "How much later than asked the loop woke us", buckets=_MOMENTS)
BOTS_THINKING: Final = Gauge("billi_bots_thinking", "Bots that think", multiprocess_mode="livesum")
BOTS_WAITING: Final = Gauge("billi_bots_waiting", "Bots that wait for a thread", multiprocess_mode="livesum")
BOTS_HURRIED: Final = Counter("billi_bots_hurried", "Answers of bots that were given in a hurry")
HINTS_WAITING: Final = Gauge("billi_hints_waiting", "Hints that are being worked out", multiprocess_mode="livesum")
REVIEWS_WAITING: Final = Gauge("billi_reviews_waiting", "Games that are being reviewed", multiprocess_mode="livesum")

# Housekeeping
ROUND: Final = Histogram("billi_housekeeping_seconds", "One round through the house", buckets=_WHILES)
ROUND_DONE: Final = Gauge(
    "billi_housekeeping_last_success_timestamp_seconds", "When all of a round was done", multiprocess_mode="livemin"
)
ROUND_FAILED: Final = Counter("billi_housekeeping_failures", "Work of a round that could not be done", ["work"])
BACKLOG: Final = Gauge(
    "billi_housekeeping_backlog", "Tables found to be seen to, 100 at most", ["work"], multiprocess_mode="livemax"
)

# Redis: nothing is told of it where there is none
REDIS_CONNECTED: Final = Gauge(
    "billi_redis_connected", "Whether Redis passes on what is said", ["channel"], multiprocess_mode="livemin"
)
REDIS_RECONNECTS: Final = Counter("billi_redis_reconnects", "How often Redis was lost and found again")
BULLETINS_SENT: Final = Counter("billi_redis_bulletins_sent", "Bulletins told to other servers")
BULLETINS_HEARD: Final = Counter("billi_redis_bulletins_heard", "Bulletins heard from other servers")

# Those that are known beforehand are told from the beginning: what begins to be is no rise to Prometheus.
for _why in ("too slow", "too much"):
    CUT_OFF.labels(_why)
for _kind in ("unavailable", "broken", "conflict"):
    STORE_ERRORS.labels(_kind)
for _status in ("1xx", "2xx", "3xx", "4xx", "5xx"):
    ANSWERS.labels(_status)
for _work in ("wake tables", "keep records"):
    BACKLOG.labels(_work)
    ROUND_FAILED.labels(_work)

WITH_EVERY_MOVE: Final = (MOVES, COMMIT, FAN_OUT, STORE_COMMIT)
"""What is noted, and counted later."""
