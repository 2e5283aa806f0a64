"""Hints: what is told is so, by counting; what is no better than noise is called the same; nothing hidden goes in."""

import random
import time
from typing import Any

import msgspec
import numpy as np
import pytest

import billi
from billi.bots.hinting import MANY, MOST_TOLD, NOISE, hint, is_level, ranked
from billi.bots.network import guesser_of, quick_network_of
from billi.bots.reasons import reasons
from billi.bots.search import worlds
from billi.bots.sight import SeenRow
from billi.games import GAMES
from billi.games.advice import COUNTED, Fact
from billi.games.clues import Clue
from billi.games.misterbill import hinting as misterbill
from billi.games.misterbill import rules as bill_rules
from billi.games.willi import hinting as willi
from billi.games.willi import rules as willi_rules
from billi.luck import SeededLuck
from billi.state import Game, State
from helpers.crosscheck import VARIANTS
from helpers.moments import decisions, otherwise

LIMIT = 0.3
"""Seconds a hint may take on one core."""
TRIES = 3
"""Machines that test are busy: one of so many must do."""


def written(state: State, seat: int) -> bytes:
    return msgspec.json.encode(hint(state.view(seat), SeededLuck(9), 20))


@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_a_hint_tells_two_or_three_legal_choices_the_best_first_and_repeats_itself(game: Game) -> None:
    for state, seat in decisions(game, 3, 30)[:8]:
        view = state.view(seat)
        given = hint(view, SeededLuck(1), 20)
        assert 2 <= len(given) <= MOST_TOLD
        assert {advice.action for advice in given} <= set(map(str, view.legal))
        assert len({advice.action for advice in given}) == len(given)
        assert (given[0].behind, given[0].level) == (0, True)
        assert all(advice.behind > 0 or advice.level for advice in given)
        facts = [advice.fact for advice in given if advice.fact]
        assert all(0 <= fact.times <= fact.of == 20 for fact in facts)
        assert given == hint(view, SeededLuck(1), 20)


def test_where_there_is_no_choice_there_is_no_hint() -> None:
    state = billi.game("willi").position(hands=["R1", "R2", "R3", "R4"], won=[2, 2, 2, 1], leader=0, phase="play")
    assert hint(state.view(0), SeededLuck(1)) == []


@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_a_hint_is_the_same_to_the_last_byte_whatever_the_others_hold(game: Game) -> None:
    """Somebody who sees as much is told as much: hidden cards are swapped among those who hold them."""
    swapped = 0
    for state, seat in decisions(game, 4, 4)[:10]:
        other = otherwise(state, seat, random.Random(seat))
        swapped += other.position.hands != state.position.hands
        assert other.view(seat) == state.view(seat)
        assert written(other, seat) == written(state, seat)
    assert swapped


# What is about the same


def leads(*means: float) -> dict[int, Any]:
    """Return leads of choices that differ from the first by so much in the mean, now more and now less."""
    wobble = np.where(np.arange(MANY) % 2, 0.5, -0.5)
    return {number: mean + (wobble if number else 0 * wobble) for number, mean in enumerate(means)}


def test_the_networks_own_choice_comes_first_unless_another_is_clearly_better() -> None:
    assert ranked(leads(0.0, 0.02, -1.0)) == [0, 1, 2]
    assert ranked(leads(0.0, 0.06, -1.0)) == [1, 0, 2]
    assert ranked(leads(0.0, -1.0, -0.5)) == [0, 2, 1]


def test_what_is_no_more_than_noise_is_about_the_same() -> None:
    assert is_level(0.3, 0.18)
    assert not is_level(0.4, 0.18)
    assert is_level(0.02, 0.0)
    assert not is_level(2.8, 0.04)


def test_nothing_is_said_to_be_less_by_a_tenth_give_or_take_a_tenth() -> None:
    assert is_level(0.149, 0.01)
    assert not is_level(0.16, 0.01)


