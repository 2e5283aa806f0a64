"""Somebody who takes a lesson, doing by touch all it asks for."""

from collections.abc import Awaitable, Callable

from helpers.browser import EDGE, Guest, expect
from helpers.page_text import card, messages

Touch = tuple[str, str]
"""Where to touch, and what: a card of the hand or the trick, somebody at the table, an answer, or a waiter's own."""

MISTER_BILL: dict[str, list[Touch]] = {
    "look": [("hand", "L"), ("play", "L")],
    "exchange": [("hand", "E"), ("seat", "bot-name-1")],
    "give": [("hand", "B")],
    "pass": [("answer", "answer-pass")],
    "round": [("hand", "R"), ("answer", "answer-left")],
    "hand-on": [("hand", "L")],
    "gather": [("hand", "G"), ("seat", "bot-name-3")],
    "gift": [("hand", "S")],
    "trade": [("hand", "T"), ("seat", "bot-name-1")],
}
WILLI: dict[str, list[Touch]] = {
    "box": [("hand", "Y1")],
    "lead": [("hand", "G8")],
    "decline": [("answer", "answer-no-call")],
    "follow": [("hand", "G9")],
    "anything": [("hand", "R7")],
    "value": [("hand", "B6")],
    "call": [("answer", "answer-call")],
    "swap": [("trick", "G1"), ("hand", "R9"), ("answer", "answer-swap")],
    "one": [("hand", "G1")],
    "keep": [("answer", "answer-keep")],
    "two": [("hand", "G3")],
}
MOVES = {"misterbill": MISTER_BILL, "willi": WILLI}


class Lesson:
    """Somebody at a lesson."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest = guest
        self.game = game
        self.coach = guest.page.get_by_role("region", name=guest.say("lesson-coach"))
        self.title = self.coach.get_by_role("heading")
        steps = [id for id in messages("en", "lessons") if id.startswith(f"lesson-{game}-")]
        self.steps = {guest.say(f"{id}.title"): id.removeprefix(f"lesson-{game}-") for id in steps}

    async def step(self) -> str:
        """Return the step by what the coach says."""
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
            await guest.button(what).click()
        elif where == "play":
            await guest.button("answer-play", card=card(what, guest.language)).click()
        elif where == "seat":
            seats = guest.listed("table-seats").get_by_role("listitem").filter(has_text=guest.say(what))
            await seats.get_by_role("button").click()
        else:
            cards = guest.listed(f"table-{where}").get_by_role("button", name=card(what, guest.language), exact=True)
            await cards.click(position=EDGE)


async def takes(lesson: Lesson, at_each_step: Callable[[], Awaitable[None]]) -> None:
    """Do all a lesson asks for, to its end."""
    guest, moves = lesson.guest, MOVES[lesson.game]
    done = []
    while not await guest.button("lesson-play").is_visible():
        step = await lesson.step()
        done.append(step)
        await at_each_step()
        if not moves.get(step):
            await lesson.go_on()
        for where, what in moves.get(step, []):
            await lesson.touch(where, what)
        await lesson.leaves(step)
    await at_each_step()
    assert set(moves) <= set(done), "every kind of move is made once"
