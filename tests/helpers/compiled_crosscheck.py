"""Plays whole games on the compiled rules, notes everything, and holds it against the independent model."""

import functools
from types import FunctionType
from typing import Any

import numpy as np

import billi
from billi.bulk import cpu
from billi.bulk.layout import record_type
from billi.bulk.playouts import setup_of
from billi.games.log import WORDS
from billi.games.misterbill import notation as misterbill_notation
from billi.games.misterbill import rules as misterbill
from billi.games.willi import notation as willi_notation
from billi.games.willi import rules as willi
from billi.state import Game
from helpers.crosscheck import BITS, new_model, text

MOST_STEPS = 20_000
MOST_ROUNDS = 8
SEATS = 8


class Notes:
    """Room for one game: a row a step."""

    def __init__(self, game: Game) -> None:
        rules = game.spec.rules
        self.positions = np.zeros(MOST_STEPS + 1, record_type(rules))
        self.seats = np.zeros(MOST_STEPS, np.int8)  # who chose; -1 for luck
        self.choices = np.zeros(MOST_STEPS, np.int8)
        self.legal = np.zeros((MOST_STEPS + 1, SEATS), np.int64)  # what each seat may choose after the step
        self.told = np.zeros(MOST_STEPS + 1, np.int64)  # events so far
        self.log = np.zeros(8 * MOST_STEPS * WORDS, np.int64)
        self.decks = np.zeros((MOST_ROUNDS, rules.CARDS_SIZE), np.int8)


@functools.cache
def teller(name: str) -> Any:
    """Compile the function that plays a game and notes it down."""
    import numba

    from billi.bulk.processor import INSTRUCTIONS

    def jit(plain: FunctionType) -> Any:
        return numba.njit(error_model="numpy")(plain)

    known = vars(cpu.build(name, jit, INSTRUCTIONS))
    begin, legal, apply, deal, shuffle = (known[name] for name in ("begin", "legal", "apply", "deal", "shuffle"))
    advance, below, seeded, nth, count = (known[name] for name in ("advance", "below", "seeded", "nth", "count"))
    is_misterbill = name == "misterbill"
    if is_misterbill:
        chance, drawn_from = known["chance"], known["drawn_from"]
    else:
        chance, drawn_from = known["move"], known["winners"]  # never called
    over, dealing, no_waiter, serving = known["OVER"], known["DEALING"], misterbill.PASS, misterbill.SERVING

    @numba.njit
    def note_legal(p: Any, row: Any) -> None:
        for seat in range(SEATS):
            row[seat] = legal(p, seat) if p.to_act >> seat & 1 else 0

    @numba.njit
    def pick_drawn(p: Any, stream: int, lazy: bool) -> Any:
        hand = p.hands[drawn_from(p)]
        fruitless = hand & ~p.hands[p.turn]
        cards = fruitless if lazy and fruitless else hand
        card = nth(cards, below(stream, count(cards)))
        return count(hand & ((1 << card) - 1))

    @numba.njit
    def tell(
        positions: Any, seats: Any, choices: Any, all_legal: Any, told: Any, log: Any, decks: Any,
        setup: Any, seed: int, number: int, laziness: int,
    ) -> int:  # fmt: skip
        players, options, dealers = setup
        stream = advance(seeded(seed, number))
        begin(positions[0], players, options, below(stream, dealers) if dealers else players - 1)
        step = rounds = 0
        log[0] = 0
        while positions[step].phase != over:
            positions[step + 1] = positions[step]
            p = positions[step + 1]
            stream = advance(stream)
            lazy = below(stream, 100) < laziness
            stream = advance(stream)
            seats[step] = -1
            if p.to_act:
                seat = nth(p.to_act, below(stream, count(p.to_act)))
                actions = legal(p, seat)
                stream = advance(stream)
                action = nth(actions, below(stream, count(actions)))
                if is_misterbill and lazy and p.phase == serving:
                    action = no_waiter
                seats[step], choices[step] = seat, action
                apply(p, seat, action, log)
            elif p.phase == dealing:
                stream = shuffle(p, decks[rounds], stream)
                deal(p, decks[rounds], log)
                rounds += 1
            elif is_misterbill:
                choices[step] = pick_drawn(p, stream, lazy)
                chance(p, choices[step], log)
            step += 1
            told[step] = log[0]
            note_legal(p, all_legal[step])
        return step

    return tell


