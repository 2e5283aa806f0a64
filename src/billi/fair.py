"""Luck that people can check after the game: promised before the deal, recomputed from the record afterwards.

A table draws a secret and shows its fingerprint, the commitment. Everyone who sits down cuts the deck with random bytes
of their own: sealed at first, opened when nothing can be changed any more. They may add words too. Every number comes
from the secret, the words and the cuts, so neither the host nor the players alone decide what is dealt. After the game
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
from dataclasses import dataclass
from typing import Any, Final
from unicodedata import category

from billi.errors import BilliError

WITHOUT_CUTS: Final = 1
"""The version of the algorithm, and of the proof in a record, before people cut the deck."""
VERSION: Final = 2
SECRET_BYTES: Final = 32
MOST_TRIES: Final = 8
"""How often somebody can be asked to cut the deck: one fewer takes part each time, and eight play at the most."""
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
    """Return the fingerprint of a secret, to show before the deal: its SHA-256 in hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


@dataclass(frozen=True, slots=True)
class Cuts:
    """How people cut the deck, by seat, in hexadecimal digits; "" for a seat without."""

    seals: Sequence[str]
    """What each seat promised."""
    cuts: Sequence[str]
    """What each seat then added to the luck. Whoever promised and did not was left out."""
    tries: int = 1
    """How often all were asked: once more each time somebody who was waited for had to be left out."""


def seal_of(start: bytes) -> str:
    """Return the promise to cut the deck with some bytes: where their chain of fingerprints ends."""
    return leads_to(start.hex(), MOST_TRIES)


def cut_of(start: bytes, tries: int) -> str:
    """Return what somebody cuts the deck with who sealed these bytes, when all are asked for the ``tries``-th time.

    It is a fingerprint of the next one, so each can be told from the seal and none from those before.

    >>> cut_of(bytes(32), MOST_TRIES) == bytes(32).hex()
    True
    >>> leads_to(cut_of(bytes(32), 3), 3) == seal_of(bytes(32))
    True
    """
    return leads_to(start.hex(), MOST_TRIES - tries)


def leads_to(cut: str, steps: int) -> str:
    """Return where the chain of fingerprints leads from a cut."""
    link = bytes.fromhex(cut)
    for _ in range(steps):
        link = hashlib.sha256(link).digest()
    return link.hex()


def proof(secret: bytes, words: Sequence[str], revealed: bool, cut: Cuts | None = None) -> dict[str, Any]:
    """Return what a record says of its luck, under "fair"; the secret is ``revealed`` once the game is over.

    >>> list(proof(bytes(32), ["", "", ""], revealed=False))
    ['version', 'commitment', 'words']
    """
    said = {"version": VERSION if cut else WITHOUT_CUTS, "commitment": commitment(secret), "words": list(words)}
    if cut:
        said |= {"seals": list(cut.seals), "cuts": list(cut.cuts), "tries": cut.tries}
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
    """Luck that follows from a secret, the ``words`` of the people, one text a seat, and how they cut the deck.

    The stream is taken from blocks of 32 bytes, block number c = 0, 1, 2 … being HMAC-SHA256 with the secret as its key
    over c (8 bytes) and, for each seat in turn, the length of its words in UTF-8 (4 bytes) and the words; then, for
    each seat in turn, the length of its cut and the cut, where people cut at all. A block is eight numbers of four
    bytes. Whatever is longer than a byte begins with its highest.
    """

    __slots__ = ("_added", "_counter", "_left", "_secret")

    def __init__(self, secret: bytes, words: Sequence[str], cuts: Sequence[str] = ()) -> None:
        if len(secret) != SECRET_BYTES:
            raise BilliError("fair-secret", limit=SECRET_BYTES, length=len(secret))
        check_words(words)
        self._secret = secret
        self._added = b"".join(map(_with_length, [*map(str.encode, words), *map(bytes.fromhex, cuts)]))
        self._counter = 0
        self._left: list[int] = []
        """What is left of the present block, the next number last."""

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n-1, each exactly as likely; n is at most 2**32.

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
        """Return luck that will go on just as this will."""
        twin = FairLuck.__new__(FairLuck)
        twin._secret, twin._added = self._secret, self._added
        twin._counter, twin._left = self._counter, self._left.copy()
        return twin

    def _next_block(self) -> None:
        message = self._counter.to_bytes(_COUNTER_BYTES, "big") + self._added
        self._left = list(_BLOCK.unpack(hmac.digest(self._secret, message, "sha256")))
        self._left.reverse()
        self._counter += 1


def _with_length(written: bytes) -> bytes:
    return len(written).to_bytes(_LENGTH_BYTES, "big") + written
