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
# Said on its own line. $n: of how many games the luck is not proven.
verify-unproven = { $n ->
        [one] The luck of 1 game is not proven
       *[other] The luck of { $n } games is not proven
    }: that needs a proof in the record, and the game’s end.
verify-unnamed = { $n ->
        [one] 1 game of Willi tells no names
       *[other] { $n } games of Willi tell no names
    }, so whether somebody called Willi should have started (W3) is not checked.
# Of a single game with a proof, two more lines: whose words are in it, and its fingerprint. $n: how many people.
verify-contributed = { $n ->
        [one] One person cut the deck or added words
       *[other] { $n } people cut the deck or added words
    }: { $people }.
verify-contributed-nobody = Nobody cut the deck or added words, so the table alone decided this luck.
verify-seat = seat { $seat }
verify-fingerprint = Its fingerprint is { $commitment }: compare it with the one you saw before the deal.
review-unfinished = { $where }: the game is not finished, so it cannot be reviewed yet.
review-version = { $where }: the game was played by the rules of version { $found }, which cannot be reviewed.
review-no-judge = { $where }: nobody here has learned { $game } well enough to review it.
review-several = { $file } holds { $records } games: say with --record which to write to { $to }.
review-onto-itself = The page would take the place of the game itself: with --to, name another file than { $file }.
review-no-seat = There is no seat { $found } in this game; its seats are 0 to { $most }.
review-written = { $file }: written.
# How many decisions gave something away beside those shown.
review-more = { $n ->
        [one] 1 more decision gave something away; --all shows them all.
       *[other] { $n } more decisions gave something away; --all shows them all.
    }
verify-empty = { $file } holds no records.
verify-failure = { $where } ({ $rule }): expected { $expected }, found { $found }
verify-illegal = { $where } ({ $rule }): { $why } Found: { $found }
verify-names = { $where }: “names” should have one name per person, { $expected } in all, but has { $found }.
verify-no-end = { $where }: “{ $field }” is there, but the events stop before the end of the game.
# The proof of fair luck. The fingerprint is the commitment, the SHA-256 of the secret.
verify-proof-version = { $where }: the proof of fair luck is version { $found }; this billi reads versions 1 to { $expected }.
verify-digits = { $where }: “{ $field }” should be { $limit } digits from 0 to 9 and a to f.
verify-by-seat = { $where }: “{ $field }” should have one text per person, { $expected } in all, but has { $found }.
verify-words-wrong = { $where }: { $why }
verify-commitment = { $where }: the secret does not match the fingerprint shown before the deal, “fair.commitment”.
verify-no-proof = { $where }: there is no proof of fair luck, so the luck cannot be checked.
verify-not-over = { $where }: the game is not over, so nothing is proven of its luck.
verify-other-commitment = { $where }: this is the proof for another fingerprint, { $found }.
verify-tries = { $where }: “fair.tries” is { $found }, but where { $out ->
        [one] 1 seat
       *[other] { $out } seats
    } were left out it is 1 to { $most }.
verify-cut = { $where }: seat { $seat } did not cut the deck as it had sealed, “fair.seals”.
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
file-unwritable = { $file } cannot be written: { $reason }
file-not-utf8 = { $where }: this is not UTF-8 text.
file-not-json = { $where }: this is not JSON.
file-truncated = { $where }: the line breaks off; the rest of the file is missing.
file-two-records = { $where }: there is more than one record on the line. Put each on a line of its own.
file-too-deep = { $where }: nested more than { $limit } levels deep.
file-line-too-long = { $where }: the line is longer than { $limit } bytes.
file-bom = { $where }: the line begins with a byte order mark. Save the file as UTF-8 without one.
file-blank-line = { $where }: the line is empty.
file-bad-character = { $where }: a text holds a character that cannot be shown, { $found }.
file-number-too-big = { $where }: a number is too big.
file-field-twice = { $where }: “{ $field }” is there twice.
file-wrong-version = { $where }: this is format version { $found }; this billi reads versions 1 to { $expected }.
file-unknown-game = { $where }: there is no game “{ $found }”. Choose from: { $games }.
file-unknown-event = { $where }: { $game } has no event “{ $found }”.
file-unknown-card = { $where }: { $game } has no card “{ $found }”.
file-unknown-option = { $where }: { $game } has no option “{ $option }”.
file-option-value = { $where }: the option “{ $option }” cannot be “{ $found }”. Choose from: { $values }.
# $expected and $found: one of the type- messages.
file-wrong-type = { $where }: “{ $field }” should be { $expected }, but is { $found }.
file-missing-field = { $where }: “{ $field }” is missing.
file-not-in-game = { $where }: “{ $field }” is { $found }, which this game does not have.

