### The rulebook of both games, in our own words, and the page to choose what to learn.
### A rule is rule-<id>: its title in .title, then one to four short sentences. Below it may stand notes of it:
### -example, -ours (a ruling of ours, never the publisher’s), -house (a choice when opening a table) and -online.
### Cards are named by the messages of games.ftl, buttons by those of page.ftl.

## What to learn

learn-heading = Learn to play
learn-intro = Sit down and try, or read first: both ways lead to the table.
learn-misterbill = Get rid of your cards, and leave the bill to somebody else.
    .who = 3 to 8 players, three rounds
learn-willi = Low cards take tricks, everyone takes two, and one word changes everything.
    .who = 4 players, or 3 and Willi himself, eight rounds
learn-lesson = Learn { $game } by playing
learn-lesson-time = A small game with someone at your side: about { $n } minutes.
learn-rules = Read the rules of { $game }
learn-rules-time = The gist in one minute, all of it in about { $n } minutes.

## The page of a rulebook

rules-heading = The rules of { $game }
rules-quick = In one minute
rules-contents = On the menu
rules-about = All of this is told in our own words. Where the printed rules leave something open we had to decide, and a box says so: those rulings are ours, not the publisher’s. House rules are up to you when you open a table.
rules-link = Link to rule { $rule }
rules-here = The rule you were looking for
rules-lesson = Now try it: learn { $game } by playing
rules-other = The rules of { $game }
rules-print = Print
rules-note-example = For example
rules-note-ours = Our ruling
rules-note-house = House rule
rules-note-online = At an online table

## Mister Bill

rules-misterbill-intro = Dinner was lovely, and now nobody wants to pay. Discard your dishes in pairs, send the waiters round to stir things up, and hope that somebody takes { card-B } off your hands. It is quick, loud and a little wicked: the last team with cards pays the bill.
rules-misterbill-quick-1 = All the cards are dealt. Everyone discards their pairs.
rules-misterbill-quick-2 = On your turn, draw a card unseen from the player to your right. If it makes a pair, discard the pair.
rules-misterbill-quick-3 = Then you may play one waiter: swap a card, swap whole hands, have everyone give somebody a card, find out who has { card-B }, or pass cards round.
rules-misterbill-quick-4 = No cards left? You are out at once, and that is what you want.
rules-misterbill-quick-5 = When a whole team is out, each of its members takes the highest score card still there. The last team pays the bill and takes nothing.
rules-misterbill-quick-6 = Two rounds in teams, then one where everyone plays alone. The player with the most points wins.

rules-misterbill-cards = The cards
rule-MB1 = You play with 47 cards. Six dishes come four times each: { card-O.name }, { card-S.name }, { card-P.name }, { card-W.name }, { card-H.name } and { card-D.name }. So do the five waiters: { card-E }, { card-T }, { card-G }, { card-L } and { card-R }. { card-B } comes three times.
    .title = Dishes, waiters and { card-B }
rule-MB2 = Every card has a letter in its corners. The printed rules name just one, the L of the waiter { card-L }.
    .title = A letter on every card
rule-MB2-ours = All the others are our choice. The dishes have O, S, P, W, H and D; { card-E } has E, { card-T } T, { card-G } G, { card-R } R, and { card-B } has B. The letters are the same in every language.
rule-MB3 = Eight team cards, numbered 1 to 8, come in four colours.
    .title = Team cards
rule-MB3-ours = The printed rules do not say which numbers share a colour. Here 1 and 2 belong together ({ team-1 }), so do 3 and 4 ({ team-2 }), 5 and 6 ({ team-3 }), 7 and 8 ({ team-4 }). That fits all their examples.
rule-MB4 = Nineteen score cards wait for those who get out in time. Rounds 1 (blue cards) and 2 (green) have two 4s, two 2s and two 1s each. Round 3 (red) has 8, 6, 5, 4, 3, 2 and 1, once each.
    .title = Score cards

rules-misterbill-setup = Before a round
rule-MB5 = Rounds 1 and 2 are played in teams. Take as many team cards as there are players, from 1 upwards, shuffle them and give one to each, face up: same colour, same team. If you are an odd number, one of you plays alone. Round 2 draws new teams.
    .title = Two rounds in teams
