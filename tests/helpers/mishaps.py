"""What may befall people at a table, as a page is told of it."""

import time
from typing import Any


def befall(seats: list[dict[str, Any]]) -> None:
    """Have one person gone, the next stood in for, another ask for hints, and a bot play for oneself."""
    seats[0] |= {"away": True}
    gone, stood_in, asks = seats[1:4]
    gone |= {"name": "Zoe", "gone": True, "missing": round(1000 * time.time()) + 56_000}
    stood_in |= {"name": "Max", "stood_in": True}
    asks |= {"name": "Lea", "hints": 2}
    for seat in seats[1:4]:
        seat["bot"] = ""
