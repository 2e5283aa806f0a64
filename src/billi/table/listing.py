"""What lists tell of a table: enough to choose it, or to remember it by, and nothing of anyone's cards.

A listing is kept beside the log, so that a list costs no more however long the logs are.
"""

from typing import Final

import msgspec

from billi.cast import bot_called
from billi.table.table import Table


class Listing(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A table in a list. Listings are kept for good: a field may be added with a default."""

    game: str = ""
    players: int = 0
    language: str = "en"
    clock: int = 0
    """Seconds a decision; 0 for as long as it takes."""
    names: list[str] = []
    """People and bots by seat; "" where nobody sits, or somebody who was forgotten."""
    bots: list[int] | None = None
    """The seats of bots, whatever people are called; None on listings from before this was noted."""
    points: list[int] = []
    winners: list[int] = []


_DECODER: Final = msgspec.json.Decoder(Listing)
_ENCODER: Final = msgspec.json.Encoder()


def listing_of(table: Table) -> Listing:
    """Return what lists tell of a table as it is now."""
    opened, state = table.opened, table.state
    assert opened is not None
    return Listing(
        game=opened.game,
        players=opened.players,
        language=opened.language,
        clock=opened.clock,
        names=table.names(),
        bots=[seat for seat, chair in enumerate(table.chairs) if chair.bot],
        points=state.points if state else [],
        winners=state.winners if state else [],
    )


def bots_in(listing: Listing) -> list[int]:
    """Return the seats of bots, going by the names where a listing does not say.

    >>> bots_in(Listing(names=["house", "house"], bots=[1])), bots_in(Listing(names=["Ann", "master 2"]))
    ([1], [1])
    """
    if listing.bots is not None:
        return listing.bots
    return [seat for seat, name in enumerate(listing.names) if bot_called(name, seat)]


def listing_hangs_on(table: Table) -> tuple[int, list[int]]:
    """Return what changes whenever that does: cheaper to compare than to tell it all anew with each choice."""
    return table.settled, table.state.points if table.state else []


def write_listing(listing: Listing) -> str:
    """Write a listing for the store.

    >>> write_listing(Listing(game="willi", players=3, names=["Ann", "", "house"]))
    '{"game":"willi","players":3,"names":["Ann","","house"]}'
    """
    return _ENCODER.encode(listing).decode()


def read_listing(kept: str) -> Listing:
    """Read a listing from the store."""
    return _DECODER.decode(kept)
