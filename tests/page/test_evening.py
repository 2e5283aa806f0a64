"""An evening together: a link is shared, a word is said at one's seat, and whoever leaves finds back."""

import asyncio
import json
import re

from playwright.async_api import Locator, ViewportSize, WebSocketRoute, expect

from helpers.browser import DESK, EDGE, Guest, House, in_browsers
from helpers.hurrying import hurries
from helpers.layout_faults import looks_right

SHARES = """
window.shared = [];
window.refuses = "";
Object.defineProperty(navigator, "share", { value: async ({ url }) => {
    if (window.refuses) throw new DOMException("no", window.refuses);
    window.shared.push(url);
} });
Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => void (window.copied = text) } });
"""
"""A phone that can share a link, and notes what was shared or copied."""
SMALL = ViewportSize(width=360, height=560)
ON_WHAT = """(bubble) => {
    const said = bubble.getBoundingClientRect();
    const plate = bubble.closest(".plate").getBoundingClientRect();
    const within = ["left", "top"].every((side) => said[side] >= plate[side] - 1)
        && ["right", "bottom"].every((side) => said[side] <= plate[side] + 1);
    return { within, whole: bubble.scrollHeight <= bubble.clientHeight && bubble.scrollWidth <= bubble.clientWidth };
}"""
"""Whether what somebody says lies on their plate, and can be read whole."""


def test_a_phone_shares_the_link_in_its_own_way() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", path="/nowhere")
        await ann.page.add_init_script(SHARES)
        await ann.page.goto("/")
        link = await ann.set_table("willi", 4)
        share = ann.button("invite-share")
        await share.click()
        assert await ann.page.evaluate("shared") == [link]
        # Whoever thinks better of it has copied nothing; where the phone refuses, the link is copied.
        await ann.page.evaluate("window.refuses = 'AbortError'")
        await share.click()
        await expect(ann.button("invite-copy")).to_be_visible()
        assert await ann.page.evaluate("window.copied ?? ''") == ""
        await ann.page.evaluate("window.refuses = 'NotAllowedError'")
        await share.click()
        await expect(ann.button("invite-copied")).to_be_visible()
        assert await ann.page.evaluate("copied") == link

        bo = await house.guest("Bo", path=link)
        await expect(bo.button("invite-copy")).to_be_visible()
        await expect(bo.button("invite-share")).to_have_count(0)

    in_browsers(work)


def test_a_phrase_shows_for_a_moment_at_the_seat_of_whoever_said_it() -> None:
    async def work(house: House) -> None:
        ann, bo = await house.guest("Ann"), await house.guest("Bo", locale="de-CH", viewport=SMALL)
        await ann.deal_with(bo, "misterbill", 8)
        await bo.is_dealt()
        await ann.look_at("chat")
        await ann.button("phrase-hello").click()
        at_ann = bo.listed("table-seats").get_by_role("listitem").filter(has_text="Ann")
        # Everybody reads it in their own language, the speaker too.
        at_bo, own = at_ann.get_by_text(bo.say("phrase-hello")), plate_of(ann).get_by_text(ann.say("phrase-hello"))
        await asyncio.gather(*(expect(bubble).to_be_visible() for bubble in (at_bo, own)))
        await expect(at_ann.get_by_text(bo.say("phrase-hello"))).to_have_count(0)
        for phrase in ("again", "thinking"):
            await ann.button(f"phrase-{phrase}").click()
            bubble = at_ann.get_by_text(bo.say(f"phrase-{phrase}"))
            assert await bubble.evaluate(ON_WHAT) == {"within": True, "whole": True}, phrase
        # What was written is for the chat, and what was said before is no news to whoever comes.
        await ann.box("chat-write").fill("a long story")
        await ann.button("chat-send").click()
        await expect(bo.page.get_by_role("button", name=re.compile(f"^{bo.say('side-chat')} 4"))).to_be_visible()
        await expect(bo.page.get_by_text("a long story")).to_have_count(0)
        await bo.page.reload()
        await bo.is_dealt()
        await expect(bo.page.get_by_role("button", name=re.compile(f"^{bo.say('side-chat')} 4"))).to_be_visible()
        await expect(at_ann.locator(".says")).to_have_count(0)

    in_browsers(work)


