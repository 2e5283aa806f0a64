"""What people hand in, checked: numbers, decks and the fields of a position."""

from collections import Counter
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

from billi.errors import InvalidPosition, brief


def whole(value: object, allowed: range) -> int | None:
    """Return a value as a plain number if it is a whole one of those allowed.

    >>> whole(3, range(4)), whole(4, range(4)), whole("3", range(4)), whole(3.0, range(4))
    (3, None, None, None)
    """
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        return None
    return number if number in allowed and not isinstance(value, bool) else None


def listed(value: object) -> list[Any] | None:
    """Return the items of a list or tuple, or of what is read like one; a text is not."""
    return list(value) if isinstance(value, Sequence) and not isinstance(value, str | bytes) else None


def check_deck(deck: object, expected: Sequence[str]) -> list[str]:
    """Refuse a deck that is not exactly the game's cards in some order."""
    cards = list(deck) if isinstance(deck, Sequence) else None
    if cards is None:
        raise InvalidPosition("deck-list", deck=brief(deck))
    for card in cards:
        if not isinstance(card, str):
            raise InvalidPosition("card-unknown", card=brief(card))
    held, all_cards = Counter(cards), Counter(expected)
    for card in held - all_cards:
        raise InvalidPosition("deck-card-extra", card=brief(card))
    for card in all_cards - held:
        raise InvalidPosition("deck-card-missing", card=card)
    return cards


def deal_out(deck: Sequence[str], seats: int, dealer: int) -> tuple[tuple[str, ...], ...]:
    """Deal cards one at a time clockwise from the dealer's left.

    >>> deal_out("ABCDE", 3, 0)
    (('C',), ('A', 'D'), ('B', 'E'))
    """
    return tuple([tuple(deck[(seat - dealer - 1) % seats :: seats]) for seat in range(seats)])


# Fields of a position


def check_fields(fields: Mapping[str, Any], known: Sequence[str]) -> None:
    """Refuse a field no position has."""
    for name in fields:
        if name not in known:
            raise InvalidPosition("position-unknown-field", field=brief(name), known=sorted(known))


def by_seat(field: str, values: object, seats: int) -> list[Any]:
    """Refuse a list that has not one entry a seat."""
    entries = listed(values)
    if entries is None or len(entries) != seats:
        raise InvalidPosition("position-one-a-seat", field=field, seats=seats)
    return entries


def numbers(field: str, values: object, seats: int, allowed: range) -> list[int]:
    """Refuse a list that has not one whole number of those allowed a seat."""
    return [number(f"{field}[{seat}]", value, allowed) for seat, value in enumerate(by_seat(field, values, seats))]


def number(field: str, value: object, allowed: range) -> int:
    """Refuse what is not a whole number of those allowed."""
    found = whole(value, allowed)
    if found is None:
        least, most = allowed[0], allowed[-1]
        if least == most:
            raise InvalidPosition("position-exactly", field=field, value=brief(value), expected=least)
        raise InvalidPosition("position-number", field=field, value=brief(value), least=least, most=most)
    return found


def one_of(field: str, value: object, known: Sequence[str]) -> int:
    """Return the place of a text among those known, or refuse it."""
    if not isinstance(value, str) or value not in known:
        raise InvalidPosition("position-choice", field=field, value=brief(value), known=known)
    return known.index(value)


def absent(phase: str, fields: Mapping[str, bool]) -> None:
    """Refuse what is given and has no place in a phase."""
    for field, given in fields.items():
        if given:
            raise InvalidPosition("position-not-now", field=field, phase=phase)
