"""What does not follow the rules is found in a record, where it stands."""

import copy
import json
import pickle
import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import billi
from billi.errors import InvalidRecord
from billi.games import GAMES
from billi.record import Record, replay, states, verify
from helpers.events import events_of
from helpers.records import a_record, corpus, fault, find, refused


def test_an_error_names_the_record_the_event_the_rule_and_what_was_expected() -> None:
    record = a_record("misterbill", 5)
    award = find(record, "award")
    record["events"][award]["points"] = 5
    wrong = refused(record, number=3)
    assert (wrong.record, wrong.event, wrong.rule) == (3, award + 1, "MB20")
    assert str(wrong) == f"record 3, event {award + 1} (MB20): expected “points” = 4, found “points” = 5"
    again = pickle.loads(pickle.dumps(wrong))
    assert (str(again), again.event) == (str(wrong), wrong.event)


RULES = {
    "round": {"MB5", "MB6", "MB7", "MB8", "MB10", "W4", "W16"},
    "deal": {"MB8", "W2"},
    "pairs": {"MB9", "MB13", "MB17"},
    "out": {"MB18"},
    "award": {"MB20"},
    "draw": {"MB12"},
    "pass": {"MB14"},
    "waiter": {"MB14", "MB16E", "MB16T", "MB16G", "MB16L", "MB16R"},
    "move": {"MB16E", "MB16G", "MB16R"},
    "trade": {"MB16T"},
    "show": {"MB16L"},
    "stall": {"MB23"},
    "round_end": {"MB21", "MB23", "W11", "W12"},
    "game_end": {"MB22", "W14"},
    "box": {"W2"},
    "play": {"W5", "W15", "W16"},
    "willi": {"W7", "W8", "W9"},
    "trick": {"W6", "W7", "W9"},
    "exchange": {"W10"},
}
CHOICES = {
    ("round", "team_cards"),
    ("deal", "hands"),
    ("draw", "card"),
    ("waiter", "card"),
    ("waiter", "target"),
    ("waiter", "direction"),
    ("move", "card"),
    ("box", "card"),
    ("play", "card"),
    ("willi", "seat"),
    ("exchange", "give"),
    ("exchange", "take"),
}
"""What people or luck choose: with another choice another game goes on, and a later event may differ first."""


def spoilt(value: Any, deck: Sequence[str], rnd: random.Random) -> Any:
    """Return a value of the same type that is not this one."""
    if isinstance(value, int):
        return value + rnd.choice([-1, 1, 2, 40, -(10**20)])
    if value == "left" or value == "right":
        return "right" if value == "left" else "left"
    if isinstance(value, str):
        return rnd.choice([card for card in deck if card != value])
    if value is None:
        return [1, 2, 3]
    changed = copy.deepcopy(value)
    how = rnd.randrange(4)
    if not changed or how == 0:
        changed.append([] if changed and isinstance(changed[0], list) else changed[0] if changed else 0)
    elif how == 1:
        changed.pop(rnd.randrange(len(changed)))
    elif how == 2 and changed != changed[::-1]:
        changed.reverse()
    else:
        place = rnd.randrange(len(changed))
        changed[place] = spoilt(changed[place], deck, rnd)
    return changed


def harmless(record: Record) -> bool:
    """Whether a spoilt record happens to be that of another game that follows the rules."""
    happened = events_of(replay(record))
    return [
        {name: told[name] for name in event} for told, event in zip(record["events"], happened, strict=True)
    ] == happened


@pytest.mark.parametrize("kind", sorted({kind for spec in GAMES.values() for kind in spec.events.by_kind}))
def test_every_event_changed_in_any_field_is_caught(kind: str) -> None:
    rnd = random.Random(kind)
    seen = 0
    for text in corpus():
        whole = json.loads(text)
        deck = billi.game(whole["game"]).spec.deck
        places = [index for index, event in enumerate(whole["events"]) if event["t"] == kind]
        for index in rnd.sample(places, min(len(places), 8)):
            seen += 1
            for field in [name for name in whole["events"][index] if name != "t"]:
                record = json.loads(text)
                event = record["events"][index]
                event[field] = spoilt(event[field], deck, rnd)
                wrong = fault(record)
                if wrong is None:
                    assert (kind, field) in CHOICES
                    assert harmless(record)
                    continue
                assert wrong.event is not None
                assert wrong.event > index
                assert wrong.rule
                if (kind, field) not in CHOICES and not (index == 0 and field == "dealer"):
                    assert wrong.event == index + 1
                if wrong.event == index + 1:
                    assert wrong.rule in RULES[kind], wrong
    assert seen, f"no {kind} in any game of the corpus"


