"""What holds in every game, whatever is chosen and however luck goes."""

import copy
import itertools
import pickle
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import billi
from billi import Action, IllegalAction, State
from billi.game import Game
from billi.notation.base import Event
from billi.notation.willi import WilliNotation
from crosscheck import VARIANTS
from scene import any_deck, go_on, stacked, start

every_variant = pytest.mark.parametrize("game", VARIANTS, ids=repr)
seeds = st.integers(min_value=0, max_value=2**32 - 1)
few_games = settings(max_examples=6)
many_points = settings(max_examples=25)


def played(game: Game, seed: int) -> Iterator[State]:
    """Play a random game and give the state after every step of it."""
    rnd = random.Random(seed)
    state = start(game, rnd)
    yield state
    while not state.over:
        go_on(state, rnd)
        yield state


def some_point(game: Game, seed: int) -> State:
    """Give a random game at some step of its first round, or of a later one."""
    rnd = random.Random(seed)
    state = start(game, rnd)
    for _ in range(rnd.choice([rnd.randrange(30), rnd.randrange(400)])):
        if state.over:
            break
        go_on(state, rnd)
    return state


def position(state: State) -> dict[str, Any]:
    """Describe where a state stands."""
    return dict(state.game.notation.fields(state.table))


# Cards


def laid_aside(events: list[Event]) -> Counter[str]:
    """Count the cards that have left the hands since the last deal: discards, or box, table and tricks."""
    aside: Counter[str] = Counter()
    for event in reversed(events):
        match event:
            case {"t": "deal"}:
                break
            case {"t": "pairs", "cards": cards}:
                aside.update(cards * 2)
            case {"t": "waiter" | "box" | "play", "card": card}:
                aside[card] += 1
            case {"t": "exchange", "give": given, "take": taken}:
                aside.update({given: 1, taken: -1})
    return +aside


def in_hands(state: State) -> Counter[str]:
    described = position(state)
    held: Counter[str] = Counter(described.get("pile", "").split())
    for hand in described["hands"]:
        held.update(hand.split() if state.game.name == "willi" else hand)
    return held


@every_variant
@few_games
@given(seed=seeds)
def test_no_card_is_lost_or_made(game: Game, seed: int) -> None:
    deck = Counter(game.notation.deck)
    for state in played(game, seed):
        if not state.dealing and not state.over:
            assert in_hands(state) + laid_aside(state.events) == deck


# Who may do what


@every_variant
@few_games
@given(seed=seeds)
def test_somebody_is_asked_or_luck_is_or_the_game_is_over(game: Game, seed: int) -> None:
    for state in played(game, seed):
        assert [bool(state.to_act), bool(state.outcomes), state.dealing, state.over].count(True) == 1
        assert all(state.legal(seat) for seat in state.to_act)
        assert all(seat < game.players for seat in state.to_act)
        assert bool(state.winners) == state.over


def codes_of(state: State, seat: int) -> list[int]:
    return [code for code in range(64) if state.legal_mask(seat) >> code & 1]


@every_variant
@few_games
@given(seed=seeds)
def test_the_list_and_the_set_of_legal_actions_agree(game: Game, seed: int) -> None:
    rnd = random.Random(seed)
    for state in played(game, seed):
        for seat in range(game.seats):
            actions = state.legal(seat)
            assert state.legal_mask(seat).bit_count() == len(actions) == len(set(actions))
            assert bool(actions) == (seat in state.to_act)
        if state.to_act:
            seat = rnd.choice(state.to_act)
            code, action = rnd.choice(list(zip(codes_of(state, seat), state.legal(seat), strict=True)))
            by_code, by_action = state.copy(), state.copy()
            by_code.apply_code(seat, code)
            by_action.apply(seat, action)
            assert by_code == by_action
            assert by_code.events == by_action.events


@every_variant
@few_games
@given(seed=seeds)
def test_actions_read_back_from_their_text(game: Game, seed: int) -> None:
    for state in played(game, seed):
        for seat in state.to_act:
            for action in state.legal(seat):
                assert Action.parse(str(action)) == action
                assert eval(repr(action), {"Action": Action}) == action


def sayings(game: Game) -> list[Action]:
    """List everything anybody could ever want to do in a game."""
    if game.name == "willi":
        cards = [Action(verb, card) for verb in ("box", "play", "take", "give") for card in game.notation.deck]
        return [*cards, Action("call Willi"), Action("no call"), Action("keep")]
    seats = range(8)
    aimed = [Action("play", card, seat=seat) for card in "ETGO" for seat in seats]
    given = [Action("give", card, seat=seat) for card in "OSPWHDETGLRB" for seat in (None, *seats)]
    round = [Action("play", "R", direction=way) for way in ("left", "right")]
    return [*aimed, *given, *round, Action("play", "L"), Action("play", "E"), Action("play", "R"), Action("pass")]


def is_legal(state: State, seat: int, action: Action) -> bool:
    """Tell whether a seat may do something; one need not say to whom a card goes in Mister Bill."""
    if state.game.name == "misterbill" and action.verb == "give" and action.seat is None:
        return action.card in [choice.card for choice in state.legal(seat) if choice.verb == "give"]
    return action in state.legal(seat)


