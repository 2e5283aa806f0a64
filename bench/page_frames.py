"""How evenly the page draws: a round of each game at the usual pace, in a real browser, frame by frame.

    python bench/page_frames.py [URL]

Without an address it runs a server of its own. Somebody plays against bots. For every frame the browser asks the page
for (requestAnimationFrame) the time since the one before is noted, and from the browser's own trace what became of the
frames: presented, dropped, or nothing to draw. At 60 frames a second a frame takes 16.7 ms. Without a graphics card, as
on most machines that test, the browser draws with the processor, and what else runs there shows in the figures.
"""

import json
import platform
import sys
import tempfile
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from helpers.browser import Guest, house_at, run
from helpers.percentiles import shares
from helpers.server_processes import own_server

FRAME = 1000 / 60
WATCH = """() => {
    window.frames_ = [];
    let last = performance.now();
    const note = (now) => { frames_.push(now - last); last = now; requestAnimationFrame(note); };
    requestAnimationFrame(note);
}"""
CATEGORIES = "cc,benchmark,disabled-by-default-devtools.timeline.frame,devtools.timeline"


async def main(url: str | None) -> None:
    async with AsyncExitStack() as stack:
        if url is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            server = stack.enter_context(own_server(f"sqlite:///{folder}/billi.db"))
            server.start()
            await server.answers()
            url = server.url
        house = await stack.enter_async_context(house_at(url))
        print(f"Chromium {house.browser.version} on {platform.machine()}, drawn by the processor")
        for game in ("misterbill", "willi"):
            guest = await house.guest("Ann", pace="brisk")
            await guest.play_bots(game)
            frames, trace = await round_of(guest)
            print(summary(game, frames, trace))
            await guest.context.close()


async def round_of(guest: Guest) -> tuple[list[float], Counter[str]]:
    """Play a round, and give the time between frames, and what the browser's trace says became of them."""
    page = guest.page
    await page.evaluate(WATCH)
    await guest.house.browser.start_tracing(page=page, categories=CATEGORIES.split(","))
    await guest.play(until=guest.round_over)
    raw = await guest.house.browser.stop_tracing()
    frames: list[float] = await page.evaluate("frames_")
    events: list[dict[str, Any]] = json.loads(raw)["traceEvents"]
    return frames[2:], Counter(state for event in events if (state := _state(event)))


def _state(event: dict[str, Any]) -> str:
    """Return what became of a frame, if an event of the trace tells of one."""
    if event.get("name") != "PipelineReporter":
        return ""
    args = event.get("args", {})
    reporter = args.get("chrome_frame_reporter") or args.get("frame_reporter") or {}
    return str(reporter.get("state", ""))


def summary(game: str, frames: list[float], trace: Counter[str]) -> str:
    p50, p95, p99, longest = shares(frames, 0.5, 0.95, 0.99, 1)
    late = sum(frame > 1.5 * FRAME for frame in frames)
    long = sum(frame > 50 for frame in frames)
    told = ", ".join(f"{state.removeprefix('STATE_').lower()} {count}" for state, count in trace.most_common())
    return (
        f"{game}: {len(frames)} frames in {sum(frames) / 1000:.1f} s, {1000 * len(frames) / sum(frames):.1f} a second; "
        f"p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms, longest {longest:.0f} ms; "
        f"{late} late ({100 * late / len(frames):.1f} %), {long} over 50 ms\n  the trace says: {told}"
    )


if __name__ == "__main__":
    run(main(sys.argv[1] if len(sys.argv) > 1 else None))
