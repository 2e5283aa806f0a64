"""What somebody is told over one connection, held against the log at the moment it is sent."""

from typing import TYPE_CHECKING, Any

from msgspec import structs, to_builtins

from billi.table.chairs import Chair
from billi.table.messages import AnyNews, Granted, Hand, Heard, HintGiven, Public, TableShown, Welcome
from billi.table.showing import Eyes, show_own, show_welcome
from billi.table.table import REMEMBERED_CHAT, Table
from world.truth import Broken, Truth

if TYPE_CHECKING:
    from billi.server.ledger import Ledger
    from billi.table.entries import Said

Wish = dict[str, Any]


class Telling:
    """One connection of somebody's, from its first word to its last."""

    def __init__(self, truth: Truth, ledger: "Ledger", eyes: Eyes, since: int, wishes: dict[str, Wish]) -> None:
        self._log = self._truth = truth
        self._ledger = ledger
        self._eyes = eyes
        self._who = eyes.person or "a stranger"
        self._wishes = wishes
        """By id, what they have ever wished for."""
        self._from = {since}
        """The versions which what they are told next may follow on,"""
        self._asked: set[int] = set()
        """and those they have asked about: nobody knows when that is heard."""
        self._welcomed = False
        self._heard: list[Heard] = []
        """What was told of that since the table was shown last."""
        self._waived: dict[int, int] = {}
        """By seat, at which of its questions somebody said no beforehand."""

    def ask_again(self, version: int) -> None:
        """Note that somebody asks for all since a version, which may be none."""
        self._asked |= {version, 0}

    def check(self, news: AnyNews) -> None:
        """Hold what is said against the log; where that lost lines, and nobody here knows yet, against what it was."""
        self._truth = self._log.known_to(self._ledger)
        match news:
            case TableShown():
                self._check_shown(news)
            case Heard():
                self._heard.append(news)
            case Granted():
                self._check_granted(news)
            case Welcome():
                self._check_welcome(news)
            case HintGiven():
                self._check_hint(news)

    def _check_welcome(self, news: Welcome) -> None:
        if news != show_welcome(self._truth.table, self._truth.code, news.now):
            raise Broken(f"{self._who} was welcomed to another table: {news}")
        if self._welcomed:
            self._from, self._waived = {0}, {}
        self._welcomed = True

    # The table

    def _check_shown(self, shown: TableShown) -> None:
        truth, version = self._truth, shown.version
        if version not in truth.kept:
            raise Broken(f"{self._who} was shown version {version}, which was never kept")
        if any(shown.public.seats[seat].gone for seat in shown.own.seats):
            raise Broken(f"{self._who} looks at the table and is told to be missing from it")
        if without_presence(shown.public) != truth.public(version):
            raise Broken(f"{self._who} sees another table at version {version} than the log tells")
        if shown.since not in (0, *self._from, *self._asked):
            raise Broken(f"{self._who} was told what followed {shown.since}, and not {self._from}")
        table = truth.at(version)
        dealt_to = truth.dealt_to(table.told[version])
        for hand in shown.own.hands:
            self._check_right(table, dealt_to, hand)
            self._check_story(table, shown, hand)
        self._check_own(table, shown)
        self._check_heard(version)

    def _check_right(self, table: Table, dealt_to: list[str], hand: Hand) -> None:
        """See that cards, and what tells of them, are shown to whom they were dealt, or to whom that one lends them."""
        seat, person = hand.seat, self._eyes.person
        if seat is None:
            if hand.hand or hand.ask or hand.besides or hand.link:
                raise Broken(f"{self._who} was shown cards of no seat: {hand}")
            return
        if not hand.hand and not hand.ask and not hand.besides:
            return
        if person and dealt_to[seat] == person:
            if sorted(hand.hand) != sorted(self._truth.hands(table.version)[seat]):
                raise Broken(f"{person} was shown {hand.hand} for {self._truth.hands(table.version)[seat]}")
            return
        chair = table.chairs[seat]
        if hand.ask or not chair.key or chair.key != self._eyes.key or chair.person != dealt_to[seat]:
            what = "what is asked of" if hand.ask else "the cards of"
            raise Broken(f"{self._who} was shown {what} seat {seat}, dealt to {dealt_to[seat]!r}")
        if person and person in (*dealt_to, *table.sitting):
            raise Broken(f"{person} plays and was shown the lent hand of seat {seat}")

    def _check_story(self, table: Table, shown: TableShown, hand: Hand) -> None:
        """Hold what somebody is told against what happened, as seen from the seat dealt to them, or by all."""
        begin, end = table.told[shown.since], table.told[shown.version]
        if len(hand.events) != end - begin:
            raise Broken(f"{self._who} was told {len(hand.events)} events of {end - begin}, from {shown.since} on")
        whose = None if hand.seat is None else table.chairs[hand.seat].person
        for number, seen in enumerate(hand.events, begin):
            assert table.state is not None
            dealt_to = self._truth.dealt_to(number + 1)
            eyes = hand.seat if hand.seat is not None and dealt_to[hand.seat] == whose else None
            [event] = table.state.seen(eyes, number, number + 1)
            if seen != to_builtins(event.as_dict()):
                raise Broken(f"{self._who} was told {seen} where {event.as_dict()} was to be seen from {eyes}")

    def _check_own(self, table: Table, shown: TableShown) -> None:
        """Hold what only one viewer sees against what they are to be shown by the log."""
        waived = [hand.seat for hand in shown.own.hands if hand.waived and hand.seat is not None]
        due = show_own(table, self._eyes.sight(table), table.version, waived)
        hands = [structs.replace(hand, events=[]) if hand.events else hand for hand in shown.own.hands]
        if structs.replace(shown.own, hands=hands) != due:
            raise Broken(f"{self._who} is shown {shown.own} as their own at version {shown.version}, and not {due}")
        for seat in waived:
            if table.waivers < self._truth.waives.get((self._eyes.person, seat), table.waivers + 1):
                raise Broken(f"{self._who} is told to have said no beforehand, and has not")
        for seat, question in self._waived.items():
            if question == table.waivers and seat in shown.own.seats and seat not in waived and table.begun:
                raise Broken(f"{self._who} has said no beforehand, and is not told so")

    def _check_heard(self, version: int) -> None:
        """See that all that was said was told, once and in order; what is long past, or was forgotten, need not be."""
        told, self._heard = self._heard, []
        after, self._from = self._from | self._asked, {version}
        if not told and not self._truth.chat:
            return
        for since in after:
            said = self._truth.said(since, version)
            if len(said) > REMEMBERED_CHAT or _is_all(told, said, self._truth.table.forgotten):
                return
        raise Broken(f"{self._who} was told {told} of what was said from {sorted(after)} to {version}")

    # Answers

    def _check_granted(self, news: Granted) -> None:
        """Find in the log what somebody was told is there, or that there was nothing to be written."""
        wish = self._wishes.get(news.id)
        if wish is None or (wish["do"] != "ping" and not self._eyes.person):
            raise Broken(f"{self._who} was granted {news.id}, and had not asked for it")
        if wish["do"] == "waive":
            self._waived[wish["seat"]] = self._truth.at(news.version).waivers
        kept = self._truth.table.granted.get((self._eyes.person, news.id))
        if kept is None and is_so_already(wish, self._truth.at(news.version)):
            return
        if kept is None or kept > news.version:
            raise Broken(f"{self._who} was told that {wish} is kept at {news.version}, and it is at {kept}")

    def _check_hint(self, news: HintGiven) -> None:
        """See that a hint goes to whom the hand was dealt, and is about what is asked."""
        table = self._truth.table
        if self._truth.dealt_to(table.told[-1])[news.seat] != self._eyes.person:
            raise Broken(f"{self._who} was given a hint for seat {news.seat}")
        choices = [action.text for action in table.choices(news.seat)]
        if table.asked_version == news.version and not {advice.action for advice in news.choices} <= {*choices}:
            raise Broken(f"{self._who} was given a hint other than {choices}: {news}")


