"""How the house bot plays Willi: it asks what score card to expect, and makes the choice that promises the best.

The highest total earns 3, the lowest 2, the middle next to nothing (W12), so there are two plans: to end high, or low.
What helps a plan is a hand with cards to put into our tricks, by playing or exchanging them (W10), and a place early in
line: the leader may call on their own card (W7) and picks tricks first; the last in line gets what the others leave.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from billi.games.action import Action
from billi.games.willi.cards import NUMBERS
from billi.games.willi.events import CardPlayed, Exchanged
from billi.games.willi.odds import ODDS, SPREADS, Odds, blurred_score, score_card
from billi.games.willi.rules import DECK_SIZE, ONE_VALUE, SEATS, TRICKS_EACH, WILLI, WILLI_BONUS, same_colour, value
from billi.games.willi.view import WilliView

OUTBID: Final = 0.3
"""What share of the spread a rival with a free choice ends higher: most prefer the 3 to the 2."""
CALL_CHANCE: Final = 0.5
"""How likely a rival who may call does so."""
LOW_CARD: Final = 2
HIGH_CARD: Final = 8
"""What the lowest and the highest card of a trick usually are: the ones to exchange."""
MIDDLE_CARD: Final = 5
OBVIOUS: Final = 1.0
"""How much more than another a choice must promise for anybody to see it."""
POINTLESS: Final = -math.inf
"""What a choice is worth that nobody in their senses makes."""
IN_THIS_HAND: Final = 0.25
"""How likely one unseen card is in a given rival's hand: there are three, and the boxes."""

WHOLE_DECK: Final = (1 << DECK_SIZE) - 1
VALUES: Final = [value(card) for card in range(DECK_SIZE)]

Trick = list[tuple[int, int]]
"""Seat and card, in the order played."""
Swap = tuple[int, int]
"""The card taken from the trick, and the one given for it."""


def weigh(view: WilliView) -> list[float]:
    """Return how good each legal action looks: the score card to expect."""
    if view.phase == "box":
        return [-abs(int(action.card[1]) - MIDDLE_CARD) if action.card else 0.0 for action in view.legal]
    player = Player(view)
    if view.phase == "play":
        return [player.play(action) for action in view.legal]
    if view.phase == "call":
        return player.call()
    return player.last_exchange() if player.done else [player.exchange(action) for action in view.legal]


class Forecast(NamedTuple):
    """How a trick is likely to end."""

    worth: float
    """What its cards add up to."""
    chance: float
    """How likely it is ours if we do not call."""
    rival: int
    """Who gets it otherwise."""


@dataclass(slots=True)
class BetweenTricks:
    """A round between two tricks."""

    totals: Sequence[float]
    won: Sequence[int]
    leader: int
    left: int
    """Tricks to come."""
    pool: float
    """What the cards in them add up to."""

    def after_trick(self, winner: int, worth: float) -> "BetweenTricks":
        """Return the standing when somebody takes a trick that adds up to this."""
        totals, won = list(self.totals), list(self.won)
        totals[winner] += worth
        won[winner] += 1
        return BetweenTricks(totals, won, winner, self.left - 1, self.pool - worth)

    def after_exchange(self, seat: int, gain: int) -> "BetweenTricks":
        """Return the standing when an exchange moves a value from the cards to come into somebody's tricks (W10)."""
        totals = list(self.totals)
        totals[seat] += gain
        return BetweenTricks(totals, self.won, self.leader, self.left, self.pool - gain)


