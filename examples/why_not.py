"""Set up a position and ask why a move is not legal: every refusal is a sentence, with the rule behind it.

python examples/why_not.py [en|fr|de|it]
"""

import sys

import billi
from billi.words import Words


def main(language: str = "en") -> None:
    """Try a few moves that will not do."""
    words = Words(language)
    willi = billi.game("willi", players=4).position(
        hands=["R9 B2", "R4 G6", "Y1 Y2", "R7 B7 G7"],
        trick="R5 R8 G5",
        leader=0,
        won=[1, 2, 2, 0],
        totals=[9, 20, 20, 0],
    )
    bill = billi.game("misterbill", players=3).position(hands=["OB", "SL", "OSL"], phase="serve", turn=1)
    print(willi, bill, sep="\n\n", end="\n\n")

    for state, seat, action in (
        (willi, 3, "play B7"),
        (willi, 0, "play R9"),
        (bill, 1, "play E on seat 0"),
        (bill, 1, "play O"),
        (bill, 2, "pass"),
    ):
        try:
            state.apply(seat, action)
        except billi.IllegalAction as error:
            print(f"seat {seat}, “{action}”: {error.say(words)}")
    print("legal instead:", *willi.legal(3), *bill.legal(1), sep="\n  ")


if __name__ == "__main__":
    main(*sys.argv[1:])
