"""The Python face has no traps: what is handed out changes nothing, and what is handed in is taken or refused."""

import copy
import json
import pickle
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

import billi
from billi import View
from billi.errors import brief
from billi.games.action import Action
from billi.games.events import Event
from billi.games.misterbill.spec import MisterBill
from billi.luck import SeededLuck
from billi.words import Words
from helpers.events import events_of
from helpers.records import spoken

GAMES = [billi.game("misterbill", players=5), billi.game("willi"), billi.game("willi", players=3)]
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def under_way(game: billi.Game, moves: int = 40) -> billi.State:
    state = game.start(seed=3)
    for _ in range(moves):
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[-1])
    return state


# What is handed out


def written_over(event: Event) -> None:
    for field in structs.fields(event):
        setattr(event, field.name, "spoilt")


def lists_emptied(event: Event) -> None:
    for value in structs.asdict(event).values():
        if isinstance(value, list | tuple):
            value.clear()  # type: ignore[union-attr]


def hands_dealt_again(event: Event) -> None:
    for hand in getattr(event, "hands", ()):
        if isinstance(hand, list | tuple):
            hand[0] = "R1"  # type: ignore[index]


VANDALS: list[Callable[[Event], Any]] = [
    written_over,
    lists_emptied,
    hands_dealt_again,
    lambda event: event.as_dict().clear(),
    lambda event: setattr(event, "kind", "stall"),
    lambda event: delattr(event, "seat"),
]


def spoil(events: list[Event]) -> None:
    """Do everything to events that somebody might who thinks them their own."""
    for vandal in VANDALS:
        for event in events:
            with suppress(TypeError, AttributeError):
                vandal(event)
    del events[::2]  # were all taken out of what is kept for the next view, they would only be put there anew


@every_game
def test_whoever_writes_to_a_view_changes_neither_the_game_nor_what_others_see(game: billi.Game) -> None:
    state = under_way(game)
    record = json.dumps(state.record())
    seats = [None, *range(game.players)]
    views = [copy.deepcopy(state.view(seat).as_dict()) for seat in seats]
    for seat in seats:
        view = state.view(seat)
        spoil(view.events)
        with pytest.raises(TypeError):
            view.options["exchange"] = "spoilt"
        for own in (view.points, view.hand, view.to_act, view.hand_sizes, view.legal):
            cast("list[Any]", own).clear()
    spoil(state.events)
    spoil(state.seen(0))
    spoil(state.seen(None))
    assert json.dumps(state.record()) == record
    assert [state.view(seat).as_dict() for seat in seats] == views


@every_game
def test_nobody_changes_the_options_of_a_game_or_the_position_of_a_state_behind_its_back(game: billi.Game) -> None:
    said = repr(game)
    with pytest.raises(TypeError):
        game.options["exchange"] = "chosen"
    with pytest.raises(AttributeError, match="position"):
        game.start(seed=1).position = game.start(seed=2).position
    assert repr(game) == said


@every_game
def test_a_record_is_plain_data_and_its_owners_own(game: billi.Game) -> None:
    state = under_way(game)
    before = json.dumps(state.record())
    record = state.record()
    for event in record["events"]:
        for name in event:
            event[name] = "spoilt"
    record["events"].clear()
    record["options"].clear()
    assert json.dumps(state.record()) == before


@every_game
def test_views_and_events_can_be_kept_and_sent(game: billi.Game) -> None:
    view = under_way(game).view(0)
    twins: list[View] = [copy.deepcopy(view), pickle.loads(pickle.dumps(view))]
    assert twins == [view, view]
    for twin in twins:
        with pytest.raises(AttributeError):
            twin.events[0].round = 7  # type: ignore[attr-defined]
    assert json.loads(json.dumps(view.as_dict())) == {**view.as_dict(), **lists_for_tuples(view)}


def lists_for_tuples(view: View) -> dict[str, Any]:
    return {"trick": [list(played) for played in view.trick]} if isinstance(view, billi.WilliView) else {}


# Copies and their luck


def dealt_and_drawn(state: billi.State) -> list[Event]:
    """Play on without a thought and tell what luck has decided."""
    told = len(state.events)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[-1])
    return [event for event in state.events[told:] if event.kind in ("deal", "draw")]


