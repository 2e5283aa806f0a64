"""The bots: what they may see, that they keep to the rules, and how the house bot reasons."""

import pytest

import billi
from billi.bots import BOTS, Bot, make
from billi.bots.master import Manner, MasterBot
from billi.errors import UnknownBot
from billi.games.misterbill.memory import Memory, remember
from billi.luck import SeededLuck
from billi.state import Game
from helpers.bot_games import play_bots
from helpers.crosscheck import VARIANTS
from helpers.rule_scenes import after, stacked_to_leave


def choice(state: billi.State, seat: int, luck: int = 0) -> str:
    """Ask the house bot."""
    return str(make("house", SeededLuck(luck)).choose(state.view(seat)))


def lead_over_random(game: Game, games: int) -> float:
    """Return how many points more a house seat gets than a random one, half the seats each, taking turns."""
    leads = []
    for number in range(games):
        names = ["house" if (seat + number) % 2 else "random" for seat in range(game.players)]
        points = play_bots(game, number, names).points
        of = {name: [p for p, n in zip(points, names, strict=False) if n == name] for name in BOTS}
        leads.append(sum(of["house"]) / len(of["house"]) - sum(of["random"]) / len(of["random"]))
    return sum(leads) / games


# Any bot


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="random, easy, house, sharp, master, grandmaster"):
        make("grandmother", SeededLuck(1))


@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_every_choice_is_legal_and_the_same_luck_repeats_it(game: Game) -> None:
    names = ["house", "random", "easy", "house", "random", "easy", "random", "house"][: game.players]
    for seed in range(3):
        assert play_bots(game, seed, names).events == play_bots(game, seed, names).events


@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_hidden_cards_never_matter(game: Game) -> None:
    """Swap two cards of the others' hands at every decision of a game: the seat sees the same and chooses the same."""
    state = game.start(seed=5)
    bot = make("house", SeededLuck(5))
    swapped = 0
    while not state.over:
        seat = state.to_act[0]
        twin = with_hidden_cards_swapped(state, seat)
        for name in BOTS if twin else ():
            assert twin is not None
            assert twin.view(seat) == state.view(seat)
            if name.endswith("master") and swapped % 20:  # which takes its time
                continue
            chosen = a_quick(name).choose(state.view(seat))
            assert a_quick(name).choose(twin.view(seat)) == chosen
            swapped += 1
        state.apply(seat, bot.choose(state.view(seat)))
    assert swapped


def a_quick(name: str) -> Bot:
    """Seat a bot; a master thinks less than usual."""
    return MasterBot(SeededLuck(9), Manner(effort=2_000)) if name.endswith("master") else make(name, SeededLuck(9))


def with_hidden_cards_swapped(state: billi.State, seat: int) -> billi.State | None:
    """Return a copy in which two other players have swapped a card, if two can."""
    twin = state.copy()
    hands = twin.position.hands
    others = [other for other in range(state.game.players) if other != seat]
    for one in others:
        for other in others:
            mine, theirs = hands[one] & ~hands[other], hands[other] & ~hands[one]
            if one < other and mine and theirs:
                both = mine & -mine | theirs & -theirs
                hands[one] ^= both
                hands[other] ^= both
                return twin
    return None


# The house bot beats the random one


@pytest.mark.parametrize("players", range(3, 9))
def test_house_beats_random_at_mister_bill(players: int) -> None:
    assert lead_over_random(billi.game("misterbill", players=players), games=60) > 1


@pytest.mark.parametrize("players", [3, 4])
def test_house_beats_random_at_willi(players: int) -> None:
    assert lead_over_random(billi.game("willi", players=players), games=8) > 7


# Mister Bill: memory


@pytest.mark.parametrize("players", range(3, 9))
def test_memory_is_never_wrong(players: int) -> None:
    """Whatever a seat is sure of, that a hand holds a card or cannot, is so."""
    game = billi.game("misterbill", players=players)
    sure = 0
    for seed in range(4):
        state = game.start(seed=seed)
        bot = make("random", SeededLuck(seed))
        while not state.over:
            seat = state.to_act[0]
            view = state.view(seat)
            assert isinstance(view, billi.MisterBillView)
            memory = remember(view)
            for other in view.others_in:
                held = set(state.game.spec.card_codes([k for k in range(12) if state.position.hands[other] >> k & 1]))
                certain = {kind for kind, chance in memory.holds[other].items() if chance == 1}
                assert certain <= held
                assert not memory.lacks[other] & held
                sure += len(certain) + len(memory.lacks[other])
            state.apply(seat, bot.choose(view))
    assert sure > 100