def plate_of(guest: Guest) -> Locator:
    """Find somebody's own plate."""
    return guest.main.locator(".mine .plate")


def test_home_offers_the_game_under_way() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=SMALL)
        offer = ann.page.get_by_role("link", name=re.compile(re.escape(going_on(ann, "willi"))))
        await expect(ann.heading("home-title")).to_be_visible()
        await expect(offer).to_have_count(0)
        await ann.play_bots("willi", 4)
        await ann.is_dealt()
        table = ann.path
        await ann.page.goto("/")
        bots = [ann.say(f"bot-name-{seat}") for seat in (1, 2, 3)]
        others = ann.say("list-and", first=", ".join(bots[:-1]), last=bots[-1])
        await expect(offer).to_have_text(going_on(ann, "willi", others))
        for size in (SMALL, DESK):
            await ann.page.set_viewport_size(size)
            await expect(offer).to_be_in_viewport(ratio=1)
            await expect(ann.button("home-play-game", game=ann.say("game-misterbill"))).to_be_in_viewport(ratio=1)
            await looks_right(ann)
        await offer.click()
        await ann.is_dealt()
        assert ann.path == table
        await hurries(ann)
        await ann.page.goto("/")
        await expect(ann.heading("home-title")).to_be_visible()
        async with ann.page.expect_response("**/api/games"):
            await ann.page.reload()
        await expect(offer).to_have_count(0)

    in_browsers(work)


def going_on(guest: Guest, game: str, players: str = "") -> str:
    return guest.say("home-go-on", game=guest.say(f"game-{game}"), players=players)


def test_a_choice_made_without_a_network_is_said_to_be_kept_and_counts() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", keeps=True)
        await ann.play_bots("willi", 4)
        await ann.able.first.wait_for()
        await ann.context.set_offline(True)
        lost = ann.page.get_by_role("status").filter(has_text=ann.say("net-off"))
        kept = ann.page.get_by_role("status").filter(has_text=ann.say("net-off-kept"))
        await expect(lost).to_be_visible()
        boxed = (await ann.cards())[0]
        await ann.hand.first.click(position=EDGE)
        await expect(kept).to_be_visible()
        await expect(lost).to_have_count(0)
        await ann.context.set_offline(False)
        await expect(kept).to_have_count(0)
        await ann.look_at("log")
        told = ann.say("log-box.you", card="CARD").split("CARD")[0]
        await expect(ann.listed("log-label").get_by_text(told).first).to_be_visible()
        assert boxed not in await ann.cards()
        ann.forgive("ERR_INTERNET_DISCONNECTED", "WebSocket")

    in_browsers(work)


def test_a_card_that_is_drawn_by_itself_is_drawn_although_the_last_answer_is_still_on_its_way() -> None:
    """The page used to drop the draw and wait for ever for whoever never has to touch."""
    late: list[str | bytes] = []
    choices: set[str] = set()
    asked: list[list[str]] = []
    answered: list[list[str]] = []

    async def answer_late(socket: WebSocketRoute) -> None:
        """Ask somebody the next thing, then grant them their answer to the last."""
        server = socket.connect_to_server()

        def send_late() -> None:
            while late:
                socket.send(late.pop())

        def tell(message: str | bytes) -> None:
            news = json.loads(message)
            if news["is"] == "granted" and news["id"] in choices:
                late.append(message)
                asyncio.get_running_loop().call_later(1, send_late)  # the next thing may look like the last
            else:
                socket.send(message)
            asked[:] = [
                hand["ask"]["choices"] for hand in news.get("own", {}).get("hands", []) if hand.get("ask")
            ] or asked
            if late and asked != answered:
                asyncio.get_running_loop().call_later(0.2, send_late)

        def hear(message: str | bytes) -> None:
            wish = json.loads(message)
            if wish["do"] == "choose":
                choices.add(wish["id"])
                answered[:] = asked
            server.send(message)

        server.on_message(tell)
        socket.on_message(hear)

    async def work(house: House) -> None:
        ann = await house.guest("Ann", path="/nowhere")
        await ann.page.route_web_socket(re.compile("/api/tables/"), answer_late)
        await ann.page.goto("/")
        await ann.play_bots("misterbill", 3)
        ann.each_time = lambda: expect(ann.button("answer-any")).to_have_count(0)
        await ann.play(until=ann.round_over)

    in_browsers(work)
