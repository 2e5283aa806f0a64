### A first game, with somebody at your side: what the page says at each step of the two lessons (src/billi/lessons).
### A step is lesson-<game>-<step>: its title, what happens and why, and in .do what to do where there is something to do.
### Cards are named by the messages of games.ftl, buttons and the players by those of page.ftl.

## Around a lesson

lesson-coach = What to do now
lesson-progress = Step { $number } of { $steps }
lesson-go-on = Go on
lesson-again = Start again
lesson-leave = Leave
lesson-play = Play for real
lesson-rules = Read the rules
lesson-not-now = That comes later. First do what the note says.
lesson-stuck = This game cannot go on from here. Start again.

## Mister Bill

lesson-misterbill-deal = All 47 cards are dealt. Get rid of yours: once you have none left you are out, and that is a good thing. You and { bot-name-2 }, opposite, are a team.
    .title = Welcome to the trattoria
lesson-misterbill-pairs = Two identical cards are a pair, and a pair leaves your hand at once: your two desserts are gone already. You keep some dishes, and five waiters to help you.
    .title = Pairs leave
lesson-misterbill-draw = You begin. A turn starts with a card drawn unseen from your right: from { bot-name-3 }. You draw by tapping one of those cards.
    .title = Draw a card
lesson-misterbill-look = The omelette met its twin, and both are gone. Now you may play one waiter. With { card-L }, everyone who has { card-B } must show him.
    .title = A pair, and a waiter
    .do = Play { card-L }.
lesson-misterbill-exchange = { bot-name-3 } had { card-B }, and now you have drawn him. There are only three of him, so one is always left over. With { card-E } you give somebody a card and draw one of theirs, blind.
    .title = Caught
    .do = Play { card-E } with { bot-name-1 }, on your left.
lesson-misterbill-give = You choose what you give. Chance chooses what comes back.
    .title = With kind regards
    .do = Give { card-B } away.
lesson-misterbill-pass = A hamburger came back and made a pair with yours. It is your turn again. You do not have to play a waiter: save them for later. Players who have none say the same, so nobody learns what you hold.
    .title = Or no waiter at all
    .do = Choose “{ answer-pass }”.
lesson-misterbill-round = With { card-R } everyone passes a card to their neighbour at the same moment. You say which way.
    .title = Once around
    .do = Play { card-R }, to the left.
lesson-misterbill-hand-on = Everyone chooses in secret, then all the cards move. You have seen enough for today.
    .title = All at once
    .do = Pass { card-L } on.
lesson-misterbill-gather = { bot-name-3 } has only one card left. With { card-G } you name a player, and everyone else gives them a card.
    .title = Not so fast
    .do = Play { card-G } on { bot-name-3 }.
lesson-misterbill-gift = You give one too. It is { bot-name-2 }’s last card: all the better.
    .title = A present
    .do = Give the sushi.
lesson-misterbill-mate = { bot-name-2 } has no cards left and is out. Your team scores as soon as you are out too.
    .title = Halfway there
lesson-misterbill-trade = Anybody can play { card-G }: { bot-name-1 } did, and the cards came to you. But now { bot-name-1 } has only one, and { card-T } swaps whole hands.
    .title = Your big moment
    .do = Play { card-T } with { bot-name-1 }.
lesson-misterbill-last = You have one card, and { bot-name-1 } is about to draw it. Without cards you are out at once, even when it is not your turn.
    .title = The last card
lesson-misterbill-bill = Your team is out first: 4 points each. { bot-name-1 } and { bot-name-3 } still have cards, so they pay the bill and take nothing.
    .title = The bill, please
lesson-misterbill-bye = A game has two rounds in teams and one where everyone plays alone. The player with the most points wins. Enjoy your meal.
    .title = You know how to play

## Willi

lesson-willi-deal = The cards go from 1 to 9 in four colours. Everyone has nine of them.
    .title = Welcome to the back room
lesson-willi-goal = Everyone wins exactly two tricks and adds up the cards in them. The highest total earns 3 points, the second 1, the third nothing, the lowest 2.
    .title = Very high or very low
lesson-willi-box = First everyone secretly puts one card away. Eight are left, for eight tricks. The yellow 1 is your only yellow, and it can be handy to have none.
    .title = Into the box
    .do = Put the yellow 1 in the box.
lesson-willi-lead = You lead the first trick, with any card you like.
    .title = The first card
    .do = Play the green 8.
lesson-willi-decline = Once you have played, you may call “Willi!” before the next card, and the trick is yours whatever happens. You are asked after each card but the last; this trick is not worth it.
    .title = One word
    .do = Choose “{ answer-no-call }”.
lesson-willi-lowest = This time everyone played green. The lowest card takes the trick: the 4 from { bot-name-1 }.
    .title = The lowest card wins
lesson-willi-follow = { bot-name-1 } has swapped a card and leads the green 2. You have green, so you play green, or another 2, as { bot-name-2 } did. { bot-name-3 } had no green and could play anything.
    .title = Follow the colour
    .do = Play the green 9.
lesson-willi-anything = Of two equal cards, the first one won. Now yellow is led, and { bot-name-2 } has called: this trick is gone, whatever is played. You have no yellow, so you may play any card.
    .title = None of that colour
    .do = Play the red 7.
lesson-willi-value = Green is led, and you have green. But you may also play the number that was led, in another colour.
    .title = The same number
    .do = Play the blue 6.
lesson-willi-call = 6, 9 and 6 make 21 already, and you are aiming high. But the other 6 was there first, so yours does not win by itself. One word does it.
    .title = Your turn to call
    .do = Call “Willi!”
lesson-willi-swap = The trick is yours, and you may swap one of its cards for one from your hand. The 1 will win you another trick, and a 9 in this one counts for you.
    .title = A good swap
    .do = Tap the green 1 in the trick and your red 9, then choose “{ answer-swap }”.
lesson-willi-one = Take a trick, and you lead the next one. Nothing is lower than a 1.
    .title = You lead
    .do = Play the green 1.
lesson-willi-keep = That is your second trick. You may swap again, but you need not.
    .title = No swap this time
    .do = Choose “{ answer-keep }”.
lesson-willi-two = You have your two tricks. You play on, but you cannot call any more, and your cards win nothing.
    .title = Two are enough
    .do = Play the green 3.
lesson-willi-rest = Three 3s, and yours was first. But you and { bot-name-1 } have two tricks already, so the 3 from { bot-name-3 } wins. The last two tricks play themselves.
    .title = With two, you no longer count
lesson-willi-totals = Your cards add up to 51, the most: 3 points. { bot-name-1 } has 48 and gets 1, { bot-name-3 } has 36 and gets nothing. { bot-name-2 } has the least, 30, and gets 2. Players with equal totals get nothing.
    .title = What it earns
lesson-willi-bye = A game has eight rounds, and the player with the most points wins. The rest is nerve.
    .title = You know how to play
