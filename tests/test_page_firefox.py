"""The table in Firefox, as the eye sees it; and in Chromium, where the same must hold."""

import pytest

from browser import Guest, House, Launch, chromium, firefox, in_browsers
from pictures import OF_PICTURES, cards_face_up, cards_in_hand, look_at_cards


@pytest.mark.parametrize(
    ("launch", "game", "light"),
    [
        (firefox("light"), "misterbill", "light"),
        (firefox("dark"), "willi", "dark"),
        (chromium, "misterbill", "dark"),
        (chromium, "willi", "light"),
    ],
    ids=["firefox-misterbill", "firefox-willi", "chromium-misterbill", "chromium-willi"],
)
def test_cards_in_hand_and_open_on_the_table_show_their_faces(launch: Launch, game: str, light: str) -> None:
    async def work(house: House) -> None:
        ann = await house.guest("Ann", color_scheme=light)
        assert await ann.page.evaluate("light => matchMedia(`(prefers-color-scheme: ${light})`).matches", light)
        await ann.play_bots(game)
        looked = False

        async def look() -> None:
            nonlocal looked
            looked = looked or await shows_faces(ann)

        ann.each_time = look
        await ann.play(until=ann.round_over)
        assert looked, "nothing ever lay open on the table"
        ann.forgive(OF_PICTURES)

    in_browsers(work, launch)


async def shows_faces(guest: Guest) -> bool:
    """See that cards in hand and open on the table show their faces; give whether any lay there to be looked at."""
    await guest.settled()
    hand, all_open = await cards_in_hand(guest), await cards_face_up(guest)
    if len(all_open) == len(hand):
        return False
    wrong = [seen for seen in await look_at_cards(guest, hand + all_open) if not seen.face_up]
    assert not wrong, f"{len(wrong)} cards that lie face up do not look it: {wrong}"
    return True