@given(st.data())
@settings(max_examples=150)
def test_an_event_left_out_doubled_or_moved_is_caught(data: st.DataObject) -> None:
    record = json.loads(data.draw(st.sampled_from(corpus())))
    events = record["events"]
    index = data.draw(st.integers(0, len(events) - 1))
    how = data.draw(st.sampled_from(["left out", "doubled", "moved"]))
    before = list(events)
    if how == "left out":
        del events[index]
    elif how == "doubled":
        events.insert(index, events[index])
    else:
        events.insert(data.draw(st.integers(0, len(events) - 1)), events.pop(index))
    if events == before:
        return
    wrong = fault(record)
    if wrong is None:
        assert harmless(record)
    else:
        assert wrong.rule or wrong.event is None


def test_the_game_ends_once() -> None:
    record = a_record()
    record["events"].append({"t": "play", "seat": 0, "card": "R1"})
    wrong = refused(record)
    assert (wrong.event, wrong.rule) == (len(record["events"]), "W14")
    assert 'expected the end of the game, found the event “{"t":"play"' in str(wrong)


def test_the_points_and_winners_of_a_record_are_those_of_its_game() -> None:
    for field in ("points", "winners"):
        for value, said in (([], f"found “{field}” = []"), ([9] * 9, f"found “{field}” = [9,9")):
            wrong = refused({**a_record("misterbill", 5), field: value})
            assert (wrong.rule, wrong.event) == ("MB22", None)
            assert said in str(wrong)
        record = a_record()
        del record[field]
        assert str(refused(record)) == f"record 1: “{field}” is missing."


def test_names_are_one_a_person() -> None:
    for names in (["Ann"], ["Ann"] * 4):
        wrong = refused({**a_record("willi", 3), "names": names})
        assert "one name per person, 3 in all" in str(wrong)
    record = a_record("willi", 3)
    del record["names"]
    verify(record)
    for name in ("a\nb", "\x1b[2J", "\x9b", "\ud800"):
        assert "cannot be shown" in str(refused({**record, "names": ["Ann", name, "Cy"]}))
    with pytest.raises(InvalidRecord, match="4 in all, but has 1"):
        billi.game("willi").start(seed=1).record(["Ann"])


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"round": 99}, "“seating[0].round” is 99, which this game does not have"),
        ({"round": 1}, "“seating[0].round” is 1,"),
        ({"seat": 3}, "“seating[0].seat” is 3,"),
        ({"seat": -1}, "“seating[0].seat” is -1,"),
        ({"seat": True}, "“seating[0].seat” should be a whole number"),
        ({"name": None}, "“seating[0].name” should be text"),
        ({"who": "Ann"}, "“seating[0].who” should be a whole number"),
    ],
)
def test_seating_tells_of_rounds_and_seats_the_game_has(change: dict[str, Any], problem: str) -> None:
    newcomer = {"round": 2, "seat": 1, "name": "Cy", "who": 3}
    verify({**a_record("willi", 3), "seating": [newcomer]})
    assert problem in str(refused({**a_record("willi", 3), "seating": [{**newcomer, **change}]}))


def test_seating_is_a_list_of_who_sat_down_where() -> None:
    for seating, problem in (
        ({}, "should be a list"),
        ([1], "should be an object"),
        ([{}], "“seating[0].round” is missing"),
    ):
        assert problem in str(refused({**a_record("willi", 3), "seating": seating}))


def test_W5_a_card_that_does_not_follow_is_explained() -> None:
    record = a_record()
    replayed = next(
        state
        for state in states(record)
        if state.position.phase == 2 and state.position.played and len(state.legal(state.to_act[0])) < 4
    )
    seat, at = replayed.to_act[0], len(replayed.events)
    held = [card for card in replayed.view(seat).hand if f"play {card}" not in map(str, replayed.legal(seat))]
    record["events"][at]["card"] = held[0]
    wrong = refused(record)
    assert (wrong.event, wrong.rule) == (at + 1, "W5")
    assert f"Seat {seat} cannot play {held[0]}: it holds " in str(wrong)
    assert "Found: the event “{" in str(wrong)
    assert wrong.details["why"].details["colour"] == record["events"][find_led(record, at)]["card"][0]


