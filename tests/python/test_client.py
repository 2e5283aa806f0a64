"""A script or a bot whose server is not there, or is not one, is told so in a sentence, in any language."""

import asyncio

import pytest
from websockets.asyncio.server import ServerConnection, serve

from billi.client import Client, TableClient
from billi.errors import BilliError, NoServer
from billi.words import LANGUAGES, Words
from helpers.server_processes import quiet_port


async def come_to(url: str) -> None:
    async with Client(url, "Ann"):
        pass


def told(url: str) -> NoServer:
    """Return what somebody is told who comes to a server that is none."""
    with pytest.raises(NoServer) as caught:
        asyncio.run(asyncio.wait_for(come_to(url), 60))
    assert isinstance(caught.value, BilliError)
    for language in LANGUAGES:
        said = caught.value.say(Words(language))
        assert url in said
        assert "\n" not in said
    return caught.value


def test_where_nobody_listens_a_script_is_told_so_in_a_sentence() -> None:
    url = f"http://127.0.0.1:{quiet_port()}"
    assert str(told(url)).startswith(f"No server answers at {url}: ")


@pytest.mark.parametrize("url", ["127.0.0.1:8765", "ftp://127.0.0.1", "http://127.0.0.1:port"])
def test_an_address_that_is_none_is_told_in_a_sentence(url: str) -> None:
    assert str(told(url)).startswith(f"No server answers at {url}: ")


async def answering(answer: bytes) -> tuple[asyncio.Server, str]:
    """Have somebody else answer whatever is asked."""

    async def answer_anything(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    server = await asyncio.start_server(answer_anything, "127.0.0.1", 0)
    return server, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


STRANGE = {
    "a proxy without a server": b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 6\r\n\r\n<html>",
    "another program": b"HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\n<html>",
    "another API": b'HTTP/1.1 404 Not Found\r\ncontent-length: 14\r\n\r\n{"detail":"x"}',
    "nothing at all": b"",
    "nothing we read": b"SSH-2.0-OpenSSH_9.7\r\n",
}


@pytest.mark.parametrize("answer", STRANGE.values(), ids=STRANGE)
def test_a_server_that_is_not_billi_is_told_in_a_sentence(answer: bytes) -> None:
    async def work() -> str:
        server, url = await answering(answer)
        async with server:
            with pytest.raises(NoServer) as caught:
                await come_to(url)
            assert url in str(caught.value)
            return str(caught.value)

    said = asyncio.run(asyncio.wait_for(work(), 60))
    status = answer[9:12].decode() if answer.startswith(b"HTTP") else ""
    assert ("does not answer as billi does" in said and status in said) if status else "No server answers" in said


def test_news_that_nobody_understands_is_told_in_a_sentence() -> None:
    async def work() -> None:
        async def chatter(socket: ServerConnection) -> None:
            await socket.send("hello")
            await socket.wait_closed()

        async with serve(chatter, "127.0.0.1", 0) as server:
            url = f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"
            with pytest.raises(NoServer, match="does not answer as billi does"):
                async with TableClient(url, "abcdefghjkmn"):
                    pass

    asyncio.run(asyncio.wait_for(work(), 60))