rule-MB5-ours = Who plays alone follows from our colours (MB3): the player with the highest card.
rule-MB6 = In round 3 nobody gets a team card: everyone plays alone.
    .title = One round alone
rule-MB7 = Chance picks the first dealer. For each new round the deal moves one place to the left.
    .title = Who deals
rule-MB8 = The dealer hands out all 47 cards one at a time, clockwise, beginning on the left. Some people may end up with one card more than others.
    .title = Every card is dealt
rule-MB8-online = billi deals. Chance settles the whole game before the first card, and after the last one anybody can check it.
rule-MB9 = Everyone discards their pairs of identical cards, face up. Only pairs: of three alike one stays in your hand, of four none. Discards are out of the round.
    .title = The first pairs
rule-MB9-online = billi finds your pairs and discards them for you, now and later on.
rule-MB10 = In rounds 1 and 2 the player with team card 1 starts. In round 3 it is the player with the fewest points.
    .title = Who starts
rule-MB10-ours = If several are tied, the first of them clockwise from the dealer’s left starts. If the starter is out already, the next player still in starts instead.
rule-MB11 = You may be dealt nothing but pairs. Then you are out at once, before the first turn.
    .title = Out before the start
rule-MB11-ours = The first pairs are discarded one player after the other, clockwise from the starter. So a round may even be over before anyone has had a turn.

rules-misterbill-turn = Your turn
rule-MB12 = Draw one card, unseen and at random, from the nearest player to your right who is still in. Only the two of you know which it is. If it was their last, they are out at once, before your turn goes on.
    .title = First, draw a card
rule-MB12-online = You tap one of your neighbour’s cards. Which card comes was settled by chance before the deal, so whichever you tap brings the same one. After the game anybody can check it.
rule-MB13 = Discard every pair you now hold. If that leaves you without cards, you are out and your turn is over.
    .title = Second, discard pairs
rule-MB14 = Now you may play one waiter, and only one. Or none. Put the waiter on the discards and do what it says.
    .title = Third, one waiter if you like
rule-MB14-ours = Nobody is to learn who holds a waiter, so playing none and having none look alike. If you still have cards you are asked, with a waiter in hand or not, and the table hears “plays no waiter” either way.
rule-MB14-online = Without a waiter, “{ answer-pass }” is your only answer. The table gives it for you, as fast or as slow as you usually are, so that the time tells the others nothing either.
rule-MB15 = Two of the same waiter are a pair like any other. Discard them, and nothing else happens.
    .title = A pair of waiters does nothing

rules-misterbill-waiters = The five waiters
rule-MB16 = There are five waiters, and each stirs up the table in its own way. It works once, as soon as it lies on the discards.
    .title = What waiters do
rule-MB16-ours = You always name another player who is still in. A waiter works on the cards people hold once it has left your hand, to the letter. That matters when it was your last card: only the English sheet says that you are out then; here the waiter does its work first.
rule-MB16-online = { card-G } and { card-R } ask everyone at once. You may change your mind until the last one has chosen; then all the cards move together.
rule-MB16E = Give a card of your choice to another player, and get one back. Only the German sheet says how, and we follow it: you draw theirs blind, before they pick up yours.
    .title = { card-E }: a card for a card
rule-MB16E-ours = If { card-E } was your last card, it does nothing.
rule-MB16E-house = { option-misterbill-exchange-chosen } They choose before they see yours.
rule-MB16T = Swap your whole hand with another player.
    .title = { card-T }: hand for hand
rule-MB16T-ours = If { card-T } was your last card, you still get the other hand, and its owner is left with no cards.
rule-MB16G = Name another player. Everyone else still in, you included, gives them one card of their own choice.
    .title = { card-G }: everybody gives
rule-MB16G-ours = Everyone chooses in secret and at the same time. If { card-G } was your last card, you have nothing to give.
rule-MB16L = Everyone who holds { card-B } shows him to the whole table and takes him back.
    .title = { card-L }: who has { card-B }?
rule-MB16L-ours = { card-L } works as your last card too.
rule-MB16R = Say left or right. Everyone passes one card of their own choice to the nearest player still in on that side, all at the same moment.
    .title = { card-R }: everybody passes
