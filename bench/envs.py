"""Measures the environments: steps of the learner by second of processor time, by convention, with random choices.

OPENBLAS_NUM_THREADS=1 uv run python bench/envs.py --games 4096 --steps 100
"""

import argparse
import random
import time
from collections.abc import Iterator

import numpy as np
import pyspiel

from billi.learn import openspiel_games
from billi.learn.gymnasium_envs import SeatEnv
from billi.learn.gymnasium_vector import SeatVectorEnv
from billi.learn.pettingzoo_envs import TableEnv


def vector(name: str, bots: str, games: int, steps: int) -> float:
    """Many games at once; choosing is not counted."""
    envs, luck, spent = SeatVectorEnv(name, games, bots=bots), np.random.default_rng(1), 0.0
    observation, _ = envs.reset(seed=1)
    for step in range(steps + 3):
        mask = observation["action_mask"]
        choices = (mask * luck.random(mask.shape, np.float32)).argmax(axis=1)
        started = time.process_time()
        observation, *_ = envs.step(choices)
        spent += time.process_time() - started if step >= 3 else 0
    return games * steps / spent


def one_seat(name: str, bots: str) -> Iterator[None]:
    """One seat against bots."""
    env, luck, over = SeatEnv(name, bots=bots), np.random.default_rng(1), True
    while True:
        if over:
            observation, _ = env.reset(seed=1)
        observation, _, over, _, _ = env.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
        yield


def all_seats(name: str) -> Iterator[None]:
    """Every seat, one after the other."""
    env = TableEnv(name)
    while True:
        env.reset(seed=1)
        for agent in env.agent_iter():
            observation, _, over, _, _ = env.last()
            assert observation is not None
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            yield


def openspiel(name: str) -> Iterator[None]:
    """Random choices, luck's among them."""
    game, luck = pyspiel.load_game(openspiel_games.PREFIX + name), random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            yield


def rate(steps: Iterator[None], seconds: float = 3.0) -> float:
    """Return how many steps are taken a second."""
    next(steps)
    started, done = time.process_time(), 0
    while time.process_time() - started < seconds:
        next(steps)
        done += 1
    return done / (time.process_time() - started)


def main() -> None:
    """Measure both games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=100)
    args = parser.parse_args()
    for name in ("willi", "misterbill"):
        print(f"{name}: VectorEnv, random others: {vector(name, 'random', args.games, args.steps):,.0f}")
        print(f"{name}: VectorEnv, sharp others: {vector(name, 'sharp', args.games, max(1, args.steps // 10)):,.0f}")
        print(f"{name}: Env, house others: {rate(one_seat(name, 'house')):,.0f}")
        print(f"{name}: AEC: {rate(all_seats(name)):,.0f}")
        print(f"{name}: OpenSpiel, chance nodes included: {rate(openspiel(name)):,.0f}")


if __name__ == "__main__":
    main()
