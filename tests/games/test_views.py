"""What is hidden from somebody changes nothing they see, in any game, whatever is chosen and however luck goes."""

import itertools
import json
import random
from collections import Counter
from typing import Annotated, Any

import pytest
from hypothesis import given, settings

import billi
from billi import State
from billi.games.events import Event, Events, KnownTo
from billi.games.misterbill import rules as misterbill
from billi.games.sets import members
from billi.games.spec import EventDict
from billi.games.willi import rules as willi
from billi.state import Game
from helpers.crosscheck import VARIANTS
from helpers.events import as_told, events_of, last
from helpers.random_games import every_variant, few_games, many_points, played, position, seeds, some_point
from helpers.rule_scenes import go_on, stacked, start

pytestmark = pytest.mark.usefixtures("third_game")
every_misterbill = pytest.mark.parametrize("game", [game for game in VARIANTS if game.name == "misterbill"], ids=repr)
every_willi = pytest.mark.parametrize("game", [game for game in VARIANTS if game.name == "willi"], ids=repr)


def viewers(game: Game) -> list[int | None]:
    return [*range(game.players), None]


@every_variant
@few_games
@given(seed=seeds)
def test_events_told_to_all_at_once_are_those_each_would_be_told_alone(game: Game, seed: int) -> None:
    told, events = 0, game.spec.events
    for state in played(game, seed):
        lately, told = state.events_from(told), state.happened
        everyone = [*range(game.seats), None]
        alone = [events.seen(lately, viewer) for viewer in everyone]
        assert events.seen_by_each(lately, game.seats) == alone
        assert events.begin_a_round(lately) == any(event.kind == "round" for event in lately)


def reshuffled(state: State, viewer: int | None, rnd: random.Random) -> State:
    """Set up the same position, but for the cards that the viewer does not see."""
    described = position(state)
    if state.game.name == "willi":
        deal_hidden_cards_anew(described, state.game.players, viewer, rnd)
    else:
        swap_hidden_cards(described, viewer, rnd)
    return state.game.position(**described)


def deal_hidden_cards_anew(described: dict[str, Any], players: int, viewer: int | None, rnd: random.Random) -> None:
    """Mix the others' hands and boxes and Willi's pile."""
    hands = [hand.split() for hand in described["hands"]]
    box = described.get("box", [None] * 4)
    pile = described.get("pile", "").split()
    others = [seat for seat in range(players) if seat != viewer]
    boxing = described.get("phase") == "box"
    boxed = [] if boxing else [seat for seat in others if box[seat]]
    hidden = [card for seat in others for card in hands[seat]] + [box[seat] for seat in boxed] + pile
    rnd.shuffle(hidden)
    described["hands"] = [
        " ".join(hidden.pop() for _ in hand) if seat in others else " ".join(hand) for seat, hand in enumerate(hands)
    ]
    described["pile"] = " ".join(hidden.pop() for _ in pile)
    described["box"] = [hidden.pop() if seat in boxed else card for seat, card in enumerate(box)]
    if boxing:
        for seat in others:
            described["box"][seat] = box[seat] and rnd.choice(described["hands"][seat].split())
    if described.get("taken") and described["winner"] != viewer:
        described["taken"] = rnd.choice(described["trick"].split())


def swap_hidden_cards(described: dict[str, Any], viewer: int | None, rnd: random.Random) -> None:
    """Swap cards between the others, never so that one of them has a pair."""
    hands = described["hands"]
    others = [seat for seat, hand in enumerate(hands) if hand and seat != viewer]
    for _ in range(12 if len(others) > 1 else 0):
        one, other = rnd.sample(others, 2)
        mine, yours = rnd.choice(hands[one]), rnd.choice(hands[other])
        if mine not in hands[other] and yours not in hands[one]:
            hands[one] = hands[one].replace(mine, yours)
            hands[other] = hands[other].replace(yours, mine)
    gifts = described.get("gifts", [])
    for seat, gift in enumerate(gifts):
        if gift and seat != viewer:
            gifts[seat] = rnd.choice(hands[seat])


