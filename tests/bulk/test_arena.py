"""Games to learn from: what a learner sees is what its seat may see and remember, compiled or not."""

from types import FunctionType
from typing import Any

import numpy as np
import pytest

import billi
from billi.bulk import cpu
from billi.bulk.arena import GAME_OVER, arena
from billi.bulk.layout import unpack
from billi.bulk.learning import LOG_ROOM
from billi.bulk.playouts import setup_of
from billi.errors import InvalidArgument
from billi.games import GAMES
from billi.games.log import LOG_SIZE, WORDS
from billi.games.sets import members
from billi.games.spec import learned
from billi.luck import SeededLuck
from billi.state import Game, State
from billi.view import view_of
from helpers.crosscheck import VARIANTS

GAMES_OF_EACH = {"willi": [game for game in VARIANTS if game.name == "willi"]}
GAMES_OF_EACH["misterbill"] = [game for game in VARIANTS if game.name == "misterbill"]


def as_it_stands(function: FunctionType) -> FunctionType:
    return function


def empty_seen(game: Game) -> Any:
    """What somebody has seen before anything has happened."""
    seen, _ = learned(game.spec)
    blank = seen.Seen()
    for name, _, many in seen.LAYOUT:
        setattr(blank, name, [0] * many if many > 1 else 0)
    return blank


class Watched:
    """One game by the plain rules, played twice with the same luck: before everyone's eyes, and with a log."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.loops = cpu.build_learning(game.name, as_it_stands, {})
        self.logged = cpu.build(game.name, as_it_stands, {})
        self.memory, self.observation = learned(game.spec)
        self.p, self.twin = game.spec.empty(), game.spec.empty()
        self.seen = [empty_seen(game) for _ in range(self.memory.EYES)]
        self.cards = [0] * game.spec.rules.CARDS_SIZE
        self.events: list[Any] = []
        setup = setup_of(game)
        self.log = [0] * LOG_ROOM
        self.most_logged = 0
        self.streams = [self.loops.sit_down(self.p, 0, list(setup), 3, number)]
        self.watch()
        self.luck = self.logged.begin_game(self.twin, setup, 3, number)
        self.go_on()

    def go_on(self) -> None:
        while self.twin.to_act == 0 and self.twin.phase != self.game.spec.rules.OVER:
            self.step_logged(-1)

    def step_logged(self, action: int) -> None:
        log = [0] * LOG_SIZE
        self.luck = self.logged.step(self.twin, self.cards, self.luck, action, log)
        self.events += self.game.spec.events.read(log, self.game.seats, self.cards)

    def choose(self, seat: int, choice: int) -> None:
        action = self.observation.meant(self.p, seat, choice)
        self.log[0] = 0
        self.streams[0] = self.loops.step(self.p, self.cards, self.streams[0], action, self.log)
        self.watch()
        self.step_logged(action)
        self.go_on()

    def watch(self) -> None:
        """Let luck go on to the next decision, and have everyone take in what happened."""
        rules = self.game.spec.rules
        while self.p.to_act == 0 and self.p.phase not in (rules.DEALING, rules.OVER):
            self.streams[0] = self.loops.step(self.p, self.cards, self.streams[0], -1, self.log)
        while self.p.phase == rules.DEALING:
            self.loops.deal_one(self.p, self.cards, self.log, self.streams, 0)
        self.most_logged = max(self.most_logged, self.log[0])
        for eye, seen in enumerate(self.seen):
            self.loops.take_in(seen, eye, self.log)

    def row(self, seat: int) -> list[int]:
        """What a learner in a seat sees."""
        row = [0] * self.observation.WIDTH
        self.loops.observe(self.p, self.seen[seat % self.memory.EYES], seat, row)
        return [int(entry) for entry in row]

    def row_of_view(self, seat: int) -> list[int]:
        """The same, from nothing but the seat's view."""
        game, recall = self.game, self.game.spec.recall
        assert recall is not None
        view = view_of(State(game, self.twin, None), seat, game.spec.events.seen(self.events, seat))
        row = [0] * self.observation.WIDTH
        p = recall.position_of(view, game.spec.empty(), game.bits)
        self.observation.observe(p, recall.seen_in(view), seat, row)
        return [int(entry) for entry in row]


@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_a_learner_sees_what_follows_from_its_seats_view_and_nothing_else(game: Game) -> None:
    luck, looks = SeededLuck(5), 0
    for number in range(3):
        watched = Watched(game, number)
        while watched.p.phase != game.spec.rules.OVER:
            asked = members(watched.p.to_act)
            for seat in asked if looks % 3 == 0 else asked[:1]:
                assert watched.row(seat) == watched.row_of_view(seat)
            choices = members(watched.observation.choices(watched.p, asked[0]))
            watched.choose(asked[0], choices[luck.below(len(choices))])
            looks += 1
        assert watched.most_logged * WORDS < LOG_ROOM / 4
    assert looks > 100


