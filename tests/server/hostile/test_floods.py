"""Too much: whoever asks too often is held back, and nobody else is."""

from contextlib import ExitStack
from dataclasses import replace

import pytest

from billi.server.app import DOORS
from billi.server.limits import Buckets
from helpers.hostile_server import (
    BAD_FRAME,
    HELLO,
    NORMAL,
    TEXT,
    TOO_BIG,
    TOO_MUCH,
    Guest,
    House,
    Line,
    assert_refused,
    closing,
    filled,
    frame,
    is_one_line,
    wait_until,
)
from helpers.serving import FREE


def test_one_address_asks_too_often_and_others_are_not_kept_waiting() -> None:
    with House(replace(FREE, rate=1)) as house:
        greedy, other = Guest(house), Guest(house, address="127.0.0.2")
        statuses = [greedy.http.get("/api/tables").status_code for _ in range(30)]
        assert statuses == sorted(statuses)
        assert set(statuses) == {200, 429}
        for how, path, _ in DOORS:
            if path.startswith("/api"):
                refused = greedy.http.request(how, filled(path, "nosuchtable2"), content=b"{}")
                assert refused.status_code == 429, path
                assert refused.json()["error"]["why"] == "door-too-many"
                assert is_one_line(refused.json()["error"]["text"])
        assert other.http.get("/api/tables").status_code == 200
        house.assert_well()


@pytest.mark.parametrize("door", ["socket", "/api/games/{id}", "/api/tables/{code}/invite.svg", "/api/me/claim"])
def test_walking_through_codes_shuts_what_is_behind_a_code_to_strangers_at_that_address_only(door: str) -> None:
    with House() as house:
        walker, host = Guest(house, address="127.0.0.3"), Guest(house, "Ann", address="127.0.0.4")
        code = host.open()
        for number in range(25):
            guess = f"nosuchtable{number % 8 + 2}"
            if door == "socket":
                with Line(house, f"/api/tables/{guess}", {}, walker.address) as line:
                    assert line.refusal()["why"] == ("door-not-there" if number < 20 else "door-too-many")
            elif door == "/api/me/claim":
                walker.http.post(door, json={"key": guess})
            else:
                walker.http.get(filled(door, guess))
        with Line(house, f"/api/tables/{code}", {}, walker.address) as line:
            assert (line.status, line.refusal()["why"]) == (429, "door-too-many")
        for path in ("/api/games/{id}", "/api/tables/{code}/invite.svg"):
            refused = walker.http.get(filled(path, code))
            assert (refused.status_code, refused.json()["error"]["why"]) == (429, "door-too-many")
        assert walker.http.get("/api/tables").status_code == 200
        with host.look(code) as line:
            assert line.wish("sit", seat=0, name="Ann")["is"] == "granted"
        house.assert_well()


def test_a_flood_of_wishes_closes_the_socket_and_of_sayings_is_refused() -> None:
    with House(replace(FREE, pace=5)) as house:
        ann = Guest(house, "Ann")
        code = ann.open()
        with ann.look(code) as line:
            line.wish("sit", seat=0, name="Ann")
            answers = [line.wish("say", text="spam") for _ in range(7)]
            assert [answered["is"] for answered in answers] == ["granted"] * 5 + ["refused"] * 2
            assert_refused(answers[-1], "table-too-chatty")
            line.send(frame(TEXT, HELLO) * 100)
            assert line.closed_with() == TOO_MUCH
        assert len(house.table(code).chat) == 5
        house.assert_well()


def test_one_address_opens_only_so_many_sockets_until_it_closes_some() -> None:
    with House(replace(FREE, rate=0.2)) as house:
        house.app.access.asked = Buckets(rate=1e6, size=1e6)
        ann, bo = Guest(house, "Ann"), Guest(house, "Bo", address="127.0.0.2")
        code = ann.open()
        with ExitStack() as stack:
            for _ in range(10):
                stack.enter_context(ann.look(code))
            with Line(house, f"/api/tables/{code}", ann.headers) as line:
                assert (line.status, line.refusal()["why"]) == (429, "door-too-many")
            stack.enter_context(bo.look(code))
        wait_until(lambda: not any(house.app.access.sockets.values()))
        with ann.look(code) as line:
            assert line.wish("ping", version=0)["is"] == "granted"
        house.assert_well()


def test_many_sockets_of_one_address_ask_no_more_than_some() -> None:
    with House(replace(FREE, pace=1)) as house:
        ann, bo = Guest(house, "Ann"), Guest(house, "Bo", address="127.0.0.2")
        code = ann.open()
        with ExitStack() as stack:
            lines = [stack.enter_context(ann.look(code)) for _ in range(40)]
            for line in lines:
                line.send(frame(TEXT, HELLO) * 3)
            answers = [[line.answer()["is"] for _ in range(3)] for line in lines[:20]]
            assert answers == [["refused"] * 3] * 20
            assert lines[-1].closed_with() == TOO_MUCH
            assert stack.enter_context(bo.look(code)).wish("ping", version=0)["is"] == "granted"
        house.assert_well()


@pytest.mark.parametrize(
    "last", [closing(NORMAL), frame(TEXT, HELLO, masked=False), frame(TEXT, b"x" * 9000), b""], ids=range(4)
)
def test_a_flood_that_ends_in_a_goodbye_or_a_bad_frame_is_just_closed(last: bytes) -> None:
    with House(replace(FREE, pace=1)) as house:
        ann = Guest(house, "Ann")
        with ann.look(ann.open()) as line:
            line.send(frame(TEXT, HELLO) * 20 + last)
            assert line.closed_with() in (0, NORMAL, BAD_FRAME, TOO_BIG, TOO_MUCH)
        house.assert_well()
