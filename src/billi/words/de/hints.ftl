### Hints: what to choose, what it is likely to bring, and a reason.

hint-waiting = Wird durchprobiert …
hint-later = Gerade kein Tipp: Zu viele fragen auf einmal. Versuch es gleich noch einmal.
hint-about = Punkte, die du bis zum Ende der Runde im Schnitt auf die anderen gutmachst, wenn alle gut spielen
# $points and $error: numbers such as 0.8, which is good to within so much.
hint-gains = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-loses = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-even = etwa 0
hint-behind = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } weniger
hint-level = etwa gleich gut

## Reasons, counted over ways the cards may lie. $times: in how many of them it is so.

hint-willi-can-go-lower = In { $times } von { $of } möglichen Verteilungen kann { $name } niedriger spielen.
hint-willi-cannot-go-lower = In { $times } von { $of } möglichen Verteilungen kann { $name } nicht niedriger spielen.
hint-willi-somebody-lower = In { $times } von { $of } möglichen Verteilungen kann nach dir noch jemand niedriger spielen.
hint-willi-nobody-lower = In { $times } von { $of } möglichen Verteilungen kann nach dir niemand niedriger spielen.
hint-willi-pays = { $times ->
        [0] In keiner von { $of } möglichen Verteilungen bringt dir die Runde 2 oder 3 Punkte.
       *[other] In { $times } von { $of } möglichen Verteilungen bringt dir die Runde 2 oder 3 Punkte.
    }
hint-willi-scores = { $times ->
        [0] In keiner von { $of } möglichen Verteilungen bringt dir die Runde Punkte.
       *[other] In { $times } von { $of } möglichen Verteilungen bringt dir die Runde Punkte.
    }
hint-misterbill-holds = In { $times } von { $of } möglichen Verteilungen hat { $name } diese Karte auch.
hint-misterbill-lacks = In { $times } von { $of } möglichen Verteilungen hat { $name } diese Karte nicht.
hint-misterbill-bill = In { $times } von { $of } möglichen Verteilungen hat { $name } Mister Bill.
hint-misterbill-no-bill = In { $times } von { $of } möglichen Verteilungen hat { $name } Mister Bill nicht.
hint-misterbill-twin = In { $times } von { $of } möglichen Verteilungen hat { $name } eine Karte, die du auch hast.
hint-misterbill-no-twin = In { $times } von { $of } möglichen Verteilungen hat { $name } keine Karte, die du auch hast.
hint-misterbill-scores = { $times ->
        [0] In keiner von { $of } möglichen Verteilungen bringt dir die Runde noch Punkte.
       *[other] In { $times } von { $of } möglichen Verteilungen bringt dir die Runde noch Punkte.
    }