@functools.cache
def said(name: str, phase: int, code: int) -> str:
    """Write an action as the model does."""
    if name == "willi":
        return str(willi_notation.actions_in(phase)[code])
    if code < misterbill.SERVE:
        return f"give {misterbill.KINDS[code]}"
    return text(misterbill_notation.serve_of(code))


@functools.cache
def bit_of(name: str, phase: int) -> dict[str, int]:
    """Return the rules' bit of everything the model may say in a phase."""
    codes = range(38) if name == "willi" else [*range(37), 44, 45, 52]
    bits = {}
    for code in codes:
        if name == "misterbill" or code >= willi.DECK_SIZE or phase in willi_notation.VERBS:
            bits[said(name, phase, code)] = 1 << code
    return bits


def check_game(game: Game, notes: Notes, seed: int, number: int, laziness: int = 0) -> int:
    """Play game ``number`` of a seed on the compiled rules and hold every step against the model; count the steps."""
    steps: int = teller(game.name)(
        notes.positions, notes.seats, notes.choices, notes.legal, notes.told, notes.log, notes.decks,
        setup_of(game), seed, number, laziness,
    )  # fmt: skip
    positions = {name: notes.positions[name][: steps + 1].tolist() for name in notes.positions.dtype.names or ()}
    seats, choices = notes.seats[:steps].tolist(), notes.choices[:steps].tolist()
    legal, told = notes.legal[: steps + 1].tolist(), notes.told[: steps + 1].tolist()
    log = notes.log[: 1 + WORDS * told[steps]].tolist()
    model = new_model(game, positions["dealer"][0])
    rounds = 0
    for step in range(steps):
        kind = model.waiting[0]
        if kind == "deal":
            deck = notes.decks[rounds].tolist()
            rounds += 1
            feed_deal(game, model, deck)
        elif kind == "draw":
            model.chance(model.waiting[1][choices[step]])
        else:
            model.act(seats[step], said(game.name, positions["phase"][step], choices[step]))
        events = [event.as_dict() for event in game.spec.events.read(log, game.seats, deck, told[step], told[step + 1])]
        assert events == model.events[told[step] : told[step + 1]], (game, seed, number, step)
        assert len(model.events) == told[step + 1], (game, seed, number, step)
        after = {name: column[step + 1] for name, column in positions.items()}
        assert agree(game, after, legal[step + 1], model), (game, seed, number, step)
    assert model.waiting == ("over",)
    assert billi.State(game, _table(game, notes.positions[steps]), None).winners == model.winners
    return steps


def _table(game: Game, record: Any) -> Any:
    from billi.bulk.layout import unpack

    return unpack(record, game.spec.empty())


def feed_deal(game: Game, model: Any, deck: list[int]) -> None:
    """Deal the model what the compiled rules dealt."""
    cards = game.spec.card_codes(deck[: len(game.spec.deck)])
    if game.name == "misterbill" and model.round < misterbill.LAST_ROUND:
        model.deal(cards, deck[misterbill.DECK_SIZE : misterbill.DECK_SIZE + game.players])
    else:
        model.deal(cards)


def agree(game: Game, p: dict[str, Any], legal: list[int], model: Any) -> bool:
    """Whether a table and the model stand at the same point."""
    rules, kind = game.spec.rules, model.waiting[0]
    if p["points"][: game.seats] != model.points or (p["round"], p["dealer"]) != (model.round, model.dealer):
        return False
    if kind in ("deal", "over"):
        return bool(p["phase"] == (rules.DEALING if kind == "deal" else rules.OVER) and not p["to_act"])
    asked = model.waiting[1] if kind == "act" else {}
    if p["to_act"] != sum(1 << seat for seat in asked):
        return False
    bits = bit_of(game.name, p["phase"])
    for seat, actions in asked.items():
        if legal[seat] != sum(bits[action] for action in actions):
            return False
    bit = BITS[game.name]
    if p["hands"][: game.players] != [sum(map(bit, hand)) for hand in model.hands[: game.players]]:
        return False
    if game.name == "misterbill":
        return bool(p["turn"] == model.turn)
    return bool(p["won"] == model.won and p["totals"] == model.totals)
