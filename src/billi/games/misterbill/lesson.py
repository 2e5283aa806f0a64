"""The lesson in Mister Bill: one round in teams, in which the learner plays each of the five waiters."""

from typing import Final

from billi.lessons.lesson import Lesson, LessonStep
from billi.state import Game

LESSON: Final = Lesson(
    game=Game("misterbill", 4, {}),
    dealer=3,
    team_cards=(1, 3, 2, 4),
    hands=("DOEHDLWRPTSG", "TDRGLHTRGPLR", "WEBSHEGWTHEB", "OSDPBOLSWPO"),
    script=(
        LessonStep("deal"),
        LessonStep("pairs"),
        LessonStep("draw"),
        "draw O",
        # Mister Bill is on the right, and so the next draw brings him.
        LessonStep("look", ("play L",)),
        "draw P, 1: pass, draw R, 2: pass, draw E, 3: pass, draw B",
        LessonStep("exchange", ("play E on seat 1",)),
        LessonStep("give", ("give B to seat 1",)),
        "draw H, draw W, draw B, 2: play T on seat 1, draw D, 3: play E on seat 1, 3: give W to seat 1, draw S, draw L",
        LessonStep("pass", ("pass",)),
        "draw S, 1: pass, draw R, 2: pass, draw R, 3: pass, draw S",
        LessonStep("round", ("play R left",)),
        LessonStep("hand-on", ("give L to seat 1",)),
        "1: give B to seat 2, 2: give W to seat 3, 3: give R to seat 0, draw R, 1: pass, draw S, draw B, draw W",
        # The team-mate gives a last card away, and is out.
        LessonStep("gather", ("play G on seat 3",)),
        LessonStep("gift", ("give S to seat 3",)),
        "1: give W to seat 3, 2: give S to seat 3",
        LessonStep("mate"),
        # The others strike back, and leave one of them with a single card.
        "draw W, 1: play G on seat 0, 1: give L to seat 0, 3: give W to seat 0, draw R, 3: pass, draw R",
        LessonStep("trade", ("play T on seat 1",)),
        LessonStep("last"),
        "draw W",
        LessonStep("bill"),
        LessonStep("bye"),
    ),
)