type-whole = a whole number
type-decimal = a decimal number
type-text = text
type-list = a list
type-object = an object
type-boolean = a boolean
type-null = empty (null)

## Store

extra-missing = This needs a part of billi that is not installed. Install it with: { $command }
train-other-plan = { $file } was begun by another plan. Go on by that one, or choose another folder.
train-unreadable = { $file } cannot be read, so nothing can go on from it. Take it away, or choose another folder.
train-player-there = { $file } is there already, and not what it takes to go on from it. Choose another folder.
train-learned-more = { $file } has learned from { $decisions } decisions already. Ask for more of them, or choose another folder.
train-plan-unreadable = { $file } holds no plan: it should be a JSON object with some of its fields. { $reason }
train-plan-field = { $file }: “{ $field }” is no field of a plan, or one that has an option of its own.
train-plan-value = { $file }: “{ $field }” cannot be { $value }.
store-unknown = There is no kind of database “{ $found }”. Choose from: { $known }.
store-address = This database address cannot be read. Write it like { $examples }; signs such as @ or / in a password must be percent-encoded.
store-unwritable = The database { $file } cannot be written: { $reason }
store-not-ours = { $file } is not a database of billi. Name another file.
store-newer = The database has version { $found }; this billi knows versions up to { $known }. Use a newer billi.
store-in-use = { $n ->
    [one] A server of an earlier version is still using this database, and could not go on with what this billi needs. Stop it first.
   *[other] { $n } servers of an earlier version are still using this database, and could not go on with what this billi needs. Stop them first.
}
store-taken = Another billi is already using { $file }. Stop that one, or name another file with --database.
store-in-memory = A database in memory would lose every table when billi stops. Name a file, such as { $example }, or a PostgreSQL database.
# $where: the computer and the name of the database.
store-unusable = The database { $where } cannot be used: { $reason }
# Can be a $reason.
store-no-answer = no answer within { $seconds } seconds
# Can be a $reason.
store-reads-otherwise = what was just written cannot be read
# Can be a $reason.
store-held = something else holds its tables, such as a backup. Start billi again when that is done
# Can be a $reason.
store-disk = its disk is full, or fails
store-unavailable = The database is not working just now: { $reason }
store-broken = Nothing more is written to { $file }: { $reason }. Check the disk, then start billi again.
store-lost = Moved, deleted or replaced while billi was using it: { $files }. Nothing more is kept. If it was moved, move it back, and everything goes on. If it was deleted, do not stop billi, which holds the last copy: hosting.md says how to save it.
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
serve-no-temporary = Several workers need a temporary folder to keep their figures in, and there is none that can be written ({ $reason }). Give billi a /tmp, or name a folder in TMPDIR.
serve-public-url = Write the public address like { $example }, not “{ $found }”.
serve-public-url-bare = Write the public address like { $example }, with nothing after it, and no user or password.
# $n: always at least 2.
serve-sqlite-workers = { $n } workers share one SQLite file. That works, but PostgreSQL suits them better.
serve-without-redis = billi carries on without Redis, since { $where } cannot be used: { $reason }
serve-postgres-risky = PostgreSQL runs with { $setting } = { $value }: after a crash, moves that were granted can be lost. hosting.md says what to set.

## Hosting

host-none = There are no such tables.
host-more = There are more: --limit shows as many as you say.
host-not-there = There is no table “{ $table }”. billi host list shows which there are.
host-no-person = There is no person “{ $person }”. billi host show tells who sits at a table.
host-delisted = { $table } is not on the public list. Its link goes on working.
# $names: of those who sit there, with commas between them.
host-delete-unsure = This deletes { $table } for good: { $game }, { $names }. Say --yes if you mean it.
host-deleted = { $table } is deleted. Servers that have it open close it within seconds.
host-banned = { $who } is banned and is shown out within seconds. Bots decide in their chairs, and none of their open tables is on the public list. Whoever comes back with another browser is somebody new.
host-unbanned = { $who } may sit down again.
host-nobody-banned = Nobody is banned.
host-exported = Written to { $file }: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } and { $people ->
        [one] 1 person
       *[other] { $people } people
    }. Everything is in there, hands of games under way too: keep it to yourself.
