"""What docs/scale.md says of houses of any size: it agrees with what was measured, and is what the program prints."""

import doctest
import importlib.util
import json
from dataclasses import asdict, replace
from types import ModuleType
from typing import Any

import pytest

from billi.bench.house import Costs, House
from billi.bench.needs import Habits, Prices, needs
from helpers.paths import ROOT


def load_program() -> ModuleType:
    spec = importlib.util.spec_from_file_location("scale", ROOT / "bench" / "scale.py")
    assert spec
    assert spec.loader
    program = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(program)
    return program


scale: Any = load_program()
COSTS: Costs = scale.kept_costs()
PRICES = {name: Prices(**asked) for name, asked in json.loads((ROOT / "bench" / "prices.json").read_text()).items()}


@pytest.fixture(scope="module")
def checked() -> tuple[str, list[str]]:
    """Measured beside simulated, and where they do not agree."""
    found: tuple[str, list[str]] = scale.check(COSTS, scale.kept_points())
    return found


def test_the_simulation_agrees_within_a_fifth_with_what_was_measured(checked: tuple[str, list[str]]) -> None:
    text, wrong = checked
    assert not wrong
    assert len(text.splitlines()) == 2 + len(scale.kept_points()) == 12


def test_costs_that_are_a_third_off_would_be_noticed() -> None:
    _, wrong = scale.check(COSTS.times(1.33), scale.kept_points()[:2])
    assert any("CPU" in figure for figure in wrong)
    assert any("p50" in figure for figure in wrong)


def test_the_tables_of_the_page_are_what_the_program_prints(checked: tuple[str, list[str]]) -> None:
    page = scale.PAGE.read_text(encoding="utf-8")
    written = scale.tables(COSTS, PRICES, checked[0])
    for name, text in written.items():
        assert f"<!-- {name} -->\n{text}\n<!-- /{name} -->" in page, f"uv run python bench/scale.py --write: {name}"
    assert page == scale.with_tables(page, written)


def test_the_examples_in_the_program_hold() -> None:
    found = doctest.testmod(scale)
    assert found.attempted
    assert not found.failed


def test_a_table_finds_its_place_in_a_page_again_and_again() -> None:
    page = "before\n\n<!-- one -->\n<!-- /one -->\n\nafter <!-- two -->\n"
    once = scale.with_tables(page, {"one": "| 1 |"})
    assert once == "before\n\n<!-- one -->\n| 1 |\n<!-- /one -->\n\nafter <!-- two -->\n"
    assert scale.with_tables(once, {"one": "| 2 |"}) == once.replace("1", "2")


def test_more_people_need_more_of_everything() -> None:
    few, many = (asdict(needs(sockets, COSTS, scale.kept_sizes(), Habits())) for sockets in (300, 30_000))
    apart = {"wait", "back"}
    assert all(many[name] > few[name] for name in few if name not in apart)
    assert many["servers"] * Habits().busy >= many["busy"]


def test_a_quicker_table_is_dearer_and_prices_add_up() -> None:
    calm, quick = (needs(5_000, COSTS, scale.kept_sizes(), Habits(pace=pace)) for pace in (8.0, 2.0))
    asked = PRICES["a plain host"]
    assert quick.euros(asked) > calm.euros(asked)
    assert calm.euros(replace(asked, sent=asked.sent + 1)) == pytest.approx(calm.euros(asked) + calm.sent)


def test_moves_share_a_commit_where_the_disk_is_slow() -> None:
    quick, slow = (House(replace(COSTS, disk=disk), 1, 400, 400.0, cores=4).simulate(1.0) for disk in (0.0005, 0.03))
    assert slow["commits"] < quick["commits"] / 3
    assert slow["moves_a_second"] == pytest.approx(quick["moves_a_second"], rel=0.05)
    assert slow["p50"] > 30 > quick["p50"]


def test_prices_of_ones_own_change_the_money() -> None:
    found = {"a town": needs(20_000, COSTS, scale.kept_sizes(), Habits())}
    twice = Prices(**{name: 2 * price for name, price in asdict(PRICES["a plain host"]).items()})
    once = found["a town"].euros(PRICES["a plain host"])
    assert found["a town"].euros(twice) == pytest.approx(2 * once)
    assert scale.money_table(found, {"mine": twice}).splitlines()[-1] == f"| mine | {scale.rounded(2 * once)} € |"
