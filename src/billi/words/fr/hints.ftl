### Hints: what to choose, what it is likely to bring, and a reason.

hint-waiting = On essaie…
hint-later = Pas de conseil pour l’instant : trop de monde en demande. Réessaie dans un moment.
hint-about = Points gagnés en moyenne sur les autres d’ici la fin de la manche, si tout le monde joue bien
# $points and $error: numbers such as 0.8, which is good to within so much.
hint-gains = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-loses = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-even = environ 0
hint-behind = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } de moins
hint-level = à peu près pareil

## Reasons, counted over ways the cards may lie. $times: in how many of them it is so.

hint-willi-can-go-lower = Dans { $times } cas sur { $of }, { $name } peut jouer plus bas.
hint-willi-cannot-go-lower = Dans { $times } cas sur { $of }, { $name } ne peut pas jouer plus bas.
hint-willi-somebody-lower = Dans { $times } cas sur { $of }, quelqu’un peut jouer plus bas après toi.
hint-willi-nobody-lower = Dans { $times } cas sur { $of }, personne ne peut jouer plus bas après toi.
hint-willi-pays = { $times ->
        [0] Dans aucun des { $of } cas, la manche ne te rapporte 2 ou 3 points.
       *[other] Dans { $times } cas sur { $of }, la manche te rapporte 2 ou 3 points.
    }
hint-willi-scores = { $times ->
        [0] Dans aucun des { $of } cas, la manche ne te rapporte de points.
       *[other] Dans { $times } cas sur { $of }, la manche te rapporte des points.
    }
hint-misterbill-holds = Dans { $times } cas sur { $of }, { $name } a aussi cette carte.
hint-misterbill-lacks = Dans { $times } cas sur { $of }, { $name } n’a pas cette carte.
hint-misterbill-bill = Dans { $times } cas sur { $of }, { $name } a Mister Bill.
hint-misterbill-no-bill = Dans { $times } cas sur { $of }, { $name } n’a pas Mister Bill.
hint-misterbill-twin = Dans { $times } cas sur { $of }, { $name } a une carte que tu as aussi.
hint-misterbill-no-twin = Dans { $times } cas sur { $of }, { $name } n’a aucune carte que tu as aussi.
hint-misterbill-scores = { $times ->
        [0] Dans aucun des { $of } cas, la manche ne te rapporte plus de points.
       *[other] Dans { $times } cas sur { $of }, la manche te rapporte encore des points.
    }
