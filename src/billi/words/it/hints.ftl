### Hints: what to choose, what it is likely to bring, and a reason.

hint-waiting = Proviamo…
hint-later = Per ora nessun consiglio: lo chiedono in troppi. Riprova tra un attimo.
hint-about = Punti guadagnati in media sugli altri entro la fine della manche, se tutti giocano bene
# $points and $error: numbers such as 0.8, which is good to within so much.
hint-gains = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-loses = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-even = circa 0
hint-behind = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } in meno
hint-level = più o meno uguale

## Reasons, counted over ways the cards may lie. $times: in how many of them it is so.

hint-willi-can-go-lower = In { $times } casi su { $of }, { $name } può giocare più basso.
hint-willi-cannot-go-lower = In { $times } casi su { $of }, { $name } non può giocare più basso.
hint-willi-somebody-lower = In { $times } casi su { $of }, qualcuno dopo di te può giocare più basso.
hint-willi-nobody-lower = In { $times } casi su { $of }, nessuno dopo di te può giocare più basso.
hint-willi-pays = { $times ->
        [0] In nessuno dei { $of } casi, la manche ti porta 2 o 3 punti.
        [one] In 1 caso su { $of }, la manche ti porta 2 o 3 punti.
       *[other] In { $times } casi su { $of }, la manche ti porta 2 o 3 punti.
    }
hint-willi-scores = { $times ->
        [0] In nessuno dei { $of } casi, la manche ti porta punti.
        [one] In 1 caso su { $of }, la manche ti porta punti.
       *[other] In { $times } casi su { $of }, la manche ti porta punti.
    }
hint-misterbill-holds = In { $times } casi su { $of }, anche { $name } ha questa carta.
hint-misterbill-lacks = In { $times } casi su { $of }, { $name } non ha questa carta.
hint-misterbill-bill = In { $times } casi su { $of }, { $name } ha Mister Bill.
hint-misterbill-no-bill = In { $times } casi su { $of }, { $name } non ha Mister Bill.
hint-misterbill-twin = In { $times } casi su { $of }, { $name } ha una carta che hai anche tu.
hint-misterbill-no-twin = In { $times } casi su { $of }, { $name } non ha nessuna carta che hai anche tu.
hint-misterbill-scores = { $times ->
        [0] In nessuno dei { $of } casi, la manche ti porta ancora punti.
        [one] In 1 caso su { $of }, la manche ti porta ancora punti.
       *[other] In { $times } casi su { $of }, la manche ti porta ancora punti.
    }
