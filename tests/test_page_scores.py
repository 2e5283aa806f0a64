"""The score pad, through evenings that end level; it survives a closed tab."""

from playwright.async_api import expect

from browser import House, in_browsers, text
from scorers import MISTER_BILL, WILLI, begins, corrects, goes_out, sheet, writes

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
