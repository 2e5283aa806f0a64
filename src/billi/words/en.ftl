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
    .one = a sushi
    .pairs = { $n ->
        [one] a pair of sushis
       *[other] two pairs of sushis
    }
card-P = Pizza
    .name = pizza
    .one = a pizza
    .pairs = { $n ->
        [one] a pair of pizzas
       *[other] two pairs of pizzas
    }
card-W = Würst
    .name = würst
    .one = a würst
    .pairs = { $n ->
        [one] a pair of würsts
       *[other] two pairs of würsts
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
card-G = Gather
    .name = Gather
    .one = a Gather
    .pairs = { $n ->
        [one] a pair of Gathers
       *[other] two pairs of Gathers
    }
card-L = Look
    .name = Look
    .one = a Look
    .pairs = { $n ->
        [one] a pair of Looks
       *[other] two pairs of Looks
    }
card-R = Round
    .name = Round
    .one = a Round
    .pairs = { $n ->
        [one] a pair of Rounds
       *[other] two pairs of Rounds
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
    .card = red { $value }
    .the = the red { $value }
colour-Y = Yellow
    .card = yellow { $value }
    .the = the yellow { $value }
colour-G = Green
    .card = green { $value }
    .the = the green { $value }
colour-B = Blue
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
# $first: all items but the last, with commas; $last: the last one.
list-and = { $first } and { $last }
points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## House rules, told under the heading of a game

option-misterbill-exchange-blind = { card-E }: the card that comes back is drawn blind.
option-misterbill-exchange-chosen = { card-E }: the other player chooses the card that comes back.
option-willi-exchange-any = After a trick, any card may be swapped for any card.
option-willi-exchange-same_colour = After a trick, cards may only be swapped within one colour.
option-willi-willi_starts-always = Willi leads the first trick of every round.
option-willi-willi_starts-in_turn = Willi starts the first round; then the start moves to the left.

## The log: both games

log-heading = { $game } with { $players }
log-round = Round { $round }: { $dealer } deals, { $first } starts.
log-round-same = Round { $round }: { $player } deals and starts.
log-deal = The cards are dealt:
log-hand = { $player }: { $cards }
log-score = { $player } ({ $points })
log-game-end = Final score: { $scores }.
# $n: how many winners; $points: what each of them has.
log-win = { $n ->
        [one] { $players } wins with { points }.
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
log-pairs-several = { $player } discards { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
       *[other] { $n }
    } pairs: { $cards }.
log-pair-twice = { $card } (twice)
log-out = { $player } has no cards left and is out.
log-award = { $n ->
        [one] { $players } takes { points }.
       *[other] { $players } take { points } each.
    }
log-draw = { $player } draws { $card } from { $from }.
log-pass = { $player } plays no waiter.
log-waiter-E = { $player } plays { card-E } with { $target }.
log-waiter-T = { $player } plays { card-T } with { $target }.
log-waiter-G = { $player } plays { card-G }: everyone gives a card to { $target }.
log-waiter-L = { $player } plays { card-L }.
log-waiter-R = { $player } plays { card-R }: everyone passes a card { $direction ->
        [left] to the left
       *[right] to the right
    }.
log-move = { $from } gives { $card } to { $to }.
log-trade = { $player } and { $target } swap hands.
# $n: how many show Mister Bill; none when 0, and $players is then empty.
log-show = { $n ->
        [0] Nobody has Mister Bill.
        [one] { $players } shows Mister Bill.
       *[other] { $players } show Mister Bill.
    }
log-stall = Nothing has been discarded for too long: the round ends, and whoever is still in scores nothing.
log-bill = { $n ->
        [one] { $players } pays the bill.
       *[other] { $players } pay the bill.
    }
log-round-end = End of round { $round }: { $scores }.
# $players have as many points as the winner.
log-tie-break = { $n ->
        [one] { $players } has as many points, but fewer from the last round.
       *[other] { $players } have as many points, but fewer from the last round.
    }

## The log: Willi

log-box = { $player } puts { $card } in the box.
log-lead = { $player } leads { $card }.
log-play = { $player } plays { $card }.
# Willi himself, from his pile.
log-turn = { $player } turns up { $card }.
log-call = { $player } calls “Willi!”
log-trick = { $player } takes the trick.
log-swap = { $player } swaps { $given } for { $taken } from the trick.
log-count = End of round { $round }:
# $points: the score card, 0 for none.
log-total = { $player } has { $total } and takes { $points ->
        [0] nothing
       *[other] a { $points }
    }.

## Checking records

# Where something is wrong; other messages take these as $where. Records and events count from 1.
where-record = record { $record }
where-event = record { $record }, event { $event }

verify-ok = { $file }: all is well, { $records ->
        [one] 1 game follows
       *[other] { $records } games follow
    } the rules.
# Said after verify-ok. $n: how many of the games have no end.
verify-unfinished = { $n ->
        [one] 1 game is not finished.
       *[other] { $n } games are not finished.
    }
# Said on its own line after verify-ok. $n: of how many games all luck has been recomputed from the secret.
verify-proven = { $n ->
        [one] The luck of 1 game is proven
       *[other] The luck of { $n } games is proven
    }: every deal and draw follows from the secret.
verify-empty = { $file } holds no records.
verify-failure = { $where } ({ $rule }): expected { $expected }, found { $found }
verify-illegal = { $where } ({ $rule }): { $why } Found: { $found }
verify-names = { $where }: “names” should have one name a person, { $expected } in all, but has { $found }.
verify-no-end = { $where }: “{ $field }” is there, but the events stop before the end of the game.
# The proof of fair luck. The fingerprint is the commitment, the SHA-256 of the secret.
verify-proof-version = { $where }: the proof of fair luck is version { $found }; this billi reads version { $expected }.
verify-digits = { $where }: “{ $field }” should be { $limit } digits from 0 to 9 and a to f.
verify-words = { $where }: “fair.words” should have one text a person, { $expected } in all, but has { $found }.
verify-words-wrong = { $where }: { $why }
verify-commitment = { $where }: the secret does not match the fingerprint shown before the deal, “fair.commitment”.
verify-luck-dealer = { $where }: the first dealer does not follow from the secret; expected { $expected }, found { $found }
verify-luck-teams = { $where }: the team cards do not follow from the secret; expected { $expected }, found { $found }
verify-luck-deal = { $where }: the deal does not follow from the secret; expected { $expected }, found { $found }
verify-luck-draw = { $where }: the card drawn does not follow from the secret; expected { $expected }, found { $found }
# What can be expected or found.
verify-what-event = the event “{ $event }”
verify-what-field = “{ $field }” = { $value }
verify-what-one-of = one of { $values }
verify-what-end = the end of the game
verify-what-nothing = nothing more
verify-what-hands = hands of { $sizes } cards

file-not-found = { $file }: there is no such file.
file-unreadable = { $file } cannot be read: { $reason }
file-not-utf8 = { $where }: this is not UTF-8 text.
file-not-json = { $where }: this is not JSON.
file-truncated = { $where }: the line breaks off; the rest of the file is missing.
file-too-deep = { $where }: nested more than { $limit } levels deep.
file-line-too-long = { $where }: the line is longer than { $limit } bytes.
file-bom = { $where }: the line begins with a byte order mark. Save the file as UTF-8 without one.
file-blank-line = { $where }: the line is empty.
file-bad-character = { $where }: a text holds a character that cannot be shown, { $found }.
file-number-too-big = { $where }: a number is too big.
file-field-twice = { $where }: “{ $field }” is there twice.
file-wrong-version = { $where }: this is format version { $found }; this billi reads version { $expected }.
file-unknown-game = { $where }: there is no game “{ $found }”. Choose from: { $games }.
file-unknown-event = { $where }: { $game } has no event “{ $found }”.
file-unknown-card = { $where }: { $game } has no card “{ $found }”.
file-unknown-option = { $where }: { $game } has no option “{ $option }”.
file-option-value = { $where }: the option “{ $option }” cannot be “{ $found }”. Choose from: { $values }.
# $expected and $found: one of the type- messages.
file-wrong-type = { $where }: “{ $field }” should be { $expected }, but is { $found }.
file-missing-field = { $where }: “{ $field }” is missing.

type-whole = a whole number
type-decimal = a decimal number
type-text = text
type-list = a list
type-object = an object
type-boolean = a boolean
type-null = empty (null)

## What cannot be done

# Seats count from 0 and cards are written as in records.
game-unknown = There is no game “{ $name }”. Choose from: { $known }.
game-players = { $name } takes { $fewest } to { $most } players, not { $players }.
option-unknown = There is no option “{ $option }”. Choose from: { $known }.
option-value = The option “{ $option }” cannot be “{ $value }”. Choose from: { $known }.
bot-unknown = There is no bot “{ $name }”. Choose from: { $known }.
start-deck-or-seed = Give a deck, or a seed or other luck, but not both.
start-dealer = There is no seat { $dealer } to deal; the { $seats } seats count from 0.
start-names = There are { $players } players, but { $names } names.
start-dealer-willi = Willi starts the first round, so seat 2 deals it, not seat { $dealer }.
view-seat = Nobody looks from seat { $seat }; the seats of the { $players } players count from 0.
action-unreadable = “{ $text }” is not an action. Write one like “play R5”, “give O” or “pass”.
card-unknown = There is no card “{ $card }”.
record-no-beginning = This game was set up in the middle and has no record. Start it from the first deal.
fair-secret = A secret has { $limit } bytes, not { $length }.
fair-words-long = The words of seat { $seat } have { $length } characters; { $limit } is the most.
fair-words-character = The words of seat { $seat } hold a character that cannot be shown, { $found }.

deal-not-now = No deal is due now.
deck-card-extra = The deck has “{ $card }” once too often.
deck-card-missing = The deck lacks a card: { $card }.
team-cards-wrong = Give everyone one of the team cards 1 to { $players }, by seat.
team-cards-none = The last round is played without team cards.
team-cards-not-here = Only Mister Bill is played with team cards.
draw-not-there = { $card } cannot be drawn here; the cards are: { $cards }.

why-over = The game is over.
why-luck = Nobody chooses now: a deal or a draw is next.
why-not-asked = Seat { $seat } has nothing to choose now; these seats do: { $asked }.
why-other = Seat { $seat } cannot choose “{ $action }” now. Choose from: { $choices }.
why-not-held = Seat { $seat } does not hold { $card }.
why-target = Seat { $seat } must name another player still in. Choose from: { $choices }.
# $colour: the letter of the led colour; $value: the led value.
why-follow = Seat { $seat } cannot play { $card }: it holds { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    }, so it must play that colour or a { $value }.
why-no-call = Seat { $seat } cannot call now: only somebody who has already played to this trick can, before the next card.
why-no-call-called = Nobody else can call: seat { $caller } has called in this trick.
why-no-call-two-tricks = Seat { $seat } cannot call: it has two tricks already.
why-not-in-trick = { $card } is not in the trick just taken.
why-same-colour = { $card } cannot be exchanged here: both cards must have the same colour.

position-no-hands = A position needs “hands”: a list with one text a player.
position-unknown-field = A position has no field “{ $field }”. Choose from: { $known }.
position-one-a-seat = “{ $field }” needs a list of { $seats }, one a seat.
position-phase = There is no such phase. Choose from: { $phases }.
position-seat-or-round = There is no such seat or round: the { $seats } seats count from 0, the rounds from 1.
position-pair-in-hand = Seat { $seat } cannot hold { $card } twice: pairs are discarded at once.
position-count = All hands together cannot hold { $card } this many times: { $held }.
position-still-in = Seat { $seat } must be still in if it holds cards, and out if it holds none.
position-turn-out = It cannot be the turn of seat { $seat }, which is out.
position-one-team = Only one team is still in, so the round is over.
position-no-waiter = Seat { $seat } holds no waiter to play.
position-effect = No waiter can be under way like this. Check waiter, target, direction and gifts.
position-tricks = “won” cannot be { $won }: nobody wins more than two tricks, and the eighth ends the round.
position-willi-asked = Willi chooses nothing: he turns up his next card.
position-call = Nobody can be asked to call like this. Check trick, asked and caller.
position-exchange = Nobody can exchange a card like this. Check trick, won, winner and taken.
position-card-twice = { $card } cannot be in two places.
position-hand-size = Cards in the hand of seat { $seat }: { $held }, but it should be { $expected }.
position-pile = Cards in Willi’s pile: it should be { $expected }.

bulk-number = “{ $name }” needs a whole number of at least 1, not “{ $number }”.
batch-actions = Give one action a game, { $n } in all: whole numbers of the rules, or a negative one to choose at random.
batch-illegal = Game { $game } does not allow action { $action } now.
device-unknown = There is no device “{ $device }”. Choose from: { $known }.
device-no-cuda = The GPU needs the extra “cuda” of billi: { $reason }
device-no-gpu = No GPU that CUDA can use is to be found.

## Store

store-unknown = There is no kind of database “{ $found }”. Choose from: { $known }.
store-address = This database address cannot be read. Write it like { $examples }; signs such as @ or / in a password must be percent-encoded.
store-unwritable = The database { $file } cannot be written: { $reason }
store-not-ours = { $file } is not a database of billi. Name another file.
store-newer = The database has version { $found }; this billi knows versions up to { $known }. Use a newer billi.
# $where: the computer and the name of the database.
store-unusable = The database { $where } cannot be used: { $reason }
# Can be a $reason.
store-no-answer = no answer within { $seconds } seconds
store-unavailable = The database is not working just now: { $reason }
store-broken = Nothing more is written to { $file }: { $reason }. Check the disk, then start billi again.
store-closed = The database is closed.
news-address = This Redis address cannot be read. Write it like { $examples }; signs such as @ or / in a password must be percent-encoded.

## Serving

serve-table-set = The table is set: { $address } (Ctrl+C clears it)
serve-ready = billi serves at { $address } (Ctrl+C stops it)
serve-stopped = billi has stopped.
serve-busy = Port { $port } is taken by another program. Choose another with --port.
serve-not-here = { $host } is not an address of this computer. Take one that is, or 0.0.0.0 for all of them.
serve-no-such-host = There is no address “{ $host }”. Take one of this computer, or 0.0.0.0 for all of them.
serve-privileged = Only an administrator may open port { $port }. Choose one from 1024 up with --port.
serve-unbound = Port { $port } cannot be opened at { $host }: { $reason }
serve-public-url = Write the public address like { $example }, not “{ $found }”.
serve-memory-workers = Several workers cannot share a database in memory. Name a file or a PostgreSQL database, or take one worker.
# $n: always at least 2.
serve-sqlite-workers = { $n } workers share one SQLite file. That works, but PostgreSQL suits them better.
serve-without-redis = billi works on without Redis, since { $where } cannot be used: { $reason }

## Command line

cli-billi = one table for two card games, Mister Bill and Willi. Alone, billi sets the table and opens it in your browser.

cli-usage = Usage
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-option = KEY=VALUE

# $help: one of the explanations below; $value: what holds without the option.
cli-default = { $help } (default: { $value })
cli-help = show this help
cli-version = show the version
cli-no-browser = do not open the browser; the same as BILLI_NO_BROWSER=1
cli-serve = serve tables to others over the network
cli-serve-host = the address to listen at; 0.0.0.0 lets in the whole network
cli-serve-port = the port to listen at; 0 takes any that is free
cli-serve-database = where the tables are kept; otherwise in a file in your data folder
cli-serve-redis = where several servers hear of each other’s moves at once; otherwise they ask the database
cli-serve-workers = how many processes share the work
cli-serve-public-url = where people find the server, if something stands before it, such as a proxy
cli-serve-log = what stderr shows, lines for people or JSON for machines
cli-serve-environment = Every option can come from the environment too, as --port from BILLI_PORT. That is the place for an address with a password, which a list of processes would show.
cli-simulate = let bots play many games and sum them up
cli-simulate-game = the game: misterbill or willi
cli-simulate-players = how many sit at the table
cli-simulate-games = how many games to play
cli-simulate-seed = where chance starts: the same number gives the same games; otherwise a new one
cli-simulate-bots = who plays, random or house: one bot for every seat, or one a seat with commas between them
cli-simulate-option = a house rule, such as exchange=chosen; may be given more than once
cli-simulate-records = write the games to this file, one a line
cli-simulate-workers = how many processes share the work; otherwise one for each core
cli-verify = check that recorded games follow the rules
cli-verify-file = a file of records, one a line
cli-replay = tell recorded games event by event
cli-replay-file = a file of records, one a line
cli-replay-record = tell only this record; the first is 1
cli-bench = measure speed on this machine
cli-bench-engine = measure how fast the rules run
cli-bench-server = measure how many moves a second the server keeps
cli-bench-tables = tables of four people each
cli-bench-rate = moves a second, at all tables together
cli-bench-seconds = how long to measure
cli-bench-database = measure on this database instead of an SQLite file of its own; may be given several times
cli-json = write the result as JSON
cli-lang = the language: en, fr, de or it; otherwise your system’s

cli-progress = { $done } of { $games ->
        [one] 1 game
       *[other] { $games } games
    }
# $progress: the message above; $time: hours, minutes and seconds, as 1:02:03 or 02:03.
cli-progress-speed = { $progress } · { NUMBER($rate, minimumSignificantDigits: 1, maximumSignificantDigits: 3) } a second · { $time } left
cli-interrupted = Stopped.

# $seed: pass it as text, so that it is shown digit by digit.
cli-simulate-title = { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game }, { $players } players, seed { $seed }
cli-records-written = { $records ->
        [one] 1 game
       *[other] { $records } games
    } written to { $file }.
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-points = Mean points
cli-column-interval = ± (95%)
cli-column-wins = Wins
cli-column-share = Share of wins
cli-row-turns = Turns a round
cli-row-round-decisions = Decisions a round
cli-row-decisions = Decisions a game
cli-row-waiters = Waiters a game
cli-row-calls = Calls a round
cli-row-exchanges = Exchanges a round
cli-row-ties = Shared wins
cli-row-level = Rounds with level totals
cli-row-stalls = Stalled rounds
cli-row-speed = Games a second
cli-note-shared = A shared win counts for every winner; the share of wins divides it among them.
cli-value-number = { $n }
cli-value-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-value-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-value-span = { $least } to { $most }
cli-value-rate = { NUMBER($rate, minimumSignificantDigits: 1, maximumSignificantDigits: 3) }
cli-record = Record { $record }
cli-bench-title = How fast the rules run on this machine
cli-column-game = Game
cli-column-decisions-second = Decisions a second
cli-bench-game = { $game }, { $players } players
cli-column-times-peer = × OpenSpiel
cli-column-two-threads = Two threads
cli-column-playouts = Whole games, decisions a second
cli-column-batch = Batches, steps a second
cli-bench-import = import billi
cli-bench-first = First compiled call, nothing kept yet
cli-bench-kept = First compiled call, code kept
cli-bench-apply = One State.apply, at the slowest table
cli-value-millions = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } M
cli-value-times = × { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-value-seconds = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
cli-value-microseconds = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } µs
cli-bench-server-title = How the server does on this machine
cli-bench-sockets = Open sockets
cli-bench-moves = Moves kept a second
cli-bench-wait = From a move to the last who hears of it, { $share }
cli-bench-cpu = Processor time for a thousand moves
cli-bench-memory-socket = Memory for a socket, bytes
cli-bench-memory-table = Memory for a table, bytes
cli-bench-kept-game = A finished game of { $game }, bytes kept
cli-value-milliseconds = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms

cli-error-number = { $option } needs a whole number of at least { $least }, not “{ $found }”.
cli-error-number-most = { $option } can be at most { $most }, not “{ $found }”.
cli-error-choice = { $option } cannot be “{ $found }”. Choose from: { $known }.
cli-error-bot-count = Give one bot for all, or { $players } bots; you gave { $found }.
cli-error-option-form = Write an option as KEY=VALUE, not “{ $found }”.
cli-error-record = { $file } has { $records ->
        [one] only 1 record
       *[other] { $records } records
    }; there is no record { $found }.
cli-error-language = billi does not speak “{ $found }”. Choose from: { $languages }.
cli-error-write = { $file } cannot be written: { $reason }
cli-error-worker = One of the processes has stopped unexpectedly; perhaps there was not enough memory.
cli-error-command = There is no command “{ $found }”. Choose from: { $commands }.
cli-error-no-option = There is no option “{ $found }”.
cli-error-no-value = { $option } needs a value.
cli-error-flag = { $option } takes no value.
cli-error-missing = { $what } is missing.
# $hint: the message below.
cli-error-extra = “{ $found }” is one too many. { $hint }
# $command: for example billi simulate.
cli-error-hint = { $command } --help tells you more.

## At a table: why a wish is not granted

table-clock = The clock can be { $known } seconds a decision, not { $clock }.
table-language = A table speaks one of { $known }, not “{ $language }”.
table-no-such-seat = There is no seat { $seat } here: seats are numbered 0 to { $last }.
table-chair-taken = Somebody is sitting in seat { $seat } already.
table-chair-free = Nobody is sitting in seat { $seat }.
table-not-yours = Seat { $seat } is not yours.
table-not-host = Only the host can do that.
table-not-seated = Take a seat first.
table-begun = The game has begun: that can no longer be changed.
table-not-begun = The game has not begun yet.
table-over = The game is over.
table-stale = The table has moved on: it is at version { $version } now. Look again and choose.
table-order = Name each of the { $seats } seats once.
table-no-calls = Nobody calls in this game.
table-phrase = There is no phrase “{ $phrase }”. Choose from: { $known }.
table-name-empty = Tell us your name.
table-name-long = A name has at most { $longest } letters.
table-words-long = Your words for the luck have at most { $longest } letters.
table-saying-empty = There is nothing to say in that.
table-saying-long = Say it in at most { $longest } letters.
table-muted = The host has turned your chat off.
table-not-over = The game is not over yet.
table-put-away = This table has been put away; its record is kept.
table-too-chatty = One thing at a time: wait a moment before you say more.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nice move!
phrase-oops = Oops!
phrase-thinking = Let me think …
phrase-your-turn = Your turn!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-again = Another one?

## At the server's door

message-unreadable = That message cannot be read: { $reason }.
message-busy = The table is very busy. Try again.
door-who-are-you = Tell us who you are first.
door-foreign-page = This comes from another page than ours, so we do not answer it.
door-too-large = That is too much at once: { $limit } bytes at most.
door-too-many = That was too often. Wait a moment and try again.
door-old-link = This link has been used or is too old. Ask for a new one.
door-not-over = This game is not over yet: its record comes with its end.
door-not-there = There is nothing here. Perhaps the link is old or has a letter wrong.
