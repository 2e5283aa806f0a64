"""Luck that people can check after the game: promised before the deal, recomputed from the record afterwards.

A table draws a secret and shows its fingerprint, the commitment. Then everyone may add words of their own. Every number
comes from the secret and those words, so neither the host nor the players alone decide what is dealt. After the game
the secret stands in the record, and ``billi verify`` recomputes every deal and draw. docs/fairness.md says it for
players, and to the byte for whoever writes a checker.

>>> secret = bytes(range(32))
>>> luck = FairLuck(secret, ["lucky seven", "", "été", ""])
>>> [luck.below(6) for _ in range(8)]
[1, 2, 3, 2, 2, 3, 3, 4]
"""

import hashlib
import hmac
import secrets
import struct
from collections.abc import Sequence
from typing import Any, Final
from unicodedata import category

from billi.errors import BilliError

VERSION: Final = 1
"""Of the algorithm and of the proof in a record."""
SECRET_BYTES: Final = 32
LONGEST_WORDS: Final = 64
"""Characters a seat."""
NUMBERS: Final = 2**32
"""How many different numbers four bytes can be."""

_BLOCK: Final = struct.Struct(">8I")
_COUNTER_BYTES: Final = 8
_LENGTH_BYTES: Final = 4


def new_secret() -> bytes:
    """Draw a secret from the system's own randomness. A secret serves one game: afterwards everyone knows it."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """Give the fingerprint of a secret, to show before the deal: its SHA-256 in hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def proof(secret: bytes, words: Sequence[str], revealed: bool) -> dict[str, Any]:
    """Give what a record says of its luck, under "fair". The secret is ``revealed`` once the game is over, not before.

    >>> list(proof(bytes(32), ["", "", ""], revealed=False))
    ['version', 'commitment', 'words']
    """
    said = {"version": VERSION, "commitment": commitment(secret), "words": list(words)}
    return {**said, "secret": secret.hex()} if revealed else said


def check_words(words: Sequence[str]) -> None:
    """Refuse words that are too long, or that hold what cannot be shown or written as UTF-8."""
    for seat, text in enumerate(words):
        if len(text) > LONGEST_WORDS:
            raise BilliError("fair-words-long", seat=seat, limit=LONGEST_WORDS, length=len(text))
        for sign in text:
            if category(sign) in ("Cc", "Cs"):
                raise BilliError("fair-words-character", seat=seat, found=sign)


class FairLuck:
    """Luck that follows from a secret and the ``words`` of the people, one text a seat, "" for none.

    The stream is cut from blocks of 32 bytes, block number c = 0, 1, 2 … being HMAC-SHA256 with the secret as its key
    over c (8 bytes) and, for each seat in turn, the length of its words in UTF-8 (4 bytes) and the words. A block is
    eight numbers of four bytes. Whatever is longer than a byte begins with its highest.
    """

    __slots__ = ("_counter", "_left", "_secret", "_words")

    def __init__(self, secret: bytes, words: Sequence[str]) -> None:
        if len(secret) != SECRET_BYTES:
            raise BilliError("fair-secret", limit=SECRET_BYTES, length=len(secret))
        check_words(words)
        self._secret = secret
        self._words = b"".join(map(_with_length, words))
        self._counter = 0
        self._left: list[int] = []
        """What is left of the present block, the next number last."""

    def below(self, n: int) -> int:
        """Give a whole number from 0 to n-1, each exactly as likely; n is at most 2**32.

        It is the remainder of the stream's next number by n. Numbers from the highest multiple of n upwards are
        skipped, since they would favour small remainders.
        """
        if not 0 < n <= NUMBERS:
            raise ValueError(f"no number below {n}: expected 1 to 2**32")
        fair = NUMBERS - NUMBERS % n
        while True:
            if not self._left:
                self._next_block()
            number = self._left.pop()
            if number < fair:
                return number % n

    def copy(self) -> "FairLuck":
        """Give luck that will go on just as this will."""
        twin = FairLuck.__new__(FairLuck)
        twin._secret, twin._words = self._secret, self._words
        twin._counter, twin._left = self._counter, self._left.copy()
        return twin

    def _next_block(self) -> None:
        message = self._counter.to_bytes(_COUNTER_BYTES, "big") + self._words
        self._left = list(_BLOCK.unpack(hmac.digest(self._secret, message, "sha256")))
        self._left.reverse()
        self._counter += 1


def _with_length(text: str) -> bytes:
    written = text.encode()
    return len(written).to_bytes(_LENGTH_BYTES, "big") + written
