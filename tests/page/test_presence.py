"""Together: who has gone and for how long the table waits, the way back, sitting down by opening, a name to sit by."""

import json
import re

from playwright.async_api import ViewportSize, WebSocketRoute, expect

from helpers.browser import DESK, EDGE, House, in_browsers
from helpers.layout_faults import looks_right
from helpers.page_text import text


def test_everyone_sees_at_once_that_somebody_closed_the_page_and_that_they_are_back() -> None:
    async def work(house: House) -> None:
        ann, bo = await house.guest("Ann"), await house.guest("Zoe")
        await ann.deal_with(bo, "willi", 4)
        await ann.is_dealt()
        plate = ann.listed("table-seats").get_by_role("listitem").filter(has_text="Zoe")
        gone = text("seat-gone-for", seconds="SOME").split("SOME")[0]
        await expect(plate).not_to_contain_text(gone)
        where = bo.page.url
        await bo.page.goto("about:blank")
        await expect(plate).to_contain_text(gone)
        for size in (DESK, ViewportSize(width=360, height=560)):
            await ann.page.set_viewport_size(size)
            await looks_right(ann)
            left = (
                plate.get_by_text(re.compile(r"\d+")).filter(visible=True).filter(has_text=re.compile(r"\b[1-6]\d\b"))
            )
            await expect(left.first).to_be_visible()
        await bo.page.goto(where)
        await expect(plate).not_to_contain_text(gone)

    in_browsers(work)


def test_whoever_finds_a_bot_playing_for_them_has_a_way_back_before_their_eyes() -> None:
    """And is told where it does not lead back just now, and can try again."""
    wished: list[str] = []

    async def stand_between(socket: WebSocketRoute) -> None:
        """Have the page believe that a bot plays for it, and refuse the first way back."""
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            news = json.loads(message)
            if news["is"] == "table" and news["public"]["status"] == "playing":
                news["public"]["seats"][0]["stood_in"] = True
            socket.send(json.dumps(news))

        def hear(message: str | bytes) -> None:
            wish = json.loads(message)
            if wish["do"] == "back" and "back" not in wished:
                no = {"is": "refused", "id": wish["id"], "why": "table-too-many", "text": "Not now.", "version": 1}
                socket.send(json.dumps(no))
            else:
                server.send(message)
            wished.append(wish["do"])

        server.on_message(tell)
        socket.on_message(hear)

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.page.route_web_socket("**/api/tables/*", stand_between)
        await ann.play_bots("willi", 4)
        await expect(ann.main.get_by_text(text("ask-bot-plays"))).to_be_visible()
        await ann.button("people-back").first.click()
        await expect(ann.main.get_by_role("status").filter(has_text="Not now.")).to_be_visible()
        await ann.button("people-back").first.click()
        for _ in range(1000):
            if wished.count("back") == 2:
                break
            await ann.page.wait_for_timeout(50)
        assert wished.count("back") == 2

    in_browsers(work)


def test_whoever_opens_a_table_sits_at_it_and_bots_do_not_play_alone() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.set_table("misterbill", 4)
        await expect(ann.button("lobby-begin-bots", n=3)).to_be_visible()
        await ann.button("lobby-stand-at", n=1).click()
        await expect(ann.main.get_by_text(text("lobby-nobody"))).to_be_visible()
        await expect(ann.button("lobby-begin-bots", n=4)).to_have_count(0)
        await ann.sit(3)
        await expect(ann.button("lobby-begin-bots", n=3)).to_be_visible()

    in_browsers(work)


def test_whoever_sits_down_in_mid_game_is_asked_for_a_name() -> None:
    async def work(house: House) -> None:
        ann, stranger = await house.guest("Ann"), await house.guest("")
        link = await ann.set_table("willi", 4, bots=3)
        await ann.button("lobby-begin").click()
        await ann.is_dealt()
        await ann.look_at("table")
        await ann.button("people-free-chair", n=3).click()
        await stranger.page.goto(link)
        await stranger.look_at("table")
        await stranger.box("me-name").fill("Zoe")
        await stranger.button("lobby-sit").click()
        await expect(ann.main.get_by_text("Zoe").first).to_be_visible()

    in_browsers(work)


def test_somebody_without_a_name_is_named_in_the_language_of_whoever_reads() -> None:
    async def work(house: House) -> None:
        ann, bo = await house.guest(), await house.guest("Bo", locale="fr-CH")
        link = await ann.set_table("willi", 4, bots=2)
        await bo.page.goto(link)
        nameless = {guest: guest.main.get_by_text(guest.say("me-guest"), exact=True) for guest in (ann, bo)}
        for guest, name in nameless.items():
            await expect(name, guest.language).to_be_visible()
        await bo.sit(2)
        await ann.button("lobby-begin").click()
        plates = bo.listed("table-seats").get_by_role("listitem")
        await expect(plates.filter(has_text=bo.say("me-guest"))).to_have_count(1)
        await ann.look_at("chat")
        await ann.button("phrase-hello").click()
        await expect(ann.listed("chat-label")).to_contain_text(ann.say("me-guest"))
        await bo.look_at("chat")
        await expect(bo.listed("chat-label")).to_contain_text(bo.say("me-guest"))
        await bo.look_at("table")
        await expect(bo.main.locator("aside")).not_to_contain_text(ann.say("me-guest"))

    in_browsers(work)


