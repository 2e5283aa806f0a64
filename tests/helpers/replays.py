"""Games that are looked at again: played anyhow, opened as a file, gone through event by event."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.async_api import expect

import billi
from helpers.browser import Guest, House

NAMES: Final = ["Ann", "Bo", "Cy", "Di", "Eve"]

Record = dict[str, Any]


def recorded(game: str, players: int, wanted: Callable[[Record], bool]) -> Record:
    """Return the record of a game played anyhow, the first that is as wanted."""
    for seed in range(1000):
        state, chance = billi.game(game, players).start(seed=seed), random.Random(seed)
        while not state.over:
            seat = state.to_act[0]
            state.apply(seat, chance.choice(list(state.legal(seat))))
        record: Record = json.loads(json.dumps(state.record(names=NAMES[:players])))
        if wanted(record):
            return record
    raise AssertionError("no such game")


async def opened(house: House, record: Record, folder: Path, **more: Any) -> Guest:
    """Open a record."""
    file = folder / "game.ndjson"
    file.write_text(json.dumps(record) + "\n", encoding="utf-8")
    guest = await house.guest(path="/replay", **more)
    await guest.page.get_by_label(guest.say("replay-choose")).set_input_files(file)
    return guest


async def after(guest: Guest, number: int) -> None:
    """See an event happen, with nothing else moving."""
    place = guest.page.get_by_role("slider", name=guest.say("replay-place"))
    await place.fill(str(number))
    await guest.settled()
    await guest.button("replay-forward").click()
    await expect(place).to_have_value(str(number + 1))


def events(record: Record, kind: str) -> list[int]:
    return [number for number, event in enumerate(record["events"]) if event["t"] == kind]
