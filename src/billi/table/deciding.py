"""Granting wishes: what people ask for becomes entries of the log, or a sentence that says why not."""

from functools import singledispatch
from typing import Final

from billi.bots import check_at_table
from billi.errors import BilliError
from billi.fair import LONGEST_WORDS, commitment
from billi.games.action import Action
from billi.state import Game
from billi.table.by_itself import AtHand, bot_choice, itself, next_entry
from billi.table.chairs import Chair
from billi.table.decision import Decision
from billi.table.entries import (
    BotSat,
    Came,
    Chose,
    Closed,
    DeckCut,
    Entry,
    Forgot,
    Hinted,
    Lent,
    Moved,
    Muted,
    Opened,
    Said,
    Sat,
    Sealed,
    Stood,
    StoodIn,
    Worded,
)
from billi.table.hinting import is_alone, is_told_later, why_no_hint
from billi.table.table import STAND_IN, Table
from billi.table.text import LONGEST_NAME, LONGEST_SAYING, clean
from billi.table.wishes import (
    AddWords,
    AskHint,
    Begin,
    Choose,
    ComeBack,
    CutDeck,
    Lend,
    LetStandIn,
    Move,
    Mute,
    PutBot,
    Say,
    Seal,
    Sit,
    Stand,
    Waive,
    Wish,
)
from billi.words import LANGUAGES

CLOCKS: Final = (0, 60, 20)
"""Seconds a decision; 0 for as long as it takes."""
PHRASES: Final = ("hello", "good-luck", "nice", "oops", "thinking", "your-turn", "thanks", "well-played", "again")
"""What can be said in one touch, and is read in every language."""
MOST_AT_ONCE: Final = 64
"""Choices of bots that follow one another before others get a word in."""


class Refused(BilliError):
    """A wish that cannot be granted. The table is as it was."""


def open_table(
    person: str,
    secret: bytes,
    game: str,
    players: int,
    options: dict[str, str],
    language: str = "en",
    clock: int = 0,
    hints: bool = False,
) -> Opened:
    """Set up a table, or say what is wrong with it."""
    chosen = Game(game, players, options)
    if clock not in CLOCKS:
        raise Refused("table-clock", clock=str(clock), known=CLOCKS)
    if language not in LANGUAGES:
        raise Refused("table-language", language=language, known=LANGUAGES)
    return Opened(
        by=person,
        game=game,
        players=players,
        options=chosen.options,
        language=language,
        clock=clock,
        hints=hints,
        commitment=commitment(secret),
    )


def decide(table: Table, person: str, wish: Wish) -> list[Entry]:
    """Grant a person's wish, or raise :class:`Refused` or another :class:`billi.BilliError` that says why not.

    A wish granted before is not granted again: no entries.
    """
    if (person, wish.id) in table.granted:
        return []
    if isinstance(wish, Choose):  # as almost always
        return _choose(wish, table, person)
    return grant(wish, table, person)


def is_play(table: Table, wish: Wish) -> bool:
    """Whether a wish that can be granted is what a game needs to come to its end; to change one's mind is not.

    Nor is sitting down: so there is an end to leaving chairs, which always is.
    """
    if isinstance(wish, Choose):
        return wish.seat not in table.chosen
    if isinstance(wish, (Stand, PutBot)):
        return bool(table.chairs[wish.seat].person)  # who holds up the others, or wants to go
    return isinstance(wish, (Begin, CutDeck, ComeBack))


def follow(
    table: Table,
    entries: list[Entry],
    at: int,
    forced: bool = False,
    among_bots: int = MOST_AT_ONCE,
    at_hand: AtHand = itself,
) -> list[Entry]:
    """Apply some entries to a table, and all that follows by itself: the deal, what bots do. Return all entries.

    With ``forced``, whoever has no choice does not get time for it either. Where bots are among themselves they make no
    more than ``among_bots`` choices. Who chooses for a bot is for ``at_hand`` to say.
    """
    happened = list(entries)
    for entry in entries:
        table.apply(entry, at)
    for made in range(MOST_AT_ONCE):
        if made >= among_bots and table.left_to_bots:
            break
        choice = next_entry(table, forced, at_hand)
        if choice is None:
            break
        table.apply(choice, at)
        happened.append(choice)
    return happened


