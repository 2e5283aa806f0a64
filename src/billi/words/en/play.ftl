### How somebody has played over time: in their own games, for themselves alone.

play-title = How you play
play-which = Which games
# $game: its name. $against: one of the messages below. $n: how many games.
play-group = { $game }: { $against } ({ $n })
play-against-random = random bots
play-against-easy = gentle bots
play-against-house = bots like family
play-against-sharp = bots out to win
play-against-master = masters
play-against-mixed = bots of several kinds
play-against-people = people

## What it comes to

play-early = Too early to say: that takes at least { $n } games.
play-ahead = You come out ahead, and not by luck.
play-behind = You come out behind, and luck is not to blame.
play-level = Too close to call: the difference could be chance.
# All of these: numbers with a sign, such as +0.40.
play-sum = { $n ->
        [one] One game, { $result } points: luck { $luck }, your own choices { $own }, the others’ choices { $others }.
       *[other] { $n } games, on average { $result } points: luck { $luck }, your own choices { $own }, the others’ choices { $others }.
    }
play-change-less = You give away less than you used to: { $since } a decision over the last { $n } games, { $before } before that.
play-change-more = You give away more than you used to: { $since } a decision over the last { $n } games, { $before } before that.
play-change-same = Whether that has changed cannot be told from chance: { $since } over the last { $n } games, { $before } before that.
play-waiting = { $n ->
        [one] One more game is being looked at…
       *[other] { $n } more games are being looked at…
    }

## The pictures. After a number come “points a game” and “points a decision”.

play-rest = With luck taken out
play-a-game = points a game
play-given = Given away
play-a-decision = points a decision
play-given-about = less is better
play-legend-result = result
play-legend-rest = with luck taken out
play-legend-given = each game
play-legend-running = over ten games

## The same as a table, and what it means

play-more = Game by game, and what it means
play-when = Played
play-result = Result
play-luck = Luck
play-without = Without luck
play-about-luck = A result is your points less the average of all who play, Willi himself aside. Luck is what the deal and the draws brought of it. What is left was played: by you and by the others. How a choice turned out where cards were hidden is still in it.
play-about-given = Each of your decisions is judged by what you could see at the time. What the best choice would have brought beyond yours, on average, is given away. The shaded band, and the number after ±, hold the average in 95 cases of 100.
play-about-counts = What counts is your latest 100 games, as far as you played one hand yourself from the first card to the last. Only you see this, and it goes when you delete your data.
