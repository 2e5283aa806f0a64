"""A record replays to the same game, event by event, and what does not follow the rules is found where it stands."""

import copy
import json
import os
import pickle
import random
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import billi
from billi.errors import InvalidRecord
from billi.games import GAMES
from billi.record import Record, Report, read, record_of, replay, states, verify, verify_file, write
from billi.state import Game
from crosscheck import VARIANTS
from records import PEOPLE, a_record, corpus, fault, find, ids, play, refused
from scene import go_on
from told import events_of

# There and back


@pytest.mark.parametrize("game", VARIANTS, ids=ids)
def test_a_record_replays_to_the_same_state_after_every_step(game: Game) -> None:
    for seed in range(2):
        end, after = play(game, seed)
        record = json.loads(json.dumps(end.record(PEOPLE[: game.players])))
        verify(record)
        assert replay(record) == end
        replayed = list(states(record))
        assert replayed.pop(0).events == []
        assert [len(state.events) for state in replayed] == list(after)
        for state in replayed:
            assert state == after[len(state.events)]
            assert events_of(state) == record["events"][: len(state.events)]
            assert state.to_act == after[len(state.events)].to_act


@pytest.mark.parametrize("game", VARIANTS, ids=ids)
def test_a_record_replays_up_to_any_event(game: Game) -> None:
    end, after = play(game, seed=3)
    record = end.record()
    whole = len(record["events"])
    for upto in (*random.Random(0).sample(range(whole), 12), whole, whole + 5):
        state = replay(record, upto)
        reached = max((count for count in after if count <= upto), default=0)
        assert len(state.events) == reached
        if reached:
            assert state == after[reached]


def test_before_the_first_event_the_dealer_sits_ready_to_deal() -> None:
    record = a_record("misterbill", 5)
    state = replay(record, upto=0)
    assert (state.dealing, state.events, state.position.dealer) == (True, [], record["events"][0]["dealer"])
    assert replay({**record, "events": []}).dealing


def test_what_comes_later_may_be_wrong_when_replaying_only_the_beginning() -> None:
    record = a_record()
    spoilt = find(record, "trick")
    record["events"][spoilt]["winner"] = 7
    assert len(replay(record, upto=spoilt).events) == spoilt - 1, "the last card and the trick are one step"
    with pytest.raises(InvalidRecord):
        replay(record, upto=spoilt + 1)


def test_a_replayed_game_can_go_on() -> None:
    rnd = random.Random(2)
    record = a_record("misterbill", 4)
    state = replay(record, upto=60)
    while not state.over:
        go_on(state, rnd)
    verify(state.record())


def test_a_game_set_up_in_the_middle_has_no_record() -> None:
    for state in (
        billi.game("misterbill", 3).position(hands=["OB", "SL", "OSL"], phase="serve", turn=1),
        billi.game("willi").position(hands=["", "", "", ""], phase="deal", round=2),
    ):
        with pytest.raises(billi.InvalidPosition, match="set up in the middle"):
            state.record()
    state = billi.game("misterbill", 3).position(hands=["OB", "SL", "OSL"], phase="serve", turn=1)
    state.apply(1, "pass")
    with pytest.raises(billi.InvalidPosition, match="set up in the middle"):
        record_of(state)


def test_a_record_has_what_the_format_asks_and_no_more() -> None:
    record = a_record("willi", 4)
    assert list(record) == ["billi", "game", "options", "names", "events", "points", "winners"]
    assert record["options"] == {"players": 4, "exchange": "any"}
    state = billi.game("willi", 3, willi_starts="in_turn").start(seed=1)
    assert list(state.record()) == ["billi", "game", "options", "events"]
    said = {"players": 3, "exchange": "any", "willi_starts": "in_turn", "willi_sits": "moves"}
    assert state.record()["options"] == said
    assert (record["billi"], state.record()["billi"]) == (2, 2)


def test_W16_where_a_record_does_not_say_how_willi_sits_he_stays() -> None:
    stays, moves = (a_record("willi", 3, willi_sits=sits) for sits in ("stays", "moves"))
    end = replay(stays)
    for record in (stays, moves):
        del record["options"]["willi_sits"]
    assert replay(stays) == end
    assert replay(stays).game.options["willi_sits"] == "stays"
    verify(stays)
    wrong = refused(moves)
    assert wrong.rule == "W16"
    second_round = find(moves, "round", round=2)
    assert wrong.event is not None
    assert second_round + 1 < wrong.event <= second_round + 8, "in round 1 he sits there in any case"


def test_W8_a_call_for_a_trick_that_is_the_caller_s_already_is_refused() -> None:
    whole = a_record()
    tricks = [index for index, event in enumerate(whole["events"]) if event["t"] == "trick"]
    refusals = set()
    for last in tricks[7::8]:
        winner = whole["events"][last]["winner"]
        plays = [index for index in range(last - 4, last) if whole["events"][index]["t"] == "play"]
        assert len(plays) == 4, "nobody calls in the last trick of a round"
        own = next(index for index in plays if whole["events"][index]["seat"] == winner)
        if own < plays[-1]:
            record = copy.deepcopy(whole)
            record["events"].insert(own + 1, {"t": "willi", "seat": winner})
            wrong = refused(record)
            refusals.add((wrong.event == own + 2, wrong.rule))
    assert refusals == {(True, "W8")}


