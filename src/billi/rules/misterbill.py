"""Mister Bill: get rid of your cards in pairs, and do not be the one left with the bill.

Three to eight players sit clockwise; 47 cards are dealt: six dishes and five waiters four times each, and three Mister
Bills. Pairs of identical cards are discarded at once. On your turn you draw an unseen card from your right-hand neighbour,
discard pairs, and may play one waiter for its effect. Whoever has no cards is out; when the last of a team is out, the team
takes the best score card left. The last team in pays the bill. Rounds 1 and 2 are played in teams drawn by lot, round 3 by
everyone alone; most points win.

Between actions nobody holds two alike, so a hand is a set of the twelve kinds: one bit each. Receiving a card flips its bit:
a card you did not hold arrives, a card you held leaves as a pair. Comments cite the rule ids of the rulebook.
"""

from typing import Final

from billi.rules.bits import count, highest, lowest, nth
from billi.rules.log import Log, report

KINDS: Final = "OSPWHDETGLRB"
"""The letter of each kind, in order: six dishes, five waiters, Mister Bill (MB1, MB2)."""

EXCHANGE: Final = 6
TRADE: Final = 7
GATHER: Final = 8
LOOK: Final = 9
ROUND: Final = 10
BILL: Final = 11

WAITERS: Final = 0b0111_1100_0000
DECK_SIZE: Final = 47
SEATS: Final = 8
LAST_ROUND: Final = 3
LEFT: Final = 0
RIGHT: Final = 1
NOBODY: Final = -1
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

# Events: type, then details from the lowest bits up.
EV_ROUND: Final = 1  # seat that starts: 4 bits; round: 4; dealer: 4
EV_DEAL: Final = 2  # dealer: 4 (the cards are in the deck handed in)
EV_PAIRS: Final = 3  # seat: 4 bits; kinds with a pair: 12 bits; kinds with a second pair: 12 bits
EV_OUT: Final = 4  # seat: 4
EV_AWARD: Final = 5  # seats as a set: 8; points each: 4
EV_DRAW: Final = 6  # seat: 4; from: 4; card: 4
EV_PASS: Final = 7  # seat: 4
EV_WAITER: Final = 8  # seat: 4; card: 4; target or direction: 4
EV_MOVE: Final = 9  # from: 4; to: 4; card: 4
EV_TRADE: Final = 10  # player: 4; target: 4
EV_SHOW: Final = 11  # who shows Mister Bill, as a set of places clockwise from the player whose turn it is: 8; player: 4
EV_STALL: Final = 12
EV_ROUND_END: Final = 13  # this round's points: 4 bits a seat
EV_GAME_END: Final = 14  # points: 5 bits a seat; winners as a set: 8

