"""How servers on one store hear of each other's lines: "table X is at version N". The lines are in the store.

A server that is alone has nothing to hear. Several find out by asking the store again and again, or, sooner and at less
cost, through Redis. No news is ever relied on: whatever is missed is found by asking the store a little later.
"""

from billi.extras import not_installed
from billi.server.fanout.base import Alone, Fanout, OnVersion
from billi.server.fanout.polling import Polling
from billi.server.store import Store

__all__ = ["Alone", "Fanout", "OnVersion", "Polling", "open_fanout"]


def open_fanout(redis_url: str | None, store: Store, alone: bool) -> Fanout:
    """Choose how a server hears of the others: not at all if it is ``alone`` and has no Redis to share with any.

    ``redis://host:6379``, ``rediss://`` for an encrypted connection, or ``unix:///run/redis.sock``, with
    ``user:password@`` before the host. Raise ``BilliError`` with a sentence for an address that cannot be read; a Redis
    that does not answer is waited for.
    """
    if redis_url:
        try:
            from billi.server.fanout.pubsub import RedisFanout
        except ModuleNotFoundError as missing:
            raise not_installed(missing, "redis") from missing
        return RedisFanout(redis_url, store)
    return Alone() if alone else Polling(store)