@every_game
def test_a_copy_does_not_see_the_future(game: billi.Game) -> None:
    state = under_way(game)
    copies = [state.copy(), state.copy(), copy.copy(state), copy.deepcopy(state)]
    assert copies == [state] * 4
    futures = [dealt_and_drawn(one) for one in [*copies, state]]
    assert all(one != other for place, one in enumerate(futures) for other in futures[:place])


@every_game
def test_a_copy_goes_on_alike_where_that_is_asked_for(game: billi.Game) -> None:
    state = under_way(game)
    same = [state.copy(same_luck=True), pickle.loads(pickle.dumps(state)), state]
    seeded = [state.copy(seed=7), state.copy(luck=SeededLuck(7))]
    assert dealt_and_drawn(seeded[0]) == dealt_and_drawn(seeded[1])
    futures = [dealt_and_drawn(one) for one in same]
    assert futures[0] == futures[1] == futures[2]


@every_game
def test_whoever_is_luck_is_luck_in_a_copy_too_unless_it_is_given_some(game: billi.Game) -> None:
    state = billi.replay(under_way(game).record())
    while state.to_act:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[-1])
    assert state.dealing or state.outcomes
    assert state.copy() == state.copy(same_luck=True) == state
    playing = state.copy(seed=1)
    assert playing.to_act
    assert dealt_and_drawn(playing)
    assert playing.over


@pytest.mark.parametrize(
    "how", [{"seed": 1, "same_luck": True}, {"seed": 1, "luck": SeededLuck(1)}, {"seed": -1}, {"luck": 7}]
)
def test_a_copy_refuses_luck_that_cannot_be(how: Any) -> None:
    with pytest.raises(billi.InvalidArgument):
        billi.game("willi").start(seed=1).copy(**how)


# What is handed in


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ({"seed": 7, "luck": SeededLuck(1)}, "start-deck-or-seed"),
        ({"seed": 7, "deck": MisterBill.deck}, "start-deck-or-seed"),
        ({"seed": 7, "team_cards": [1, 2, 3, 4]}, "start-team-cards"),
        ({"names": "Anna"}, "start-names-list"),
        ({"names": ["Ann", "Bo", "Cy", 4]}, "start-names-list"),
        ({"names": {"Ann", "Bo", "Cy", "Di"}}, "start-names-list"),
        ({"names": ["Ann"]}, "start-names"),
        ({"seed": -1}, "seed-range"),
        ({"seed": 2**63}, "seed-range"),
        ({"seed": 7.0}, "seed-range"),
        ({"seed": "7"}, "seed-range"),
        ({"seed": True}, "seed-range"),
        ({"luck": 7}, "start-luck"),
        ({"dealer": 0.0}, "start-dealer"),
        ({"dealer": "2"}, "start-dealer"),
        ({"deck": 47}, "deck-list"),
        ({"deck": [["O"]] * 47}, "card-unknown"),
        ({"deck": MisterBill.deck, "team_cards": [1.0, 2, 3, 4]}, "team-cards-wrong"),
        ({"deck": MisterBill.deck, "team_cards": ["1", 2, 3, 4]}, "team-cards-wrong"),
        ({"deck": MisterBill.deck, "team_cards": 4}, "team-cards-wrong"),
    ],
)
def test_a_start_that_cannot_be_is_refused(how: dict[str, Any], sentence: str) -> None:
    kind = billi.InvalidPosition if sentence.startswith(("deck", "card", "team")) else billi.InvalidArgument
    with pytest.raises(kind) as refused:
        billi.game("misterbill").start(**how)
    assert spoken(refused.value).sentence == sentence


def test_every_seed_is_a_game_of_its_own() -> None:
    game = billi.game("willi")
    hands = [str(game.start(seed=seed)) for seed in (0, 1, 2**62, 2**63 - 2, 2**63 - 1)]
    assert len(set(hands)) == len(hands)
    wrong: list[Any] = [-1, 2**63, "1", 1.0]
    for use in (billi.playouts, billi.batch):
        for seed in wrong:
            with pytest.raises(billi.InvalidArgument, match="from 0 to 2⁶³ − 1"):
                use(game, 1, seed=seed)


