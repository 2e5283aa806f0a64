"""The dashboard and the alerts ask for figures a running server has, in words Prometheus understands."""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import promql_parser
import pytest
import yaml
from prometheus_client import Counter, Gauge, Histogram

from billi.server import metrics
from helpers.databases import Redis
from helpers.paths import ROOT
from helpers.serve_command import Running

DEPLOY: Final = ROOT / "deploy"
FILLED_IN: Final = {"$__rate_interval": "5m", "$instance": ".*"}
"""What Grafana puts in the place of its variables."""
NOT_OURS: Final = {"up"}
"""Figures Prometheus has itself."""


def dashboard() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((DEPLOY / "grafana" / "billi.json").read_text(encoding="utf-8"))
    return read


def rules() -> list[dict[str, Any]]:
    [group] = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    read: list[dict[str, Any]] = group["rules"]
    return read


def expressions() -> list[str]:
    shown = [target["expr"] for panel in dashboard()["panels"] for target in panel.get("targets", ())]
    for variable, value in FILLED_IN.items():
        shown = [expression.replace(variable, value) for expression in shown]
    return [*shown, *(rule["expr"] for rule in rules())]


def selectors(expression: Any) -> Iterator[promql_parser.VectorSelector]:
    """Return every figure an expression asks for, with its labels."""
    match expression:
        case promql_parser.VectorSelector():
            yield expression
        case promql_parser.MatrixSelector():
            yield expression.vector_selector
        case promql_parser.Call():
            for argument in expression.args:
                yield from selectors(argument)
        case promql_parser.BinaryExpr():
            yield from selectors(expression.lhs)
            yield from selectors(expression.rhs)
        case promql_parser.AggregateExpr() | promql_parser.ParenExpr():
            yield from selectors(expression.expr)
        case promql_parser.NumberLiteral():
            pass
        case _:
            raise AssertionError(expression)


def exported(text: str) -> tuple[set[str], set[tuple[str, str]]]:
    """Return the names a server exports, and what labels of them say."""
    names = set()
    for name, kind in re.findall(r"^# TYPE (billi_\w+) (\w+)$", text, re.MULTILINE):
        names |= {f"{name}_bucket", f"{name}_count", f"{name}_sum"} if kind == "histogram" else {name}
    return names, set(re.findall(r'(\w+)="([^"]*)"', text))


def test_every_figure_that_is_shown_or_watched_is_there(new_postgres: str, redis: Redis) -> None:
    """With several workers, who tell of nothing that has no value yet."""
    with Running(
        "serve", "--port", "0", "--workers", "2", BILLI_DATABASE=new_postgres, BILLI_REDIS=redis.url
    ) as server:
        text = server.get("/metrics").text
        assert server.stop() == 0
    names, labels = exported(text)
    asked = {selector for expression in expressions() for selector in selectors(promql_parser.parse(expression))}
    assert {selector.name for selector in asked} <= names | NOT_OURS
    assert len({selector.name for selector in asked}) > 25
    for selector in asked - {selector for selector in asked if selector.name in NOT_OURS}:
        for label in selector.matchers.matchers:
            assert label.name == "instance" or (label.name, label.value) in labels, selector
    assert 'billi_redis_connected{channel="billi.all"}' in text


def test_everything_a_server_counts_is_on_the_dashboard() -> None:
    shown = " ".join(target["expr"] for panel in dashboard()["panels"] for target in panel.get("targets", ()))
    kept = {one._name for one in vars(metrics).values() if isinstance(one, Counter | Gauge | Histogram)}
    assert {name for name in kept if name not in shown} == {"billi_build_info"}, "which finds the servers"
    assert "billi_build_info" in json.dumps(dashboard()["templating"])


def test_panels_have_ids_titles_and_places_of_their_own() -> None:
    panels = dashboard()["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels) > 20
    assert len({panel["title"] for panel in panels}) == len(panels)
    taken = {(x, y) for panel in panels for x in cells(panel, "x", "w") for y in cells(panel, "y", "h")}
    assert len(taken) == sum(panel["gridPos"]["w"] * panel["gridPos"]["h"] for panel in panels), "none covers another"
    assert max(x for x, _ in taken) < 24


def cells(panel: dict[str, Any], where: str, size: str) -> range:
    place = panel["gridPos"]
    return range(place[where], place[where] + place[size])


def test_every_alert_says_what_to_do_and_where_more_stands() -> None:
    book = (ROOT / "docs" / "runbook.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (Billi\w+)$", book, re.MULTILINE)
    assert [rule["alert"] for rule in rules()] == headings
    for rule in rules():
        told = rule["annotations"]
        assert told.keys() == {"summary", "do", "runbook"}
        assert told["runbook"] == f"docs/runbook.md#{rule['alert'].lower()}"
        assert told["do"].endswith(".")
        assert rule["labels"]["severity"] in ("page", "ticket")


def test_an_expression_that_cannot_be_read_is_noticed() -> None:
    with pytest.raises(ValueError):
        promql_parser.parse("sum(rate(billi_moves_total[5m])")
