"""Who you are is kept in a cookie: found among whatever else is there, and nobody else's to set."""

import httpx
import pytest

from billi.server.cookies import HOST, PLAIN, YEAR, cookies_for, merged, no_cookies, token_in
from billi.server.settings import Settings
from helpers.serving import on_a_server

ONE, OTHER = "1" * 22, "2" * 22
"""Two tokens, by their looks."""
STRANGE = [
    'consent={"a":1}',
    'consent="',
    "a=b=c",
    "=",
    "lonely",
    "",
    "\xff=\xff",
    "x=" + "y" * 9000,
    "BILLI=" + OTHER,
    "billi2=" + OTHER,
    "xbilli=" + OTHER,
    "a=billi=" + OTHER,
    "billi=",
    "billi=short",
    f'billi="{OTHER}"',
    "billi=" + OTHER + "x",
    "billi=" + OTHER[:-1] + "é",
]
"""Cookies of neighbours, and some that look like ours."""


def found(*cookies: str, **more: bytes) -> str:
    headers = [(b"cookie", cookie.encode("latin-1")) for cookie in cookies]
    return token_in(merged(headers) | {name.encode(): value for name, value in more.items()})[0]


@pytest.mark.parametrize("strange", STRANGE, ids=lambda strange: strange[:20])
def test_neighbours_cookies_make_nobody_a_stranger(strange: str) -> None:
    for name in (PLAIN, HOST):
        assert found(f"{strange}; {name}={ONE}") == ONE
        assert found(f"{name}={ONE}; {strange}") == ONE
        assert found(strange, f"{name}={ONE}") == ONE
        assert found(f"{name}={ONE}", strange) == ONE
    assert found(strange) == ""


def test_of_several_the_first_counts_and_before_it_the_one_no_neighbour_can_set() -> None:
    assert found(f"{PLAIN}={ONE}; {PLAIN}={OTHER}") == ONE
    assert found(f"{PLAIN}={ONE}; {HOST}={OTHER}") == OTHER
    assert found(f"{HOST}={ONE};{HOST}={OTHER}") == ONE
    assert found(f"{HOST}=; {PLAIN}={OTHER}") == OTHER


def test_a_bearer_token_comes_first_and_is_no_cookie() -> None:
    assert token_in({b"authorization": b"Bearer abc", b"cookie": f"{PLAIN}={ONE}".encode()}) == ("abc", False)
    assert token_in({b"cookie": f"{PLAIN}={ONE}".encode()}) == (ONE, True)
    assert token_in({}) == ("", False)


