"""Runs a game through the project's rules and through the independent model side by side."""

import random
from typing import Any

import billi
from billi.game import Game
from model.misterbill import MisterBillModel
from model.willi import WilliModel

VARIANTS: list[Game] = [
    *(billi.game("misterbill", players=n, exchange=how) for n in range(3, 9) for how in ("blind", "chosen")),
    *(billi.game("willi", players=4, exchange=how) for how in ("any", "same_colour")),
    *(
        billi.game("willi", players=3, exchange=how, willi_starts=when)
        for how in ("any", "same_colour")
        for when in ("always", "in_turn")
    ),
]


def new_model(game: Game, dealer: int) -> Any:
    if game.name == "misterbill":
        return MisterBillModel(players=game.players, dealer=dealer, **game.options)  # type: ignore[arg-type]
    return WilliModel(players=game.players, dealer=dealer, **game.options)  # type: ignore[arg-type]


def choose(actions: list[str], lazy: float, rnd: random.Random) -> str:
    """Pick an action; a lazy player mostly passes, which is what makes rounds stall (MB23)."""
    if "pass" in actions and rnd.random() < lazy:
        return "pass"
    return rnd.choice(actions)


def draw(cards: list[str], hand: list[str], lazy: float, rnd: random.Random) -> str:
    """Pick the card luck gives; at a lazy table mostly one that makes no pair."""
    fruitless = [card for card in cards if card not in hand]
    return rnd.choice(fruitless if fruitless and rnd.random() < lazy else cards)


def play_both(game: Game, seed: int, lazy: float = 0.0) -> int:
    """Play one random game through both, comparing after every step; give the number of steps."""
    rnd = random.Random(seed)
    dealer = 2 if game.options.get("willi_starts") == "in_turn" and game.players == 3 else rnd.randrange(game.seats)
    model = new_model(game, dealer)
    deck = list(game.notation.deck)
    steps = 0
    state: billi.State | None = None
    while model.waiting != ("over",):
        steps += 1
        if model.waiting[0] == "deal":
            rnd.shuffle(deck)
            teams = None
            if game.name == "misterbill" and model.round < 3:
                teams = rnd.sample(range(1, game.players + 1), game.players)
            model.deal(deck, teams) if teams else model.deal(deck)
            if state is None:
                state = game.start(deck=deck, team_cards=teams, dealer=dealer)
            else:
                state.deal(deck, teams)
        elif model.waiting[0] == "draw":
            assert state is not None
            card = draw(model.waiting[1], model.hands[model.turn], lazy, rnd)
            model.chance(card)
            state.draw(card)
        else:
            assert state is not None
            seat = rnd.choice(list(model.waiting[1]))
            action = choose(model.waiting[1][seat], lazy, rnd)
            model.act(seat, action)
            state.apply(seat, action)
        compare(state, model)
    assert state is not None
    assert state.over
    assert state.winners == model.winners
    return steps


def compare(state: billi.State, model: Any) -> None:
    """Assert that a state and the model stand at the same point."""
    assert state.points == list(model.points)
    assert state.events[-12:] == model.events[-12:]
    assert len(state.events) == len(model.events)
    kind = model.waiting[0]
    assert (kind == "deal", kind == "over") == (state.dealing, state.over)
    assert (state.table.round, state.table.dealer) == (model.round, model.dealer)
    if kind in ("deal", "over"):
        return
    if kind == "draw":
        assert state.outcomes == tuple(model.waiting[1])
    else:
        assert not state.outcomes
        assert set(state.to_act) == set(model.waiting[1])
        for seat, actions in model.waiting[1].items():
            mine = [str(action).partition(" to seat")[0] for action in state.legal(seat)]
            assert sorted(mine) == sorted(actions)
    for seat in range(state.game.players):
        assert sorted(state.view(seat).hand) == sorted(model.hands[seat])
    if state.game.name == "willi":
        compare_willi(state, model)
    else:
        assert state.table.turn == model.turn


def compare_willi(state: billi.State, model: Any) -> None:
    view = state.view(None)
    assert isinstance(view, billi.WilliView)
    assert view.won == list(model.won)
    assert view.totals == list(model.totals)
    assert view.hand_sizes == [len(hand) for hand in model.hands]
    if view.phase not in ("take", "give"):
        assert view.trick == list(model.trick)
    if view.phase != "box":
        assert [state.view(seat).box for seat in range(state.game.players)] == model.box[: state.game.players]  # type: ignore[attr-defined]
