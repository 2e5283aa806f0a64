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
GIFT: Final = 8
LOOK: Final = 9
RELAY: Final = 10
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
#   12..35  play Exchange, Trade or Gift (8 bits each) on seat 0..7
#   36      play Look
#   44, 45  play Relay to the left, to the right
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
EV_ROUND_END: Final = 13  # this round's points, by seat
EV_GAME_END: Final = 14  # points, by seat; winners as a set

# How many bits of such a number each seat has: a round brings at most 8 points, a game 16 (MB4).
ROUND_POINTS_BITS: Final = 4
POINTS_BITS: Final = 5

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


class Position:
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


def begin(p: Position, players: int, options: int, dealer: int) -> None:
    """Sit ``players`` down; the first round is about to be dealt."""
    for seat in range(SEATS):
        p.hands[seat] = 0
        p.gifts[seat] = NO_CARD
        p.team_cards[seat] = 0
        p.points[seat] = 0
        p.round_points[seat] = 0
    p.players = players
    p.chosen_exchange = options & CHOSEN_EXCHANGE
    p.round = 1
    p.dealer = dealer
    p.turn = dealer
    p.still_in = 0
    p.to_act = 0
    p.idle_turns = 0
    p.waiter = 0
    p.target = 0
    p.awards = 0
    p.phase = DEALING


def hand_out(p: Position, cards: list[int], log: Log) -> int:
    """Deal a shuffled deck, behind it the team cards by seat (MB5 to MB10). Return the seats it touches: all."""
    players = p.players
    for seat in range(players):
        p.hands[seat] = 0
        p.round_points[seat] = 0
        p.team_cards[seat] = 0 if p.round == LAST_ROUND else cards[DECK_SIZE + seat]
    seat = p.dealer
    for i in range(DECK_SIZE):
        seat = left_of(p, seat)  # MB8
        p.hands[seat] ^= 1 << cards[i]  # MB9
    p.still_in = (1 << players) - 1
    p.idle_turns = 0
    p.awards = 0
    p.turn = starter(p)
    report(log, EV_ROUND, p.round, p.dealer, p.turn)
    report(log, EV_DEAL, p.dealer)
    return p.still_in


def starter(p: Position) -> int:
    """Return the seat that starts the round: team card 1, or the fewest points, first from the dealer's left (MB10)."""
    first = left_of(p, p.dealer)
    seat = first
    for _ in range(p.players):
        if p.team_cards[seat] == 1:
            return seat
        if p.points[seat] < p.points[first]:
            first = seat
        seat = left_of(p, seat)
    return first


# Around the table


def left_of(p: Position, seat: int) -> int:
    """Return the next seat clockwise."""
    return seat + 1 if seat + 1 < p.players else 0


def next_of(seats: int, seat: int) -> int:
    """Return the nearest of a set of seats to the left."""
    beyond = seats >> (seat + 1) << (seat + 1)
    return lowest(beyond if beyond else seats)


def previous_of(seats: int, seat: int) -> int:
    """Return the nearest of a set of seats to the right."""
    before = seats & ((1 << seat) - 1)
    return highest(before if before else seats)


def right_neighbour(p: Position) -> int:
    """Return the nearest player still in to the right of whose turn it is (MB12)."""
    return previous_of(p.still_in, p.turn)


def team(p: Position, seat: int) -> int:
    """Return the set of seats that play together with ``seat``, itself included (MB3, MB5, MB6)."""
    if p.round == LAST_ROUND:
        return 1 << seat
    colour = colour_of(p.team_cards[seat])
    members = 0
    for other in range(p.players):
        if colour_of(p.team_cards[other]) == colour:
            members |= 1 << other
    return members


def colour_of(team_card: int) -> int:
    """Return which of four colours a team card has: two cards are of each (MB5)."""
    return (team_card - 1) >> 1


# A turn: draw a card from the right (MB12), discard pairs (MB13), play a waiter or none (MB14), have its effect (MB16).
#
# Each of these is one step of it. It returns the seats whose hands it touches, for carry_out to see to, or WAIT when
# more choices are due first.


def take_unseen(p: Position, giver: int, luck: int) -> int:
    """Take card number ``luck`` of a hand nobody sees: that of :func:`drawn_from`."""
    p.gifts[giver] = nth(p.hands[giver], luck)
    return 1 << giver | 1 << p.turn


