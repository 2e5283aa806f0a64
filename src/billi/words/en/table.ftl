## What cannot be done

# Seats count from 0 and cards are written as in records.
game-unknown = There is no game “{ $name }”. Choose from: { $known }.
game-players = { $name } takes { $fewest } to { $most } players, not { $players }.
option-unknown = There is no option “{ $option }”. Choose from: { $known }.
option-value = The option “{ $option }” cannot be “{ $value }”. Choose from: { $known }.
bot-unknown = There is no bot “{ $name }”. Choose from: { $known }.
bot-untaught = Nobody has taught “{ $name }” to play { $game } yet.
start-deck-or-seed = Give only one of these: a deck, a seed, or other luck.
start-team-cards = Team cards go with a deck: without one, luck deals them.
start-luck = “{ $luck }” is not luck: it needs a method “below” that picks a number.
seed-range = A seed is a whole number from 0 to 2⁶³ − 1, not “{ $seed }”.
copy-luck = Give a copy only one of these: a seed, other luck, or the same luck.
start-dealer = There is no seat { $dealer } to deal; the { $seats } seats count from 0.
start-names = There are { $players } players, but { $names } names.
start-names-list = Give the names as a list with one text for each of the { $players } players, not “{ $names }”.
start-dealer-willi = Willi starts the first round, so seat 2 deals it, not seat { $dealer }.
start-dealer-name = Somebody called Willi starts, so the deal is for one of these seats: { $dealers }; not seat { $dealer }.
view-seat = Nobody looks from seat { $seat }; the seats of the { $players } players count from 0.
action-unreadable = “{ $text }” is not an action. Write one like “play R5”, “give O” or “pass”.
card-unknown = There is no card “{ $card }”.
record-no-beginning = This game was set up in the middle and has no record. Start it from the first deal.
record-untold = Nobody has written yet how a game of “{ $game }” is told.
fair-secret = A secret has { $limit } bytes, not { $length }.
fair-words-long = The words of seat { $seat } have { $length } characters; { $limit } is the most.
fair-words-character = The words of seat { $seat } hold a character that cannot be shown, { $found }.

pop-nothing = There is nothing to take back.
deal-not-now = No deal is due now.
deck-list = A deck is a list of cards, not “{ $deck }”.
deck-card-extra = The deck has “{ $card }” once too often.
deck-card-missing = The deck lacks a card: { $card }.
team-cards-wrong = Give everyone one of the team cards 1 to { $players }, by seat.
team-cards-none = The last round is played without team cards.
team-cards-not-here = Only Mister Bill is played with team cards.
draw-not-there = { $card } cannot be drawn here; the cards are: { $cards }.

why-over = The game is over.
why-luck = Nobody chooses now: a deal or a draw is next.
why-no-seat = “{ $seat }” is not a seat; the seats of the { $players } players count from 0.
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
why-no-call-theirs = Seat { $seat } need not call: the trick is its own, as nobody else is short of two.
why-not-in-trick = { $card } is not in the trick just taken.
why-same-colour = { $card } cannot be exchanged here: both cards must have the same colour.

position-no-hands = A position needs “hands”: a list with one text per player.
position-unknown-field = A position has no field “{ $field }”. Choose from: { $known }.
position-one-a-seat = “{ $field }” needs a list of { $seats }, one per seat.
position-number = “{ $field }” must be a whole number from { $least } to { $most }, not “{ $value }”.
position-exactly = “{ $field }” must be { $expected } here, not “{ $value }”.
position-choice = “{ $field }” cannot be “{ $value }”. Choose from: { $known }.
position-cards = “{ $field }” must name cards like “{ $example }”, not “{ $value }”.
position-seats = “{ $field }” must be a list of different seats from 0 to { $highest }, not “{ $value }”.
position-not-now = “{ $field }” has no place in the phase “{ $phase }”.
position-points = Seat { $seat } cannot have { $points } here: check “{ $field }”.
position-pair-in-hand = Seat { $seat } cannot hold { $card } twice: pairs are discarded at once.
position-count = All hands together cannot hold { $card } this many times: { $held }.
position-still-in = Seat { $seat } must be still in if it holds cards, and out if it holds none.
position-turn-out = It cannot be the turn of seat { $seat }, which is out.
position-one-team = Only one team is still in, so the round is over.
position-effect = No waiter can be under way like this. Check waiter, target, direction and gifts.
position-tricks = “won” cannot be { $won }: nobody wins more than two tricks, and the eighth ends the round.
position-trick = Cards in the trick: there cannot be { $cards } in the phase “{ $phase }”.
position-willi-asked = Willi chooses nothing: he turns up his next card.
position-call = Nobody can be asked to call like this. Check trick, asked and caller.
position-caller = Seat { $seat } cannot have called in this trick.
position-exchange = Nobody can exchange a card like this. Check trick, won, winner and taken.
position-card-twice = { $card } cannot be in two places.
position-box = Seat { $seat } cannot have put { $card } in the box.
position-hand-size = Cards in the hand of seat { $seat }: { $held }, but it should be { $expected }.
position-pile = Cards in Willi’s pile: it should be { $expected }.