def test_over_an_encrypted_connection_no_neighbour_can_set_the_cookie() -> None:
    """Browsers take a cookie of this name from the very host, for all of it, and over TLS alone."""
    (mine,) = cookies_for(ONE, secure=True)
    assert set(mine.split("; ")) == {
        f"__Host-billi={ONE}",
        "Path=/",
        f"Max-Age={YEAR}",
        "HttpOnly",
        "SameSite=Lax",
        "Secure",
    }
    (plain,) = cookies_for(ONE, secure=False)
    assert set(plain.split("; ")) == {f"billi={ONE}", "Path=/", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax"}
    assert [cookie.partition("=")[0] for cookie in no_cookies(secure=True)] == ["__Host-billi", "billi"]
    assert all("Max-Age=0" in cookie for cookie in no_cookies(secure=True) + no_cookies(secure=False))


class Browser:
    """Somebody with one cookie of ours and others', at a server's own page."""

    def __init__(self, url: str, origin: str = "", **headers: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": origin or url, **headers})

    async def ask(self, how: str, cookie: str = "", **body: str) -> httpx.Response:
        self.http.cookies.clear()
        headers = {b"cookie": cookie.strip().encode("latin-1")} if cookie else {}
        return await self.http.request(how, "/api/me", json=body if how == "POST" else None, headers=headers)


def handed_out(response: httpx.Response) -> dict[str, str]:
    """Return the cookies an answer sets, by name."""
    return {
        cookie.partition("=")[0]: cookie.partition("=")[2].partition(";")[0]
        for cookie in response.headers.get_list("set-cookie")
    }


def test_a_neighbours_cookie_does_not_cost_you_your_games() -> None:
    async def work(url: str) -> None:
        browser = Browser(url)
        token = handed_out(await browser.ask("POST", name="Ann"))[PLAIN]
        for strange in STRANGE:
            for cookie in (f"{strange}; billi={token}", f"billi={token}; {strange}"):
                answered = await browser.ask("POST", cookie)
                assert answered.json()["name"] == "Ann", cookie
                assert handed_out(answered) == {PLAIN: token}  # the same again, never another

    on_a_server(work)


def test_who_comes_back_is_known_for_another_year() -> None:
    async def work(url: str) -> None:
        browser = Browser(url)
        token = handed_out(await browser.ask("POST", name="Ann"))[PLAIN]
        for how in ("GET", "POST"):
            answered = await browser.ask(how, f"billi={token}")
            assert f"billi={token}; Path=/; Max-Age={YEAR}" in answered.headers["set-cookie"]
        program = await browser.http.get("/api/me", headers={"authorization": f"Bearer {token}"})
        assert program.json()["name"] == "Ann"
        assert "set-cookie" not in program.headers

    on_a_server(work)


def test_a_token_nobody_knows_is_a_stranger_who_may_be_introduced() -> None:
    async def work(url: str) -> None:
        browser = Browser(url)
        assert (await browser.ask("GET", f"billi={OTHER}")).status_code == 401
        answered = await browser.ask("POST", f"billi={OTHER}", name="Bo")
        assert handed_out(answered)[PLAIN] not in ("", OTHER)

    on_a_server(work)


def test_over_tls_a_neighbour_cannot_make_a_newcomer_somebody_they_know() -> None:
    async def work(url: str) -> None:
        browser = Browser(url, "https://billi.example")
        mallorys = handed_out(await browser.ask("POST", name="Mallory"))[HOST]
        assert (await browser.ask("GET", f"billi={mallorys}")).status_code == 401
        answered = await browser.ask("POST", f"billi={mallorys}", name="Ann")
        assert handed_out(answered)[HOST] != mallorys
        token = handed_out(answered)[HOST]
        answered = await browser.ask("GET", f"billi={mallorys}; __Host-billi={token}")
        assert answered.json()["name"] == "Ann"
        assert handed_out(await browser.ask("DELETE", f"__Host-billi={token}")) == {HOST: "", PLAIN: ""}

    on_a_server(work, public_url="https://billi.example")


def test_going_over_to_tls_destroys_nobodys_token() -> None:
    """A server without an address of its own goes by what the proxy says: both ways in are there at once."""

    async def work(url: str) -> None:
        before, after = Browser(url), Browser(url, **{"x-forwarded-proto": "https"})
        token = handed_out(await before.ask("POST", name="Ann"))[PLAIN]
        assert (await after.ask("GET", f"billi={token}")).status_code == 401  # a neighbour may have set it
        answered = await after.ask("POST", f"billi={token}", name="Ann")
        new = handed_out(answered).get(HOST)
        assert new not in (None, "", token)
        assert handed_out(answered) == {HOST: new}
        both = f"billi={token}; __Host-billi={new}"
        for how in ("GET", "POST"):
            assert handed_out(await after.ask(how, both)) == {HOST: new}
        assert (await before.ask("GET", f"billi={token}")).json()["name"] == "Ann"

        # And by a link of the old address she is herself at the new one.
        own = {"cookie": f"billi={token}"}
        key = (await before.http.post("/api/me/link", headers=own)).json()["key"]
        claim = {"key": key, "instead": True}
        claimed = await after.http.post("/api/me/claim", json=claim, headers={"cookie": both})
        assert handed_out(claimed).keys() == {HOST}
        listed = await after.http.get(
            "/api/me/devices", headers={"cookie": f"__Host-billi={handed_out(claimed)[HOST]}"}
        )
        assert len(listed.json()["devices"]) == 2

    on_a_server(work)


def test_behind_a_proxy_that_says_it_encrypts_the_cookie_is_the_safer_one() -> None:
    async def work(url: str) -> None:
        browser = Browser(url, **{"x-forwarded-proto": "https"})
        assert HOST in handed_out(await browser.ask("POST", name="Ann"))

    on_a_server(work)


@pytest.mark.parametrize("public", ["https://billi.example", "HTTPS://billi.example", "Https://Billi.Example/"])
def test_an_encrypted_address_is_one_however_it_is_written(public: str) -> None:
    assert Settings(public_url=public).secure
