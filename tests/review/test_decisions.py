"""What decisions gave away: by what their seats could see, and never more than can be told from chance."""

import pytest

import billi
from billi.bots import search
from billi.bots.network import network_of, quick_network_of
from billi.bots.search import Foresight
from billi.record import replay
from billi.review import decisions as module
from billi.review.decisions import SMALL, Experts, JudgedChoice, Look, decisions_of
from billi.state import Game, State
from helpers.bot_games import play_bots
from helpers.records import ids
from helpers.reviews import judge_for
from helpers.twin_games import plan


def looked_at(state: State) -> list[JudgedChoice | None]:
    name = state.game.name
    quick, chooser = quick_network_of(name), network_of(name)
    assert quick is not None
    assert chooser is not None
    record = state.record()
    return decisions_of(
        replay(record), record["events"][0]["dealer"], Experts(chooser, Foresight(quick, judge_for(name)))
    )


TWINS = [
    (billi.game("misterbill", 4), (0, 1)),
    (billi.game("misterbill", 5, exchange="chosen"), (2, 3)),
    (billi.game("willi", 4), (0, 1)),
    (billi.game("willi", 3), (0,)),
]


@pytest.mark.parametrize(("game", "eyes"), TWINS, ids=str)
def test_cards_somebody_could_not_see_change_nothing_of_what_they_gave_away(
    monkeypatch: pytest.MonkeyPatch, game: Game, eyes: tuple[int, ...]
) -> None:
    monkeypatch.setattr(module, "LOOKS", (Look(32, 0, 100), Look(32, 2, 100)))
    one, other = (course.state for course in plan(game, eyes).courses)
    assert one != other
    found = [[each for each in looked_at(state) if each and each.seat in eyes] for state in (one, other)]
    assert found[0] == found[1]
    assert any(each.worlds for each in found[0])


@pytest.mark.parametrize("game", [billi.game("misterbill", 4), billi.game("willi", 4)], ids=ids)
def test_whoever_chooses_as_a_good_player_would_gives_nothing_away(game: Game) -> None:
    found = looked_at(play_bots(game, 2, ["sharp"] * 4))
    assert [each for each in found if each]
    assert all(each.equal and each.gave == 0 and each.made == each.best for each in found if each)


def test_a_decision_is_equal_where_the_interval_reaches_nothing_or_it_is_small() -> None:
    def decision(gave: int, low: int, high: int) -> JudgedChoice:
        return JudgedChoice(0, 1, 5, "pass", "play L", gave, low, high, 32)

    assert decision(200, -1, 401).equal
    assert decision(200, 0, 400).equal
    assert decision(SMALL - 1, 10, 80).equal
    assert not decision(200, 10, 390).equal


@pytest.mark.parametrize("game", [billi.game("misterbill", 3), billi.game("willi", 3)], ids=ids)
def test_every_choice_is_a_decision_unless_there_was_none_to_make(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr(module, "LOOKS", (Look(32, 0, 100),))
    state = play_bots(game, 3, ["random"] * 3)
    found = looked_at(state)
    assert any(each is None for each in found)
    for each in found:
        if each:
            assert each.low <= each.gave <= each.high
            assert each.gave >= 0
            assert each.gave == 0 or each.made != each.best


def test_a_further_look_has_hands_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []
    made_up = search.worlds

    def noting(*given: object) -> object:
        seeds.append(given[3].below(1 << 30))  # type: ignore[attr-defined]
        return made_up(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "worlds", noting)
    monkeypatch.setattr(module, "LOOKS", (Look(32, 0, 5), Look(32, 0, 5)))
    looked_at(play_bots(billi.game("misterbill", 4), 4, ["random"] * 4))
    assert len(set(seeds)) == 2
