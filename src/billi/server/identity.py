"""Who is who: a person is whoever holds a secret token, and nobody else ever sees it.

Browsers hold it in a cookie that scripts cannot read and other sites cannot send; programs send it as a bearer token.
The store keeps only its hash. A person's id is random too, and says nothing about the token.
"""

import hashlib
import secrets
from typing import Final

TOKEN_BYTES: Final = 16
ID_BYTES: Final = 12
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits nobody mistakes for one another."""
CODE_LENGTH: Final = 12
"""Enough (59 bits) that walking through codes finds nothing."""


def new_token() -> str:
    """Draw a token: 128 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> bytes:
    """Return what the store keeps of a token. A random one needs no salt."""
    return hashlib.sha256(token.encode()).digest()


def new_id() -> str:
    """Draw the id of a person or a table."""
    return secrets.token_urlsafe(ID_BYTES)


def new_code() -> str:
    """Draw the code of an invite link.

    >>> len(new_code())
    12
    """
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a text can be a code at all.

    >>> is_code(new_code()), is_code("../etc/passwd")
    (True, False)
    """
    return len(text) == CODE_LENGTH and set(text) <= set(CODE_LETTERS)
