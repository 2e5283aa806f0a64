"""What the pictures of the rulebook show is what the rules bring about: each is played through, by the engine."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import billi
from billi.games import GAMES
from billi.games.misterbill import rules as misterbill
from billi.games.willi import rules
from billi.words import LANGUAGES
from helpers.events import events_of
from helpers.fluent_files import Book
from helpers.paths import WEB
from helpers.rule_scenes import after, choices
from model.misterbill import SOLO_SCORE_CARDS, TEAM_SCORE_CARDS

PAGE = WEB / "src"
DIAGRAMS: dict[str, list[dict[str, Any]]] = {
    rule: panels
    for game in GAMES
    for rule, panels in json.loads((PAGE / "games" / game / "diagrams.json").read_text(encoding="utf-8")).items()
}
RULEBOOK = (PAGE / "games" / "misterbill" / "Drawn.svelte").read_text(encoding="utf-8")
DRAWN = {*DIAGRAMS, "MB3", "MB4"}
"""All rules with a picture of their own; the last two show the team cards and the score cards."""
WANTED = {"MB3", "MB4", "MB16E", "MB16T", "MB16G", "MB16L", "MB16R", "MB17", "W8", "W10", "W15"}
ON = {"MB16E": "on seat 1", "MB16T": "on seat 1", "MB16G": "on seat 1", "MB16L": "", "MB16R": "left"}
"""Whom a waiter is played on, or which way."""


def hands(panel: dict[str, Any]) -> list[str]:
    """Return the hands of a picture, in the order of the engine."""
    return ["".join(seat.get("cards", "").split()) for seat in panel["seats"]]


def held(state: billi.State) -> list[set[str]]:
    """Return what everyone holds."""
    described = state.game.spec.fields(state.position)["hands"]
    return [set(hand) for hand in described]


def ordered(panel: dict[str, Any]) -> list[int]:
    """Return the seats that are numbered, by their numbers, which count from 1."""
    numbered = {seat["order"]: place for place, seat in enumerate(panel["seats"]) if seat.get("order")}
    return [numbered[number] for number in range(1, 1 + sum("order" in seat for seat in panel["seats"]))]


def give_what_is_marked(state: billi.State, before: dict[str, Any]) -> None:
    """Have everyone who is asked give the card that is marked as leaving."""
    while state.to_act and state.position.phase == misterbill.GIVING:
        seat = state.to_act[0]
        card = before["seats"][seat]["gone"]
        [move] = [move for move in choices(state, seat) if move.startswith(f"give {card} ")]
        state.apply(seat, move)


def play_waiter(rule: str, before: dict[str, Any], **more: Any) -> tuple[billi.State, list[Any]]:
    """Play the waiter of a picture from its first half; give the state after it and what it brought about."""
    shown = hands(before)
    dealt = [before["waiter"] + shown[0], *shown[1:]]
    state = billi.game("misterbill", players=len(dealt)).position(hands=dealt, phase="serve", turn=0, **more)
    told = len(state.events)
    state.apply(0, f"play {before['waiter']} {ON.get(rule, 'on seat 1')}".strip())
    give_what_is_marked(state, before)
    if rule == "MB16E":
        state.draw(before["seats"][1]["gone"])  # blind, and luck has it that it is this one
    return state, events_of(state)[told:]


def test_every_rule_that_needs_a_picture_has_one() -> None:
    assert DRAWN == WANTED
    assert 'id === "MB3"' in RULEBOOK
    assert "SCORE_CARDS" in RULEBOOK


@pytest.mark.parametrize("rule", [rule for rule in DIAGRAMS if rule.startswith("MB16")])
def test_MB16_a_waiter_does_what_its_picture_shows(rule: str) -> None:
    before, then = DIAGRAMS[rule]
    assert before["waiter"] == rule[-1]
    state, events = play_waiter(rule, before)
    assert held(state) == [set(hand) for hand in hands(then)]
    moved = {(event["from"], event["to"]) for event in events if event["t"] == "move"}
    moved |= {
        pair
        for event in events
        if event["t"] == "trade"
        for pair in (tuple(event["seats"]), tuple(event["seats"][::-1]))
    }
    assert {tuple(way) for way in before.get("ways", [])} == moved
    for seat, (was, now) in enumerate(zip(before["seats"], then["seats"], strict=True)):
        if rule != "MB16L":
            left, came = set(was["cards"].split()) - held(state)[seat], held(state)[seat] - set(was["cards"].split())
            assert set(was.get("gone", "").split()) == left
            assert set(now.get("came", "").split()) == came


def test_MB16L_those_who_show_mister_bill_are_those_who_have_him() -> None:
    before, then = DIAGRAMS["MB16L"]
    _, events = play_waiter("MB16L", before)
    [shown] = [event["seats"] for event in events if event["t"] == "show"]
    assert [seat for seat, one in enumerate(then["seats"]) if one.get("came") == "B"] == list(shown)
    assert all(one.get("hidden") for one in before["seats"][1:])


def test_MB17_the_order_in_the_picture_is_that_of_the_rules() -> None:
    before, then = DIAGRAMS["MB17"]
    _, events = play_waiter("MB17", before, round=3)
    out = [event["seat"] for event in events if event["t"] == "out"]
    points = {event["seats"][0]: event["points"] for event in events if event["t"] == "award"}
    assert ordered(then) == out
    assert {seat: one["points"] for seat, one in enumerate(then["seats"]) if one.get("points")} == points
    [pairs] = [event for event in events if event["t"] == "pairs"]
    assert pairs["seat"] == 1
    assert sorted(then["seats"][1]["cards"].split()) == sorted(2 * list(pairs["cards"]))
    [end] = [event for event in events if event["t"] == "round_end"]
    assert [seat for seat, earned in enumerate(end["points"]) if not earned] == [0]


def test_MB3_and_MB4_the_cards_drawn_are_those_of_the_rules() -> None:
    rounds = re.search(r"SCORE_CARDS = \[(.*?)\n  \];", RULEBOOK, re.DOTALL)
    assert rounds
    drawn = [[int(worth) for worth in re.findall(r"\d", line)] for line in rounds[1].strip().splitlines()]
    assert drawn == [TEAM_SCORE_CARDS, TEAM_SCORE_CARDS, SOLO_SCORE_CARDS]
    assert "[2 * team + 1, 2 * team + 2]" in RULEBOOK  # two of each team, as MB3 has them


def test_W8_those_who_may_call_are_asked_in_the_order_of_the_picture() -> None:
    panels = DIAGRAMS["W8"]
    cards = [seat.get("cards", "") for seat in panels[-1]["seats"]]
    state = willi(
        ["R5 Y1 B1 B2 B3 B4 B5 B6", "R7 Y2 G1 G2 G3 G4 G5 G6", "R8 Y3 Y6 Y7 Y8 B7 B8 B9", "R9 Y4 Y5 G7 G8 G9 R1 R2"]
    )
    for panel, (seat, card) in zip(panels, enumerate(cards[:3]), strict=True):
        state.apply(seat, f"play {card}")
        asked = []
        while state.position.phase == rules.CALLING:
            [one] = state.to_act
            asked.append(one)
            state.apply(one, "no call")
        assert ordered(panel) == asked


def test_W10_the_exchange_in_the_picture_can_be_made() -> None:
    (trick, hand), (trick_then, hand_then) = (panel["rows"] for panel in DIAGRAMS["W10"])
    first, second, third, own = trick["cards"].split()
    state = willi(
        [f"{own} {hand['cards']}", f"{first} Y1 Y2 Y3", f"{second} Y5 Y6 Y7", f"{third} R1 R2 R3"],
        won=[1, 1, 1, 1],
        leader=1,
    )
    for seat, card in ((1, first), (2, second), (3, third), (0, own)):
        state.apply(seat, f"play {card}")
        while state.position.phase == rules.CALLING:
            state.apply(state.to_act[0], "no call")
    assert trick["total"] == sum(int(card[1]) for card in trick["cards"].split())
    events = after(state, f"0: take {trick['gone']}", f"0: give {hand['gone']}")
    assert [(event["seat"], event["take"], event["give"]) for event in events if event["t"] == "exchange"] == [
        (0, hand_then["came"], trick_then["came"])
    ]
    assert sorted(state.game.spec.fields(state.position)["hands"][0].split()) == sorted(hand_then["cards"].split())
    assert state.game.spec.fields(state.position)["totals"][0] == trick_then["total"]


def test_W15_willi_follows_nothing_and_takes_the_trick_of_the_picture() -> None:
    [panel] = DIAGRAMS["W15"]
    *people, willis = (seat["cards"] for seat in panel["seats"])
    state = billi.game("willi", players=3).position(
        hands=[f"{people[0]} Y1 Y2 Y3", f"{people[1]} Y4 Y5 Y6", f"{people[2]} Y7 Y8 Y9"],
        pile=f"{willis} B1 B2 B3 B4",
        won=[1, 1, 1, 1],
        leader=0,
    )
    told = len(state.events)
    for seat, card in enumerate(people):
        state.apply(seat, f"play {card}")
        while state.position.phase == rules.CALLING:
            state.apply(state.to_act[0], "no call")
    events = events_of(state)[told:]
    assert [(event["seat"], event["card"]) for event in events if event["t"] == "play"][:4] == [
        *enumerate(people),
        (3, willis),
    ]
    [winner] = [event["winner"] for event in events if event["t"] == "trick"][:1]
    assert [place for place, seat in enumerate(panel["seats"]) if seat.get("came")] == [winner] == [3]


def willi(dealt: list[str], **fields: Any) -> billi.State:
    """Set up a round of Willi for four."""
    return billi.game("willi", players=4).position(hands=dealt, **fields)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_said_in_words_with_its_people_and_cards(language: str) -> None:
    book = Book(language, ("games", "page", "rulebook"))
    names = [book.text(f"picture-name-{seat}", {}) for seat in range(1, 5)]
    assert len(set(names)) == 4
    for rule in DRAWN:
        said = book.text(f"picture-{rule}", {})
        for panel in DIAGRAMS.get(rule, []):
            for name, seat in zip(names, panel.get("seats", []), strict=False):
                if seat.get("gone") or seat.get("order") or seat.get("came"):
                    assert name in said or seat.get("himself"), (rule, name)
            if waiter := panel.get("waiter"):
                assert rule == "MB17" or book.text(f"card-{waiter}", {}) in said
            for row in panel.get("rows", []):
                assert str(row.get("total", "")) in said