def drawn_from(p: Position) -> int:
    """Return the seat a card is drawn from now: the neighbour's (MB12), or a blind Exchange's target (MB16E)."""
    return right_neighbour(p) if p.phase == DRAWING else p.target


def serve(p: Position, action: int, log: Log) -> int:
    """Play a waiter, or none (MB14)."""
    p.to_act = 0
    if action == PASS:
        report(log, EV_PASS, p.turn)
        return 0
    p.waiter = EXCHANGE + ((action - SERVE) >> 3)
    p.target = (action - SERVE) & 7
    p.hands[p.turn] ^= 1 << p.waiter
    p.idle_turns = -1
    report(log, EV_WAITER, p.turn, p.waiter, p.target)
    if p.waiter == TRADE:
        return trade(p, log)
    if p.waiter == LOOK:
        return show(p, log)
    p.to_act = givers(p)
    if p.to_act == 0:
        return 1 << p.turn
    p.phase = GIVING
    return WAIT


def givers(p: Position) -> int:
    """Return the set of seats that must choose a card to give: only those who have one (MB16E, MB16G, MB16R)."""
    if p.waiter == EXCHANGE:
        if p.hands[p.turn] == 0:
            return 0
        return 1 << p.turn | p.chosen_exchange << p.target
    asked = p.still_in
    if p.waiter == GIFT:
        asked &= ~(1 << p.target)
    if p.hands[p.turn] == 0:
        asked &= ~(1 << p.turn)
    return asked


def trade(p: Position, log: Log) -> int:
    """Swap whole hands (MB16T)."""
    p.hands[p.turn], p.hands[p.target] = p.hands[p.target], p.hands[p.turn]
    report(log, EV_TRADE, p.turn, p.target)
    return 1 << p.turn | 1 << p.target


def show(p: Position, log: Log) -> int:
    """Show who holds Mister Bill (MB16L)."""
    if log is not None:
        places = 0
        for place in range(p.players):
            places |= (p.hands[(p.turn + place) % p.players] >> BILL & 1) << place
        report(log, EV_SHOW, places, p.turn)
    return 1 << p.turn


def give(p: Position, seat: int, card: int) -> int:
    """Choose a card to give; the last choice carries the effect out."""
    p.gifts[seat] = card
    p.to_act &= ~(1 << seat)
    if p.to_act:
        return WAIT
    if p.waiter == EXCHANGE and not p.chosen_exchange:
        p.phase = RETURNING
        return WAIT
    return p.still_in


def receiver(p: Position, giver: int, circle: int) -> int:
    """Return the seat that gets what ``giver`` gives, in the circle of those who were in when it was given."""
    if p.waiter == RELAY:
        return next_of(circle, giver) if p.target == LEFT else previous_of(circle, giver)
    if p.waiter == NO_WAITER or giver == p.target:
        return p.turn
    return p.target


# What follows from a deal, a draw, or a waiter


def carry_out(p: Position, touched: int, dealt: list[int] | None, log: Log) -> None:
    """Move cards between hands, see out whoever has none, discard pairs, and go on to whatever is next.

    A deal, a draw and a waiter's effect all end so, and in one place: on a GPU, games that wait for one another lose
    less time. ``dealt`` is the deck where one was dealt.
    """
    first = right_neighbour(p) if p.phase == DRAWING else p.turn
    circle = p.still_in
    received = give_cards(p, first, touched, log)
    if p.phase == DEALING:
        received = touched
    over = see_out(p, first, touched & empty_handed(p) & ~received, log)  # MB12, MB17: before anybody discards
    if not over:
        over = discard_pairs(p, first, touched & p.still_in, circle, dealt, log)
    for seat in range(SEATS):
        p.gifts[seat] = NO_CARD
    p.waiter = NO_WAITER
    p.target = 0
    go_on(p, over, log)


def go_on(p: Position, over: bool, log: Log) -> None:
    """Go on: after a draw to the waiter, after the waiter to the next turn; or end the round."""
    if p.phase == DRAWING and not over and p.still_in >> p.turn & 1:
        p.phase = SERVING  # MB14: whoever has cards is asked, with a waiter or without
        p.to_act = 1 << p.turn
        return
    if p.phase != DEALING and not over:
        over = end_turn(p, log)
    if over:
        end_round(p, log)
    else:
        p.phase = DRAWING