def is_so_already(wish: Wish, table: Table) -> bool:
    """Whether there is nothing to be written for a wish to be granted."""
    match wish["do"]:
        case "ping" | "waive" | "hint":
            return True
        case "choose":
            return bool(wish["forced"])
        case "rematch":
            return bool(table.next)
        case "move":
            return bool(wish["order"] == sorted(wish["order"]))
        case "cut":
            return table.cutting is not None and table.cutting.made.get(wish["seat"]) == wish["cut"]
    return "seat" in wish and _chair_is_so(wish, table, table.chairs[wish["seat"]])


def _chair_is_so(wish: Wish, table: Table, chair: Chair) -> bool:
    is_so = {
        "bot": chair.bot == wish.get("bot"),
        "words": chair.words == wish.get("words"),
        "seal": chair.seal == wish.get("seal"),
        "back": not chair.is_stood_in_for,
        "stand-in": not chair.person or chair.stood_in,
        "lend": bool(chair.key) == wish.get("on"),
        "mute": (chair.person in table.muted) == wish.get("on"),
    }
    return is_so.get(wish["do"], False)


def without_presence(public: Public) -> Public:
    """Return what all see without who looks just now, which no log tells."""
    return structs.replace(public, seats=[structs.replace(seat, gone=False, missing=0) for seat in public.seats])


def _is_all(told: list[Heard], said: "list[tuple[int, Said]]", forgotten: set[str]) -> bool:
    """Whether somebody was told all that was said, but for what people said who were forgotten."""
    rest = iter(told)
    heard = next(rest, None)
    for version, saying in said:
        if heard and _is_what_was_said(heard, version, saying):
            heard = next(rest, None)
        elif saying.by not in forgotten:
            return False
    return heard is None


def _is_what_was_said(heard: Heard, version: int, said: "Said") -> bool:
    told = heard.phrase if said.phrase else heard.text
    where = heard.version, heard.seat, heard.phrase
    return (*where, told) == (version, said.seat, said.phrase, said.phrase or said.text)
