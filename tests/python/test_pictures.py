"""What a notebook shows of cards, views and states."""

import random
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

import billi
from billi.games import GAMES
from billi.pictures import looks

GAMES_OF_ALL_SIZES = [("misterbill", 3), ("misterbill", 8), ("willi", 3), ("willi", 4)]


def under_way(name: str, players: int, seed: int = 4, steps: int = 25) -> billi.State:
    state, rnd = billi.game(name, players).start(seed=seed), random.Random(seed)
    for _ in range(steps):
        seat = rnd.choice(state.to_act)
        state.apply(seat, rnd.choice(state.legal(seat)))
    return state


def cards_in(svg: str) -> Counter[str]:
    return Counter(re.findall(r"<title>(.*?)</title>", svg))


def in_the_open(view: billi.View) -> list[str]:
    if isinstance(view, billi.WilliView):
        return [card for _, card in view.trick]
    assert isinstance(view, billi.MisterBillView)
    return [card for card, number in view.discards.items() if number]


@pytest.mark.parametrize(("name", "players"), GAMES_OF_ALL_SIZES)
def test_a_view_shows_its_own_hand_and_what_lies_on_the_table_and_backs_of_the_rest(name: str, players: int) -> None:
    state = under_way(name, players)
    for seat in (None, *range(players)):
        view = state.view(seat)
        svg = view._repr_svg_()
        assert cards_in(svg) == Counter([*view.hand, *in_the_open(view)])
        others = [size for other, size in enumerate(view.hand_sizes) if other != seat]
        assert svg.count(f'href="#back-{name}"') == sum(others)


@pytest.mark.parametrize(("name", "players"), GAMES_OF_ALL_SIZES)
def test_a_state_shows_every_hand(name: str, players: int) -> None:
    state = under_way(name, players)
    hands = [card for seat in range(players) for card in state.hand(seat)]
    assert cards_in(state._repr_svg_()) == Counter([*hands, *in_the_open(state.view(None))])


@pytest.mark.parametrize(("name", "players"), GAMES_OF_ALL_SIZES)
def test_pictures_stand_alone(name: str, players: int) -> None:
    """Every drawing they use is in them, once, and they load nothing."""
    state = under_way(name, players)
    pictures = [state._repr_svg_(), state.view(0)._repr_svg_(), *(card._repr_svg_() for card in set(state.game.deck))]
    for svg in pictures:
        ElementTree.fromstring(svg)
        drawn = re.findall(r'<symbol id="([^"]+)"', svg)
        assert set(re.findall(r'href="#([^"]+)"', svg)) == set(drawn)
        assert len(drawn) == len(set(drawn))
        assert set(re.findall(r'[a-z]*://[^"]*', svg)) == {"http://www.w3.org/2000/svg"}


def test_who_is_asked_is_marked() -> None:
    state = under_way("willi", 4)
    [asked] = state.to_act
    marks = re.findall(r'<circle cx="12" [^>]*fill="([^"]+)" stroke="#fffaf0"', state._repr_svg_())
    assert [seat for seat, fill in enumerate(marks) if fill != "none"] == [asked]


def test_every_card_has_a_look() -> None:
    assert set(looks("willi")) == {card.colour for card in billi.WilliCard}
    assert {kind for kinds in looks("misterbill").values() for kind in kinds} == set(billi.MisterBillCard)


def test_a_game_nobody_has_drawn_shows_the_codes_of_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["willi"], "picture", None)
    state = under_way("willi", 4)
    assert cards_in(state.view(1)._repr_svg_()) == Counter(state.hand(1))