host-imported = Taken in: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } and { $people ->
        [one] 1 person
       *[other] { $people } people
    }.
host-import-not-empty = There is something in this database already, so nothing was taken in. Name an empty one.
host-import-other = This is not a file that billi host export has written. Nothing was taken in.
host-import-version = This file is of version { $found }; this billi takes in version { $known }. Export it again with this billi, which brings the old database up to date.
host-import-newer = This file is from a newer billi (version { $found }); this one takes in version { $known }. Take that billi, or a later one. Nothing was taken in.
host-import-line = Line { $line } cannot be read: { $reason }. Nothing was taken in.
host-import-cut = The file breaks off before its end. Nothing was taken in.
host-import-refused = The database does not take this in: { $reason }. Nothing was taken in.
host-file-there = { $file } is there already, and is left as it is. Name another file.
host-backed-up = { $file } is a whole database as of now. It holds the secrets of games under way: keep it to yourself.
host-backup-damaged = { $file } is damaged ({ $reason }), so there is no copy of it. hosting.md says what to do.
host-backup-postgres = This is for SQLite. PostgreSQL is copied by pg_dump, as hosting.md shows.
host-backup-stream = A backup is a file, not a stream. Name one that is not there yet.
host-column-table = Table
host-column-game = Game
host-column-status = Status
host-column-listed = Public
host-column-created = Opened
host-column-lines = Lines
host-column-names = Who
host-column-seat = Seat
host-column-name = Name
host-column-person = Person
host-column-banned = Banned
host-of-table = host
host-listed = yes
host-status-open = open
host-status-playing = being played
host-status-over = over
host-status-finished = record

## Scripts and bots

client-no-answer = No server answers at { $url }: { $reason }
# $found: the status, or what cannot be read.
client-not-billi = What is at { $url } does not answer as billi does ({ $found }). Check the address.
bot-no-module = There is no bot “{ $name }”: Python finds no module “{ $module }”.
bot-no-class = There is no bot “{ $name }”: { $module } has no class “{ $kind }” with a method “choose”.
bot-wants-more = The bot “{ $name }” cannot be made: { $kind } may ask for luck or for nothing, and asks for more.
bot-no-player = “{ $name }” holds no player that was trained: { $reason }
bot-not-started = The bot “{ $name }” cannot be started: { $reason }
# $code: its exit code, or a dash.
bot-ended = The bot “{ $name }” ended in the middle of a game (exit code { $code }).
bot-slow = The bot “{ $name }” has not answered within { $seconds } seconds.
# $example: an answer as it should be.
bot-nonsense = The bot “{ $name }” should answer with a line such as { $example }, but said: { $found }
# $why: why the choice is not allowed.
bot-illegal = The bot “{ $name }” chose “{ $action }”. { $why }
ray-failed = The Ray cluster “{ $address }” cannot be used: { $reason }
ladder-few = A ladder takes at least two bots, with commas between them.
ladder-twice = The bot “{ $name }” is named twice.
# $what: a word from the file, such as seed or bots.
ladder-other = { $file } holds another ladder, where “{ $what }” is { $there } instead of { $here }. Name another file, or give the same again.
ladder-unreadable = { $file }, line { $line }: this is not from a ladder.

## Command line

cli-billi = one table for two card games, Mister Bill and Willi. On its own, billi sets the table and opens it in your browser.

