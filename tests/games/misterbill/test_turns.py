"""The rules of Mister Bill: a turn, each rule as a short scene named by its id."""

import pytest

from billi import IllegalAction
from helpers.events import events_of
from helpers.misterbill_scenes import award, draw, hands, out, pairs, passes, round_end, seen, show, table, waiter
from helpers.rule_scenes import after, choices


def test_MB12_one_card_is_drawn_from_the_nearest_player_to_the_right() -> None:
    state = table("OS", "OB", "SPB", "PB", turn=0)
    assert state.to_act == ()
    assert state.outcomes == ("P", "B")
    assert after(state, "draw P") == [draw(0, 3, "P")]
    assert hands(state) == ["OSP", "OB", "SPB", "B"]


def test_MB12_players_who_are_out_are_passed_over() -> None:
    state = table("OS", "OB", "", "", "SL", turn=4)
    assert state.outcomes == ("O", "B")
    assert after(state, "draw B") == [draw(4, 1, "B")]


def test_MB12_only_drawer_and_drawee_know_the_card() -> None:
    state = table("OS", "OB", "SPB", "PB", turn=0)
    after(state, "draw P")
    assert [events_of(seen(state, seat))[-1].get("card") for seat in (0, 1, 2, 3, None)] == ["P", None, None, "P", None]


def test_MB12_a_drawee_left_without_cards_is_out_before_the_turn_goes_on() -> None:
    state = table("OLB", "B", "S", "OSB", turn=2, team_cards=[1, 2, 3, 4])
    assert after(state, "draw B") == [draw(2, 1, "B"), out(1)]
    state = table("OLB", "S", "SB", "OB", turn=2, team_cards=[1, 2, 3, 4])
    assert after(state, "draw S") == [draw(2, 1, "S"), out(1), pairs(2, "S")]


def test_MB12_the_round_may_end_with_the_drawee_before_the_pair_is_discarded() -> None:
    state = table("", "O", "OB", turn=2)
    assert after(state, "draw O") == [draw(2, 1, "O"), out(1), award([0, 1], 4), round_end(4, 4, 0)]


def test_MB12_only_a_card_of_the_drawee_can_be_drawn() -> None:
    state = table("OS", "OB", "SPB", "PB", turn=0)
    with pytest.raises(IllegalAction) as refused:
        state.draw("O")
    assert refused.value.rule == "MB12"


def test_MB13_the_pair_goes_and_the_turn_goes_on() -> None:
    state = table("OB", "OLB", "LB", turn=1)
    assert after(state, "draw O") == [draw(1, 0, "O"), pairs(1, "O")]
    assert state.to_act == (1,)
    state = table("OB", "OSB", "SB", turn=1)
    assert after(state, "draw O") == [draw(1, 0, "O"), pairs(1, "O")]
    assert state.to_act == (1,)
    assert after(state, "1: pass") == [passes(1)]
    assert (state.position.turn, state.outcomes) == (2, ("S", "B"))


def test_MB13_without_cards_you_are_out_and_your_turn_is_over() -> None:
    state = table("OB", "O", "LB", "LB", turn=1)
    assert after(state, "draw O") == [draw(1, 0, "O"), pairs(1, "O"), out(1)]
    assert (state.position.turn, state.outcomes) == (2, ("B",))


def test_MB14_you_may_play_any_one_waiter_or_none() -> None:
    state = table("ETGLRO", "OB", "", "L", phase="serve")
    aimed = [f"play {card} on seat {seat}" for card in "ETG" for seat in (1, 3)]
    assert choices(state, 0) == [*aimed, "play L", "play R left", "play R right", "pass"]


def test_MB14_after_one_waiter_the_turn_is_over() -> None:
    state = table("LRO", "OSB", "SL", phase="serve")
    assert after(state, "0: play L") == [waiter(0, "L"), show(1)]
    assert state.to_act == ()
    assert after(state, "draw R") == [draw(1, 0, "R")]


def test_MB14_whoever_passes_keeps_the_waiter() -> None:
    state = table("LO", "OSB", "SL", phase="serve")
    assert after(state, "0: pass", "draw O") == [passes(0), draw(1, 0, "O"), pairs(1, "O")]
    assert hands(state) == ["L", "SB", "SL"]


def test_MB14_a_player_without_a_waiter_is_asked_like_any_other() -> None:
    state = table("OS", "SPB", "OPL", turn=1)
    assert after(state, "draw O") == [draw(1, 0, "O")]
    assert (seen(state, None).phase, state.to_act, choices(state, 1)) == ("serve", (1,), ["pass"])
    assert after(state, "1: pass", "draw P") == [passes(1), draw(2, 1, "P"), pairs(2, "P")]


def test_MB14_nobody_without_cards_is_asked() -> None:
    state = table("OB", "O", "LB", "LB", turn=1)
    after(state, "draw O")
    assert (state.to_act, seen(state, None).phase) == ((), "draw")


def test_MB14_playing_none_and_having_none_look_alike() -> None:
    having = table("SP", "OSB", "PLB", "OB", turn=1)
    having_not = table("SP", "OLB", "PSB", "OB", turn=1)  # the Look is with a neighbour instead
    for state in (having, having_not):
        after(state, "draw P")
    assert [choices(having, 1), choices(having_not, 1)] == [["pass"], ["play L", "pass"]]
    for viewer in (0, 3, None):
        assert having.view(viewer) == having_not.view(viewer)
    for state in (having, having_not):
        assert after(state, "1: pass") == [passes(1)]
    for viewer in (3, None):
        assert having.view(viewer) == having_not.view(viewer)


def test_MB14_whoever_holds_none_cannot_play_one() -> None:
    state = table("OS", "SPB", "OPL", turn=1, phase="serve")
    with pytest.raises(IllegalAction) as refused:
        state.apply(1, "play L")
    assert refused.value.rule == "MB14"


def test_MB14_a_waiter_drawn_this_turn_may_be_played() -> None:
    state = table("OL", "OSB", "S", turn=1)
    assert after(state, "draw L", "1: play L") == [draw(1, 0, "L"), waiter(1, "L"), show(1)]


def test_MB14_only_a_waiter_in_hand_can_be_played() -> None:
    state = table("LO", "OSB", "SR", phase="serve")
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, "play R left")
    assert refused.value.rule == "MB14"


@pytest.mark.parametrize("card", "ETGLR")
def test_MB15_a_pair_of_waiters_is_discarded_and_nothing_happens(card: str) -> None:
    state = table(card + "O", card + "OB", "SB", "SB", turn=1)
    assert after(state, f"draw {card}") == [draw(1, 0, card), pairs(1, card)]
    assert hands(state) == ["O", "OB", "SB", "SB"]
    assert choices(state, 1) == ["pass"]
    assert after(state, "1: pass") == [passes(1)]
    assert state.outcomes == ("O", "B")
