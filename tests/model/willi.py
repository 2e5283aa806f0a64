"""Willi, told the way the rule sheet tells it."""

from __future__ import annotations

from typing import Literal

from .table import LUCK, Story, Table

CARDS = [colour + value for colour in "RYGB" for value in "123456789"]  # W1
WHOLE_DECK = sorted(CARDS)
WILLI = 3  # his seat when three people play
WILLI_BONUS = 12  # W18
SCORE_CARDS = [3, 1, 0, 2]  # W12: by place
TRICKS_EACH = 2  # W9


def colour(card: str) -> str:
    """Return the colour letter of a card."""
    return card[0]


def value(card: str) -> int:
    """Return the value of a card, 1 to 9."""
    return int(card[1])


class WilliModel(Table):
    """A game of Willi for four players, or for three with Willi himself in seat 3.

    `tricks` holds the tricks won, by seat, as they lie after exchanges; `trick` is the one on the table.
    """

    rounds = 8
    kinds = CARDS

    def __init__(
        self,
        players: int = 4,
        exchange: Literal["any", "same_colour"] = "any",
        willi_starts: Literal["always", "in_turn"] = "always",
        willi_sits: Literal["moves", "stays"] = "moves",
        dealer: int = 0,
    ) -> None:
        if players not in (3, 4):
            raise ValueError(f"{players} players: Willi is for 3 or 4")
        if exchange not in ("any", "same_colour"):
            raise ValueError(f"exchange {exchange!r}: expected 'any' or 'same_colour'")
        if willi_starts not in ("always", "in_turn"):
            raise ValueError(f"willi_starts {willi_starts!r}: expected 'always' or 'in_turn'")
        if willi_sits not in ("moves", "stays"):
            raise ValueError(f"willi_sits {willi_sits!r}: expected 'moves' or 'stays'")
        self.exchange = exchange
        self.willi_starts = willi_starts
        self.willi_sits = willi_sits
        self.box: list[str | None] = [None] * 4
        self.tricks: list[list[list[str]]] = [[] for _ in range(4)]
        self.trick: list[tuple[int, str]] = []
        self._people = range(players)
        self._pile: list[str] = []  # Willi's cards, the next one to turn last
        if players == 3 and willi_starts == "in_turn":
            dealer = WILLI - 1  # W16: Willi starts the first round, to the dealer's left
        super().__init__(4, dealer)

    @property
    def won(self) -> list[int]:
        """Tricks won, by seat."""
        return [len(tricks) for tricks in self.tricks]

    @property
    def totals(self) -> list[int]:
        """W11: value of the tricks won, by seat, without Willi's twelve."""
        return [sum(value(card) for trick in tricks for card in trick) for tricks in self.tricks]

    def deal(self, deck: list[str], team_cards: list[int] | None = None) -> None:
        """Deal a round: the deck in the order dealt."""
        if team_cards is not None:
            raise ValueError("there are no team cards in Willi")
        self._lay_deck(deck, WHOLE_DECK)
        self._go_on((LUCK, ""))

    def _play_round(self) -> Story[None]:
        first = self._starter()
        self._set_up(first)
        yield from self._fill_the_box(first)
        leader = first
        for number in range(1, 9):
            leader = yield from self._play_trick(leader)
            if number < 8 and self._is_person(leader):
                yield from self._exchange_card(leader)

    def _starter(self) -> int:
        """W4, W16."""
        if len(self._people) == 3 and self.willi_starts == "always":
            return WILLI
        return self._left_of(self.dealer)

    def _set_up(self, first: int) -> None:
        self.events.append({"t": "round", "round": self.round, "dealer": self.dealer, "first": first})
        self._deal_cards()
        self._pile = self.events[-1]["hands"][WILLI][::-1]  # W15
        self.box = [None] * 4
        self.tricks = [[] for _ in range(4)]
        self.trick = []

    def _fill_the_box(self, first: int) -> Story[None]:
        """W2: every person puts one card back in the box; Willi none (W15)."""
        boxed = yield from self._ask({seat: [f"box {card}" for card in self.hands[seat]] for seat in self._people})
        for seat in self._clockwise(first):
            if seat in boxed:
                card = boxed[seat].removeprefix("box ")
                self.hands[seat].remove(card)
                self.box[seat] = card
                self.events.append({"t": "box", "seat": seat, "card": card})

    def _play_trick(self, leader: int) -> Story[int]:
        """Play one trick and return its winner, who leads the next (W10, W17)."""
        caller: int | None = None
        for seat in self._order_of_play(leader):
            if self._is_person(seat):
                action = yield from self._ask_one(seat, [f"play {card}" for card in self.playable(seat)])
                card = action.removeprefix("play ")
            else:
                card = self._pile.pop()  # W15
            self.hands[seat].remove(card)
            self.trick.append((seat, card))
            self.events.append({"t": "play", "seat": seat, "card": card})
            if caller is None and len(self.trick) < 4:  # W7: nobody calls after the last card
                caller = yield from self._offer_call()
        winner = self.trick_winner() if caller is None else caller  # W7
        self.tricks[winner].append([card for _, card in self.trick])
        self.trick = []
        self.events.append({"t": "trick", "winner": winner})
        return winner

    def _order_of_play(self, leader: int) -> list[int]:
        """W5, W16: clockwise from the leader; this alone goes by where Willi sits, all else by seat number."""
        if self._is_person(WILLI) or self.willi_sits == "stays":
            return self._clockwise(leader)
        after_willi = (self.round - 1) % 3
        table = [WILLI, after_willi, (after_willi + 1) % 3, (after_willi + 2) % 3]
        place = table.index(leader)
        return table[place:] + table[:place]

    def playable(self, seat: int) -> list[str]:
        """W5: the led colour, or the led value in any colour; anything without the led colour."""
        hand = self.hands[seat]
        if not self.trick:
            return list(hand)
        led = self.trick[0][1]
        if not any(colour(card) == colour(led) for card in hand):
            return list(hand)
        return [card for card in hand if colour(card) == colour(led) or value(card) == value(led)]

    def _offer_call(self) -> Story[int | None]:
        """W8: ask the player who just played, then the earlier ones in the order they played."""
        if sum(map(self._may_win, range(4))) == 1:
            return None  # W8: the trick is theirs already
        seats = [seat for seat, _ in self.trick]
        for seat in [seats[-1], *seats[:-1]]:
            if self.may_call(seat):
                action = yield from self._ask_one(seat, ["call Willi", "no call"])
                if action == "call Willi":
                    self.events.append({"t": "willi", "seat": seat})
                    return seat
        return None

    def may_call(self, seat: int) -> bool:
        """W9, W15: not with two tricks, and Willi himself never."""
        return self._is_person(seat) and self._may_win(seat)

    def trick_winner(self) -> int:
        """W6, W9: the lowest card of those who may still win, the first played of equals."""
        contenders = [(value(card), place) for place, (seat, card) in enumerate(self.trick) if self._may_win(seat)]
        _, place = min(contenders)
        return self.trick[place][0]

    def _may_win(self, seat: int) -> bool:
        return len(self.tricks[seat]) < TRICKS_EACH  # W9

    def _exchange_card(self, winner: int) -> Story[None]:
        """W10: one card from hand for one of the trick just won, or none; asked even when only none is possible."""
        trick = self.tricks[winner][-1]
        takes = [f"take {card}" for card in trick if self._cards_to_give(winner, card)]
        action = yield from self._ask_one(winner, [*takes, "keep"])
        if action == "keep":
            return
        taken = action.removeprefix("take ")
        action = yield from self._ask_one(winner, [f"give {card}" for card in self._cards_to_give(winner, taken)])
        given = action.removeprefix("give ")
        hand = self.hands[winner]
        hand[hand.index(given)] = taken
        hand.sort(key=self._order.__getitem__)
        trick[trick.index(taken)] = given
        self.events.append({"t": "exchange", "seat": winner, "give": given, "take": taken})

    def _cards_to_give(self, winner: int, taken: str) -> list[str]:
        hand = self.hands[winner]
        if self.exchange == "any":
            return hand
        return [card for card in hand if colour(card) == colour(taken)]

    def _score_round(self) -> None:
        totals = self.totals
        if not self._is_person(WILLI):
            totals[WILLI] += WILLI_BONUS  # W18
        points = score_cards(totals)
        self.points = [before + now for before, now in zip(self.points, points, strict=True)]
        self.events.append({"t": "round_end", "totals": totals, "points": points})

    def _find_winners(self) -> list[int]:
        """W14: level players share the win."""
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

    def _is_person(self, seat: int) -> bool:
        return seat in self._people


def score_cards(totals: list[int]) -> list[int]:
    """Return the score card of each seat (W12); players level on a place take nothing and use up its places (W13).

    >>> score_cards([40, 40, 39, 34])
    [0, 0, 0, 2]
    """
    return [SCORE_CARDS[sorted(totals, reverse=True).index(t)] if totals.count(t) == 1 else 0 for t in totals]
