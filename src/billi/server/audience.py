"""Who looks at a table through this server, and what they are sent."""

import time
from collections import Counter
from collections.abc import Callable, Collection, KeysView
from typing import Final

import msgspec

from billi.server.metrics import FAN_OUT
from billi.table.entries import Said
from billi.table.messages import Heard, News, TableSpliced
from billi.table.showing import NO_ONE_MISSING, Eyes, Sight, show_own, show_welcome
from billi.table.table import Table
from billi.words import Words

encode: Final[Callable[[News], bytes]] = msgspec.json.Encoder().encode


class Viewer:
    """Somebody looking at a table: whose eyes, what they have been told, and where to send more."""

    __slots__ = ("eyes", "part", "send", "sight", "sighted", "since", "words")

    def __init__(self, eyes: Eyes, send: Callable[[bytes], None], since: int = 0, words: Words | None = None) -> None:
        self.eyes = eyes
        self.send = send
        self.part: Callable[[], None] = lambda: None
        """What to do when there is nothing more to see here."""
        self.since = since
        """The version they were told last."""
        self.words = words or Words("en")
        self.sight = Sight([], [], False)
        """What they may see."""
        self.sighted = -1
        """The version for which that was worked out last."""

    def send_no_more(self) -> None:
        """Let go of the socket this was sent over."""
        self.send, self.part = _ignore, lambda: None


class Audience:
    """All who look. What everyone sees alike comes encoded: once a move, not once a viewer."""

    def __init__(self, code: str, now: int) -> None:
        self.code = code
        self.viewers: dict[Viewer, None] = {}
        """In the order they came."""
        self.here: Counter[str] = Counter()
        """By person, through how many windows they look; "" is whoever nobody knows."""
        self.quiet_since = now
        """Since when nobody looks, where nobody does."""
        self.told_gone: KeysView[str] = NO_ONE_MISSING.keys()
        """Who everyone was shown to be gone."""

    def people(self) -> list[str]:
        """List who looks."""
        return [person for person in self.here if person]

    def enter(self, viewer: Viewer) -> None:
        """Add somebody who looks."""
        self.viewers[viewer] = None
        self.here[viewer.eyes.person] += 1

    def leave(self, viewer: Viewer, now: int) -> bool:
        """Remove somebody who looked; return whether they did."""
        if viewer not in self.viewers:
            return False
        del self.viewers[viewer]
        person = viewer.eyes.person
        self.here[person] -= 1
        if not self.here[person]:
            del self.here[person]
        if not self.viewers:
            self.quiet_since = now
        return True

    def welcome(self, viewer: Viewer, table: Table, now: int) -> None:
        """Send somebody what the table was set up as."""
        viewer.send(encode(show_welcome(table, self.code, now)))

    def show_all(self, table: Table, public: msgspec.Raw, waived: Collection[int]) -> None:
        """Send everyone what they have not seen."""
        started = time.perf_counter()
        for viewer in list(self.viewers):
            self.show(viewer, table, public, waived)
        FAN_OUT.note(time.perf_counter() - started)

    def show(self, viewer: Viewer, table: Table, public: msgspec.Raw, waived: Collection[int]) -> None:
        """Send somebody the table as they may see it: what all see, and what they alone see."""
        since, version, chat = viewer.since, table.version, table.chat
        # What was said goes first: should the connection break here, it is told again with the version it belongs to.
        if chat and chat[-1][0] > since:
            for said_at, said in chat:
                if said_at > since:
                    viewer.send(encode(_heard(said_at, said, viewer.words)))
        if viewer.sighted < table.seated:
            was, viewer.sight = viewer.sight, viewer.eyes.sight(table)
            if since < table.seated and (viewer.sighted < 0 or was.hands != viewer.sight.hands):
                since = 0  # through other eyes the same events look different: tell them all again
            viewer.sighted = table.seated
        if since > version:
            since = 0
        own = show_own(table, viewer.sight, since, waived)
        viewer.send(encode(TableSpliced(version=version, since=since, public=public, own=own)))
        viewer.since = version

    def read_again(self, was: int, now: int) -> None:
        """Note that a table at one version was read again and is at another."""
        for viewer in self.viewers:
            viewer.since, viewer.sighted = min(viewer.since, was, now), min(viewer.sighted, 0)

    def begin_anew(self, table: Table, now: int) -> None:
        """Forget what everyone was told."""
        for viewer in self.viewers:
            viewer.since, viewer.sighted = 0, -1
            self.welcome(viewer, table, now)


def _ignore(message: bytes) -> None:
    """Send nothing."""


def _heard(version: int, said: Said, words: Words) -> Heard:
    """Return what was said as a viewer reads it."""
    try:
        text = words.text(f"phrase-{said.phrase}") if said.phrase else said.text
    except KeyError:  # a newer server's, which the page may know
        text = said.phrase.replace("-", " ")
    return Heard(version=version, seat=said.seat, name=said.name, text=text, phrase=said.phrase)
