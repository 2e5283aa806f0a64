"""Records of games: making, writing, reading, replaying and verifying them.

A record is one JSON object, a file of records has one a line. Every deal and draw is in it, so it replays without
chance. Whatever else stands in a record or beside an event (times, chat, a proof of fairness) is left alone: it is
still there when the record is written again, but is no part of the state it leads to.

>>> import billi
>>> state = billi.game("misterbill", players=5).start(seed=7)
>>> record = state.record(names=["Ann", "Bo", "Cy", "Di", "Ed"])
>>> billi.replay(record) == state
True
"""

from billi.record.files import read, write
from billi.record.replaying import replay, states
from billi.record.shape import Record, nameless, record_of_state, without_name
from billi.record.verifying import Report, Verdict, verify, verify_all, verify_file

__all__ = [
    "Record",
    "Report",
    "Verdict",
    "nameless",
    "read",
    "record_of_state",
    "replay",
    "states",
    "verify",
    "verify_all",
    "verify_file",
    "without_name",
    "write",
]