@every_variant
@many_points
@given(seed=seeds)
def test_a_view_does_not_change_with_what_is_hidden_from_it(game: Game, seed: int) -> None:
    state = some_point(game, seed)
    if state.dealing or state.over:
        return
    rnd = random.Random(seed)
    for viewer in viewers(game):
        plain, other = game.position(**position(state)), reshuffled(state, viewer, rnd)
        assert other.view(viewer) == plain.view(viewer)
        if viewer not in state.to_act and seen_to_refuse(plain, other):
            assert other.view(viewer) == plain.view(viewer)


def seen_to_refuse(*worlds: State) -> bool:
    """Have whoever is asked for a waiter or an exchange say no in all worlds; say whether somebody was (MB14, W10)."""
    refusals = {"serve": "pass", "take": "keep"}
    if worlds[0].view(None).phase not in refusals:
        return False
    for state in worlds:
        state.apply(state.to_act[0], refusals[state.view(None).phase])
    return True


@every_willi
@few_games
@given(seed=seeds)
def test_W10_nobody_can_tell_from_the_question_what_the_winner_of_a_trick_holds(game: Game, seed: int) -> None:
    rnd = random.Random(seed)
    for state in played(game, seed):
        if state.position.phase != willi.PLAYING or state.position.played < 3:
            continue
        [last] = state.to_act
        here, there = game.position(**position(state)), reshuffled(state, last, rnd)
        card = rnd.choice(state.legal(last))
        for world in (here, there):
            world.apply(last, card)
        winner = events_of(here)[1]["winner"]
        if winner < game.players:  # Willi would turn another card
            assert shown(there, last) == shown(here, last)
            if winner != last and seen_to_refuse(here, there):
                assert shown(there, last) == shown(here, last)


def with_a_waiter_elsewhere(state: State, viewer: int | None, rnd: random.Random) -> State | None:
    """Copy a game of Mister Bill in which two players the viewer does not see into have swapped a waiter for
    another card; nothing if no two can. Nobody gets a pair, and chosen gifts stay where they are.
    """
    twin = state.copy()
    hands, gifts = twin.position.hands, [1 << gift if gift >= 0 else 0 for gift in twin.position.gifts]
    seats = [seat for seat in range(state.game.players) if seat != viewer]
    swaps = []
    for one, other in itertools.permutations(seats, 2):
        mine = hands[one] & ~hands[other] & ~gifts[one] & misterbill.WAITERS
        yours = hands[other] & ~hands[one] & ~gifts[other] & ~misterbill.WAITERS
        swaps += [(one, other, 1 << a | 1 << b) for a in members(mine) for b in members(yours)]
    if not swaps:
        return None
    turn = [swap for swap in swaps if state.position.turn in swap[:2]]
    one, other, cards = rnd.choice(turn if turn and rnd.random() < 0.8 else swaps)
    hands[one] ^= cards
    hands[other] ^= cards
    return twin


def shown(state: State, viewer: int | None) -> str:
    """Write down all a viewer is shown, to the last byte."""
    return json.dumps({**state.view(viewer).as_dict(), "asked": state.to_act})


def draw_alike(here: State, there: State, rnd: random.Random) -> bool:
    """Let luck draw a card that makes a pair in both worlds or in neither; say whether there is one."""
    hand, other_hand = (set(world.view(world.position.turn).hand) for world in (here, there))
    alike = [card for card in here.outcomes if card in there.outcomes and (card in hand) == (card in other_hand)]
    if alike:
        card = rnd.choice(alike)
        here.draw(card)
        there.draw(card)
    return bool(alike)