def test_W3_nobody_else_may_be_made_to_start_where_somebody_is_called_willi() -> None:
    names = ["Ann", "Bo", " willi", "Di"]
    with pytest.raises(billi.InvalidArgument) as refused:
        billi.game("willi").start(seed=1, dealer=0, names=names)
    assert spoken(refused.value).rule == "W3"
    assert events_of(billi.game("willi").start(seed=1, dealer=1, names=names))[0]["first"] == 2
    assert events_of(billi.game("misterbill").start(seed=1, dealer=0, names=names))[0]["dealer"] == 0


@pytest.mark.parametrize("action", [None, 7, b"pass", ["pass"], "", "pass pass", "x" * 10**6, object], ids=brief)
@pytest.mark.parametrize("seat", [0, 3, True, None, "0", 0.0, 10**5000, [0]], ids=brief)
def test_what_is_no_action_or_no_seat_is_refused_and_changes_nothing(seat: Any, action: Any) -> None:
    state = billi.game("willi").start(seed=1)
    before = repr(state)
    with pytest.raises(billi.IllegalAction) as refused:
        state.apply(seat, action)
    assert len(str(spoken(refused.value))) < 500
    assert repr(state) == before
    with pytest.raises(billi.IllegalAction):
        Action.parse(action)


@pytest.mark.parametrize("parts", [(None,), ("play", []), ("play", "E", "1"), ("play", "E", 1, False), (["pass"],)])
def test_an_action_is_made_of_texts_and_a_seat(parts: Any) -> None:
    with pytest.raises(billi.IllegalAction) as refused:
        Action(*parts)
    spoken(refused.value)


TAKING = {"hands": ["R1", "R2", "R3", "R4"], "trick": "R5 R6 R7 R8", "phase": "take", "winner": 0}
FOUR = {"hands": ["OB", "SL", "OSL", "LE"], "phase": "draw"}
IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2], "trick": "R5 R6 R7 R8 R9"}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2], "caller": 7}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2], "caller": 0}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2], "totals": [9999, 0, 0, 0]}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2], "totals": 9999}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2], "totals": [2, 0, 0, 0]}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2], "points": [1, 0, 0, 0]}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2], "winner": 0}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2], "taken": "R5"}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2], "pile": "R5"}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2], "box": [None, None, "R3", None]}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2.0]}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2], "leader": 4}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2], "leader": None}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2], "round": "x"}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "won": [1, 2, 2, 2], "phase": ["play"]}),
    ("willi", {"hands": ["R1", "R2", "R3", "R4"], "phase": "over"}),
    ("willi", {"hands": [1, 2, 3, 4]}),
    ("willi", {"hands": 4}),
    ("willi", {**TAKING, "won": [1, 2, 2, 2], "winner": 9}),
    ("willi", {"hands": [""] * 4, "phase": "over", "round": 2}),
    ("misterbill", {**FOUR, "still_in": [0, 1, 2, 3, 9]}),
    ("misterbill", {**FOUR, "still_in": [0, 1, 2, 3, 3]}),
    ("misterbill", {**FOUR, "still_in": 4}),
    ("misterbill", {**FOUR, "round": "x"}),
    ("misterbill", {**FOUR, "direction": "up"}),
    ("misterbill", {**FOUR, "phase": "give", "waiter": "R", "direction": "up"}),
    ("misterbill", {**FOUR, "phase": "give", "waiter": "R", "target": 1}),
    ("misterbill", {**FOUR, "phase": "give", "waiter": "ET", "target": 1}),
    ("misterbill", {**FOUR, "phase": "give", "waiter": "G", "target": 7}),
    ("misterbill", {**FOUR, "phase": "give", "waiter": "G", "target": 1, "gifts": [None, "S", None, None]}),
    ("misterbill", {**FOUR, "waiter": "E", "target": 1}),
    ("misterbill", {**FOUR, "gifts": ["O", None, None, None]}),
    ("misterbill", {**FOUR, "awards": 5}),
    ("misterbill", {**FOUR, "awards": 1}),
    ("misterbill", {**FOUR, "team_cards": [1, 2, 3, 99]}),
    ("misterbill", {**FOUR, "team_cards": [1, 2, 3, 3]}),
    ("misterbill", {**FOUR, "team_cards": [1, 2, 3, 4], "round": 3}),
    ("misterbill", {**FOUR, "points": [9999, 0, 0, 0]}),
    ("misterbill", {**FOUR, "points": [4, 0, 0, 0]}),
    ("misterbill", {**FOUR, "round_points": [4, 0, 0, 0]}),
    ("misterbill", {**FOUR, "idle_turns": -2}),
    ("misterbill", {**FOUR, "idle_turns": 10**30}),
    ("misterbill", {**FOUR, "dealer": None}),
    ("misterbill", {**FOUR, "turn": 1.0}),
    ("misterbill", {"hands": ["OB", "SL", "OSL", 7]}),
    ("misterbill", {"hands": ["OB", "SL", "OSL", [["L"], "E"]]}),
]


