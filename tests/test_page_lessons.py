"""The lesson of each game, to its end: every step is said, and what it asks for is done by touching."""

import pytest
from playwright.async_api import expect

from browser import EDGE, Guest, House, card, in_browsers, messages, text

Touch = tuple[str, str]
"""Where to touch, and what: a card of the hand or the trick, somebody at the table, or an answer."""

MISTER_BILL: dict[str, list[Touch]] = {
    "look": [("hand", "L"), ("answer", text("answer-play", card=card("L")))],
    "exchange": [("hand", "E"), ("seat", "bot-name-1")],
    "give": [("hand", "B")],
    "pass": [("answer", text("answer-pass"))],
    "round": [("hand", "R"), ("answer", text("answer-left"))],
    "hand-on": [("hand", "L")],
    "gather": [("hand", "G"), ("seat", "bot-name-3")],
    "gift": [("hand", "S")],
    "trade": [("hand", "T"), ("seat", "bot-name-1")],
}
WILLI: dict[str, list[Touch]] = {
    "box": [("hand", "Y1")],
    "lead": [("hand", "G8")],
    "decline": [("answer", text("answer-no-call"))],
    "follow": [("hand", "G9")],
    "anything": [("hand", "R7")],
    "value": [("hand", "B6")],
    "call": [("answer", text("answer-call"))],
    "swap": [("trick", "G1"), ("hand", "R9"), ("answer", text("answer-swap"))],
    "one": [("hand", "G1")],
    "keep": [("answer", text("answer-keep"))],
    "two": [("hand", "G3")],
}


@pytest.mark.parametrize(("game", "moves"), [("misterbill", MISTER_BILL), ("willi", WILLI)])
def test_a_lesson_to_its_end(game: str, moves: dict[str, list[Touch]]) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.link("home-lesson-game", game=text(f"game-{game}")).click()
        lesson = Lesson(ann, game)
        done = []
        while not await ann.button("lesson-play").is_visible():
            step = await lesson.step()
            done.append(step)
            if not moves.get(step):
                await lesson.go_on()
            for where, what in moves.get(step, []):
                await lesson.touch(where, what)
            await lesson.leaves(step)
        assert set(moves) <= set(done), "every kind of move is made once"
        await ann.button("lesson-play").click()
        await expect(ann.hand.first).to_be_visible()
        await expect(ann.listed("table-seats").get_by_role("listitem")).to_have_count(3)

    in_browsers(work)


def test_what_the_lesson_does_not_ask_for_is_answered_kindly() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", path="/learn/willi/lesson")
        lesson = Lesson(ann, "willi")
        while await lesson.step() != "box":
            before = await lesson.step()
            await lesson.go_on()
            await lesson.leaves(before)
        await lesson.touch("hand", "G8")
        await expect(ann.page.get_by_role("status").filter(has_text=text("lesson-not-now"))).to_be_visible()
        await expect(ann.hand).to_have_count(9)

    in_browsers(work)


class Lesson:
    """Somebody at a lesson."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest = guest
        self.coach = guest.page.get_by_role("region", name=text("lesson-coach"))
        self.title = self.coach.get_by_role("heading")
        steps = [id for id in messages("en", "lessons") if id.startswith(f"lesson-{game}-")]
        self.steps = {text(f"{id}.title"): id.removeprefix(f"lesson-{game}-") for id in steps}

    async def step(self) -> str:
        """Give the step by what the coach says."""
        return self.steps[await self.title.inner_text()]

    async def leaves(self, step: str) -> None:
        """Wait until what was done has been shown, and the coach speaks of something else."""
        title = next(title for title, name in self.steps.items() if name == step)
        # How a round ended is read before the coach speaks on.
        ended = self.guest.page.get_by_role("table")
        await expect(self.title.filter(has_not_text=title).or_(ended).first).to_be_visible()
        if await ended.is_visible():
            await self.go_on()
        await expect(self.title).not_to_have_text(title)

    async def go_on(self) -> None:
        await self.guest.any_of("lesson-go-on").first.click()

    async def touch(self, where: str, what: str) -> None:
        guest = self.guest
        if where == "answer":
            await guest.page.get_by_role("button", name=what, exact=True).click()
        elif where == "seat":
            seats = guest.listed("table-seats").get_by_role("listitem").filter(has_text=text(what))
            await seats.get_by_role("button").click()
        else:
            cards = guest.listed(f"table-{where}").get_by_role("button", name=card(what), exact=True)
            await cards.click(position=EDGE)
