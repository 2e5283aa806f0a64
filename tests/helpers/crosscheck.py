"""Runs a game through the project's rules and through the independent model side by side."""

import functools
import random
from typing import Any

import billi
from billi.games import GAMES
from billi.games.misterbill import rules as misterbill
from billi.games.willi import rules as willi
from billi.state import Game
from helpers.events import as_told
from model.misterbill import MisterBillModel
from model.willi import WilliModel

VARIANTS: list[Game] = [
    *(billi.game("misterbill", players=n, exchange=how) for n in range(3, 9) for how in ("blind", "chosen")),
    *(billi.game("willi", players=4, exchange=how) for how in ("any", "same_colour")),
    *(
        billi.game("willi", players=3, exchange=how, willi_starts=when, willi_sits=where)
        for how in ("any", "same_colour")
        for when in ("always", "in_turn")
        for where in ("moves", "stays")
    ),
]

BITS = {name: {card: 1 << spec.card_number(card) for card in spec.deck}.__getitem__ for name, spec in GAMES.items()}
"""A card's bit in the rules' hands, by game."""

STEPS_A_LOOK = 16
"""Views say what the table says; they are slow to make, so the two are compared now and then."""


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


def play_both(game: Game, seed: int, lazy: float = 0.0) -> billi.State:
    """Play one random game through both, comparing after every step; return the state at its end."""
    rnd = random.Random(seed)
    dealer = 2 if game.options.get("willi_starts") == "in_turn" and game.players == 3 else rnd.randrange(game.seats)
    model = new_model(game, dealer)
    deck = list(game.spec.deck)
    steps = told = 0
    state: billi.State | None = None
    while model.waiting != ("over",):
        if model.waiting[0] == "deal":
            rnd.shuffle(deck)
            teams = None
            if game.name == "misterbill" and model.round < 3:
                teams = rnd.sample(range(1, game.players + 1), game.players)
            model.deal(deck, teams)
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
        assert as_told(state.events[told:]) == model.events[told:]
        told = len(model.events)
        compare(state, model)
        if steps % STEPS_A_LOOK == 0:
            compare_views(state, model)
        steps += 1
    assert state is not None
    assert state.over
    assert state.winners == model.winners
    return state


def compare(state: billi.State, model: Any) -> None:
    """Assert that a state and the model stand at the same point, whatever has happened before."""
    p = state.position
    kind = model.waiting[0]
    assert state.points == model.points
    assert (p.round, p.dealer) == (model.round, model.dealer)
    assert (kind == "deal", kind == "over") == (state.dealing, state.over)
    if kind in ("deal", "over"):
        assert state.to_act == ()
        return
    compare_choices(state, model.waiting)
    people, bit = state.game.players, BITS[state.game.name]
    assert p.hands[:people] == [sum(map(bit, hand)) for hand in model.hands[:people]]
    if state.game.name == "willi":
        compare_willi(p, model)
    else:
        compare_misterbill(p, model)


def compare_choices(state: billi.State, waiting: Any) -> None:
    """Assert that both ask the same seats, or luck, to choose from the same things."""
    if waiting[0] == "draw":
        assert (state.to_act, state.outcomes) == ((), tuple(waiting[1]))
        return
    assert (state.to_act, state.outcomes) == (tuple(sorted(waiting[1])), ())
    for seat, actions in waiting[1].items():
        assert sorted(map(text, state.legal(seat))) == sorted(actions)


@functools.cache
def text(action: billi.Action) -> str:
    """Write an action as the model does, which does not say to whom a card is given."""
    return str(action).partition(" to seat")[0]


def compare_misterbill(p: misterbill.Position, model: MisterBillModel) -> None:
    assert p.turn == model.turn
    assert p.still_in == (1 << p.players) - 1 - sum(1 << seat for seat in model.out)
    if p.phase == misterbill.DRAWING:
        assert p.idle_turns == model.quiet


def compare_willi(p: willi.Position, model: WilliModel) -> None:
    number = GAMES["willi"].card_number
    assert p.won == model.won
    assert p.totals == model.totals
    if p.phase not in (willi.TAKING, willi.GIVING):
        on_table = [(willi.at_place(p, place), p.trick[place]) for place in range(p.played)]
        assert on_table == [(seat, number(card)) for seat, card in model.trick]
    if p.phase != willi.BOXING:
        assert p.box == [willi.NO_CARD if card is None else number(card) for card in model.box]
    if p.players < willi.SEATS:
        assert [p.pile >> willi.PILE_BITS * place & 63 for place in range(len(model.hands[3]))] == [
            number(card) for card in reversed(model._pile)
        ]


def compare_views(state: billi.State, model: Any) -> None:
    """Assert that the views show what the model says lies there."""
    everybody = state.view(None)
    assert everybody.points == model.points
    if model.waiting[0] in ("deal", "over"):
        return
    assert everybody.hand_sizes == [len(hand) for hand in model.hands]
    for seat in range(state.game.players):
        view = state.view(seat)
        assert sorted(view.hand) == sorted(model.hands[seat])
        assert view.legal == state.legal(seat)
        if isinstance(view, billi.WilliView) and view.phase != "box":
            assert view.box == model.box[seat]
    if isinstance(everybody, billi.WilliView):
        assert (everybody.won, everybody.totals) == (model.won, model.totals)
        if everybody.phase not in ("take", "give"):
            assert everybody.trick == model.trick
    elif isinstance(everybody, billi.MisterBillView):
        assert everybody.turn == model.turn
        assert everybody.still_in == [seat for seat in range(state.game.players) if seat not in model.out]