class Player:
    """One seat's idea of the round."""

    def __init__(self, view: WilliView) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.hand = [NUMBERS[card] for card in view.hand]
        self.trick = [(seat, NUMBERS[card]) for seat, card in view.trick]
        self.unseen = unseen_cards(view)
        self.mean = mean_value(self.unseen)
        left = SEATS * TRICKS_EACH - sum(view.won)
        mine = [VALUES[card] for card in self.hand]
        if view.phase in ("play", "call"):
            mine += [VALUES[card] for _, card in self.trick]
        pool = sum(mine) + (SEATS * left - len(mine)) * self.mean
        self.now = BetweenTricks(view.totals, view.won, view.leader, left, pool)

    @property
    def done(self) -> bool:
        """Whether we have our two tricks: then only our total counts, and our hand no more (W9)."""
        return self.now.won[self.me] == TRICKS_EACH

    # What a standing is worth

    def prospect(self, standing: BetweenTricks, hand: list[int]) -> float:
        """Return what score card to expect, by the better of the two plans."""
        missing = TRICKS_EACH - standing.won[self.me]
        line = self.line(standing)
        rivals = self.rivals(standing, line)
        if not missing:
            return score_card(standing.totals[self.me], rivals)
        deviation = SPREADS[missing][standing.left]
        return max([blurred_score(total, deviation, rivals) for total in self.reach(standing, hand, line)])

    def line(self, standing: BetweenTricks) -> list[int]:
        """List who still needs tricks in the order they may choose them: from the leader on, Willi last (W8, W15)."""
        needy = [seat for seat in self.around(standing.leader) if standing.won[seat] < TRICKS_EACH]
        line = [seat for seat in needy if seat < self.view.players]
        return line if len(line) == len(needy) else [*line, WILLI]

    def around(self, seat: int) -> list[int]:
        """List all seats clockwise from one on."""
        start = self.view.clockwise.index(seat)
        return self.view.clockwise[start:] + self.view.clockwise[:start]

    def rivals(self, standing: BetweenTricks, line: list[int]) -> list[tuple[float, Odds]]:
        """Return the total each other seat can expect, and the odds of ending below and above it."""
        average = standing.pool / max(standing.left, 1)
        rivals = []
        for seat in range(SEATS):
            if seat == self.me:
                continue
            missing = TRICKS_EACH - standing.won[seat]
            expected = standing.totals[seat] + missing * average
            if seat >= self.view.players:
                expected += WILLI_BONUS  # W18
            elif missing:
                expected += OUTBID * SPREADS[missing][standing.left] * freedom(seat, line)
            rivals.append((expected, ODDS[missing][standing.left]))
        return rivals

    def reach(self, standing: BetweenTricks, hand: list[int], line: list[int]) -> tuple[float, float]:
        """Return how high and how low we can hope to end: a card of ours in each trick to come, another by exchange."""
        missing = TRICKS_EACH - standing.won[self.me]
        exchanges = missing if standing.left > missing else 0  # between tricks that are all ours it changes nothing
        ours = sorted([VALUES[card] for card in hand])
        cards = missing + exchanges
        theirs = standing.totals[self.me] + (SEATS - 1) * missing * self.mean
        average = standing.totals[self.me] + missing * standing.pool / standing.left
        high = theirs + sum(ours[-cards:]) - exchanges * LOW_CARD
        low = theirs + sum(ours[:cards]) - exchanges * HIGH_CARD
        choice = freedom(self.me, line)
        return average + choice * (high - average), average + choice * (low - average)

    # Tricks

    def play(self, action: Action) -> float:
        """Judge playing a card, which we may then call on or not."""
        assert action.card is not None
        card = NUMBERS[action.card]
        hand = [other for other in self.hand if other != card]
        return max(self.outlook([*self.trick, (self.me, card)], hand))

    def call(self) -> list[float]:
        """Judge calling "Willi!" and not calling: no need to call for a trick that is ours anyway."""
        called, uncalled = self.outlook(self.trick, self.hand)
        return [called, uncalled] if called != uncalled else [0.0, 1.0]

    def outlook(self, trick: Trick, hand: list[int]) -> tuple[float, float]:
        """Return what to expect of a trick with our card in it if we call, and if we do not."""
        forecast = self.forecast(trick)
        may_call = len(trick) < SEATS and self.view.caller is None and self.now.won[self.me] < TRICKS_EACH  # W7, W9
        win = self.win(forecast, trick, hand) if may_call or forecast.chance else 0.0
        loss = self.prospect(self.now.after_trick(forecast.rival, forecast.worth), hand) if forecast.chance < 1 else 0.0
        return win if may_call else 0.0, forecast.chance * win + (1 - forecast.chance) * loss

    def win(self, forecast: Forecast, trick: Trick, hand: list[int]) -> float:
        """Return what to expect when the trick is ours, our highest card put in for its lowest, or vice versa."""
        standing = self.now.after_trick(self.me, forecast.worth)
        if not hand:
            return self.prospect(standing, hand)
        cards = [card for _, card in trick]
        return max(
            self.swap(standing, hand, take=min(cards), give=max(hand)),
            self.swap(standing, hand, take=max(cards), give=min(hand)),
        )

    def forecast(self, trick: Trick) -> Forecast:
        """Foresee how a trick ends if we do not call."""
        led = trick[0][1]
        colour = self.unseen & same_colour(led)
        follows = 1 - (1 - IN_THIS_HAND) ** colour.bit_count()
        to_come = SEATS - len(trick)
        typical = follows * mean_value(colour) + (1 - follows) * self.mean
        worth = sum([VALUES[card] for _, card in trick]) + to_come * typical
        if self.view.caller is not None:
            return Forecast(worth, float(self.view.caller == self.me), self.view.caller)
        needy = [(VALUES[card], seat) for seat, card in trick if self.now.won[seat] < TRICKS_EACH]
        if not needy:
            return Forecast(worth, 0.0, self.next_to_need_a_trick())
        lowest, holder = min(needy, key=lambda played: played[0])  # the first of equals (W6)
        undercut = follows * share_below(colour, lowest) + (1 - follows) * share_below(self.unseen, lowest)
        stays = (1 - undercut) ** len([seat for seat in self.to_play(trick) if self.now.won[seat] < TRICKS_EACH])
        if holder == self.me:
            return Forecast(worth, stays * self.nobody_calls(trick), self.next_to_need_a_trick())
        return Forecast(worth, 0.0, holder if stays > 0.5 else self.next_to_need_a_trick())

    def to_play(self, trick: Trick) -> list[int]:
        """List who has still to play to a trick."""
        return self.around(self.view.leader)[len(trick) :]

    def nobody_calls(self, trick: Trick) -> float:
        """Return how likely no rival calls: all may who play before the last card and still need a trick (W7, W9)."""
        if len(trick) == SEATS:
            return 1.0
        last = self.around(self.view.leader)[-1]
        rivals = [s for s in range(self.view.players) if s not in (self.me, last) and self.now.won[s] < TRICKS_EACH]
        return (1 - CALL_CHANCE) ** len(rivals)

    def next_to_need_a_trick(self) -> int:
        """Return the nearest rival on our left who still needs one; ourselves when nobody else does (W9)."""
        return next((seat for seat in self.around(self.me)[1:] if self.now.won[seat] < TRICKS_EACH), self.me)

    # Exchanging

    def exchange(self, action: Action) -> float:
        """Judge taking a card of our trick for our lowest or highest, giving one for it, or keeping both (W10)."""
        standing = BetweenTricks(self.now.totals, self.now.won, self.me, self.now.left, self.now.pool)
        if action.card is None:
            return self.prospect(standing, self.hand)
        card = NUMBERS[action.card]
        if action.verb == "give":
            assert self.view.taken is not None
            return self.swap(standing, self.hand, take=NUMBERS[self.view.taken], give=card)
        fitting = [give for give in self.hand if self.may_exchange(card, give)]
        return max([self.swap(standing, self.hand, take=card, give=give) for give in (min(fitting), max(fitting))])

    def last_exchange(self) -> list[float]:
        """Judge our choices after our second trick: to go as far as we can, up or down, or to keep our cards.

        Whatever lies between is pointless unless it promises much more than these, as where it avoids a tie (W13).
        """
        far = self.furthest_swaps()
        judged = [self.judge_last(action, far) for action in self.view.legal]
        best = max([worth for worth, sensible in judged if sensible], default=-OBVIOUS)
        return [
            worth if worth >= best + OBVIOUS or (sensible and worth > best - OBVIOUS) else POINTLESS
            for worth, sensible in judged
        ]

    def judge_last(self, action: Action, far: list[Swap]) -> tuple[float, bool]:
        """Return what a choice promises after our second trick, and whether it can be one that goes far, or none."""
        if action.card is None:
            return self.exchange(action), True
        card = NUMBERS[action.card]
        taken = card if self.view.taken is None else NUMBERS[self.view.taken]
        swaps = [(take, give) for take, give in far if take == taken and card in (take, give)]
        standing = BetweenTricks(self.now.totals, self.now.won, self.me, self.now.left, self.now.pool)
        worths = [self.swap(standing, self.hand, take=take, give=give) for take, give in swaps]
        return max(worths, default=self.exchange(action)), bool(swaps)

    def furthest_swaps(self) -> list[Swap]:
        """List the exchanges that lift our total most, and those that lower it most."""
        tricks = [card for _, card in self.trick]
        swaps = [(take, give) for take in tricks for give in self.hand if self.may_exchange(take, give)]
        gains = [VALUES[give] - VALUES[take] for take, give in swaps]
        most, least = max(gains, default=0), min(gains, default=0)
        return [swap for swap, gain in zip(swaps, gains, strict=True) if gain == most > 0 or gain == least < 0]

    def may_exchange(self, take: int, give: int) -> bool:
        """Whether the game's option lets these two cards change places."""
        return self.view.options["exchange"] == "any" or bool(same_colour(take) >> give & 1)

    def swap(self, standing: BetweenTricks, hand: list[int], *, take: int, give: int) -> float:
        """Return what to expect after an exchange."""
        after = standing.after_exchange(self.me, VALUES[give] - VALUES[take])
        return self.prospect(after, [take, *[card for card in hand if card != give]])