def give_cards(p: Position, first: int, seats: int, log: Log) -> int:
    """Hand every card chosen or drawn to its receiver, clockwise, all at once. Return who received one."""
    seat = first
    received = 0
    while seats:
        if p.gifts[seat] != NO_CARD:
            to = receiver(p, seat, p.still_in)
            received |= 1 << to
            bit = 1 << p.gifts[seat]
            p.hands[seat] ^= bit
            p.hands[to] ^= bit
            if p.waiter != NO_WAITER:
                report(log, EV_MOVE, seat, to, p.gifts[seat])
            else:
                report(log, EV_DRAW, to, seat, p.gifts[seat])
                if not p.hands[to] & bit:
                    p.idle_turns = -1  # a pair (MB13)
        seats &= ~(1 << seat)
        seat = next_of(seats, seat)
    return received


def see_out(p: Position, first: int, seats: int, log: Log) -> bool:
    """See out those who have no cards, clockwise (MB18). Return whether only one team is left."""
    seat = next_of(seats, first - 1)
    while seats:
        if go_out(p, seat, log):
            return True
        seats &= ~(1 << seat)
        seat = next_of(seats, seat)
    return False


def discard_pairs(p: Position, first: int, seats: int, circle: int, dealt: list[int] | None, log: Log) -> bool:
    """Discard pairs clockwise; whoever has no cards then is out at that moment (MB11, MB13, MB17).

    The pairs have left the hands already: their bits met. Return whether only one team is left.
    """
    if log is None:  # nothing to report: go straight to those who are out
        seats &= empty_handed(p)
    seat = next_of(seats, first - 1)
    while seats:
        if log is not None:
            report_pairs(p, seat, circle, dealt, log)
        if p.hands[seat] == 0 and go_out(p, seat, log):
            return True
        seats &= ~(1 << seat)
        seat = next_of(seats, seat)
    if p.phase == DEALING and not p.still_in >> p.turn & 1:
        p.turn = next_of(p.still_in, p.turn)  # MB10
    return False


def empty_handed(p: Position) -> int:
    """Return the set of seats without cards."""
    seats = 0
    for seat in range(SEATS):
        seats |= (p.hands[seat] == 0) << seat
    return seats


def end_turn(p: Position, log: Log) -> bool:
    """Pass the turn on. Return whether the table has been idle too long (MB23)."""
    p.to_act = 0
    p.turn = next_of(p.still_in, p.turn)
    p.idle_turns += 1
    if p.idle_turns < STALL_TURNS * count(p.still_in):
        return False
    report(log, EV_STALL)
    return True


# Going out, and the end of a round


def go_out(p: Position, seat: int, log: Log) -> bool:
    """Go out; the last of a team brings its score cards (MB18, MB20). Return whether only one team is left (MB21)."""
    p.still_in &= ~(1 << seat)
    report(log, EV_OUT, seat)
    members = team(p, seat)
    if p.still_in & members:
        return False
    points = best_card_left(p)
    p.awards += 1
    report(log, EV_AWARD, members, points)
    for member in range(p.players):
        if members >> member & 1:
            p.points[member] += points
            p.round_points[member] += points
    return not p.still_in & ~team(p, lowest(p.still_in))


def best_card_left(p: Position) -> int:
    """Return the highest score card still there: 4 2 1 in teams, 8 6 5 4 3 2 1 alone (MB4)."""
    if p.round < LAST_ROUND:
        return 4 >> p.awards
    return 7 - p.awards if p.awards else 8


def end_round(p: Position, log: Log) -> None:
    """End the round: whoever is still in scores nothing, and all cards are gathered up (MB21)."""
    if log is not None:
        report(log, EV_ROUND_END, points_by_seat(p.round_points, ROUND_POINTS_BITS))
    for seat in range(SEATS):
        p.hands[seat] = 0
    p.idle_turns = 0
    p.to_act = 0
    if p.round == LAST_ROUND:
        p.phase = OVER
        if log is not None:
            report(log, EV_GAME_END, points_by_seat(p.points, POINTS_BITS), winners(p))
    else:
        p.phase = DEALING
        p.round += 1
        p.dealer = left_of(p, p.dealer)  # MB7


def points_by_seat(points: list[int], width: int) -> int:
    """Pack eight numbers of ``width`` bits into one."""
    packed = 0
    for seat in range(SEATS):
        packed |= points[seat] << width * seat
    return packed


def winners(p: Position) -> int:
    """Return the set of seats that have won: most points, then most in round 3 (MB22)."""
    best = -1
    seats = 0
    for seat in range(p.players):
        score = p.points[seat] * 16 + p.round_points[seat]
        if score > best:
            best = score
            seats = 0
        if score == best:
            seats |= 1 << seat
    return seats