def run_out(table: Table) -> list[Entry]:
    """Return the choices a bot makes for everyone whose clock has run out."""
    return [bot_choice(table, seat) for seat in table.waiting_for]


def forget(table: Table, person: str) -> list[Entry]:
    """Take somebody out of a table who asked to be forgotten."""
    known = person in table.guests or person == table.host
    if not known or person in table.forgotten:
        return []
    unsaid = [] if table.closed else [entry for seat in table.seats_of(person) for entry in _unsaid(table, seat)]
    return [*unsaid, Forgot(person=person)]


def greet(table: Table, person: str) -> list[Entry]:
    """Note that a person for whom a bot decides is there again."""
    return [Came(seat=seat, by=person) for seat in table.seats_of(person) if table.chairs[seat].is_stood_in_for]


# One wish each


@singledispatch
def grant(wish: Wish, table: Table, person: str) -> list[Entry]:
    """Turn a wish into entries."""
    raise TypeError(f"nobody grants a {type(wish).__name__}")


@grant.register
def _(wish: Sit, table: Table, person: str) -> list[Entry]:
    _check_seat(table, wish.seat)
    _check_known(table, person)
    _check_not_closed(table)
    if table.over:
        raise Refused("table-over")
    if not table.chairs[wish.seat].free and not table.may_take_back(wish.seat, person):
        raise Refused("table-chair-taken", seat=wish.seat)
    held = table.seats_of(person)
    # Back to a hand of theirs, but not beside a chair they wait for: at the next deal both would be theirs.
    if table.begun and held and (not table.was_dealt_to(wish.seat, person) or any(map(table.waits, held))):
        raise Refused("table-one-chair")
    name = _text("name", wish.name, LONGEST_NAME)
    return [Sat(by=person, id=wish.id, seat=wish.seat, person=person, name=name, seal=wish.seal)]


@grant.register
def _(wish: Stand, table: Table, person: str) -> list[Entry]:
    _check_seat(table, wish.seat)
    _check_known(table, person)
    _check_not_closed(table)
    if table.chairs[wish.seat].person != person:
        _check_host(table, person)
    if table.chairs[wish.seat].free:
        raise Refused("table-chair-free", seat=wish.seat)
    return [*_unsaid(table, wish.seat), Stood(by=person, id=wish.id, seat=wish.seat)]


def _unsaid(table: Table, seat: int) -> list[Entry]:
    """Take somebody's words for the luck with them when they go, unless the cards have been dealt from them."""
    return [Worded(seat=seat, words="")] if table.chairs[seat].words and not table.begun else []


@grant.register
def _(wish: PutBot, table: Table, person: str) -> list[Entry]:
    _check_seat(table, wish.seat)
    _check_host(table, person)
    _check_not_closed(table)
    _check_bot(table, wish.bot)
    if table.chairs[wish.seat].bot == wish.bot:
        return []
    return [*_unsaid(table, wish.seat), BotSat(by=person, id=wish.id, seat=wish.seat, bot=wish.bot)]


@grant.register
def _(wish: Move, table: Table, person: str) -> list[Entry]:
    _check_host(table, person)
    _check_not_begun(table)
    if sorted(wish.order) != list(range(len(table.chairs))):
        raise Refused("table-order", seats=len(table.chairs))
    if wish.order == sorted(wish.order):
        return []
    return [Moved(by=person, id=wish.id, order=wish.order)]


@grant.register
def _(wish: AddWords, table: Table, person: str) -> list[Entry]:
    _check_own(table, person, wish.seat)
    _check_not_begun(table)
    words = _text("words", wish.words, LONGEST_WORDS, may_be_empty=True)
    if words == table.chairs[wish.seat].words:
        return []
    return [Worded(by=person, id=wish.id, seat=wish.seat, words=words)]


