### What only the page says. Friendly and short, in the second person and the present tense. No exclamation marks but Willi's.

## The tab and the way around

brand = billi
# $page: one of the titles below.
title = { $page } · billi
title-home = Mister Bill and Willi
title-new = A new table
title-table = At the table
title-games = My games
title-replay = Replay
title-claim = Another device
title-scores = Score pad
title-learn = Learn to play
title-rules-misterbill = Mister Bill, the rules
title-rules-willi = Willi, the rules
title-lesson-misterbill = Mister Bill, a first game
title-lesson-willi = Willi, a first game
title-puzzle = Puzzle of the day
title-about = About billi
title-lost = Not here
nav-skip = Skip to content
nav-home = billi, home page
nav-label = Main menu
nav-games = My games
nav-learn = Learn
nav-scores = Score pad
nav-language = Language
# Each language calls itself by its own name, whatever is spoken.
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano
# The title of the tab while the table waits for you and you look elsewhere.
reminder = ● Your turn

## The network

net-unreachable = The server is not answering. Check your connection and try again.
# $status: a number of HTTP, as text.
net-trouble = Something went wrong on the server ({ $status }). Try again in a moment.
net-page-missing = This part of the page did not arrive.
net-try-again = Try again
page-broken = Something went wrong on this page. Load it again; your games are safe.
net-joining = Looking for the table…
net-off = Connection lost. We are reconnecting, and your game is safe.
net-off-kept = Connection lost. Your choice is kept and counts as soon as we are back.

## You

me-guest = Guest
me-name = Your name
me-name-longest = At most { $n } letters fit.

## Home

home-title = Two card games, one table
home-lead = Play right away, with friends anywhere or against the house. No account, no ads.
home-misterbill = Get rid of your cards in pairs, play your waiters, and leave the bill to the others.
home-willi = The lowest card wins, everyone takes two tricks, and one word at the right moment changes everything.
# $players: who else plays.
home-go-on = Go on playing { $game } with { $players }
home-players = Players
home-play = Play now
home-play-game = Play now: { $game } against bots
home-lesson = Show me how
home-lesson-game = Show me how { $game } is played
home-friends = With friends
home-friends-text = Open a table and send the link. Anyone with the link can sit down.
home-new = Open a table
home-join = Link or code
home-join-hint = paste it here
home-go = Join
home-no-code = That is neither a link to a table nor a code.
home-listed = Open tables
# $free: how many chairs; $players: who sits there already, or a dash.
home-listed-facts = { $free ->
        [one] 1 free chair
       *[other] { $free } free chairs
    } · { $players }
home-more = And also
home-puzzle-text = one hand, one best choice
home-games-text = carry on or look back
home-learn-text = the rules and a first game, three minutes each
home-scores-text = for an evening with the real cards
home-replay = Replay
home-replay-text = watch a recorded game
home-about-text = what it keeps about you, and the licences

## A new table

new-title = Open a table
new-game = What do you play?
new-players = How many players?
new-three-and-willi = 3 and Willi
new-bots = Bots at the table
new-bots-n = { $n ->
        [0] none
        [one] 1 bot
       *[other] { $n } bots
    }
bots-play = Bots play
bots-play-easy = gently
bots-play-house = like family
bots-play-sharp = to win
bots-play-master = like masters
bots-play-mixed = each in their own way
bots-like-easy = Friendly beginners: they forget a card now and then, and play for fun.
bots-like-house = Regulars: they know the game and play it soundly.
bots-like-sharp = Quick minds: they have practised a lot against each other and let little slip.
bots-like-master = They think every move through, and know when a risk is worth it.
new-clock = Time to decide
new-clock-none = no limit
new-clock-n = { $n } seconds
new-option-exchange = Exchange
new-option-willi_starts = Who starts
new-option-willi_sits = Where Willi sits
# Said behind the house rule most people play by.
new-usual = (standard)
new-listed = Show this table on the home page, so that anybody can join
new-hints = Allow hints: everyone sees who asks for one
new-open = Open the table

## Before the game

