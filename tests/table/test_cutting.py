"""Luck nobody can choose: everyone cuts the deck, sealed before anything is known and opened when all is fixed."""

import hashlib
from pathlib import Path
from typing import Any

import pytest

import billi
from billi.errors import InvalidRecord
from billi.fair import FairLuck, cut_of, leads_to, seal_of
from billi.record import verify
from billi.server.store import Store
from billi.table.deciding import Refused, decide, open_table
from billi.table.due import Watch
from billi.table.entries import Began, Closed, Entry, Forgot, LeftOut, Sat, read
from billi.table.recording import record_of
from billi.table.showing import show_public
from billi.table.table import Table
from billi.table.wishes import AddWords, Begin, CutDeck, Move, PutBot, Seal, Sit, Stand, Wish
from helpers.cutting import LATE, PEOPLE, Dealt, at_a_server, dealt, finish, fits, foreseen, leave, seen_dealt, sit_down
from helpers.events import events_of
from helpers.serving import on_a_server, people
from helpers.table_scenes import SECRET, Scene, bytes_of


def test_the_host_cannot_choose_a_deal_by_moving_chairs_after_the_last_words(tmp_path: Path) -> None:
    """Not even one who runs the server: of 24 orders of the chairs, none leads to the deal it was known to lead to."""

    async def work(url: str, store: Store) -> None:
        async with people(url, *PEOPLE) as clients:
            tables = await sit_down(clients)
            words = ["first", "second", "third", "my last word"]
            for seat, table in enumerate(tables):
                await table.add_words(seat, words[seat])
            head = await store.find_code(tables[0].code)
            assert head is not None
            known = foreseen("willi", head.secret, words, PEOPLE)
            await tables[0].move(2, 3, 0, 1)
            await tables[0].begin()
            mine = tables[0].shown.own.seats[0] if tables[0].shown else 0
            assert not any(fits(seen_dealt(tables[0]), deal, mine) for deal in known)
            await leave(tables)

    at_a_server(tmp_path, work)


