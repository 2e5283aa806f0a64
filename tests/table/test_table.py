"""A game being played by people: chairs, choices, absence, clocks, chat."""

import json
from typing import Any

import pytest

import billi
from billi.errors import UnknownBot
from billi.record import verify
from billi.table.deciding import PHRASES, Refused, decide, greet, open_table, play_again
from billi.table.entries import BotSat, Came, Chose, Left, Opened, Sat, read, write
from billi.table.looking import looking_at
from billi.table.recording import record_of
from billi.table.showing import Eyes, show
from billi.table.table import Table
from billi.table.text import clean
from billi.table.wishes import (
    AddWords,
    Begin,
    Choose,
    ComeBack,
    Lend,
    LetStandIn,
    Move,
    Mute,
    PutBot,
    Say,
    Sit,
    Stand,
    Waive,
)
from helpers.crosscheck import VARIANTS
from helpers.events import events_of
from helpers.table_scenes import SECRET, Scene


def refused(sentence: str) -> Any:
    return pytest.raises(billi.BilliError, check=lambda error: error.sentence == sentence and "\n" not in str(error))


# Sitting down


def test_people_sit_down_by_name_and_the_host_deals() -> None:
    scene = Scene().seated("host", "ann", "bo", "cy").begun()
    assert [chair.name for chair in scene.table.chairs] == ["Host", "Ann", "Bo", "Cy"]
    assert scene.table.state is not None
    assert scene.table.state.to_act == (0, 1, 2, 3)


def test_free_chairs_go_to_bots_when_the_cards_are_dealt() -> None:
    scene = Scene("misterbill", 5).seated("host", "ann").begun()
    assert [chair.bot for chair in scene.table.chairs] == ["", "", "house", "house", "house"]


def test_where_nobody_can_sit_nothing_can_be_chosen() -> None:
    table = Scene().seated("host", "ann", "bo", "cy").begun().table
    assert [table.choices(seat) for seat in (-1, 4, 2**63)] == [[], [], []]


def test_a_chair_seats_one() -> None:
    scene = Scene().seated("host", "ann")
    with refused("table-chair-taken"):
        scene.wish("bo", Sit, seat=1, name="Bo")


def test_one_person_may_hold_several_chairs() -> None:
    scene = Scene().seated("host", "host", "ann", "ann").begun()
    assert scene.table.seats_of("ann") == [2, 3]
    scene.play_out()


@pytest.mark.parametrize("seat", [-1, 4, 99])
@pytest.mark.parametrize("kind", [Sit, Stand, PutBot, AddWords, Choose, Waive, ComeBack, LetStandIn])
def test_a_seat_that_is_not_there_is_refused(kind: Any, seat: int) -> None:
    scene = Scene().seated("host", "ann").begun()
    needs: dict[Any, dict[str, Any]] = {
        Sit: {"name": "A"},
        AddWords: {"words": ""},
        Choose: {"action": "box R1", "version": 1},
    }
    more = needs.get(kind, {})
    with refused("table-no-such-seat"):
        scene.wish("host", kind, seat=seat, **more)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("", "table-name-empty"), (" \u202e\x00 ", "table-name-empty"), ("x" * 25, "table-name-long")],
)
def test_a_name_is_something_to_read(name: str, sentence: str) -> None:
    with refused(sentence):
        Scene().wish("ann", Sit, seat=0, name=name)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann\u202eevil", "Annevil"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("a\u0000b\x1b[31m", "ab[31m"),
        ("👩‍👩‍👧 fam", "👩‍👩‍👧 fam"),
        ("Z" + "\u0301" * 30, "Ź" + "\u0301" * 4),
        ("שלום", "שלום"),
    ],
)
def test_names_and_chat_are_cleaned_of_what_cannot_be_seen(typed: str, shown: str) -> None:
    assert clean(typed) == shown