def test_memory_follows_cards_we_saw_and_hands_we_traded() -> None:
    state = billi.game("misterbill", players=3).position(hands=["OST", "PWB", "OSPW"], turn=1)
    after(state, "draw O", "1: pass", "draw P", "2: pass", "draw W")
    memory = remembered(state, 0)
    assert memory.holds[1] == {"O": pytest.approx(3 / 4)}, "O was drawn from us; one unseen card has left since"
    assert "W" in memory.lacks[2], "we drew it"
    assert "P" in memory.lacks[2], "discarded as a pair"


def test_memory_knows_a_hand_we_traded_away_card_by_card() -> None:
    deck = stacked_to_leave(["OSTL", "PWBG", "OSPWTLG"], dealer=2)
    state = billi.game("misterbill", players=3).start(deck=deck, team_cards=[1, 2, 3], dealer=2)
    after(state, "draw P", "0: play T on seat 1")
    memory = remembered(state, 0)
    assert memory.holds[1] == {"O": 1, "S": 1, "P": 1, "L": 1}
    assert memory.lacks[1] == set("WHDETGRB")


def test_memory_knows_who_has_shown_mister_bill() -> None:
    state = billi.game("misterbill", players=3).position(hands=["OL", "SB", "OS"], turn=0, phase="serve")
    after(state, "0: play L")
    memory = remembered(state, 2)
    assert memory.holds[1] == {"B": 1}
    assert "B" in memory.lacks[0]


def remembered(state: billi.State, seat: int) -> Memory:
    view = state.view(seat)
    assert isinstance(view, billi.MisterBillView)
    return remember(view)


# Mister Bill: reasoning. With the default team cards seats 0 and 1 play together, and 2 and 3.


def test_gives_mister_bill_to_an_opponent_by_exchange() -> None:
    hands = ["OEB", "OSP", "SWH", "PWH"]
    state = billi.game("misterbill", players=4).position(hands=hands, phase="serve")
    assert choice(state, 0) in ("play E on seat 2", "play E on seat 3")
    after(state, f"0: {choice(state, 0)}")
    assert choice(state, 0).startswith("give B")


@pytest.mark.parametrize("direction", ["left", "right"])
def test_gives_mister_bill_to_an_opponent_when_cards_go_round(direction: str) -> None:
    hands = ["OWB", "OSP", "SWH", "PHR"]
    state = billi.game("misterbill", players=4).position(
        hands=hands, team_cards=[1, 3, 2, 4], turn=3, phase="give", waiter="R", direction=direction
    )
    assert choice(state, 0).startswith("give B")


def test_keeps_waiters_and_gives_dishes() -> None:
    hands = ["OEL", "OSP", "SWHE", "PWHBL"]
    state = billi.game("misterbill", players=4).position(hands=hands, turn=2, phase="give", waiter="G", target=3)
    assert choice(state, 0) == "give O to seat 3"


def test_trades_a_big_hand_for_a_small_one() -> None:
    hands = ["OSPWHDT", "OSPWH", "DL", "LBRG"]
    state = billi.game("misterbill", players=4).position(hands=hands, phase="serve")
    assert choice(state, 0) == "play T on seat 2"


def test_keeps_a_small_hand_rather_than_trade_it() -> None:
    state = billi.game("misterbill", players=3).position(hands=["OT", "SPB", "OSP"], phase="serve", round=3)
    assert choice(state, 0) == "pass"


def test_does_not_trade_for_a_hand_that_has_shown_mister_bill() -> None:
    hands = ["SPWHDT", "OSB", "OPLD", "WHEG"]
    state = billi.game("misterbill", players=4).position(hands=hands, phase="serve", turn=2, round=3)
    after(state, "2: play L", "draw D", "3: pass", "draw E")
    assert state.view(0).hand_sizes[1:] == [3, 2, 4]
    assert choice(state, 0) == "play T on seat 2"


def test_a_gather_is_never_aimed_at_a_mate() -> None:
    hands = ["OSPG", "OP", "SWHB", "WH"]
    state = billi.game("misterbill", players=4).position(hands=hands, phase="serve")
    assert choice(state, 0) in ("play G on seat 2", "play G on seat 3")


