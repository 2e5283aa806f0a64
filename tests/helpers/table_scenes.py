"""A table in a test: people with short names make wishes, and every entry is written down."""

from hashlib import sha256
from itertools import count
from typing import Any

from billi.fair import cut_of, seal_of
from billi.table.deciding import decide, follow, open_table
from billi.table.entries import Entry, read, write
from billi.table.listing import listing_hangs_on, listing_of
from billi.table.showing import SeatsShown, show_public
from billi.table.table import Table
from billi.table.wishes import Begin, Choose, CutDeck, PutBot, Sit, Wish

SECRET = bytes(range(32))


def bytes_of(person: str) -> bytes:
    """Return what somebody in a test cuts the deck with."""
    return sha256(person.encode()).digest()


class Scene:
    """A table under way, with its log as it would be kept."""

    def __init__(
        self,
        game: str = "willi",
        players: int = 4,
        clock: int = 0,
        options: dict[str, str] | None = None,
        secret: bytes = SECRET,
    ) -> None:
        self.table = Table("t", secret)
        self.log: list[tuple[int, bytes]] = []
        self.now = 1_000_000
        self.ids = count()
        self.seats_shown = SeatsShown()
        """As a room keeps it, to be held against seats shown anew."""
        self.add([open_table("host", secret, game, players, options or {}, clock=clock)])

    def add(self, entries: list[Entry]) -> None:
        """Write entries down, with what bots do after them."""
        hung_on, listed = listing_hangs_on(self.table), listing_of(self.table) if self.table.opened else None
        self.log += [(self.now, write(entry)) for entry in follow(self.table, entries, self.now)]
        assert listing_hangs_on(self.table) != hung_on or listing_of(self.table) == listed
        self.check_what_is_kept()
        missing = {chair.person: self.now for chair in self.table.chairs if chair.person}
        assert show_public(self.table, missing, self.seats_shown) == show_public(self.table, missing)

    def check_what_is_kept(self) -> None:
        """Hold what a table works out once against what it is."""
        table = self.table
        seats = range(len(table.chairs))
        assert table.deciders == [table._decider(seat) for seat in seats]
        dealt = [table.was_dealt_to(seat, chair.person) for seat, chair in enumerate(table.chairs)]
        assert table.eyes == [seat if dealt[seat] else -1 for seat in seats]

    def wish(self, person: str, kind: type[Wish], **details: Any) -> list[Entry]:
        """Make a wish, or raise what it is refused with."""
        wish = kind(**{"id": f"w{next(self.ids)}", **details})
        entries = decide(self.table, person, wish)
        self.add(entries)
        return entries

    def seated(self, *people: str, bots: tuple[int, ...] = ()) -> "Scene":
        """Seat people by name in the first chairs, and bots where said."""
        free = [seat for seat in range(len(self.table.chairs)) if seat not in bots]
        for seat, person in zip(free, people, strict=False):
            self.wish(person, Sit, seat=seat, name=person.title())
        for seat in bots:
            self.wish("host", PutBot, seat=seat)
        return self

    def sealed(self, *people: str) -> "Scene":
        """Seat people in the first chairs who will cut the deck."""
        for seat, person in enumerate(people):
            self.wish(person, Sit, seat=seat, name=person.title(), seal=seal_of(bytes_of(person)))
        return self

    def cut(self, *people: str) -> "Scene":
        """Have people cut the deck as they are asked to now."""
        for person in people:
            assert self.table.cutting is not None
            cut = cut_of(bytes_of(person), self.table.cutting.tries)
            self.wish(person, CutDeck, seat=self.table.seats_of(person)[0], cut=cut)
        return self

    def begun(self) -> "Scene":
        """Deal."""
        self.wish("host", Begin)
        return self

    def choose(self, seat: int, action: str | None = None) -> str:
        """Have a seat's person choose an action, or their first one."""
        assert self.table.state is not None
        chosen = action or str(self.table.choices(seat)[0])
        person = self.table.chairs[seat].person
        self.wish(person, Choose, seat=seat, action=chosen, version=self.table.version)
        return chosen

    def draw(self) -> int:
        """Have whoever's turn it is touch a card; return their seat."""
        [seat] = self.table.waiting_for
        assert self.choose(seat).startswith("draw")
        return seat

    def play_out(self) -> None:
        """Have everyone choose their first action until the game is over."""
        while not self.table.over:
            self.choose(self.table.waiting_for[0])

    def reread(self) -> Table:
        """Return the table as the kept log tells it."""
        table = Table("t", self.table.secret)
        for at, line in self.log:
            table.apply(read(line), at)
        return table