def find_led(record: Record, at: int) -> int:
    """Return the index of the card that led the trick going on at an index."""
    before = record["events"][:at]
    kinds = [event["t"] for event in before]
    since = len(kinds) - next(i for i, kind in enumerate(reversed(kinds)) if kind in ("trick", "exchange", "box"))
    return kinds.index("play", since)


def call(record: Record, at: int, seat: int) -> InvalidRecord:
    """Put a call into a record before the event at an index."""
    record["events"].insert(at, {"t": "willi", "seat": seat})
    return refused(record)


def test_W7_to_W9_calls_nobody_may_make() -> None:
    record = a_record()
    first = find(record, "play")
    leader = record["events"][first]["seat"]
    wrong = call(record, first, leader)
    assert (wrong.event, wrong.rule) == (first + 1, "W7")

    record = a_record()
    wrong = call(record, first + 1, (leader + 1) % 4)
    assert (wrong.event, wrong.rule) == (first + 2, "W7"), "who has not played yet cannot call"

    record = a_record()
    called = find(record, "willi")
    wrong = call(record, called + 1, record["events"][called]["seat"])
    assert wrong.event == called + 2
    assert wrong.rule in ("W7", "W8")

    record = a_record()
    for outside in (-1, 4, 10**30):
        wrong = call(copy.deepcopy(record), first + 1, outside)
        assert (wrong.event, wrong.rule) == (first + 2, "W7")


def test_W10_an_exchange_where_there_is_none() -> None:
    record = a_record()
    play = find(record, "play")
    record["events"].insert(play + 1, {"t": "exchange", "seat": 0, "give": "R1", "take": "R2"})
    wrong = refused(record)
    assert (wrong.event, wrong.rule) == (play + 2, "W10")
    record = a_record("willi", 3, exchange="same_colour")
    swap = find(record, "exchange")
    event = record["events"][swap]
    event["give"], event["take"] = event["take"], event["give"]
    wrong = refused(record)
    assert (wrong.event, wrong.rule) == (swap + 1, "W10")


def test_W16_willi_starts_the_first_round_where_he_starts_in_turn() -> None:
    record = a_record("willi", 3, willi_starts="in_turn")
    assert record["events"][0]["dealer"] == 2
    record["events"][0]["dealer"] = 1
    wrong = refused(record)
    assert (wrong.event, wrong.rule) == (1, "W16")


def test_MB8_hands_are_dealt_evenly_from_the_whole_deck() -> None:
    record = a_record("misterbill", 5)
    hands = record["events"][1]["hands"]
    hands[0].append(hands[1].pop())
    wrong = refused(record)
    assert (wrong.event, wrong.rule) == (2, "MB8")
    assert "expected hands of " in str(wrong)
    record = a_record("misterbill", 5)
    record["events"][1]["hands"][0][0:2] = ["B", "B"]
    wrong = refused(record)
    assert (wrong.event, wrong.rule) == (2, "MB8")
    assert "once too often" in str(wrong)


def test_MB5_MB6_team_cards() -> None:
    record = a_record("misterbill", 5)
    record["events"][0]["team_cards"] = [1, 2, 3, 4, 4]
    wrong = refused(record)
    assert (wrong.event, wrong.rule) == (1, "MB5")
    record = a_record("misterbill", 5)
    last = find(record, "round", round=3)
    record["events"][last]["team_cards"] = [1, 2, 3, 4, 5]
    wrong = refused(record)
    assert (wrong.event, wrong.rule) == (last + 1, "MB6")


def test_MB16_a_waiter_that_aims_at_nothing_must_not_seem_to() -> None:
    record, look = next(
        (record, index)
        for record in map(json.loads, corpus())
        for index, event in enumerate(record["events"])
        if event["t"] == "waiter" and event["card"] == "L"
    )
    record["events"][look]["target"] = 0
    wrong = refused(record)
    assert wrong.event == look + 1