def test_gives_a_mate_the_twin_of_a_card_we_know_they_hold() -> None:
    state = billi.game("misterbill", players=3).position(hands=["OSE", "PB", "OPS"], turn=1)
    after(state, "draw O", "1: pass", "draw P", "2: pass", "draw O")
    assert choice(state, 0) == "play E on seat 1"
    after(state, "0: play E on seat 1")
    assert choice(state, 0) == "give O to seat 1"


def test_gives_an_opponent_anything_but_the_twin_of_a_card_we_know_they_hold() -> None:
    state = billi.game("misterbill", players=3).position(hands=["OSE", "PB", "OPS"], turn=1, team_cards=[1, 3, 2])
    after(state, "draw O", "1: pass", "draw P", "2: pass", "draw O", "0: play E on seat 1")
    assert choice(state, 0) == "give S to seat 1"


def test_any_waiter_is_better_than_none_when_it_brings_us_out() -> None:
    state = billi.game("misterbill", players=3).position(hands=["OL", "SPB", "OSP"], phase="serve", round=3)
    assert choice(state, 0) == "play L"


# Willi: reasoning


def calling(total: int) -> billi.State:
    """Set up a rich trick on which seat 2, with one trick of this total, may call; rivals are done at 30 and at 46."""
    hands = ["Y2 Y3", "G2 G3", "B1 B5", "R6 Y1 G1"]
    totals = [30, 46, total, 0]
    return billi.game("willi").position(
        hands=hands, trick="R9 R7 R8", phase="call", asked=1, won=[2, 2, 1, 0], totals=totals
    )


def test_calls_on_a_rich_trick_when_aiming_high() -> None:
    assert choice(calling(24), 2) == "call Willi"


def test_leaves_a_rich_trick_when_aiming_low() -> None:
    assert choice(calling(10), 2) == "no call"


def test_does_not_call_for_a_trick_that_is_ours_anyway() -> None:
    """W6, W7: our 1 lies there first, and of those short of two tricks only the last to play is left."""
    state = billi.game("willi").position(
        hands=["Y2", "G2", "B5", "R6 Y1"], trick="R9 R7 R1", phase="call", asked=1, won=[2, 2, 1, 1]
    )
    assert choice(state, 2) == "no call"


def exchanging(players: int, totals: list[int], **options: str) -> billi.State:
    """Set up seat 0 with its second trick before it; the last two go to seat 1."""
    hands = ["R9 G1", "Y5 Y6", "B5 B6", "G5 G6"][:players]
    pile = "G5 G6 G7" if players == 3 else ""
    return billi.game("willi", players=players, **options).position(
        hands=hands, pile=pile, trick="R1 R5 R6 Y8", phase="take", winner=0, won=[2, 0, 2, 2], totals=totals
    )


def test_exchanges_upwards_when_that_makes_the_highest_total() -> None:
    state = exchanging(4, [38, 0, 44, 36])
    assert choice(state, 0) == "take R1"
    after(state, "0: take R1")
    assert choice(state, 0) == "give R9"


def test_exchanges_downwards_when_that_makes_the_lowest_total() -> None:
    state = exchanging(4, [24, 0, 44, 18])
    assert choice(state, 0) == "take Y8"
    after(state, "0: take Y8")
    assert choice(state, 0) == "give G1"


def test_exchanges_downwards_where_willi_has_twelve_more() -> None:
    """W18: what makes the highest total against anybody else at 36 does not against Willi."""
    state = exchanging(3, [38, 0, 44, 36])
    after(state, "0: take R1")
    assert choice(state, 0) == "give G1"


def test_keeps_its_cards_when_an_exchange_within_a_colour_only_harms() -> None:
    """W10: the one hand card that may go is R9, and it would lift the lowest total above the next."""
    assert choice(exchanging(4, [16, 0, 44, 18], exchange="same_colour"), 0) == "keep"


def test_with_the_highest_total_it_starves_a_rival_who_could_pass_it() -> None:
    state = billi.game("willi").position(
        hands=["R1 R8", "Y5 Y6", "G7", "B7"], leader=2, trick="R5 R6", won=[2, 2, 1, 1], totals=[50, 14, 28, 20]
    )
    assert choice(state, 0) == "play R1"


def test_boxes_a_middle_card() -> None:
    state = billi.game("willi").start(seed=3)
    assert abs(int(choice(state, 0)[-1]) - 5) == min(abs(int(card[1]) - 5) for card in state.view(0).hand)
