"""Games that did not go as the secret says, though the rules allow it, are found."""

import json
import random
import re
from collections.abc import Sequence

import pytest

import billi
from billi.record import replay
from billi.state import Game
from helpers.proofs import a_game, caught, finished, played_on
from helpers.records import ids, refused
from helpers.rule_scenes import any_deck

MISTER_BILLS = [billi.game("misterbill", players) for players in (3, 5, 8)]


@pytest.mark.parametrize("game", MISTER_BILLS, ids=ids)
def test_another_draw_is_caught(game: Game) -> None:
    record = json.loads(finished(game))
    draws = [index for index, event in enumerate(record["events"]) if event["t"] == "draw"]
    changed = 0
    for index in (draws[0], *draws[3:-1:11], draws[-1]):
        state = replay(record, upto=index)
        drawn = record["events"][index]["card"]
        others = [card for card in state.outcomes if card != drawn]
        if others:
            state.draw(others[0])
            wrong = caught(played_on(state, record), index, "the card drawn does")
            assert str(wrong).endswith(f'expected “card” = "{drawn}", found “card” = "{others[0]}"')
            changed += 1
    assert changed >= 4


@pytest.mark.parametrize("game", MISTER_BILLS[:2], ids=ids)
def test_MB16E_another_card_given_back_blind_is_caught(game: Game) -> None:
    record = json.loads(finished(game))
    events = record["events"]
    waiters = [i for i, event in enumerate(events) if event["t"] == "waiter" and event["card"] == "E"]
    changed = 0
    for index in waiters:
        state = replay(record, upto=index + 1)
        if not state.to_act or events[index + 1]["t"] != "move":
            continue
        state.apply(events[index]["seat"], f"give {events[index + 1]['card']}")
        others = [card for card in state.outcomes if card != events[index + 2]["card"]]
        if others:
            state.draw(others[-1])
            caught(played_on(state, record), index + 2, "the card drawn does")
            changed += 1
    assert changed


@pytest.mark.parametrize("game", [*MISTER_BILLS, billi.game("willi"), billi.game("willi", 3)], ids=ids)
def test_another_deal_is_caught(game: Game) -> None:
    record = json.loads(finished(game))
    deals = [index for index, event in enumerate(record["events"]) if event["t"] == "deal"]
    for index, swap in zip((deals[0], deals[1], deals[-1]), ((0, 1), (5, 20), (34, 35)), strict=True):
        state = replay(record, upto=index - 1)
        opening, hands = record["events"][index - 1], record["events"][index]["hands"]
        deck = stacked_again(hands, opening["dealer"])
        one, other = swap
        while deck[one] == deck[other]:
            one -= 1
        deck[one], deck[other] = deck[other], deck[one]
        if state.events:
            state.deal(deck, opening.get("team_cards"))
        else:
            state = game.start(deck=deck, team_cards=opening.get("team_cards"), dealer=opening["dealer"])
        wrong = caught(played_on(state, record), index, "the deal does")
        assert re.search(r"expected “hands\[(\d)\]” = \[.*\], found “hands\[\1\]” = \[.*\]$", str(wrong))


def stacked_again(hands: Sequence[Sequence[str]], dealer: int) -> list[str]:
    """Return the deck that was dealt as these hands."""
    seats, cards = len(hands), sum(map(len, hands))
    return [hands[(dealer + 1 + place) % seats][place // seats] for place in range(cards)]


@pytest.mark.parametrize("round", [1, 2])
def test_MB5_other_team_cards_are_caught(round: int) -> None:
    record = a_game(players=5)
    index = next(i for i, event in enumerate(record["events"]) if event["t"] == "round" and event["round"] == round)
    opening, deal = record["events"][index : index + 2]
    deck, teams = stacked_again(deal["hands"], opening["dealer"]), opening["team_cards"][::-1]
    state = replay(record, upto=index)
    if round == 1:
        state = state.game.start(deck=deck, team_cards=teams, dealer=opening["dealer"])
    else:
        state.deal(deck, teams)
    caught(played_on(state, record), index, "the team cards do")


@pytest.mark.parametrize("game", [*MISTER_BILLS, billi.game("willi")], ids=ids)
def test_another_first_dealer_is_caught(game: Game) -> None:
    record = json.loads(finished(game))
    dealer = record["events"][0]["dealer"]
    for other in set(range(game.seats)) - {dealer}:
        deck, teams = any_deck(replay(record, upto=0), random.Random(other))
        state = game.start(deck=deck, team_cards=teams, dealer=other)
        wrong = caught(played_on(state, record), 0, "the first dealer does")
        assert str(wrong).endswith(f"expected “dealer” = {dealer}, found “dealer” = {other}")


def test_a_game_that_breaks_a_rule_is_told_so_first() -> None:
    record = a_game()
    draw = next(i for i, event in enumerate(record["events"]) if event["t"] == "draw")
    record["events"][draw]["from"] += 1
    wrong = refused(record)
    assert (wrong.event, wrong.rule) == (draw + 1, "MB12")
    record = a_game()
    record["points"][0] += 1
    record["fair"]["words"][0] = "other"
    assert refused(record).rule == "MB22"
