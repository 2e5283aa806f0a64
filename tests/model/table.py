"""The table both models sit at: a game told as one story that pauses wherever luck or a player must decide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable
from contextlib import suppress
from typing import Any, Literal, TypeAlias, TypeVar

Event: TypeAlias = dict[str, Any]
Waiting: TypeAlias = (
    tuple[Literal["deal"]]
    | tuple[Literal["draw"], list[str]]
    | tuple[Literal["act"], dict[int, list[str]]]
    | tuple[Literal["over"]]
)
Answer: TypeAlias = tuple[int, str]  # (seat, action), or (LUCK, card)
_T = TypeVar("_T")
Story: TypeAlias = Generator[Waiting, Answer, _T]

LUCK = -1


class RoundOver(Exception):
    """The round has ended, wherever in it this happened."""


class Table(ABC):
    """What any game needs: seats, a growing list of events, and someone to wait for.

    While the table waits for a deal, `round` and `dealer` already name the round to be dealt; the cards still lie as
    the last round left them.
    """

    rounds: int
    kinds: Iterable[str]

    def __init__(self, seats: int, dealer: int) -> None:
        if not 0 <= dealer < seats:
            raise ValueError(f"dealer {dealer} is not a seat: expected 0 to {seats - 1}")
        self.round = 1
        self.dealer = dealer
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.winners: list[int] = []
        self.events: list[Event] = []
        self._seats = seats
        self._deck: list[str] = []
        self._order = {card: place for place, card in enumerate(self.kinds)}
        self._story = self._play_game()
        self.waiting: Waiting = next(self._story)

    def act(self, seat: int, action: str) -> None:
        """Let a player do one of the things the table waits for."""
        if self.waiting[0] != "act":
            raise ValueError(f"seat {seat} cannot {action!r}: the table waits for {self.waiting[0]!r}")
        if seat not in self.waiting[1]:
            raise ValueError(f"seat {seat} cannot {action!r}: the table waits for seats {sorted(self.waiting[1])}")
        if action not in self.waiting[1][seat]:
            raise ValueError(f"seat {seat} cannot {action!r}: expected one of {self.waiting[1][seat]}")
        self._go_on((seat, action))

    def _lay_deck(self, deck: list[str], whole_deck: list[str]) -> None:
        if self.waiting[0] != "deal":
            raise ValueError(f"no deal now: the table waits for {self.waiting[0]!r}")
        if sorted(deck) != whole_deck:
            raise ValueError(f"not the whole deck: expected each of its {len(whole_deck)} cards, got {deck}")
        self._deck = list(deck)

    def _go_on(self, answer: Answer) -> None:
        try:
            self.waiting = self._story.send(answer)
        except StopIteration:
            self.waiting = ("over",)

    def _play_game(self) -> Story[None]:
        while True:
            yield ("deal",)
            with suppress(RoundOver):
                yield from self._play_round()
            self._score_round()
            if self.round == self.rounds:
                break
            self.round += 1
            self.dealer = self._left_of(self.dealer)  # MB7, W4
        self.winners = self._find_winners()
        self.events.append({"t": "game_end", "points": list(self.points), "winners": list(self.winners)})

    @abstractmethod
    def _play_round(self) -> Story[None]: ...

    @abstractmethod
    def _score_round(self) -> None: ...

    @abstractmethod
    def _find_winners(self) -> list[int]: ...

    def _deal_cards(self) -> None:
        """Deal the deck one card at a time, clockwise from the dealer's left by seat number (MB8, W2, W16)."""
        dealt: list[list[str]] = [[] for _ in range(self._seats)]
        seat = self.dealer
        for card in self._deck:
            seat = self._left_of(seat)
            dealt[seat].append(card)
        self.events.append({"t": "deal", "hands": dealt})
        self.hands = [sorted(hand, key=self._order.__getitem__) for hand in dealt]

    def _ask(self, choices: dict[int, list[str]]) -> Story[dict[int, str]]:
        """Ask all these seats at once; each drops out as it answers."""
        answers: dict[int, str] = {}
        while missing := {seat: actions for seat, actions in choices.items() if seat not in answers}:
            seat, action = yield ("act", missing)
            answers[seat] = action
        return answers

    def _ask_one(self, seat: int, actions: list[str]) -> Story[str]:
        _, action = yield ("act", {seat: actions})
        return action

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self._seats

    def _clockwise(self, start: int) -> list[int]:
        """All seats, clockwise from `start`."""
        return [*range(start, self._seats), *range(start)]
