"""Nobody sees a hand that was dealt to somebody else, however chairs change hands."""

from typing import Any

import pytest

from billi.record import verify, without_name
from billi.table.deciding import Refused, forget
from billi.table.messages import Hand
from billi.table.recording import record_of
from billi.table.showing import Eyes, show
from billi.table.wishes import Choose, Lend, PutBot, Sit, Stand, Waive
from helpers.events import events_of
from helpers.table_scenes import Scene

GAMES = [("willi", 4), ("misterbill", 4)]


def refused(sentence: str) -> Any:
    return pytest.raises(Refused, check=lambda error: error.sentence == sentence)


def hands(scene: Scene, person: str, key: str = "") -> list[Hand]:
    return show(scene.table, Eyes(person, key)).own.hands


def sees_cards(scene: Scene, person: str, key: str = "") -> bool:
    """Whether somebody is shown any hand, now or in what happened before."""
    return any(hand.hand or any(_tells_cards(event) for event in events_of(hand)) for hand in hands(scene, person, key))


def _tells_cards(event: dict[str, Any]) -> bool:
    dealt = event["t"] == "deal" and any(isinstance(hand, list) for hand in event["hands"])
    return dealt or (event["t"] in ("draw", "move", "box") and "card" in event)


def on(scene: Scene, rounds: int) -> Scene:
    """Play until so many rounds have been dealt."""
    while len(scene.table.deals) < rounds:
        scene.choose(scene.table.waiting_for[0])
    return scene


def begun(game: str, players: int) -> Scene:
    return Scene(game, players).seated("host", "ann", "bo", "cy").begun()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_host_who_takes_somebodys_chair_does_not_see_their_cards(game: str, players: int) -> None:
    scene = Scene(game, players).seated("ann", "bo", "cy", "di").begun()
    scene.wish("host", Stand, seat=1)
    scene.wish("host", Sit, seat=1, name="Host")
    assert not sees_cards(scene, "host")
    scene.wish("host", PutBot, seat=1)
    assert not sees_cards(scene, "host")


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_nor_does_a_second_browser_of_theirs(game: str, players: int) -> None:
    scene = begun(game, players)
    scene.wish("host", Stand, seat=1)
    scene.wish("second", Sit, seat=1, name="Second")
    assert not sees_cards(scene, "second")
    assert show(scene.table, Eyes("second")).own.waits == [1]
    assert [seat.waits for seat in show(scene.table, Eyes()).public.seats] == [False, True, False, False]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_newcomer_has_the_next_deal_and_what_was_public_of_the_past(game: str, players: int) -> None:
    scene = begun(game, players)
    scene.wish("ann", Stand, seat=1)
    scene.wish("dora", Sit, seat=1, name="Dora")
    on(scene, 2)
    state = scene.table.state
    assert state is not None
    (hand,) = hands(scene, "dora")
    assert (hand.seat, hand.hand) == (1, state.view(1).hand)
    start = scene.table.deals[1].first_event
    assert hand.events[:start] == state.seen(None)[:start]
    assert hand.events[start:] == state.seen(1)[start:]
    assert scene.reread().deals == scene.table.deals
    scene.play_out()


def test_whoever_was_dealt_the_hand_has_it_back_at_once() -> None:
    scene = begun("willi", 4)
    mine = hands(scene, "ann")[0].hand
    scene.wish("ann", Stand, seat=1)
    assert not sees_cards(scene, "ann")
    while not scene.table.waiting_for:
        scene.add([])
    scene.wish("ann", Sit, seat=1, name="Ann")
    assert set(hands(scene, "ann")[0].hand) <= set(mine)
    assert not scene.table.waits(1)
    assert scene.table.deciders[1] == ""


def test_whoever_was_dealt_the_hand_has_it_back_from_a_bot_too() -> None:
    scene = begun("willi", 4)
    mine = hands(scene, "ann")[0].hand
    scene.wish("host", PutBot, seat=1)
    assert not sees_cards(scene, "ann")
    assert show(scene.table, Eyes("ann")).own.back == [1]
    assert show(scene.table, Eyes("dora")).own.back == []
    with refused("table-chair-taken"):
        scene.wish("dora", Sit, seat=1, name="Dora")
    scene.wish("ann", Sit, seat=1, name="Ann")
    assert set(hands(scene, "ann")[0].hand) <= set(mine)
    assert show(scene.table, Eyes("ann")).own.back == []
    assert scene.table.deciders[1] == ""
    assert scene.reread().chairs == scene.table.chairs


def test_a_host_who_puts_a_bot_there_once_more_is_rid_of_somebody() -> None:
    scene = begun("misterbill", 4)
    scene.wish("host", PutBot, seat=1)
    scene.wish("ann", Sit, seat=1, name="Ann")
    scene.wish("host", PutBot, seat=1)
    assert show(scene.table, Eyes("ann")).own.back == []
    with refused("table-chair-taken"):
        scene.wish("ann", Sit, seat=1, name="Ann")
    on(scene, 2)
    with refused("table-chair-taken"):
        scene.wish("ann", Sit, seat=1, name="Ann")