def test_a_friend_who_leaves_their_chair_to_a_bot_is_told_of_in_the_log() -> None:
    async def work(house: House) -> None:
        ann, bo = await house.guest("Ann"), await house.guest("Bo")
        link = await ann.set_table("willi", 4, bots=2)
        await bo.page.goto(link)
        await bo.sit(2)
        await ann.button("lobby-begin").click()
        await ann.is_dealt()
        await bo.look_at("table")
        await bo.button("people-leave").click()
        await expect(bo.button("answer-back")).to_be_focused()
        await bo.button("people-leave").click()
        told = ann.listed("log-label").get_by_role("listitem")
        await expect(told.filter(has_text=text("log-chair-left", name="Bo", bot=text("bot-name-1")))).to_have_count(1)

    in_browsers(work)


def test_ones_own_chat_is_not_unread_and_escape_closes_it() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=ViewportSize(width=360, height=640))
        await ann.set_table("willi", 4, bots=3)
        await ann.button("lobby-begin").click()
        await ann.is_dealt()
        await ann.look_at("chat")
        await ann.button("phrase-hello").click()
        said = ann.listed("chat-label")
        await expect(said).to_contain_text(text("phrase-hello"))
        await ann.box("chat-write").focus()
        await ann.page.keyboard.press("Escape")
        await expect(said).to_have_count(0)
        await expect(ann.page.locator(":focus")).to_have_text(text("side-chat"))
        await ann.page.reload()
        await ann.is_dealt()
        await expect(ann.page.locator(".unread")).to_have_count(0)

    in_browsers(work)


def test_what_was_read_stays_read_when_the_page_is_loaded_anew_and_the_last_of_hundreds_is_unread() -> None:
    lines: list[WebSocketRoute] = []

    def stand_between(page: WebSocketRoute) -> None:
        page.connect_to_server()
        lines.append(page)

    def speaks(first: int, last: int) -> None:
        """Have somebody else have said so many things, each at a version of its own."""
        for version in range(first, last + 1):
            said = {"is": "said", "version": version, "seat": 1, "name": "Bo", "text": f"No. {version}"}
            lines[-1].send(json.dumps(said))

    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.page.route_web_socket("**/api/tables/*", stand_between)
        await ann.play_bots("willi")
        await ann.is_dealt()
        unread, chat = ann.page.locator(".unread"), ann.listed("chat-label")
        speaks(1001, 1310)
        await expect(unread).to_contain_text("300")
        await ann.look_at("chat")
        await expect(chat).to_contain_text("No. 1310")
        await ann.look_at("log")
        await expect(unread).to_have_count(0)
        speaks(1311, 1311)
        await expect(unread).to_contain_text(re.compile(r"^1 "))
        await ann.page.reload()
        await ann.is_dealt()
        speaks(1301, 1311)
        await expect(unread).to_contain_text(re.compile(r"^1 "))

    in_browsers(work)


def test_a_chair_is_given_away_after_a_question_and_nothing_is_told_again() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", pace="brisk", reduced_motion="reduce")
        await ann.set_table("misterbill", 3, bots=2)
        await ann.button("lobby-begin").click()
        await ann.asked.first.wait_for()
        told = ann.listed("log-label").get_by_role("listitem")
        before = await told.count()
        assert before > 3
        await ann.look_at("table")
        await ann.button("people-leave").click()
        await expect(ann.main.get_by_text(text("people-sure"))).to_be_visible()
        await ann.button("answer-back").last.click()
        await expect(ann.main.get_by_text(text("people-sure"))).to_have_count(0)
        await ann.is_dealt()
        await ann.button("people-leave").click()
        await ann.button("people-leave").click()
        await expect(ann.hand).to_have_count(0)
        await ann.look_at("log")
        assert await told.count() >= before, "the round is told from its beginning"

    in_browsers(work)