rule-MB16R-ours = Everyone chooses in secret and at the same time. If { card-R } was your last card, you have nothing to pass, but you still receive.

rules-misterbill-out = Getting out
rule-MB17 = A player whom a waiter leaves without a single card is out first; two alike not yet discarded still count as cards. Then pairs are discarded in turn, clockwise from the player whose turn it is, and anyone left without cards is out at that moment. So the order can decide who gets the better score card.
    .title = Pairs after a waiter
rule-MB17-example = Round 3; clockwise sit Ann, Bea, Cal and Dan. Ann plays { card-G } on Bea, and Cal and Dan give away their last cards. Cal is out and takes the 8, then Dan takes the 6. Only now does Bea discard, and all she has leaves in pairs. She is out too, but only the 5 is left for her, and Ann pays the bill.
rule-MB17-ours = If a waiter leaves several without cards, they too go out clockwise from the player whose turn it is. The printed rules give this order only for discarding.
rule-MB18 = The moment you have no cards you are out, whoever’s turn it is. You stay out until the round ends.
    .title = No cards, no worries

rules-misterbill-talk = Talking
rule-MB19 = Teammates may talk things over at any time, but aloud, for all to hear. What they may not do is agree on which cards to pass.
    .title = Table talk
rule-MB19-ours = You may play a waiter on your own teammate. Only the English sheet says otherwise; the other three just forbid agreeing on cards.
rule-MB19-online = All talk is in the table’s chat, where everyone reads it. If you share your hand by a link, nobody who sits in the same game gets to see it.

rules-misterbill-scoring = Points
rule-MB20 = When the last member of a team goes out, each member takes the highest score card still there. A player alone in a team round takes one, and the other of that value leaves the game. In round 3 everyone takes for themselves.
    .title = Out means points
rule-MB20-example = Round 1 with five players: Ann and Eve are a team, Cal and Dan another, Bea is alone. Eve is out, and Ann has nothing left but { card-B }. Bea draws him: Ann is out, and she and Eve take a 4 each. Bea discards her two Mister Bills and plays { card-L }, her last card; Dan has to show his Mister Bill. Bea is out and takes a 2; the other 2 leaves the game. Only Cal and Dan are left: the round is over, they score nothing, and the 1s leave the game.
rule-MB21 = The round ends the moment only one team is still in. That team pays the bill: no points. Score cards left over leave the game.
    .title = The last team pays
rule-MB22 = The player with the most points after round 3 wins. If players tie, round 3 decides.
    .title = Who wins
rule-MB22-ours = If they are still tied, they share the win. That can only happen after a round that stalled (MB23).
rule-MB23 = Cards can go round and round with nobody able to discard and nobody willing to play a waiter. The printed rules set no end to it.
    .title = When nothing moves any more
rule-MB23-ours = If 20 turns per player still in go by without a single discard, the round ends. Teams still in score nothing.

## Willi

rules-willi-intro = The lowest card takes the trick, and everyone takes exactly two: the art is in which two. Fill them to the brim or leave them nearly empty, because the middle pays badly. All is quiet and cunning until somebody calls “Willi!” and walks off with the trick you were counting on.
rules-willi-quick-1 = Nine cards each, and everyone secretly puts one in the box. That leaves eight tricks.
rules-willi-quick-2 = Follow the colour led, or play the same number in another colour. Without that colour, play what you like.
rules-willi-quick-3 = The lowest card takes the trick; of equal ones, the first.
rules-willi-quick-4 = You have played to this trick and want it whatever happens? Call “Willi!” before the next card.
rules-willi-quick-5 = Everyone takes exactly two tricks. Take one, and you may swap a card with it and lead the next.
rules-willi-quick-6 = Add up the cards in your two tricks. The highest total earns 3, the lowest 2, the second 1, the third nothing.
rules-willi-quick-7 = After eight rounds the player with the most points wins. Only three of you? Willi himself takes the fourth chair.

rules-willi-cards = Cards and deal
rule-W1 = There are 36 cards: 1 to 9 in four colours. There are score cards of 3, 2 and 1, eight of each. One more card is Willi himself, for when you are three.
    .title = The cards