def test_only_the_host_moves_people_and_seats_bots() -> None:
    scene = Scene().seated("host", "ann", "bo")
    for kind, details in ((PutBot, {"seat": 3}), (Move, {"order": [1, 0, 2, 3]}), (Stand, {"seat": 2}), (Begin, {})):
        with refused("table-not-host"):
            scene.wish("ann", kind, **details)
    scene.wish("host", Move, order=[2, 0, 1, 3])
    assert [chair.name for chair in scene.table.chairs] == ["Bo", "Host", "Ann", ""]
    with refused("table-order"):
        scene.wish("host", Move, order=[0, 0, 1, 2])
    scene.begun()
    with refused("table-begun"):
        scene.wish("host", Move, order=[0, 1, 2, 3])


def test_a_bot_and_a_person_change_places_in_the_middle_of_a_game() -> None:
    scene = Scene().seated("host", "ann", bots=(2, 3)).begun()
    scene.choose(0)
    scene.wish("host", Stand, seat=2)
    assert scene.table.deciders[2] == "house"
    scene.wish("bo", Sit, seat=2, name="Bo")
    assert scene.table.deciders[2] == "house"
    assert scene.table.waits(2)
    scene.wish("host", PutBot, seat=1)
    scene.play_out()
    assert scene.table.state is not None
    assert scene.table.state.names == ["Host", "Ann", "house", "house"]


# Choosing


@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_a_whole_game_is_played_kept_and_proven(game: billi.Game) -> None:
    scene = Scene(game.name, game.players, options=game.options).seated("host", "ann", bots=(2,)).begun()
    scene.play_out()
    assert scene.reread().state == scene.table.state
    record = json.loads(json.dumps(record_of(scene.table)))
    verify(record)
    assert record["points"] == scene.table.state.points if scene.table.state else False


def test_a_choice_can_be_changed_until_the_last_one_is_in() -> None:
    scene = Scene().seated("host", "ann", "bo", "cy").begun()
    state = scene.table.state
    assert state is not None
    first, second = (str(action) for action in state.legal(0)[:2])
    scene.choose(0, first)
    assert scene.table.waiting_for == [1, 2, 3]
    scene.choose(0, second)
    for seat in (1, 2, 3):
        scene.choose(seat)
    assert scene.table.state is not None
    assert {"t": "box", "seat": 0, "card": second.split()[1]} in events_of(scene.table.state)
    with refused("why-not-asked" if 0 not in scene.table.waiting_for else "why-other"):
        scene.choose(0, first)


def test_nobody_chooses_for_another_seat() -> None:
    scene = Scene().seated("host", "ann", "bo", "cy").begun()
    for person in ("ann", "stranger", ""):
        with refused("table-not-yours"):
            scene.wish(person, Choose, seat=0, action="box R1", version=scene.table.version)


def test_a_choice_that_answers_an_earlier_question_is_refused() -> None:
    scene = Scene("misterbill", 3).seated("host", "ann", "bo").begun()
    version = scene.table.version
    seat = scene.draw()
    scene.choose(seat, "pass")
    asked = scene.table.waiting_for[0]
    with refused("table-stale"):
        scene.wish(scene.table.chairs[asked].person, Choose, seat=asked, action="pass", version=version)


def test_a_choice_that_answers_a_question_of_lines_that_were_lost_is_refused() -> None:
    scene = Scene("misterbill", 3).seated("host", "ann", "bo").begun()
    seat = scene.draw()
    with refused("table-stale"):
        scene.wish(scene.table.chairs[seat].person, Choose, seat=seat, action="pass", version=scene.table.version + 1)
    scene.choose(seat, "pass")


def test_chat_in_between_does_not_make_a_choice_stale() -> None:
    scene = Scene("misterbill", 3).seated("host", "ann", "bo").begun()
    seat, version = scene.draw(), scene.table.version
    scene.wish("ann", Say, text="hello")
    scene.wish(scene.table.chairs[seat].person, Choose, seat=seat, action="pass", version=version)


