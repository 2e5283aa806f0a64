"""From what a seat sees at Willi back to a position and what was seen: so that a learner can sit at a table."""

from billi.games.events import Event
from billi.games.willi import rules, seen
from billi.games.willi.cards import NUMBERS
from billi.games.willi.events import CardPlayed, Exchanged, TrickWon
from billi.games.willi.notation import PHASES
from billi.games.willi.rules import NO_CARD, NOBODY, SEATS, Position
from billi.games.willi.seen import Seen
from billi.games.willi.view import WilliView


def position_of(view: WilliView, empty: Position, options: int) -> Position:
    """Set up the position as a seat knows it: of the other hands there is nothing in it."""
    p = empty
    rules.begin(p, view.players, options, view.dealer)
    p.round, p.leader = view.round, view.leader
    p.points, p.won, p.totals = list(view.points), list(view.won), list(view.totals)
    p.phase = PHASES.index(view.phase)
    p.caller = NOBODY if view.caller is None else view.caller
    p.played = len(view.trick)
    for place, (_, card) in enumerate(view.trick):
        p.trick[place] = NUMBERS[card]
    for seat in view.to_act:
        p.to_act |= 1 << seat
    if p.phase in (rules.TAKING, rules.GIVING):
        p.winner = view.to_act[0]
    if p.phase == rules.CALLING:  # who has played the latest card is asked first, then the others in order
        place = next(place for place, (seat, _) in enumerate(view.trick) if seat in view.to_act)
        p.asked = 1 if place == p.played - 1 else place + 2
    if view.seat is not None:
        p.hands[view.seat] = sum(1 << NUMBERS[card] for card in view.hand)
        p.box[view.seat] = NO_CARD if view.box is None else NUMBERS[view.box]
        p.taken = NO_CARD if view.taken is None else NUMBERS[view.taken]
    return p


def seen_in(view: WilliView) -> Seen:
    """Go through the round once more as a seat saw it."""
    remembered = blank(view.players)
    for event in view.this_round() if view.phase != PHASES[rules.DEALING] else ():  # then all cards are gathered in
        seen.note(remembered, 0, *_words(event))
    return remembered


def blank(players: int) -> Seen:
    """Return what somebody remembers who has just begun to look."""
    remembered = Seen()
    remembered.shown, remembered.lacks = [0] * SEATS, [0] * SEATS
    seen.open_eyes(remembered, players)
    return remembered


def _words(event: Event) -> tuple[int, int, int, int]:
    """Return an event as the rules report it, if it is one that :func:`seen.note` looks at."""
    match event:
        case CardPlayed():
            return rules.EV_PLAY, event.seat, NUMBERS[event.card], 0
        case TrickWon():
            return rules.EV_TRICK, event.winner, 0, 0
        case Exchanged():
            return rules.EV_EXCHANGE, event.seat, NUMBERS[event.give], NUMBERS[event.take]
        case _:
            return 0, 0, 0, 0
