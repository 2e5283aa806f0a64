### Everything billi says in English. The four languages have the same messages with the same arguments.
### Friendly and short, in the present tense. No exclamation marks but Willi's.

## Games and cards

game-misterbill = Mister Bill
game-willi = Willi

# A card: what stands on it, then its name in a list, one of it drawn or given, and pairs of it ($n: how many pairs, 1 or 2).
# The letter in the id is the letter on the card, whatever the language.
card-O = Omelette
    .name = omelette
    .one = an omelette
    .pairs = { $n ->
        [one] a pair of omelettes
       *[other] two pairs of omelettes
    }
card-S = Sushi
    .name = sushi
    .one = sushi
    .pairs = { $n ->
        [one] a pair of sushi
       *[other] two pairs of sushi
    }
card-P = Pizza
    .name = pizza
    .one = a pizza
    .pairs = { $n ->
        [one] a pair of pizzas
       *[other] two pairs of pizzas
    }
card-W = Wurst
    .name = wurst
    .one = a wurst
    .pairs = { $n ->
        [one] a pair of wursts
       *[other] two pairs of wursts
    }
card-H = Hamburger
    .name = hamburger
    .one = a hamburger
    .pairs = { $n ->
        [one] a pair of hamburgers
       *[other] two pairs of hamburgers
    }
card-D = Dessert
    .name = dessert
    .one = a dessert
    .pairs = { $n ->
        [one] a pair of desserts
       *[other] two pairs of desserts
    }
card-E = Exchange
    .name = Exchange
    .one = an Exchange
    .pairs = { $n ->
        [one] a pair of Exchanges
       *[other] two pairs of Exchanges
    }
card-T = Trade
    .name = Trade
    .one = a Trade
    .pairs = { $n ->
        [one] a pair of Trades
       *[other] two pairs of Trades
    }
card-G = Gift
    .name = Gift
    .one = a Gift
    .pairs = { $n ->
        [one] a pair of Gifts
       *[other] two pairs of Gifts
    }
card-L = Look
    .name = Look
    .one = a Look
    .pairs = { $n ->
        [one] a pair of Looks
       *[other] two pairs of Looks
    }
card-R = Relay
    .name = Relay
    .one = a Relay
    .pairs = { $n ->
        [one] a pair of Relays
       *[other] two pairs of Relays
    }
card-B = Mister Bill
    .name = Mister Bill
    .one = Mister Bill
    .pairs = { $n ->
        [one] a pair of Mister Bills
       *[other] two pairs of Mister Bills
    }

# A colour of Willi, then a card of it in a list and inside a sentence ($value: 1 to 9).
colour-R = Red
    .letter = R
    .card = red { $value }
    .the = the red { $value }
colour-Y = Yellow
    .letter = Y
    .card = yellow { $value }
    .the = the yellow { $value }
colour-G = Green
    .letter = G
    .card = green { $value }
    .the = the green { $value }
colour-B = Blue
    .letter = B
    .card = blue { $value }
    .the = the blue { $value }

# The teams of Mister Bill, by the colour of their cards.
team-1 = Tomato
team-2 = Basil
team-3 = Saffron
team-4 = Plum

## People and lists

# Somebody without a name. $seat: counted from 0, as in records.
name-seat = Seat { $seat }
# The fourth player of a three-player Willi.
name-willi = Willi
# What bots are called, by the number of their chair: those of the house first, then who plays gently, to win, and like a master.
# One number has one first letter in every row, so that all at a table are told apart; the same in all languages.
bot-name-0 = Rosa
bot-name-1 = Max
bot-name-2 = Paula
bot-name-3 = Toni
bot-name-4 = Nina
bot-name-5 = Bruno
bot-name-6 = Vera
bot-name-7 = Leo
bot-name-easy-0 = Romy
bot-name-easy-1 = Maya
bot-name-easy-2 = Pepe
bot-name-easy-3 = Toto
bot-name-easy-4 = Nico
bot-name-easy-5 = Betty
bot-name-easy-6 = Vivi
bot-name-easy-7 = Lulu
bot-name-sharp-0 = Roxane
bot-name-sharp-1 = Marco
bot-name-sharp-2 = Petra
bot-name-sharp-3 = Tristan
bot-name-sharp-4 = Nadia
bot-name-sharp-5 = Boris
bot-name-sharp-6 = Vanessa
bot-name-sharp-7 = Lucas
bot-name-master-0 = Regina
bot-name-master-1 = Magnus
bot-name-master-2 = Portia
bot-name-master-3 = Titania
bot-name-master-4 = Nestor
bot-name-master-5 = Beatrix
bot-name-master-6 = Vincent
bot-name-master-7 = Leopold
# What stands beside a bot’s name.
seat-bot = bot, plays like family
seat-bot-easy = bot, plays gently
seat-bot-sharp = bot, plays to win
seat-bot-master = bot, a master
# A bot where a game’s players are told.
log-bot = { $name } ({ $sign })
# Whoever reads: first in a list, then inside a sentence. What they do themselves is told by the .you of a message below.
name-you = You
    .inside = you
# $first: all items but the last, with commas; $last: the last one.
list-and = { $first } and { $last }
points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pairs = { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
       *[other] { $n }
    } pairs

## House rules, told under the heading of a game

option-misterbill-exchange-blind = { card-E }: the card that comes back is drawn blind.
option-misterbill-exchange-chosen = { card-E }: the other player chooses the card that comes back.
option-willi-exchange-any = After a trick, any card may be swapped for any card.
option-willi-exchange-same_colour = After a trick, cards may only be swapped within one colour.
option-willi-willi_starts-always = Willi leads the first trick of every round.
option-willi-willi_starts-in_turn = Willi starts rounds 1 and 5; the others take turns in the rest.
option-willi-willi_sits-moves = Willi moves one place to the left each round.
option-willi-willi_sits-stays = Willi keeps his place.