def test_the_same_wish_twice_is_granted_once() -> None:
    scene = Scene("misterbill", 3).seated("host", "ann", "bo").begun()
    seat = scene.draw()
    wish = Choose(id="mine", seat=seat, action="pass", version=scene.table.version)
    person = scene.table.chairs[seat].person
    scene.add(decide(scene.table, person, wish))
    after = scene.table.version
    assert decide(scene.table, person, wish) == []
    assert scene.table.granted[person, "mine"] <= after
    with refused("table-not-yours"):
        decide(scene.table, "stranger", wish)


def test_an_illegal_action_is_refused_with_its_rule_and_leaves_the_table_alone() -> None:
    scene = Scene().seated("host", "ann", "bo", "cy").begun()
    before = scene.table.version
    with pytest.raises(billi.IllegalAction) as error:
        scene.choose(0, "play R1")
    assert error.value.rule == "W2"
    assert scene.table.version == before


@pytest.mark.parametrize(
    ("kind", "details"),
    [
        (ComeBack, {"seat": 0}),
        (Lend, {"seat": 0, "on": False}),
        (Mute, {"seat": 1, "on": False}),
        (PutBot, {"seat": 3, "bot": "house"}),
        (LetStandIn, {"seat": 3}),
        (AddWords, {"seat": 0, "words": ""}),
        (Move, {"order": [0, 1, 2, 3]}),
    ],
)
def test_a_wish_that_changes_nothing_is_granted_and_writes_nothing(kind: Any, details: dict[str, Any]) -> None:
    scene = Scene().seated("host", "ann", "bo", bots=(3,))
    if kind is LetStandIn:
        scene.begun()
    version = scene.table.version
    assert scene.wish("host", kind, **details) == []
    assert scene.table.version == version


# Being away


def test_a_bot_decides_for_somebody_who_has_gone_until_they_are_back() -> None:
    scene = Scene().seated("host", "ann", "bo", "cy").begun()
    scene.add([Left(seat=1)])
    assert scene.table.chairs[1].away
    assert scene.table.waiting_for == [0, 2, 3]
    assert greet(scene.table, "ann") == [Came(by="ann", seat=1)]
    scene.add(greet(scene.table, "ann"))
    for seat in (0, 2, 3):
        scene.choose(seat)
    assert not scene.table.chairs[1].away
    scene.play_out()


def test_choosing_is_coming_back() -> None:
    scene = Scene().seated("host", "ann", "bo", "cy").begun()
    scene.wish("host", LetStandIn, seat=1)
    assert scene.table.chairs[1].stood_in
    scene.choose(1)
    assert not scene.table.chairs[1].stood_in


def test_a_game_without_its_people_finishes() -> None:
    scene = Scene("misterbill", 4).seated("host", "ann", "bo", "cy").begun()
    for seat in range(4):
        scene.add([Left(seat=seat)])
    while not scene.table.over:
        scene.add([])
    assert scene.reread().state == scene.table.state


def test_there_is_no_deadline_without_a_clock_or_a_game() -> None:
    assert Scene(clock=20).table.deadline is None
    assert Scene().seated("host").begun().table.deadline is None


# Saying


def test_chat_is_for_those_who_sit_and_phrases_are_known() -> None:
    scene = Scene().seated("host", "ann")
    scene.wish("ann", Say, text=" hi\u202e all ")
    scene.wish("host", Say, phrase=PHRASES[0])
    assert [(said.name, said.text, said.phrase) for _, said in scene.table.chat] == [
        ("Ann", "hi all", ""),
        ("Host", "", PHRASES[0]),
    ]
    for person, details, sentence in (
        ("stranger", {"text": "hi"}, "table-not-seated"),
        ("ann", {"text": "\n"}, "table-saying-empty"),
        ("ann", {"text": "x" * 281}, "table-saying-long"),
        ("ann", {"phrase": "rude"}, "table-phrase"),
    ):
        with refused(sentence):
            scene.wish(person, Say, **details)


# Seeing