# $n: how many play.
lobby-title = { $game } for { $n }
lobby-clock = { $seconds } seconds per decision.
lobby-hints = Hints are allowed, and everyone sees who asks for one.
lobby-rules = All rules at this table
lobby-chairs = Who sits where
lobby-free = free
lobby-sit = Sit down
lobby-sit-at = Sit down in chair { $n }
lobby-bot = Bot
lobby-bot-at = Put a bot in chair { $n }
lobby-level-at = How the bot in chair { $n } plays
lobby-stand = Stand up
lobby-stand-at = Stand up from chair { $n }
lobby-make-free = Free up
lobby-free-at = Free up chair { $n }
lobby-move-at = Move chair { $n } up
lobby-another = Somebody else at this screen? Type their name, then pick a chair
lobby-taken = Somebody was quicker: that chair is taken.
lobby-nobody = Take a chair first, then deal.
lobby-begin = Deal the cards
# $n: how many chairs are free.
lobby-begin-bots = { $n ->
        [one] Deal, with one more bot
       *[other] Deal, with { $n } more bots
    }
lobby-wait = The host deals when everyone is here.
lobby-full = Every chair is taken. You can stay and look on.
invite-title = Invite
invite-text = Send this link, or let somebody scan the code.
invite-link = Link to this table
invite-qr = The link to this table as a QR code
invite-share = Share the link
invite-copy = Copy the link
invite-copied = Copied
luck-title = Luck nobody can choose
luck-text = The table has drawn a secret; you can see its fingerprint. Your page has drawn a number of its own and sealed it. When the host begins, all the seals are opened and used to cut the deck, so nobody can choose the cards. Your page checks it after the game. Add some words too, if you like.
luck-words = Your words
luck-add = Add them
luck-print = Fingerprint:
luck-cutting = { $players } { $n ->
        [one] has
       *[other] have
    } yet to cut the deck.
luck-left-out = { $players } did not cut the deck in time: the cards were dealt without { $n ->
        [one] that cut
       *[other] those cuts
    }.
luck-yours = Luck checked: your page helped to cut the deck, and every card follows. Nobody could choose this deal.
luck-yours-of = Luck checked: your page helped to cut the deck, and every card follows. As somebody was left out, there was a choice of at most { $n } deals.
luck-without-you = Luck checked: every card follows from the secret. Your page was too late to cut the deck.
luck-proven = Luck checked: every card follows from the secret and from { $n ->
        [one] one person’s cut
       *[other] { $n } people’s cuts
    }.
luck-uncut = Luck checked: every card follows from the secret. Nobody cut the deck.
luck-wrong-cards = Something is wrong with the luck of this game: event { $event } does not follow from the secret.
luck-wrong-proof = Something is wrong with the luck of this game: its proof does not add up.
luck-wrong-told = Something is wrong with the luck of this game: the record does not say what your page saw.
luck-no-record = The record could not be fetched, so the luck is not checked.

## Seats

seat-host = host
seat-away = away, a bot decides
seat-gone = page closed
# 0: nobody knows for how long.
seat-gone-for = { $seconds ->
        [0] gone
       *[other] gone, { $seconds } s
    }
seat-waits = from the next deal
seat-lent = shows their hand
# How many hints somebody has asked for.
seat-hints = { $n ->
        [one] 1 hint
       *[other] { $n } hints
    }
seat-out = out
seat-mate = on your team
seat-thinking = is choosing
seat-turn = to play
seat-clock = { $seconds } s
seat-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
# $n: tricks won this round; $total: what the cards in them are worth.
seat-tricks = { $n ->
        [one] 1 trick
       *[other] { $n } tricks
    } · { $total }

## At the table

table-round = Round { $round } of { $rounds }
table-seats = The others at the table
table-hand = Your hand
table-trick = The trick
table-draw-cards = The cards to draw from
draw-card = Card { $n } of { $of } in the hand of { $name }
# What is seen over the table for a moment: the discards by kind, a trick that was taken.
look-close = Close
gone-button = What has been discarded
gone-title = Discarded so far
gone-kind = { $card }: { $gone } discarded, { $left } still in play
gone-left = still in play
gone-gone = discarded
tricks-button = { $name }’s tricks
    .you = Your tricks
