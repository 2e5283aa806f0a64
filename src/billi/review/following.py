"""A game being followed: how it stands, and what everyone at it has seen, step by step."""

from typing import Any, Self

from billi.games.log import LOG_SIZE, WORDS
from billi.games.sets import members, seats_in
from billi.games.snapshots import copied
from billi.games.spec import learned
from billi.state import Game


class Following:
    """A position, and what each seat remembers: like :mod:`billi.bulk.learning`, one game at a time and by hand."""

    def __init__(self, game: Game, position: Any, eyes: list[Any]) -> None:
        self.game = game
        self.position = position
        self.eyes = eyes
        """By seat, or one for all where all see alike."""

    @classmethod
    def from_the_start(cls, game: Game, dealer: int) -> Self:
        """Sit down, before the first deal."""
        memory, _ = learned(game.spec)
        assert game.spec.recall is not None
        position, blank = game.spec.empty(), game.spec.recall.blank
        game.spec.rules.begin(position, game.players, game.bits, dealer)
        return cls(game, position, [blank(game.players) for _ in range(min(memory.EYES, game.players))])

    def copy(self) -> "Following":
        """Return one that can go its own way from here."""
        return Following(self.game, copied(self.position), [copied(eye) for eye in self.eyes])

    # What is

    @property
    def ended(self) -> bool:
        """Whether the round is over, and perhaps the game."""
        rules = self.game.spec.rules
        return self.position.phase in (rules.DEALING, rules.OVER)

    @property
    def asked(self) -> int:
        """The first of those asked; -1 where nobody is."""
        return next(iter(seats_in(self.position.to_act)), -1)

    @property
    def legal(self) -> list[int]:
        """What the first of those asked may choose, by the rules' numbers."""
        asked = self.asked
        return members(self.game.spec.rules.legal(self.position, asked)) if asked >= 0 else []

    def row(self, seat: int) -> list[int]:
        """Return what a seat sees and remembers."""
        _, observation = learned(self.game.spec)
        row = [0] * observation.WIDTH
        observation.observe(self.position, self.eyes[seat % len(self.eyes)], seat, row)
        return row

    # What happens

    def deal(self, cards: list[int]) -> None:
        """Deal, and have everyone look at what they got."""
        memory, _ = learned(self.game.spec)
        log = [0] * LOG_SIZE
        self.game.spec.rules.deal(self.position, cards, log)
        for eye in self.eyes:
            memory.open_eyes(eye, self.game.players)
        self._take_in(log)
        for seat, eye in enumerate(self.eyes):
            memory.settle(eye, seat, self.position.hands[seat])

    def draw(self, number: int) -> None:
        """Let luck go one of its ways."""
        log = [0] * LOG_SIZE
        self.game.spec.rules.chance(self.position, number, log)
        self._take_in(log)

    def choose(self, seat: int, code: int) -> None:
        """Make a choice."""
        log = [0] * LOG_SIZE
        self.game.spec.rules.apply(self.position, seat, code, log)
        self._take_in(log)

    def play_forced(self) -> None:
        """Make the choices of those who have none, until somebody has one, or luck is next, or the round is over."""
        number = self.position.round
        while not self.ended and self.position.round == number and len(legal := self.legal) == 1:
            self.choose(self.asked, legal[0])

    def _take_in(self, log: list[int]) -> None:
        memory, _ = learned(self.game.spec)
        for number in range(log[0]):
            words = log[1 + WORDS * number : 1 + WORDS * (number + 1)]
            for seat, eye in enumerate(self.eyes):
                memory.note(eye, seat, *words)
