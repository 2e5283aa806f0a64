"""Each lesson leads to its end, has its learner make every kind of move, and keeps to the rules and its secrets."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import billi
import billi.words
from billi.errors import IllegalAction
from billi.games import GAMES
from billi.lessons.lesson import GO_ON, LEARNER, Lesson, LessonMoment, LessonStep
from billi.lessons.showing import show
from billi.server.access import LARGEST_BODY
from billi.server.schema import document
from billi.words import LANGUAGES
from helpers.events import events_of
from helpers.paths import WEB
from helpers.rule_scenes import after, stacked_to_leave
from helpers.serving import on_a_server

WORDS = Path(billi.words.__file__).parent
PAGE = WEB / "src"
LESSONS = {name: spec.lesson for name, spec in GAMES.items() if spec.lesson}

every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def played(lesson: Lesson) -> Iterator[tuple[list[str], LessonMoment]]:
    """Play a lesson to its end as it wants it; give every moment, with the choices that led there."""
    choices: list[str] = []
    while True:
        moment = lesson.after(choices)
        yield list(choices), moment
        if not moment.wants:
            return
        choices.append(moment.wants[0])


def chosen(lesson: Lesson) -> list[str]:
    """Return every move a learner makes."""
    return [choice for choice in list(played(lesson))[-1][0] if choice != GO_ON]


# The lessons


@every_lesson
def test_it_leads_to_its_end_whatever_it_lets_the_learner_choose(lesson: Lesson) -> None:
    def explore(choices: list[str]) -> None:
        moment = lesson.after(choices)
        for wanted in moment.wants:
            explore([*choices, wanted])
        if not moment.wants:
            assert moment.step == lesson.steps[-1]
            assert any(event.kind == "round_end" for event in moment.state.events)

    explore([])


@every_lesson
def test_it_is_short_and_goes_forward(lesson: Lesson) -> None:
    numbers = [moment.number for _, moment in played(lesson)]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, len(lesson.steps) + 1))
    assert 12 <= len(lesson.steps) <= 18


@every_lesson
def test_what_it_wants_is_allowed(lesson: Lesson) -> None:
    for _, moment in played(lesson):
        if moment.asks:
            assert set(moment.wants) <= {str(action) for action in moment.state.legal(LEARNER)}


@every_lesson
def test_every_game_has_one_on_its_usual_rules(lesson: Lesson) -> None:
    assert set(LESSONS) == set(GAMES)
    assert lesson.game == billi.game(lesson.game.name, players=4)


# Every kind of move once


def test_the_learner_plays_every_waiter_and_once_none() -> None:
    moves = chosen(LESSONS["misterbill"])
    assert sorted(move.split()[1] for move in moves if move.startswith("play")) == sorted("ETGLR")
    assert moves.count("pass") == 1
    assert sum(move.startswith("give") for move in moves) == 3  # for Exchange, Gift and Relay


def test_the_learner_draws_finds_pairs_and_goes_out_first_with_the_team() -> None:
    *_, (_, end) = played(LESSONS["misterbill"])
    events = events_of(end.state)
    assert sum(event["t"] == "draw" and event["seat"] == LEARNER for event in events) == 6
    pairs = [event["cards"] for event in events if event["t"] == "pairs" and event["seat"] == LEARNER]
    assert pairs == [["D"], ["O"], ["H"]]
    assert [event["seat"] for event in events if event["t"] == "out"] == [2, LEARNER]
    assert [event for event in events if event["t"] == "award"] == [{"t": "award", "seats": [0, 2], "points": 4}]
    assert events[-1] == {"t": "round_end", "points": [4, 0, 4, 0]}


def test_the_learner_does_all_there_is_to_do_at_willi() -> None:
    moves = chosen(LESSONS["willi"])
    assert {move.split()[0] for move in moves} == {"box", "play", "no", "call", "take", "give", "keep"}


def test_W5_the_learner_leads_follows_plays_the_value_and_plays_anything() -> None:
    ways = []
    for choices, _ in played(LESSONS["willi"]):
        if choices and choices[-1].startswith("play"):
            card, before = choices[-1][5:], LESSONS["willi"].after(choices[:-1]).state.view(LEARNER)
            led = before.trick[0][1] if before.trick else None  # type: ignore[attr-defined]
            has_colour = led is not None and any(held[0] == led[0] for held in before.hand)
            if led is None:
                ways.append("lead")
            elif card[0] == led[0]:
                ways.append("follow")
            else:
                assert not has_colour or card[1] == led[1]
                ways.append("value" if has_colour else "anything")
    assert ways == ["lead", "follow", "anything", "value", "lead", "lead"]


def test_W7_without_the_call_the_trick_is_another_s() -> None:
    lesson = LESSONS["willi"]
    choices = next(choices for choices, moment in played(lesson) if moment.step == "call")
    told = after(lesson.after(choices).state, "0: no call", "2: no call", "3: no call", "1: play G1")
    assert told[-1] == {"t": "trick", "winner": 2}


def test_the_score_of_willi_is_as_the_lesson_tells_it() -> None:
    *_, (_, end) = played(LESSONS["willi"])
    assert events_of(end.state)[-1] == {"t": "round_end", "totals": [51, 48, 30, 36], "points": [3, 1, 2, 0]}


# Who can only say no


def dealt(deck: list[str], seats: int, dealer: int) -> list[list[str]]:
    """Return what a deck deals to each seat."""
    return [deck[(seat - dealer - 1) % seats :: seats] for seat in range(seats)]


def misterbill(left: list[str], *script: LessonStep | str) -> Lesson:
    """Write a lesson in which the cards left after the first pairs are these."""
    hands = dealt(stacked_to_leave(left, dealer=3), 4, dealer=3)
    return Lesson(game=billi.game("misterbill"), dealer=3, hands=hands, team_cards=(1, 2, 3, 4), script=script)


def test_MB14_a_learner_without_a_waiter_is_not_bothered() -> None:
    lesson = misterbill(["OS", "OSEL", "EL", "B"], "draw B", LessonStep("told"), "draw S", LessonStep("bye"))
    assert [event.kind for event in lesson.after([]).state.events[-3:]] == ["draw", "out", "pass"]
    assert lesson.after([GO_ON]).state.to_act == (1,), "who has one is asked"


def test_MB14_a_learner_with_a_waiter_is_asked_and_others_without_are_not() -> None:
    lesson = misterbill(
        ["OSEL", "OS", "EL", "B"], "draw B", LessonStep("serve", ("pass",)), "draw S", LessonStep("bye")
    )
    assert lesson.after([]).state.to_act == (LEARNER,)
    end = lesson.after(["pass"]).state
    assert [event.kind for event in end.events[-4:]] == ["pass", "draw", "pairs", "pass"]
    assert end.outcomes == ("O",)


def test_W10_nobody_without_a_card_to_swap_is_bothered() -> None:
    hands = ["R1 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8", "R2 R5 G1 G2 G3 G4 G5 G6 G7", "R3 R6 B1 B2 B3 B4 B5 B6 B7"]
    rest = "R4 R7 R8 R9 Y9 G8 G9 B8 B9"
    lesson = Lesson(
        game=billi.game("willi", exchange="same_colour"),
        dealer=3,
        hands=[hand.split() for hand in [*hands, rest]],
        script=(
            "0: box Y8, 1: box G7, 2: box B7, 3: box B9",
            LessonStep("lead", ("play R1",)),
            "0: no call, 1: play R2, 1: no call, 0: no call",
            "2: play R3, 2: no call, 0: no call, 1: no call, 3: play R4",
            LessonStep("next", ("play Y1",)),
            LessonStep("bye"),
        ),
    )
    state = lesson.after(["play R1"]).state
    assert events_of(state)[-1] == {"t": "trick", "winner": LEARNER}
    assert (state.view(LEARNER).phase, state.to_act) == ("play", (LEARNER,))


# What it does not take


@every_lesson
def test_an_unwanted_choice_is_refused_and_changes_nothing(lesson: Lesson) -> None:
    for choices, moment in played(lesson):
        tried = [str(action) for action in moment.state.legal(LEARNER)] + [GO_ON, "fly", "pass", "box R1", ""]
        for wrong in set(tried) - set(moment.wants):
            with pytest.raises(IllegalAction):
                lesson.after([*choices, wrong])
        assert lesson.after(choices).state == moment.state


def test_what_the_rules_forbid_they_explain() -> None:
    lesson = LESSONS["willi"]
    choices = next(choices for choices, moment in played(lesson) if moment.step == "follow")
    with pytest.raises(IllegalAction) as refused:
        lesson.after([*choices, "play R7"])
    assert refused.value.sentence == "why-follow"


# What is shown


@every_lesson
def test_the_learner_is_asked_only_where_there_is_something_to_do(lesson: Lesson) -> None:
    for choices, moment in played(lesson):
        shown = show(moment, len(choices) + 1)
        (hand,) = shown.own.hands
        assert (hand.ask is not None) == shown.public.seats[LEARNER].thinking == moment.asks
        if hand.ask:
            assert set(moment.wants) <= set(hand.ask.choices)
        assert [seat.bot for seat in shown.public.seats] == ["", "house", "house", "house"]


@every_lesson
def test_what_is_told_only_grows(lesson: Lesson) -> None:
    before: list[Any] = []
    for _, moment in played(lesson):
        events = events_of(show(moment, 1).own.hands[0])
        assert events[: len(before)] == before
        before = list(events)


@every_lesson
def test_nobody_else_s_cards_are_shown(lesson: Lesson) -> None:
    for _, moment in played(lesson):
        for event in events_of(show(moment, 1).own.hands[0]):
            if event["t"] == "deal":
                assert [isinstance(hand, list) for hand in event["hands"]] == [True, False, False, False]
            if event["t"] in ("draw", "move", "box") and LEARNER not in (
                event.get("seat"),
                event.get("from"),
                event.get("to"),
            ):
                assert "card" not in event


# Its sentences


def bundle(language: str) -> FluentBundle:
    """Return all that the page can say in a lesson."""
    spoken = FluentBundle([language], use_isolating=False)
    for topic in ("games", "page", "lessons"):
        spoken.add_resource(FluentResource((WORDS / language / f"{topic}.ftl").read_text(encoding="utf-8")))
    return spoken


def ids(language: str) -> list[str]:
    """Return the ids in the file of the lessons."""
    text = (WORDS / language / "lessons.ftl").read_text(encoding="utf-8")
    return re.findall(r"^(lesson-[\w-]+) =", text, re.MULTILINE)


def told_at(lesson: Lesson) -> dict[str, set[str]]:
    """Return the messages a lesson needs, and the attributes of each."""
    needed: dict[str, set[str]] = {}
    for part in lesson.script:
        if isinstance(part, LessonStep):
            to_do = set() if part.wants == (GO_ON,) else {"do"}
            needed[f"lesson-{lesson.game.name}-{part.id}"] = {"title"} | to_do
    return needed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_sentences(language: str) -> None:
    spoken = bundle(language)
    for lesson in LESSONS.values():
        for name, attributes in told_at(lesson).items():
            message = spoken.get_message(name)
            assert set(message.attributes) == attributes, name
            assert message.value is not None
            for pattern in (message.value, *message.attributes.values()):
                said, errors = spoken.format_pattern(pattern, {})
                assert not errors, (name, errors)
                text = str(said)
                assert not re.search("[\"']", text), text
                assert "!" not in re.sub(r"Willi\u00a0?!", "", text), text
                if language == "fr":
                    assert not re.search(r"[^\u00a0][:;!?»%]|«[^\u00a0]", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_unused_and_all_languages_have_the_same(language: str) -> None:
    code = "".join(
        (PAGE / file).read_text(encoding="utf-8") for file in ("pages/Lesson.svelte", "lib/lessons.svelte.ts")
    )
    steps = {name for lesson in LESSONS.values() for name in told_at(lesson)}
    unused = [name for name in ids(language) if name not in steps and f'"{name}"' not in code]
    assert unused == []
    assert ids(language) == ids("en")
    assert set(re.findall(r'"(lesson-[\w-]+)"', code)) <= set(ids(language))


# The door


def test_the_door_shows_a_lesson_from_the_first_step_to_the_last() -> None:
    schema = document()
    answer = Draft202012Validator({"$defs": schema["$defs"], "$ref": "#/$defs/LessonShown"})

    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as anyone:
            for game, lesson in LESSONS.items():
                for choices, moment in played(lesson):
                    response = await anyone.post(f"/api/lessons/{game}", json={"choices": choices})
                    assert response.status_code == 200
                    told = response.json()
                    answer.validate(told)
                    assert (told["step"], told["number"], told["steps"]) == (
                        moment.step,
                        moment.number,
                        len(lesson.steps),
                    )
                    assert told["wants"] == list(moment.wants)
                    assert (told["table"]["version"], told["table"]["since"]) == (len(choices) + 1, 0)

    on_a_server(work)


HOSTILE = [
    ("", 400, "message-unreadable"),
    ("{}", 400, "message-unreadable"),
    ("[]", 400, "message-unreadable"),
    ('{"choices": "go on"}', 400, "message-unreadable"),
    ('{"choices": [1]}', 400, "message-unreadable"),
    ('{"choices": [null]}', 400, "message-unreadable"),
    ('{"choices": [["go on"]]}', 400, "message-unreadable"),
    ('{"choices": [], "seat": 1}', 400, "message-unreadable"),
    ('{"choices": [' + "[" * 4000, 400, "message-unreadable"),
    (json.dumps({"choices": ["pass"]}), 400, "why-other"),
    (json.dumps({"choices": ["go on", "go on", "play R1"]}), 400, "why-other"),
    (json.dumps({"choices": ["go on", "go on", "\u202e\x00<b>"]}), 400, "action-unreadable"),
    (json.dumps({"choices": ["go on", "go on", "x" * 7000]}), 400, "action-unreadable"),
    (json.dumps({"choices": ["go on"] * 800}), 400, "action-unreadable"),
    (json.dumps({"choices": ["go on"] * LARGEST_BODY}), 413, "door-too-large"),
]


def test_hostile_bodies_are_refused_with_a_sentence() -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url, headers={"content-type": "application/json"}) as anyone:
            for body, status, why in HOSTILE:
                response = await anyone.post("/api/lessons/willi", content=body)
                assert (response.status_code, response.json()["error"]["why"]) == (status, why), body[:80]
                assert response.json()["error"]["text"]
            assert (await anyone.post("/api/lessons/willi", json={"choices": []})).status_code == 200

    on_a_server(work)


def test_a_lesson_that_is_over_takes_no_more() -> None:
    for lesson in LESSONS.values():
        *_, (choices, _) = played(lesson)
        with pytest.raises(IllegalAction) as refused:
            lesson.after([*choices, GO_ON])
        assert refused.value.sentence == "why-over"


def test_there_is_no_lesson_for_other_games_and_the_door_is_rate_limited() -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as anyone:
            assert (await anyone.post("/api/lessons/bridge", json={"choices": []})).status_code == 404
            asked = [anyone.post("/api/lessons/willi", json={"choices": []}) for _ in range(40)]
            assert {response.status_code for response in await asyncio.gather(*asked)} == {200, 429}

    on_a_server(work, rate=1)
