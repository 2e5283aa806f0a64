"""Both games in OpenSpiel: its own tests pass, its searches run, and nobody sees more than they may."""

import copy
import pickle
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import billi
from billi.bots.sight import SeenRow
from billi.errors import InvalidArgument
from billi.games.willi.recall import seen_in
from billi.learn import openspiel_games
from billi.learn.openspiel_games import PREFIX
from helpers.crosscheck import VARIANTS

KINDS = [PREFIX + "willi", PREFIX + "misterbill"]


def named(game: billi.Game) -> str:
    settings = {"players": game.players, **game.options}
    return f"{PREFIX}{game.name}({','.join(f'{name}={value}' for name, value in settings.items())})"


def go_on(state: Any, luck: random.Random) -> None:
    """Take one step at random."""
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(actions, odds)[0])
    else:
        state.apply_action(luck.choice(state.legal_actions()))


def dealt(name: str, seed: int) -> Any:
    """A game up to the first choice."""
    state, luck = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        go_on(state, luck)
    return state


@pytest.mark.parametrize("game", VARIANTS[::3], ids=repr)
def test_openspiels_own_random_simulation_passes(game: billi.Game) -> None:
    loaded = pyspiel.load_game(named(game))
    assert loaded.rules == game
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", KINDS)
def test_a_state_comes_back_from_what_was_written_and_goes_on_alike(name: str) -> None:
    state, luck = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    for step in range(300):
        if state.is_terminal():
            break
        if step % 37 == 0:
            _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
            assert str(again) == str(state)
            assert again.history() == state.history()
            assert again.legal_actions() == state.legal_actions()
            if not state.is_chance_node():
                seat = state.current_player()
                assert again.information_state_string(seat) == state.information_state_string(seat)
                other = again.resample_from_infostate(seat, luck.random)
                assert other.information_state_string(seat) == state.information_state_string(seat)
        go_on(state, luck)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))], ids=["copy", "pickle"])
def test_games_and_states_can_be_copied_and_pickled(again: Callable[[Any], Any]) -> None:
    state = dealt(f"{KINDS[0]}(players=3)", 1)
    assert str(again(state.get_game())) == str(state.get_game())
    twin = again(state)
    assert str(twin) == str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert twin.history() == [*state.history(), twin.history()[-1]]


def test_luck_is_decided_card_by_card_and_nothing_of_it_is_stored_before() -> None:
    state, luck = pyspiel.load_game(PREFIX + "willi").new_initial_state(), random.Random(2)
    chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chances += 1
            assert abs(sum(odds for _, odds in state.chance_outcomes()) - 1) < 1e-9
        go_on(state, luck)
    assert chances == 1 + 8 * 36
    assert state.table._luck is None
    deal = pyspiel.load_game(PREFIX + "misterbill").new_initial_state()
    deal.apply_action(0)
    assert dict(deal.chance_outcomes())[11] == 3 / 47
    deal.apply_action(11)
    assert dict(deal.chance_outcomes())[11] == 2 / 46


def test_a_game_ends_with_the_points_of_billis_own() -> None:
    state, luck = pyspiel.load_game(PREFIX + "misterbill(players=5)").new_initial_state(), random.Random(3)
    while not state.is_terminal():
        assert state.returns() == state.rewards() == [0.0] * 5
        go_on(state, luck)
    assert state.returns() == state.table.points
    assert max(state.returns()) > 0


@pytest.mark.parametrize("game", VARIANTS[::3], ids=repr)
def test_a_player_observes_what_its_view_allows(game: billi.Game) -> None:
    state, luck = dealt(named(game), 4), random.Random(4)
    observation = make_observation(state.get_game())
    for _ in range(120):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            for player in range(game.players):
                row = SeenRow(state.table.view(player)).row
                observation.set_from(state, player)
                assert observation.tensor[game.players :].tolist() == row
                assert observation.dict["player"].argmax() == player
                assert state.observation_tensor(player)[game.players :] == row
                assert observation.dict["hand"].sum() == len(state.table.hand(player))
        go_on(state, luck)


def test_moments_for_several_are_taken_clockwise_and_in_secret() -> None:
    state = dealt(PREFIX + "willi", 5)
    for seat in range(4):
        assert state.current_player() == seat
        told = {state.child(action).information_state_string((seat + 1) % 4) for action in state.legal_actions()}
        assert seat == 3 or len(told) == 1, "the next one sees nothing of it"
        state.apply_action(state.legal_actions()[0])


@pytest.mark.parametrize("name", KINDS)
def test_a_player_is_never_told_the_same_at_two_choices(name: str) -> None:
    """At Willi, who keeps their cards leads next: nothing happens between, and yet other choices are there."""
    told, luck = set(), random.Random(9)
    state = dealt(name, 9)
    choices = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            told.add(state.information_state_string())
            choices += 1
        go_on(state, luck)
    assert len(told) == choices


@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_another_world_agrees_with_all_a_player_has_seen_and_with_the_rules(game: billi.Game) -> None:
    state, luck, others = pyspiel.load_game(named(game)).new_initial_state(), random.Random(6), 0
    looks = 0
    while not state.is_terminal() and looks < 15:
        if luck.random() < (0.02 if state.is_chance_node() else 0.25):
            looks += 1
            asked = state.current_player()
            seat = asked if asked >= 0 and luck.random() < 0.7 else luck.randrange(game.players)
            world = state.resample_from_infostate(seat, luck.random)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.current_player() == state.current_player()
            if asked == seat:
                assert world.legal_actions() == state.legal_actions()
            again = state.get_game().new_initial_state()
            for action in world.history():
                assert action in again.legal_actions()
                again.apply_action(action)
            assert str(again) == str(world), "its past leads to it"
            others += str(world) != str(state)
        go_on(state, luck)
    assert others > 3


