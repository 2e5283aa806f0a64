"""Somebody who keeps the score of an evening with real cards."""

from playwright.async_api import Locator

from helpers.browser import Guest, expect

MISTER_BILL = ["Ann", "Bo", "Cy"]
MISTER_BILL_SHEET = {"Ann": [0, 0, 8, 8], "Bo": [0, 0, 6, 6], "Cy": [4, 4, 0, 8]}
"""What an evening of theirs comes to: Ann and Cy are level, and Ann wins by the last round."""
WILLI = ["Ann", "Bo", "Cy", "Di"]


async def begins(guest: Guest, game: str, names: list[str]) -> None:
    await guest.link("scores-new").click()
    await guest.page.get_by_role("radio", name=guest.say(f"game-{game}"), exact=True).check()
    with_willi = game == "willi" and len(names) == 3
    count = guest.say("new-three-and-willi") if with_willi else str(len(names))
    await guest.page.get_by_role("radio", name=count, exact=True).check()
    for seat, name in enumerate(names, start=1):
        await guest.box("scores-player", number=seat).fill(name)
    await guest.button("scores-begin").click()
    await expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say(f"game-{game}"))


async def goes_out(guest: Guest, name: str) -> None:
    """Tap the team of somebody as it goes out."""
    side = guest.main.get_by_role("button", pressed=False).filter(has_text=name)
    await side.click()
    await expect(guest.main.get_by_role("button", pressed=True).filter(has_text=name)).to_be_visible()


async def writes_an_evening_of_mister_bill(guest: Guest) -> None:
    """Write an evening of three, from its beginning to its result."""
    await begins(guest, "misterbill", MISTER_BILL)
    for round in (1, 2):
        await guest.button("scores-by-hand").click()
        await guest.button("scores-these-teams").click()
        await goes_out(guest, "Cy")
        await guest.button("scores-next", round=round + 1).click()
    await goes_out(guest, "Ann")
    await goes_out(guest, "Bo")
    await guest.button("scores-see-result").click()


async def writes(guest: Guest, totals: list[int]) -> None:
    for name, total in zip(WILLI, totals, strict=True):
        await field(guest, name).fill(str(total))
    await guest.button("scores-write").click()


async def corrects(guest: Guest, round: int, totals: list[int]) -> None:
    await guest.button("scores-round-done", round=round).click()
    await guest.button("scores-correct").click()
    await writes(guest, totals)


def field(guest: Guest, name: str) -> Locator:
    """Find where somebody's total is written."""
    return guest.main.get_by_role("listitem").get_by_role("textbox", name=name, exact=True)


async def sheet(guest: Guest) -> dict[str, list[int]]:
    """Read the score: what everyone has in each round, and together."""
    found = {}
    await expect(guest.page.get_by_role("table")).to_be_visible()
    for row in (await guest.page.get_by_role("table").get_by_role("row").all())[1:]:
        name = await row.get_by_role("rowheader").inner_text()
        found[name] = [int(cell) for cell in await row.get_by_role("cell").all_inner_texts()]
    return found
