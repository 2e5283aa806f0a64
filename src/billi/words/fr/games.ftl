### Tout ce que billi dit en français. Les quatre langues ont les mêmes messages avec les mêmes arguments.
### Amical et court, au présent, en tutoyant. Pas de point d’exclamation, sauf pour Willi.
### Devant : ; ! ? » et après « se trouve une espace insécable (U+00A0). Jamais « de » ni « que » devant un nom de
### personne : il faudrait parfois élider.

## Les jeux et les cartes

game-misterbill = Mister Bill
game-willi = Willi

# Une carte : son titre, puis son nom dans une liste, un exemplaire pioché ou donné, et des paires ($n : combien, 1 ou 2).
# La lettre de l’identifiant est celle de la carte, dans toutes les langues.
card-O = Omelette
    .name = omelette
    .one = une omelette
    .pairs = { $n ->
        [one] une paire d’omelettes
       *[other] deux paires d’omelettes
    }
card-S = Sushi
    .name = sushi
    .one = un sushi
    .pairs = { $n ->
        [one] une paire de sushis
       *[other] deux paires de sushis
    }
card-P = Pizza
    .name = pizza
    .one = une pizza
    .pairs = { $n ->
        [one] une paire de pizzas
       *[other] deux paires de pizzas
    }
card-W = Würst
    .name = würst
    .one = une würst
    .pairs = { $n ->
        [one] une paire de würsts
       *[other] deux paires de würsts
    }
card-H = Hamburger
    .name = hamburger
    .one = un hamburger
    .pairs = { $n ->
        [one] une paire de hamburgers
       *[other] deux paires de hamburgers
    }
card-D = Dessert
    .name = dessert
    .one = un dessert
    .pairs = { $n ->
        [one] une paire de desserts
       *[other] deux paires de desserts
    }
card-E = Échange
    .name = Échange
    .one = un Échange
    .pairs = { $n ->
        [one] une paire d’Échanges
       *[other] deux paires d’Échanges
    }
card-T = Troc
    .name = Troc
    .one = un Troc
    .pairs = { $n ->
        [one] une paire de Trocs
       *[other] deux paires de Trocs
    }
card-G = Générosité
    .name = Générosité
    .one = une Générosité
    .pairs = { $n ->
        [one] une paire de Générosités
       *[other] deux paires de Générosités
    }
card-L = Loupe
    .name = Loupe
    .one = une Loupe
    .pairs = { $n ->
        [one] une paire de Loupes
       *[other] deux paires de Loupes
    }
card-R = Ronde
    .name = Ronde
    .one = une Ronde
    .pairs = { $n ->
        [one] une paire de Rondes
       *[other] deux paires de Rondes
    }
card-B = Mister Bill
    .name = Mister Bill
    .one = Mister Bill
    .pairs = { $n ->
        [one] une paire de Mister Bill
       *[other] deux paires de Mister Bill
    }

# Une couleur de Willi, puis une de ses cartes dans une liste et dans une phrase ($value : de 1 à 9).
colour-R = Rouge
    .card = { $value } rouge
    .the = le { $value } rouge
colour-Y = Jaune
    .card = { $value } jaune
    .the = le { $value } jaune
colour-G = Vert
    .card = { $value } vert
    .the = le { $value } vert
colour-B = Bleu
    .card = { $value } bleu
    .the = le { $value } bleu

# Les équipes de Mister Bill, selon la couleur de leurs cartes.
team-1 = Tomate
team-2 = Basilic
team-3 = Safran
team-4 = Prune

## Les personnes et les listes

# Quelqu’un sans nom. $seat : compté à partir de 0, comme dans les enregistrements.
name-seat = Place { $seat }
# Le quatrième joueur d’une partie de Willi à trois.
name-willi = Willi
# $first : tout sauf le dernier, avec des virgules ; $last : le dernier.
list-and = { $first } et { $last }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Les règles de la maison, dites sous le titre d’une partie