LAYOUT: Final = (  # name, bytes of a signed integer, how many
    ("hands", "i2", SEATS),  # a bit a kind held
    ("still_in", "i2", 1),  # a bit a seat with cards
    ("to_act", "i2", 1),  # a bit a seat asked to choose now; none when luck is next
    ("idle_turns", "i2", 1),  # turns since the last discard; -1 in a turn that has had one
    ("gifts", "i1", SEATS),  # the kind each seat has chosen to give, or NOBODY's
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
        t.gifts[seat] = NOBODY
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


def deal(t: Table, cards: list[int], log: Log) -> None:
    """Deal a shuffled deck, behind it the team cards by seat; everyone discards pairs (MB5 to MB11)."""
    players = t.players
    for seat in range(players):
        t.hands[seat] = 0
        t.round_points[seat] = 0
        t.team_cards[seat] = 0 if t.round == LAST_ROUND else cards[DECK_SIZE + seat]
    seat = t.dealer
    for i in range(DECK_SIZE):  # MB8
        seat += 1
        if seat == players:
            seat = 0
        t.hands[seat] ^= 1 << cards[i]  # MB9
    t.still_in = (1 << players) - 1
    t.idle_turns = 0
    t.awards = 0
    t.turn = starter(t)
    report(log, EV_ROUND, t.turn | t.round << 4 | t.dealer << 8)
    report(log, EV_DEAL, t.dealer)
    if not settle(t, cards, log):  # MB11
        if not t.still_in >> t.turn & 1:
            t.turn = next_of(t.still_in, t.turn)  # MB10
        t.phase = DRAWING


def starter(t: Table) -> int:
    """Give the seat that starts the round (MB10)."""
    first = (t.dealer + 1) % t.players
    if t.round < LAST_ROUND:
        while t.team_cards[first] != 1:
            first = (first + 1) % t.players
        return first
    seat = first
    for _ in range(t.players - 1):
        seat = (seat + 1) % t.players
        if t.points[seat] < t.points[first]:
            first = seat
    return first


# Around the table


def next_of(seats: int, seat: int) -> int:
    """Give the nearest of a set of seats to the left."""
    beyond = seats >> (seat + 1) << (seat + 1)
    return lowest(beyond if beyond else seats)


def previous_of(seats: int, seat: int) -> int:
    """Give the nearest of a set of seats to the right."""
    before = seats & ((1 << seat) - 1)
    return highest(before if before else seats)


def drawee(t: Table) -> int:
    """Give whom the player whose turn it is draws from (MB12)."""
    return previous_of(t.still_in, t.turn)


def team(t: Table, seat: int) -> int:
    """Give the set of seats that play together with ``seat``, itself included (MB3, MB5, MB6)."""
    if t.round == LAST_ROUND:
        return 1 << seat
    colour = (t.team_cards[seat] - 1) >> 1
    members = 0
    for other in range(t.players):
        if (t.team_cards[other] - 1) >> 1 == colour:
            members |= 1 << other
    return members


# A turn


def draw(t: Table, luck: int, log: Log) -> None:
    """Draw the right-hand neighbour's card number ``luck``, discard the pair it makes, go on (MB12, MB13)."""
    neighbour = drawee(t)
    card = nth(t.hands[neighbour], luck)
    bit = 1 << card
    report(log, EV_DRAW, t.turn | neighbour << 4 | card << 8)
    t.hands[neighbour] ^= bit
    t.hands[t.turn] ^= bit
    if t.hands[neighbour] == 0 and leave(t, neighbour, log):
        return
    if not t.hands[t.turn] & bit:
        report(log, EV_PAIRS, t.turn | bit << 4)
        t.idle_turns = -1
        if t.hands[t.turn] == 0:
            if not leave(t, t.turn, log):
                end_turn(t, log)
            return
    if t.hands[t.turn] & WAITERS:
        t.phase = SERVING
        t.to_act = 1 << t.turn
    else:
        end_turn(t, log)


def serve(t: Table, action: int, log: Log) -> None:
    """Play a waiter, or none (MB14)."""
    t.to_act = 0
    if action == PASS:
        report(log, EV_PASS, t.turn)
        end_turn(t, log)
        return
    t.waiter = EXCHANGE + (action - SERVE) // SEATS_A_WAITER
    t.target = (action - SERVE) % SEATS_A_WAITER
    t.hands[t.turn] ^= 1 << t.waiter
    t.idle_turns = -1
    report(log, EV_WAITER, t.turn | t.waiter << 4 | t.target << 8)
    if t.waiter == TRADE:
        trade(t, log)
    elif t.waiter == LOOK:
        show(t, log)
    else:
        t.to_act = givers(t)
    if t.to_act:
        t.phase = GIVING
    else:
        end_effect(t, log)


def givers(t: Table) -> int:
    """Give the set of seats that must choose a card to give: only those who have one (MB16E, MB16G, MB16R)."""
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


def trade(t: Table, log: Log) -> None:
    """Swap whole hands (MB16T)."""
    t.hands[t.turn], t.hands[t.target] = t.hands[t.target], t.hands[t.turn]
    report(log, EV_TRADE, t.turn | t.target << 4)


def show(t: Table, log: Log) -> None:
    """Have everyone who holds Mister Bill show it (MB16L)."""
    if log is not None:
        places = 0
        for place in range(t.players):
            places |= (t.hands[(t.turn + place) % t.players] >> BILL & 1) << place
        report(log, EV_SHOW, places | t.turn << 8)


def give(t: Table, seat: int, card: int, log: Log) -> None:
    """Choose a card to give; the last choice carries the effect out."""
    t.gifts[seat] = card
    t.to_act &= ~(1 << seat)
    if t.to_act:
        return
    if t.waiter == EXCHANGE and not t.chosen_exchange:
        t.phase = RETURNING
    else:
        hand_over(t, log)


def give_back(t: Table, luck: int, log: Log) -> None:
    """Let a blind Exchange get the target's card number ``luck`` back (MB16E)."""
    t.gifts[t.target] = nth(t.hands[t.target], luck)
    hand_over(t, log)


def hand_over(t: Table, log: Log) -> None:
    """Move every chosen card to its receiver, clockwise from the player whose turn it is, all at once."""
    seat = t.turn
    for _ in range(t.players):
        if t.gifts[seat] != NOBODY:
            bit = 1 << t.gifts[seat]
            to = receiver(t, seat, t.still_in)
            t.hands[seat] ^= bit
            t.hands[to] ^= bit
            report(log, EV_MOVE, seat | to << 4 | t.gifts[seat] << 8)
        seat += 1
        if seat == t.players:
            seat = 0
    end_effect(t, log)


def receiver(t: Table, giver: int, circle: int) -> int:
    """Give the seat that gets what ``giver`` gives, in the circle of those who were in when it was given."""
    if t.waiter == ROUND:
        return next_of(circle, giver) if t.target == LEFT else previous_of(circle, giver)
    if giver == t.target:
        return t.turn
    return t.target


def end_effect(t: Table, log: Log) -> None:
    """Discard pairs after a waiter, clockwise from the player whose turn it is, and end the turn (MB17)."""
    over = settle(t, None, log)
    for seat in range(t.players):
        t.gifts[seat] = NOBODY
    t.waiter = 0
    t.target = 0
    if not over:
        end_turn(t, log)


def end_turn(t: Table, log: Log) -> None:
    """Pass the turn on, unless the table has been idle too long (MB23)."""
    t.to_act = 0
    t.idle_turns += 1
    if t.idle_turns >= STALL_TURNS * count(t.still_in):
        report(log, EV_STALL, 0)
        end_round(t, log)
    else:
        t.turn = next_of(t.still_in, t.turn)
        t.phase = DRAWING


# Pairs, going out, scoring


def settle(t: Table, deck: list[int] | None, log: Log) -> bool:
    """Reach every player clockwise from ``turn``: pairs go, then whoever has no cards is out (MB11, MB17, MB18).

    Pairs have already left the hands (their bits met); what remains is to report them: those of the ``deck`` just dealt, or
    of the gifts just received. Say whether that ended the round.
    """
    circle = t.still_in
    for place in range(t.players):
        seat = t.turn + place
        if seat >= t.players:
            seat -= t.players
        if circle >> seat & 1:
            if log is not None:
                pairs = pairs_received(t, seat, circle) if deck is None else pairs_dealt(t, deck, seat)
                if pairs:
                    report(log, EV_PAIRS, seat | pairs << 4)
            if t.hands[seat] == 0 and leave(t, seat, log):
                return True
    return False


def pairs_dealt(t: Table, deck: list[int], seat: int) -> int:
    """Give the kinds ``seat`` was dealt a pair of, and above them those of which it was dealt two pairs (MB9)."""
    held = 0
    pairs = 0
    for i in range((seat - t.dealer - 1) % t.players, DECK_SIZE, t.players):
        held, pairs = put_beside(held, pairs, deck[i])
    return pairs


def pairs_received(t: Table, seat: int, circle: int) -> int:
    """Give the kinds ``seat`` has a pair of after the gifts, and above them those of which it has two pairs."""
    held = t.hands[seat]
    pairs = 0
    for giver in range(t.players):
        if t.gifts[giver] != NOBODY and receiver(t, giver, circle) == seat:
            held ^= 1 << t.gifts[giver]
    for giver in range(t.players):
        if t.gifts[giver] != NOBODY and receiver(t, giver, circle) == seat:
            held, pairs = put_beside(held, pairs, t.gifts[giver])
    return pairs


def put_beside(held: int, pairs: int, card: int) -> tuple[int, int]:
    """Put a card beside those held: a pair leaves the hand and is noted, a second one of its kind 12 bits up."""
    bit = 1 << card
    if held & bit:
        pairs |= bit << BILL + 1 if pairs & bit else bit
    return held ^ bit, pairs


def leave(t: Table, seat: int, log: Log) -> bool:
    """Go out; the last of a team to go brings its score cards (MB18, MB20). Say whether that ended the round (MB21)."""
    t.still_in &= ~(1 << seat)
    report(log, EV_OUT, seat)
    members = team(t, seat)
    if t.still_in & members:
        return False
    points = best_card_left(t)
    t.awards += 1
    report(log, EV_AWARD, members | points << 8)
    for member in range(t.players):
        if members >> member & 1:
            t.points[member] += points
            t.round_points[member] += points
    if t.still_in & ~team(t, lowest(t.still_in)):
        return False
    end_round(t, log)
    return True


def best_card_left(t: Table) -> int:
    """Give the highest score card still there: 4 2 1 in teams, 8 6 5 4 3 2 1 alone (MB4)."""
    if t.round < LAST_ROUND:
        return 4 >> t.awards
    return 7 - t.awards if t.awards else 8


def end_round(t: Table, log: Log) -> None:
    """End the round: whoever is still in scores nothing (MB21)."""
    if log is not None:
        report(log, EV_ROUND_END, points_by_seat(t.round_points, 4))
    t.to_act = 0
    if t.round == LAST_ROUND:
        t.phase = OVER
        if log is not None:
            report(log, EV_GAME_END, points_by_seat(t.points, 5) | winners(t) << 40)
    else:
        t.phase = DEALING
        t.round += 1
        t.dealer = (t.dealer + 1) % t.players  # MB7


def points_by_seat(points: list[int], width: int) -> int:
    """Pack eight numbers of ``width`` bits into one."""
    packed = 0
    for seat in range(SEATS):
        packed |= points[seat] << width * seat
    return packed


def winners(t: Table) -> int:
    """Give the set of seats that have won: most points, then most in round 3 (MB22)."""
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


# What whoever runs the game calls


def outcomes(t: Table) -> int:
    """Give how many equally likely ways luck can go next: cards to draw from. 0 where luck is not asked for one."""
    if t.phase == DRAWING:
        return count(t.hands[drawee(t)])
    if t.phase == RETURNING:
        return count(t.hands[t.target])
    return 0


def chance(t: Table, luck: int, log: Log) -> None:
    """Let luck pick outcome number ``luck`` of :func:`outcomes`."""
    if t.phase == DRAWING:
        draw(t, luck, log)
    else:
        give_back(t, luck, log)


def legal(t: Table, seat: int) -> int:
    """Give the set of actions ``seat`` may choose from now. It must be in ``to_act``."""
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


def apply(t: Table, seat: int, action: int, log: Log) -> None:
    """Make one legal move for ``seat``."""
    if t.phase == SERVING:
        serve(t, action, log)
    else:
        give(t, seat, action, log)
