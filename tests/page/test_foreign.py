"""A page of another site in the same browser: it may send what it likes, and you stay who you are."""

import asyncio
import html
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from helpers.browser import House, in_browsers
from helpers.serving import people

FORM = """<!doctype html><form method="post" enctype="text/plain" action="{action}">
<input name="{name}" value="{value}"></form><script>document.forms[0].submit()</script>"""
"""A form whose one field, sent as text, reads as JSON."""


@asynccontextmanager
async def another_site(page: str) -> AsyncIterator[str]:
    """Serve one page from a host that is not ours; give its address."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        body = page.encode()
        head = f"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        writer.write(head.encode() + body)
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        yield f"http://localhost:{server.sockets[0].getsockname()[1]}"  # to a browser another host than 127.0.0.1


def test_a_page_of_another_site_does_not_make_you_its_own_person() -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann")
        await ann.page.goto("/games")
        await ann.button("games-devices-get").click()  # by now she is somebody
        before = await ann.context.cookies(house.url)
        async with people(house.url, "Mallory") as (mallory,):
            key = (await mallory.post("/api/me/link"))["key"]
        for path, name, value in (
            ("/api/me/claim", '{"key":"', f'","key":"{key}"}}'),
            ("/api/me", '{"name":"', '","name":"Mallory"}'),
        ):
            action = house.url + path
            form = FORM.format(action=action, name=html.escape(name), value=html.escape(value))
            async with another_site(form) as evil, ann.page.expect_response(action) as sent:
                await ann.page.goto(evil, wait_until="commit")
            assert (await (await sent.value).json())["error"]["why"] == "door-foreign-page"
        assert [(one.get("name"), one.get("value")) for one in await ann.context.cookies(house.url)] == [
            (one.get("name"), one.get("value")) for one in before
        ]
        ann.forgive("403")

    in_browsers(work)