def freedom(seat: int, line: list[int]) -> float:
    """Return how freely somebody in line can choose their tricks: the first quite, the last not at all."""
    return 1 - line.index(seat) / (len(line) - 1) if len(line) > 1 else 1.0


def unseen_cards(view: WilliView) -> int:
    """Return the set of cards that may be in the others' hands (or boxes, or Willi's pile)."""
    gone = 0
    for event in view.this_round():
        if isinstance(event, CardPlayed):
            gone |= 1 << NUMBERS[event.card]
        elif isinstance(event, Exchanged):
            gone = (gone | 1 << NUMBERS[event.give]) & ~(1 << NUMBERS[event.take])
    for own in view.hand if view.box is None else [*view.hand, view.box]:
        gone |= 1 << NUMBERS[own]
    for _, card in view.trick:
        gone |= 1 << NUMBERS[card]
    return WHOLE_DECK & ~gone


def mean_value(cards: int) -> float:
    """Return the mean value of a set of cards; the middle value if it is empty."""
    if not cards:
        return MIDDLE_CARD
    total = sum([number * (cards >> 4 * (number - 1) & ONE_VALUE).bit_count() for number in range(1, 10)])
    return total / cards.bit_count()


def share_below(cards: int, limit: int) -> float:
    """Return what share of a set of cards lies below a value."""
    return (cards & (1 << 4 * (limit - 1)) - 1).bit_count() / cards.bit_count() if cards else 0.0
