"""What the rule tests share: stacking a deck, making moves written as text, and playing on at random."""

import random
from collections import Counter
from collections.abc import Sequence

import billi
from billi.games.spec import EventDict
from billi.state import Game
from helpers.events import as_told


def after(state: billi.State, *moves: str) -> list[EventDict]:
    """Make moves in order, ``draw O`` for luck and ``2: play L`` for seat 2, and tell what they brought about."""
    told = len(state.events)
    for move in moves:
        seat, _, action = move.rpartition(": ")
        if seat:
            state.apply(int(seat), action)
        else:
            state.draw(move.removeprefix("draw "))
    return as_told(state.events[told:])


def choices(state: billi.State, seat: int) -> list[str]:
    """List what a seat may choose now, as text."""
    return [str(action) for action in state.legal(seat)]


def stacked(hands: Sequence[Sequence[str]], dealer: int) -> list[str]:
    """Stack a deck so that the seats are dealt exactly these cards, each in this order."""
    seats = len(hands)
    piles = [list(hand) for hand in hands]
    return [piles[(dealer + 1 + place) % seats].pop(0) for place in range(sum(len(pile) for pile in piles))]


def stacked_to_leave(hands: Sequence[str], dealer: int) -> list[str]:
    """Stack a Mister Bill deck so that the seats hold exactly these cards once the set-up pairs are gone."""
    left = Counter("OSPWHDETGLR" * 4 + "BBB") - Counter("".join(hands))
    pairs = [kind * 2 for kind, count in left.items() for _ in range(count // 2)]
    dealt = []
    for seat, hand in enumerate(hands):
        size = len(range((seat - dealer - 1) % len(hands), 47, len(hands)))
        assert (size - len(hand)) % 2 == 0, f"seat {seat} is dealt {size} cards: pairs cannot leave it {hand!r}"
        dealt.append(hand + "".join(pairs.pop() for _ in range((size - len(hand)) // 2)))
    return stacked(dealt, dealer)


def any_deck(state: billi.State, rnd: random.Random) -> tuple[Sequence[str], list[int] | None]:
    """Shuffle a deck, and team cards where the round to be dealt has them."""
    game = state.game
    deck = rnd.sample(game.spec.deck, len(game.spec.deck))
    in_teams = game.name == "misterbill" and state.position.round < 3
    return deck, rnd.sample(range(1, game.players + 1), game.players) if in_teams else None


def start(game: Game, rnd: random.Random) -> billi.State:
    """Sit down to a game in which this random stream, and not the state's own luck, decides what happens."""
    dealer = 2 if game.options.get("willi_starts") == "in_turn" and game.players == 3 else rnd.randrange(game.seats)
    deck = rnd.sample(game.spec.deck, len(game.spec.deck))
    team_cards = rnd.sample(range(1, game.players + 1), game.players) if game.name == "misterbill" else None
    return game.start(deck=deck, team_cards=team_cards, dealer=dealer)


def go_on(state: billi.State, rnd: random.Random) -> None:
    """Let one thing happen: a deal, a draw, or a choice of one of the seats asked."""
    if state.dealing:
        state.deal(*any_deck(state, rnd))
    elif state.outcomes:
        state.draw(rnd.choice(state.outcomes))
    else:
        seat = rnd.choice(state.to_act)
        state.apply(seat, rnd.choice(state.legal(seat)))