def test_choices_that_come_to_the_same_are_told_to_be_about_the_same() -> None:
    """Towards the end of a round some cards are as good as others, in every hand that fits."""
    given = [hint(state.view(seat), SeededLuck(1), 40) for state, seat in decisions(billi.game("willi"), 5, 4)]
    same = [advice for told in given for advice in told[1:] if (advice.behind, advice.behind_error) == (0, 0)]
    other = [advice for told in given for advice in told[1:] if not advice.level]
    assert len(same) > 3
    assert len(other) > 3
    assert all(advice.level for advice in same)
    rounded = 0.005
    assert all(advice.behind + rounded > NOISE * (advice.behind_error - rounded) for advice in other)


def test_hints_with_other_luck_differ_by_little_more_than_they_are_said_to_be_unsure() -> None:
    """Of hands that come one from the other, neighbours are alike: it said ± 0.03 of what was 0.1 more next time."""
    told, found = 0.0, 0.0
    for state, seat in decisions(billi.game("willi"), 8, 14, "sharp")[2:8]:
        given = [{one.action: one for one in hint(state.view(seat), SeededLuck(luck))} for luck in range(6)]
        first = next(iter(given[0]))
        same = [hints[first] for hints in given if first in hints]
        told += float(np.mean([advice.error**2 for advice in same]))
        found += float(np.var([advice.brings for advice in same], ddof=1))
    assert np.sqrt(found / told) < 1.5


# Reasons: only what separates the choices


KINDS = {
    "willi-cannot-go-lower": "willi-can-go-lower",
    "willi-nobody-lower": "willi-somebody-lower",
    "misterbill-lacks": "misterbill-holds",
    "misterbill-no-bill": "misterbill-bill",
    "misterbill-no-twin": "misterbill-twin",
}
"""What says the opposite of something."""
WANTED = {"willi-pays", "willi-scores", "misterbill-scores", "misterbill-twin"}
"""What everyone would rather have oftener."""


def often(fact: Fact) -> tuple[str, int]:
    """Return what a fact is about, and in how many hands it is so."""
    return (KINDS[fact.what], fact.of - fact.times) if fact.what in KINDS else (fact.what, fact.times)


@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_reasons_separate_the_choices_and_none_speaks_for_a_worse_one(game: Game) -> None:
    for state, seat in decisions(game, 6, 10)[:12]:
        first, *others = hint(state.view(seat), SeededLuck(2), 60)
        facts = [advice.fact for advice in (first, *others) if advice.fact]
        assert len(set(facts)) == len(facts)
        assert all(not other.fact for other in others if other.level)
        assert not first.fact or not all(other.level for other in others)
        for other in others:
            if first.fact and other.fact and often(first.fact)[0] == often(other.fact)[0]:
                kind, times = often(other.fact)
                assert times != often(first.fact)[1]
                assert kind not in WANTED or times < often(first.fact)[1]


def clue(kind: str, share: float, speaks: int = 0, many: int = 100) -> Clue:
    return Clue(kind, np.arange(many) % 10 < 10 * share, f"not-{kind}", speaks=speaks)


def brings(where: Clue, more: float) -> Any:
    """Return leads that are so much better in the hands where something is so, and wobble."""
    return where.so * more + np.where(np.arange(len(where.so)) % 3, 0.1, -0.1)


def test_what_is_as_likely_with_a_worse_choice_is_no_reason() -> None:
    better, worse = clue("pays", 0.5, 1), clue("pays", 0.5, 1)
    assert reasons([[better], [worse]], [brings(better, 1) + 1, brings(worse, 1)], [True, False]) == [None, None]
    worse = clue("pays", 0.7, 1)
    assert reasons([[better], [worse]], [brings(better, 1) + 1, brings(worse, 1)], [True, False]) == [None, None]


def test_of_two_clues_the_one_that_separates_better_is_the_reason() -> None:
    better, worse = [clue("pays", 0.6, 1), clue("beaten", 0.9)], [clue("pays", 0.5, 1), clue("beaten", 0.2)]
    given = reasons([better, worse], [brings(better[1], 2), brings(worse[1], 2)], [True, False])
    assert given == [better[1].fact(), worse[1].fact()]