@pytest.mark.parametrize("game", VARIANTS[::4], ids=repr)
def test_nobody_is_shown_what_their_seats_do_not_see(game: billi.Game) -> None:
    scene = Scene(game.name, game.players, options=game.options).seated("host", "ann", "bo").begun()
    for _ in range(30):
        if scene.table.over:
            break
        state = scene.table.state
        assert state is not None
        shown = show(scene.table, Eyes("ann"))
        assert [hand.seat for hand in shown.own.hands] == shown.own.seats == scene.table.seats_of("ann")
        assert shown.own.hands[0].hand == state.view(1).hand
        assert shown.own.hands[0].events == state.view(1).events
        public = show(scene.table, Eyes())
        assert public.own.hands[0].hand == []
        assert SECRET.hex() not in str(public) + str(shown)
        scene.choose(scene.table.waiting_for[0])


def test_a_lent_hand_is_seen_but_not_played() -> None:
    scene = Scene().seated("host", "ann", "bo", "cy").begun()
    with refused("table-not-yours"):
        scene.wish("ann", Lend, seat=2)
    scene.wish("bo", Lend, seat=2)
    key = show(scene.table, Eyes("bo")).own.hands[0].link
    assert len(key) == 32
    shown = show(scene.table, Eyes("guest", key))
    assert scene.table.state is not None
    assert shown.own.hands[0].hand == scene.table.state.view(2).hand
    assert (shown.own.seats, shown.own.hands[0].ask, shown.own.hands[0].link) == ([], None, "")
    assert [seat.lent for seat in shown.public.seats] == [False, False, True, False]
    assert key not in str(show(scene.table, Eyes("ann")))


def test_a_lent_hand_can_be_taken_back_and_goes_with_its_person() -> None:
    scene = Scene().seated("host", "ann", "bo", "cy").begun()
    scene.wish("bo", Lend, seat=2)
    key = scene.table.chairs[2].key
    scene.wish("bo", Lend, seat=2, on=False)
    assert show(scene.table, Eyes("guest", key)).own.hands[0].hand == []
    scene.wish("bo", Lend, seat=2)
    assert scene.table.chairs[2].key != key
    scene.wish("host", PutBot, seat=2)
    assert not scene.table.chairs[2].key
    assert scene.reread().chairs == scene.table.chairs


@pytest.mark.parametrize("key", ["", "x", "\u00e9", "0" * 32])
def test_a_key_nobody_handed_out_shows_nothing(key: str) -> None:
    scene = Scene().seated("host", "ann").begun()
    scene.wish("ann", Lend, seat=1)
    assert show(scene.table, Eyes("guest", key)).own.hands[0].hand == []


def test_an_ask_says_what_is_asked_by_which_rule_until_when() -> None:
    scene = Scene("willi", 4, clock=60).seated("host", "ann", "bo", "cy").begun()
    scene.choose(1)
    shown = show(scene.table, Eyes("ann"))
    (hand,) = shown.own.hands
    assert hand.ask is not None
    assert shown.public.board is not None
    assert scene.table.state is not None
    assert (shown.public.board["phase"], hand.ask.rule) == ("box", "W2")
    assert shown.public.until == scene.now + looking_at(scene.table.state.events) + 60_000
    assert hand.ask.chosen in hand.ask.choices
    assert [seat.thinking for seat in show(scene.table, Eyes()).public.seats] == [True, False, True, True]


def test_only_what_is_new_is_told_again() -> None:
    scene = Scene().seated("host", "ann", "bo", "cy").begun()
    version = scene.table.version
    for seat in range(4):
        scene.choose(seat)
    (hand,) = show(scene.table, Eyes("ann"), version).own.hands
    assert [event.kind for event in hand.events] == ["box"] * 4
    assert [("card" in event) for event in events_of(hand) if event["seat"] == 1] == [True]


# Chat and what comes after


