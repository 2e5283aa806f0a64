"""What can be wrong, said to the person who must act.

Every error names a sentence of the word files and what fills it in, so that it reads well in any language; printed as
it is, it speaks English. Whatever came from outside is shown on one line, without control characters.
"""

from typing import TYPE_CHECKING, Any, Final
from unicodedata import category

if TYPE_CHECKING:
    from billi.words import Words


LONGEST_SHOWN: Final = 120
"""Characters of what was handed in that an error shows."""
LARGEST_COUNT: Final = 10**15
"""Numbers up to here are written as a language writes them; larger ones, digit by digit."""


class Phrase:
    """A sentence of the word files, or a part of one, and what fills it in."""

    __slots__ = ("details", "sentence")

    def __init__(self, sentence: str, **details: Any) -> None:
        self.sentence = sentence
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_phrase, (self.sentence, self.details)

    def __repr__(self) -> str:
        return f"Phrase({self.sentence!r}, **{self.details!r})"

    def say(self, words: "Words") -> str:
        """Return it in the words of one language."""
        return words.text(self.sentence, **{name: _readable(detail, words) for name, detail in self.details.items()})


class BilliError(ValueError):
    """Something the caller can put right.

    ``sentence`` is an id in the word files, ``details`` fill it in, ``rule`` is the id of the rule behind it, if any.
    """

    def __init__(self, sentence: str, rule: str | None = None, **details: Any) -> None:
        super().__init__(sentence, rule, details)
        self.sentence = sentence
        self.rule = rule
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self.sentence, self.rule, self.details)

    @property
    def phrase(self) -> Phrase:
        """What is wrong, without the rule."""
        return Phrase(self.sentence, **self.details)

    def say(self, words: "Words") -> str:
        """Return what is wrong in the words of one language."""
        said = self.phrase.say(words)
        return f"{said} ({self.rule})" if self.rule else said

    def __str__(self) -> str:
        from billi.words import Words

        return self.say(Words("en"))


class Signalled(SystemExit):
    """The end of the whole program, by a signal: whoever happens to be at work has not ended it."""


class IllegalAction(BilliError):
    """A move the rules do not allow now."""


class InvalidPosition(BilliError):
    """A position or deck that cannot be."""


class InvalidOption(BilliError):
    """An option, or a number of players, that a game does not have."""


class InvalidArgument(BilliError):
    """A number, seed, seat, list or name that cannot be, or two of which one at most may be given."""


class UnknownGame(BilliError):
    """A game there is not."""


class NotLearned(BilliError):
    """A game nobody can learn, since it does not say what a learner sees."""


class NotReset(BilliError):
    """An environment, or a game in one, that is to be reset first."""


class UnknownBot(BilliError):
    """A bot there is not."""


class NoDevice(BilliError):
    """A device to compute on that is not known, or not here."""


class NoServer(BilliError):
    """A server that does not answer, or not as billi does."""


class UnreadableFile(BilliError):
    """A file that cannot be opened or read."""


class InvalidRecord(BilliError):
    """A record that is not one, or does not follow the rules."""

    @property
    def record(self) -> int | None:
        """The number of the record, counted from 1."""
        where = self.details.get("where")
        return where.details["record"] if isinstance(where, Phrase) else None

    @property
    def event(self) -> int | None:
        """The number of the event in it, counted from 1; None when the record as a whole is meant."""
        where = self.details.get("where")
        return where.details.get("event") if isinstance(where, Phrase) else None

    def say(self, words: "Words") -> str:
        """Return what is wrong in the words of one language; the rule has its own place in the sentence."""
        return Phrase(self.sentence, **self.details, rule=self.rule or "").say(words)


def brief(value: object) -> str:
    """Return whatever was handed in as a short text, even if Python cannot write it.

    >>> brief("x" * 200)[-3:], brief(10**5000)
    ('xx…', '(int)')
    """
    try:
        text = str(value)
    except Exception:  # a number with too many digits, or an object that does not know its own name
        text = f"({type(value).__name__})"
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def printable(text: str) -> str:
    r"""Escape whatever would not show as one character on one line.

    >>> print(printable("Ann\n\x1b[2J"))
    Ann\n\x1b[2J
    """
    if text.isprintable():
        return text
    return "".join(sign if _shows(sign) else sign.encode("unicode_escape").decode() for sign in text)


def _shows(sign: str) -> bool:
    return sign.isprintable() or category(sign) == "Zs"


def _restore(kind: type[BilliError], sentence: str, rule: str | None, details: dict[str, Any]) -> BilliError:
    return kind(sentence, rule, **details)


def _restore_phrase(sentence: str, details: dict[str, Any]) -> Phrase:
    return Phrase(sentence, **details)


def _readable(detail: Any, words: "Words") -> str | float:
    if isinstance(detail, (Phrase, BilliError)):
        return detail.say(words)
    if isinstance(detail, (list, tuple)):
        return ", ".join(str(_readable(item, words)) for item in detail)
    if isinstance(detail, (int, float)) and not isinstance(detail, bool) and abs(detail) <= LARGEST_COUNT:
        return detail
    return printable(detail if isinstance(detail, str) else brief(detail))
