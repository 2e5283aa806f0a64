"""What goes on at a table by itself: the deal, what bots choose, and answers that make no difference."""

import hmac
from collections.abc import Callable

from billi.bots import IN_A_HURRY, THINKERS
from billi.luck import SeededLuck
from billi.table.entries import Began, Chose, Entry
from billi.table.question import Question
from billi.table.table import STAND_IN, Table

AtHand = Callable[[str, str], str]
"""What tells who chooses for a bot at a game, since it may lack what it plays by."""


def itself(bot: str, game: str) -> str:
    """Let every bot choose for itself."""
    return bot


def goes_on(table: Table) -> bool:
    """Whether the cards have to be dealt now, or a bot has to choose."""
    if table.rests_at == table.version:
        return False
    if table.state is None:
        return table.is_cut
    hurrying = ("", *_pondered(table))
    return any(table.deciders[seat] not in hurrying or table.needless_answer(seat) for seat in table.waiting_for)


def next_entry(table: Table, at_once: bool = False, at_hand: AtHand = itself) -> Entry | None:
    """Return what is next by itself: the deal, a choice of a bot or without effect, or a forced one if at once."""
    if table.state is None:
        return _deal(table) if table.is_cut else None
    pondered = _pondered(table)
    for seat in table.waiting_for:
        bot = table.deciders[seat]
        if bot and bot not in pondered:
            bot = IN_A_HURRY if bot in THINKERS else bot
            return bot_choice(table, seat, at_hand(bot, table.state.game.name))
        if answer := table.needless_answer(seat):
            return Chose(seat=seat, action=answer)
        if at_once and not bot and table.is_forced(seat):
            return only_choice(table, seat)
    table.rests_at = table.version
    return None


def thinking(table: Table) -> list[int]:
    """Return the seats that have yet to choose whose bots take their time."""
    bots = _pondered(table)
    waiting = table.waiting_for if bots else ()
    return [seat for seat in waiting if table.deciders[seat] in bots and not table.needless_answer(seat)]


def only_choice(table: Table, seat: int) -> Chose:
    """Return the answer of a seat that has but one."""
    return Chose(seat=seat, action=str(table.choices(seat)[0]))


def bot_choice(table: Table, seat: int, bot: str = STAND_IN) -> Chose:
    """Return what a bot chooses for a seat, from what that seat sees."""
    if table.decision and table.decision.drawing:
        return only_choice(table, seat)
    return question_for(table, seat, bot).answer()


def question_for(table: Table, seat: int, bot: str) -> Question:
    """Return what a bot is asked for a seat: all it needs, so that it may think elsewhere."""
    assert table.state is not None
    # A seed of its own for every choice: nothing a bot does tells of the secret that deals.
    seed = hmac.digest(table.secret, f"bot {table.version} {seat}".encode(), "sha256")
    return Question(seat, bot, SeededLuck(int.from_bytes(seed[:7], "big")), table.state.view(seat))


def _deal(table: Table) -> Began:
    assert table.game is not None
    return Began(rules=table.game.spec.rules_version, touch=True)


def _pondered(table: Table) -> tuple[str, ...]:
    """Return the bots that would take their time now: not to draw, and not where nobody plays with them."""
    if not table.seats_thinkers or table.decision is None or table.decision.drawing:
        return ()
    return () if table.left_to_bots else THINKERS
