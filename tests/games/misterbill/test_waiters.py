"""The rules of Mister Bill: the waiters, each rule as a short scene named by its id."""

import pytest

import billi
from billi import IllegalAction
from helpers.events import events_of
from helpers.misterbill_scenes import award, hands, move, out, pairs, round_end, seen, show, table, trade, waiter
from helpers.rule_scenes import after, choices


def test_MB16E_you_give_a_card_of_your_choice_and_draw_one_back_blind() -> None:
    state = table("EOS", "OSB", "PB", "PB", phase="serve")
    assert after(state, "0: play E on seat 2") == [waiter(0, "E", target=2)]
    assert choices(state, 0) == ["give O to seat 2", "give S to seat 2"]
    assert state.to_act == (0,)
    assert after(state, "0: give S") == []
    assert state.outcomes == ("P", "B")
    assert after(state, "draw B") == [move(0, 2, "S"), move(2, 0, "B")]
    assert hands(state) == ["OB", "OSB", "SP", "PB"]


def test_MB16E_blind_is_the_default() -> None:
    assert billi.game("misterbill") == billi.game("misterbill", exchange="blind")


def test_MB16E_blind_the_card_is_drawn_before_yours_is_taken_up() -> None:
    state = table("EO", "SB", "OSB", "B", phase="serve")
    after(state, "0: play E on seat 1", "0: give O")
    assert state.outcomes == ("S", "B")


def test_MB16E_blind_the_same_kind_may_come_back() -> None:
    state = table("EO", "OB", "SB", "SB", phase="serve")
    assert after(state, "0: play E on seat 1", "0: give O", "draw O") == [
        waiter(0, "E", target=1),
        move(0, 1, "O"),
        move(1, 0, "O"),
    ]
    assert hands(state) == ["O", "OB", "SB", "SB"]


def test_MB16E_chosen_the_other_player_picks_before_seeing_yours() -> None:
    state = table("EOS", "OSB", "PB", "PB", phase="serve", exchange="chosen")
    after(state, "0: play E on seat 1")
    assert state.to_act == (0, 1)
    assert choices(state, 1) == ["give O to seat 0", "give S to seat 0", "give B to seat 0"]
    before = seen(state, 1)
    assert after(state, "0: give O") == []
    assert (seen(state, 1).hand, seen(state, 1).legal) == (before.hand, before.legal)
    assert after(state, "1: give S") == [move(0, 1, "O"), move(1, 0, "S"), pairs(0, "S"), out(0), pairs(1, "O")]


def test_MB16E_chosen_either_may_choose_first() -> None:
    state = table("EOS", "OSB", "PB", "PB", phase="serve", exchange="chosen")
    after(state, "0: play E on seat 1")
    assert after(state, "1: give B", "0: give O") == [move(0, 1, "O"), move(1, 0, "B"), pairs(1, "O")]


def test_MB16E_only_the_two_know_the_cards() -> None:
    state = table("EOS", "OSB", "PB", "PB", phase="serve")
    after(state, "0: play E on seat 2", "0: give S", "draw B")
    known = [[event.get("card") for event in events_of(seen(state, seat))[-2:]] for seat in (0, 1, 2, 3, None)]
    assert known == [["S", "B"], [None, None], ["S", "B"], [None, None], [None, None]]


@pytest.mark.parametrize("exchange", ["blind", "chosen"])
def test_MB16E_as_your_last_card_it_does_nothing(exchange: str) -> None:
    state = table("E", "OB", "OSB", "SB", phase="serve", exchange=exchange)
    assert after(state, "0: play E on seat 2") == [waiter(0, "E", target=2), out(0)]
    assert hands(state) == ["", "OB", "OSB", "SB"]
    assert state.outcomes == ("S", "B")


def test_MB16E_the_card_given_may_put_the_other_player_out() -> None:
    state = table("EOP", "OS", "SPB", phase="serve", exchange="chosen")
    assert after(state, "0: play E on seat 1", "0: give O", "1: give S") == [
        waiter(0, "E", target=1),
        move(0, 1, "O"),
        move(1, 0, "S"),
        pairs(1, "O"),
        out(1),
    ]