def test_why_no_bot_stands_in_yet_is_said_where_it_was_asked() -> None:
    """Below a list that is longer than a phone, it seemed that nothing had happened."""

    async def work(house: House) -> None:
        size = ViewportSize(width=390, height=664)
        ann, zoe = await house.guest("Ann", viewport=size), await house.guest("Zoe")
        link = await ann.set_table("misterbill", 5, bots=3)
        await zoe.page.goto(link)
        await zoe.sit(2)
        await ann.button("lobby-begin").click()
        await ann.is_dealt()
        await zoe.page.goto("about:blank")
        await ann.look_at("table")
        await ann.button("people-stand-in-for", name="Zoe").click()
        why = ann.page.get_by_role("alert")
        await expect(why).to_have_text(text("table-just-gone"))
        await expect(why).to_be_in_viewport(ratio=1)
        said, asked = await why.bounding_box(), await ann.button("people-stand-in-for", name="Zoe").bounding_box()
        assert said
        assert asked
        assert 0 <= asked["y"] - said["y"] < 80, "it stands elsewhere"

    in_browsers(work)


def test_a_card_that_was_touched_stays_so_while_a_friend_goes_and_comes_back() -> None:
    """Somebody who plays with two taps had to begin anew whenever anything was told of the table."""

    async def work(house: House) -> None:
        ann, zoe = await house.guest("Ann"), await house.guest("Zoe")
        await ann.page.evaluate("""localStorage.setItem("billi-settings", '{"pace":"instant","oneTap":false}')""")
        await ann.page.reload()
        await ann.deal_with(zoe, "willi", 4)
        await ann.able.first.wait_for()
        touched = ann.hand.nth(2)
        await touched.click(position=EDGE)
        await expect(touched).to_have_attribute("aria-pressed", "true")
        plate = ann.listed("table-seats").get_by_role("listitem").filter(has_text="Zoe")
        gone = text("seat-gone-for", seconds="SOME").split("SOME")[0]
        where = zoe.page.url
        await zoe.page.goto("about:blank")
        await expect(plate).to_contain_text(gone)
        await expect(touched).to_have_attribute("aria-pressed", "true")
        await zoe.page.goto(where)
        await expect(plate).not_to_contain_text(gone)
        await expect(touched).to_have_attribute("aria-pressed", "true")
        await touched.click(position=EDGE)
        await expect(ann.main.get_by_text(text("ask-box"), exact=True)).to_have_count(0)

    in_browsers(work)


def test_who_gives_a_chair_away_once_more_is_not_told_again_what_they_played() -> None:
    """They were where they had been when they gave it away the first time, and saw all of it again."""

    async def work(house: House) -> None:
        ann = await house.guest("Ann", pace="brisk", reduced_motion="reduce")
        await ann.set_table("willi", 4, bots=3)
        await ann.button("lobby-begin").click()
        await ann.asked.first.wait_for()
        await ann.look_at("table")
        for _ in ("asked", "sure"):
            await ann.button("people-leave").click()
        await expect(ann.hand).to_have_count(0)
        await ann.button("lobby-sit").click()
        await ann.look_at("log")
        told = ann.listed("log-label").get_by_role("listitem")
        before = await told.count()
        await ann.play(until=told.nth(before + 12))
        await ann.asked.first.wait_for()
        seen = await told.count()
        await ann.look_at("table")
        for _ in ("asked", "sure"):
            await ann.button("people-leave").click()
        await expect(ann.hand).to_have_count(0)
        await ann.look_at("log")
        assert await told.count() >= seen, "it is told again"

    in_browsers(work)


def test_what_was_being_written_is_still_there_after_a_look_at_the_table() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", viewport=ViewportSize(width=390, height=664))
        await ann.play_bots("willi")
        await ann.is_dealt()
        await ann.look_at("chat")
        await ann.box("chat-write").fill("Wait, I")
        await ann.look_back()
        await expect(ann.box("chat-write")).to_have_count(0)
        await ann.look_at("score")
        await ann.look_at("chat")
        await expect(ann.box("chat-write")).to_have_value("Wait, I")
        await ann.button("chat-send").click()
        await expect(ann.listed("chat-label")).to_contain_text("Wait, I")
        await ann.look_back()
        await ann.look_at("chat")
        await expect(ann.box("chat-write")).to_have_value("")

    in_browsers(work)


def test_who_comes_to_a_full_table_is_told_that_it_is_and_not_asked_for_a_name() -> None:
    async def work(house: House) -> None:
        ann, zoe = await house.guest("Ann"), await house.guest("Zoe")
        link = await ann.set_table("willi", 3, bots=2)
        await zoe.page.goto(link)
        await expect(zoe.main.get_by_text(text("lobby-full"))).to_be_visible()
        await expect(zoe.box("me-name")).to_have_count(0)
        await ann.button("lobby-free-at", n=3).click()
        await expect(zoe.main.get_by_text(text("lobby-wait"))).to_be_visible()
        await expect(zoe.box("me-name")).to_be_visible()
        await zoe.sit(3)
        await expect(zoe.main.get_by_text(text("lobby-wait"))).to_be_visible()

    in_browsers(work)
