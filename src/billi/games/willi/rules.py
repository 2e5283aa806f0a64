"""Willi: the lowest card takes the trick, and everyone takes exactly two.

Four seats, 36 cards: 1 to 9 in four colours. Nine cards each, one goes secretly into the box, eight tricks are
played. You follow the led colour or the led value. The lowest value wins, unless somebody who has already played
calls "Willi!" and takes the trick whatever falls. Whoever has two tricks plays on but takes no more. The winner may
exchange a hand card for one of the trick, and leads. Highest total of the cards in your two tricks earns 3, second 1,
third nothing, lowest 2; eight rounds. With three players Willi himself is the fourth (seat 3): he turns the top card
of his pile, and each round he sits before another player.

Card number 4 x (value - 1) + colour; a hand is 36 bits. Comments cite the rule ids of the rulebook.
"""

from typing import Final

from billi.games.log import Log, report

COLOURS: Final = "RYGB"
DECK_SIZE: Final = 36
SEATS: Final = 4
WILLI: Final = 3
LAST_ROUND: Final = 8
TRICKS_EACH: Final = 2
WILLI_BONUS: Final = 12
NOBODY: Final = -1
NO_CARD: Final = -1
CARDS_SIZE: Final = DECK_SIZE
"""What a deal takes: the deck."""

SAME_COLOUR: Final = 0b001
"""Option: an exchange stays within one colour."""
IN_TURN: Final = 0b010
"""Option: Willi starts rounds 1 and 5 only."""
MOVES: Final = 0b100
"""Option: Willi sits before another player each round."""

ONE_COLOUR: Final = 0x1_1111_1111  # the nine cards of colour 0; shift by the colour
ONE_VALUE: Final = 0b1111  # the four cards of value 1; shift by 4 x (value - 1)
PILE_BITS: Final = 6

# Clockwise from Willi, two bits a place, a byte for each player whom he may sit just before (W16).
SEAT_AT: Final = 0b10_01_00_11 | 0b00_10_01_11 << 8 | 0b01_00_10_11 << 16
PLACE_OF: Final = 0b00_11_10_01 | 0b00_10_01_11 << 8 | 0b00_01_11_10 << 16  # the same the other way round

# An action is one bit of an integer:
#   0..35  that card: to box, play, take from the trick or give for it
#   36     call "Willi!"
#   37     do not
CALL: Final = 36
DECLINE: Final = 37

# What the table waits for.
DEALING: Final = 0  # a shuffled deck
BOXING: Final = 1  # those in to_act each put a card in the box
PLAYING: Final = 2  # a card for the trick
CALLING: Final = 3  # will this seat call?
TAKING: Final = 4  # which card of the trick does the winner want, if any
GIVING: Final = 5  # and which hand card goes there instead
OVER: Final = 6

# Events, and what is reported with each: see events.py.
EV_ROUND: Final = 1  # round, dealer, the seat that starts
EV_DEAL: Final = 2  # dealer (the cards are in the deck handed in)
EV_BOX: Final = 3  # seat, card
EV_PLAY: Final = 4  # seat, card
EV_WILLI: Final = 5  # seat
EV_TRICK: Final = 6  # winner
EV_EXCHANGE: Final = 7  # seat, card given, card taken
EV_ROUND_END: Final = 8  # totals, by seat; score cards, by seat
EV_GAME_END: Final = 9  # points, by seat; winners as a set

# How many bits of such a number each seat has: two tricks and Willi's bonus are worth at most 80, a game 24 points.
TOTAL_BITS: Final = 7
SCORE_BITS: Final = 2
POINTS_BITS: Final = 5