@pytest.mark.parametrize("card", "ETG")
@pytest.mark.parametrize("target", [0, 2, 7])
def test_MB16E_MB16T_MB16G_the_target_is_another_player_still_in(card: str, target: int) -> None:
    state = table(card + "O", "OB", "", "L", phase="serve")
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, f"play {card} on seat {target}")
    assert refused.value.rule == f"MB16{card}"


def test_MB16T_swaps_whole_hands() -> None:
    state = table("TOS", "OB", "SB", "LB", phase="serve")
    assert after(state, "0: play T on seat 3") == [waiter(0, "T", target=3), trade(0, 3)]
    assert hands(state) == ["LB", "OB", "SB", "OS"]


def test_MB16T_as_your_last_card_you_get_the_other_hand_and_they_none() -> None:
    state = table("T", "OB", "SB", "OS", "B", phase="serve", team_cards=[1, 3, 4, 5, 2])
    assert after(state, "0: play T on seat 3") == [waiter(0, "T", target=3), trade(0, 3), out(3), award([3], 4)]
    assert hands(state) == ["OS", "OB", "SB", "", "B"]


def test_MB16G_everyone_else_still_in_gives_the_target_a_card_of_their_choice() -> None:
    state = table("GOS", "SPB", "", "PB", "OLB", phase="serve", turn=0)
    assert after(state, "0: play G on seat 3") == [waiter(0, "G", target=3)]
    assert state.to_act == (0, 1, 4)
    assert choices(state, 1) == ["give S to seat 3", "give P to seat 3", "give B to seat 3"]
    assert after(state, "4: give L", "1: give P", "0: give O") == [
        move(0, 3, "O"),
        move(1, 3, "P"),
        move(4, 3, "L"),
        pairs(3, "P"),
    ]
    assert hands(state) == ["S", "SB", "", "OLB", "OB"]


def test_MB16G_you_may_name_a_neighbour_and_all_give_at_once_from_what_they_hold() -> None:
    state = table("GO", "OB", "SB", "SB", phase="serve")
    after(state, "0: play G on seat 1")
    assert [choices(state, seat) for seat in range(4)] == [
        ["give O to seat 1"],
        [],
        ["give S to seat 1", "give B to seat 1"],
        ["give S to seat 1", "give B to seat 1"],
    ]


def test_MB16G_two_alike_given_make_a_pair() -> None:
    state = table("GO", "OB", "SB", "SB", phase="serve")
    assert after(state, "0: play G on seat 1", "0: give O", "2: give B", "3: give B")[1:] == [
        move(0, 1, "O"),
        move(2, 1, "B"),
        move(3, 1, "B"),
        out(0),
        pairs(1, "OB"),
    ]
    assert hands(state) == ["", "B", "S", "S"]


def test_MB16G_two_pairs_of_one_kind_are_both_discarded() -> None:
    state = table("GO", "OSB", "OSP", "OP", phase="serve")
    assert after(state, "0: play G on seat 1", "0: give O", "2: give O", "3: give O")[-1] == pairs(1, "OO")


def test_MB16G_choices_are_secret_until_all_have_chosen() -> None:
    state = table("GOS", "SPB", "PB", "OLB", phase="serve")
    after(state, "0: play G on seat 2")
    told = len(state.events)
    assert after(state, "1: give S", "3: give B") == []
    assert [seen(state, seat).gift for seat in (0, 1, 2, 3, None)] == [None, "S", None, "B", None]
    assert seen(state, 0).hand_sizes == [2, 3, 2, 3]
    after(state, "0: give O")
    known = [[event.get("card") for event in events_of(seen(state, s))[told : told + 3]] for s in (0, 1, 2, 3, None)]
    assert known == [["O", None, None], [None, "S", None], ["O", "S", "B"], [None, None, "B"], [None, None, None]]