# Pairs, to be reported: nobody needs them to play


def report_pairs(p: Position, seat: int, circle: int, dealt: list[int] | None, log: Log) -> None:
    """Report the pairs a seat has discarded, if any."""
    pairs = pairs_received(p, seat, circle)
    if dealt is not None:
        if p.phase == DEALING:
            pairs = pairs_dealt(p, dealt, seat)
    if pairs:
        report(log, EV_PAIRS, seat, pairs & ALL_KINDS, pairs >> BILL + 1)


def pairs_dealt(p: Position, deck: list[int], seat: int) -> int:
    """Return the kinds ``seat`` was dealt a pair of, and above them those of which it was dealt two pairs (MB9)."""
    held = 0
    pairs = 0
    for i in range((seat - p.dealer - 1) % p.players, DECK_SIZE, p.players):
        held, pairs = put_beside(held, pairs, deck[i])
    return pairs


def pairs_received(p: Position, seat: int, circle: int) -> int:
    """Return the kinds ``seat`` has a pair of after the gifts, and above them those of which it has two pairs."""
    held = p.hands[seat]
    pairs = 0
    givers = givers_to(p, seat, circle)
    rest = givers
    while rest:
        gift = p.gifts[lowest(rest)]
        held ^= 1 << gift if gift != NO_CARD else 0
        rest &= rest - 1
    while givers:
        gift = p.gifts[lowest(givers)]
        if gift != NO_CARD:
            held, pairs = put_beside(held, pairs, gift)
        givers &= givers - 1
    return pairs


def givers_to(p: Position, seat: int, circle: int) -> int:
    """Return the set of seats whose gift, if they have one, goes to ``seat``: the inverse of :func:`receiver`."""
    if p.waiter == RELAY:
        return 1 << (previous_of(circle, seat) if p.target == LEFT else next_of(circle, seat))
    if p.waiter == NO_WAITER:
        return 1 << previous_of(circle, seat) if seat == p.turn else 0
    if seat == p.target:
        return circle & ~(1 << seat)
    return 1 << p.target if seat == p.turn else 0


def put_beside(held: int, pairs: int, card: int) -> tuple[int, int]:
    """Put a card beside those held: a pair leaves the hand and is noted, a second one of its kind 12 bits up."""
    bit = 1 << card
    if held & bit:
        pairs |= bit << BILL + 1 if pairs & bit else bit
    return held ^ bit, pairs


# What whoever runs the game calls


def outcomes(p: Position) -> int:
    """Return how many equally likely ways luck can go next: cards to draw from."""
    return count(p.hands[drawn_from(p)])


def deal(p: Position, cards: list[int], log: Log) -> None:
    """Deal the next round from a shuffled deck, behind it the team cards by seat."""
    carry_out(p, hand_out(p, cards, log), cards, log)


def chance(p: Position, luck: int, log: Log) -> None:
    """Let luck pick outcome number ``luck`` of :func:`outcomes`."""
    carry_out(p, take_unseen(p, drawn_from(p), luck), None, log)


def legal(p: Position, seat: int) -> int:
    """Return the set of actions ``seat`` may choose from now. It must be in ``to_act``."""
    hand = p.hands[seat]
    if p.phase == GIVING:
        return hand
    others = p.still_in & ~(1 << seat)
    actions = 1 << PASS
    if hand >> EXCHANGE & 1:
        actions |= others << SERVE
    if hand >> TRADE & 1:
        actions |= others << SERVE + SEATS_A_WAITER
    if hand >> GIFT & 1:
        actions |= others << SERVE + 2 * SEATS_A_WAITER
    actions |= (hand >> LOOK & 1) << SERVE + 3 * SEATS_A_WAITER
    actions |= (hand >> RELAY & 1) * 0b11 << SERVE + 4 * SEATS_A_WAITER
    return actions


def move(p: Position, seat: int, action: int, log: Log) -> int:
    """Make one legal move for ``seat``; return the seats it touches, or WAIT."""
    return serve(p, action, log) if p.phase == SERVING else give(p, seat, action)


def apply(p: Position, seat: int, action: int, log: Log) -> None:
    """Make one legal move for ``seat``."""
    touched = move(p, seat, action, log)
    if touched != WAIT:
        carry_out(p, touched, None, log)
