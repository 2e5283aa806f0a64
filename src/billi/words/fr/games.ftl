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
    .letter = R
    .card = { $value } rouge
    .the = le { $value } rouge
colour-Y = Jaune
    .letter = J
    .card = { $value } jaune
    .the = le { $value } jaune
colour-G = Vert
    .letter = V
    .card = { $value } vert
    .the = le { $value } vert
colour-B = Bleu
    .letter = B
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
# Le nom des bots, selon le numéro de leur chaise : d’abord la maison, puis qui joue en douceur, pour gagner et en maître.
# À chaque numéro son initiale, pour qu’on les distingue à une même table ; les mêmes dans toutes les langues.
bot-name-0 = Rosa
bot-name-1 = Max
bot-name-2 = Paula
bot-name-3 = Toni
bot-name-4 = Nina
bot-name-5 = Bruno
bot-name-6 = Vera
bot-name-7 = Leo
bot-name-easy-0 = Romy
bot-name-easy-1 = Maya
bot-name-easy-2 = Pepe
bot-name-easy-3 = Toto
bot-name-easy-4 = Nico
bot-name-easy-5 = Betty
bot-name-easy-6 = Vivi
bot-name-easy-7 = Lulu
bot-name-sharp-0 = Roxane
bot-name-sharp-1 = Marco
bot-name-sharp-2 = Petra
bot-name-sharp-3 = Tristan
bot-name-sharp-4 = Nadia
bot-name-sharp-5 = Boris
bot-name-sharp-6 = Vanessa
bot-name-sharp-7 = Lucas
bot-name-master-0 = Regina
bot-name-master-1 = Magnus
bot-name-master-2 = Portia
bot-name-master-3 = Titania
bot-name-master-4 = Nestor
bot-name-master-5 = Beatrix
bot-name-master-6 = Vincent
bot-name-master-7 = Leopold
# Ce qu’on lit à côté du nom d’un bot.
seat-bot = bot, comme en famille
seat-bot-easy = bot, joue en douceur
seat-bot-sharp = bot, joue pour gagner
seat-bot-master = bot, joue en maître
# Un bot, là où on dit qui joue.
log-bot = { $name } ({ $sign })
# La personne qui lit : en tête d’une liste, puis dans une phrase. Ce qu’elle fait elle-même se dit par le .you d’un message ci-dessous.
name-you = Toi
    .inside = toi
# $first : tout sauf le dernier, avec des virgules ; $last : le dernier.
list-and = { $first } et { $last }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pairs = { $n ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
       *[other] { $n }
    } paires

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
    .dealer = Manche { $round } : tu distribues, { $first } commence.
    .first = Manche { $round } : { $dealer } distribue, tu commences.
log-round-same = Manche { $round } : { $player } distribue et commence.
    .you = Manche { $round } : tu distribues et tu commences.