bulk-number = “{ $name }” needs a whole number of at least 1, not “{ $number }”.
bots-count = Give one bot for all, or { $players } bots; you gave { $found }.
worker-stopped = One of the processes has stopped unexpectedly; perhaps there was not enough memory.
batch-actions = Give one action per game, { $n } in all: whole numbers of the rules, or a negative one to choose at random.
batch-illegal = Game { $game } does not allow action { $action } now.
arena-game = Nobody can learn “{ $game }” here yet: it does not say what a learner sees.
arena-games = An arena takes one game, with any players and options; these are several: { $games }.
arena-other = What was kept is of another arena: this one has { $n } games, or other players and options.
begin-from-none = There is no state to go on from.
begin-from-other = State { $place } is { $game }, and another game is played there.
begin-from-luck = In state { $place } nobody is asked: luck is next, or the game is over.
env-bots = Name one bot for all other seats or one for each, { $seats } in all; these are { $bots }.
env-bots-many = “{ $name }” cannot play thousands of games at once; { $known } can. For others have Gymnasium play one game after the other: vectorization_mode “sync”.
env-reset = Sit down first: call reset().
env-reset-over = Some of these games are over. Begin their next with reset and a reset_mask, or choose another autoreset_mode.
env-seeds = Give one seed for all games or one for each, { $n } in all.
env-reset-mask = A reset_mask says of each game, { $n } in all, whether it begins anew; at least one must.
env-observer = What a player sees is what is public together with its own, never one without the other: not { $kind }.
device-unknown = There is no device “{ $device }”. Choose from: { $known }.
device-no-cuda = The GPU needs the extra “cuda” of billi: { $reason }
device-no-gpu = No GPU that CUDA can use is to be found.

## At a table: why a wish is not granted

table-clock = The clock can be { $known } seconds per decision, not { $clock }.
table-language = A table speaks one of { $known }, not “{ $language }”.
table-no-such-seat = There is no seat { $seat } here: seats are numbered 0 to { $last }.
table-chair-taken = Somebody is sitting in seat { $seat } already.
table-chair-free = Nobody is sitting in seat { $seat }.
table-not-yours = Seat { $seat } is not yours.
table-not-host = Only the host can do that.
table-not-seated = Take a seat first.
table-begun = The game has begun: that can no longer be changed.
table-closed = The game is beginning: nothing can be changed until the cards are dealt.
table-not-cutting = You are not asked to cut the deck now.
table-other-cut = That is not how you said you would cut the deck.
table-not-begun = The game has not begun yet.
table-over = The game is over.
table-stale = The table has moved on: it is at version { $version } now. Look again and choose.
table-order = Name each of the { $seats } seats once.
table-no-calls = Nobody calls in this game.
table-phrase = There is no phrase “{ $phrase }”. Choose from: { $known }.
table-name-empty = Tell us your name.
table-name-long = A name has at most { $longest } letters.
table-words-long = Your words for the luck have at most { $longest } letters.
table-saying-empty = Write something first.
table-saying-long = Say it in at most { $longest } letters.
table-muted = The host has turned your chat off.
table-not-over = The game is not over yet.
table-put-away = This table has been put away; its record is kept.
table-one-chair = You have a chair already. Several on one device are agreed before the deal.
table-next-deal = This hand was dealt to somebody else. The next one is yours.
table-elsewhere = This table is being played on at another server. You will be there in a moment.
table-unreadable = This table cannot be read just now. Whoever runs the server can find out why.
table-old-rules = This game was dealt by rules that have been corrected since, so it cannot go on. Open a new table.
table-moved-on = This game was dealt by rules that have been corrected since, so it cannot go on. Everyone has their chair at a new table: { $code }.
table-still-here = They are at the table, so nobody decides for them.
table-just-gone = They have only just gone: give them a moment.
table-too-chatty = One thing at a time: wait a moment before you say more.
table-log-full = So much has been said and changed at this table that only the game itself can go on.
table-share = You have said and changed so much at this table that now you can only play.
table-too-many = One host can have { $most } tables open at once. Play one of them to its end, or come back tomorrow.
table-no-hints = There are no hints at this table: the host did not allow them.
table-no-hints-here = There are no hints in this game.
table-hint-turn = You can ask for a hint when it is your turn to choose.
table-hint-bot = A bot is playing for you. Come back first, then ask.
table-hint-no-choice = There is nothing to choose here, so there is no hint.

## At the server's door

message-unreadable = That message cannot be read: { $reason }.
message-busy = The table is very busy. Try again.
store-not-now = Nothing can be kept just now. Try again in a while.
door-who-are-you = Tell us who you are first.
door-banned = Whoever runs this server does not want you at its tables. You may look on, and ask to be forgotten.
door-foreign-page = This comes from a page other than ours, so we do not answer it.
door-not-json = This is not JSON, and nothing else is read here.
door-too-large = That is too much at once: { $limit } bytes at most.
door-too-many = Too many tries. Wait a moment and try again.
door-too-many-new = So many new people have come from your network that no more are let in just now. Wait a moment and try again.
door-too-many-listed = So many tables from your network are on the public list that none is added just now. Wait a moment, or open yours by link only.
door-old-link = This link has been used or is too old. Ask for a new one.
door-last-device = This is your only device here. Without it you could not come back.
door-devices-full = { $limit } devices are this person’s already. One of them must be signed out first.
door-somebody-already = You are somebody else here already. This link makes you another person.
door-not-over = This game is not over yet: its record comes with its end.
door-not-there = There is nothing here. Perhaps the link is old, or a letter of it is wrong.
door-language = billi speaks one of { $known }, not “{ $language }”.