cli-usage = Usage
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-date = [DATE]
cli-metavar-folder = FOLDER
cli-metavar-table = TABLE
cli-metavar-person = PERSON
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
cli-host = look after a server’s tables, people and data, also while it runs
cli-host-environment = Without --database, or BILLI_DATABASE in the environment, the file in your data folder is meant, as with billi serve. Take the billi that serves: a newer one brings the database up to date.
cli-host-list = list tables and games, the newest first, and nothing of anybody’s cards
cli-host-status = only those that are open, being played, over, or finished and kept as a record
cli-host-limit = how many at most
cli-host-show = show who sits at a table, and who is its host
cli-host-table = the id of the table, as list shows it
cli-host-delist = take a table off the public list; its link goes on working
cli-host-delete = delete a table with its log, its record and its chat, for good
cli-host-yes = really do it; otherwise billi only says what would go
cli-host-ban = have somebody sit down nowhere and open no tables; they may look on
cli-host-ban-newcomers = There are no accounts here: banned is the person whom a browser, and the devices linked to it, stand for. Whoever comes back with another browser, has emptied this one or asked to be forgotten is somebody new, and not banned. Tables that are not on the public list are found by nobody who was not sent their link; an address is kept out by the proxy.
cli-host-person = the id of the person, as show shows it
cli-host-unban = let somebody sit down again
cli-host-bans = list who is banned, and since when
cli-host-export = write everything to one file that any database of billi can take in
cli-host-export-file = the file to write, for you alone to read; - is standard output
cli-host-import = take in such a file, whole or not at all; the database must be empty
cli-host-import-file = the file to read; - is standard input
cli-host-backup = copy the SQLite file as it is now, while the server goes on
cli-host-backup-file = the file to write, for you alone to read
cli-simulate = let bots play many games and sum them up
cli-simulate-game = the game: misterbill or willi
cli-simulate-players = how many sit at the table
cli-simulate-games = how many games to play
cli-simulate-seed = where chance starts: the same number gives the same games; otherwise a new one
cli-simulate-bots = who plays, random, easy, house, sharp, master, grandmaster or a bot of your own (docs/learning.md): one for every seat, or one per seat with commas between them
cli-simulate-option = a house rule, such as exchange=chosen; may be given more than once
cli-simulate-records = write the games to this file, one per line
cli-simulate-workers = how many processes share the work; otherwise one for each core
cli-ladder = measure bots against each other on the same deals
cli-ladder-bots = who plays, two or more with commas between them: random, easy, house, sharp, master, grandmaster, or a bot of your own, which is a Python class or a program (docs/learning.md)
cli-ladder-deals = how many deals; any two bots play each of them from every seat
cli-ladder-to = keep every finished deal in this file; given again, the ladder goes on from there
cli-ladder-plot = draw the standings as SVG into this file
cli-ray = play on the Ray cluster at this address; auto finds one that is running, local starts one on this computer
cli-train = have a player learn a game by playing against itself
cli-train-to = the folder for what it learns; what was begun there goes on
cli-train-decisions = how many decisions it learns from; otherwise as many as take minutes. With a larger number, what was finished goes on
cli-train-device = where it learns: cpu for the processor, cuda for a GPU
cli-train-against = a player’s file: it holds all other seats and does not learn, which shows how hard it can be beaten
cli-train-from = a player’s file: it begins as that player instead of from nothing
cli-train-plan = a file of JSON with what is to be otherwise in the plan it learns by
cli-train-seed = where chance starts: the same number gives the same player
cli-verify = check that recorded games follow the rules
cli-verify-file = a file of records, one per line; - is standard input
cli-verify-proven = fail unless every game is finished and its luck proven
cli-verify-commitment = fail unless this is the fingerprint in the proof: 64 digits shown before the deal
cli-verify-json = write what was checked and proven as JSON, one line per game
cli-replay = tell recorded games event by event
cli-replay-file = a file of records, one per line; - is standard input
cli-replay-record = tell only this record; the first is 1
cli-review = say what a finished game was made of: luck, and everybody’s choices
cli-review-file = a file of records, one per line; - is standard input
cli-review-record = review only this record; the first is 1
cli-review-seat = for whom; the first seat is 0
cli-review-all = show every decision that gave something away, not only the dearest ten
cli-review-json = print JSON, one game per line
cli-review-to = write a page to this file, to be opened in a browser
cli-puzzle = show the puzzle of a day: a hand with one best choice
cli-puzzle-date = the day, as 2026-11-18; otherwise today
cli-puzzle-answer = tell the best choice, and why
cli-bench = measure speed on this machine
cli-bench-engine = measure how fast the rules run
cli-bench-server = measure how many moves per second the server keeps
cli-bench-tables = tables of four people each
cli-bench-rate = moves per second, at all tables together
cli-bench-seconds = how long to measure
cli-bench-database = measure on this database instead of an SQLite file of its own; may be given several times
cli-json = write the result as JSON
cli-lang = the language: en, fr, de or it; otherwise your system’s