trick-last = The last trick
trick-nth = Trick { $n }
trick-called = { $player } calls “Willi!” and takes the trick.
    .you = You call “Willi!” and take the trick.
trick-back = The trick before
trick-on = The next trick
# What the sums of everyone's tricks bring at the end of a round.
places = Highest total: 3 points, second: 1, third: 0, lowest: 2.
# $n: how many score cards nobody has taken yet; $cards: a list of their numbers.
stakes = { $n ->
        [0] No score card is left this round.
       *[other] Still to be had this round: { $cards }.
    }
table-gone = This table has been cleared
table-gone-text = Perhaps a letter of the link is wrong, the game ended a while ago, or whoever runs this server has taken the table away. Finished games are under “{ nav-games }”.
table-moved = The rules have been corrected
table-moved-text = The cards of this game were dealt by rules that have been corrected since, so it cannot go on. Everyone has their chair at a new table, where another game can begin at once.
table-moved-go = To the new table
table-home = Home page

ask-draw = Your turn: draw a card from { $name }.
ask-round-over = The round is over.
# $players: a list of names, $n: how many.
ask-next-deal = You are in from the next deal. Until then a bot plays this hand.
ask-waiting = { $n ->
        [one] { $players } is choosing.
       *[other] { $players } are choosing.
    }
ask-gone = { $n ->
        [one] { $players } is not here.
       *[other] { $players } are not here.
    }
ask-gone-bot = A bot plays in { $seconds } s.
ask-bot-plays = A bot is playing for you.
ask-serve = Play a waiter, or save yours for later.
ask-give-E = { card-E }: which card do you give { $name }?
ask-give-G = { card-G }: everyone gives { $name } a card. Choose yours.
ask-give-R = { card-R }: everyone passes a card. Choose one for { $name }.
ask-target = Tap somebody at the table.
log-time-up = Your time is up.
log-hint = { $name } has asked for a hint.
    .you = You have asked for a hint.
log-chair-left = { $name } has left. { $bot }, a bot, plays on.
log-chair-taken = { $name } takes { $bot }’s chair from the next deal on.
# $card: "a pizza".
ask-give-chosen = You give { $name } { $card }. You can still change that.
ask-box = Put one card back in the box: you play with eight.
# $card: "the red 5".
ask-box-chosen = You put { $card } in the box. You can still change that.
ask-lead = You lead: play any card.
ask-play = Your turn: play a card.
ask-call = Call “Willi!” and take this trick?
ask-take = The trick is yours. To swap, tap a card in it and one of yours.
ask-swap-both = Swap { $given } for { $taken }?
ask-swap = Which card do you give for it?
ask-only-card = Only one card will do: it goes by itself in a moment.
# Nothing can be chosen, and nobody else is to know: the table answers as if it had been.
ask-forced-serve = You hold no waiter, so the table will answer for you in a moment.
ask-forced-take = The trick is yours. You have no card to swap: on it goes in a moment.
# What somebody has answered, until the table goes on.
ask-given-pass = You play no waiter.
ask-given-keep = You keep your cards.
ask-waived = You will not call in this trick.
answer-any = Any card
answer-go-on = Go on
answer-skip = Catch up
answer-to-turn = To my turn
answer-play = Play { $card }
answer-play-on = { $card }: { $name }
answer-left = To the left
answer-right = To the right
answer-back = Back
answer-pass = No waiter
answer-call = Willi!
answer-no-call = Not now
answer-waive = Not this trick
answer-swap = Swap
answer-keep = Keep my cards
answer-hint = Hint
answer-this = Yes, { $card }

# What a waiter does, said when its card is tapped.
waiter-E = { card-E }: you give somebody a card of your choice and get one back.
waiter-T = { card-T }: you swap your whole hand with somebody.
waiter-G = { card-G }: everyone gives a card to somebody you choose.
waiter-L = { card-L }: everyone who has Mister Bill shows him.
waiter-R = { card-R }: everyone passes a card to their neighbour. You say which way.

