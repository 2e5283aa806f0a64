"""The lesson in Willi: one round, the learner's cards by hand until two tricks are won."""

from typing import Final

from billi.lessons.lesson import Lesson, LessonStep
from billi.state import Game

LESSON: Final = Lesson(
    game=Game("willi", 4, {}),
    dealer=3,
    hands=(
        ("G3", "R7", "G9", "R9", "Y1", "B6", "G8", "B5", "B9"),
        ("B3", "R1", "G1", "G2", "Y5", "Y7", "G4", "R6", "Y2"),
        ("Y8", "B7", "B4", "B1", "R2", "Y6", "G7", "B2", "G6"),
        ("R3", "R8", "R5", "Y4", "R4", "Y9", "B8", "G5", "Y3"),
    ),
    script=(
        LessonStep("deal"),
        LessonStep("goal"),
        LessonStep("box", ("box Y1",)),
        "1: box Y5, 2: box B4, 3: box R5",
        # Everyone follows; the lowest card wins.
        LessonStep("lead", ("play G8",)),
        LessonStep("decline", ("no call",)),
        "1: play G4, 1: no call, 0: no call, 2: play G7, 2: no call, 0: no call, 1: no call, 3: play G5",
        LessonStep("lowest"),
        # Two equal cards: the first of them wins.
        "1: take G4, 1: give Y7, 1: play G2, 1: no call, 2: play B2, 2: no call, 1: no call",
        "3: play R4, 3: no call, 1: no call, 2: no call",
        LessonStep("follow", ("play G9",)),
        # Somebody calls, and the learner has none of the colour.
        "1: take B2, 1: give R6, 1: play Y2, 2: play R2, 2: call Willi, 3: play Y4",
        LessonStep("anything", ("play R7",)),
        # The learner plays the value, and calls.
        "2: take R7, 2: give B1, 2: play G6, 2: no call, 3: play Y9, 3: no call, 2: no call",
        LessonStep("value", ("play B6",)),
        LessonStep("call", ("call Willi",)),
        "1: play G1",
        LessonStep("swap", ("take G1",)),
        LessonStep("swap", ("give R9",)),
        # The card just taken wins the next trick.
        LessonStep("one", ("play G1",)),
        "0: no call, 1: play G4, 0: no call, 2: play Y8, 2: no call, 0: no call, 3: play B8",
        LessonStep("keep", ("keep",)),
        # Three threes: those who have two tricks do not count.
        LessonStep("two", ("play G3",)),
        "1: play B3, 2: play B7, 2: no call, 3: play Y3",
        LessonStep("rest"),
        "3: take B7, 3: give R3, 3: play R8, 3: no call, 0: play B5, 3: no call, 1: play R1, 3: no call, 2: play R7",
        "2: keep, 2: play Y6, 3: play B7, 0: play B9, 1: play B2",
        LessonStep("totals"),
        LessonStep("bye"),
    ),
)