log-deal = Les cartes sont distribuées :
log-hand = { $player } : { $cards }
log-score = { $player } ({ $points })
log-game-end = Score final : { $scores }.
# $n : combien ont gagné ; $points : ce que chaque personne gagnante a.
log-win = { $n ->
        [one] { $players } gagne avec { points }.
       *[other] { $players } gagnent ensemble avec { points } par tête.
    }
    .you = { $n ->
        [one] Tu gagnes avec { points }.
       *[other] { $players }, vous gagnez ensemble avec { points } par tête.
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
    .you = Tu défausses { $pairs }.
log-pairs-several = { $player } défausse { pairs } : { $cards }.
    .you = Tu défausses { pairs } : { $cards }.
log-pair-twice = { $card } (deux fois)
log-out = { $player } n’a plus de cartes et sort de la manche.
    .you = Tu n’as plus de cartes et tu sors de la manche.
log-award = { $n ->
        [one] { $players } prend { points }.
       *[other] { $players } prennent { points } par tête.
    }
    .you = { $n ->
        [one] Tu prends { points }.
       *[other] { $players }, vous prenez { points } par tête.
    }
log-draw = { $player } pioche { $card } chez { $from }.
    .you = Tu pioches { $card } chez { $from }.
    .from = { $player } pioche { $card } chez toi.
log-draw-unseen = { $player } pioche une carte chez { $from }.
log-pass = { $player } ne joue pas de serveur.
    .you = Tu ne joues pas de serveur.
log-waiter-E = { $player } joue l’{ card-E } avec { $target }.
    .you = Tu joues l’{ card-E } avec { $target }.
    .target = { $player } joue l’{ card-E } avec toi.
log-waiter-T = { $player } joue le { card-T } avec { $target }.
    .you = Tu joues le { card-T } avec { $target }.
    .target = { $player } joue le { card-T } avec toi.
log-waiter-G = { $player } joue la { card-G } : tout le monde donne une carte à { $target }.
    .you = Tu joues la { card-G } : tout le monde donne une carte à { $target }.
    .target = { $player } joue la { card-G } : tout le monde te donne une carte.
log-waiter-L = { $player } joue la { card-L }.
    .you = Tu joues la { card-L }.
log-waiter-R = { $player } joue la { card-R } : tout le monde passe une carte { $direction ->
        [left] à gauche
       *[right] à droite
    }.
    .you = Tu joues la { card-R } : tout le monde passe une carte { $direction ->
        [left] à gauche
       *[right] à droite
    }.
log-move = { $from } donne { $card } à { $to }.
    .from = Tu donnes { $card } à { $to }.
    .to = { $from } te donne { $card }.
log-move-unseen = { $from } donne une carte à { $to }.
log-trade = { $player } et { $target } échangent leurs mains.
    .you = { $other } et toi échangez vos mains.
# $n : combien montrent Mister Bill ; si c’est 0, $players est vide.
log-show = { $n ->
        [0] Personne n’a Mister Bill.
        [one] { $players } montre Mister Bill.
       *[other] { $players } montrent Mister Bill.
    }
    .you = { $n ->
        [one] Tu montres Mister Bill.
       *[other] { $players }, vous montrez Mister Bill.
    }
log-stall = Personne ne défausse depuis trop longtemps : la manche s’arrête, et les équipes encore en jeu ne marquent rien.
log-bill = { $n ->
        [one] { $players } paie l’addition.
       *[other] { $players } paient l’addition.
    }
    .you = { $n ->
        [one] Tu paies l’addition.
       *[other] { $players }, vous payez l’addition.
    }
log-round-end = Fin de la manche { $round } : { $scores }.
# $players ont autant de points que qui gagne.
log-tie-break = { $n ->
        [one] { $players } a autant de points, mais moins dans la dernière manche.
       *[other] { $players } ont autant de points, mais moins dans la dernière manche.
    }
    .you = { $n ->
        [one] Tu as autant de points, mais moins dans la dernière manche.
       *[other] { $players }, vous avez autant de points, mais moins dans la dernière manche.
    }

## Le récit : Willi

log-willi-sits = Willi s’assied juste avant { $player }.
    .you = Willi s’assied juste avant toi.
log-box = { $player } met { $card } dans la boîte.
    .you = Tu mets { $card } dans la boîte.
log-box-unseen = { $player } met une carte dans la boîte.
log-lead = { $player } entame avec { $card }.
    .you = Tu entames avec { $card }.
log-play = { $player } joue { $card }.
    .you = Tu joues { $card }.
# Willi lui-même, de sa pile.
log-turn = { $player } retourne { $card }.
log-call = { $player } annonce « Willi ! »
    .you = Tu annonces « Willi ! »
log-trick = { $player } remporte le pli.
    .you = Tu remportes le pli.
log-swap = { $player } échange { $given } contre { $taken } du pli.
    .you = Tu échanges { $given } contre { $taken } du pli.
log-count = Fin de la manche { $round } :
# $points : la carte de score, 0 s’il n’y en a pas.
log-total = { $player } totalise { $total } et { $points ->
        [0] ne prend rien
       *[other] prend un { $points }
    }.
    .you = Tu totalises { $total } et { $points ->
        [0] ne prends rien
       *[other] prends un { $points }
    }.

## Ce qui se dit en un geste

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice = Bien joué !
phrase-oops = Oups !
phrase-thinking = Je réfléchis…
phrase-your-turn = À toi !
phrase-thanks = Merci !
phrase-well-played = Belle partie !
phrase-again = On en refait une ?
# Said by the table, for whoever asks for a hint in company.
phrase-hint = J’ai demandé conseil.
