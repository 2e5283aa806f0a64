"""A whole game without a mouse: Tab to get anywhere, arrows along a hand, Enter or Space to choose."""

from collections.abc import Callable
from contextlib import suppress

from playwright.async_api import TimeoutError as TookTooLong
from playwright.async_api import expect

from helpers.browser import ONE_CLICK, OTHERS, Guest, House, in_browsers
from helpers.page_text import card, text

FARTHEST = 120
"""Steps with Tab after which something is taken to be out of reach."""
FOCUSED = """() => {
    const at = document.activeElement;
    const list = at.closest("ul, ol")?.getAttribute("aria-label") ?? "";
    const able = at.getAttribute("aria-disabled") !== "true" && at.getAttribute("aria-pressed") !== "true";
    const table = !!at.closest("main") && at !== document.querySelector("main");
    return { name: at.getAttribute("aria-label") ?? at.textContent.trim(), list, able, table, role: at.tagName };
}"""
WAITERS = {card(code) for code in "ETGLR"}


class Typist:
    """Somebody with nothing but a keyboard."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.keys = guest.page.keyboard
        self.pressed = 0
        self.at_table = False
        """Whether something at the table has been pressed."""

    async def focused(self) -> dict[str, str]:
        found: dict[str, str] = await self.guest.page.evaluate(FOCUSED)
        return found

    async def reach(self, wanted: Callable[[dict[str, str]], bool]) -> None:
        """Go with Tab until something wanted has the focus, and see that it shows."""
        for _ in range(FARTHEST):
            if wanted(await self.focused()):
                await self.sees_the_focus()
                return
            await self.keys.press("Tab")
        raise AssertionError(f"nothing wanted is within reach; the focus is at {await self.focused()}")

    async def sees_the_focus(self) -> None:
        outline = await self.guest.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline != "none", await self.focused()

    async def has_not_lost_the_way(self) -> None:
        """See that the keyboard goes on at the table, wherever what was pressed has gone."""
        if not self.at_table:
            return
        await self.guest.settled()
        at = await self.focused()
        assert at["table"], f"the focus went to {at}"

    async def press(self, *names: str) -> None:
        """Go to a button with one of these names and press it, with Enter and Space in turns."""
        await self.reach(lambda at: at["name"] in names and at["role"] in ("BUTTON", "A"))
        await self.strike()

    async def strike(self) -> None:
        """Press what has the focus, with another key than the last time: the same one so soon would be a mistake."""
        self.pressed += 1
        await self.keys.press("Enter" if self.pressed % 2 else "Space")

    async def walk_to_a_card(self) -> bool:
        """Go to the hand, and along it with the arrows to a card that can be chosen.

        Return whether there is one: somebody else's waiter can have come first, and then nothing is asked any more.
        """
        hand = text("table-hand")
        await self.reach(lambda at: at["list"] == hand)
        for _ in range(12):
            if (await self.focused())["able"]:
                return True
            await self.keys.press("ArrowRight")
        await self.guest.settled()
        assert not await self.guest.able.count(), "no card of the hand is reached that can be chosen"
        return False


def test_whoever_goes_elsewhere_is_at_the_heading_of_the_page_that_comes() -> None:
    async def work(house: House) -> None:
        guest = await house.guest("Ann")
        heading = guest.page.get_by_role("heading", level=1)
        await expect(heading).to_be_visible()
        await expect(heading).not_to_be_focused()
        for way in ("nav-learn", "nav-scores", "nav-games"):
            await guest.link(way).first.focus()
            await guest.page.keyboard.press("Enter")
            await expect(guest.page).to_have_title(text("title", page=text(f"title-{way.removeprefix('nav-')}")))
            await expect(heading).to_be_focused()
        await guest.page.go_back()
        await expect(guest.page).to_have_title(text("title", page=text("title-scores")))
        await expect(heading).to_be_focused()
        await guest.page.goto("/")
        await guest.play_bots("willi")
        await expect(heading).to_have_text(text("lobby-title", game=text("game-willi"), n=4))
        await expect(heading).to_be_focused()

    in_browsers(work)


def test_a_whole_game_by_keyboard_alone() -> None:
    async def work(house: House) -> None:
        guest = await house.guest("Ann")
        typist = Typist(guest)
        game = guest.page.get_by_role("region", name=text("game-misterbill"), exact=True)
        players = game.get_by_role("combobox", name=text("home-players"))
        await expect(players).to_be_visible()
        await typist.reach(lambda at: at["role"] == "SELECT" and "8" in at["name"])
        await typist.keys.press("ArrowUp")
        await expect(players).to_have_value("3")
        await typist.press(text("home-play-game", game=text("game-misterbill")))
        await plays_by_keyboard(typist)
        await expect(guest.page.get_by_role("heading", level=2)).to_be_visible()
        await typist.press(text("over-rematch"))
        await expect(guest.asked.first).to_be_visible()

    in_browsers(work)


async def plays_by_keyboard(typist: Typist) -> None:
    guest = typist.guest
    answers = ("answer-go-on", "answer-pass", "over-rematch")
    asked = guest.any_of(*answers).or_(guest.able)
    while True:
        await asked.first.wait_for(timeout=OTHERS)
        await typist.has_not_lost_the_way()
        said = await asked.all_text_contents()
        if text("over-rematch") in said:
            return
        if text("answer-go-on") in said:
            await goes_on_by_keyboard(typist)
        elif text("answer-pass") in said:
            await serves_by_keyboard(typist)
        elif await typist.walk_to_a_card():
            chosen = (await typist.focused())["name"]
            await typist.strike()
            await gone(guest, chosen)
        typist.at_table = True


async def goes_on_by_keyboard(typist: Typist) -> None:
    """Leave the end of a round; the next one may be over at once, where nothing was asked in it."""
    ended = typist.guest.page.get_by_role("heading", level=2)
    title = await ended.inner_text()
    await typist.press(text("answer-go-on"))
    await expect(ended.filter(has_text=title)).to_be_hidden()


async def serves_by_keyboard(typist: Typist) -> None:
    """Play the first waiter there is, on the first to be had; none where there is none."""
    guest = typist.guest
    if not await guest.able.count():
        await typist.press(text("answer-pass"))
        return
    if not await typist.walk_to_a_card():
        return
    waiter = (await typist.focused())["name"]
    assert waiter in WAITERS
    await typist.strike()
    back = guest.button("answer-back")
    await expect(back).to_be_visible()
    await typist.press(*answers_to(waiter))
    await expect(back).to_be_hidden()


def answers_to(waiter: str) -> list[str]:
    """Return what can be pressed once a waiter is chosen: somebody to play it on, a direction, or only the waiter."""
    others = [text(f"bot-name-{seat}") for seat in (1, 2)]
    named = [text("answer-play-on", card=waiter, name=other) for other in others]
    on_somebody = [f"{name}, {text('seat-cards', n=n)}" for name in named for n in range(1, 25)]
    return [*on_somebody, text("answer-left"), text("answer-play", card=waiter)]


async def gone(guest: Guest, chosen: str) -> None:
    """Wait until a card has been given away, or stands as chosen while others think."""
    hand = guest.listed("table-hand")
    still = hand.get_by_role("button", name=chosen, exact=True, disabled=False, pressed=False)
    with suppress(TookTooLong):  # another of its kind may have come
        await still.wait_for(state="hidden", timeout=ONE_CLICK)


def test_the_table_in_words_is_read_out_once_and_not_again_with_every_card() -> None:
    """Whoever listens heard all of it anew, hands and discards, after everything that happened."""

    async def work(house: House) -> None:
        guest = await house.guest("Ann")
        await guest.play_bots("willi")
        await guest.able.first.wait_for()
        words = guest.page.locator("aside [role=status]")
        for _ in range(2):
            await guest.button("describe-button").click()
            await expect(words).to_have_attribute("aria-live", "polite")
            said = await words.inner_text()
            assert text("game-willi") in said
            await guest.answer()
            await expect(words).not_to_have_text(said)
            await expect(words).to_have_attribute("aria-live", "off")
            await guest.asked.first.wait_for()
            await guest.button("describe-button").click()
            await expect(words).to_have_text("")

    in_browsers(work)