def check_swaps(game: Game, seed: int) -> Counter[str]:
    """Swap a waiter at every moment of a game before the eyes of some viewer, and go on: draw, and play no waiter.

    Give what the swaps were like, counted.
    """
    rnd = random.Random(seed)
    done: Counter[str] = Counter()
    for state in played(game, seed):
        viewer = rnd.choice(viewers(game))
        swapped = None if state.dealing or state.over else with_a_waiter_elsewhere(state, viewer, rnd)
        if swapped is None:
            continue
        here, there = state.copy(), swapped
        assert shown(there, viewer) == shown(here, viewer)
        done[here.view(None).phase] += 1
        if here.view(None).phase == "draw" and draw_alike(here, there, rnd):
            assert shown(there, viewer) == shown(here, viewer)
            done["drawn"] += 1
        turn = state.position.turn
        if turn != viewer and here.to_act == (turn,) and here.view(None).phase == "serve":
            done["last waiter"] += (len(here.legal(turn)) > 1) != (len(there.legal(turn)) > 1)
            assert seen_to_refuse(here, there)
            assert here.events[-1].kind in ("pass", "round_end", "game_end")
            assert shown(there, viewer) == shown(here, viewer)
    return done


@every_misterbill
@few_games
@given(seed=seeds)
def test_MB14_nobody_can_tell_a_hidden_waiter_from_a_dish(game: Game, seed: int) -> None:
    check_swaps(game, seed)


@pytest.mark.parametrize("players", range(3, 9))
def test_MB14_the_swaps_take_and_give_the_last_waiter_and_come_in_every_phase(players: int) -> None:
    chosen = sum(
        (check_swaps(billi.game("misterbill", players, exchange="chosen"), seed) for seed in range(8)), Counter()
    )
    blind = sum((check_swaps(billi.game("misterbill", players), seed) for seed in range(8)), Counter())
    assert set(chosen | blind) == {"draw", "drawn", "serve", "give", "return", "last waiter"}
    assert min(chosen["last waiter"], blind["last waiter"]) > 5


@every_variant
@few_games
@given(seed=seeds)
def test_a_spectator_sees_no_card_in_any_hand(game: Game, seed: int) -> None:
    for state in played(game, seed):
        seen = state.view(None)
        assert (seen.hand, seen.legal) == ([], [])
        assert all(getattr(seen, name, None) is None for name in ("gift", "box", "taken"))
    for event in events_of(state.view(None)):
        if event["t"] == "deal":
            assert all(isinstance(hand, int) for hand in event["hands"])
        assert event["t"] not in ("draw", "move", "box") or "card" not in event


def test_the_end_of_a_round_does_not_tell_which_card_was_drawn() -> None:
    game = billi.game("misterbill")
    pair = game.position(hands=["", "O", "OS", "SB"], turn=2)
    pair.draw("O")
    no_pair = game.position(hands=["", "B", "OS", "OS"], turn=2)
    no_pair.draw("B")
    for viewer in (0, None):
        assert pair.view(viewer) == no_pair.view(viewer)


def dealt(state: State) -> list[list[str]]:
    """Return the hands as they were last dealt."""
    return [list(hand) for hand in last("deal", state)["hands"]]


def dealt_otherwise(state: State, viewer: int | None, rnd: random.Random) -> list[str]:
    """Stack a deck that looks to the viewer like the one just dealt, as long as nobody plays."""
    hands = dealt(state)
    dealer = last("round", state)["dealer"]
    others = [seat for seat in range(state.game.seats) if seat != viewer]
    if state.game.name == "willi":
        places = [(seat, 0 if seat < state.game.players else 8) for seat in others]
        cards = rnd.sample([hands[seat][place] for seat, place in places], len(places))
        for (seat, place), card in zip(places, cards, strict=True):
            hands[seat][place] = card
        return stacked(hands, dealer)
    for _ in range(rnd.choice([8, 40])):
        one, other = (hands[seat] for seat in rnd.sample(others, 2))
        mine, yours = rnd.choice(one), rnd.choice(other)
        odd = [hand.count(card) % 2 for hand, card in ((one, mine), (one, yours), (other, yours), (other, mine))]
        if odd == [1, 0, 1, 0]:  # then each keeps one card, the other's, and both discard the same pairs as before
            one[one.index(mine)] = yours
            other[other.index(yours)] = mine
    return stacked(hands, dealer)