rule-W1-ours = The colours are red, yellow, green and blue.
rule-W2 = All the cards are dealt, nine each. Then everyone puts one of theirs back in the box, which leaves eight cards for eight tricks.
    .title = Nine cards, and one for the box
rule-W2-ours = The cards go into the box face down and all at once. They are out of the round, and they stay secret until the game is over.
rule-W2-online = Everyone chooses at once, and you may change your mind until the last one has chosen. billi deals; chance has settled it before the first card, and after the game anybody can check it.

rules-willi-start = Who starts
rule-W3 = If somebody is called Willi, they start the first round. Otherwise chance picks somebody. With three players names do not matter, for Willi himself is there (W16).
    .title = Is anyone called Willi?
rule-W3-ours = Capitals and spaces around the name do not matter. If several are called Willi, one of them starts, at random.
rule-W4 = Each round the deal moves one place to the left. In eight rounds everyone deals twice.
    .title = Everyone gets a turn
rule-W4-ours = The printed rules only say who starts the first round. Here the starter always sits to the dealer’s left, so everyone starts twice as well.

rules-willi-tricks = Tricks
rule-W5 = The leader may play any card. The others, clockwise, play a card of the colour led, or the same number in another colour. Only without a card of that colour may you play anything.
    .title = Same colour or same number
rule-W5-example = The red 5 is led. If you hold reds and the yellow 5, you may play any red or the yellow 5, and nothing else. If you hold no red, you may play anything.
rule-W6 = The lowest number takes the trick, whatever its colour. If it is there more than once, the first one played counts.
    .title = Low takes it
rule-W6-example = The red 3 is led, then come the blue 3, the red 7 and the red 9. The two 3s are lowest, and the red one was first: it takes the trick.

rules-willi-call = “Willi!”
rule-W7 = Call “Willi!” and you take the trick, whatever the cards. You must have played to this trick already, and you must call before the next card. The last player of a trick may not call, and after the last card nobody may.
    .title = One word and it is yours
rule-W8 = After the first, second and third card, the player who has just played may call. If they do not want to, the earlier players of the trick may, even if they declined before. There is one call per trick, and after it the rest still follow as usual.
    .title = Who may call first
rule-W8-ours = The printed rules do not say which of two earlier players comes first. Here it is the one who played first; reviews of the game say the same.
rule-W8-online = billi asks in this order, one after the other, after each of the first three cards. Say “{ answer-waive }”, and you are left in peace until the next trick; you cannot take it back. Where only one player is short of two tricks, the trick is theirs anyway, and nobody is asked.

rules-willi-two = Two tricks each
rule-W9 = Everyone takes exactly two tricks per round. With two of your own you play on, but you may not call and your card does not count: the lowest card among those with fewer than two takes the trick.
    .title = Two, no more and no fewer
rule-W9-example = The red 6 is led, then come the red 1, the red 4 and the red 8. The player of the 1 has two tricks already, so the 4 takes it.
rule-W10 = Take the trick and you lead the next. First you may swap one card from your hand for any card of the trick; both are shown to all. After the eighth trick nobody has a card left to swap.
    .title = Swap, then lead
rule-W10-house = { option-willi-exchange-same_colour } That is how reviews of the German edition describe it.
rule-W10-ours = When swaps stay within one colour, you are asked even if no card fits. Otherwise everyone would learn which colours you lack.

rules-willi-scoring = Points
rule-W11 = Add up the numbers on the cards in your two tricks, as they lie after all the swapping.
    .title = Your total
rule-W12 = The highest total takes a 3, the second a 1, the third nothing and the lowest a 2. So go high or go low.
    .title = High or low, not in between
rule-W13 = Players tied for a place take nothing, and they use up the places they share.
    .title = Tied totals
rule-W13-example = Totals of 40, 40, 39 and 34: the two 40s share first and second place and take nothing. 39 is third and takes nothing either. 34 is lowest and takes a 2.
rule-W13-ours = The printed example names the wrong score card as the one nobody takes. We play it as told here.
rule-W14 = After eight rounds, the player with the most points wins.
    .title = Who wins
rule-W14-ours = Players who tie share the win. The printed rules say nothing about that.