def test_what_speaks_for_the_best_is_told_though_it_is_seldom_so() -> None:
    """It said that nobody goes below the best 65 of 100 times, and below another 100 of 100: which is better?"""
    better, worse = clue("beaten", 0.4), clue("beaten", 0)
    given = reasons([[better], [worse]], [brings(better, 2), brings(worse, 2)], [True, False])
    assert given == [Fact(what="beaten", times=40, of=100), Fact(what="not-beaten", times=100, of=100)]


def test_what_makes_no_difference_is_no_reason() -> None:
    """Toni may hold Mister Bill: where the trade brings as much then, that is no reason for it or against it."""
    trade = clue("bill", 0.2, -1)
    flat = brings(trade, 0)
    assert reasons([[trade], []], [flat, flat - 1], [True, False]) == [None, None]
    assert reasons([[trade], []], [brings(trade, -2), flat - 3], [True, False]) == [trade.fact(), None]


def test_what_a_worse_choice_brings_is_told_beside_what_the_best_brings() -> None:
    """The worst of three alone said that the round brings points, in 80 of 100 hands: so why not take it?"""
    best, next_best, worst = clue("pays", 0.9, 1), clue("pays", 0.9, 1), clue("pays", 0.7, 1)
    leads_of_all = [brings(best, 1), brings(next_best, 1) - 0.3, brings(worst, 1) - 0.5]
    given = reasons([[best], [next_best], [worst]], leads_of_all, [True, False, False])
    assert given == [best.fact(), None, worst.fact()]


def test_what_sounds_good_is_no_reason_against_a_choice_where_the_best_has_another() -> None:
    best, often, seldom = [clue("beaten", 0.9), clue("pays", 0.8, 1)], clue("pays", 0.6, 1), clue("scores", 0.3, 1)
    given = reasons([best, [often]], [brings(best[0], 2), brings(often, 1) - 3], [True, False])
    assert given == [best[0].fact(), None]
    given = reasons([best, [seldom]], [brings(best[0], 2), brings(seldom, 1) - 3], [True, False])
    assert given == [best[0].fact(), seldom.fact()]


def test_that_somebody_lacks_mister_bill_is_no_reason_to_spare_them_unless_they_are_ones_own() -> None:
    """In none of the hands does the one who is given a card hold Mister Bill: he would stay there."""
    flat = np.where(np.arange(4) % 2, 0.1, -0.1)
    scene = {**SERVED, "hands": ["OSB", "OPW", "SPWE"], "phase": "give", "waiter": "E", "target": 1}
    lacks = [[0, kinds("PW"), kinds("WHO")], [0, kinds("OW"), kinds("PS")]] * 2

    def against_bill(**more: Any) -> Fact | None:
        p = billi.game("misterbill", 3).position(**scene | more).position
        found = misterbill.clues(p, 0, made_up("misterbill", lacks), bill_rules.BILL, np.zeros(4, np.float32))
        return reasons([[], found[:1]], [flat, flat - 1], [True, False])[1]

    assert against_bill() is None
    own = against_bill(round=1, team_cards=[1, 2, 3])
    assert own == Fact(what="misterbill-no-bill", times=4, of=4, seat=1)


def test_choices_about_as_good_have_no_reason() -> None:
    better, worse = clue("pays", 0.9, 1), clue("pays", 0.5, 1)
    leads_of_both = [brings(better, 1), brings(worse, 1)]
    assert reasons([[better], [worse]], leads_of_both, [True, True]) == [None, None]


# Facts, counted by hand


def made_up(game: str, hands: list[list[int]], pile: int = 0) -> Any:
    """Return worlds in which the seats hold these cards."""
    rules = GAMES[game].rules
    record = np.zeros(len(hands), [("hands", "i8", rules.SEATS), ("pile", "i8")])
    record["hands"][:, : len(hands[0])] = hands
    record["pile"] = pile
    return record


