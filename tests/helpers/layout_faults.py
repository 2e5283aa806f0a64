"""What a designer would not accept, found in the page as it is drawn."""

from typing import Final

from helpers.browser import Guest

FAULTS: Final = """() => {
    const faults = new Set();
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) faults.add("the page is wider than the screen");

    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const said = walker.currentNode.data.trim(), element = walker.currentNode.parentElement;
        if (!said || element.closest(".unseen, option, script, svg")) continue;
        if (getComputedStyle(element).clipPath === "inset(50%)") continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const lines = [...range.getClientRects()].filter((line) => line.width && line.height && inSight(line, element));
        if (!lines.length) continue;
        const read = lines.map((line) => shortened(line, element));
        texts.push({ said: said.slice(0, 60), element, lines: read, ...bounds(lines) });
    }
    texts.forEach(staysWhereItBelongs);
    texts.forEach((one, index) => texts.slice(index + 1).forEach((other) => isApart(one, other)));
    return [...faults];

    function inSight(line, element) {
        for (let box = element; box !== document.body; box = box.parentElement) {
            const { top, bottom } = box.getBoundingClientRect();
            const { overflowY, webkitLineClamp } = getComputedStyle(box);
            if (overflowY === "auto" && (line.top < top - 1 || line.bottom > bottom + 1)) return false;
            if (webkitLineClamp !== "none" && line.top > bottom - 1) return false; // its last line ends in three dots
        }
        return true;
    }

    // A name that is shortened ends with its three dots.
    function shortened({ left, right, top, bottom }, element) {
        for (let box = element; box !== document.body; box = box.parentElement)
            if (getComputedStyle(box).textOverflow === "ellipsis")
                right = Math.min(right, box.getBoundingClientRect().right);
        return { left, right, top, bottom };
    }

    function bounds(lines) {
        return {
            left: Math.min(...lines.map((line) => line.left)),
            right: Math.max(...lines.map((line) => line.right)),
            top: Math.min(...lines.map((line) => line.top)),
            bottom: Math.max(...lines.map((line) => line.bottom)),
        };
    }

    function staysWhereItBelongs({ said, element, left, right, top, bottom }) {
        for (let box = element; box !== document.body; box = box.parentElement) {
            const { overflowX, overflowY, textOverflow, position } = getComputedStyle(box);
            const at = box.getBoundingClientRect();
            const past = Math.max(right - at.right, at.left - left);
            const below = Math.max(bottom - at.bottom, at.top - top);
            const shown = overflowX === "visible" || overflowX === "hidden" && textOverflow !== "ellipsis";
            if (past > 1.5 && shown && box.matches("button, a, select, td, th, li, section, .panel, .button"))
                faults.add(`“${said}” runs out of its ${box.tagName}`);
            if (past > 1.5 && ["hidden", "clip"].includes(overflowX) && textOverflow !== "ellipsis")
                faults.add(`“${said}” is cut off at the side`);
            if (below > 2 && ["hidden", "clip"].includes(overflowY)) faults.add(`“${said}” is cut off`);
            if (overflowX === "auto" || overflowY === "auto" || overflowX === "hidden" || position === "fixed") return;
        }
    }

    function isApart(one, other) {
        if (one.right <= other.left || other.right <= one.left) return;
        if (one.bottom <= other.top || other.bottom <= one.top) return;
        if (one.element.contains(other.element) || other.element.contains(one.element)) return;
        // What opens over the table covers it on purpose.
        for (const above of ["aside", ".over", ".hint-panel"])
            if (one.element.closest(above) !== other.element.closest(above)) return;
        for (const a of one.lines)
            for (const b of other.lines) {
                const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                if (width > 2 && height > 5) faults.add(`“${one.said}” and “${other.said}” lie on one another`);
            }
    }
}"""


async def looks_right(guest: Guest) -> None:
    """See that nothing has to be scrolled sideways, is cut off, runs out of its place or lies on something else."""
    await guest.settled()
    faults = await guest.page.evaluate(FAULTS)
    assert not faults, f"at {guest.path} in {guest.language}: {'; '.join(faults)}"


LARGE_PRINT = """
const enlarge = () => document.documentElement?.style.setProperty("font-size", "212.5%");
enlarge();
new MutationObserver(enlarge).observe(document, { childList: true });
"""
"""The page's text is 17 pixels where a browser's is 16; now it is twice that."""
