"""The table in Firefox, as the eye sees it; and in Chromium, where the same must hold."""

import pytest

from browser import OTHERS, Guest, House, firefox, in_browsers
from pictures import OF_PICTURES, cards_face_up, cards_in_hand, look_at_cards


@pytest.mark.parametrize(("game", "light"), [("misterbill", "light"), ("willi", "dark")])
def test_firefox_shows_the_faces_of_cards_and_plays_a_whole_round(game: str, light: str) -> None:
    async def work(house: House) -> None:
        ann = await sees_faces(house, game, light)
        await ann.play(until=ann.round_over)
        ann.forgive(OF_PICTURES)

    in_browsers(work, firefox(light))


@pytest.mark.parametrize(("game", "light"), [("misterbill", "dark"), ("willi", "light")])
def test_chromium_shows_the_faces_of_cards(game: str, light: str) -> None:
    async def work(house: House) -> None:
        await sees_faces(house, game, light)

    in_browsers(work)


async def sees_faces(house: House, game: str, light: str) -> Guest:
    """Play until cards lie open on the table, and see that they and those in hand show their faces."""
    ann = await house.guest("Ann", color_scheme=light)
    assert await ann.page.evaluate("light => matchMedia(`(prefers-color-scheme: ${light})`).matches", light)
    await ann.play_bots(game)
    while True:
        await ann.asked.first.wait_for(timeout=OTHERS)
        await ann.settled()
        hand, all_open = await cards_in_hand(ann), await cards_face_up(ann)
        if len(all_open) > len(hand):
            break
        await ann.answer()
    wrong = [seen for seen in await look_at_cards(ann, hand + all_open) if not seen.face_up]
    assert not wrong, f"cards that lie face up do not look it: {wrong}"
    return ann