def test_a_server_that_ground_its_secret_cannot_know_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same secret, tried out before and found to deal as the server likes, deals something else each time."""
    monkeypatch.setattr("billi.server.registry.new_secret", lambda: SECRET)
    deals: list[Dealt] = [events_of(billi.game("willi").start(luck=FairLuck(SECRET, [""] * 4), names=PEOPLE))[:2]]

    async def work(url: str) -> None:
        async with people(url, *PEOPLE) as clients:
            for _ in range(2):
                tables = await sit_down(clients)
                await tables[0].begin()
                deals.append(seen_dealt(tables[0]))
                await leave(tables)

    on_a_server(work)
    hands = [deal[1]["hands"][0] for deal in deals]
    assert len({tuple(hand) for hand in hands}) == 3, hands


FROZEN: list[tuple[str, type[Wish], dict[str, Any]]] = [
    ("host", Move, {"order": [1, 0, 2, 3]}),
    ("host", PutBot, {"seat": 1}),
    ("host", Stand, {"seat": 1}),
    ("ann", Stand, {"seat": 1}),
    ("di", Sit, {"seat": 3, "name": "Di"}),
    ("ann", AddWords, {"seat": 1, "words": "one more"}),
    ("ann", Seal, {"seat": 1, "seal": "0" * 64}),
    ("host", Begin, {}),
]


@pytest.mark.parametrize(("person", "kind", "details"), FROZEN, ids=lambda value: getattr(value, "__name__", None))
def test_nothing_changes_between_the_beginning_and_the_deal(
    person: str, kind: type[Wish], details: dict[str, Any]
) -> None:
    scene = Scene().sealed("host", "ann", "bo").begun()
    scene.cut("host")
    with pytest.raises(Refused, match="The game is beginning: nothing can be changed until the cards are dealt"):
        decide(scene.table, person, kind(id="x", **details))
    scene.cut("ann", "bo")
    assert scene.table.begun


def test_cards_are_dealt_the_moment_the_last_one_has_cut() -> None:
    scene = Scene().sealed(*PEOPLE).begun().cut("host", "ann", "bo")
    assert not scene.table.begun
    assert scene.table.cutting is not None
    assert scene.table.cutting.waiting_for == [3]
    scene.cut("cy")
    assert scene.table.begun
    again = scene.reread()
    assert dealt(again) == dealt(scene.table)
    assert again.cutting == scene.table.cutting


@pytest.mark.parametrize("bots", [(), (1, 2, 3)])
def test_where_nobody_has_promised_anything_cards_are_dealt_at_once(bots: tuple[int, ...]) -> None:
    scene = Scene().seated("host", bots=bots).begun()
    assert scene.table.begun
    assert [type(read(line)) for _, line in scene.log if type(read(line)) in (Closed, Began)] == [Closed, Began]


@pytest.mark.parametrize("seat", range(4))
def test_every_cut_decides(seat: int) -> None:
    deals = []
    for last in (b"one", b"other"):
        scene = Scene()
        start = [bytes_of(person) for person in PEOPLE]
        start[seat] = hashlib.sha256(last).digest()
        for place, person in enumerate(PEOPLE):
            scene.wish(person, Sit, seat=place, name=person, seal=seal_of(start[place]))
        scene.begun()
        for place, person in enumerate(PEOPLE):
            scene.wish(person, CutDeck, seat=place, cut=cut_of(start[place], 1))
        deals.append(dealt(scene.table))
    assert deals[0] != deals[1]


# Whoever does not answer


def time_passes(scene: Scene, watch: Watch, by: int) -> list[Entry]:
    watch.note(scene.table, scene.now)
    scene.now += by
    watch.note(scene.table, scene.now)
    entries = watch.due(scene.table, scene.now)
    scene.add(entries)
    return entries


def test_somebody_who_does_not_answer_is_left_out_and_everyone_sees_it() -> None:
    async def work(url: str) -> None:
        async with people(url, *PEOPLE) as clients:
            tables = await sit_down(clients, "misterbill")
            await tables[2].__aexit__(None, None, None)
            await tables[0].begin()
            for table in (tables[0], tables[1], tables[3]):
                await table.until(lambda seen=table: seen.shown.public.status == "playing", 5)  # type: ignore[misc]
                assert table.shown is not None
                assert [seat.left_out for seat in table.shown.public.seats] == [False, False, True, False]
                assert table.shown.public.tries == 2, "what they had shown by then counts for nothing"
            await tables[1].say("hello")
            record = await finish(clients[0], tables[:2] + tables[3:])
            assert [bool(cut) for cut in record["fair"]["cuts"]] == [True, True, False, True]
            assert all(record["fair"]["seals"])
            await leave(tables[:2] + tables[3:])

    on_a_server(work, cutting=100, grace=100)


def test_a_cut_that_was_not_sealed_does_not_count() -> None:
    scene, watch = Scene().sealed("host", "ann").begun(), Watch(60_000, 3_600_000, LATE)
    scene.cut("host")
    for wrong in (cut_of(bytes_of("ann"), 2), cut_of(bytes_of("bo"), 1), seal_of(bytes_of("ann"))):
        with pytest.raises(Refused, match="not how you said"):
            scene.wish("ann", CutDeck, seat=1, cut=wrong)
    assert time_passes(scene, watch, LATE) == [LeftOut(seats=[1])]
    with pytest.raises(Refused, match="not asked to cut"):
        scene.wish("ann", CutDeck, seat=1, cut=cut_of(bytes_of("ann"), 2))
    scene.cut("host")
    assert scene.table.begun
    assert scene.table.cutting is not None
    assert scene.table.cutting.cuts().cuts == [cut_of(bytes_of("host"), 2), "", "", ""]


def test_leaving_somebody_out_is_no_choice_between_deals_that_are_known() -> None:
    """A server that has seen all cuts but one knows both deals, with that one and without; neither is dealt then."""
    scene, watch = Scene().sealed(*PEOPLE).begun(), Watch(60_000, 3_600_000, LATE)
    with_all, without = [cut_of(bytes_of(person), 1) for person in PEOPLE], [cut_of(bytes_of(p), 1) for p in PEOPLE]
    without[3] = ""
    names = [person.title() for person in PEOPLE]
    known = [
        events_of(billi.game("willi").start(luck=FairLuck(SECRET, [""] * 4, cuts), names=names))[:2]
        for cuts in (with_all, without)
    ]
    scene.cut("host", "ann", "bo")
    time_passes(scene, watch, LATE)
    assert not scene.table.begun
    scene.cut("host", "ann", "bo")
    assert dealt(scene.table) not in known
    assert Scene().sealed(*PEOPLE).begun().cut(*PEOPLE).table.state is not None
    assert dealt(Scene().sealed(*PEOPLE).begun().cut(*PEOPLE).table) == known[0]


@pytest.mark.parametrize("honest", range(8))
def test_no_more_deals_can_be_tried_than_people_are_left_out(honest: int) -> None:
    """Seven of eight give up one after the other, each seeing what would be dealt: eight deals, and not 128."""
    everyone = [f"p{n}" for n in range(8)]
    scene, watch = Scene("misterbill", 8).sealed(*everyone).begun(), Watch(60_000, 3_600_000, LATE)
    playing, deals = list(everyone), 1
    for gives_up in [person for person in everyone if person != f"p{honest}"]:
        playing.remove(gives_up)
        scene.cut(*playing)
        assert [type(entry) for entry in time_passes(scene, watch, LATE)] == [LeftOut]
        deals += 1
        assert not scene.table.begun
    scene.cut(*playing)
    scene.play_out()
    record = record_of(scene.table)
    verify(record)
    assert record["fair"]["tries"] == deals == 8
    assert [bool(cut) for cut in record["fair"]["cuts"]] == [seat == honest for seat in range(8)]
    assert leads_to(record["fair"]["cuts"][honest], 8) == record["fair"]["seals"][honest]
    for tries in (0, 7, 9):
        with pytest.raises(InvalidRecord):
            verify({**record, "fair": {**record["fair"], "tries": tries}})


def test_where_nobody_answers_cards_are_dealt_all_the_same() -> None:
    scene, watch = Scene().sealed(*PEOPLE).begun(), Watch(60_000, 3_600_000, LATE)
    watch.note(scene.table, scene.now)
    assert watch.next(scene.table) == scene.now + LATE
    assert time_passes(scene, watch, LATE - 1) == []
    assert time_passes(scene, watch, 1) == [LeftOut(seats=[0, 1, 2, 3])]
    assert scene.table.begun
    assert record_of(scene.table)["fair"]["tries"] == 1
    scene.play_out()
    verify(record_of(scene.table))


def test_a_server_that_has_just_heard_of_it_gives_everyone_the_whole_time() -> None:
    """Its clock may be an hour ahead of the one that wrote the beginning, or it has just been started again."""
    scene = Scene().sealed(*PEOPLE).begun()
    scene.now += 3_600_000
    watch = Watch(60_000, 3_600_000, LATE)
    assert time_passes(scene, watch, LATE - 1) == []
    assert len(time_passes(scene, watch, 1)) == 1


@pytest.mark.parametrize("name", ["Willi", "Ann"])
def test_whoever_is_forgotten_before_the_deal_does_not_change_it(name: str) -> None:
    records = []
    for forgets in (False, True):
        scene = Scene()
        for seat, person in enumerate(PEOPLE):
            called = name if person == "ann" else person
            scene.wish(person, Sit, seat=seat, name=called, seal=seal_of(bytes_of(person)))
        scene.begun().cut("host", "ann", "bo")
        if forgets:
            scene.add([Forgot(person="ann")])
        shown = show_public(scene.table).seats
        scene.cut("cy")
        scene.play_out()
        verify(record_of(scene.table))
        records.append(record_of(scene.table))
        # Whoever cuts now holds what they are shown against the record, and finds nothing to complain of.
        assert [seat.seal for seat in shown] == records[-1]["fair"]["seals"]
        assert (shown[1].name == "Willi") == (records[-1]["names"][1] == "Willi") == (name == "Willi")
    assert records[0]["events"][:2] == records[1]["events"][:2]
    assert records[1]["names"][1] == ("Willi" if name == "Willi" else "")


# What was


def test_games_from_before_people_cut_the_deck_are_still_what_they_were() -> None:
    table = Table("t", SECRET)
    opened = open_table("host", SECRET, "willi", 4, {})
    lines = [Sat(seat=seat, person=person, name=person, by=person, id="1") for seat, person in enumerate(PEOPLE)]
    for entry in (opened, *lines, Began(by="host", id="2")):
        table.apply(entry, 1)
    assert table.begun
    assert dealt(table) == events_of(billi.game("willi").start(luck=FairLuck(SECRET, [""] * 4), names=PEOPLE))[:2]
    assert record_of(table)["fair"] == {
        "version": 1,
        "commitment": hashlib.sha256(SECRET).hexdigest(),
        "words": [""] * 4,
    }
    verify(record_of(table))
