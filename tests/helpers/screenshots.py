"""What a picture of the screen shows, whatever the elements on it say."""

import asyncio
import base64
from typing import Final, NamedTuple

from helpers.browser import Guest

OF_PICTURES: Final = "sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA="
"""What Firefox complains about when a picture is taken: Playwright hands it an empty style, which the page forbids."""

PATIENCE: Final = 60.0
"""Seconds in which a browser must have drawn what it was told to."""

Box = list[float]
"""Left, top, right and bottom, in pixels of the screen."""

LAY_FLAT: Final = """([side, drawn]) => {
    for (const card of document.querySelectorAll(".cards .up")) {
        for (const drawing of card.querySelectorAll("use")) drawing.style.visibility = drawn ? "" : "hidden";
        Object.assign(card.style, { transition: "none", transform: "none", transformStyle: "flat" });
        for (const one of card.children) {
            const shown = one.matches(side) ? "visible" : "hidden";
            Object.assign(one.style, { transform: "none", backfaceVisibility: "visible", visibility: shown });
        }
    }
}"""
"""Draw a side of every card that lies face up as any other picture, without turning anything in space; or only the
paper of it, the letters and the frame, without what comes from another file."""
STAND_UP: Final = """() => {
    for (const card of document.querySelectorAll(".cards .up"))
        for (const one of [card, ...card.children, ...card.querySelectorAll("use")]) one.removeAttribute("style");
}"""
BOXES: Final = """(cards) => cards.map((card) => card.getBoundingClientRect())
    .filter(({ top, bottom }) => top < innerHeight - 9 && bottom > 9)
    .map(({ left, top, right, bottom }) => [left, top, right, bottom])"""
"""Where cards are; those that are scrolled away are nowhere."""
UNFOLD: Final = """async (picture) => {
    const image = new Image();
    image.src = "data:image/png;base64," + picture;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
    canvas.drawImage(image, 0, 0);
    return canvas;
}"""
DIFFERENCES: Final = f"""async ([pictures, boxes]) => {{
    const [seen, ...drawn] = await Promise.all(pictures.map({UNFOLD}));
    return boxes.map((box) => {{
        const [left, top, right, bottom] = box.map((edge) => Math.max(0, Math.round(edge)));
        const [ours, ...theirs] = [seen, ...drawn].map(
            (canvas) => canvas.getImageData(left, top, right - left, bottom - top).data
        );
        return theirs.map((those) => {{
            let sum = 0;
            for (let at = 0; at < ours.length; at++) sum += Math.abs(ours[at] - those[at]);
            return sum / ours.length;
        }});
    }});
}}"""
"""How far a picture is from each of some others within some boxes: the mean over pixels and channels, of 255."""
FIELDS: Final = f"""async (picture) => {{
    const canvas = await ({UNFOLD})(picture);
    return [...document.querySelectorAll("select, input:not([type=range], [type=radio], [type=file], :checked)")]
        .map((field) => [field, field.getBoundingClientRect()])
        .filter(([_, {{ width, top, bottom }}]) => width && top > 0 && bottom < innerHeight)
        .map(([field, {{ left, top, height }}]) => {{
            const [red, green, blue] = canvas.getImageData(left + 4, top + height / 2, 1, 1).data;
            const [found, meant] = [`rgb(${{red}}, ${{green}}, ${{blue}})`, getComputedStyle(field).backgroundColor];
            return found === meant ? "" : `${{field.outerHTML.slice(0, 80)}} is ${{found}}, not ${{meant}}`;
        }});
}}"""
"""What is on the screen where something can be written or chosen, unless it is the paper it should be."""


class Seen(NamedTuple):
    """How far a card on the screen is from its face, from its back, and from a face without its drawing."""

    from_face: float
    from_back: float
    from_bare: float

    @property
    def face_up(self) -> bool:
        """Whether this is a card that shows its face."""
        return self.from_face < 10 < 30 < self.from_back

    @property
    def drawn(self) -> bool:
        """Whether what is drawn on the face is there, beside paper and letters."""
        return self.from_bare > 5


async def cards_in_hand(guest: Guest) -> list[Box]:
    """Find where the cards of the hand are touched."""
    found: list[Box] = await guest.hand.evaluate_all(BOXES)
    return found


async def cards_face_up(guest: Guest) -> list[Box]:
    """Find all cards that are to show their faces, in the hand and on the table."""
    found: list[Box] = await guest.page.locator(".cards .up").evaluate_all(BOXES)
    return found


async def look_at_cards(guest: Guest, boxes: list[Box]) -> list[Seen]:
    """Hold what the screen shows at some cards against faces and backs drawn there as plain pictures."""
    async with asyncio.timeout(PATIENCE):
        pictures = await _pictures(guest)
        while pictures[1] == pictures[2]:  # a browser that is late draws neither
            pictures = await _pictures(guest)
    return [Seen(*each) for each in await guest.page.evaluate(DIFFERENCES, [pictures, boxes])]


async def look_at_fields(guest: Guest) -> list[str]:
    """Return what is wrong with each field on the screen: a colour of the browser's own; nothing where it has none."""
    found: list[str] = await guest.page.evaluate(FIELDS, await _picture(guest))
    return found


async def _pictures(guest: Guest) -> list[str]:
    """Take a picture of the screen as it is, and with the faces of cards laid flat, their backs, and bare faces."""
    pictures = [await _picture(guest)]
    for side, drawn in ((".front", True), (".back", True), (".front", False)):
        await guest.page.evaluate(LAY_FLAT, [side, drawn])
        pictures.append(await _picture(guest))
    await guest.page.evaluate(STAND_UP)
    return pictures


async def _picture(guest: Guest) -> str:
    await guest.settled()
    return base64.b64encode(await guest.page.screenshot()).decode()
