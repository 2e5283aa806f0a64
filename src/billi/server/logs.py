"""What the server writes down for whoever runs it: lines for people, or JSON for machines. No secrets.

Whoever logs something leaves secrets out; what slips through, as in the text of somebody else's error, is blotted out
here.
"""

import json
import logging
import math
import re
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

from billi.errors import printable
from billi.server.identity import CODE_LENGTH, CODE_LETTERS

BLOT: Final = "…"

SECRETS: Final = (
    re.compile(r"(?<=://)\S*(?=@)"),  # the user and password of an address
    re.compile(r"(?i)(?<=password=)[^\s&\"']+"),
    re.compile(rf"\b[{CODE_LETTERS}]{{{CODE_LENGTH}}}\b"),  # the code of a table lets anyone in
    re.compile(r"(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{22}(?![\w-])"),  # a person's token
)

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The name of the request something is done for; "" for what the server does by itself."""

REFUSED_BY_STORE: Final = "a wish was refused because of the store: %s"
"""What is logged where the store does not do what somebody asked for."""
TABLE_WAITS: Final = "a table waits for the store: %s"
"""What is logged every second for each table that has something to do meanwhile: which one it is says nothing."""

NOT_COPIED: Final = "the log of changes cannot be copied to the file: %s"
"""What is logged every second while SQLite's disk is full."""
UNREADABLE: Final = "a table cannot be read: %s"
"""What is logged where a log adds up to no table, with the table it is."""
NEWER: Final = "a table is left to newer servers: %s"
"""What is logged where a log has what this version does not know."""

ANYBODYS: Final = (
    "Invalid HTTP request received",
    "Unsupported upgrade request",
    "No supported WebSocket library",
    REFUSED_BY_STORE,
    TABLE_WAITS,
    UNREADABLE,
    NEWER,
    NOT_COPIED,
)
"""How lines begin that would fill a log: uvicorn's about what strangers send, ours about what anybody asks for, or what
is tried again and again."""

_USUAL: Final = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message", "taskName", "request"}
"""What any record has; everything else was added by whoever logged it."""


def start_logging(kind: str, level: int = logging.INFO) -> None:
    """Write what happens to stderr, as ``text`` or ``json``: ours from this level up, of others only warnings."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if kind == "json" else AsText())
    handler.addFilter(Seldom())
    handler.addFilter(name_request)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("billi").setLevel(level)


def name_request(record: logging.LogRecord) -> bool:
    """Note in a line which request it belongs to, if it does; it is written in any case."""
    if name := REQUEST.get():
        record.request = name
    return True


class Seldom(logging.Filter):
    """Lets one line through where the same one may be written over and over, be it by strangers."""

    EVERY: Final = 60.0
    """Seconds in which a line is written once, of each table that has one."""
    REMEMBERED: Final = 1_000
    """Lines, before those that may be written again are forgotten."""

    def __init__(self) -> None:
        super().__init__()
        self._written: dict[tuple[str, str], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write a record."""
        if not str(record.msg).startswith(ANYBODYS):
            return True
        line, since = (str(record.msg), str(vars(record).get("table", ""))), record.created - self.EVERY
        new = self._written.get(line, -math.inf) < since
        if new:
            self._written[line] = record.created
        if len(self._written) > self.REMEMBERED:
            self._written = {line: at for line, at in self._written.items() if at >= since}
        return new


def conceal(text: str) -> str:
    """Blot out whatever looks like a secret.

    >>> conceal("GET /api/tables/abcdefghjkmn: postgresql://ann:hunter2@db/games is away")
    'GET /api/tables/…: postgresql://…@db/games is away'
    """
    for secret in SECRETS:
        text = secret.sub(BLOT, text)
    return text


class AsText(logging.Formatter):
    """A line for people: when, how bad, where, what, and more about it; then the traceback, if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        more = "".join(f" {name}={value}" for name, value in _more(record).items())
        when = _time(record).astimezone()
        line = f"{when:%Y-%m-%d %H:%M:%S} {record.levelname} {record.name}: {record.getMessage()}{more}"
        return "\n".join([conceal(printable(line)) + _request(record), *map(conceal, _trace(record))])


class AsJson(logging.Formatter):
    """A JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        shown = {
            "time": _time(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **_more(record),
        }
        if trace := _trace(record):
            shown["trace"] = "\n".join(trace)
        written = {name: _bare(value) for name, value in shown.items()}
        if request := vars(record).get("request"):
            written["request"] = request
        return json.dumps(written, ensure_ascii=False)


def _request(record: logging.LogRecord) -> str:
    """Return which request a line belongs to; names were looked at (``naming.py``), so nothing of them is blotted."""
    request = vars(record).get("request")
    return f" request={request}" if request else ""


def _bare(value: Any) -> str | int | float | None:
    return value if value is None or isinstance(value, int | float) else conceal(str(value))


def _more(record: logging.LogRecord) -> dict[str, Any]:
    """Return what was said besides the line; what other packages mark every record with, for themselves, is not."""
    return {name: value for name, value in vars(record).items() if name not in _USUAL and not name.startswith("_")}


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def _trace(record: logging.LogRecord) -> list[str]:
    return "".join(traceback.format_exception(*record.exc_info)).splitlines() if record.exc_info else []
