"""The log of a game of Mister Bill, told."""

from collections import Counter
from collections.abc import Iterator, Sequence

from billi.games.action import Action
from billi.telling import INDENT, Event, Teller

TEAM_SHAPES = "●▲■◆"


class MisterBillTeller(Teller):
    """The log of a Mister Bill game."""

    stalled = False

    def begin_round(self, event: Event) -> Iterator[str]:
        """Tell how a round begins, and who plays with whom."""
        self.stalled = False
        yield from super().begin_round(event)
        if event["team_cards"] is None:
            yield INDENT + self.say("log-solo")
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
                self.margin = INDENT
                yield self.moved("log-draw", event, player=self.name(event["seat"]))
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
                yield self.margin + INDENT + self.moved("log-move", event, to=self.name(event["to"]))
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

    def moved(self, sentence: str, event: Event, **who: str) -> str:
        """Tell of a card that changes hands: which it is, if that was seen."""
        who["from"] = self.name(event["from"])
        if "card" not in event:
            return self.say(f"{sentence}-unseen", **who)
        return self.say(sentence, card=self.one(event["card"]), **who)

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

    def choice(self, action: Action) -> str:
        """Put what somebody chooses in words."""
        if action.card is None:
            return self.say("choice-pass")
        target = "" if action.seat is None else self.name(action.seat)
        if action.verb == "give":
            return self.say("choice-give-to", card=self.one(action.card), target=target)
        return self.say(f"choice-waiter-{action.card}", target=target, direction=action.direction or "")

    def lucky(self, events: Sequence[Event]) -> Event:
        """Return the draw, or the card that came back in a blind Exchange, after the player's own (MB16E)."""
        return events[0] if events[0]["t"] == "draw" else events[1]

    def by_luck(self, event: Event, told: str) -> str:
        """Tell a card of a blind Exchange as what it is: drawn, not given (MB16E)."""
        if event["t"] != "move":
            return told
        player, holder = self.name(event["to"]), self.name(event["from"])
        return self.say("review-blind", player=player, card=self.one(event["card"]), **{"from": holder})

    def card_in_list(self, code: str) -> str:
        """Name a card: "pizza"."""
        return self.say(f"card-{code}.name")

    def one(self, code: str) -> str:
        """Name a card that changes hands: "a pizza"."""
        return self.say(f"card-{code}.one")
