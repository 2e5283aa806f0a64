### Hints: what to choose, what it is likely to bring, and a reason.

hint-waiting = Trying things out…
hint-later = No hint just now: too many are asking. Try again in a moment.
hint-about = Points gained on the others by the end of the round, on average, if everyone plays well
# $points and $error: numbers such as 0.8, which is good to within so much.
hint-gains = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-loses = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-even = about 0
hint-behind = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } less
hint-level = about the same

## Reasons, counted over ways the cards may lie. $times: in how many of them it is so.

hint-willi-can-go-lower = In { $times } of { $of } hands that fit, { $name } can play lower.
hint-willi-cannot-go-lower = In { $times } of { $of } hands that fit, { $name } cannot play lower.
hint-willi-somebody-lower = In { $times } of { $of } hands that fit, somebody after you can play lower.
hint-willi-nobody-lower = In { $times } of { $of } hands that fit, nobody after you can play lower.
hint-willi-pays = { $times ->
        [0] In none of { $of } hands that fit does the round bring you 2 or 3 points.
       *[other] In { $times } of { $of } hands that fit, the round brings you 2 or 3 points.
    }
hint-willi-scores = { $times ->
        [0] In none of { $of } hands that fit does the round bring you points.
       *[other] In { $times } of { $of } hands that fit, the round brings you points.
    }
hint-misterbill-holds = In { $times } of { $of } hands that fit, { $name } holds this card too.
hint-misterbill-lacks = In { $times } of { $of } hands that fit, { $name } does not hold this card.
hint-misterbill-bill = In { $times } of { $of } hands that fit, { $name } holds Mister Bill.
hint-misterbill-no-bill = In { $times } of { $of } hands that fit, { $name } does not hold Mister Bill.
hint-misterbill-twin = In { $times } of { $of } hands that fit, { $name } holds a card you hold too.
hint-misterbill-no-twin = In { $times } of { $of } hands that fit, { $name } holds no card you hold too.
hint-misterbill-scores = { $times ->
        [0] In none of { $of } hands that fit does the round still bring you points.
       *[other] In { $times } of { $of } hands that fit, the round still brings you points.
    }
