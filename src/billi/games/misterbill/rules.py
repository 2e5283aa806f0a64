"""Mister Bill: get rid of your cards in pairs, and do not be the one left with the bill.

Three to eight players sit clockwise; 47 cards are dealt: six dishes and five waiters four times each, and three
Mister Bills. Pairs of identical cards are discarded at once. On your turn you draw an unseen card from your right-
hand neighbour, discard pairs, and may play one waiter for its effect. Whoever has no cards is out; when the last of a
team is out, the team takes the best score card left. The last team in pays the bill. Rounds 1 and 2 are played in
teams drawn by lot, round 3 by everyone alone; most points win.

Between actions nobody holds two alike, so a hand is a set of the twelve kinds: one bit each. Receiving a card flips
its bit: a card you did not hold arrives, a card you held leaves as a pair. Comments cite the rule ids of the
rulebook.
"""

from typing import Final

from billi.games.bits import count, highest, lowest, nth
from billi.games.log import Log, report

KINDS: Final = "OSPWHDETGLRB"
"""The letter of each kind, in order: six dishes, five waiters, Mister Bill (MB1, MB2)."""

EXCHANGE: Final = 6
TRADE: Final = 7
GATHER: Final = 8
LOOK: Final = 9
ROUND: Final = 10
BILL: Final = 11

ALL_KINDS: Final = 0b1111_1111_1111
WAITERS: Final = 0b0111_1100_0000
DECK_SIZE: Final = 47
SEATS: Final = 8
LAST_ROUND: Final = 3
LEFT: Final = 0
RIGHT: Final = 1
NO_CARD: Final = -1
NO_WAITER: Final = 0
WAIT: Final = -1
STALL_TURNS: Final = 20
CARDS_SIZE: Final = DECK_SIZE + SEATS
"""What a deal takes: the deck, and behind it the team cards."""

CHOSEN_EXCHANGE: Final = 0b1
"""Option: the target of an Exchange picks the card to give back."""

# An action is one bit of an integer:
#   0..11   give a card of that kind
#   12..35  play Exchange, Trade or Gather (8 bits each) on seat 0..7
#   36      play Look
#   44, 45  play Round to the left, to the right
#   52      play no waiter
SERVE: Final = 12
SEATS_A_WAITER: Final = 8
PASS: Final = 52

# What the table waits for.
DEALING: Final = 0  # a shuffled deck (and team cards)
DRAWING: Final = 1  # which card the drawer gets
SERVING: Final = 2  # the player whose turn it is may play a waiter
GIVING: Final = 3  # those in to_act each choose a card to give
RETURNING: Final = 4  # which card a blind Exchange gets back
OVER: Final = 5

# Events, and what is reported with each: see events.py.
EV_ROUND: Final = 1  # round, dealer, the seat that starts
EV_DEAL: Final = 2  # dealer (the cards are in the deck handed in)
EV_PAIRS: Final = 3  # seat, the kinds with a pair, the kinds with a second one
EV_OUT: Final = 4  # seat
EV_AWARD: Final = 5  # seats as a set, points each
EV_DRAW: Final = 6  # seat, from, card
EV_PASS: Final = 7  # seat
EV_WAITER: Final = 8  # seat, card, target or direction
EV_MOVE: Final = 9  # from, to, card
EV_TRADE: Final = 10  # player, target
EV_SHOW: Final = 11  # who shows Mister Bill, as a set of places clockwise from the player whose turn it is; that player
EV_STALL: Final = 12
EV_ROUND_END: Final = 13  # this round's points, 4 bits a seat
EV_GAME_END: Final = 14  # points, 5 bits a seat; winners as a set

LAYOUT: Final = (  # name, bytes of a signed integer, how many
    ("hands", "i2", SEATS),  # a bit a kind held
    ("still_in", "i2", 1),  # a bit a seat with cards
    ("to_act", "i2", 1),  # a bit a seat asked to choose now; none when luck is next
    ("idle_turns", "i2", 1),  # turns since the last discard; -1 in a turn that has had one
    ("gifts", "i1", SEATS),  # the kind each seat has chosen to give, or NO_CARD
    ("team_cards", "i1", SEATS),  # 1..8; 0 in round 3
    ("points", "i1", SEATS),  # over all rounds so far
    ("round_points", "i1", SEATS),  # in this round
    ("players", "i1", 1),
    ("chosen_exchange", "i1", 1),  # option exchange=chosen
    ("round", "i1", 1),  # 1..3: the round being played or about to be dealt
    ("dealer", "i1", 1),
    ("turn", "i1", 1),
    ("phase", "i1", 1),
    ("waiter", "i1", 1),  # the waiter whose effect is under way
    ("target", "i1", 1),  # the seat it was played on, or Round's direction
    ("awards", "i1", 1),  # score cards (or pairs of them) gone this round
)


