"""Two courses of a game that differ only in cards hidden from some eyes: see :func:`plan`."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from billi import State
from billi.bots.house import HouseBot
from billi.games.spec import EventDict
from billi.games.willi.rules import CALLING, trick_is_safe
from billi.luck import SeededLuck
from billi.state import Game
from helpers.events import as_told, last
from helpers.rule_scenes import any_deck, stacked


@dataclass
class Course:
    """A game under way, what luck has said so far, and what people have chosen."""

    state: State
    numbers: list[int]
    choices: list[tuple[int, str]] = field(default_factory=list)

    @classmethod
    def begun(cls, game: Game, deck: Sequence[str], teams: list[int] | None, dealer: int) -> "Course":
        drawn = [dealer] if game.seats == game.players else []  # the dealer is drawn, but not where Willi plays himself
        state = game.start(deck=deck, team_cards=teams, dealer=dealer)
        return cls(state, [*drawn, *unshuffled(game, deck, teams)])

    def dealt_anew(self, deck: Sequence[str], teams: list[int] | None) -> "Course":
        """Return the course after the next round is dealt."""
        state = self.state.copy()
        state.deal(deck, teams)
        return Course(state, [*self.numbers, *unshuffled(state.game, deck, teams)], self.choices)

    def after(self, seat: int, step: str) -> "Course":
        """Return the course after a seat's choice, or for seat -1 after luck's."""
        state = self.state.copy()
        if seat >= 0:
            by_itself = calls_in_vain(state, seat)
            state.apply(seat, step)
            return Course(state, self.numbers, [*self.choices, *([] if by_itself else [(seat, step)])])
        number = state.outcomes.index(step)
        state.draw(step)
        return Course(state, [*self.numbers, number], self.choices)

    def known(self, told: int, eyes: Sequence[int]) -> list[Any]:
        """Return what some seats, and everybody, have come to know since some event, as the rules have it."""
        state = self.state
        events = as_told(state.events[told:])
        seen = [[as_seen(event, seat) for event in events] for seat in (*eyes, None)]
        hands = [state.game.spec.fields(state.position)["hands"][seat] for seat in eyes]
        return [seen, hands, state.to_act, state.dealing, state.over]


def unshuffled(game: Game, deck: Sequence[str], teams: list[int] | None) -> list[int]:
    """Return the numbers by which luck shuffles a deck, and team cards, just so."""
    numbers = []
    for start, wanted in ((list(game.spec.deck), deck), (list(range(1, game.players + 1)), teams or [])):
        cards: list[Any] = start
        for place in range(len(wanted) - 1, 0, -1):
            numbers.append(cards.index(wanted[place]))
            cards[place], cards[numbers[-1]] = cards[numbers[-1]], cards[place]
    return numbers


def as_seen(event: EventDict, seat: int | None) -> EventDict:
    """Tell an event without what the rules keep from a seat."""
    if event["t"] == "deal":
        return {"hands": [hand if place == seat else None for place, hand in enumerate(event["hands"])]}
    knowers = {"draw": ("seat", "from"), "move": ("from", "to"), "box": ("seat",)}.get(event["t"])
    if knowers is None or seat in [event[who] for who in knowers]:
        return event
    return {**event, "card": None}


def dealt_otherwise(state: State, eyes: Sequence[int], rnd: random.Random) -> list[str]:
    """Stack a deck that looks to some seats like the one just dealt, with others' cards swapped."""
    hands = [list(hand) for hand in last("deal", state)["hands"]]
    dealer = last("round", state)["dealer"]
    others = [seat for seat in range(state.game.seats) if seat not in eyes]
    swaps = 0
    for _ in range(200):
        one, other = rnd.sample(others, 2)
        mine, yours = any_place(hands[one], one, state, rnd), any_place(hands[other], other, state, rnd)
        if can_be_swapped(state.game, hands[one], mine, hands[other], yours):
            hands[one][mine], hands[other][yours] = hands[other][yours], hands[one][mine]
            swaps += 1
        if swaps == 3:
            break
    return stacked(hands, dealer)


def any_place(hand: list[str], seat: int, state: State, rnd: random.Random) -> int:
    """Choose a card that can be swapped: of Willi's pile the last one, which is never turned."""
    return rnd.randrange(len(hand)) if seat < state.game.players else len(hand) - 1


def can_be_swapped(game: Game, one: list[str], mine: int, other: list[str], yours: int) -> bool:
    """Whether a swap leaves everyone with the same colours, or at Mister Bill the same pairs, where there are any."""
    if game.name == "willi":
        return one[mine][0] == other[yours][0]
    if game.name == "highest":
        return True
    odd = [hand.count(card) % 2 for hand, card in ((one, one[mine]), (other, other[yours]))]
    even = [hand.count(card) % 2 for hand, card in ((one, other[yours]), (other, one[mine]))]
    return odd == [1, 1] and even == [0, 0]


