"""Search: walk a tree with apply() and pop(), and weigh moves by playing copies to the end.

Both look at all hands, as an analyst does; a fair player starts from ``state.view(seat)`` and guesses what is hidden.

python examples/search.py [copies]
"""

import random
import sys

import billi


def best(state: billi.State) -> list[int]:
    """Return the points of a round that everyone plays for their own: each move is made, followed and taken back."""
    if not state.to_act:
        return state.points
    seat = state.to_act[0]
    found: list[list[int]] = []
    for action in state.legal(seat):
        state.apply(seat, action)
        found.append(best(state))
        state.pop()
    return max(found, key=lambda points: points[seat])


def worth(state: billi.State, seat: int, action: billi.Action, copies: int) -> float:
    """Return what a seat has in the end, on average, if it chooses this and everyone goes on at random."""
    points = 0
    for number in range(copies):
        branch = state.copy(seed=number)  # luck of its own: a search does not see the cards to come
        branch.apply(seat, action)
        choose = random.Random(number)
        while not branch.over:
            asked = branch.to_act[0]
            branch.apply(asked, choose.choice(branch.legal(asked)))
        points += branch.points[seat]
    return points / copies


def main(copies: str = "100") -> None:
    """Solve the end of a round of Willi, then weigh the choices of a turn of Mister Bill."""
    hands = ["R9 B1", "R2 G8", "Y3 R7", "R1 B9"]
    end = billi.game("willi").position(hands=hands, won=[2, 1, 2, 1], totals=[30, 12, 36, 20])
    print(end, f"best play from here: {best(end)} points", sep="\n", end="\n\n")

    turn = billi.game("misterbill", players=3).position(hands=["OBT", "OSW", "SWL"], phase="serve", round=3)
    print(turn)
    for action in turn.legal(0):
        print(f"{action!s:<16} {worth(turn, 0, action, int(copies)):5.2f} points")


if __name__ == "__main__":
    main(*sys.argv[1:])
