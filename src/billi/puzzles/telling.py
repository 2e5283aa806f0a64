"""A puzzle in words: what whoever solves it has seen, what they can choose, and afterwards what is best, and why."""

from collections.abc import Iterator
from typing import Final

from billi.games import GAMES
from billi.games.action import Action
from billi.puzzles.puzzle import Puzzle, Weighed
from billi.view import in_hand
from billi.words import Words

BOT: Final = "sharp"
"""Who sits in the other chairs, as in the games that puzzles were found in."""
LEAST: Final = 0.05
"""Points below which a number would be written as none."""
MOST_TOLD: Final = 3
"""Choices that are told of: the best, the usual one, and the next best."""


class ToldPuzzle:
    """A puzzle, told in one language."""

    def __init__(self, puzzle: Puzzle, words: Words) -> None:
        telling = GAMES[puzzle.game].telling
        assert telling is not None, "a game that has puzzles can be told"
        self.puzzle = puzzle
        self.words = words
        self.say = words.text
        names = ["" if seat == puzzle.seat else BOT for seat in range(puzzle.players)]
        options = {**puzzle.options, "players": puzzle.players}
        self.teller = telling({"game": puzzle.game, "options": options, "names": names}, words)

    def question(self) -> Iterator[str]:
        """Tell what led to the choice, and what there is to choose from, in the order of the rules."""
        state = self.puzzle.state()
        view = state.view(self.puzzle.seat)
        yield from self.teller.heading()
        yield self.say("puzzle-you", player=self.teller.name(self.puzzle.seat))
        for event in view.events:
            yield from self.teller.event(event.as_dict())
        yield ""
        yield self.say("puzzle-hand", cards=", ".join(map(self.teller.card_in_list, view.hand)))
        if taken := in_hand(state, self.puzzle.seat).get("taken"):
            yield self.say("puzzle-taking", card=self.teller.card_in_list(taken))
        yield self.say("puzzle-asked")
        for action in view.legal:
            yield f"- {self.teller.choice(action)}"

    def answer(self) -> Iterator[str]:
        """Tell the best choice, what it is likely to bring, and a reason; and what speaks against others."""
        best, *others = self.puzzle.choices
        usual = [choice for choice in others if choice.action == self.puzzle.usual]
        told = [*usual, *(choice for choice in others if choice not in usual)][: MOST_TOLD - 1]
        yield self.say("puzzle-best", choice=self._choice(best))
        yield f"  {self._gains(best)}. {self._reason(best)}"
        for choice in (choice for choice in others if choice in told):
            sign = f" ({self.say('puzzle-usual')})" if choice in usual else ""
            yield f"- {self._choice(choice)}{sign}"
            less = self._points("hint-behind", choice.behind, choice.behind_error)
            yield " ".join(filter(None, (f"  {less}.", self._reason(choice), self._compared(choice))))
        yield self.say("hint-about") + "."

    def _choice(self, choice: Weighed) -> str:
        return self.teller.choice(Action.parse(choice.action))

    def _gains(self, best: Weighed) -> str:
        if abs(best.brings) < LEAST:
            return self.say("hint-even")
        return self._points("hint-loses" if best.brings < 0 else "hint-gains", best.brings, best.error)

    def _points(self, sentence: str, points: float, error: float) -> str:
        return self.say(sentence, points=abs(points), error=max(error, 2 * LEAST))

    def _reason(self, choice: Weighed) -> str:
        if not choice.what:
            return ""
        about = self.puzzle.seat if choice.about is None else choice.about
        return self.say(f"hint-{choice.what}", times=choice.times, of=choice.of, name=self.teller.name(about))

    def _compared(self, choice: Weighed) -> str:
        return self.say("puzzle-compared", worse=choice.worse, better=choice.better, of=choice.of)
