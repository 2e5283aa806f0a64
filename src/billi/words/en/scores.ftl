### The score pad, for people who play with the real cards. An evening is one whole game.

## The book of evenings

scores-heading = Score pad
scores-lead = For evenings with the real cards. It works without a network.
scores-new = New evening
scores-evenings = Your evenings
scores-none = None yet. Start one, and you will find it here.
scores-all = All evenings
scores-round-of = Round { $round } of { $rounds }
# $points: what each of them has.
scores-leads = { $n ->
        [one] { $players } leads with { points }.
       *[other] { $players } are tied for the lead with { points } each.
    }
scores-nobody-leads = Nobody has a point yet.
scores-remove = Remove
scores-remove-evening = Remove { $game }, { $date }
scores-removed = The evening is removed.
scores-undo = Undo
scores-bin = { $n ->
        [one] 1 removed evening
       *[other] { $n } removed evenings
    }
scores-bin-lead = You can bring them back for 30 days.
scores-bring-back = Bring back
scores-forget = Delete for good
scores-missing = This evening is not here
scores-missing-why = Evenings stay in the browser they were written in. Perhaps this one was written in another, or deleted.

## Setting the table

scores-who = Who is playing?
scores-who-order = In the order you sit, clockwise. A name can stay empty.
# Whoever has no name. $number: the seat, counted from 1.
scores-player = Seat { $number }
scores-move-up = Move { $player } one seat up
scores-willi-himself = Willi himself
scores-same-name = Two of you have the same name. One more letter tells you apart.
scores-known = You have played with
scores-willi-starts = When does Willi start?
scores-willi-sits = Where does Willi sit?
scores-first-dealer = Who deals first?
scores-by-lot = Let chance decide
scores-dealer-follows = { $starter } starts, so { $dealer } deals the first round.
scores-begin = Begin

## An evening

scores-rounds = Rounds
scores-round = Round { $round }
scores-round-done = Round { $round }, done
scores-result = Result
# Labels over a name: who deals, who starts.
scores-deals = Deals
scores-starts = Starts
scores-starts-later = not known yet
scores-next = On to round { $round }
scores-see-result = See who won
scores-table = The score
scores-name = Name
scores-sum = Total
scores-changes = Names and first dealer

## A round of Mister Bill

# $n: how many play.
scores-teams-ask = Team cards 1 to { $n }, one for everyone. Same colour, same team.
scores-draw = Draw the teams
scores-draw-again = Draw again
scores-by-hand = Enter our cards
scores-cards-swap = Choose everyone’s team card; the player who had it gets the other one. If other numbers share a colour in your box, go by who plays with whom; the player with the 1 starts.
scores-these-teams = These are the teams
scores-other-teams = Change the teams
# A team card, beside a name.
scores-card = card { $card }
scores-card-choice = { $card } · { $team }
scores-team-told = { $team }: { $players }.
scores-tap-teams = Tap each team when its last player goes out.
scores-tap-players = Everyone plays alone. Tap players as they go out.
# $n: how many are in the team; $points: what each of them takes.
scores-takes = { $n ->
        [one] takes { points }
       *[other] take { points } each
    }
scores-pays = { $n ->
        [one] pays the bill
       *[other] pay the bill
    }
scores-nothing = { $n ->
        [one] gets nothing
       *[other] get nothing
    }
scores-back-in = { $n ->
        [one] { $players } is back in.
       *[other] { $players } are back in.
    }
scores-stalled = Nobody has discarded for ages: stop the round here.
scores-goes-on = The round goes on.

## A round of Willi

scores-totals-ask = Everyone adds up the cards of their two tricks.
scores-totals-willi = Count Willi’s cards as they lie: the pad adds his 12.
scores-plus-twelve = + 12
scores-has-total = { $total }
# $counted: what Willi’s cards say, without his 12.
scores-has-total-willi = { $counted } + 12 = { $total }
scores-write = Write it down
scores-correct = Correct this round
scores-leave = Leave as it was
scores-total-missing = { $n ->
    [one] A total is still missing.
   *[other] { $n } totals are still missing.
}
scores-odd-total = { $player }: eight cards come to between { $least } and { $most }. Count again?
scores-odd-sum = Together that is { $sum }, but it should be between { $least } and { $most }. Count again?

## The end of an evening

scores-again = Same people again
scores-again-how = Everyone moves one seat on.
scores-copy = Copy as text
scores-copied = Copied.
scores-copy-by-hand = Copy it from here
scores-text-heading = { $game }, { $date }
# $rounds: the points of each round with plus signs between; $points: their sum.
scores-text-line = { $player }: { $rounds } = { $points }

## What is kept

scores-trouble-unstored = This browser will not store what you write: it may be full, or in private mode. Your evening lasts only while this tab is open.
scores-trouble-newer = A newer version of this page has written your evenings. Reload to go on.
scores-trouble-broken = Part of the book could not be read. It is set aside, and nothing is deleted.
scores-reload = Reload
scores-try-again = Try again
scores-save-aside = Save it as a file
scores-drop-aside = Delete it

scores-file-title = A copy to keep
scores-kept = Your evenings are in this browser and nowhere else, and it has promised to keep them.
scores-kept-perhaps = Your evenings are in this browser and nowhere else, and it may clear them by itself: Safari does after a week without a visit.
scores-file-lead = A file keeps them safe, and takes them to another device.
scores-file-save = Save as a file
scores-file-add = Add from a file
# $n: how many evenings are new, or further on.
scores-file-added = { $n ->
        [0] Nothing in this file is new.
        [one] 1 evening is added.
       *[other] { $n } evenings are added.
    }
scores-file-part = Part of this file could not be read and was left out.
scores-file-wrong = This is not a file of the score pad, so nothing was added.
scores-file-newer = A newer version of this page has written this file: reload, then add it again.