cli-progress = { $done } of { $games ->
        [one] 1 game
       *[other] { $games } games
    }
# $progress: the message above; $time: hours, minutes and seconds, as 1:02:03 or 02:03.
cli-progress-speed = { $progress } · { NUMBER($rate, minimumSignificantDigits: 1, maximumSignificantDigits: 3) } per second · { $time } left
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
cli-ladder-title = { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } of { $game }, { $players } players, { $games } games, seed { $seed }
# Above a table: each row tells of a bot that sits alone among copies of another, the column’s.
cli-ladder-points = Points more than the others’ mean, alone among
# The same; $fair: a percentage.
cli-ladder-wins = Share of wins ({ $fair } is fair), alone among
cli-ladder-wins-alone = Share of wins, alone among
cli-ladder-note = Every deal is played from every seat; ± is a 95% interval over deals.
cli-ladder-written = Standings drawn in { $file }.
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-points = Mean points
cli-column-interval = ± (95%)
cli-column-wins = Wins
cli-column-share = Share of wins
cli-column-rating = Rating (σ)
cli-column-over = Points over the others
cli-row-turns = Turns per round
cli-row-round-decisions = Decisions per round
cli-row-decisions = Decisions per game
cli-row-waiters = Waiters per game
cli-row-calls = Calls per round
cli-row-exchanges = Exchanges per round
cli-row-ties = Shared wins
cli-row-level = Rounds with tied totals
cli-row-stalls = Stalled rounds
cli-row-speed = Games per second
cli-row-learned = Decisions learned from
cli-row-left = Time left
cli-row-over-past = Points a round over an earlier self
cli-row-over-rival = Points a round over the player it learns against
cli-row-entropy = How open its choices are, in nats
cli-row-error = How far its critic is off, in points
cli-train-written = { $file } has learned from { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }.
cli-train-stopped = What it has learned is kept: the same command goes on from here.
cli-train-rounded = It learns from { $lesson } decisions at a time: { $decisions } in all.
cli-note-shared = A shared win counts for every winner; the share of wins divides it among them.
cli-value-number = { $n }
cli-value-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-value-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-value-span = { $least } to { $most }
cli-value-rate = { NUMBER($rate, minimumSignificantDigits: 1, maximumSignificantDigits: 3) }
cli-record = Record { $record }
cli-bench-title = How fast the rules run on this machine
cli-column-game = Game
cli-column-decisions-second = Decisions per second
cli-bench-game = { $game }, { $players } players
cli-column-times-peer = × OpenSpiel
cli-column-two-threads = Two threads
cli-column-playouts = Whole games, decisions per second
cli-column-batch = Batches, steps per second
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
cli-bench-moves = Moves kept per second
cli-bench-wait = From a move to the last who hears of it, { $share }
cli-bench-cpu = Processor time for a thousand moves
cli-bench-memory-socket = Memory for a socket, bytes
cli-bench-memory-table = Memory for a table, bytes
cli-bench-kept-game = A finished game of { $game }, bytes kept
cli-value-milliseconds = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms

cli-error-number = { $option } needs a whole number of at least { $least }, not “{ $found }”.
cli-error-number-most = { $option } can be at most { $most }, not “{ $found }”.
cli-error-choice = { $option } cannot be “{ $found }”. Choose from: { $known }.
cli-error-option-form = Write an option as KEY=VALUE, not “{ $found }”.
cli-error-commitment = A fingerprint is 64 digits from 0 to 9 and a to f, not “{ $found }”.
cli-error-record = { $file } has { $records ->
        [one] only 1 record
       *[other] { $records } records
    }; there is no record { $found }.
cli-error-language = billi does not speak “{ $found }”. Choose from: { $languages }.
cli-error-command = There is no command “{ $found }”. Choose from: { $commands }.
cli-error-no-option = There is no option “{ $found }”.
cli-error-no-value = { $option } needs a value.
cli-error-flag = { $option } takes no value.
cli-error-missing = { $what } is missing.
# $hint: the message below.
cli-error-extra = “{ $found }” is one too many. { $hint }
# $command: for example billi simulate.
cli-error-hint = { $command } --help tells you more.
