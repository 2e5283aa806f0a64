"""The log of a game of Willi, told."""

from collections.abc import Iterator, Sequence

from billi.games.action import Action
from billi.telling import INDENT, Event, Teller

WILLI_SEAT = 3


class WilliTeller(Teller):
    """The log of a Willi game."""

    leading = False

    @property
    def with_willi(self) -> bool:
        """Whether Willi himself is the fourth player (W15)."""
        return self.players == WILLI_SEAT

    def seats(self) -> int:
        """Count the seats: always four, Willi's among them."""
        return WILLI_SEAT + 1

    def name(self, seat: int) -> str:
        """Name who sits in a seat."""
        return self.say("name-willi") if self.is_willi(seat) else super().name(seat)

    def is_willi(self, seat: int) -> bool:
        """Whether Willi himself sits there (W15)."""
        return self.with_willi and seat == WILLI_SEAT

    def taken(self) -> Sequence[str]:
        """Return Willi's name, where he plays."""
        return (self.say("name-willi"),) if self.with_willi else ()

    def house_rules(self) -> Sequence[str]:
        """Return the options that matter at this table: Willi's start and place only where he plays (W16)."""
        return ("exchange", "willi_starts", "willi_sits") if self.with_willi else ("exchange",)

    def begin_round(self, event: Event) -> Iterator[str]:
        """Tell how a round begins, and where Willi sits if he moves (W16)."""
        self.leading = True
        yield from super().begin_round(event)
        if self.with_willi and self.options.get("willi_sits") == "moves":
            yield INDENT + self.say("log-willi-sits", player=self.name((self.round - 1) % WILLI_SEAT))

    def happen(self, event: Event) -> Iterator[str]:
        """Tell what happens in a trick."""
        match event["t"]:
            case "box" if "card" not in event:
                yield self.say("log-box-unseen", player=self.name(event["seat"]))
            case "box":
                yield self.say("log-box", player=self.name(event["seat"]), card=self.the(event["card"]))
            case "play":
                yield self.play(event["seat"], self.the(event["card"]))
            case "willi":
                yield INDENT + self.say("log-call", player=self.name(event["seat"]))
            case "trick":
                self.leading = True
                yield INDENT + self.say("log-trick", player=self.name(event["winner"]))
            case "exchange":
                given, taken = self.the(event["give"]), self.the(event["take"])
                yield INDENT + self.say("log-swap", player=self.name(event["seat"]), given=given, taken=taken)
            case kind:
                raise ValueError(f"Willi has no event {kind!r}")

    def play(self, seat: int, card: str) -> str:
        """Tell a card played; the one that leads a trick is not indented."""
        margin = "" if self.leading else INDENT
        if self.is_willi(seat):
            line = self.say("log-turn", player=self.name(seat), card=card)
        else:
            line = self.say("log-lead" if self.leading else "log-play", player=self.name(seat), card=card)
        self.leading = False
        return margin + line

    def end_round(self, event: Event) -> Iterator[str]:
        """Tell everyone's total and score card."""
        yield self.say("log-count", round=self.round)
        for seat, (total, points) in enumerate(zip(event["totals"], event["points"], strict=True)):
            yield INDENT + self.say("log-total", player=self.name(seat), total=total, points=points)

    def choice(self, action: Action) -> str:
        """Put what somebody chooses in words."""
        if action.card is not None:
            return self.say(f"choice-{action.verb}", card=self.the(action.card))
        return self.say({"call Willi": "choice-call", "no call": "choice-no-call"}.get(action.verb, "choice-keep"))

    def lucky(self, events: Sequence[Event]) -> Event:
        """Return the last card Willi has turned up."""
        return [event for event in events if event["t"] == "play" and self.is_willi(event["seat"])][-1]

    def card_in_list(self, code: str) -> str:
        """Name a card: "red 5"."""
        return self.say(f"colour-{code[0]}.card", value=int(code[1]))

    def the(self, code: str) -> str:
        """Name a card inside a sentence: "the red 5"."""
        return self.say(f"colour-{code[0]}.the", value=int(code[1]))