LAYOUT: Final = (  # name, bytes of a signed integer, how many
    ("hands", "i8", SEATS),  # a bit a card
    ("pile", "i8", 1),  # Willi's cards, six bits each, the next one lowest
    ("totals", "i2", SEATS),  # values of the cards in the tricks won this round
    ("box", "i1", SEATS),  # the card each seat boxed, or NO_CARD
    ("won", "i1", SEATS),  # tricks won this round
    ("trick", "i1", SEATS),  # the cards of the trick in the order played
    ("points", "i1", SEATS),  # score cards of the rounds so far
    ("players", "i1", 1),  # 4, or 3 and Willi
    ("same_colour", "i1", 1),  # option exchange=same_colour
    ("in_turn", "i1", 1),  # option willi_starts=in_turn
    ("moves", "i1", 1),  # option willi_sits=moves
    ("round", "i1", 1),  # 1..8: the round being played or about to be dealt
    ("dealer", "i1", 1),
    ("leader", "i1", 1),  # who leads this trick
    ("played", "i1", 1),  # cards of the trick on the table
    ("caller", "i1", 1),  # who called in this trick, or NOBODY
    ("asked", "i1", 1),  # players asked so far whether they call on the latest card
    ("winner", "i1", 1),  # who has taken the trick that still lies there, or NOBODY
    ("taken", "i1", 1),  # the card an exchange takes from the trick
    ("to_act", "i1", 1),  # a bit a seat asked to choose now
    ("phase", "i1", 1),
)


class Position:
    """A game under way: the fields of :data:`LAYOUT`."""

    __slots__ = tuple(name for name, _, _ in LAYOUT)

    hands: list[int]
    pile: int
    totals: list[int]
    box: list[int]
    won: list[int]
    trick: list[int]
    points: list[int]
    players: int
    same_colour: int
    in_turn: int
    moves: int
    round: int
    dealer: int
    leader: int
    played: int
    caller: int
    asked: int
    winner: int
    taken: int
    to_act: int
    phase: int


# Setting up


def begin(p: Position, players: int, options: int, dealer: int) -> None:
    """Sit ``players`` down; the first round is about to be dealt."""
    for seat in range(SEATS):
        p.hands[seat] = 0
        p.totals[seat] = 0
        p.box[seat] = NO_CARD
        p.won[seat] = 0
        p.trick[seat] = NO_CARD
        p.points[seat] = 0
    p.pile = 0
    p.players = players
    p.same_colour = options & SAME_COLOUR
    p.in_turn = (options & IN_TURN) >> 1
    p.moves = (options & MOVES) >> 2
    p.round = 1
    p.dealer = dealer
    p.leader = first_leader(p)
    p.played = 0
    p.caller = NOBODY
    p.asked = 0
    p.winner = NOBODY
    p.taken = NO_CARD
    p.to_act = 0
    p.phase = DEALING


def deal(p: Position, cards: list[int], log: Log) -> None:
    """Deal a shuffled deck, nine cards each (W2, W15)."""
    for seat in range(SEATS):
        p.hands[seat] = 0
        p.totals[seat] = 0
        p.box[seat] = NO_CARD
        p.won[seat] = 0
    p.pile = 0
    for i in range(DECK_SIZE):
        seat = (p.dealer + 1 + i) & 3
        if seat < p.players:
            p.hands[seat] |= 1 << cards[i]
        else:
            p.pile |= cards[i] << PILE_BITS * (i >> 2)
    p.leader = first_leader(p)
    p.to_act = (1 << p.players) - 1
    p.phase = BOXING
    report(log, EV_ROUND, p.round, p.dealer, p.leader)
    report(log, EV_DEAL, p.dealer)


def first_leader(p: Position) -> int:
    """Return the seat that leads the round's first trick (W4, W16)."""
    if p.players == SEATS or p.in_turn:
        return (p.dealer + 1) & 3
    return WILLI


def box(p: Position, seat: int, card: int, log: Log) -> bool:
    """Put a card in the box; when the last one is in, the first trick begins (W2). Return whether it does."""
    p.box[seat] = card
    p.to_act &= ~(1 << seat)
    if p.to_act:
        return False
    for place in range(SEATS):
        player = (p.leader + place) & 3
        if player < p.players:
            p.hands[player] ^= 1 << p.box[player]
            report(log, EV_BOX, player, p.box[player])
    return True


# Around the table


def at_place(p: Position, place: int) -> int:
    """Return who plays that many places after the leader, clockwise as they sit this round (W16)."""
    if not p.moves:
        return (p.leader + place) & 3
    sits_before = (p.round - 1) % 3
    leads = PLACE_OF >> 8 * sits_before + 2 * p.leader & 3
    return SEAT_AT >> 8 * sits_before + 2 * (leads + place & 3) & 3