def cards(text: str) -> int:
    return sum(1 << (4 * (int(card[1]) - 1) + "RYGB".index(card[0])) for card in text.split())


def card(text: str) -> int:
    return cards(text).bit_length() - 1


def test_the_opposite_is_told_where_it_is_likelier() -> None:
    so = np.arange(100) < 71
    assert Clue("can", so, "cannot").fact() == Fact(what="can", times=71, of=100)
    assert Clue("can", ~so, "cannot", seat=2).fact() == Fact(what="cannot", times=71, of=100, seat=2)


def test_W5_only_a_card_that_may_be_played_goes_lower() -> None:
    found = made_up(
        "willi",
        [
            [0, cards("R2 R7")],  # follows, lower
            [0, cards("R7 Y1")],  # has to follow, and cannot go lower
            [0, cards("Y1 B8")],  # has none of the colour: anything goes
            [0, cards("Y5 R6")],  # the led value in another colour is no lower
            [0, cards("Y9 B8")],
        ],
    )
    assert willi.lower(found, 1, 4, card("R5"), card("R5")).tolist() == [True, False, True, False, False]
    assert willi.lower(found, 1, 4, card("R9"), card("R2")).tolist() == [False, False, True, False, False]


def test_W15_willi_turns_the_card_he_turns() -> None:
    found = made_up("willi", [[0], [0]])
    found["pile"] = [card("Y2") | card("R9") << 6, card("R9") | card("Y2") << 6]
    assert willi.lower(found, 3, 3, card("R5"), card("R5")).tolist() == [True, False]


def willi_fact(code: int, held: list[list[int]], gained: list[int], **given: Any) -> Fact:
    setting = {"leader": 0, "phase": "play", **given}
    state = billi.game("willi").position(**setting)
    (seat,) = state.to_act
    first, *_ = willi.clues(state.position, seat, made_up("willi", held), code, np.array(gained, np.float32))
    return first.fact()


SCENE: dict[str, Any] = {
    "hands": ["R5 G9", "R2 G1", "Y1 B1", "Y2 B2"],
    "won": [1, 2, 1, 2],
    "totals": [20, 40, 20, 40],
}


def test_a_lead_is_told_by_who_can_go_below_it_and_still_counts() -> None:
    """Seats 1 and 3 have two tricks: only seat 2 can take it (W9)."""
    worlds_of_2 = [cards("R3 Y9"), cards("R7 Y1"), cards("Y4 B9")]
    hands = [[0, cards("R1 R2"), one, cards("R1 R2")] for one in worlds_of_2]
    assert willi_fact(card("R5"), hands, [0, 0, 0], **SCENE) == Fact(what="willi-can-go-lower", times=2, of=3, seat=2)


def test_where_nobody_follows_it_is_told_what_the_round_brings() -> None:
    scene = {**SCENE, "won": [1, 2, 2, 2], "totals": [20, 40, 40, 40], "hands": ["R5", "R2", "Y1", "Y2"]}
    assert willi_fact(card("R5"), [[0, 0, 0, 0]] * 4, [3, 2, 1, 0], **scene) == Fact(what="willi-pays", times=2, of=4)


def test_facts_of_a_real_hint_are_what_the_worlds_hold() -> None:
    """The same worlds, counted once more, by the rules themselves."""
    checked = 0
    for state, seat in decisions(billi.game("willi"), 8, 2):
        view = state.view(seat)
        if view.phase != "play":
            continue
        told = [one for one in hint(view, SeededLuck(1)) if one.fact and one.fact.what.endswith("lower")]
        if not told:
            continue
        sight = SeenRow(view)
        quick = quick_network_of(view.game)
        found = worlds(view, sight, MANY, SeededLuck(1), guesser_of(view.game), quick).positions[:COUNTED]
        for advice in told:
            assert advice.fact is not None
            below = 0
            for world in found:
                twin = state.copy()
                p = twin.position
                p.hands[:] = [int(hand) for hand in world["hands"]]
                p.box[:] = [int(box) for box in world["box"]]
                mine = card(advice.action.split()[1])
                p.trick[p.played], p.hands[seat] = mine, p.hands[seat] ^ 1 << mine
                p.played += 1
                after = [willi_rules.at_place(p, place) for place in range(p.played, 4)]
                below += any(
                    p.won[other] < 2 and willi_rules.playable(p, other) & (1 << (mine & ~3)) - 1 for other in after
                )
            assert advice.fact.times == (
                below if "can-go" in advice.fact.what or "somebody" in advice.fact.what else COUNTED - below
            )
            checked += 1
    assert checked > 2