option-misterbill-exchange-blind = { card-E } : la carte rendue est tirée à l’aveugle.
option-misterbill-exchange-chosen = { card-E } : l’autre choisit la carte à rendre.
option-willi-exchange-any = Après un pli, on échange n’importe quelle carte contre n’importe quelle autre.
option-willi-exchange-same_colour = Après un pli, on n’échange que dans la même couleur.
option-willi-willi_starts-always = Willi entame le premier pli de chaque manche.
option-willi-willi_starts-in_turn = Willi commence les manches 1 et 5 ; les autres joueurs, le reste, à tour de rôle.
option-willi-willi_sits-moves = À chaque manche, Willi se décale d’une place vers la gauche.
option-willi-willi_sits-stays = Willi garde sa place.

## Le récit : les deux jeux

log-heading = { $game } avec { $players }
log-round = Manche { $round } : { $dealer } distribue, { $first } commence.
log-round-same = Manche { $round } : { $player } distribue et commence.
log-deal = Les cartes sont distribuées :
log-hand = { $player } : { $cards }
log-score = { $player } ({ $points })
log-game-end = Score final : { $scores }.
# $n : combien ont gagné ; $points : ce que chaque personne gagnante a.
log-win = { $n ->
        [one] { $players } gagne avec { points }.
       *[other] { $players } gagnent ensemble avec { points } par tête.
    }
log-unfinished = La partie s’arrête ici, inachevée.

## Le récit : Mister Bill

# $n : combien sont dans l’équipe.
log-team = { $shape } { $team } : { $players }{ $n ->
        [one] , en solo
       *[other] {""}
    }
log-team-card = { $player } (carte { $card })
log-solo = Chacun pour soi.
# $pairs : un .pairs d’une carte ; $cards : une liste de noms, $n : combien de paires cela fait.
log-pairs = { $player } défausse { $pairs }.
log-pairs-several = { $player } défausse { $n ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
       *[other] { $n }
    } paires : { $cards }.
log-pair-twice = { $card } (deux fois)
log-out = { $player } n’a plus de cartes et sort de la manche.
log-award = { $n ->
        [one] { $players } prend { points }.
       *[other] { $players } prennent { points } par tête.
    }
log-draw = { $player } pioche { $card } chez { $from }.
log-pass = { $player } ne joue pas de serveur.
log-waiter-E = { $player } joue { card-E } avec { $target }.
log-waiter-T = { $player } joue { card-T } avec { $target }.
log-waiter-G = { $player } joue { card-G } : tout le monde donne une carte à { $target }.
log-waiter-L = { $player } joue { card-L }.
log-waiter-R = { $player } joue { card-R } : tout le monde passe une carte { $direction ->
        [left] à gauche
       *[right] à droite
    }.
log-move = { $from } donne { $card } à { $to }.
log-trade = { $player } et { $target } échangent leurs mains.
# $n : combien montrent Mister Bill ; si c’est 0, $players est vide.
log-show = { $n ->
        [0] Personne n’a Mister Bill.
        [one] { $players } montre Mister Bill.
       *[other] { $players } montrent Mister Bill.
    }
log-stall = Personne ne défausse depuis trop longtemps : la manche s’arrête, et les équipes encore en jeu ne marquent rien.
log-bill = { $n ->
        [one] { $players } paie l’addition.
       *[other] { $players } paient l’addition.
    }
log-round-end = Fin de la manche { $round } : { $scores }.
# $players ont autant de points que qui gagne.
log-tie-break = { $n ->
        [one] { $players } a autant de points, mais moins dans la dernière manche.
       *[other] { $players } ont autant de points, mais moins dans la dernière manche.
    }

## Le récit : Willi

log-willi-sits = Willi s’assied juste avant { $player }.
log-box = { $player } met { $card } dans la boîte.
log-lead = { $player } entame avec { $card }.
log-play = { $player } joue { $card }.
# Willi lui-même, de sa pile.
log-turn = { $player } retourne { $card }.
log-call = { $player } annonce « Willi ! »
log-trick = { $player } remporte le pli.
log-swap = { $player } échange { $given } contre { $taken } du pli.
log-count = Fin de la manche { $round } :
# $points : la carte de score, 0 s’il n’y en a pas.
log-total = { $player } totalise { $total } et { $points ->
        [0] ne prend rien
       *[other] prend un { $points }
    }.

## Ce qui se dit en un geste

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice = Bien joué !
phrase-oops = Oups !
phrase-thinking = Je réfléchis …
phrase-your-turn = À toi !
phrase-thanks = Merci !
phrase-well-played = Belle partie !
phrase-again = On en refait une ?