## The log: both games

log-heading = { $game } with { $players }
log-round = Round { $round }: { $dealer } deals, { $first } starts.
    .dealer = Round { $round }: you deal, { $first } starts.
    .first = Round { $round }: { $dealer } deals, you start.
log-round-same = Round { $round }: { $player } deals and starts.
    .you = Round { $round }: you deal and start.
log-deal = The cards are dealt:
log-hand = { $player }: { $cards }
log-score = { $player } ({ $points })
log-game-end = Final score: { $scores }.
# $n: how many winners; $points: what each of them has.
log-win = { $n ->
        [one] { $players } wins with { points }.
       *[other] { $players } share the win with { points } each.
    }
    .you = { $n ->
        [one] You win with { points }.
       *[other] { $players } share the win with { points } each.
    }
log-unfinished = The game stops here, unfinished.

## The log: Mister Bill

# $n: how many are in the team.
log-team = { $shape } { $team }: { $players }{ $n ->
        [one] , alone
       *[other] {""}
    }
log-team-card = { $player } (card { $card })
log-solo = Everyone plays alone.
# $pairs: a .pairs of a card; $cards: a list of names, $n: how many pairs they are.
log-pairs = { $player } discards { $pairs }.
    .you = You discard { $pairs }.
log-pairs-several = { $player } discards { pairs }: { $cards }.
    .you = You discard { pairs }: { $cards }.
log-pair-twice = { $card } (twice)
log-out = { $player } has no cards left and is out.
    .you = You have no cards left and are out.
log-award = { $n ->
        [one] { $players } takes { points }.
       *[other] { $players } take { points } each.
    }
    .you = { $n ->
        [one] You take { points }.
       *[other] { $players } take { points } each.
    }
log-draw = { $player } draws { $card } from { $from }.
    .you = You draw { $card } from { $from }.
    .from = { $player } draws { $card } from you.
log-draw-unseen = { $player } draws a card from { $from }.
log-pass = { $player } plays no waiter.
    .you = You play no waiter.
log-waiter-E = { $player } plays { card-E } with { $target }.
    .you = You play { card-E } with { $target }.
    .target = { $player } plays { card-E } with you.
log-waiter-T = { $player } plays { card-T } with { $target }.
    .you = You play { card-T } with { $target }.
    .target = { $player } plays { card-T } with you.
log-waiter-G = { $player } plays { card-G }: everyone gives a card to { $target }.
    .you = You play { card-G }: everyone gives a card to { $target }.
    .target = { $player } plays { card-G }: everyone gives you a card.
log-waiter-L = { $player } plays { card-L }.
    .you = You play { card-L }.
log-waiter-R = { $player } plays { card-R }: everyone passes a card { $direction ->
        [left] to the left
       *[right] to the right
    }.
    .you = You play { card-R }: everyone passes a card { $direction ->
        [left] to the left
       *[right] to the right
    }.
log-move = { $from } gives { $card } to { $to }.
    .from = You give { $card } to { $to }.
    .to = { $from } gives you { $card }.
log-move-unseen = { $from } gives { $to } a card.
log-trade = { $player } and { $target } swap hands.
    .you = You and { $other } swap hands.
# $n: how many show Mister Bill; none when 0, and $players is then empty.
log-show = { $n ->
        [0] Nobody has Mister Bill.
        [one] { $players } shows Mister Bill.
       *[other] { $players } show Mister Bill.
    }
    .you = { $n ->
        [one] You show Mister Bill.
       *[other] { $players } show Mister Bill.
    }
log-stall = Nothing has been discarded for too long: the round ends, and teams still in score nothing.
log-bill = { $n ->
        [one] { $players } pays the bill.
       *[other] { $players } pay the bill.
    }
    .you = { $n ->
        [one] You pay the bill.
       *[other] { $players } pay the bill.
    }
log-round-end = End of round { $round }: { $scores }.
# $players have as many points as the winner.
log-tie-break = { $n ->
        [one] { $players } has as many points, but fewer in the last round.
       *[other] { $players } have as many points, but fewer in the last round.
    }
    .you = { $n ->
        [one] You have as many points, but fewer in the last round.
       *[other] { $players } have as many points, but fewer in the last round.
    }

## The log: Willi

log-willi-sits = Willi sits to the right of { $player }.
    .you = Willi sits to your right.
log-box = { $player } puts { $card } in the box.
    .you = You put { $card } in the box.
log-box-unseen = { $player } puts a card in the box.
log-lead = { $player } leads { $card }.
    .you = You lead { $card }.
log-play = { $player } plays { $card }.
    .you = You play { $card }.
# Willi himself, from his pile.
log-turn = { $player } turns up { $card }.
log-call = { $player } calls “Willi!”
    .you = You call “Willi!”
log-trick = { $player } takes the trick.
    .you = You take the trick.
log-swap = { $player } swaps { $given } for { $taken } from the trick.
    .you = You swap { $given } for { $taken } from the trick.
log-count = End of round { $round }:
# $points: the score card, 0 for none.
log-total = { $player } has { $total } and takes { $points ->
        [0] nothing
       *[other] a { $points }
    }.
    .you = You have { $total } and take { $points ->
        [0] nothing
       *[other] a { $points }
    }.

## What people say in one tap

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nice move!
phrase-oops = Oops!
phrase-thinking = Let me think…
phrase-your-turn = Your turn!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-again = Another one?
# Said by the table, for whoever asks for a hint in company.
phrase-hint = I asked for a hint.