def short_of_two(p: Position) -> int:
    """Return the set of seats that have fewer than two tricks (W9)."""
    seats = 0
    for seat in range(SEATS):
        seats |= (p.won[seat] < TRICKS_EACH) << seat
    return seats


# Cards


def value(card: int) -> int:
    """Return a card's value, 1 to 9."""
    return (card >> 2) + 1


def same_colour(card: int) -> int:
    """Return the set of cards of a card's colour."""
    return ONE_COLOUR << (card & 3)


def same_value(card: int) -> int:
    """Return the set of cards of a card's value."""
    return ONE_VALUE << (card & ~3)


def playable(p: Position, seat: int) -> int:
    """Return the cards ``seat`` may play: the led colour or the led value; without that colour, anything (W5)."""
    hand = p.hands[seat]
    if p.played == 0:
        return hand
    led = p.trick[0]
    if hand & same_colour(led):
        return hand & (same_colour(led) | same_value(led))
    return hand


# A trick


def start_trick(p: Position) -> None:
    """Clear the table; the winner of the last trick, if there was one, is about to lead."""
    if p.winner != NOBODY:
        p.leader = p.winner
    p.winner = NOBODY
    for place in range(SEATS):
        p.trick[place] = NO_CARD
    p.played = 0
    p.caller = NOBODY
    p.asked = 0
    p.taken = NO_CARD


def carry_on(p: Position, log: Log) -> None:
    """Let the trick run on to the next decision of a person: a call, a card, an exchange, or a new round's deal."""
    while not ask_to_call(p):
        if p.played == SEATS:
            if take_trick(p, log):
                return
            start_trick(p)
        seat = at_place(p, p.played)
        if seat < p.players:
            p.phase = PLAYING
            p.to_act = 1 << seat
            return
        put_down(p, seat, p.pile & (1 << PILE_BITS) - 1, log)  # W15
        p.pile >>= PILE_BITS


def put_down(p: Position, seat: int, card: int, log: Log) -> None:
    """Add a card to the trick; the right to call starts anew (W8)."""
    report(log, EV_PLAY, seat, card)
    p.trick[p.played] = card
    p.played += 1
    p.asked = 0


def ask_to_call(p: Position) -> bool:
    """Ask the next who may call on the latest card: who played it, then the earlier ones in order (W8)."""
    if p.caller != NOBODY or p.played == SEATS:
        return False
    contenders = short_of_two(p)
    if contenders & (contenders - 1) == 0:
        return False  # the trick is theirs
    while p.asked < p.played:
        place = p.asked - 1 if p.asked else p.played - 1
        p.asked += 1
        seat = at_place(p, place)
        if seat < p.players and contenders >> seat & 1:  # W7, W9, W15
            p.phase = CALLING
            p.to_act = 1 << seat
            return True
    return False


def trick_is_safe(p: Position, seat: int) -> bool:
    """Whether all can see that a trick is a seat's that has played to it: nobody else may call, none can be lower."""
    contenders = short_of_two(p)
    mine = 0
    while at_place(p, mine) != seat:
        mine += 1
    for place in range(SEATS):
        other = at_place(p, place)
        if other == seat or not contenders >> other & 1:
            continue  # W9
        if other < p.players and place < SEATS - 1:
            return False  # W7
        least = value(p.trick[place]) if place < p.played else 1
        if least < value(p.trick[mine]) or (least == value(p.trick[mine]) and place < mine):
            return False  # W6
    return True


def trick_winner(p: Position) -> int:
    """Return who takes the trick: the caller, or the lowest card, first of equals, of those short of two tricks."""
    if p.caller != NOBODY:
        return p.caller  # W7
    winner = NOBODY
    lowest = 10
    for place in range(SEATS):
        seat = at_place(p, place)
        if p.won[seat] < TRICKS_EACH and value(p.trick[place]) < lowest:  # W6, W9
            winner = seat
            lowest = value(p.trick[place])
    return winner