@grant.register
def _(wish: Begin, table: Table, person: str) -> list[Entry]:
    _check_host(table, person)
    _check_not_begun(table)
    _check_bot(table, wish.bot)
    bots: list[Entry] = [BotSat(seat=seat, bot=wish.bot) for seat, chair in enumerate(table.chairs) if chair.free]
    return [*bots, Closed(by=person, id=wish.id)]


@grant.register
def _(wish: Seal, table: Table, person: str) -> list[Entry]:
    _check_own(table, person, wish.seat)
    _check_not_begun(table)
    if wish.seal == table.chairs[wish.seat].seal:
        return []
    return [Sealed(by=person, id=wish.id, seat=wish.seat, seal=wish.seal)]


@grant.register
def _(wish: CutDeck, table: Table, person: str) -> list[Entry]:
    _check_own(table, person, wish.seat)
    if not table.cutting or not table.closed:
        raise Refused("table-not-cutting")
    if table.cutting.made.get(wish.seat) == wish.cut:
        return []
    if wish.seat not in table.cutting.waiting_for:
        raise Refused("table-not-cutting")
    if not table.cutting.keeps_word(wish.seat, wish.cut):
        raise Refused("table-other-cut")
    return [DeckCut(by=person, id=wish.id, seat=wish.seat, cut=wish.cut)]


@grant.register
def _choose(wish: Choose, table: Table, person: str) -> list[Entry]:
    seat = wish.seat
    _check_own(table, person, seat)
    if seat in table.spared and wish.action in table.declines and wish.version in table.spared[seat]:
        return []  # the table has just said it for them
    decision = _check_begun(table)
    _check_dealt(table, seat)
    _check_fresh(table, wish.version)
    action = Action.parse(wish.action)
    decision.check(seat, action)
    chose = Chose(by=person, id=wish.id, seat=seat, action=action.text)
    return [Came(by=person, seat=seat), chose] if table.chairs[seat].is_stood_in_for else [chose]


@grant.register
def _(wish: Waive, table: Table, person: str) -> list[Entry]:
    _check_plays(table, person, wish.seat)
    if table.game is None or not table.game.spec.waiver_ends:
        raise Refused("table-no-calls")
    return []  # whoever keeps the table remembers it: a version that moved would tell the others


@grant.register
def _(wish: AskHint, table: Table, person: str) -> list[Entry]:
    _check_plays(table, person, wish.seat)
    if sentence := why_no_hint(table, wish.seat):
        raise Refused(sentence)
    _check_fresh(table, wish.version)
    if is_alone(table, wish.seat) or is_told_later(table, wish.seat):
        return []  # the latter whoever keeps the table remembers, until it tells nothing any more
    known = table.hinted.get(wish.seat) == table.asked_version
    return [] if known else [Hinted(by=person, id=wish.id, seat=wish.seat, asked=table.asked_version)]


@grant.register
def _(wish: ComeBack, table: Table, person: str) -> list[Entry]:
    _check_own(table, person, wish.seat)
    return [Came(by=person, id=wish.id, seat=wish.seat)] if table.chairs[wish.seat].is_stood_in_for else []


@grant.register
def _(wish: LetStandIn, table: Table, person: str) -> list[Entry]:
    _check_seat(table, wish.seat)
    _check_host(table, person)
    _check_begun(table)
    chair = table.chairs[wish.seat]
    if not chair.person or chair.stood_in:
        return []
    return [StoodIn(by=person, id=wish.id, seat=wish.seat)]


@grant.register
def _(wish: Say, table: Table, person: str) -> list[Entry]:
    seats = table.seats_of(person)
    if not seats:
        raise Refused("table-not-seated")
    if person in table.muted:
        raise Refused("table-muted")
    seat, name = seats[0], table.chairs[seats[0]].name
    if wish.phrase:
        if wish.phrase not in PHRASES:
            raise Refused("table-phrase", phrase=wish.phrase, known=PHRASES)
        return [Said(by=person, id=wish.id, seat=seat, name=name, phrase=wish.phrase)]
    return [Said(by=person, id=wish.id, seat=seat, name=name, text=_text("saying", wish.text, LONGEST_SAYING))]


