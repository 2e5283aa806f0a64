"""What can be wrong, said to the person who must act.

Every error names a sentence of the word files and what fills it in, so that it reads well in any language; printed as it
is, it speaks English.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from billi.words import Words


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

    def say(self, words: "Words") -> str:
        """Say what is wrong in the words of one language."""
        said = words.text(self.sentence, **{name: _readable(detail, words) for name, detail in self.details.items()})
        return f"{said} ({self.rule})" if self.rule else said

    def __str__(self) -> str:
        from billi.words import Words

        return self.say(Words("en"))


class IllegalAction(BilliError):
    """A move the rules do not allow now."""


class InvalidPosition(BilliError):
    """A position, deck or option that cannot be."""


class InvalidRecord(BilliError):
    """A record that is not one, or does not follow the rules."""


def _restore(kind: type[BilliError], sentence: str, rule: str | None, details: dict[str, Any]) -> BilliError:
    return kind(sentence, rule, **details)


def _readable(detail: Any, words: "Words") -> Any:
    if isinstance(detail, BilliError):
        return detail.say(words)
    if isinstance(detail, (list, tuple)):
        return ", ".join(str(item) for item in detail)
    return detail if isinstance(detail, (int, float, str)) else str(detail)
