"""The score pad, through evenings that end level; it survives a closed tab."""

from playwright.async_api import Locator, expect

from browser import Guest, House, in_browsers, text

MISTER_BILL = ["Ann", "Bo", "Cy"]
WILLI = ["Ann", "Bo", "Cy", "Di"]
HIGH, SECOND, THIRD, LOW = 50, 45, 40, 35


def test_an_evening_of_mister_bill_that_the_last_round_decides() -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path="/scores")
        await begins(ann, "misterbill", MISTER_BILL)
        for round in (1, 2):
            await ann.button("scores-by-hand").click()
            await ann.button("scores-these-teams").click()
            await goes_out(ann, "Cy")
            await ann.button("scores-next", round=round + 1).click()
        await goes_out(ann, "Ann")
        await goes_out(ann, "Bo")
        await ann.button("scores-see-result").click()
        await expect(ann.main).to_contain_text(text("log-win", players="Ann", n=1, points=8))
        await expect(ann.main).to_contain_text(text("log-tie-break", players="Cy", n=1))
        assert await sheet(ann) == {"Ann": [0, 0, 8, 8], "Bo": [0, 0, 6, 6], "Cy": [4, 4, 0, 8]}

        evening = ann.path
        await ann.page.close()
        ann.page = await ann.context.new_page()
        await ann.page.goto("/scores")
        await expect(ann.main).to_contain_text(text("log-win", players="Ann", n=1, points=8))
        await ann.main.get_by_role("listitem").get_by_role("link").click()
        assert ann.path == evening
        assert (await sheet(ann))["Cy"] == [4, 4, 0, 8]

    in_browsers(work)


def test_an_evening_of_willi_that_two_share_after_a_correction() -> None:
    async def work(house: House) -> None:
        ann = await house.guest(path="/scores")
        await begins(ann, "willi", WILLI)
        for round in range(1, 9):
            # Two level on a place take nothing, and use up the places they share (W13).
            level = [HIGH, HIGH, THIRD, LOW]
            each = [HIGH, LOW, SECOND, THIRD] if round % 2 else [LOW, HIGH, SECOND, THIRD]
            await writes(ann, level if round > 6 else each)
            if round < 8:
                await ann.button("scores-next", round=round + 1).click()
        await ann.button("scores-see-result").click()
        shared = text("log-win", players=text("list-and", first="Ann", last="Bo"), n=2, points=15)
        await expect(ann.main).to_contain_text(shared)

        await corrects(ann, 8, [HIGH, SECOND, THIRD, LOW])
        await ann.button("scores-see-result").click()
        await expect(ann.main).to_contain_text(text("log-win", players="Ann", n=1, points=18))
        await corrects(ann, 8, [HIGH, HIGH, THIRD, LOW])
        await ann.button("scores-see-result").click()
        await expect(ann.main).to_contain_text(shared)
        assert {name: line[-1] for name, line in (await sheet(ann)).items()} == {"Ann": 15, "Bo": 15, "Cy": 6, "Di": 4}

        await ann.button("scores-again").click()
        await expect(ann.heading("scores-round-of", round=1, rounds=8)).to_be_visible()

    in_browsers(work)


async def begins(guest: Guest, game: str, names: list[str]) -> None:
    await guest.link("scores-new").click()
    await guest.page.get_by_role("radio", name=text(f"game-{game}"), exact=True).check()
    await guest.page.get_by_role("radio", name=str(len(names)), exact=True).check()
    for seat, name in enumerate(names, start=1):
        await guest.box("scores-player", number=seat).fill(name)
    await guest.button("scores-begin").click()
    await expect(guest.page.get_by_role("heading", level=1)).to_have_text(text(f"game-{game}"))


async def goes_out(guest: Guest, name: str) -> None:
    """Tap the team of somebody as it goes out."""
    side = guest.main.get_by_role("button", pressed=False).filter(has_text=name)
    await side.click()
    await expect(guest.main.get_by_role("button", pressed=True).filter(has_text=name)).to_be_visible()


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
    for row in (await guest.page.get_by_role("table").get_by_role("row").all())[1:]:
        name = await row.get_by_role("rowheader").inner_text()
        found[name] = [int(cell) for cell in await row.get_by_role("cell").all_inner_texts()]
    return found
