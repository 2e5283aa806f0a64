"""Who may do what: nobody acts for another, at another time or at another table."""

from contextlib import ExitStack

import pytest

from helpers.hostile_server import USUAL, Guest, House, assert_refused, looking_on, viewers_of, wait_until

HOSTS = {"bot", "move", "begin", "stand-in", "mute"}
OWN = {"words", "choose", "waive", "back", "lend"}


def may(actor: int | None, do: str, seat: int, status: str) -> bool:
    """Whether somebody in a seat, 0 being the host's, may wish for something, as the rules of the house have it."""
    match do:
        case "ping":
            return True
        case "say":
            return actor is not None
        case "rematch":
            return actor is not None and status == "over"
        case "sit":
            return False
        case "stand":
            return actor in (0, seat)
    return actor == 0 if do in HOSTS else actor == seat


@pytest.mark.parametrize("status", ["open", "playing", "over"])
def test_nobody_acts_for_another(house: House, status: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("billi.table.due.STAND_IN_AFTER", 0)  # whoever left has been gone for long enough
    people = [Guest(house, name) for name in ("Ann", "Bo", "Cy", "Dee", "a guest")]
    code = people[0].open()
    actors: list[tuple[int | None, Guest]] = [*enumerate(people[:4]), (None, people[4]), (None, Guest(house))]
    for seat in range(4):
        with people[seat].look(code) as line:
            assert line.wish("sit", seat=seat, name=f"P{seat}")["is"] == "granted"
    if status != "open":
        with people[0].look(code) as line:
            line.wish("begin")
            for seat in range(4 if status == "over" else 0):
                wait_until(lambda: viewers_of(house, code, left=1) == 1)
                assert line.wish("stand-in", seat=seat)["is"] == "granted"
        wait_until(lambda: house.table(code).over or status == "playing")
    with ExitStack() as stack:
        lines = [stack.enter_context(guest.look(code)) for _, guest in actors]
        before = house.table(code).version
        for do, usual in USUAL.items():
            for seat in range(4):
                for (actor, _), line in zip(actors, lines, strict=True):
                    if not may(actor, do, seat, status):
                        details = {"version": 10**6, **usual, **({"seat": seat} if "seat" in usual else {})}
                        fields = {name: details[name] for name in usual}
                        assert_refused(line.wish(do, **fields))
                        assert house.table(code).version == before, (actor, do, seat)


def test_a_stranger_without_a_token_neither_sits_down_nor_sends_a_bot_away(house: House) -> None:
    code, people = looking_on(house, begun=False)
    with people["stranger"].look(code) as line:
        assert_refused(line.wish("sit", seat=2, name="Eve"))
        assert_refused(line.wish("stand", seat=3))
        assert_refused(line.wish("stand", seat=2))
    table = house.table(code)
    assert (table.chairs[2].name, table.chairs[3].bot) == ("", "house")


def test_a_bots_chat_cannot_be_turned_off_nor_others_with_it(house: House) -> None:
    code, people = looking_on(house, begun=True)
    with people["host"].look(code) as line:
        assert_refused(line.wish("mute", seat=3))
    with people["stranger"].look(code) as line:
        assert not any(seat.get("muted") for seat in line.shown()["public"]["seats"])


def test_choices_for_another_time_are_refused(house: House) -> None:
    code, people = looking_on(house, begun=True)
    with people["host"].look(code) as line:
        shown = line.shown()
        ask = shown["own"]["hands"][0]["ask"]
        now = house.table(code).version
        for version in (-1, 0, house.table(code).asked_version - 1, -(2**63), -(10**400), now + 1, 2**63, 10**400):
            assert_refused(line.wish("choose", seat=0, action=ask["choices"][0], version=version), "table-stale")
        for action in ("play R1", "call Willi", "keep", "no call", "pass", "box", "box Z9", "", "0: box R1"):
            assert_refused(line.wish("choose", seat=0, action=action, version=now))
        granted = line.wish("choose", seat=0, action=ask["choices"][0], version=now)
        assert granted["is"] == "granted"


def test_a_name_used_again_grants_nothing_more(house: House) -> None:
    code, people = looking_on(house, begun=False)
    with people["host"].look(code) as line:
        first = line.say('{"do":"say","id":"same","text":"one"}')
        again = line.say('{"do":"say","id":"same","text":"two"}')
        other = line.say('{"do":"begin","id":"same"}')
        assert first == again == other
    with people["player"].look(code) as line:
        assert line.say('{"do":"say","id":"same","text":"three"}')["version"] > first["version"]
    assert [said.text for _, said in house.table(code).chat] == ["one", "three"]
    assert not house.table(code).begun


def test_one_table_knows_nothing_of_another(house: House) -> None:
    code, people = looking_on(house, begun=True)
    other, others = looking_on(house, begun=True)
    with people["host"].look(code) as line:
        assert line.wish("lend", seat=0)["is"] == "granted"
        key = house.table(code).chairs[0].key
        assert line.say('{"do":"say","id":"one","text":"here"}')["is"] == "granted"
    with others["stranger"].look(other, f"?hand={key}") as line:
        assert [hand["seat"] for hand in line.shown()["own"]["hands"]] == [None]
    with people["host"].look(other) as line:
        assert_refused(line.wish("choose", seat=0, action="box R1", version=10**6), "table-not-yours")
        assert_refused(line.say('{"do":"say","id":"one","text":"there"}'), "table-not-seated")