@pytest.mark.parametrize(("name", "fields"), IMPOSSIBLE, ids=str)
def test_a_position_that_cannot_be_is_refused(name: str, fields: dict[str, Any]) -> None:
    with pytest.raises(billi.InvalidPosition) as refused:
        billi.game(name).position(**fields)
    spoken(refused.value)


def test_the_positions_beside_the_impossible_ones_are_possible() -> None:
    """So that each of those above is refused for the one thing that is wrong with it."""
    willi, misterbill = billi.game("willi"), billi.game("misterbill")
    willi.position(hands=["R1", "R2", "R3", "R4"], won=[1, 2, 2, 2])
    willi.position(**{**TAKING, "won": [1, 2, 2, 2]})
    willi.position(hands=[["R1"], "R2", ("R3",), "R4"], won=[1, 2, 2, 2])
    misterbill.position(**FOUR)
    misterbill.position(**{**FOUR, "phase": "give", "waiter": "R", "direction": "left"})
    misterbill.position(**{**FOUR, "phase": "give", "waiter": "G", "target": 1, "gifts": ["O", None, None, None]})


# Anything at all

strange = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(min_value=-3, max_value=9),
    st.sampled_from([2**63, -(2**63), 10**30]),
    st.builds(pow, st.just(10), st.just(5000)),
    st.floats(),
    st.text(max_size=8),
    st.binary(max_size=4),
    st.sampled_from(["R1", "O", "play R1", "box R1", "pass", "left", "up", "draw", "play", "over", "R1 R2", "\ud800"]),
    st.builds(object),
    st.just(dict),
)
anything = st.recursive(
    strange,
    lambda inner: st.one_of(
        st.lists(inner, max_size=5),
        st.tuples(inner, inner),
        st.dictionaries(st.text(max_size=3), inner, max_size=3),
        st.frozensets(st.integers(), max_size=3),
    ),
    max_leaves=12,
)
MOMENTS = {
    game: [under_way(game, moves) for moves in (0, 5, 12, 40)]
    for game in (billi.game("misterbill", 3), billi.game("misterbill", exchange="chosen"), *GAMES)
}
games = st.sampled_from(sorted(MOMENTS, key=repr))
FIELDS = {
    "misterbill": "phase round dealer turn team_cards points round_points still_in idle_turns awards waiter target "
    "direction gifts",
    "willi": "phase round dealer leader trick won totals points box pile caller asked winner taken",
}


def only_our_own_errors(use: Callable[[], Any]) -> None:
    """Do something that may be refused, but only so that a person can read why."""
    try:
        use()
    except billi.BilliError as error:
        spoken(error)


@given(game=games, data=st.data())
def test_whatever_a_position_is_made_of_only_our_own_errors_come_out(game: billi.Game, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(MOMENTS[game]))
    fields = dict(game.spec.fields(state.position))
    usual = {name: getattr(state.view(0), name, None) for name in FIELDS[game.name].split()}
    for _ in range(data.draw(st.integers(1, 3))):
        name = data.draw(st.sampled_from([*fields, *usual, "luck"]))
        near = st.lists(strange, min_size=game.seats, max_size=game.seats)
        fields[name] = data.draw(st.one_of(anything, near, st.just(usual.get(name))))

    def set_up_and_use() -> None:
        state = game.position(**fields)
        assert game.position(**game.spec.fields(state.position)) == state
        for seat in range(game.players):
            state.view(seat)
            state.legal(seat)

    only_our_own_errors(set_up_and_use)