def take_trick(p: Position, log: Log) -> bool:
    """Hand the trick to its winner, who leads next. Return whether a decision is due first: an exchange, or a deal."""
    winner = trick_winner(p)
    report(log, EV_TRICK, winner)
    for place in range(SEATS):
        p.totals[winner] += value(p.trick[place])
    p.won[winner] += 1
    p.winner = winner
    if p.won[0] + p.won[1] + p.won[2] + p.won[3] == SEATS * TRICKS_EACH:
        end_round(p, log)
        return True
    if winner < p.players:  # W10: asked even when no card fits, or the question would tell
        p.phase = TAKING
        p.to_act = 1 << winner
        return True
    return False


def exchangeable(p: Position) -> int:
    """Return the cards of the trick just won that its winner may take for one from hand (W10)."""
    cards = 0
    for place in range(SEATS):
        card = p.trick[place]
        if not p.same_colour or p.hands[p.winner] & same_colour(card):
            cards |= 1 << card
    return cards


def exchange(p: Position, given: int, log: Log) -> None:
    """Swap a hand card with the card taken from the trick (W10)."""
    seat = p.winner
    p.hands[seat] ^= 1 << given | 1 << p.taken
    p.totals[seat] += value(given) - value(p.taken)
    report(log, EV_EXCHANGE, seat, given, p.taken)


# Scoring


def end_round(p: Position, log: Log) -> None:
    """Score the round (W11 to W13, W18) and go on to the next deal or the end of the game (W4, W14)."""
    if p.players < SEATS:
        p.totals[WILLI] += WILLI_BONUS
    totals = 0
    scores = 0
    for seat in range(SEATS):
        points = score(p, seat)
        p.points[seat] += points
        totals |= p.totals[seat] << TOTAL_BITS * seat
        scores |= points << SCORE_BITS * seat
    report(log, EV_ROUND_END, totals, scores)
    p.to_act = 0
    start_trick(p)
    if p.round == LAST_ROUND:
        p.phase = OVER
        if log is not None:
            so_far = 0
            for seat in range(SEATS):
                so_far |= p.points[seat] << POINTS_BITS * seat
            report(log, EV_GAME_END, so_far, winners(p))
    else:
        p.phase = DEALING
        p.round += 1
        p.dealer = (p.dealer + 1) & 3


def score(p: Position, seat: int) -> int:
    """Return a seat's score card: 3, 1, 0, 2 from the highest total down; nothing for a shared place (W12, W13)."""
    higher = 0
    level = 0
    for other in range(SEATS):
        higher += p.totals[other] > p.totals[seat]
        level += p.totals[other] == p.totals[seat]
    if level > 1:
        return 0
    return 0b10_00_01_11 >> 2 * higher & 3


def winners(p: Position) -> int:
    """Return the set of seats with the most points (W14)."""
    best = -1
    seats = 0
    for seat in range(SEATS):
        if p.points[seat] > best:
            best = p.points[seat]
            seats = 0
        if p.points[seat] == best:
            seats |= 1 << seat
    return seats


# What whoever runs the game calls


def legal(p: Position, seat: int) -> int:
    """Return the set of actions ``seat`` may choose from now. It must be in ``to_act``."""
    if p.phase == PLAYING:
        return playable(p, seat)
    if p.phase == CALLING:
        return 1 << CALL | 1 << DECLINE
    if p.phase == TAKING:
        return exchangeable(p) | 1 << DECLINE
    if p.phase == GIVING and p.same_colour:
        return p.hands[seat] & same_colour(p.taken)
    return p.hands[seat]


def move(p: Position, seat: int, action: int, log: Log) -> bool:
    """Make one legal move for ``seat``. Return whether the trick runs on; if not, the same moment asks for more."""
    if p.phase == BOXING:
        return box(p, seat, action, log)
    if p.phase == PLAYING:
        put_down(p, seat, action, log)
        p.hands[seat] ^= 1 << action
    elif p.phase == CALLING:
        if action == CALL:
            p.caller = seat
            report(log, EV_WILLI, seat)
    elif p.phase == TAKING and action != DECLINE:
        p.taken = action
        p.phase = GIVING
        return False
    else:
        if p.phase == GIVING:
            exchange(p, action, log)
        start_trick(p)
    return True


def apply(p: Position, seat: int, action: int, log: Log) -> None:
    """Make one legal move for ``seat``."""
    if move(p, seat, action, log):
        carry_on(p, log)