@dataclass(frozen=True)
class Aim:
    """What a plan is for."""

    game: Game
    eyes: tuple[int, ...]
    """The seats that must see no difference; nor must anybody who only watches."""
    most: int = 40
    """Choices."""
    first: int = 1
    """The round from which on there is a difference."""
    bot: int | None = None
    """A seat for which a bot decides,"""
    late: int = 0
    """but not before so many choices."""
    before: str = ""
    """Stop before somebody aware of the difference can choose this."""

    def reached(self, course: Course) -> bool:
        aware = [seat for seat in course.state.to_act if seat not in self.eyes]
        return bool(self.before) and any(
            step.startswith(self.before) for seat in aware for step in steps_of(course.state, seat)
        )

    def otherwise(self, dealt: Course, rnd: random.Random) -> list[str] | None:
        """Stack another deck than the one just dealt, if there is to be a difference."""
        return dealt_otherwise(dealt.state, self.eyes, rnd) if dealt.state.position.round >= self.first else None


@dataclass(frozen=True)
class Plan:
    """Two courses of a game that look the same to some eyes."""

    aim: Aim
    courses: tuple[Course, Course]
    apart: list[int]
    """After how many choices the two differ in what is hidden."""
    bot_from: int | None
    """After how many choices the bot begins to decide."""

    @property
    def game(self) -> Game:
        return self.aim.game

    @property
    def eyes(self) -> tuple[int, ...]:
        return self.aim.eyes


@cache
def plan(game: Game, eyes: tuple[int, ...], **more: Any) -> Plan:
    """Plan two courses, out of several pairs the one that stays apart for longest; see :class:`Aim`."""
    best = max((follow(Aim(game, eyes, **more), seed) for seed in range(25)), key=lambda found: len(found.apart))
    assert best.apart
    return best


def follow(aim: Aim, seed: int) -> Plan:
    """Play two courses side by side for as long as they look the same."""
    rnd = random.Random(seed)
    one, other = kept = begin(aim, rnd)
    apart: list[int] = []
    bot_from = None
    while True:
        if aim.bot is not None and bot_from is None and len(one.choices) >= aim.late and len(one.state.to_act) == 1:
            bot_from = len(one.choices)
        bot = None if bot_from is None else aim.bot
        if one.state.over or (one.state.to_act and bot not in one.state.to_act):
            kept = one, other
            apart += [len(one.choices)] if one.state != other.state else []
        if len(one.choices) == aim.most or one.state.over or aim.reached(one):
            break
        both = go_on(aim, one, other, rnd, bot)
        if both is None:
            break
        one, other = both
    return Plan(aim, kept, apart if aim.reached(kept[0]) or not aim.before else [], bot_from)


def begin(aim: Aim, rnd: random.Random) -> tuple[Course, Course]:
    game = aim.game
    dealer = game.players - 1 if game.seats > game.players else rnd.randrange(game.seats)
    deck = rnd.sample(game.spec.deck, len(game.spec.deck))
    teams = rnd.sample(range(1, game.players + 1), game.players) if game.name == "misterbill" else None
    one = Course.begun(game, deck, teams, dealer)
    return one, Course.begun(game, aim.otherwise(one, rnd) or deck, teams, dealer)


def go_on(aim: Aim, one: Course, other: Course, rnd: random.Random, bot: int | None) -> tuple[Course, Course] | None:
    """Take a step in each course such that nobody concerned can tell them apart, if there is one."""
    if one.state.dealing:
        deck, teams = any_deck(one.state, rnd)
        one = one.dealt_anew(deck, teams)
        return one, other.dealt_anew(aim.otherwise(one, rnd) or deck, teams)
    told, to_act = len(one.state.events), one.state.to_act
    seat = -1 if not to_act else bot if bot in to_act else rnd.choice(to_act)
    if calls_in_vain(one.state, seat):
        steps = likes = ["no call"]  # as the table says by itself
    elif seat == bot:
        steps = likes = [str(HouseBot(SeededLuck(0)).choose(one.state.view(seat)))]
    else:
        steps, likes = steps_of(one.state, seat), steps_of(other.state, seat)
    alike = one.state.position.round < aim.first or rnd.random() < 0.7  # or else rather not
    for step in rnd.sample(steps, len(steps)):
        after = one.after(seat, step)
        hidden = seat == -1 or (seat not in aim.eyes and step.startswith(("box", "give")))
        tried = rnd.sample(likes, len(likes)) if hidden else [step] if step in likes else []
        for like in sorted(tried, key=lambda like: (like != step) is alike):
            branch = other.after(seat, like)
            if after.known(told, aim.eyes) == branch.known(told, aim.eyes):
                return after, branch
    return None


def calls_in_vain(state: State, seat: int) -> bool:
    """Whether a seat is asked to call for a trick that is its own already."""
    return state.game.name == "willi" and state.position.phase == CALLING and trick_is_safe(state.position, seat)


def steps_of(state: State, seat: int) -> list[str]:
    """List what a seat, or for seat -1 luck, may choose."""
    return list(state.outcomes) if seat < 0 else [str(action) for action in state.legal(seat)]