rules-willi-three = Three players, and Willi
rule-W15 = If you are three, Willi is the fourth. He gets nine cards as a face-down pile, puts none in the box and turns up the top one whenever it is his turn. He follows nothing, never calls and never swaps, and one card is left over.
    .title = Willi sits down
rule-W15-ours = His pile is turned up in the order in which it was dealt.
rule-W16 = Willi leads the first trick of every round. He deals in turn like everyone else.
    .title = Willi starts, and moves
rule-W16-ours = The printed rules do not say where Willi sits, and if he stays put, the chair decides the game: among good players, the one right after him wins most often, the one right before him hardly ever. So each round he moves past the player on his left, and you take turns to play right after him. The deal goes round in the order of the first round, beginning on Willi’s right. That he starts every round is the printed text taken literally.
rule-W16-house = { option-willi-willi_starts-in_turn } That way everyone, Willi too, starts twice: the printed rules can be read that way. Another choice: { option-willi-willi_sits-stays }
rule-W17 = Willi takes tricks like anyone else and then leads by turning up a card. If the three of you have taken the first six tricks, the last two are his.
    .title = Willi’s tricks
rule-W18 = When totals are counted, Willi adds 12 to his.
    .title = Willi’s twelve
rule-W18-ours = The printed rules leave open what his total earns him. Here he takes score cards like anyone else, and he can win the game.

## Tips

rules-tips = A few tips
rules-misterbill-tip-1 = Save your waiters. A waiter kept for later may rescue you when { card-B } turns up.
rules-misterbill-tip-2 = There are three of { card-B }, so one is always left over. If he is yours, pass him on with { card-E }, { card-T }, { card-G } or { card-R }.
rules-misterbill-tip-3 = Watch how many cards the others hold. A player with one card is nearly out: { card-G } holds them up, and { card-T } makes that small hand yours.
rules-willi-tip-1 = Choose early between high and low. Second place earns a single point, third place nothing.
rules-willi-tip-2 = Put your only card of a colour in the box. When that colour is led, you may play anything.
rules-willi-tip-3 = Swap with a plan. High cards belong in your tricks when you aim high; when you aim low, take them out and lead them later.

## The pictures

# Who sits at the tables of the pictures, and of the examples; what stands above a picture; then, by rule, what is seen.
# Below a picture everybody reads it: eyes that see the picture, and those that do not.
picture-name-1 = Ann
picture-name-2 = Bea
picture-name-3 = Cal
picture-name-4 = Dan
picture-before = Before
picture-after = After
picture-first = After the first card
picture-second = After the second
picture-third = After the third
picture-MB3 = 1 and 2 have a red circle, 3 and 4 a green triangle, 5 and 6 a yellow square, 7 and 8 a purple diamond.
picture-MB4 = Six blue cards for round 1, six green ones for round 2, seven red ones for round 3.
picture-MB16E = Ann plays { card-E } with Bea. She gives her { card-B } and draws one of Bea’s cards blind: sushi.
picture-MB16T = Ann plays { card-T } with Bea. Her four cards, { card-B } among them, go to Bea, and she gets Bea’s only pizza.
picture-MB16G = Ann plays { card-G } on Bea. Ann gives her { card-B }, Cal gives her sushi: Bea had one card and now has three.
picture-MB16L = Ann plays { card-L }. Bea has { card-B }: she shows him to everyone and takes him back.
picture-MB16R = Ann plays { card-R } to the left. { card-B } goes from Ann to Bea, a pizza from Bea to Cal, a dessert from Cal to Ann.
picture-MB17 = Everyone gives Bea a card. Cal and Dan have none left: Cal is first and takes the 8, Dan is second and takes the 6. Only then do Bea’s three pairs go, and she takes the 5. Ann is left with { card-B }.
picture-W8 = Ann leads, then Bea and Cal play. The numbers say who is asked first, second and third after each card. Dan plays last and is not asked.
picture-W10 = You have taken the trick with the green 1. You take the 1 back and put in your red 9: the trick now counts 30 instead of 22, and the 1 can win you another.
picture-W15 = Ann leads the red 5, Bea plays the red 7 and Cal the red 6. Willi turns up the green 2. He need not follow, his card is the lowest, and the trick is his.