def assert_refused(state: State, seat: int, action: Action | str) -> IllegalAction:
    """Assert that an action is refused with a rule and a sentence, and that nothing has changed."""
    before, told = repr(state), list(state.events)
    with pytest.raises(IllegalAction) as refused:
        state.apply(seat, action)
    assert (repr(state), state.events) == (before, told)
    error = refused.value
    if not state.over:
        assert error.rule is not None
        assert re.fullmatch(r"MB\d+[ETGLR]?" if state.game.name == "misterbill" else r"W\d+", error.rule)
        assert str(error).endswith(f" ({error.rule})")
    return error


@every_variant
@few_games
@given(seed=seeds)
def test_what_is_not_legal_is_refused_and_changes_nothing(game: Game, seed: int) -> None:
    rnd = random.Random(seed)
    everything = sayings(game)
    for state in played(game, seed):
        for action in rnd.sample(everything, 4):
            seat = rnd.choice([*range(game.seats), *state.to_act, game.seats])
            if not is_legal(state, seat, action):
                assert_refused(state, seat, action)


@pytest.mark.parametrize("seat", [-1, 4, 8, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    state = billi.game("willi").start(seed=1)
    assert_refused(state, seat, "box R1")


@many_points
@given(game=st.sampled_from(VARIANTS), seed=seeds)
def test_what_is_said_at_the_other_game_is_refused(game: Game, seed: int) -> None:
    state = some_point(game, seed)
    others = ["box R1", "call Willi", "keep"] if game.name == "misterbill" else ["play E on seat 1", "play L", "pass"]
    for seat, action in itertools.product(range(game.players), others):
        assert_refused(state, seat, action)


@pytest.mark.parametrize("action", ["play R1 left", "play R1 on seat 1"])
def test_a_needless_word_is_not_put_down_to_a_rule_that_is_kept(action: str) -> None:
    leading = billi.game("willi").position(hands=["R1", "Y1", "G1", "B1"], won=[1, 2, 2, 2])
    assert assert_refused(leading, 0, action).sentence != "why-follow"


@every_variant
@few_games
@given(seed=seeds)
def test_it_is_the_same_game_when_nobody_asks_what_happens(game: Game, seed: int) -> None:
    rules, rnd = game.notation.rules, random.Random(seed)
    for state in played(game, seed):
        told, untold = state.copy(), state.copy()
        if state.to_act:
            seat = rnd.choice(state.to_act)
            code = rnd.choice(codes_of(state, seat))
            told.apply_code(seat, code)
            rules.apply(untold.table, seat, code, None)
        elif state.outcomes:
            number = rnd.randrange(len(state.outcomes))
            told.draw(state.outcomes[number])
            rules.chance(untold.table, number, None)
        elif state.dealing:
            deck, teams = any_deck(state, rnd)
            told.deal(deck, teams)
            rules.deal(untold.table, game.notation.cards(state.table, deck, teams), None)
        assert told == untold


# Choices made at once


def assert_order_is_free(state: State, rnd: random.Random) -> None:
    """Let those asked at once choose in several orders, which must not matter."""
    chosen = {seat: rnd.choice(state.legal(seat)) for seat in state.to_act}
    results = []
    for _ in range(4):
        twin = state.copy()
        for seat in rnd.sample(sorted(chosen), len(chosen)):
            twin.apply(seat, chosen[seat])
        results.append(twin)
    assert all(twin == results[0] for twin in results)
    assert all(twin.events == results[0].events for twin in results)


@pytest.mark.parametrize(
    "state",
    [
        billi.game("willi").start(deck=WilliNotation.deck),
        billi.game("willi", players=3).start(deck=WilliNotation.deck),
        *(
            billi.game("misterbill", exchange="chosen").position(
                hands=["OS", "OPEB", "SWGB", "PWRB"], phase="give", turn=0, waiter=waiter, **how
            )
            for waiter, how in (("E", {"target": 2}), ("G", {"target": 1}), ("R", {"direction": "left"}))
        ),
    ],
    ids=str,
)
def test_boxing_exchange_gather_and_round_ask_all_at_once(state: State) -> None:
    assert len(state.to_act) > 1
    for seed in range(30):
        assert_order_is_free(state, random.Random(seed))


@every_variant
@few_games
@given(seed=seeds)
def test_choices_made_at_once_may_come_in_any_order(game: Game, seed: int) -> None:
    rnd = random.Random(seed)
    for state in played(game, seed):
        if len(state.to_act) > 1:
            assert_order_is_free(state, rnd)


# Copies and text


@every_variant
@many_points
@given(seed=seeds, own_luck=st.booleans())
def test_copies_go_their_own_way_and_on_alike(game: Game, seed: int, own_luck: bool) -> None:
    state = game.start(seed=seed) if own_luck else some_point(game, seed)
    before, told = repr(state), list(state.events)
    twins = [state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    for twin in twins:
        assert (twin, twin.events) == (state, told)
        rnd = random.Random(seed)
        for _ in range(30):
            if not twin.over:
                go_on(twin, rnd)
        assert (repr(state), state.events) == (before, told)
    assert all(twin == twins[0] for twin in twins)
    assert all(twin.events == twins[0].events for twin in twins)


@every_variant
@few_games
@given(seed=seeds)
def test_the_same_seed_and_actions_lead_to_the_same_game(game: Game, seed: int) -> None:
    rnd = random.Random(seed)
    state = game.start(seed=seed)
    made = []
    while not state.over:
        seat = rnd.choice(state.to_act)
        made.append((seat, rnd.choice(state.legal(seat))))
        state.apply(*made[-1])
    again = game.start(seed=seed)
    for seat, action in made:
        again.apply(seat, str(action))
    assert again == state
    assert again.events == state.events
    assert repr(again) == repr(state)


@every_variant
@few_games
@given(seed=seeds)
def test_every_state_reads_back_from_its_text(game: Game, seed: int) -> None:
    for state in played(game, seed):
        again = eval(repr(state), {"billi": billi})
        assert again == state
        assert repr(again) == repr(state)
        assert (again.to_act, again.outcomes) == (state.to_act, state.outcomes)
        assert all(again.legal(seat) == state.legal(seat) for seat in state.to_act)


# What is secret


def viewers(game: Game) -> list[int | None]:
    return [*range(game.players), None]


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
    """Swap cards between the others, never so that one of them has a pair or, asked for a waiter, none."""
    hands = described["hands"]
    others = [seat for seat, hand in enumerate(hands) if hand and seat != viewer]
    for _ in range(12 if len(others) > 1 else 0):
        one, other = rnd.sample(others, 2)
        mine, yours = rnd.choice(hands[one]), rnd.choice(hands[other])
        if mine not in hands[other] and yours not in hands[one]:
            before = list(hands)
            hands[one] = hands[one].replace(mine, yours)
            hands[other] = hands[other].replace(yours, mine)
            if described.get("phase") == "serve" and not set(hands[described.get("turn", 0)]) & set("ETGLR"):
                hands[:] = before
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
    plain = game.position(**position(state))
    for viewer in viewers(game):
        assert reshuffled(state, viewer, rnd).view(viewer) == plain.view(viewer)


@every_variant
@few_games
@given(seed=seeds)
def test_a_spectator_sees_no_card_in_any_hand(game: Game, seed: int) -> None:
    for state in played(game, seed):
        seen = state.view(None)
        assert (seen.hand, seen.legal) == ([], [])
        assert all(getattr(seen, name, None) is None for name in ("gift", "box", "taken"))
    for event in state.view(None).events:
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
    """Give the hands as they were last dealt."""
    hands: list[list[str]] = next(event["hands"] for event in reversed(state.events) if event["t"] == "deal")
    return [list(hand) for hand in hands]


def dealt_otherwise(state: State, viewer: int | None, rnd: random.Random) -> list[str]:
    """Stack a deck that looks to the viewer like the one just dealt, as long as nobody plays."""
    hands = dealt(state)
    dealer = next(event["dealer"] for event in reversed(state.events) if event["t"] == "round")
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


def as_seen(event: Event, viewer: int | None) -> Event:
    """Tell an event without what the rules keep from the viewer."""
    if event["t"] == "deal":
        return {"t": "deal", "hands": [hand if seat == viewer else None for seat, hand in enumerate(event["hands"])]}
    knowers = {"draw": ("seat", "from"), "move": ("from", "to"), "box": ("seat",)}.get(event["t"])
    if knowers is None or viewer in [event[who] for who in knowers]:
        return event
    return {**event, "card": None}


def known(state: State, told: int, viewer: int | None) -> tuple[Any, ...]:
    """Give what has become known to the viewer since some event, a hand traded for included."""
    seen = [as_seen(event, viewer) for event in state.events[told:]]
    return seen, state.view(viewer).hand, state.to_act, state.dealing, state.over


def follow(game: Game, seed: int, viewer: int | None) -> State:
    """Play a game, and beside it another that looks the same to the viewer as long as there is one; give its state."""
    rnd = random.Random(seed)
    state = start(game, rnd)
    begin = state.events[0]
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
            other.deal(dealt_otherwise(state, viewer, rnd), state.events[told].get("team_cards"))
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


@pytest.mark.parametrize("game", [game for game in VARIANTS if game.name == "misterbill"], ids=repr)
@many_points
@given(seed=seeds)
def test_rounds_that_look_the_same_to_a_seat_give_it_the_same_views(game: Game, seed: int) -> None:
    for viewer in viewers(game):
        follow(game, seed, viewer)


@pytest.mark.parametrize("game", [game for game in VARIANTS if game.name == "willi"], ids=repr)
@settings(max_examples=2)
@given(seed=seeds)
def test_whole_games_that_look_the_same_to_a_seat_give_it_the_same_views(game: Game, seed: int) -> None:
    for viewer in viewers(game):
        assert follow(game, seed, viewer).over
