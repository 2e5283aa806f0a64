"""Who of those who have gone from a table here is at no other server either."""

from collections.abc import Collection, Iterable


class Absences:
    """What was last heard of people who sit at a table and do not look at it through this server.

    Servers tell each other of them every few seconds. Somebody who changes servers is for so long at neither, so only
    whom two rounds in a row have not found is taken to be nowhere.
    """

    def __init__(self) -> None:
        self._unseen: frozenset[str] = frozenset()
        self.nowhere: frozenset[str] = frozenset()
        """The people who are at no server."""

    def note(self, gone: Iterable[str], elsewhere: Collection[str]) -> None:
        """Note who of those who are gone here look at the table through other servers."""
        unseen = frozenset(person for person in gone if person not in elsewhere)
        self.nowhere, self._unseen = unseen & self._unseen, unseen

    def hear_of(self, people: Collection[str]) -> None:
        """Note that people have just done something through another server."""
        self._unseen = self._unseen.difference(people)
        self.nowhere = self.nowhere.difference(people)