def step_and_likes(state: State, other: State, viewer: int | None, rnd: random.Random) -> tuple[int, str, list[str]]:
    """Choose a step (of seat -1: luck's) for a state, and what might look the same in the other, preferred first."""
    if state.outcomes:
        card = rnd.choice(state.outcomes)
        return -1, card, mostly(card, list(other.outcomes), rnd)
    seat = rnd.choice(state.to_act)
    if state.view(None).phase == "box":
        return seat, f"box {dealt(state)[seat][0]}", [f"box {dealt(other)[seat][0]}"]
    action = str(rnd.choice(state.legal(seat)))
    choices = [str(choice) for choice in other.legal(seat)]
    if seat != viewer and action.startswith("give") and state.game.name == "misterbill":
        return seat, action, mostly(action, choices, rnd)
    return seat, action, [action] if action in choices else []


def mostly(first: str, choices: list[str], rnd: random.Random) -> list[str]:
    """Put choices in a random order, but mostly this one first if it is among them."""
    choices = rnd.sample(choices, len(choices))
    if first in choices and rnd.random() < 0.8:
        choices.remove(first)
        choices.insert(0, first)
    return choices


def take(state: State, seat: int, action: str) -> None:
    if seat < 0:
        state.draw(action)
    else:
        state.apply(seat, action)


def as_seen(event: EventDict, viewer: int | None) -> EventDict:
    """Tell an event without what the rules keep from the viewer."""
    if event["t"] == "deal":
        return {"t": "deal", "hands": [hand if seat == viewer else None for seat, hand in enumerate(event["hands"])]}
    knowers = {"draw": ("seat", "from"), "move": ("from", "to"), "box": ("seat",)}.get(event["t"])
    if knowers is None or viewer in [event[who] for who in knowers]:
        return event
    return {**event, "card": None}


def known(state: State, told: int, viewer: int | None) -> tuple[Any, ...]:
    """Return what has become known to the viewer since some event, a hand traded for included."""
    seen = [as_seen(event, viewer) for event in as_told(state.events[told:])]
    return seen, state.view(viewer).hand, state.to_act, state.dealing, state.over


def follow(game: Game, seed: int, viewer: int | None) -> State:
    """Play a game, and beside it another that looks the same to the viewer as long as there is one; give its state."""
    rnd = random.Random(seed)
    state = start(game, rnd)
    begin = state.events[0].as_dict()
    deck = dealt_otherwise(state, viewer, rnd)
    other = game.start(deck=deck, team_cards=begin.get("team_cards"), dealer=begin["dealer"])
    while True:
        if game.name == "willi" or not (state.dealing or state.over):
            assert state.view(viewer) == other.view(viewer)
        if state.over:
            return other
        told = len(state.events)
        if state.dealing:
            go_on(state, rnd)
            other.deal(dealt_otherwise(state, viewer, rnd), state.events[told].as_dict().get("team_cards"))
            continue
        seat, action, likes = step_and_likes(state, other, viewer, rnd)
        take(state, seat, action)
        for like in likes:
            branch = other.copy()
            take(branch, seat, like)
            if known(branch, told, viewer) == known(state, told, viewer):
                other = branch
                break
        else:
            return other


@every_misterbill
@many_points
@given(seed=seeds)
def test_rounds_that_look_the_same_to_a_seat_give_it_the_same_views(game: Game, seed: int) -> None:
    for viewer in viewers(game):
        follow(game, seed, viewer)


@every_willi
@settings(max_examples=2)
@given(seed=seeds)
def test_whole_games_that_look_the_same_to_a_seat_give_it_the_same_views(game: Game, seed: int) -> None:
    for viewer in viewers(game):
        assert follow(game, seed, viewer).over


def test_an_event_keeps_one_secret_at_most() -> None:
    class TwoSecrets(Event, frozen=True, tag="two"):
        seat: int
        card: Annotated[str | None, KnownTo("seat")] = None
        other: Annotated[str | None, KnownTo("seat")] = None

    with pytest.raises(TypeError, match="more than one secret"):
        Events({1: TwoSecrets})
