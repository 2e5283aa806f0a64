"""Where one can be in the page without a table: every kind of page there is, and what there is not."""

from typing import Final

ADDRESSES: Final = (
    "/",
    "/new",
    "/games",
    "/learn",
    "/learn/misterbill/rules",
    "/learn/willi/rules",
    "/scores",
    "/scores/new",
    "/replay",
    "/about",
    "/nowhere",
)