@pytest.mark.parametrize("name", GAMES)
def test_the_compiled_arena_goes_as_the_plain_rules_do(name: str) -> None:
    games, n = GAMES_OF_EACH[name], 2 * len(GAMES_OF_EACH[name])
    tables = arena(games, n, seed=3, threads=2, besides=True)
    plain = [Watched(games[i % len(games)], i) for i in range(n)]
    luck, ended = SeededLuck(9), set[int]()
    while len(ended) < n:
        made = np.full(n, -1, np.int8)
        for i, watched in enumerate(plain):
            if i in ended:
                continue
            seat = int(tables.seats[i])
            assert watched.p.to_act & -watched.p.to_act == 1 << seat
            assert tables.rows[i].tolist() == watched.row(seat)
            besides = [0] * watched.observation.BESIDES_WIDTH
            watched.observation.observe_besides(watched.p, seat, besides)
            assert tables.besides[i].tolist() == besides
            assert tables.masks[i] == watched.observation.choices(watched.p, seat)
            choices = members(int(tables.masks[i]))
            made[i] = choices[luck.below(len(choices))]
        before = [list(watched.p.points) for watched in plain]
        tables.step(made)
        for i, watched in enumerate(plain):
            if i in ended:
                continue
            was, seat = watched.p.round, (watched.p.to_act & -watched.p.to_act).bit_length() - 1
            watched.choose(seat, int(made[i]))
            gained = [now - then for now, then in zip(watched.p.points, before[i], strict=True)]
            assert tables.rewards[i].tolist() == gained
            over = watched.p.phase == games[0].spec.rules.OVER
            assert tables.ends[i] == (1 | GAME_OVER if over else int(watched.p.round != was))
            if over:
                ended.add(i)
    assert tables.illegal == 0


def test_a_deal_that_ends_its_round_at_once_is_seen_through_to_the_next() -> None:
    """With three, one deal in a thousand leaves nobody anything to do."""
    game = billi.game("misterbill", players=3)
    at_once = [number for number in range(2500) if Watched(game, number).p.round > 1]
    assert at_once
    for number in at_once:
        watched = Watched(game, number)
        seat = members(watched.p.to_act)[0]
        assert watched.row(seat) == watched.row_of_view(seat)
    tables = arena(game, 2500, seed=3)
    assert sorted(np.nonzero(tables._positions["round"] > 1)[0].tolist()) == at_once
    assert (tables._positions["to_act"] != 0).all()


@pytest.mark.parametrize("name", GAMES)
def test_a_learner_is_told_of_targets_counted_from_its_own_seat(name: str) -> None:
    for game in GAMES_OF_EACH[name][::3]:
        watched = Watched(game, 1)
        while watched.p.phase != game.spec.rules.OVER:
            seat = members(watched.p.to_act)[0]
            legal, choices = game.spec.rules.legal(watched.p, seat), watched.observation.choices(watched.p, seat)
            meant = {watched.observation.meant(watched.p, seat, choice) for choice in members(choices)}
            assert meant == set(members(legal))
            watched.choose(seat, members(choices)[0])


def test_what_is_not_legal_is_counted_and_a_random_choice_made_in_its_place() -> None:
    tables = arena(billi.game("willi"), 4, seed=1)
    tables.step(np.array([36, -1, 36, -1], np.int8))
    assert tables.illegal == 2
    assert tables.seats.tolist() == [1, 1, 1, 1]


def test_an_arena_never_runs_dry_and_sits_down_to_every_game_in_turn() -> None:
    games = [billi.game("misterbill", players=players) for players in range(3, 9)]
    tables = arena(games, 12, seed=2)
    over = np.zeros(12, int)
    for _ in range(600):
        tables.step(tables.choices)
        over += tables.ends & GAME_OVER > 0
        assert (tables.seats < tables.players).all()
    assert (over > 1).all()
    assert tables.players.tolist() == [3, 4, 5, 6, 7, 8] * 2


@pytest.mark.parametrize("games", [[], [billi.game("willi"), billi.game("misterbill")]])
def test_an_arena_refuses_what_is_not_one_game(games: list[Game]) -> None:
    with pytest.raises(InvalidArgument):
        arena(games, 3)


@pytest.mark.parametrize("name", GAMES)
def test_every_entry_of_a_row_is_within_what_its_field_says(name: str) -> None:
    _, observation = learned(GAMES[name])
    tables = arena(GAMES_OF_EACH[name], 200, seed=4, besides=True)
    most = np.repeat([field.most for field in observation.FIELDS], [field.size for field in observation.FIELDS])
    ever = np.zeros(observation.WIDTH, bool)
    for _ in range(300):
        assert ((tables.rows >= 0) & (tables.rows <= most)).all()
        ever |= (tables.rows > 0).any(axis=0)
        tables.step(tables.choices)
    assert unpack(tables._positions[0], GAMES[name].empty()).players == tables.players[0]
    never = {observation.FIELDS[i].name for i in range(len(observation.FIELDS)) if not _some(observation, ever, i)}
    assert never <= {"gift"}, "a field nobody ever sees anything in"


def _some(observation: Any, ever: Any, number: int) -> bool:
    at = sum(field.size for field in observation.FIELDS[:number])
    return bool(ever[at : at + observation.FIELDS[number].size].any())