def test_a_bot_that_was_there_when_the_cards_were_dealt_gives_nobody_its_hand() -> None:
    scene = begun("misterbill", 4)
    scene.wish("host", PutBot, seat=1)
    on(scene, 2)
    assert show(scene.table, Eyes("ann")).own.back == []
    with refused("table-chair-taken"):
        scene.wish("ann", Sit, seat=1, name="Ann")


def test_a_newcomer_chooses_lends_and_waives_nothing_before_the_deal_is_theirs() -> None:
    scene = begun("willi", 4)
    scene.wish("ann", Stand, seat=1)
    scene.wish("dora", Sit, seat=1, name="Dora")
    for kind, details in ((Choose, {"action": "box R1", "version": scene.table.version}), (Lend, {}), (Waive, {})):
        with refused("table-next-deal"):
            scene.wish("dora", kind, seat=1, **details)


def test_chairs_on_one_device_are_agreed_before_the_deal() -> None:
    scene = Scene().seated("host", "ann", "ann", "cy").begun()
    scene.wish("host", Stand, seat=3)
    with refused("table-one-chair"):
        scene.wish("ann", Sit, seat=3, name="Ann too")
    scene.wish("ann", Stand, seat=2)
    scene.wish("ann", Sit, seat=2, name="Ann")
    assert [hand.seat for hand in hands(scene, "ann")] == [1, 2]


def test_nobody_comes_by_a_second_hand_by_standing_up_from_the_first() -> None:
    scene = begun("willi", 4)
    scene.wish("host", Stand, seat=2)
    scene.wish("host", Stand, seat=0)
    scene.wish("host", Sit, seat=2, name="Host")
    with refused("table-one-chair"):
        scene.wish("host", Sit, seat=0, name="Host")
    scene.wish("host", Stand, seat=2)
    scene.wish("host", Sit, seat=0, name="Host")
    assert [hand.seat for hand in hands(scene, "host")] == [0]


def test_a_newcomer_is_told_the_same_from_wherever_they_heard_last() -> None:
    scene = begun("misterbill", 4)
    scene.wish("ann", Stand, seat=1)
    scene.wish("dora", Sit, seat=1, name="Dora")
    on(scene, 3)
    scene.choose(scene.table.waiting_for[0])
    everything = scene.table.seen_from(1)
    state, (first, second, third) = scene.table.state, scene.table.deals
    assert state is not None
    assert everything == state.seen(None)[: second.first_event] + state.seen(1)[second.first_event :]
    assert len({first.first_event, second.first_event, third.first_event, len(everything)}) == 4
    for told in range(len(everything) + 1):
        assert scene.table.seen_from(1, told) == everything[told:]


def test_the_record_says_who_sat_where_from_which_round() -> None:
    scene = begun("misterbill", 4)
    scene.wish("ann", Stand, seat=1)
    scene.wish("dora", Sit, seat=1, name="Dora")
    on(scene, 2)
    scene.wish("host", PutBot, seat=2)
    scene.play_out()
    record = record_of(scene.table)
    assert record["names"] == ["Host", "Ann", "Bo", "Cy"]
    assert record["seating"] == [
        {"round": 2, "seat": 1, "name": "Dora", "who": 4},
        {"round": 3, "seat": 2, "name": "house"},
    ]
    assert scene.table.people()[4] == "dora"
    verify(record)


def test_a_game_nobody_left_says_nothing_of_seating() -> None:
    scene = begun("misterbill", 4)
    scene.play_out()
    assert "seating" not in record_of(scene.table)


def test_somebody_who_came_later_and_asks_to_be_forgotten_is() -> None:
    scene = begun("misterbill", 4)
    scene.wish("ann", Stand, seat=1)
    scene.wish("dora", Sit, seat=1, name="Dora")
    scene.play_out()
    kept = record_of(scene.table)
    assert "Dora" in str(kept)
    scene.add(forget(scene.table, "dora"))
    assert "Dora" not in str(record_of(scene.table))
    # Asked for after the game has gone into its record: by the place in the list of its people.
    who = kept["seating"][0]["who"]
    assert "Dora" not in str(without_name(kept, who))
    assert "Dora" in str(without_name(kept, 1))


def test_a_lent_hand_is_not_shown_to_anyone_who_sits_in_the_same_game() -> None:
    """MB19: team-mates consult aloud."""
    scene = begun("misterbill", 4)
    scene.wish("bo", Lend, seat=2)
    key = scene.table.chairs[2].key
    assert [hand.seat for hand in hands(scene, "guest", key)] == [2]
    assert [hand.seat for hand in hands(scene, "ann", key)] == [1]
    scene.wish("cy", Stand, seat=3)
    assert not sees_cards(scene, "cy", key), "whoever stands up looks, and sits down again"
    scene.wish("guest", Sit, seat=3, name="Guest")
    assert not sees_cards(scene, "guest", key)
