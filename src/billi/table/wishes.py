"""What people can ask for at a table."""

from typing import Annotated, Final

import msgspec

LONGEST_ID: Final = 64

Digits = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes."""
DigitsOrNone = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]


class Wish(msgspec.Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A person's wish. ``id`` is the person's own name for it, so that the same wish sent twice is granted once."""

    id: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]


class Sit(Wish, frozen=True, kw_only=True, tag="sit"):
    """Take a free chair. The host can free a bot's."""

    seat: int
    name: str
    seal: DigitsOrNone = ""
    """The promise to cut the deck with bytes of your own: docs/fairness.md. "" to leave the luck to the others."""


class Stand(Wish, frozen=True, kw_only=True, tag="stand"):
    """Leave a chair; the host can also free another's."""

    seat: int


class PutBot(Wish, frozen=True, kw_only=True, tag="bot"):
    """Put a bot in a chair (host)."""

    seat: int
    bot: str = "house"


class Move(Wish, frozen=True, kw_only=True, tag="move"):
    """Change who sits where before the game (host)."""

    order: list[int]


class AddWords(Wish, frozen=True, kw_only=True, tag="words"):
    """Add words of your own to the luck, before the cards are dealt."""

    seat: int
    words: str


class Seal(Wish, frozen=True, kw_only=True, tag="seal"):
    """Promise, or promise anew, to cut the deck with bytes of your own, before the host begins."""

    seat: int
    seal: Digits


class CutDeck(Wish, frozen=True, kw_only=True, tag="cut"):
    """Cut the deck as you promised, once the host has begun."""

    seat: int
    cut: Digits


class Begin(Wish, frozen=True, kw_only=True, tag="begin"):
    """Deal, once everyone has cut the deck (host); free chairs go to bots."""

    bot: str = "house"


class Choose(Wish, frozen=True, kw_only=True, tag="choose"):
    """Choose an action, having seen the table at ``version``."""

    seat: int
    action: str
    version: int


class Waive(Wish, frozen=True, kw_only=True, tag="waive"):
    """Decline beforehand to call in this trick."""

    seat: int


class AskHint(Wish, frozen=True, kw_only=True, tag="hint"):
    """Ask what to choose, having seen the table at ``version``. In company the others learn that you did."""

    seat: int
    version: int


class ComeBack(Wish, frozen=True, kw_only=True, tag="back"):
    """Decide for yourself again, after a bot did."""

    seat: int


class LetStandIn(Wish, frozen=True, kw_only=True, tag="stand-in"):
    """Let a bot decide for somebody who is not there (host)."""

    seat: int


class Say(Wish, frozen=True, kw_only=True, tag="say"):
    """Send a saying for all to hear (MB19)."""

    text: str = ""
    phrase: str = ""


class Lend(Wish, frozen=True, kw_only=True, tag="lend"):
    """Get a link that shows your hand to whoever has it, or take it back."""

    seat: int
    on: bool = True


class Mute(Wish, frozen=True, kw_only=True, tag="mute"):
    """Turn a seat's chat off, or on again (host)."""

    seat: int
    on: bool = True


class Rematch(Wish, frozen=True, kw_only=True, tag="rematch"):
    """Play again when the game is over, at a new table with everyone one seat further."""


class Ping(Wish, frozen=True, kw_only=True, tag="ping"):
    """Report that you are there and have heard all up to a version; what you missed is told again."""

    version: int


AnyWish = (Sit | Stand | PutBot | Move | AddWords | Seal | CutDeck | Begin | Choose | Waive) | (
    AskHint | ComeBack | LetStandIn | Say | Lend | Mute | Rematch | Ping
)