class Table:
    """A game under way: the fields of :data:`LAYOUT`."""

    __slots__ = tuple(name for name, _, _ in LAYOUT)

    hands: list[int]
    still_in: int
    to_act: int
    idle_turns: int
    gifts: list[int]
    team_cards: list[int]
    points: list[int]
    round_points: list[int]
    players: int
    chosen_exchange: int
    round: int
    dealer: int
    turn: int
    phase: int
    waiter: int
    target: int
    awards: int


# Setting up


def begin(t: Table, players: int, options: int, dealer: int) -> None:
    """Sit ``players`` down; the first round is about to be dealt."""
    for seat in range(SEATS):
        t.hands[seat] = 0
        t.gifts[seat] = NO_CARD
        t.team_cards[seat] = 0
        t.points[seat] = 0
        t.round_points[seat] = 0
    t.players = players
    t.chosen_exchange = options & CHOSEN_EXCHANGE
    t.round = 1
    t.dealer = dealer
    t.turn = dealer
    t.still_in = 0
    t.to_act = 0
    t.idle_turns = 0
    t.waiter = 0
    t.target = 0
    t.awards = 0
    t.phase = DEALING


def hand_out(t: Table, cards: list[int], log: Log) -> int:
    """Deal a shuffled deck, behind it the team cards by seat (MB5 to MB10). Return the seats it touches: all."""
    players = t.players
    for seat in range(players):
        t.hands[seat] = 0
        t.round_points[seat] = 0
        t.team_cards[seat] = 0 if t.round == LAST_ROUND else cards[DECK_SIZE + seat]
    seat = t.dealer
    for i in range(DECK_SIZE):
        seat = left_of(t, seat)  # MB8
        t.hands[seat] ^= 1 << cards[i]  # MB9
    t.still_in = (1 << players) - 1
    t.idle_turns = 0
    t.awards = 0
    t.turn = starter(t)
    report(log, EV_ROUND, t.round, t.dealer, t.turn)
    report(log, EV_DEAL, t.dealer)
    return t.still_in


def starter(t: Table) -> int:
    """Return the seat that starts the round: team card 1, or the fewest points, first from the dealer's left (MB10)."""
    first = left_of(t, t.dealer)
    seat = first
    for _ in range(t.players):
        if t.team_cards[seat] == 1:
            return seat
        if t.points[seat] < t.points[first]:
            first = seat
        seat = left_of(t, seat)
    return first


# Around the table


def left_of(t: Table, seat: int) -> int:
    """Return the next seat clockwise."""
    return seat + 1 if seat + 1 < t.players else 0


def next_of(seats: int, seat: int) -> int:
    """Return the nearest of a set of seats to the left."""
    beyond = seats >> (seat + 1) << (seat + 1)
    return lowest(beyond if beyond else seats)


def previous_of(seats: int, seat: int) -> int:
    """Return the nearest of a set of seats to the right."""
    before = seats & ((1 << seat) - 1)
    return highest(before if before else seats)


def right_neighbour(t: Table) -> int:
    """Return the nearest player still in to the right of whose turn it is (MB12)."""
    return previous_of(t.still_in, t.turn)


def team(t: Table, seat: int) -> int:
    """Return the set of seats that play together with ``seat``, itself included (MB3, MB5, MB6)."""
    if t.round == LAST_ROUND:
        return 1 << seat
    colour = (t.team_cards[seat] - 1) >> 1
    members = 0
    for other in range(t.players):
        if (t.team_cards[other] - 1) >> 1 == colour:
            members |= 1 << other
    return members


# A turn: draw a card from the right (MB12), discard pairs (MB13), play a waiter or none (MB14), have its effect (MB16).
#
# Each of these is one step of it. It returns the seats whose hands it touches, for carry_out to see to, or WAIT when
# more choices are due first.


def take_unseen(t: Table, giver: int, luck: int) -> int:
    """Take card number ``luck`` of a hand nobody sees: that of :func:`drawn_from`."""
    t.gifts[giver] = nth(t.hands[giver], luck)
    return 1 << giver | 1 << t.turn


