"""What lists tell of a table: enough to choose it, or to remember it by, and nothing of anyone's cards.

A card is kept beside the log, so that a list costs no more however long the logs are.
"""

from typing import Final

import msgspec

from billi.table.table import Table


class Listing(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A table in a list. Cards are kept for good: a field may be added with a default."""

    game: str = ""
    players: int = 0
    language: str = "en"
    clock: int = 0
    """Seconds a decision; 0 for as long as it takes."""
    names: list[str] = []
    """People and bots by seat; "" where nobody sits, or somebody who was forgotten."""
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
        points=state.points if state else [],
        winners=state.winners if state else [],
    )


def listing_hangs_on(table: Table) -> tuple[int, list[int]]:
    """Return what changes whenever that does: cheaper to compare than to tell it all anew with each choice."""
    return table.settled, table.state.points if table.state else []


def write_listing(card: Listing) -> str:
    """Write a card for the store.

    >>> write_listing(Listing(game="willi", players=3, names=["Ann", "", "house"]))
    '{"game":"willi","players":3,"names":["Ann","","house"]}'
    """
    return _ENCODER.encode(card).decode()


def read_listing(kept: str) -> Listing:
    """Read a card from the store."""
    return _DECODER.decode(kept)
