"""What somebody at a table keeps to cut the deck, and to check afterwards that the cards were dealt with it.

A table says of itself what was sealed, by whom and when it was closed. Whoever takes part notes what they were told
when they gave their cut away: if the record tells it otherwise, something was changed by somebody who knew the cut.
"""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from billi.fair import SECRET_BYTES, WITHOUT_CUTS, cut_of, seal_of
from billi.games import GAMES
from billi.games.spec import EventDict
from billi.table.messages import Public


@dataclass(slots=True)
class Part:
    """One person's part in the luck of one table."""

    start: bytes = field(default_factory=lambda: secrets.token_bytes(SECRET_BYTES))
    commitment: str = ""
    """The table's promise, as it was when ours was made."""
    noted: dict[str, Any] | None = None
    """What the table said when we last cut."""

    @property
    def seal(self) -> str:
        """What we promise."""
        return seal_of(self.start)

    def due(self, public: Public, seats: list[int]) -> dict[int, str]:
        """Return the cuts we are asked for now, by seat: of the seats of ours that carry our seal."""
        if not public.tries or public.status != "open" or public.tries < self._tries:
            return {}  # a table that goes back to an earlier time could choose between deals it knows
        return {
            seat: cut_of(self.start, public.tries)
            for seat in seats
            if public.seats[seat].seal == self.seal and not public.seats[seat].cut and not public.seats[seat].left_out
        }

    def note(self, public: Public, cuts: Mapping[int, str]) -> None:
        """Note what the table says as we cut; the second time, what it said first counts."""
        if public.tries == self._tries:
            return
        self.noted = {
            "words": [seat.words for seat in public.seats],
            "seals": [seat.seal for seat in public.seats],
            "tries": public.tries,
            "cutting": [bool(seat.seal) and not seat.left_out for seat in public.seats],
            "names": [seat.name for seat in public.seats],
            "cuts": dict(cuts),
        }

    @property
    def _tries(self) -> int:
        """For how many tries we have cut so far."""
        return self.noted["tries"] if self.noted else 0

    def complaint(self, record: Mapping[str, Any], stories: Iterable[Sequence[EventDict]] = ()) -> str:
        """Return in which field a record differs from what we were told before the deal; "" when it does not.

        Nor may its events differ from the ``stories`` of our seats. That the cards follow from what it tells is for
        :func:`billi.record.verify` to check.
        """
        told, noted = record["fair"], self.noted
        if told["commitment"] != self.commitment:
            return "commitment"
        if noted is None or told["version"] == WITHOUT_CUTS:
            return "cuts"
        for name in ("words", "seals", "tries"):
            if told[name] != noted[name]:
                return name
        in_it = [bool(cut) for cut in told["cuts"]]
        if in_it != noted["cutting"] or any(told["cuts"][seat] != cut for seat, cut in noted["cuts"].items()):
            return "cuts"
        names = record.get("names", [""] * len(in_it))
        kept = GAMES[record["game"]].kept_name
        if list(map(kept, names)) != list(map(kept, noted["names"])):
            return "names"
        return "" if all(map(partial(_is_seen, told=record["events"]), stories)) else "events"


def _is_seen(story: Sequence[EventDict], told: Sequence[EventDict]) -> bool:
    """Whether events as one seat saw them can be those of a record."""
    if len(story) > len(told):
        return False
    return all(map(_can_be, story, told))


def _can_be(seen: EventDict, told: EventDict) -> bool:
    """Whether an event as one seat saw it can be one of a record."""
    return seen["t"] == told["t"] and all(
        _hands_fit(value, told["hands"]) if field == "hands" else value == told.get(field)
        for field, value in seen.items()
    )


def _hands_fit(seen: Sequence[Any], told: Sequence[Sequence[str]]) -> bool:
    """Whether hands of which some are numbers can be those dealt."""
    return all(
        len(dealt) == hand if isinstance(hand, int) else dealt == hand for hand, dealt in zip(seen, told, strict=True)
    )
