"""The rules of Willi: cards and set-up, each rule as a short scene named by its id."""

import re
from collections import Counter
from pathlib import Path

import pytest

import billi
from billi import IllegalAction, InvalidPosition
from helpers.events import events_of
from helpers.rule_scenes import after, choices
from helpers.willi_scenes import CARDS, ONE_COLOUR_EACH, all_of, finished, seen

TEST = re.compile(r"^def (test_\w+)", re.MULTILINE)
RULES = tuple(f"W{number}" for number in range(1, 19))


def test_every_rule_has_a_test() -> None:
    names = [
        name
        for file in Path(__file__).parent.glob("test_*.py")
        for name in TEST.findall(file.read_text(encoding="utf-8"))
    ]
    tested = {rule for name in names for rule in re.findall(r"(?<=_)W\d+(?=_)", name)}
    assert tested == set(RULES)


def test_W1_one_to_nine_in_red_yellow_green_and_blue() -> None:
    assert sorted(billi.game("willi").spec.deck) == sorted(CARDS)


@pytest.mark.parametrize("deck", [CARDS[1:], [*CARDS, "R1"], [*CARDS[1:], "R2"], [*CARDS[1:], "P1"]])
def test_W1_no_other_deck_is_dealt(deck: list[str]) -> None:
    with pytest.raises(InvalidPosition):
        billi.game("willi").start(deck=deck)


def test_W2_nine_cards_each_one_at_a_time_from_the_dealers_left() -> None:
    state = billi.game("willi").start(deck=CARDS, dealer=1)
    assert events_of(state)[1] == {"t": "deal", "hands": [CARDS[2::4], CARDS[3::4], CARDS[0::4], CARDS[1::4]]}


def test_W2_everyone_puts_one_card_in_the_box_at_once() -> None:
    state = billi.game("willi").start(deck=ONE_COLOUR_EACH, dealer=3)
    assert state.to_act == (0, 1, 2, 3)
    assert choices(state, 2) == [f"box {card}" for card in CARDS[18:27]]
    assert after(state, "2: box G9", "0: box R1", "3: box B5") == []
    assert after(state, "1: box Y2") == [
        {"t": "box", "seat": 0, "card": "R1"},
        {"t": "box", "seat": 1, "card": "Y2"},
        {"t": "box", "seat": 2, "card": "G9"},
        {"t": "box", "seat": 3, "card": "B5"},
    ]
    assert seen(state).hand_sizes == [8, 8, 8, 8]
    assert "R1" not in seen(state, 0).hand


def test_W2_a_boxed_card_is_known_only_to_who_boxed_it() -> None:
    state = billi.game("willi").start(deck=ONE_COLOUR_EACH, dealer=3)
    after(state, "0: box R1", "1: box Y2", "2: box G9", "3: box B5")
    for seat in range(4):
        boxed = [event.get("card") for event in events_of(seen(state, seat))[-4:]]
        assert boxed == [card if owner == seat else None for owner, card in enumerate(["R1", "Y2", "G9", "B5"])]
    assert all("card" not in event for event in events_of(seen(state))[-4:])


def test_W2_only_a_card_in_hand_can_be_boxed() -> None:
    state = billi.game("willi").start(deck=ONE_COLOUR_EACH, dealer=3)
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, "box Y1")
    assert refused.value.rule == "W2"


def test_W2_eight_tricks_a_round() -> None:
    state = finished()
    rounds = Counter(event["t"] for event in events_of(state))
    assert (rounds["round"], rounds["box"], rounds["trick"], rounds["play"]) == (8, 32, 64, 256)


@pytest.mark.parametrize("name", ["Willi", "willi", " WILLI "])
@pytest.mark.parametrize("seat", range(4))
def test_W3_a_player_called_Willi_starts_the_first_round(name: str, seat: int) -> None:
    names = ["Ann", "Bo", "Cy", "Di"]
    names[seat] = name
    state = billi.game("willi").start(seed=seat, names=names)
    assert events_of(state)[0]["first"] == seat
    assert state.record()["names"] == names


def test_W3_of_several_called_Willi_any_one_starts() -> None:
    names = ["Willi", "Bo", "willi", "Di"]
    starters = {events_of(billi.game("willi").start(seed=seed, names=names))[0]["first"] for seed in range(40)}
    assert starters == {0, 2}


def test_W3_a_name_that_only_begins_like_Willi_is_another_name() -> None:
    names = ["William", "Bo", "Cy", "Di"]
    starters = {events_of(billi.game("willi").start(seed=seed, names=names))[0]["first"] for seed in range(40)}
    assert starters == {0, 1, 2, 3}


def test_W3_names_are_one_a_person() -> None:
    with pytest.raises(billi.InvalidArgument, match="3 names"):
        billi.game("willi").start(names=["Ann", "Bo", "Cy"])


def test_W3_any_player_may_start_the_first_round() -> None:
    game = billi.game("willi")
    assert {events_of(game.start(seed=seed))[0]["first"] for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.parametrize("dealer", range(4))
def test_W4_the_starter_is_the_dealers_left_neighbour_and_both_move_left(dealer: int) -> None:
    rounds = all_of("round", finished(dealer=dealer))
    assert [event["dealer"] for event in rounds] == [(dealer + n) % 4 for n in range(8)]
    assert [event["first"] for event in rounds] == [(dealer + 1 + n) % 4 for n in range(8)]


def test_W4_the_starter_leads_the_first_trick() -> None:
    state = billi.game("willi").start(deck=ONE_COLOUR_EACH, dealer=1)
    after(state, *(f"{seat}: {choices(state, seat)[0]}" for seat in range(4)))
    assert state.to_act == (2,)