@pytest.mark.parametrize("game", VARIANTS[::2], ids=repr)
def test_what_a_player_makes_up_hangs_on_nothing_they_have_not_seen(game: billi.Game) -> None:
    """From two games that differ in what a player cannot see, the same luck makes up the same one."""
    state, luck, apart = dealt(named(game), 11), random.Random(11), 0
    while not state.is_terminal() and apart < 12:
        if not state.is_chance_node() and luck.random() < 0.5:
            seat = state.current_player() if luck.random() < 0.7 else luck.randrange(game.players)
            twin = state.resample_from_infostate(seat, luck.random)
            apart += str(twin) != str(state)
            one, other = (each.resample_from_infostate(seat, random.Random(apart).random) for each in (state, twin))
            assert str(one) == str(other)
            assert one.history() == other.history()
        go_on(state, luck)
    assert apart > 5


def test_worlds_of_willi_are_all_as_likely() -> None:
    """Towards the end of a round, where somebody has shown that they lack a colour: all worlds are counted out."""
    for seed in range(60):
        state, luck = dealt(PREFIX + "willi", seed), random.Random(seed)
        while state.table.round == 1 and (sum(state.table.view(0).hand_sizes[1:]) > 2 or state.current_player() != 0):
            go_on(state, luck)
        barred = [] if state.table.round > 1 else seen_in(state.table.view(0)).lacks[1:]
        fitting = consistent(state) if any(barred) else set()
        if len(fitting) > 8 and len(fitting) < 0.7 * most(fitting):
            break
    else:
        pytest.fail("no such position")
    n = 40 * len(fitting)
    found = Counter(secret(state.resample_from_infostate(0, luck.random)) for _ in range(n))
    assert set(found) == fitting
    expected = n / len(fitting)
    chi_square = sum((found[world] - expected) ** 2 / expected for world in fitting)
    assert chi_square < len(fitting) + 5 * (2 * len(fitting)) ** 0.5


def secret(state: Any) -> tuple[Any, ...]:
    """What seat 0 does not see."""
    p = state.table.position
    return tuple(p.hands[1:]), tuple(p.box[1:])


def most(fitting: set[tuple[Any, ...]]) -> int:
    """In how many ways as many cards could lie if nothing barred any."""
    hands, boxes = next(iter(fitting))
    sizes = [hand.bit_count() for hand in hands] + [1] * len(boxes)
    ways = 1
    for left in range(2, sum(sizes) + 1):
        ways *= left
    for size in sizes:
        for left in range(2, size + 1):
            ways //= left
    return ways


def consistent(state: Any) -> set[tuple[Any, ...]]:
    """Every world that fits what seat 0 has seen, found by trying all ways the unseen cards can lie."""
    p, history = state.table.position, state.full_history()
    cards = [bit for seat in (1, 2, 3) for bit in range(36) if p.hands[seat] >> bit & 1] + list(p.box[1:])
    told, found = state.information_state_string(0), set()
    for order in set(permutations(cards)):
        swap = dict(zip(cards, order, strict=True))
        if any(swap[card] != card and shown(state, card) for card in cards):
            continue
        world, fits = state.get_game().new_initial_state(), True
        for step in history:
            action = swap.get(step.action, step.action) if hidden(world) else step.action
            fits = action in world.legal_actions()
            if not fits:
                break
            world.apply_action(action)
        if fits and world.information_state_string(0) == told:
            found.add(secret(world))
    return found


def hidden(world: Any) -> bool:
    """Whether a card is dealt, or put in the box by somebody else."""
    if world.table is None or world.table.dealing:
        return world.table is not None
    return bool(world.table.phase == "box" and world.current_player() != 0)


def shown(state: Any, card: int) -> bool:
    """Whether a card was seen going into the hand it is in."""
    code = state.table.game.spec.card_code(card)
    return any(getattr(event, "take", None) == code for event in state.table.seen(0))


def test_somebody_who_is_seen_to_exchange_within_a_colour_has_a_card_of_one() -> None:
    state, luck, looks = dealt(PREFIX + "willi(exchange=same_colour)", 8), random.Random(8), 0
    while not state.is_terminal():
        if state.table is not None and state.table.phase == "give":
            looks += 1
            other = (state.current_player() + 1) % 4
            told = state.information_state_string(other)
            worlds = [state.resample_from_infostate(other, luck.random) for _ in range(5)]
            assert all(world.information_state_string(other) == told and world.legal_actions() for world in worlds)
        go_on(state, luck)
    assert looks > 5


@pytest.mark.parametrize("name", KINDS)
def test_openspiels_searches_choose_something_legal(name: str) -> None:
    state, luck = dealt(name, 7), np.random.RandomState(1)
    while len(state.legal_actions()) < 2 or state.is_chance_node():
        go_on(state, random.Random(7))
    game, evaluator = state.get_game(), mcts.RandomRolloutEvaluator(1, luck)
    for bot in (
        mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=luck),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 6, random_state=luck),
    ):
        assert bot.step(state) in state.legal_actions()


def test_what_no_player_sees_is_not_shown() -> None:
    game = pyspiel.load_game(PREFIX + "willi")
    with pytest.raises(InvalidArgument, match="public together with its own"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
        )


def test_a_program_that_loads_the_games_ends_without_a_word() -> None:
    program = f"import pyspiel\nimport {openspiel_games.__name__}\npyspiel.load_game('{KINDS[0]}').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stderr == ""
