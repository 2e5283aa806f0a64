"""What the page may do in a browser, as the server tells it: to new browsers, old ones, and whoever asks strangely."""

import httpx
import pytest

from helpers.serving import on_a_server

NOWHERE = {"frame-src", "media-src", "object-src", "base-uri", "form-action", "frame-ancestors"}
ONLY_HERE = {"default-src", "script-src", "style-src", "font-src", "manifest-src", "worker-src"}


async def policy_of(url: str, path: str = "/", **headers: str) -> dict[str, list[str]]:
    """Ask for a page, and read its policy by directive."""
    async with httpx.AsyncClient(base_url=url) as browser:
        said = (await browser.get(path, headers=headers)).headers["content-security-policy"]
    directives = [directive.split() for directive in said.split(";")]
    assert len({name for name, *_ in directives}) == len(directives), "the first of two directives would count"
    return {name: sources for name, *sources in directives}


def test_a_page_may_do_what_it_needs_and_nothing_else() -> None:
    async def work(url: str) -> None:
        policy = await policy_of(url)
        here = url.removeprefix("http://")
        assert policy == {
            **{name: ["'self'"] for name in ONLY_HERE},
            **{name: ["'none'"] for name in NOWHERE},
            "img-src": ["'self'", "data:"],
            "connect-src": ["'self'", f"ws://{here}", f"wss://{here}"],
        }

    on_a_server(work)


def test_firefox_before_132_draws_what_is_on_the_cards() -> None:
    async def work(url: str) -> None:
        assert (await policy_of(url))["default-src"] == ["'self'"], "it asks only this whether drawings may be used"

    on_a_server(work)


@pytest.mark.parametrize(
    ("public_url", "host", "named"),
    [
        (None, "billi.example", "billi.example"),
        (None, "192.168.1.7:8765", "192.168.1.7:8765"),
        ("https://billi.example/", "127.0.0.1:8765", "billi.example"),
        ("https://billi.example:8443", "else.example", "billi.example:8443"),
    ],
)
def test_safari_before_16_may_open_a_socket_where_the_page_is_from(
    public_url: str | None, host: str, named: str
) -> None:
    async def work(url: str) -> None:
        policy = await policy_of(url, "/t/abcdefghjkmn", host=host)
        assert policy["connect-src"] == ["'self'", f"ws://{named}", f"wss://{named}"]

    on_a_server(work, public_url=public_url)


@pytest.mark.parametrize("host", ["x; script-src *", "x 'unsafe-inline'", "*", "*.example", "a,b", "[::1]:8765", ""])
def test_a_host_that_is_none_adds_nothing_to_the_policy(host: str) -> None:
    async def work(url: str) -> None:
        policy = await policy_of(url, host=host)
        assert policy["connect-src"] == policy["script-src"] == ["'self'"]

    on_a_server(work)