def drawn_from(t: Table) -> int:
    """Return the seat a card is drawn from now: the neighbour's (MB12), or a blind Exchange's target (MB16E)."""
    return right_neighbour(t) if t.phase == DRAWING else t.target


def serve(t: Table, action: int, log: Log) -> int:
    """Play a waiter, or none (MB14)."""
    t.to_act = 0
    if action == PASS:
        report(log, EV_PASS, t.turn)
        return 0
    t.waiter = EXCHANGE + ((action - SERVE) >> 3)
    t.target = (action - SERVE) & 7
    t.hands[t.turn] ^= 1 << t.waiter
    t.idle_turns = -1
    report(log, EV_WAITER, t.turn, t.waiter, t.target)
    if t.waiter == TRADE:
        return trade(t, log)
    if t.waiter == LOOK:
        return show(t, log)
    t.to_act = givers(t)
    if t.to_act == 0:
        return 1 << t.turn
    t.phase = GIVING
    return WAIT


def givers(t: Table) -> int:
    """Return the set of seats that must choose a card to give: only those who have one (MB16E, MB16G, MB16R)."""
    if t.waiter == EXCHANGE:
        if t.hands[t.turn] == 0:
            return 0
        return 1 << t.turn | t.chosen_exchange << t.target
    asked = t.still_in
    if t.waiter == GATHER:
        asked &= ~(1 << t.target)
    if t.hands[t.turn] == 0:
        asked &= ~(1 << t.turn)
    return asked


def trade(t: Table, log: Log) -> int:
    """Swap whole hands (MB16T)."""
    t.hands[t.turn], t.hands[t.target] = t.hands[t.target], t.hands[t.turn]
    report(log, EV_TRADE, t.turn, t.target)
    return 1 << t.turn | 1 << t.target


def show(t: Table, log: Log) -> int:
    """Have everyone who holds Mister Bill show it (MB16L)."""
    if log is not None:
        places = 0
        for place in range(t.players):
            places |= (t.hands[(t.turn + place) % t.players] >> BILL & 1) << place
        report(log, EV_SHOW, places, t.turn)
    return 1 << t.turn


def give(t: Table, seat: int, card: int) -> int:
    """Choose a card to give; the last choice carries the effect out."""
    t.gifts[seat] = card
    t.to_act &= ~(1 << seat)
    if t.to_act:
        return WAIT
    if t.waiter == EXCHANGE and not t.chosen_exchange:
        t.phase = RETURNING
        return WAIT
    return t.still_in


def receiver(t: Table, giver: int, circle: int) -> int:
    """Return the seat that gets what ``giver`` gives, in the circle of those who were in when it was given."""
    if t.waiter == ROUND:
        return next_of(circle, giver) if t.target == LEFT else previous_of(circle, giver)
    if t.waiter == NO_WAITER or giver == t.target:
        return t.turn
    return t.target


# What follows from a deal, a draw, or a waiter


def carry_out(t: Table, touched: int, dealt: list[int] | None, log: Log) -> None:
    """Have cards change hands, see out whoever has none, discard pairs, and go on to whatever is next.

    A deal, a draw and a waiter's effect all end so, and in one place: on a GPU, games that wait for one another lose
    less time. ``dealt`` is the deck where one was dealt.
    """
    first = right_neighbour(t) if t.phase == DRAWING else t.turn
    circle = t.still_in
    received = give_cards(t, first, touched, log)
    if t.phase == DEALING:
        received = touched
    over = see_out(t, first, touched & empty_handed(t) & ~received, log)  # MB12, MB17: before anybody discards
    if not over:
        over = discard_pairs(t, first, touched & t.still_in, circle, dealt, log)
    for seat in range(SEATS):
        t.gifts[seat] = NO_CARD
    t.waiter = NO_WAITER
    t.target = 0
    go_on(t, over, log)


def go_on(t: Table, over: bool, log: Log) -> None:
    """Go on: after a draw to the waiter, after the waiter to the next turn; or end the round."""
    if t.phase == DRAWING and not over and t.still_in >> t.turn & 1:
        t.phase = SERVING  # MB14: whoever has cards is asked, with a waiter or without
        t.to_act = 1 << t.turn
        return
    if t.phase != DEALING and not over:
        over = end_turn(t, log)
    if over:
        end_round(t, log)
    else:
        t.phase = DRAWING