why-rule = Rule { $rule }
why-page-wait = Nothing to choose just now.
why-page-turn = { $n ->
        [one] Wait a moment: { $players } is choosing.
       *[other] Wait a moment: { $players } are choosing.
    }
why-page-waiters = You can only play waiters. Dishes and Mister Bill leave in pairs, by themselves.
why-page-nobody = There is nobody to play it on.
# $colour: the letter of the led colour; $value: the led value.
why-page-follow = You hold { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    }, so play that colour, or { $value ->
        [8] an
       *[other] a
    } { $value } of any other.
why-page-same-colour = Not { $card }: at this table both cards of an exchange have the same colour.
why-page-call-first = First say whether you call.
why-page-other = You cannot choose that now.

## What happened, where the log of a record says more

log-label = What has happened
log-dealt = The cards are dealt.
# Said to whoever plays, when teams are drawn.
log-mate = You play with { $player }.
log-alone = You play alone.

## Rounds and scores

round-over = Round { $round } of { $rounds } is over
score-label = The score so far
score-player = Player
score-why = Why
score-round = Round
score-round-n = Round { $n }
score-sum = Total
earned-out = out in time
earned-bill = pays the bill
earned-partner = out, but the team pays
earned-stalled = still in when it stalled
# $total: the sum of the cards in somebody's tricks.
earned-level = { $total }, tied
earned-place-1 = { $total }, the highest
earned-place-2 = { $total }, second
earned-place-3 = { $total }, third
earned-place-4 = { $total }, the lowest
over-title = { $n ->
        [one] { $players } wins
       *[other] { $players } share the win
    }
    .you = { $n ->
        [one] You win
       *[other] { $players } share the win
    }
over-place = Place { $place }
over-rematch = Another game
over-follow = Join the next game
over-new = A game of your own
over-replay = Replay
over-record = Download

## Beside the table

side-label = Beside the table
side-log = Log
side-chat = Chat
side-score = Score
side-review = Review
review-working = Working it out…
review-busy = The server is busy with other reviews.
review-of-a-file = This game is a file, and the page reviews only games the server keeps. At the terminal: billi review FILE.
side-table = People
side-settings = Options
side-unread = unread
chat-label = What people say
chat-none = Nobody has said anything yet. Everyone at the table hears what you say.
chat-phrases = In one tap
chat-write = Say something
chat-send = Send
people-title = At this table
people-back = I am back
people-lend = Share my hand
people-hand-link = Link to my hand
people-unlend = Hide my hand
people-leave = Give my chair to a bot
people-stand-in = Let a bot stand in until they are back
people-stand-in-for = Let a bot stand in until they are back: { $name }
people-bot = Give their chair to a bot
people-bot-for = Give their chair to a bot: { $name }
people-sure = From now on a bot plays in this chair.
people-mute = Mute
people-unmute = Unmute
people-free = Free up
people-free-chair = Free up chair { $n } for somebody
settings-pace = Pace
settings-pace-calm = calm
settings-pace-brisk = brisk
settings-pace-fast = fast
settings-pace-instant = at once
settings-sort = Sort your hand
settings-sort-colour = by colour
settings-sort-value = by value
settings-light = Colours
settings-light-system = like this device
settings-light-light = light
settings-light-dark = dark
settings-sound = Sound
settings-pick = I pick the cards I draw
settings-one-tap = Play a card with one tap
settings-only-card = My only possible card plays itself
pass-to = Pass the screen to { $name }.
pass-ready = I am { $name }

## The table in words

describe-button = The table in words
describe-round = { $game }, round { $round } of { $rounds }.
describe-turn = It is { $player }’s turn.
    .you = It is your turn.
describe-willi-sits = Willi sits before { $player }.
    .you = Willi sits before you.
describe-hand = You hold { $n ->
        [one] 1 card
       *[other] { $n } cards
    }: { $cards }.
