"""Mister Bill, told the way the rule sheet tells it."""

from __future__ import annotations

from bisect import insort
from typing import Literal

from .table import LUCK, Event, RoundOver, Story, Table

KINDS = "OSPWHDETGLRB"  # MB1, MB2: six dishes, five waiters, Mister Bill
WAITERS = "ETGLR"
WHOLE_DECK = sorted("OSPWHDETGLR" * 4 + "B" * 3)  # MB1
TEAM_SCORE_CARDS = [4, 4, 2, 2, 1, 1]  # MB4
SOLO_SCORE_CARDS = [8, 6, 5, 4, 3, 2, 1]  # MB4
QUIET_TURNS_A_PLAYER = 20  # MB23


class MisterBillModel(Table):
    """A game of Mister Bill for three to eight players.

    `turn` is the seat whose turn it is (-1 before the first), `out` the seats already out of this round, `quiet` the
    turns in a row without a discard.
    """

    rounds = 3
    kinds = KINDS

    def __init__(self, players: int, exchange: Literal["blind", "chosen"] = "blind", dealer: int = 0) -> None:
        if not 3 <= players <= 8:
            raise ValueError(f"{players} players: Mister Bill is for 3 to 8")
        if exchange not in ("blind", "chosen"):
            raise ValueError(f"exchange {exchange!r}: expected 'blind' or 'chosen'")
        self.exchange = exchange
        self.turn = -1
        self.out: set[int] = set()
        self.quiet = 0
        self._team_cards: list[int] | None = None
        self._teams: list[int] = []  # by seat
        self._score_cards: list[int] = []  # still there, highest first
        self._round_points = [0] * players
        self._discarded = False  # in this turn
        super().__init__(players, dealer)

    def deal(self, deck: list[str], team_cards: list[int] | None = None) -> None:
        """Deal a round: the deck in the order dealt, and in rounds 1 and 2 the team card of each seat."""
        if self.round < 3 and (team_cards is None or sorted(team_cards) != list(range(1, self._seats + 1))):
            raise ValueError(f"round {self.round} needs team cards 1 to {self._seats}, one a seat, got {team_cards}")
        if self.round == 3 and team_cards is not None:
            raise ValueError("round 3 is everyone alone: no team cards")  # MB6
        self._lay_deck(deck, WHOLE_DECK)
        self._team_cards = None if team_cards is None else list(team_cards)
        self._go_on((LUCK, ""))

    def chance(self, card: str) -> None:
        """Let luck pick the card drawn."""
        if self.waiting[0] != "draw":
            raise ValueError(f"luck cannot pick {card!r}: the table waits for {self.waiting[0]!r}")
        if card not in self.waiting[1]:
            raise ValueError(f"luck cannot pick {card!r}: expected one of {self.waiting[1]}")
        self._go_on((LUCK, card))

    def _play_round(self) -> Story[None]:
        first = self._set_up()
        self._settle_pairs(first)  # MB9, MB11
        self.turn = self._still_in(first)[0]  # MB10
        while True:
            self._discarded = False
            yield from self._take_turn(self.turn)
            self.quiet = 0 if self._discarded else self.quiet + 1
            if self.quiet >= QUIET_TURNS_A_PLAYER * len(self._still_in(0)):  # MB23
                self.events.append({"t": "stall"})
                return
            self.turn = self._still_in(self._left_of(self.turn))[0]

    def _set_up(self) -> int:
        """Lay out teams, score cards and hands; return who starts."""
        self.out = set()
        self.quiet = 0
        self._round_points = [0] * self._seats
        if self._team_cards is None:  # MB6
            self._teams = list(range(self._seats))
            self._score_cards = list(SOLO_SCORE_CARDS)
        else:  # MB3, MB5
            self._teams = [(card + 1) // 2 for card in self._team_cards]
            self._score_cards = list(TEAM_SCORE_CARDS)
        first = self._starter()
        self.events.append(
            {"t": "round", "round": self.round, "dealer": self.dealer, "team_cards": self._team_cards, "first": first}
        )
        self._deal_cards()
        return first

    def _starter(self) -> int:
        """MB10: team card 1; in round 3 the fewest points, the first such player from the dealer's left."""
        if self._team_cards is not None:
            return self._team_cards.index(1)
        return min(self._clockwise(self._left_of(self.dealer)), key=self.points.__getitem__)

    def _take_turn(self, player: int) -> Story[None]:
        yield from self._draw(player)  # MB12
        self._discard_pairs(player)  # MB13
        if self._out_if_empty(player):
            return
        action = yield from self._ask_one(player, ["pass", *self._waiters_to_play(player)])
        if action == "pass":  # MB14: told whether or not there was a waiter to play
            self.events.append({"t": "pass", "seat": player})
            return
        yield from self._play_waiter(player, action)
        self._settle_outs(player)  # MB17
        self._settle_pairs(player)

    def _draw(self, player: int) -> Story[None]:
        """MB12: one card, unseen, from the nearest player to the right."""
        drawee = self._still_in(player)[-1]
        card = yield from self._luck(drawee)
        self._hand_over(drawee, player, card)
        self.events.append({"t": "draw", "seat": player, "from": drawee, "card": card})
        self._out_if_empty(drawee)

    def _discard_pairs(self, seat: int) -> None:
        """MB9, MB13, MB15: only pairs go, so of three alike one stays."""
        hand = self.hands[seat]
        kinds = dict.fromkeys(hand)
        if len(kinds) == len(hand):
            return
        pairs = [kind for kind in kinds for _ in range(hand.count(kind) // 2)]
        for kind in pairs:
            hand.remove(kind)
            hand.remove(kind)
        self.events.append({"t": "pairs", "seat": seat, "cards": pairs})
        self._discarded = True

    def _settle_outs(self, start: int) -> None:
        """MB17: whoever the effect left without any card is out before anybody discards, clockwise."""
        for seat in self._still_in(start):
            self._out_if_empty(seat)

    def _settle_pairs(self, start: int) -> None:
        """MB11, MB17: one player after another, clockwise; each without cards after discarding is out."""
        for seat in self._still_in(start):
            self._discard_pairs(seat)
            self._out_if_empty(seat)

    def _out_if_empty(self, seat: int) -> bool:
        """MB18: say whether the player goes out; pay the team it finishes, and stop when one team is left."""
        if self.hands[seat]:
            return False
        self.out.add(seat)
        self.events.append({"t": "out", "seat": seat})
        team = [mate for mate in range(self._seats) if self._teams[mate] == self._teams[seat]]
        if self.out.issuperset(team):
            self._award(team)
        if len({self._teams[player] for player in self._still_in(0)}) == 1:  # MB21
            raise RoundOver
        return True

    def _award(self, team: list[int]) -> None:
        """MB20: each member takes the highest score card there is; its twin never stays behind."""
        highest = self._score_cards[0]
        self._score_cards = [card for card in self._score_cards if card != highest]
        for seat in team:
            self.points[seat] += highest
            self._round_points[seat] += highest
        self.events.append({"t": "award", "seats": team, "points": highest})

    def _waiters_to_play(self, player: int) -> list[str]:
        others = self._still_in(player)[1:]
        actions: list[str] = []
        for card in self.hands[player]:
            if card in "ETG":
                actions += [f"play {card} on seat {target}" for target in others]
            elif card == "L":
                actions.append("play L")
            elif card == "R":
                actions += ["play R left", "play R right"]
        return actions

    def _play_waiter(self, player: int, action: str) -> Story[None]:
        """MB14: the waiter is on the discards before its effect is carried out."""
        _, card, *how = action.split()
        self.hands[player].remove(card)
        self._discarded = True
        played: Event = {"t": "waiter", "seat": player, "card": card}
        self.events.append(played)
        if card == "L":
            self._look(player)
        elif card == "R":
            played["direction"] = how[0]
            yield from self._round(player, how[0])
        else:
            played["target"] = target = int(how[-1])
            if card == "E":
                yield from self._exchange(player, target)
            elif card == "T":
                self._trade(player, target)
            else:
                yield from self._gather(player, target)

    def _exchange(self, player: int, target: int) -> Story[None]:
        """MB16E: nothing happens when the waiter was the last card."""
        if not self.hands[player]:
            return
        if self.exchange == "blind":
            given = yield from self._choose_cards([player])
            given[target] = yield from self._luck(target)
        else:
            given = yield from self._choose_cards([player, target])
        self._give(player, target, given[player])
        self._give(target, player, given[target])

    def _trade(self, player: int, target: int) -> None:
        """MB16T."""
        self.hands[player], self.hands[target] = self.hands[target], self.hands[player]
        self.events.append({"t": "trade", "seats": [player, target]})

    def _gather(self, player: int, target: int) -> Story[None]:
        """MB16G: the player gives too."""
        given = yield from self._choose_cards([seat for seat in self._still_in(player) if seat != target])
        for seat, card in given.items():
            self._give(seat, target, card)

    def _look(self, player: int) -> None:
        """MB16L."""
        self.events.append({"t": "show", "seats": [seat for seat in self._still_in(player) if "B" in self.hands[seat]]})

    def _round(self, player: int, direction: str) -> Story[None]:
        """MB16R: a player with nothing to give still receives."""
        ring = self._still_in(player)
        given = yield from self._choose_cards(ring)
        step = 1 if direction == "left" else -1
        for seat, card in given.items():
            neighbour = ring[(ring.index(seat) + step) % len(ring)]
            self._give(seat, neighbour, card)

    def _choose_cards(self, givers: list[int]) -> Story[dict[int, str]]:
        """Let all givers who hold cards choose one at once; return the choices in the givers' order."""
        choices = {seat: [f"give {card}" for card in self.hands[seat]] for seat in givers if self.hands[seat]}
        answers = yield from self._ask(choices)
        return {seat: answers[seat].removeprefix("give ") for seat in choices}

    def _luck(self, seat: int) -> Story[str]:
        """Draw one card of this hand, unseen."""
        _, card = yield ("draw", list(self.hands[seat]))
        return card

    def _give(self, giver: int, taker: int, card: str) -> None:
        self._hand_over(giver, taker, card)
        self.events.append({"t": "move", "from": giver, "to": taker, "card": card})

    def _hand_over(self, giver: int, taker: int, card: str) -> None:
        self.hands[giver].remove(card)
        insort(self.hands[taker], card, key=self._order.__getitem__)

    def _still_in(self, start: int) -> list[int]:
        """The players not yet out, clockwise from `start`."""
        return [seat for seat in self._clockwise(start) if seat not in self.out]

    def _score_round(self) -> None:
        self.events.append({"t": "round_end", "points": list(self._round_points)})

    def _find_winners(self) -> list[int]:
        """MB22: most points, then most points in round 3."""
        results = list(zip(self.points, self._round_points, strict=True))
        return [seat for seat, result in enumerate(results) if result == max(results)]
