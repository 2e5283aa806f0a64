"""Finding puzzles: moments of real play where one choice is clearly the best, and not the one that comes to mind.

Good players play first rounds, where everyone is level and points are all that counts. At each choice worth asking
about, every answer is tried out in hands that fit what the seat has seen. A first look drops nearly all; what is left
must hold in two further ones, each in hands of its own: with the cards where a network guesses them from how everyone
has played, and the round played on by its quick pupil; and with every hand that fits as likely as any other, and the
round played on by the network itself. What is told of the choices comes from hands that had no part in picking them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from billi.bots import Bot
from billi.bots.hinting import Trial, try_all
from billi.bots.house import HouseBot
from billi.bots.master import Manner, MasterBot
from billi.bots.network import Network, guesser_of, network_of, quick_network_of
from billi.bots.search import Foresight, candidates, error_of, worlds
from billi.bots.sharp import SharpBot
from billi.bots.sight import SeenRow
from billi.errors import UnknownBot
from billi.games.advice import COUNTED
from billi.games.bits import lowest
from billi.games.view import View
from billi.luck import Luck, SeededLuck
from billi.puzzles.puzzle import Puzzle, Weighed
from billi.state import Game, State

VERBS: Final = ("play", "box", "give")
"""What is asked for in a puzzle: a call has two answers only, and to take a card is half of an answer."""
FEWEST: Final = 3
"""Choices there must be,"""
MOST: Final = 10
"""and may be."""
FIRST_LOOK: Final = 64
"""Hands of the first look,"""
CLOSE_LOOK: Final = 1500
"""of each of the next two,"""
LAST_LOOK: Final = 4000
"""and of the one that is told."""
MARGIN: Final = 0.25
"""By how much the best choice must be ahead of every other, where what a round brings spreads by 1,"""
SURE: Final = 4.0
"""and by how many standard errors."""
UNLIKELY: Final = 0.5
"""How much the network may like the best choice at most, where all choices together are liked 1."""
APART: Final = 8
"""Hands of 100 in which the usual choice must bring less, beyond those in which it brings more."""
EACH: Final = 1
"""Puzzles taken from one round at most."""
QUICK: Final = 5_000
"""How often whoever tries things out while playing asks a network for one decision, more or less."""


@dataclass(frozen=True)
class Eye:
    """A way to look at choices."""

    plays: Network
    """Plays rounds on,"""
    guesses: Network | None
    """and guesses where cards lie; without one, all hands that fit are as likely."""

    def look(self, view: View, sight: SeenRow, choices: Sequence[int], many: int, luck: Luck) -> Trial:
        """Try choices out."""
        return try_all(view, sight, choices, worlds(view, sight, many, luck, self.guesses), Foresight(self.plays))


def in_round(game: Game, seed: int) -> Iterator[Puzzle]:
    """Return the puzzles of the first round of a game between good players, one of whom tries things out."""
    state, luck, found, chosen = game.start(seed=seed), SeededLuck(seed), 0, list[str]()
    bots: list[Bot] = [SharpBot(luck) for _ in range(game.players)]
    bots[seed % game.players] = MasterBot(luck, Manner(effort=QUICK))
    while state.round == 1 and (asked := state.to_act_mask) and found < EACH:
        seat = lowest(asked)
        puzzle = at_choice(state, seat, seed, chosen) if is_asked_well(state, seat) else None
        if puzzle:
            found += 1
            yield puzzle
        action = bots[seat].choose(state.view(seat))
        chosen.append(str(action))
        state.apply(seat, action)


def is_asked_well(state: State, seat: int) -> bool:
    """Whether a seat has a question that a puzzle can ask."""
    choices = state.legal(seat)
    return FEWEST <= len(choices) <= MOST and choices[0].verb in VERBS


def at_choice(state: State, seat: int, seed: int, chosen: Sequence[str]) -> Puzzle | None:
    """Return the puzzle that a choice is, if it is one."""
    game, view = state.game, state.view(seat)
    sight, margin = SeenRow(view), MARGIN * game.spec.spread
    network, quick = network_of(game.name), quick_network_of(game.name)
    if network is None or quick is None:
        raise UnknownBot("bot-untaught", name="master", game=game.name)
    liked = candidates(sight, network, 0, MOST)
    choices, luck = list(liked), SeededLuck(seed + len(chosen))
    house = HouseBot(SeededLuck(seed))
    eyes = (Eye(quick, guesser_of(game.name)), Eye(network, None))
    first = eyes[0].look(view, sight, choices, FIRST_LOOK, luck)
    best = max(choices, key=lambda choice: float(first.leads[choice].mean()))
    if sight.action(best) in house.likes(view) or liked[best] >= UNLIKELY or not is_ahead(first, best, margin, 1):
        return None
    if not all(is_ahead(eye.look(view, sight, choices, CLOSE_LOOK, luck), best, margin, SURE) for eye in eyes):
        return None
    last = eyes[0].look(view, sight, choices, LAST_LOOK, luck)
    if not is_ahead(last, best, margin, SURE):
        return None
    puzzle = Puzzle(
        game=game.name,
        players=game.players,
        options=dict(game.options),
        seed=seed,
        chosen=tuple(chosen),
        seat=seat,
        usual=str(house.choose(view)),
        choices=weighed(last, best),
    )
    return puzzle if is_reasoned(puzzle) else None


def is_ahead(trial: Trial, best: int, margin: float, errors: float) -> bool:
    """Whether a choice is ahead of every other."""
    ahead = [trial.leads[best] - lead for choice, lead in trial.leads.items() if choice != best]
    return all(less.mean() >= max(margin, errors * error_of(less)) for less in ahead)


def weighed(trial: Trial, best: int) -> tuple[Weighed, ...]:
    """Return what is told of choices, the best first."""
    order = sorted(trial.leads, key=lambda choice: -float(trial.leads[choice].mean()))
    less = [trial.leads[best][:COUNTED] - trial.leads[choice][:COUNTED] for choice in order]
    return tuple(
        Weighed.of_advice(advice, worse=int(np.sum(behind > 0)), better=int(np.sum(behind < 0)))
        for advice, behind in zip(trial.told(order), less, strict=True)
    )


def is_reasoned(puzzle: Puzzle) -> bool:
    """Whether the usual choice mostly brings less, which is told beside what separates the two, if anything does."""
    usual = puzzle.weighed(puzzle.usual)
    return usual.worse - usual.better >= APART
