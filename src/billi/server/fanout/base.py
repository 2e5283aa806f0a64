"""What every kind of fan-out can do, and the kind for a server that is alone."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from types import TracebackType
from typing import Self

OnVersion = Callable[[int], None]
"""Takes the version a table is at: perhaps one that is known already, and perhaps the same one again."""


class Fanout(ABC):
    """The versions that tables have reached on other servers."""

    published = 0
    """How often others were told of a table."""
    heard = 0
    """How often others told of a table that is followed here."""
    reconnects = 0
    """How often the way to the others was lost and found again."""
    polls = 0
    """How often the store was asked."""

    @abstractmethod
    def tell(self, table: str, version: int) -> None:
        """Tell the others that a table has reached a version, which is in the store. This neither waits nor fails."""

    @abstractmethod
    def follow(self, table: str, heard: OnVersion) -> None:
        """Call ``heard``, in the event loop, with the version others have brought a table to.

        What was written before this call may have been missed: read the log once after it.
        """

    @abstractmethod
    def unfollow(self, table: str) -> None:
        """Hear no more of a table."""

    async def start(self) -> None:  # noqa: B027 (not all kinds have something to start)
        """Begin to hear."""

    async def close(self) -> None:  # noqa: B027
        """Tell what is still to be told, and hear no more. The store must still be open."""

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


class Alone(Fanout):
    """Nothing, for a server that is the only one on its store."""

    def tell(self, table: str, version: int) -> None:
        """Tell nobody."""

    def follow(self, table: str, heard: OnVersion) -> None:
        """Hear of a table from nobody."""

    def unfollow(self, table: str) -> None:
        """Go on hearing nothing."""
