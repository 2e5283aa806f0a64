"""A review in words: what happened at every point of its line, and how points are written."""

from collections.abc import Mapping
from typing import Any, Final

from billi.games import GAMES
from billi.games.action import Action
from billi.review.data import Review
from billi.review.valuing import THOUSANDTHS
from billi.words import Words

MINUS: Final = "\u2212"


class ToldReview:
    """A review of a record, told in one language."""

    def __init__(self, record: Mapping[str, Any], review: Review, words: Words) -> None:
        telling = GAMES[review.game].telling
        assert telling is not None, "a game that can be reviewed can be told"
        self.review = review
        self.say = words.text
        self.comma = "." if words.language == "en" else ","
        self.teller = telling(record, words)
        self._events = record["events"]
        self._lines = [list(self.teller.event(event)) for event in self._events]
        self.people = [self.teller.name(seat) for seat in range(len(review.seats))]
        self.moments = [self._moment(place) for place in range(len(review.line))]
        """What happened at each point of the line."""

    def points(self, thousandths: int, digits: int = 2) -> str:
        """Write points with their sign."""
        exact = f"{abs(thousandths) / THOUSANDTHS:.{digits}f}"
        sign = "" if not float(exact) else "+" if thousandths > 0 else MINUS
        return sign + exact.replace(".", self.comma)

    def amount(self, thousandths: int) -> str:
        """Write points that were given away: without a plus."""
        return self.points(thousandths).removeprefix("+")

    def choice(self, text: str) -> str:
        """Put a choice in words."""
        return self.teller.choice(Action.parse(text))

    def _moment(self, place: int) -> str:
        point = self.review.line[place]
        if point.cause == "seats":
            return self.say("review-seated")
        if point.cause == "deal":
            return self.say("review-dealt", round=point.round)
        if point.choice is not None and point.seat is not None:
            return self.say("review-chose", player=self.people[point.seat], choice=self.choice(point.choice))
        earlier = (other.events for other in reversed(self.review.line[:place]))
        start = next((events for events in earlier if events < point.events), 0)
        happened = self._events[start : point.events]
        lucky = self.teller.lucky(happened)
        told: str = self._lines[start + happened.index(lucky)][0]
        return self.teller.by_luck(lucky, told.strip())
