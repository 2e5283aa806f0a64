"""A whole game between bots."""

from collections import Counter
from collections.abc import Sequence
from typing import Protocol, cast

from billi.bots import Bot
from billi.errors import BilliError, IllegalAction, Signalled, brief
from billi.games.bits import lowest
from billi.learn.outside import GLASS
from billi.learn.program import BotFailed
from billi.state import State


class SeesAll(Protocol):
    """A bot that is shown everything before it chooses."""

    def look(self, state: State) -> None:
        """Look at a game as it stands."""


class IllegalChoice(BilliError):
    """A bot's choice that the rules do not allow."""


def play_out(state: State, bots: Sequence[Bot], names: Sequence[str]) -> list[int]:
    """Let bots, one a seat, play a game to its end; return how many choices each round asked for."""
    decisions: Counter[int] = Counter()
    while asked := state.to_act_mask:
        seat = lowest(asked)
        view = state.view(seat)
        if names[seat] == GLASS:
            cast("SeesAll", bots[seat]).look(state)
        try:
            action = bots[seat].choose(view)
        except Signalled:
            raise
        except SystemExit as ended:
            raise BotFailed("bot-ended", name=brief(names[seat]), code=str(ended.code)) from ended
        try:
            state.apply(seat, action)
        except IllegalAction as why:
            raise IllegalChoice("bot-illegal", name=brief(names[seat]), action=brief(action), why=why) from why
        decisions[view.round] += 1
    return list(decisions.values())
