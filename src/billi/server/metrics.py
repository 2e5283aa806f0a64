"""What a server counts of itself, for Prometheus to read. Nothing here names a person, a table or a card."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_MOMENTS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5)

TABLES: Final = Gauge("billi_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS: Final = Gauge("billi_sockets", "Open sockets", multiprocess_mode="livesum")
MOVES: Final = Counter("billi_moves", "Choices that are kept, of people and of bots")
REFUSED: Final = Counter("billi_refusals", "Wishes that were not granted")
CUT_OFF: Final = Counter("billi_sockets_cut_off", "Sockets closed by the server", ["why"])
COMMIT: Final = Histogram("billi_commit_seconds", "From wish to kept", buckets=_MOMENTS)
FAN_OUT: Final = Histogram("billi_fan_out_seconds", "From kept to handed to every socket", buckets=_MOMENTS)