def give_cards(t: Table, first: int, seats: int, log: Log) -> int:
    """Give every card chosen or drawn to its receiver, clockwise, all at once. Return who received one."""
    seat = first
    received = 0
    while seats:
        if t.gifts[seat] != NO_CARD:
            to = receiver(t, seat, t.still_in)
            received |= 1 << to
            bit = 1 << t.gifts[seat]
            t.hands[seat] ^= bit
            t.hands[to] ^= bit
            if t.waiter != NO_WAITER:
                report(log, EV_MOVE, seat, to, t.gifts[seat])
            else:
                report(log, EV_DRAW, to, seat, t.gifts[seat])
                if not t.hands[to] & bit:
                    t.idle_turns = -1  # a pair (MB13)
        seats &= ~(1 << seat)
        seat = next_of(seats, seat)
    return received


def see_out(t: Table, first: int, seats: int, log: Log) -> bool:
    """See out those who have no cards, clockwise (MB18). Return whether only one team is left."""
    seat = next_of(seats, first - 1)
    while seats:
        if go_out(t, seat, log):
            return True
        seats &= ~(1 << seat)
        seat = next_of(seats, seat)
    return False


def discard_pairs(t: Table, first: int, seats: int, circle: int, dealt: list[int] | None, log: Log) -> bool:
    """Discard pairs clockwise; whoever has no cards then is out at that moment (MB11, MB13, MB17).

    The pairs have left the hands already: their bits met. Return whether only one team is left.
    """
    if log is None:  # nothing to report: go straight to those who are out
        seats &= empty_handed(t)
    seat = next_of(seats, first - 1)
    while seats:
        if log is not None:
            report_pairs(t, seat, circle, dealt, log)
        if t.hands[seat] == 0 and go_out(t, seat, log):
            return True
        seats &= ~(1 << seat)
        seat = next_of(seats, seat)
    if t.phase == DEALING and not t.still_in >> t.turn & 1:
        t.turn = next_of(t.still_in, t.turn)  # MB10
    return False


def empty_handed(t: Table) -> int:
    """Return the set of seats without cards."""
    seats = 0
    for seat in range(SEATS):
        seats |= (t.hands[seat] == 0) << seat
    return seats


def end_turn(t: Table, log: Log) -> bool:
    """Pass the turn on. Return whether the table has been idle too long (MB23)."""
    t.to_act = 0
    t.turn = next_of(t.still_in, t.turn)
    t.idle_turns += 1
    if t.idle_turns < STALL_TURNS * count(t.still_in):
        return False
    report(log, EV_STALL)
    return True


# Going out, and the end of a round


def go_out(t: Table, seat: int, log: Log) -> bool:
    """Go out; the last of a team brings its score cards (MB18, MB20). Return whether only one team is left (MB21)."""
    t.still_in &= ~(1 << seat)
    report(log, EV_OUT, seat)
    members = team(t, seat)
    if t.still_in & members:
        return False
    points = best_card_left(t)
    t.awards += 1
    report(log, EV_AWARD, members, points)
    for member in range(t.players):
        if members >> member & 1:
            t.points[member] += points
            t.round_points[member] += points
    return not t.still_in & ~team(t, lowest(t.still_in))


def best_card_left(t: Table) -> int:
    """Return the highest score card still there: 4 2 1 in teams, 8 6 5 4 3 2 1 alone (MB4)."""
    if t.round < LAST_ROUND:
        return 4 >> t.awards
    return 7 - t.awards if t.awards else 8


def end_round(t: Table, log: Log) -> None:
    """End the round: whoever is still in scores nothing, and all cards are gathered up (MB21)."""
    if log is not None:
        report(log, EV_ROUND_END, points_by_seat(t.round_points, 4))
    for seat in range(SEATS):
        t.hands[seat] = 0
    t.idle_turns = 0
    t.to_act = 0
    if t.round == LAST_ROUND:
        t.phase = OVER
        if log is not None:
            report(log, EV_GAME_END, points_by_seat(t.points, 5), winners(t))
    else:
        t.phase = DEALING
        t.round += 1
        t.dealer = left_of(t, t.dealer)  # MB7


def points_by_seat(points: list[int], width: int) -> int:
    """Pack eight numbers of ``width`` bits into one."""
    packed = 0
    for seat in range(SEATS):
        packed |= points[seat] << width * seat
    return packed


