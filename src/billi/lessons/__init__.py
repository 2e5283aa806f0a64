"""A lesson for each game: two or three minutes on the real rules with a prepared deal, and every kind of move once.

A lesson keeps nothing: it is a script, and where a learner stands follows from what they have chosen so far.

>>> from billi.lessons.lesson import GO_ON
>>> moment = LESSONS["willi"].after([GO_ON, GO_ON])
>>> moment.step, moment.wants
('box', ('box Y1',))
"""

from collections.abc import Mapping
from typing import Final

from billi.lessons.lesson import Lesson
from billi.lessons.misterbill import MISTERBILL
from billi.lessons.willi import WILLI

LESSONS: Final[Mapping[str, Lesson]] = {lesson.game.name: lesson for lesson in (MISTERBILL, WILLI)}
"""The lesson for each game, by its name."""
