"""A lesson's table as the page shows any other."""

from billi.lessons.lesson import LEARNER, LessonMoment
from billi.table.alone import show_alone
from billi.table.messages import TableShown

BOT = "house"


def show(moment: LessonMoment, version: int) -> TableShown:
    """Show the table as the learner sees it, with all that has happened."""
    return show_alone(moment.state, LEARNER, BOT, version, moment.asks)