@grant.register
def _(wish: Lend, table: Table, person: str) -> list[Entry]:
    _check_own(table, person, wish.seat)
    _check_dealt(table, wish.seat)
    if bool(table.chairs[wish.seat].key) == wish.on:
        return []
    return [Lent(by=person, id=wish.id, seat=wish.seat, on=wish.on)]


@grant.register
def _(wish: Mute, table: Table, person: str) -> list[Entry]:
    _check_seat(table, wish.seat)
    _check_host(table, person)
    if not table.chairs[wish.seat].person:
        raise Refused("table-chair-free", seat=wish.seat)
    if (table.chairs[wish.seat].person in table.muted) == wish.on:
        return []
    return [Muted(by=person, id=wish.id, seat=wish.seat, on=wish.on)]


def play_again(table: Table, person: str) -> list[Entry]:
    """Return the seats of a rematch, everyone one further; the table itself is for the room to open."""
    if not table.over:
        raise Refused("table-not-over")
    if person != table.host and not table.seats_of(person):
        raise Refused("table-not-seated")
    return [
        Sat(by=chair.person, seat=seat, person=chair.person, name=chair.name)
        if chair.person
        else BotSat(by=person, seat=seat, bot=chair.bot or STAND_IN)
        for seat, chair in enumerate(turned(table))
    ]


def keep_chairs(table: Table) -> list[Entry]:
    """Return the seats of a table that takes the place of this one: everyone where they sit."""
    return [
        Sat(by=chair.person, seat=seat, person=chair.person, name=chair.name)
        if chair.person
        else BotSat(by=table.host, seat=seat, bot=chair.bot)
        for seat, chair in enumerate(table.chairs)
        if not chair.free
    ]


def turned(table: Table) -> list[Chair]:
    """List who is in each chair of a rematch."""
    return [*table.chairs[-1:], *table.chairs[:-1]]


# What must hold


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.chairs):
        raise Refused("table-no-such-seat", seat=str(seat), last=len(table.chairs) - 1)


def _check_bot(table: Table, bot: str) -> None:
    assert table.game is not None
    check_at_table(bot, table.game.name)


def _check_known(table: Table, person: str) -> None:
    if not person or person in table.forgotten:
        raise Refused("door-who-are-you")


def _check_own(table: Table, person: str, seat: int) -> None:
    _check_seat(table, seat)
    if not person or table.chairs[seat].person != person:
        raise Refused("table-not-yours", seat=seat)


def _check_plays(table: Table, person: str, seat: int) -> None:
    _check_own(table, person, seat)
    _check_begun(table)
    _check_dealt(table, seat)


def _check_dealt(table: Table, seat: int) -> None:
    if table.eyes[seat] < 0 and table.waits(seat):
        raise Refused("table-next-deal")


def _check_fresh(table: Table, version: int) -> None:
    """Refuse what answers another question than the present one."""
    if not table.asked_version <= version <= table.version:
        raise Refused("table-stale", version=table.version)


def _check_host(table: Table, person: str) -> None:
    if not person or person != table.host:
        raise Refused("table-not-host")


def _check_begun(table: Table) -> Decision:
    """Refuse what can only be done while the game is played; return what is asked."""
    if table.over:
        raise Refused("table-over")
    if table.decision is None:
        raise Refused("table-not-begun")
    return table.decision


def _check_not_begun(table: Table) -> None:
    _check_not_closed(table)
    if table.begun:
        raise Refused("table-begun")


def _check_not_closed(table: Table) -> None:
    """Refuse what could make another deal of cuts that somebody knows already."""
    if table.closed:
        raise Refused("table-closed")


def _text(what: str, text: str, longest: int, may_be_empty: bool = False) -> str:
    cleaned = clean(text)
    if not cleaned and not may_be_empty:
        raise Refused(f"table-{what}-empty")
    if len(cleaned) > longest:
        raise Refused(f"table-{what}-long", longest=longest)
    return cleaned