@given(game=games, data=st.data())
def test_whatever_a_game_is_started_with_only_our_own_errors_come_out(game: billi.Game, data: st.DataObject) -> None:
    wanted = ["seed", "deck", "team_cards", "dealer", "luck", "names"]
    cards = st.permutations(game.spec.deck)
    usual = st.one_of(anything, st.just("Anna"), st.integers(0, 3), cards, st.permutations(range(1, game.players + 1)))
    how: dict[str, Any] = data.draw(st.dictionaries(st.sampled_from(wanted), usual, max_size=3))
    only_our_own_errors(lambda: game.start(**how))


@given(game=games, seat=anything, action=anything, data=st.data())
def test_whatever_is_chosen_only_our_own_errors_come_out(
    game: billi.Game, seat: Any, action: Any, data: st.DataObject
) -> None:
    state = copy.deepcopy(data.draw(st.sampled_from(MOMENTS[game])))
    uses: list[Callable[[], Any]] = [
        lambda: state.apply(seat, action),
        lambda: state.apply(0, action),
        lambda: state.check(seat, "pass"),
        lambda: state.check(seat, "call Willi"),
        lambda: state.legal(seat),
        lambda: state.view(seat),
        lambda: state.seen(seat),
        lambda: state.draw(action),
        lambda: state.deal(action, seat),
        lambda: Action.parse(action),
        lambda: Action("play", action, seat=seat),
        lambda: state.apply(0, Action(action, seat, 0, "left")),
        lambda: billi.game(action, players=seat),
        lambda: billi.game("willi", players=3, exchange=action),
    ]
    for use in uses:
        only_our_own_errors(use)


# Looking at a state, and taking back


@every_game
def test_a_state_tells_its_round_phase_and_hands_as_a_view_does(game: billi.Game) -> None:
    state = under_way(game)
    for seat in range(game.players):
        view = state.view(seat)
        assert (state.round, state.phase, state.hand(seat)) == (view.round, view.phase, view.hand)
    assert sorted(game.deck) == sorted(game.spec.deck)


@every_game
def test_everything_can_be_taken_back_to_the_deal_and_goes_the_same_way_again(game: billi.Game) -> None:
    state = game.start(seed=3)
    start, told, steps = repr(state), list(state.events), 0
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[-1])
        steps += 1
    end, events = repr(state), list(state.events)
    state.view(0)
    for _ in range(steps):
        state.pop()
    assert (repr(state), state.events, state.view(0).events) == (start, told, game.start(seed=3).view(0).events)
    with pytest.raises(billi.IllegalAction):
        state.pop()
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[-1])
    assert (repr(state), state.events) == (end, events)


def test_a_move_that_is_refused_leaves_nothing_to_take_back() -> None:
    state = billi.game("willi").start(seed=1)
    with pytest.raises(billi.IllegalAction):
        state.apply(0, "pass")
    with pytest.raises(billi.IllegalAction):
        state.draw("R1")
    with pytest.raises(billi.IllegalAction):
        state.deal([])
    with pytest.raises(billi.IllegalAction):
        state.pop()


@pytest.mark.parametrize("name", ["misterbill", "willi"])
def test_cards_are_strings_that_know_more_of_themselves(name: str) -> None:
    game = billi.game(name, 4)
    state = game.start(seed=3)
    seat = state.to_act[0]
    view = state.view(seat)
    assert {type(card) for card in (*game.deck, *state.hand(seat), *view.hand)} == {type(game.deck[0])}
    assert all(isinstance(card, billi.Card) and isinstance(card, str) for card in view.hand)
    assert json.loads(json.dumps(view.hand)) == view.hand
    assert repr(view.hand) == repr([str(card) for card in view.hand])
    assert pickle.loads(pickle.dumps(view)) == view
    assert [game.card(str(card)) for card in game.deck] == list(game.deck)
    with pytest.raises(billi.InvalidPosition):
        game.card("Z")


def test_cards_know_their_colour_number_and_trade() -> None:
    assert [(card.colour, card.number) for card in (billi.WilliCard.R5, billi.WilliCard("B9"))] == [("R", 5), ("B", 9)]
    deck = billi.game("misterbill").deck
    assert len(deck) == sum(card.copies for card in billi.MisterBillCard) == 47
    assert [card for card in billi.MisterBillCard if card.is_waiter] == list("ETGLR")
    assert [card for card in billi.MisterBillCard if not card.is_waiter and not card.is_dish] == ["B"]
    assert all(Words("en").text(f"card-{card}").endswith(card.name.title()) for card in deck)