def test_the_host_turns_somebody_down_and_up_again() -> None:
    scene = Scene().seated("host", "ann")
    with refused("table-not-host"):
        scene.wish("ann", Mute, seat=0)
    scene.wish("host", Mute, seat=1)
    with refused("table-muted"):
        scene.wish("ann", Say, text="hello")
    scene.wish("ann", Stand, seat=1)
    scene.wish("ann", Sit, seat=1, name="Ann")
    with refused("table-muted"):
        scene.wish("ann", Say, phrase="hello")
    scene.wish("host", Mute, seat=1, on=False)
    scene.wish("ann", Say, text="hello")
    assert scene.table.chat[-1][1].seat == 1


def test_a_rematch_turns_the_seats_by_one() -> None:
    scene = Scene("misterbill", 4).seated("host", "ann", "bo", bots=(3,)).begun()
    with refused("table-not-over"):
        play_again(scene.table, "host")
    scene.play_out()
    with refused("table-not-seated"):
        play_again(scene.table, "stranger")
    seats = play_again(scene.table, "ann")
    sitting = [
        entry.person if isinstance(entry, Sat) else entry.bot for entry in seats if isinstance(entry, (Sat, BotSat))
    ]
    assert sitting == ["house", "host", "ann", "bo"]


def test_a_bot_takes_its_name_along_when_chairs_are_changed() -> None:
    scene = Scene("misterbill", 4).seated("host", bots=(1, 2, 3))
    scene.wish("host", Move, order=[3, 0, 1, 2])
    assert [seat.called for seat in show(scene.table, Eyes()).public.seats] == [3, None, 1, 2]
    assert scene.table.names() == ["house 3", "Host", "house 1", "house 2"]
    scene.begun()
    assert record_of(scene.table)["names"] == scene.table.names()
    scene.wish("host", Stand, seat=1)
    assert show(scene.table, Eyes()).public.seats[1].called == 0


# Setting up


@pytest.mark.parametrize(
    ("game", "players", "options", "more", "sentence"),
    [
        ("bridge", 4, {}, {}, "game-unknown"),
        ("willi", 5, {}, {}, "game-players"),
        ("willi", 4, {"exchange": "never"}, {}, "option-value"),
        ("willi", 4, {"jokers": "2"}, {}, "option-unknown"),
        ("willi", 4, {}, {"clock": 1}, "table-clock"),
        ("willi", 4, {}, {"language": "la"}, "table-language"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    game: str, players: int, options: dict[str, str], more: dict[str, Any], sentence: str
) -> None:
    with refused(sentence):
        open_table("host", SECRET, game, players, options, **more)


def test_words_of_ones_own_change_the_luck() -> None:
    def deal(words: str) -> Any:
        scene = Scene().seated("host", "ann")
        if words:
            scene.wish("ann", AddWords, seat=1, words=words)
        scene.begun()
        assert scene.table.state is not None
        return events_of(scene.table.state)[1]

    assert deal("") != deal("abracadabra") != deal("abracadabrb")
    assert deal("abracadabra") == deal("abracadabra")
    with refused("table-words-long"):
        deal("x" * 65)


def test_entries_are_written_and_read_back() -> None:
    for entry in (
        Opened(by="p", game="willi", players=4, options={"exchange": "any"}, commitment="00"),
        Sat(by="p", id="1", seat=2, person="p", name="Zoë"),
        Chose(seat=1, action="play R5"),
    ):
        assert read(write(entry)) == entry


def test_a_refusal_is_a_refusal() -> None:
    table = Table("t", SECRET)
    table.apply(open_table("host", SECRET, "willi", 4, {}), 0)
    with pytest.raises(Refused):
        decide(table, "nobody", Begin(id="1"))


def test_free_chairs_go_to_the_bots_the_host_wants() -> None:
    scene = Scene().seated("ann")
    scene.wish("host", Begin, bot="sharp")
    assert [chair.bot for chair in scene.table.chairs] == ["", "sharp", "sharp", "sharp"]
    with pytest.raises(UnknownBot):
        Scene().seated("ann").wish("host", Begin, bot="nobody")