describe-hand-of = { $player } holds { seat-cards }: { $cards }.
describe-no-hand = You hold no cards.
describe-own-points = You have { points }.
describe-seat = { $player }: { seat-cards }, { points }.
describe-seat-team = { $player }, team { $team }: { seat-cards }, { points }.
describe-seat-out = { $player } is out, { points }.
# $tricks: how many tricks; $total: what they are worth.
describe-seat-willi = { $player }: { seat-cards }, { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    } worth { $total }, { points }.
describe-played = { $card } from { $player }
    .you = { $card } from you
describe-trick = In the trick: { $cards }.
describe-no-trick = No card has been played to the trick.
describe-kind = { $card } × { $n }
describe-discards = On the discards: { $cards }.
describe-no-discards = Nothing has been discarded.

## My games

games-none = No games yet.
games-first = Play the first one
games-open = not started yet
games-playing = in progress
games-back = Back to the table
games-more = Older games
games-devices = Carry on with another device
games-devices-text = Open a link on your phone and carry on there as yourself. It works once, within ten minutes.
games-devices-get = Make a link
games-devices-link = Open this on the other device
games-devices-yours = Your devices
games-device-here = this device
games-device-unknown = Unknown device
games-device-made = yours since { $day }
games-device-seen = last used on { $day }
games-device-drop = Sign out
games-device-drop-it = Sign out { $device }
games-device-drop-sure = Yes, sign out
games-device-left = This device is signed out.
games-forget = Delete my data
games-forget-text = This deletes your name, your list of games, how you played and this device’s key. Bots take your chairs; records stay, without your name.
games-forget-do = Delete my data
games-forget-sure = Yes, delete it
games-forgotten = Your data is deleted.
claim-title = Carry on with this device
claim-text = { $name } made this link. If that is you, you play under your own name here too.
claim-do = Carry on as { $name }
claim-instead = You are { $me } here, and { $name } made this link. If that is somebody else, stay who you are: whoever makes a link sees your cards from then on. { $me }’s games stay behind, unless another device has them.
claim-stay = Stay { $me }
lost-title = There is nothing here
lost-text = Perhaps the link is old, or a letter of it is wrong.

## Replay

replay-title = Replay a game
replay-text = Open the record of a game, yours or somebody else’s. The file stays on this device.
replay-choose = Choose a file
replay-drop = or drop it here
replay-mine = Games you have played here are under
replay-which = Which game from { $file }?
replay-unfinished = unfinished
replay-more = Show more
replay-another = Another file
replay-again = From the beginning
# Why a file or a record cannot be shown.
replay-too-big = This file is too big to open here. It may have { $limit } MB at most.
replay-unreadable = This file cannot be read.
replay-empty = There is no game in this file.
replay-too-long = This is too long to be the record of one game.
replay-no-record = This is not the record of a game.
# $found: the version, as it stands there.
replay-version = This record has version { $found }, which this page does not know.
# $field: a name in the record, as it stands there.
replay-field = In the record, “{ $field }” is missing or wrong.
replay-event-field = In event { $event } of the record, “{ $field }” is missing or wrong.
replay-event-misfit = Event { $event } of the record does not fit what happened before it.
# $why: a whole sentence.
replay-on-line = { $why } That is line { $line } of the file.
# The buttons under the table.
replay-controls = The replay
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step on
replay-round-back = To the beginning of the round, or the round before
replay-round-forward = To the next round
replay-place = Place in the game
replay-place-text = { $n } of { $of }
replay-speed = Speed
replay-speed-times = { $speed }×
replay-to-round = Go to a round
replay-to-trick = Go to a trick
replay-to-turn = Go to a turn
replay-deal = The deal
replay-trick = Trick { $n }: { $player }
replay-turn = Turn { $n }: { $player }
replay-eyes = Point of view
replay-eyes-all = All hands
replay-eyes-seat = { $player }
replay-copy = Copy the link to this moment
replay-copied = The link is copied
replay-link = The link to this moment
# Before the first deal.
replay-begin = { $game } with { $players }.
replay-save = Save the record
