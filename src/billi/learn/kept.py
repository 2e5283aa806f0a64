"""Finished deals of a ladder in a file, one a line, so that it can go on where it was stopped.

The first line says what is played. A line that breaks off, where somebody pulled the plug, is written again.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec

from billi.errors import BilliError, UnreadableFile
from billi.learn.standings import Deal, Results
from billi.state import Game

VERSION: Final = 1
BEGINNING: Final = b'{"ladder":'
"""What a file begins with, even one that was only begun."""


class OtherLadder(BilliError):
    """A file that holds something else."""


class Heading(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is played."""

    ladder: int
    game: str
    rules: int
    """The version of its rules."""
    players: int
    options: dict[str, str]
    seed: int
    bots: list[str]


class KeptDeal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal."""

    deal: int
    """Its number, from 0."""
    games: list[tuple[list[int], list[int]]]
    """Points by seat and who has won, one a seating."""


def heading_of(path: Path) -> Heading | None:
    """Return what the ladder in a file plays; None where there is none yet."""
    try:
        with path.open("rb") as file:
            first = file.readline()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise UnreadableFile("file-unreadable", file=str(path), reason=error.strerror or str(error)) from error
    if first.endswith(b"\n"):
        heading: Heading = _read(path, 1, first, Heading)
        return heading
    if not first.startswith(BEGINNING[: len(first)]):
        raise OtherLadder("ladder-unreadable", file=str(path), line=1)
    return None


class Kept:
    """The file."""

    def __init__(self, path: Path, game: Game, seed: int, bots: Sequence[str]) -> None:
        self.path = path
        self.heading = Heading(
            ladder=VERSION,
            game=game.name,
            rules=game.spec.rules_version,
            players=game.players,
            options=dict(game.options),
            seed=seed,
            bots=list(bots),
        )
        self._seats = game.seats
        self._written = 0
        """Deals in the file."""
        found = heading_of(path)
        if found is not None:
            self._compare(found)
        try:
            self._file = path.open("r+b" if path.exists() else "x+b")
        except OSError as error:
            raise BilliError("file-unwritable", file=str(path), reason=error.strerror or str(error)) from error
        if found is None:
            self._file.truncate()
            self._write(self.heading)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def deals(self, most: int) -> Iterator[Deal]:
        """Return the deals that are in the file, ``most`` of them or fewer, and be ready to add more."""
        self._file.seek(0)
        self._file.readline()
        end = self._file.tell()
        while self._written < most and (line := self._file.readline()).endswith(b"\n"):
            read = _read(self.path, self._written + 2, line, KeptDeal)
            if read.deal != self._written or not self._is_whole(read):
                raise OtherLadder("ladder-unreadable", file=str(self.path), line=self._written + 2)
            yield [Results(points, winners) for points, winners in read.games]
            self._written += 1
            end = self._file.tell()
        if self._written < most:
            self._file.seek(end)
            self._file.truncate()

    def _is_whole(self, line: KeptDeal) -> bool:
        """Whether a line has all games of a deal, and points for every seat of each."""
        bots, seats = len(self.heading.bots), range(self._seats)
        return len(line.games) == bots * (bots - 1) * self.heading.players and all(
            len(points) == len(seats) and winners and all(seat in seats for seat in winners)
            for points, winners in line.games
        )

    def add(self, deal: Deal) -> None:
        """Write the next deal."""
        self._write(KeptDeal(deal=self._written, games=[(game.points, game.winners) for game in deal]))
        self._written += 1

    def _write(self, line: Heading | KeptDeal) -> None:
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except OSError as error:
            raise BilliError("file-unwritable", file=str(self.path), reason=error.strerror or str(error)) from error

    def _compare(self, found: Heading) -> None:
        """Refuse to go on with another ladder."""
        for name in Heading.__struct_fields__:
            there, here = getattr(found, name), getattr(self.heading, name)
            if there != here:
                raise OtherLadder(
                    "ladder-other", file=str(self.path), what=name, there=_shown(there), here=_shown(here)
                )


def _read(path: Path, number: int, line: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError:
        raise OtherLadder("ladder-unreadable", file=str(path), line=number) from None


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