def test_MB16G_as_your_last_card_you_have_nothing_to_give() -> None:
    state = table("G", "OB", "OSB", "SLB", phase="serve")
    assert after(state, "0: play G on seat 1", "2: give S", "3: give L") == [
        waiter(0, "G", target=1),
        move(2, 1, "S"),
        move(3, 1, "L"),
        out(0),
    ]


def test_MB16G_as_your_last_card_between_two_nobody_gives() -> None:
    state = table("G", "B", "", phase="serve", team_cards=[1, 3, 2])
    assert after(state, "0: play G on seat 1") == [
        waiter(0, "G", target=1),
        out(0),
        award([0, 2], 4),
        round_end(4, 0, 4),
    ]


def test_MB16L_everyone_holding_mister_bill_shows_it_and_keeps_it() -> None:
    state = table("OS", "LSB", "OB", "B", phase="serve", turn=1)
    assert after(state, "1: play L") == [waiter(1, "L"), show(1, 2, 3)]
    assert hands(state) == ["OS", "SB", "OB", "B"]


def test_MB16L_they_show_clockwise_from_the_player_and_to_all() -> None:
    state = table("OSB", "SB", "LO", "B", phase="serve", turn=2)
    after(state, "2: play L")
    assert all(events_of(seen(state, seat))[-1] == show(3, 0, 1) for seat in (0, 1, 2, 3, None))


def test_MB16L_works_as_your_last_card() -> None:
    state = table("L", "OB", "OS", "S", phase="serve")
    assert after(state, "0: play L") == [waiter(0, "L"), show(1), out(0)]


def test_MB16R_everyone_passes_a_card_of_their_choice_to_the_left() -> None:
    state = table("PB", "RSO", "", "OPB", "SB", phase="serve", turn=1)
    assert after(state, "1: play R left") == [waiter(1, "R", direction="left")]
    assert state.to_act == (0, 1, 3, 4)
    assert choices(state, 1) == ["give O to seat 3", "give S to seat 3"]
    assert after(state, "4: give B", "0: give P", "3: give O", "1: give S") == [
        move(1, 3, "S"),
        move(3, 4, "O"),
        move(4, 0, "B"),
        move(0, 1, "P"),
        pairs(0, "B"),
        out(0),
    ]


def test_MB16R_or_to_the_right() -> None:
    state = table("PB", "RSO", "", "OPB", "SB", phase="serve", turn=1)
    assert after(state, "1: play R right", "4: give B", "0: give P", "3: give O", "1: give S") == [
        waiter(1, "R", direction="right"),
        move(1, 0, "S"),
        move(3, 1, "O"),
        move(4, 3, "B"),
        move(0, 4, "P"),
        pairs(1, "O"),
        out(1),
        pairs(3, "B"),
    ]


def test_MB16R_nobody_passes_on_a_card_just_received() -> None:
    state = table("RO", "SB", "OP", "SPB", "B", phase="serve")
    after(state, "0: play R left", "0: give O")
    assert choices(state, 1) == ["give S to seat 2", "give B to seat 2"]


@pytest.mark.parametrize(("direction", "gets"), [("left", "B"), ("right", "S")])
def test_MB16R_as_your_last_card_you_give_nothing_but_still_receive(direction: str, gets: str) -> None:
    state = table("R", "OS", "OSB", "PB", "PB", phase="serve")
    after(state, f"0: play R {direction}")
    assert state.to_act == (1, 2, 3, 4)
    told = after(state, "1: give S", "2: give O", "3: give P", "4: give B")
    assert not any(event["t"] == "move" and event["from"] == 0 for event in told)
    assert hands(state)[0] == gets


def test_MB16R_choices_are_secret_until_all_have_chosen() -> None:
    state = table("RO", "SB", "OP", "SPB", "B", phase="serve")
    told = after(state, "0: play R left", "2: give P", "4: give B", "0: give O")
    assert told == [waiter(0, "R", direction="left")]
    assert [seen(state, seat).gift for seat in (0, 1, 2, 3, 4, None)] == ["O", None, "P", None, "B", None]
