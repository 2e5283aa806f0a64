"""The log of a game, told the way a person at the table would.

Every event of a record becomes a line, in order. What belongs to a turn or a trick is indented under the line that
begins it, and what a waiter brings about is indented under the waiter.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from billi.words import Words

Event = Mapping[str, Any]

INDENT = "  "
TEAM_SHAPES = "●▲■◆"
WILLI_SEAT = 3


def tell(record: Mapping[str, Any], words: Words) -> Iterator[str]:
    """Tell a valid record line by line, all cards open."""
    teller = TELLERS[record["game"]](record, words)
    yield from teller.heading()
    for event in record["events"]:
        yield from teller.event(event)
    if not record["events"] or record["events"][-1]["t"] != "game_end":
        yield ""
        yield words.text("log-unfinished")


class Teller(ABC):
    """What the two games' logs have in common."""

    def __init__(self, record: Mapping[str, Any], words: Words) -> None:
        """Sit down at the table of a record."""
        self.game: str = record["game"]
        self.options: Mapping[str, Any] = record.get("options", {})
        self.people: Sequence[str] = record.get("names", ())
        self.players: int = self.options.get("players", len(self.people))
        self.words = words
        self.say = words.text
        self.round = 0
        self.margin = ""

    def event(self, event: Event) -> Iterator[str]:
        """Tell one event."""
        match event["t"]:
            case "round":
                yield from self.begin_round(event)
            case "deal":
                yield self.say("log-deal")
                for seat, hand in enumerate(event["hands"]):
                    cards = ", ".join(self.card_in_list(card) for card in hand)
                    yield INDENT + self.say("log-hand", player=self.name(seat), cards=cards)
            case "round_end":
                self.margin = ""
                yield from self.end_round(event)
            case "game_end":
                yield from self.end_game(event)
            case _:
                yield from self.happen(event)

    @abstractmethod
    def happen(self, event: Event) -> Iterator[str]:
        """Tell an event that only one of the games has."""

    @abstractmethod
    def end_round(self, event: Event) -> Iterator[str]:
        """Tell how a round ended."""

    @abstractmethod
    def card_in_list(self, code: str) -> str:
        """Name a card of a dealt hand."""

    def seats(self) -> int:
        """Count the seats at the table."""
        return self.players

    def house_rules(self) -> Sequence[str]:
        """Give the options that matter at this table."""
        return ("exchange",)

    def name(self, seat: int) -> str:
        """Name who sits in a seat."""
        if seat < len(self.people) and self.people[seat]:
            return self.people[seat]
        return self.say("name-seat", seat=seat)

    def names(self, seats: Sequence[int]) -> str:
        """Name everyone who sits in these seats."""
        return self.words.list([self.name(seat) for seat in seats])

    def scores(self, points: Sequence[int]) -> str:
        """List everyone's points."""
        scores = [self.say("log-score", player=self.name(seat), points=gained) for seat, gained in enumerate(points)]
        return self.words.list(scores)

    def heading(self) -> Iterator[str]:
        """Tell who plays what, and by which house rules."""
        players = self.names(range(self.seats()))
        yield self.say("log-heading", game=self.say(f"game-{self.game}"), players=players)
        for option in self.house_rules():
            if option in self.options:
                yield self.say(f"option-{self.game}-{option}-{self.options[option]}")

    def begin_round(self, event: Event) -> Iterator[str]:
        """Tell how a round begins."""
        self.round = event["round"]
        self.margin = ""
        yield ""
        dealer, first = event["dealer"], event["first"]
        if dealer == first:
            yield self.say("log-round-same", round=self.round, player=self.name(first))
        else:
            yield self.say("log-round", round=self.round, dealer=self.name(dealer), first=self.name(first))

    def end_game(self, event: Event) -> Iterator[str]:
        """Tell the final score and who wins."""
        points, winners = event["points"], event["winners"]
        best = points[winners[0]]
        yield ""
        yield self.say("log-game-end", scores=self.scores(points))
        yield self.say("log-win", players=self.names(winners), n=len(winners), points=best)
        level = [seat for seat, total in enumerate(points) if total == best and seat not in winners]
        if level:  # MB22
            yield self.say("log-tie-break", players=self.names(level), n=len(level))