def bill_fact(code: int, held: list[list[int]], gained: list[int], **given: Any) -> Fact:
    state = billi.game("misterbill", 3).position(**given)
    seat = state.to_act[0]
    worlds, points = made_up("misterbill", held), np.array(gained, np.float32)
    first, *_ = misterbill.clues(state.position, seat, worlds, code, points)
    return first.fact()


def kinds(text: str) -> int:
    return sum(1 << bill_rules.KINDS.index(kind) for kind in text)


SERVED: dict[str, Any] = {"hands": ["OSETGLR", "OSETB", "GLR"], "turn": 0, "phase": "serve", "round": 3}
FOUR = [
    [0, kinds("PB"), kinds("WHO")],
    [0, kinds("SB"), kinds("PO")],
    [0, kinds("PW"), kinds("BH")],
    [0, kinds("OW"), kinds("PB")],
]


def serve(waiter: int, target: int = 0) -> int:
    return bill_rules.SERVE + bill_rules.SEATS_A_WAITER * (waiter - bill_rules.EXCHANGE) + target


def test_waiters_are_told_by_what_those_hold_whom_they_are_for() -> None:
    def fact(code: int) -> Fact:
        return bill_fact(code, FOUR, [0, 4, 0, 0], **SERVED)

    assert fact(serve(bill_rules.EXCHANGE, 1)) == Fact(what="misterbill-twin", times=2, of=4, seat=1)
    assert fact(serve(bill_rules.TRADE, 2)) == Fact(what="misterbill-bill", times=2, of=4, seat=2)
    assert fact(serve(bill_rules.LOOK)) == Fact(what="misterbill-scores", times=1, of=4)
    # To the left goes what one gives; from the right comes what one gets.
    assert fact(serve(bill_rules.RELAY, bill_rules.LEFT)) == Fact(what="misterbill-twin", times=2, of=4, seat=2)
    assert fact(serve(bill_rules.RELAY, bill_rules.RIGHT)) == Fact(what="misterbill-twin", times=2, of=4, seat=1)
    assert fact(serve(bill_rules.GIFT, 1)) == Fact(what="misterbill-scores", times=1, of=4)
    assert fact(bill_rules.PASS) == Fact(what="misterbill-scores", times=1, of=4)


def test_a_card_to_give_is_told_by_whether_it_has_a_twin_there() -> None:
    given = {**SERVED, "hands": ["OSB", "OPB", "SPBE"], "phase": "give", "waiter": "E", "target": 1}
    assert bill_fact(0, FOUR, [0] * 4, **given) == Fact(what="misterbill-lacks", times=3, of=4, seat=1)
    assert bill_fact(bill_rules.BILL, FOUR, [0] * 4, **given) == Fact(what="misterbill-bill", times=2, of=4, seat=1)


# Time


@pytest.mark.parametrize("game", [billi.game("willi"), billi.game("willi", 3), billi.game("misterbill", 8)], ids=repr)
def test_a_hint_takes_less_than_three_tenths_of_a_second(game: Game) -> None:
    state = game.start(seed=2)
    while len(state.view(state.to_act[0]).legal) < 2:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    view = state.view(state.to_act[0])
    hint(view, SeededLuck(1), 2)
    took = []
    for _ in range(TRIES):
        began = time.thread_time()
        hint(view, SeededLuck(1))
        took.append(time.thread_time() - began)
        if took[-1] < LIMIT:
            return
    raise AssertionError(f"a hint takes {took} seconds")
