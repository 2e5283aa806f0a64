"""Write games down, read them back, replay them, check them; and see what happens to one that was tampered with.

python examples/records.py [file]
"""

import copy
import sys
from pathlib import Path
from tempfile import gettempdir

import billi
from billi.bots import make
from billi.luck import SeededLuck


def played(seed: int) -> dict[str, object]:
    """Return the record of a game of Mister Bill between house bots."""
    state = billi.game("misterbill", players=3).start(seed=seed, names=["Ann", "Bo", "Cy"])
    bot = make("house", SeededLuck(seed, 1))
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, bot.choose(state.view(seat)))
    return state.record()


def main(file: str = "") -> None:
    """Go round once: write, read, replay, verify."""
    path = Path(file) if file else Path(gettempdir()) / "games.ndjson"
    written = billi.write_records(path, (played(seed) for seed in range(3)))
    print(f"{written} games in {path.name}")

    for record in billi.read_records(path):
        verdict = billi.verify(record)
        state = billi.replay(record)
        print(f"points {state.points}, finished: {verdict.finished}, luck: {verdict.luck}")

    forged = copy.deepcopy(record)
    drawn = next(event for event in forged["events"] if event["t"] == "draw")
    drawn["card"] = "B" if drawn["card"] != "B" else "O"
    try:
        billi.verify(forged)
    except billi.InvalidRecord as error:
        print(f"forged: {error}")


if __name__ == "__main__":
    main(*sys.argv[1:])
