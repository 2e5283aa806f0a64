"""A record replays to the same game, event by event, there and back, finished or not."""

import copy
import json
import os
import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import billi
from billi.errors import InvalidRecord
from billi.record import Record, Report, read, record_of_state, replay, states, verify, verify_file, write
from billi.state import Game
from helpers.crosscheck import VARIANTS
from helpers.events import events_of
from helpers.records import PEOPLE, a_record, find, ids, play, refused
from helpers.rule_scenes import go_on
from helpers.third_game import THIRD_GAMES

pytestmark = pytest.mark.usefixtures("third_game")
EVERY_GAME = pytest.mark.parametrize("game", [*VARIANTS, *THIRD_GAMES], ids=ids)


@EVERY_GAME
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


@EVERY_GAME
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
        record_of_state(state)


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
