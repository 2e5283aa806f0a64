## The review of a finished game

review-of = { $game }: what made the result
# $player: a name.
review-whose = Review for { $player }
review-choose = Whose review
review-player = Player
review-result = Result
review-deal = The deal
review-draws = The draws
review-own = Own choices
review-others = The others’ choices
review-result-about = A result is somebody’s points less the average of the table. It is the deal, the draws, their own choices and everyone else’s, added up exactly.
review-chair = In the deal is what the chair is worth, { $points }: where Willi plays, not all are alike.
review-line = What everyone could expect
review-line-about = At every moment: the result each seat could expect. Step along with the arrow keys, or drag.
# $step and $steps: numbers, as in “12 of 300”.
review-step = { $step } of { $steps }
review-back = One step back
review-forward = One step forward
review-moments = The moments that mattered
review-luckiest = Luckiest
review-unluckiest = Unluckiest
review-dearest = Dearest choice
review-nothing = Nothing stood out.
review-decisions = Decisions
review-decisions-about = Judged only by what { $player } could see at the time. “Nothing clearly better” means: if another choice was better, then by so little that it may be chance.
review-round = Round { $round }
review-made = Chosen
review-best = Better
review-gave = Given away
review-between = { $low } to { $high }
review-equal = Nothing clearly better
review-equals = { $n ->
        [one] 1 decision where nothing was clearly better
       *[other] { $n } decisions where nothing was clearly better
    }
review-gave-all = Given away in all: { $points }.
review-no-decisions = No decision to make.
review-table = The line as a table
review-moment = Moment
review-how = How this was worked out
review-how-line = A network that sees all cards says what a position is worth. Before a draw, that is the average over every card that could come. Where luck decides more than once before anybody has a choice, it is drawn { $samples } times, always alike. Rounds to come are worth nothing to anybody, except where Willi plays: there it is what the chairs are worth over { $deals } deals.
review-how-decisions = Where somebody chose otherwise than a trained player would, the choices are tried out in up to { $hands } hands that fit all they had seen. The interval holds in 95 cases of 100.
review-seated = Everyone takes a seat.
review-dealt = The cards of round { $round } are dealt.
# A card that comes back in a blind Exchange.
review-blind = { $player } draws { $card } from { $from } ({ card-E }).
# $choice: one of the messages below.
review-chose = { $player }: { $choice }

# What somebody chooses, after their name and a colon, or in a list.
choice-play = play { $card }
choice-box = put { $card } in the box
choice-call = call “Willi!”
choice-no-call = do not call
choice-take = take { $card } from the trick
choice-give = give up { $card }
choice-keep = keep the cards
choice-pass = play no waiter
choice-give-to = give { $card } to { $target }
choice-waiter-E = play { card-E } with { $target }
choice-waiter-T = play { card-T } with { $target }
choice-waiter-G = play { card-G }: everyone gives to { $target }
choice-waiter-L = play { card-L }
choice-waiter-R = play { card-R } { $direction ->
        [left] to the left
       *[right] to the right
    }