def test_MB14_a_record_that_leaves_out_who_plays_no_waiter_is_refused() -> None:
    whole = a_record("misterbill", 5)
    passes = [index for index, event in enumerate(whole["events"]) if event["t"] == "pass"]
    without_waiter = [
        i for i in passes if not set(replay(whole, upto=i).view(whole["events"][i]["seat"]).hand) & set("ETGLR")
    ]
    assert len(without_waiter) > 5
    for index in without_waiter:
        record = copy.deepcopy(whole)
        del record["events"][index]
        wrong = refused(record)
        assert (wrong.event, wrong.rule) == (index + 1, "MB14")


def test_a_record_is_independent_of_its_state() -> None:
    state = billi.game("willi").start(seed=1)
    record = state.record()
    record["events"][0]["time"] = 12
    assert "time" not in events_of(state)[0]


def test_unknown_fields_are_kept(tmp_path: Path) -> None:
    record = a_record("misterbill", 6)
    record |= {"proof": {"secret": "00ff", "words": ["é", None, 1.5]}, "chat": []}
    for event in record["events"]:
        event["at"] = 0.25
    verify(record)
    path = tmp_path / "games.ndjson"
    assert write(path, [record]) == 1
    assert list(read(path)) == [record]
    assert "at" not in events_of(replay(record))[0]


def test_a_file_is_read_and_written_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "games.ndjson"
    records = [a_record(), a_record("misterbill", 5), a_record("willi", 3)]
    assert billi.write_records(path, iter(records)) == 3
    assert path.read_bytes().count(b"\n") == 3
    assert "Di 🍕" in path.read_text(encoding="utf-8")
    assert list(billi.read_records(path)) == records
    assert verify_file(path) == Report(records=3, unfinished=0)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert list(read(path)) == records
    path.write_bytes(path.read_bytes().rstrip())
    assert list(read(str(path))) == records
    with path.open("ab") as file:
        file.write(b"\nnonsense")
    reading = read(path)
    assert [next(reading) for _ in records] == records
    with pytest.raises(InvalidRecord, match="record 4: this is not JSON"):
        next(reading)


def test_writing_is_all_or_nothing(tmp_path: Path) -> None:
    def stopped() -> Iterator[Record]:
        yield a_record()
        raise KeyboardInterrupt

    path = tmp_path / "games.ndjson"
    write(path, [a_record()])
    before = path.read_bytes()
    with pytest.raises(KeyboardInterrupt):
        write(path, stopped())
    with pytest.raises(InvalidRecord, match="record 2: this is not JSON"):
        write(path, [a_record(), {"billi": float("nan")}])
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(OSError, match="No such file"):
        write(tmp_path / "nowhere" / "games.ndjson", [])


def test_writing_follows_links_and_feeds_pipes(tmp_path: Path) -> None:
    path, link, pipe = tmp_path / "games", tmp_path / "link", tmp_path / "pipe"
    link.symlink_to(path)
    write(link, [a_record()])
    assert link.is_symlink()
    assert len(list(read(path))) == 1
    os.mkfifo(pipe)
    received: list[Record] = []
    reader = threading.Thread(target=lambda: received.extend(read(pipe)))
    reader.start()
    write(pipe, [a_record()])
    reader.join(10)
    assert pipe.is_fifo()
    assert received == [a_record()]


# Unfinished games


@pytest.mark.parametrize("game", [billi.game("misterbill", 4), billi.game("willi", 3), billi.game("willi")], ids=ids)
def test_a_game_may_stop_between_two_steps_but_not_within_one(game: Game) -> None:
    end, after = play(game, seed=4)
    events = end.record()["events"]
    for cut in random.Random(1).sample(range(len(events)), 60):
        record = {**end.record(), "events": events[:cut]}
        del record["points"], record["winners"]
        if cut == 0 or cut in after:
            verify(record)
        else:
            wrong = refused(record)
            assert wrong.event == cut + 1
            assert wrong.rule
            assert str(wrong).endswith("found nothing more")


def test_unfinished_games_are_counted(tmp_path: Path) -> None:
    state = billi.game("willi").start(seed=1)
    path = tmp_path / "games"
    write(path, [state.record(), a_record(), {**state.record(), "events": []}])
    assert verify_file(path) == Report(records=3, unfinished=2, unnamed=2)


def test_an_unfinished_game_has_no_points_yet() -> None:
    record = a_record()
    record["events"] = record["events"][:2]
    assert str(refused(record)) == "record 1: “points” is there, but the events stop before the end of the game."
    del record["points"]
    assert "“winners” is there" in str(refused(record))
    del record["winners"]
    verify(record)


# What does not follow the rules


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