def winners(t: Table) -> int:
    """Return the set of seats that have won: most points, then most in round 3 (MB22)."""
    best = -1
    seats = 0
    for seat in range(t.players):
        score = t.points[seat] * 16 + t.round_points[seat]
        if score > best:
            best = score
            seats = 0
        if score == best:
            seats |= 1 << seat
    return seats


# Pairs, to be reported: nobody needs them to play


def report_pairs(t: Table, seat: int, circle: int, dealt: list[int] | None, log: Log) -> None:
    """Report the pairs a seat has discarded, if any."""
    pairs = pairs_received(t, seat, circle)
    if dealt is not None:
        if t.phase == DEALING:
            pairs = pairs_dealt(t, dealt, seat)
    if pairs:
        report(log, EV_PAIRS, seat, pairs & ALL_KINDS, pairs >> BILL + 1)


def pairs_dealt(t: Table, deck: list[int], seat: int) -> int:
    """Return the kinds ``seat`` was dealt a pair of, and above them those of which it was dealt two pairs (MB9)."""
    held = 0
    pairs = 0
    for i in range((seat - t.dealer - 1) % t.players, DECK_SIZE, t.players):
        held, pairs = put_beside(held, pairs, deck[i])
    return pairs


def pairs_received(t: Table, seat: int, circle: int) -> int:
    """Return the kinds ``seat`` has a pair of after the gifts, and above them those of which it has two pairs."""
    held = t.hands[seat]
    pairs = 0
    givers = givers_to(t, seat, circle)
    rest = givers
    while rest:
        gift = t.gifts[lowest(rest)]
        held ^= 1 << gift if gift != NO_CARD else 0
        rest &= rest - 1
    while givers:
        gift = t.gifts[lowest(givers)]
        if gift != NO_CARD:
            held, pairs = put_beside(held, pairs, gift)
        givers &= givers - 1
    return pairs


def givers_to(t: Table, seat: int, circle: int) -> int:
    """Return the set of seats whose gift, if they have one, goes to ``seat``: the inverse of :func:`receiver`."""
    if t.waiter == ROUND:
        return 1 << (previous_of(circle, seat) if t.target == LEFT else next_of(circle, seat))
    if t.waiter == NO_WAITER:
        return 1 << previous_of(circle, seat) if seat == t.turn else 0
    if seat == t.target:
        return circle & ~(1 << seat)
    return 1 << t.target if seat == t.turn else 0


def put_beside(held: int, pairs: int, card: int) -> tuple[int, int]:
    """Put a card beside those held: a pair leaves the hand and is noted, a second one of its kind 12 bits up."""
    bit = 1 << card
    if held & bit:
        pairs |= bit << BILL + 1 if pairs & bit else bit
    return held ^ bit, pairs


# What whoever runs the game calls


def outcomes(t: Table) -> int:
    """Return how many equally likely ways luck can go next: cards to draw from."""
    return count(t.hands[drawn_from(t)])


def deal(t: Table, cards: list[int], log: Log) -> None:
    """Deal the next round from a shuffled deck, behind it the team cards by seat."""
    carry_out(t, hand_out(t, cards, log), cards, log)


def chance(t: Table, luck: int, log: Log) -> None:
    """Let luck pick outcome number ``luck`` of :func:`outcomes`."""
    carry_out(t, take_unseen(t, drawn_from(t), luck), None, log)


def legal(t: Table, seat: int) -> int:
    """Return the set of actions ``seat`` may choose from now. It must be in ``to_act``."""
    hand = t.hands[seat]
    if t.phase == GIVING:
        return hand
    others = t.still_in & ~(1 << seat)
    actions = 1 << PASS
    if hand >> EXCHANGE & 1:
        actions |= others << SERVE
    if hand >> TRADE & 1:
        actions |= others << SERVE + SEATS_A_WAITER
    if hand >> GATHER & 1:
        actions |= others << SERVE + 2 * SEATS_A_WAITER
    actions |= (hand >> LOOK & 1) << SERVE + 3 * SEATS_A_WAITER
    actions |= (hand >> ROUND & 1) * 0b11 << SERVE + 4 * SEATS_A_WAITER
    return actions


def move(t: Table, seat: int, action: int, log: Log) -> int:
    """Make one legal move for ``seat``; return the seats it touches, or WAIT."""
    return serve(t, action, log) if t.phase == SERVING else give(t, seat, action)


def apply(t: Table, seat: int, action: int, log: Log) -> None:
    """Make one legal move for ``seat``."""
    touched = move(t, seat, action, log)
    if touched != WAIT:
        carry_out(t, touched, None, log)