class MisterBillTeller(Teller):
    """The log of a Mister Bill game."""

    stalled = False

    def begin_round(self, event: Event) -> Iterator[str]:
        """Tell how a round begins, and who plays with whom."""
        self.stalled = False
        yield from super().begin_round(event)
        if event["team_cards"] is None:
            yield self.say("log-solo")
        else:
            yield from self.teams(event["team_cards"])

    def teams(self, team_cards: Sequence[int]) -> Iterator[str]:
        """Tell the teams, in the order of their cards (MB3, MB5)."""
        holders = {card: seat for seat, card in enumerate(team_cards)}
        for team, shape in enumerate(TEAM_SHAPES, start=1):
            cards = [card for card in (2 * team - 1, 2 * team) if card in holders]
            if cards:
                members = [self.say("log-team-card", player=self.name(holders[card]), card=card) for card in cards]
                players = self.words.list(members)
                team_name = self.say(f"team-{team}")
                yield INDENT + self.say("log-team", shape=shape, team=team_name, players=players, n=len(members))

    def happen(self, event: Event) -> Iterator[str]:
        """Tell what happens in a turn."""
        match event["t"]:
            case "draw":
                drawee, card = self.name(event["from"]), self.one(event["card"])
                self.margin = INDENT
                yield self.say("log-draw", player=self.name(event["seat"]), card=card, **{"from": drawee})
            case "pairs":
                yield self.margin + self.pairs(self.name(event["seat"]), event["cards"])
            case "out" | "pass" as kind:
                yield self.margin + self.say(f"log-{kind}", player=self.name(event["seat"]))
            case "award":
                seats = event["seats"]
                players = self.names(seats)
                yield self.margin + self.say("log-award", players=players, n=len(seats), points=event["points"])
            case "waiter":
                yield self.margin + self.waiter(event)
            case "move":
                giver, to, card = self.name(event["from"]), self.name(event["to"]), self.one(event["card"])
                yield self.margin + INDENT + self.say("log-move", to=to, card=card, **{"from": giver})
            case "trade":
                player, target = map(self.name, event["seats"])
                yield self.margin + INDENT + self.say("log-trade", player=player, target=target)
            case "show":
                seats = event["seats"]
                yield self.margin + INDENT + self.say("log-show", players=self.names(seats), n=len(seats))
            case "stall":
                self.stalled = True
                yield self.say("log-stall")
            case kind:
                raise ValueError(f"Mister Bill has no event {kind!r}")

    def pairs(self, player: str, codes: Sequence[str]) -> str:
        """Tell the pairs a player discards, one code a pair."""
        kinds = Counter(codes)
        if len(kinds) == 1:
            [(code, pairs)] = kinds.items()
            return self.say("log-pairs", player=player, pairs=self.say(f"card-{code}.pairs", n=pairs))
        cards = [
            self.card_in_list(code) if pairs == 1 else self.say("log-pair-twice", card=self.card_in_list(code))
            for code, pairs in kinds.items()
        ]
        return self.say("log-pairs-several", player=player, n=len(codes), cards=self.words.list(cards))

    def waiter(self, event: Event) -> str:
        """Tell who plays which waiter, and on whom."""
        details = {"player": self.name(event["seat"])}
        if "target" in event:
            details["target"] = self.name(event["target"])
        if "direction" in event:
            details["direction"] = event["direction"]
        return self.say(f"log-waiter-{event['card']}", **details)

    def end_round(self, event: Event) -> Iterator[str]:
        """Tell who pays the bill (MB21; nobody after a stall, MB23) and the points of the round."""
        points = event["points"]
        last = [seat for seat, gained in enumerate(points) if gained == 0]
        if last and not self.stalled:
            yield self.say("log-bill", players=self.names(last), n=len(last))
        yield self.say("log-round-end", round=self.round, scores=self.scores(points))

    def card_in_list(self, code: str) -> str:
        """Name a card: "pizza"."""
        return self.say(f"card-{code}.name")

    def one(self, code: str) -> str:
        """Name a card that changes hands: "a pizza"."""
        return self.say(f"card-{code}.one")


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
        """Say whether Willi himself sits there (W15)."""
        return self.with_willi and seat == WILLI_SEAT

    def house_rules(self) -> Sequence[str]:
        """Give the options that matter at this table: Willi's start and place only where he plays (W16)."""
        return ("exchange", "willi_starts", "willi_sits") if self.with_willi else ("exchange",)

    def begin_round(self, event: Event) -> Iterator[str]:
        """Tell how a round begins, and where Willi sits if he moves (W16)."""
        self.leading = True
        yield from super().begin_round(event)
        if self.with_willi and self.options.get("willi_sits") == "moves":
            yield self.say("log-willi-sits", player=self.name((self.round - 1) % WILLI_SEAT))

    def happen(self, event: Event) -> Iterator[str]:
        """Tell what happens in a trick."""
        match event["t"]:
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

    def card_in_list(self, code: str) -> str:
        """Name a card: "red 5"."""
        return self.say(f"colour-{code[0]}.card", value=int(code[1]))

    def the(self, code: str) -> str:
        """Name a card inside a sentence: "the red 5"."""
        return self.say(f"colour-{code[0]}.the", value=int(code[1]))


TELLERS: Mapping[str, type[Teller]] = {"misterbill": MisterBillTeller, "willi": WilliTeller}
