"""How somebody has played over time: a few numbers of each of their latest games, worked out when they ask, and kept.

Whoever never looks costs nothing. Whoever does is told at once what is there, and some more is worked out until they
ask again, the newest games first, where reviews are made: one after the other, in a thread that stands back.
"""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from billi.errors import InvalidRecord
from billi.games import GAMES
from billi.review.data import Review
from billi.review.played import Played, counts, played
from billi.server.answers import PlayedGame, PlayOverTime
from billi.server.reviewing import Reviewers
from billi.server.store import EndedGame, Store, StoreError

LATEST: Final = 100
"""Games of a person that are looked at,"""
AT_ONCE: Final = 5
"""those that are worked out for somebody before they have asked again,"""
MOST_ASKING: Final = 4
"""and people for whom that is done at once. Each has at most one game wait among the reviews."""

log = logging.getLogger(__name__)
_encode: Final = msgspec.json.Encoder().encode
_read: Final = msgspec.json.Decoder(Played).decode


class OverTime:
    """Everybody's play over time, each for themselves."""

    def __init__(self, reviewers: Reviewers) -> None:
        self._reviewers = reviewers
        self._evaluators: dict[str, str] = {}
        """By game, who values it now."""
        self._under_way: dict[str, asyncio.Task[None]] = {}
        """By person, what is worked out for them."""
        self._given_up: set[str] = set()
        """Games that could not be reviewed, though nothing is wrong with them."""

    async def of(self, store: Store, person: str) -> PlayOverTime:
        """Return what is known of somebody's play, and have more found out."""
        past = await store.past_of(person, LATEST)
        if past and not self._evaluators:
            self._evaluators = await asyncio.to_thread(_evaluators)
        current = set(self._evaluators.values())
        missing = [one for one in past if one.evaluator not in current and one.table not in self._given_up]
        if missing and person not in self._under_way and len(self._under_way) < MOST_ASKING:
            task = asyncio.create_task(self._work_out(store, person, missing[:AT_ONCE]))
            self._under_way[person] = task
            task.add_done_callback(partial(self._done, person))
        known = [(one, _read(one.played)) for one in past if one.evaluator in current and one.played]
        games = [PlayedGame(id=one.table, created=one.created, **msgspec.structs.asdict(it)) for one, it in known]
        return PlayOverTime(games=games, waiting=len(missing))

    async def _work_out(self, store: Store, person: str, games: Sequence[EndedGame]) -> None:
        for game in games:
            try:
                if not await self._note(store, person, game):
                    return  # too many wait for reviews: there is another time
            except StoreError as error:
                log.warning("play over time waits for the store: %s", error)
                return
            except Exception:
                self._given_up.add(game.table)
                log.exception("a game cannot be reviewed", extra={"table": game.table})

    async def _note(self, store: Store, person: str, game: EndedGame) -> bool:
        """Work out what a game was to somebody, and keep it; whether that could be done now."""
        kept = await store.record(game.table)
        record = msgspec.json.decode(kept) if kept else {}
        evaluator = self._evaluators.get(record.get("game", ""), "")
        if not evaluator:
            self._given_up.add(game.table)  # it ended by old rules, and left nothing
            return True
        body = None
        if game.seats == 1 and counts(record, game.seat):
            try:
                made = await self._reviewers.review(kept or b"")
            except InvalidRecord as why:  # as of a game by rules of its time
                log.info("a game is not reviewed: %s", why, extra={"table": game.table})
            else:
                if made is None:
                    return False
                body = _encode(played(record, msgspec.json.decode(made, type=Review), game.seat)).decode()
        await store.note_played(game.table, person, evaluator, body)
        return True

    def _done(self, person: str, task: "asyncio.Task[None]") -> None:
        del self._under_way[person]

    async def close(self) -> None:
        """Work out nothing more."""
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _evaluators() -> dict[str, str]:
    """Return by game who values it now."""
    from billi.review.report import evaluator_of  # which needs NumPy

    return {game: evaluator_of(game) for game in GAMES}
