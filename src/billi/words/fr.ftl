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
option-willi-willi_starts-in_turn = Willi commence la première manche, puis chacun son tour, vers la gauche.

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
log-stall = Personne ne défausse depuis trop longtemps : la manche s’arrête, et qui est encore en jeu ne marque rien.
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

## La vérification des enregistrements

# Où cela ne va pas ; d’autres messages reçoivent ceci comme $where. On compte à partir de 1.
where-record = enregistrement { $record }
where-event = enregistrement { $record }, événement { $event }

verify-ok = { $file } : tout va bien, { $records ->
        [one] { $records } partie respecte
       *[other] { $records } parties respectent
    } les règles.
# Dit après verify-ok. $n : combien de parties n’ont pas de fin.
verify-unfinished = { $n ->
        [one] { $n } partie n’est pas terminée.
       *[other] { $n } parties ne sont pas terminées.
    }
# Dit sur sa propre ligne après verify-ok. $n : pour combien de parties tout le hasard a été recalculé à partir du secret.
verify-proven = { $n ->
        [one] Le hasard de { $n } partie est prouvé
       *[other] Le hasard de { $n } parties est prouvé
    } : toutes les donnes et tous les tirages découlent du secret.
verify-empty = { $file } ne contient aucun enregistrement.
verify-failure = { $where } ({ $rule }) – attendu : { $expected } ; trouvé : { $found }
verify-illegal = { $where } ({ $rule }) : { $why } Trouvé : { $found }
verify-names = { $where } : « names » devrait donner un nom par personne, { $expected } en tout, mais en donne { $found }.
verify-no-end = { $where } : « { $field } » est là, mais les événements s’arrêtent avant la fin de la partie.
# La preuve du hasard. L’empreinte est l’engagement, le SHA-256 du secret.
verify-proof-version = { $where } : la preuve du hasard est en version { $found } ; ce billi lit la version { $expected }.
verify-digits = { $where } : « { $field } » devrait avoir { $limit } chiffres hexadécimaux, de 0 à 9 et de a à f.
verify-words = { $where } : « fair.words » devrait donner un texte par personne, { $expected } en tout, mais en donne { $found }.
verify-words-wrong = { $where } : { $why }
verify-commitment = { $where } : le secret ne correspond pas à l’empreinte montrée avant la donne, « fair.commitment ».
verify-luck-dealer = { $where } : la place qui distribue en premier ne découle pas du secret – attendu : { $expected } ; trouvé : { $found }
verify-luck-teams = { $where } : les cartes d’équipe ne découlent pas du secret – attendu : { $expected } ; trouvé : { $found }
verify-luck-deal = { $where } : la donne ne découle pas du secret – attendu : { $expected } ; trouvé : { $found }
verify-luck-draw = { $where } : la carte piochée ne découle pas du secret – attendu : { $expected } ; trouvé : { $found }
# Ce qui peut être attendu ou trouvé.
verify-what-event = l’événement « { $event } »
verify-what-field = « { $field } » = { $value }
verify-what-one-of = une valeur parmi { $values }
verify-what-end = la fin de la partie
verify-what-nothing = plus rien
verify-what-hands = des mains de { $sizes } cartes

file-not-found = { $file } : ce fichier n’existe pas.
file-unreadable = { $file } est illisible : { $reason }
file-not-utf8 = { $where } : ce n’est pas du texte UTF-8.
file-not-json = { $where } : ce n’est pas du JSON.
file-truncated = { $where } : la ligne est coupée ; il manque la fin du fichier.
file-too-deep = { $where } : plus de { $limit } niveaux imbriqués.
file-line-too-long = { $where } : la ligne dépasse { $limit } octets.
file-bom = { $where } : la ligne commence par une marque d’ordre des octets (BOM). Enregistre le fichier en UTF-8 sans elle.
file-blank-line = { $where } : la ligne est vide.
file-bad-character = { $where } : un texte contient un caractère qui ne peut pas être affiché, { $found }.
file-number-too-big = { $where } : un nombre est trop grand.
file-field-twice = { $where } : « { $field } » est là deux fois.
file-wrong-version = { $where } : format en version { $found } ; ce billi lit la version { $expected }.
file-unknown-game = { $where } : le jeu « { $found } » n’existe pas. Au choix : { $games }.
file-unknown-event = { $where } : { $game } n’a pas d’événement « { $found } ».
file-unknown-card = { $where } : { $game } n’a pas de carte « { $found } ».
file-unknown-option = { $where } : { $game } n’a pas d’option « { $option } ».
file-option-value = { $where } : l’option « { $option } » ne peut pas valoir « { $found } ». Au choix : { $values }.
# $expected et $found : un des messages type-.
file-wrong-type = { $where } : « { $field } » devrait être { $expected }, mais c’est { $found }.
file-missing-field = { $where } : « { $field } » manque.

type-whole = un nombre entier
type-decimal = un nombre à virgule
type-text = un texte
type-list = une liste
type-object = un objet
type-boolean = un booléen
type-null = vide (null)

## Ce qui ne va pas

# Les places se comptent à partir de 0, les cartes s’écrivent comme dans les enregistrements.
game-unknown = Le jeu « { $name } » n’existe pas. Au choix : { $known }.
game-players = { $name } se joue de { $fewest } à { $most }, pas à { $players }.
option-unknown = L’option « { $option } » n’existe pas. Au choix : { $known }.
option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Au choix : { $known }.
bot-unknown = Le bot « { $name } » n’existe pas. Au choix : { $known }.
start-deck-or-seed = Donne un paquet, ou bien une graine ou un autre hasard, mais pas les deux.
start-dealer = Il n’y a pas de place { $dealer } pour distribuer ; les { $seats } places se comptent à partir de 0.
start-names = Il y a { $players } personnes à table, mais { $names } noms.
start-dealer-willi = Willi commence la première manche : c’est la place 2 qui la distribue, pas la place { $dealer }.
view-seat = Personne ne regarde de la place { $seat } ; les places des { $players } personnes se comptent à partir de 0.
action-unreadable = « { $text } » n’est pas une action. Écris par exemple « play R5 », « give O » ou « pass ».
card-unknown = La carte « { $card } » n’existe pas.
record-no-beginning = Cette partie a été posée en cours de route et n’a pas d’enregistrement. Commence à la première donne.
fair-secret = Un secret fait { $limit } octets, pas { $length }.
fair-words-long = Les mots de la place { $seat } font { $length } caractères ; { $limit } au plus.
fair-words-character = Les mots de la place { $seat } contiennent un caractère qui ne peut pas être affiché, { $found }.

deal-not-now = Ce n’est pas le moment de distribuer.
deck-card-extra = Le paquet contient « { $card } » une fois de trop.
deck-card-missing = Il manque une carte au paquet : { $card }.
team-cards-wrong = Donne à chaque place une des cartes d’équipe 1 à { $players }.
team-cards-none = La dernière manche se joue sans cartes d’équipe.
team-cards-not-here = Il n’y a de cartes d’équipe qu’à Mister Bill.
draw-not-there = Impossible de piocher { $card } ici ; les cartes sont : { $cards }.

why-over = La partie est finie.
why-luck = Personne ne choisit maintenant : c’est le moment de distribuer ou de piocher.
why-not-asked = La place { $seat } n’a rien à choisir maintenant ; c’est à ces places-ci : { $asked }.
why-other = La place { $seat } ne peut pas choisir « { $action } » maintenant. Au choix : { $choices }.
why-not-held = La place { $seat } n’a pas { $card } en main.
why-target = La place { $seat } doit désigner une autre place encore en jeu. Au choix : { $choices }.
# $colour : la lettre de la couleur demandée ; $value : la valeur demandée.
why-follow = La place { $seat } ne peut pas jouer { $card } : elle a du { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    } et doit jouer cette couleur ou un { $value }.
why-no-call = La place { $seat } ne peut pas appeler maintenant : il faut avoir déjà joué dans ce pli, et appeler avant la carte suivante.
why-no-call-called = Plus personne ne peut appeler : la place { $caller } l’a déjà fait dans ce pli.
why-no-call-two-tricks = La place { $seat } ne peut pas appeler : elle a déjà deux plis.
why-not-in-trick = { $card } n’est pas dans le pli qui vient d’être remporté.
why-same-colour = Impossible d’échanger { $card } ici : les deux cartes doivent être de la même couleur.

position-no-hands = Il faut « hands » à une position : une liste, un texte par personne.
position-unknown-field = Une position n’a pas de champ « { $field } ». Au choix : { $known }.
position-one-a-seat = « { $field } » demande une liste de { $seats }, un élément par place.
position-phase = Cette phase n’existe pas. Au choix : { $phases }.
position-seat-or-round = Cette place ou cette manche n’existe pas : les { $seats } places se comptent à partir de 0, les manches à partir de 1.
position-pair-in-hand = La place { $seat } ne peut pas avoir { $card } deux fois : les paires sont défaussées aussitôt.
position-count = Toutes les mains ensemble ne peuvent pas contenir { $card } ce nombre de fois : { $held }.
position-still-in = La place { $seat } doit être encore en jeu si elle a des cartes, et sortie si elle n’en a pas.
position-turn-out = Ce ne peut pas être le tour de la place { $seat }, qui est sortie.
position-one-team = Il ne reste qu’une équipe en jeu, donc la manche est finie.
position-no-waiter = La place { $seat } n’a pas de serveur à jouer.
position-effect = Aucun serveur ne peut être en cours ainsi. Vérifie waiter, target, direction et gifts.
position-tricks = « won » ne peut pas être { $won } : personne ne remporte plus de deux plis, et le huitième finit la manche.
position-willi-asked = Willi ne choisit rien : il retourne sa carte suivante.
position-call = Personne ne peut avoir à appeler ainsi. Vérifie trick, asked et caller.
position-exchange = Personne ne peut échanger une carte ainsi. Vérifie trick, won, winner et taken.
position-card-twice = { $card } ne peut pas être à deux endroits.
position-hand-size = Cartes en main à la place { $seat } : { $held } au lieu de { $expected }.
position-pile = Cartes dans la pile de Willi : il en faut { $expected }.

bulk-number = « { $name } » demande un nombre entier d’au moins 1, pas « { $number } ».
batch-actions = Donne une action par partie, { $n } en tout : des nombres entiers des règles, ou un nombre négatif pour choisir au hasard.
batch-illegal = La partie { $game } ne permet pas l’action { $action } maintenant.
device-unknown = L’appareil « { $device } » n’existe pas. Au choix : { $known }.
device-no-cuda = Pour le GPU, il faut installer billi avec « cuda » : { $reason }
device-no-gpu = Aucun GPU utilisable par CUDA n’est là.

## Le stockage

store-unknown = Il n’y a pas de base de données du type « { $found } ». Au choix : { $known }.
store-address = Cette adresse de base de données est illisible. Écris-la comme { $examples } ; dans un mot de passe, les signes comme @ ou / se codent en pourcentage.
store-unwritable = Impossible d’écrire la base de données { $file } : { $reason }
store-not-ours = { $file } n’est pas une base de données de billi. Indique un autre fichier.
store-newer = La base de données est en version { $found } ; ce billi connaît les versions jusqu’à { $known }. Prends un billi plus récent.
# $where : l’ordinateur et le nom de la base de données.
store-unusable = Impossible d’utiliser la base de données { $where } : { $reason }
# Peut être un $reason.
store-no-answer = pas de réponse en { $seconds } secondes
store-unavailable = La base de données ne fonctionne pas en ce moment : { $reason }
store-broken = Plus rien n’est écrit dans { $file } : { $reason }. Vérifie le disque, puis relance billi.
store-closed = La base de données est fermée.
news-address = Cette adresse de Redis est illisible. Écris-la comme { $examples } ; dans un mot de passe, les signes comme @ ou / se codent en pourcentage.

## Le service

serve-table-set = La table est mise : { $address } (Ctrl+C la débarrasse)
serve-ready = billi sert à l’adresse { $address } (Ctrl+C l’arrête)
serve-stopped = billi s’est arrêté.
serve-busy = Le port { $port } est pris par un autre programme. Choisis-en un autre avec --port.
serve-not-here = { $host } n’est pas une adresse de cet ordinateur. Prends-en une qui l’est, ou 0.0.0.0 pour toutes.
serve-no-such-host = L’adresse « { $host } » n’existe pas. Prends-en une de cet ordinateur, ou 0.0.0.0 pour toutes.
serve-privileged = Seul un administrateur peut ouvrir le port { $port }. Choisis-en un à partir de 1024 avec --port.
serve-unbound = Impossible d’ouvrir le port { $port } à { $host } : { $reason }
serve-public-url = L’adresse publique s’écrit comme { $example }, pas « { $found } ».
serve-memory-workers = Plusieurs processus ne peuvent pas partager une base de données en mémoire. Indique un fichier ou une base PostgreSQL, ou prends un seul processus.
# $n : toujours au moins 2.
serve-sqlite-workers = { $n } processus se partagent un fichier SQLite. Ça marche, mais PostgreSQL leur convient mieux.
serve-without-redis = billi continue sans Redis, car { $where } est inutilisable : { $reason }

## La ligne de commande

cli-billi = une table pour deux jeux de cartes, Mister Bill et Willi. Seul, billi met la table et l’ouvre dans ton navigateur.

cli-usage = Utilisation
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options
cli-metavar-command = COMMANDE
cli-metavar-game = JEU
cli-metavar-file = FICHIER
cli-metavar-option = CLÉ=VALEUR

# $help : une des explications ci-dessous ; $value : ce qui vaut sans l’option.
cli-default = { $help } (par défaut : { $value })
cli-help = afficher cette aide
cli-version = afficher la version
cli-no-browser = ne pas ouvrir le navigateur ; comme BILLI_NO_BROWSER=1
cli-serve = servir des tables à d’autres par le réseau
cli-serve-host = l’adresse où écouter ; 0.0.0.0 laisse entrer tout le réseau
cli-serve-port = le port où écouter ; 0 en prend un qui est libre
cli-serve-database = où les tables sont gardées ; sinon dans un fichier de ton dossier de données
cli-serve-redis = par où plusieurs serveurs apprennent aussitôt les coups des autres ; sinon ils interrogent la base de données
cli-serve-workers = combien de processus se partagent le travail
cli-serve-public-url = où l’on trouve le serveur, s’il y a quelque chose devant, comme un proxy
cli-serve-log = ce que montre stderr, des lignes pour les gens ou du JSON pour les machines
cli-serve-environment = Chaque option peut aussi venir de l’environnement, comme --port de BILLI_PORT. C’est là que va une adresse avec mot de passe, qu’une liste de processus montrerait.
cli-simulate = faire jouer beaucoup de parties à des bots et en faire le bilan
cli-simulate-game = le jeu : misterbill ou willi
cli-simulate-players = combien sont à table
cli-simulate-games = combien de parties jouer
cli-simulate-seed = la graine du hasard : le même nombre donne les mêmes parties ; sinon une nouvelle
cli-simulate-bots = qui joue, random ou house : un bot pour toutes les places, ou un par place, séparés par des virgules
cli-simulate-option = une règle de la maison, par exemple exchange=chosen ; peut se répéter
cli-simulate-records = écrire les parties dans ce fichier, une par ligne
cli-simulate-workers = combien de processus se partagent le travail ; sinon un par cœur
cli-verify = vérifier que des parties enregistrées respectent les règles
cli-verify-file = un fichier d’enregistrements, un par ligne
cli-replay = raconter des parties enregistrées, événement par événement
cli-replay-file = un fichier d’enregistrements, un par ligne
cli-replay-record = ne raconter que cet enregistrement ; le premier est 1
cli-bench = mesurer la vitesse sur cette machine
cli-bench-engine = mesurer à quelle vitesse les règles tournent
cli-bench-server = mesure combien de coups par seconde le serveur conserve
cli-bench-tables = tables de quatre personnes
cli-bench-rate = coups par seconde, toutes tables réunies
cli-bench-seconds = durée de la mesure
cli-bench-database = mesure sur cette base de données plutôt que sur un fichier SQLite à part ; peut être répété
cli-json = écrire le résultat en JSON
cli-lang = la langue : en, fr, de ou it ; sinon celle de ton système

cli-progress = { $done ->
        [one] { $done } partie
       *[other] { $done } parties
    } sur { $games }
# $progress : le message ci-dessus ; $time : heures, minutes et secondes, comme 1:02:03 ou 02:03.
cli-progress-speed = { $progress } · { NUMBER($rate, minimumSignificantDigits: 1, maximumSignificantDigits: 3) } par seconde · encore { $time }
cli-interrupted = Interrompu.

# $seed : à passer comme texte, pour que les chiffres restent tels quels.
cli-simulate-title = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $game } à { $players }, graine { $seed }
cli-records-written = { $records ->
        [one] { $records } partie écrite
       *[other] { $records } parties écrites
    } dans { $file }.
cli-column-seat = Place
cli-column-bot = Bot
cli-column-points = Points (moyenne)
cli-column-interval = ± (95 %)
cli-column-wins = Victoires
cli-column-share = Part des victoires
cli-row-turns = Tours par manche
cli-row-round-decisions = Décisions par manche
cli-row-decisions = Décisions par partie
cli-row-waiters = Serveurs par partie
cli-row-calls = Annonces par manche
cli-row-exchanges = Échanges par manche
cli-row-ties = Victoires partagées
cli-row-level = Manches avec égalité
cli-row-stalls = Manches bloquées
cli-row-speed = Parties par seconde
cli-note-shared = Une victoire partagée compte pour chaque gagnant ; la part des victoires la divise entre eux.
cli-value-number = { $n }
cli-value-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-value-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-value-span = de { $least } à { $most }
cli-value-rate = { NUMBER($rate, minimumSignificantDigits: 1, maximumSignificantDigits: 3) }
cli-record = Enregistrement { $record }
cli-bench-title = À quelle vitesse les règles tournent sur cette machine
cli-column-game = Jeu
cli-column-decisions-second = Décisions par seconde
cli-bench-game = { $game } à { $players }
cli-column-times-peer = × OpenSpiel
cli-column-two-threads = Deux fils
cli-column-playouts = Parties entières, décisions par seconde
cli-column-batch = Lots, pas par seconde
cli-bench-import = import billi
cli-bench-first = Premier appel compilé, rien en réserve
cli-bench-kept = Premier appel compilé, code en réserve
cli-bench-apply = Un State.apply, à la table la plus lente
cli-value-millions = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } M
cli-value-times = × { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-value-seconds = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
cli-value-microseconds = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } µs
cli-bench-server-title = Le serveur sur cette machine
cli-bench-sockets = Connexions ouvertes
cli-bench-moves = Coups conservés par seconde
cli-bench-wait = D’un coup au dernier qui l’apprend, { $share }
cli-bench-cpu = Temps processeur pour mille coups
cli-bench-memory-socket = Mémoire par connexion, octets
cli-bench-memory-table = Mémoire par table, octets
cli-bench-kept-game = Une partie finie de { $game }, octets conservés
cli-value-milliseconds = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms

cli-error-number = { $option } demande un nombre entier d’au moins { $least }, pas « { $found } ».
cli-error-number-most = { $option } accepte au plus { $most }, pas « { $found } ».
cli-error-choice = { $option } ne peut pas être « { $found } ». Au choix : { $known }.
cli-error-bot-count = Donne un bot pour toutes les places, ou { $players } bots ; il y en a { $found }.
cli-error-option-form = Une option s’écrit CLÉ=VALEUR, pas « { $found } ».
cli-error-record = { $file } contient { $records ->
        [one] { $records } enregistrement
       *[other] { $records } enregistrements
    } ; il n’y a pas d’enregistrement { $found }.
cli-error-language = billi ne parle pas « { $found } ». Au choix : { $languages }.
cli-error-write = Impossible d’écrire { $file } : { $reason }
cli-error-worker = Un des processus s’est arrêté sans prévenir ; la mémoire n’a peut-être pas suffi.
cli-error-command = La commande « { $found } » n’existe pas. Au choix : { $commands }.
cli-error-no-option = L’option « { $found } » n’existe pas.
cli-error-no-value = { $option } demande une valeur.
cli-error-flag = { $option } ne prend pas de valeur.
cli-error-missing = Il manque { $what }.
# $hint : le message ci-dessous.
cli-error-extra = « { $found } » est de trop. { $hint }
# $command : par exemple billi simulate.
cli-error-hint = { $command } --help t’en dit plus.

## À une table : pourquoi un souhait n’est pas exaucé

table-clock = Le temps par décision peut être de { $known } secondes, pas de { $clock }.
table-language = Une table parle l’une de ces langues : { $known }, pas « { $language } ».
table-no-such-seat = Il n’y a pas de place { $seat } ici : elles vont de 0 à { $last }.
table-chair-taken = Quelqu’un est déjà assis à la place { $seat }.
table-chair-free = Personne n’est assis à la place { $seat }.
table-not-yours = La place { $seat } n’est pas à toi.
table-not-host = Seul l’hôte peut faire cela.
table-not-seated = Assieds-toi d’abord.
table-begun = La partie a commencé : on ne peut plus changer cela.
table-not-begun = La partie n’a pas encore commencé.
table-over = La partie est finie.
table-stale = La table a avancé : elle en est à la version { $version }. Regarde de nouveau et choisis.
table-order = Nomme chacune des { $seats } places une fois.
table-no-calls = On n’annonce rien dans ce jeu.
table-phrase = Il n’y a pas de phrase « { $phrase } ». Choisis parmi : { $known }.
table-name-empty = Dis-nous ton nom.
table-name-long = Un nom a au plus { $longest } lettres.
table-words-long = Tes mots pour le hasard ont au plus { $longest } lettres.
table-saying-empty = Il n’y a rien à dire là-dedans.
table-saying-long = Dis-le en { $longest } lettres au plus.
table-muted = L’hôte t’a coupé la parole.
table-not-over = La partie n’est pas encore finie.
table-put-away = Cette table est rangée ; sa partie est conservée.
table-too-chatty = Une chose à la fois : attends un instant avant d’en dire plus.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice = Bien joué !
phrase-oops = Oups !
phrase-thinking = Je réfléchis …
phrase-your-turn = À toi !
phrase-thanks = Merci !
phrase-well-played = Belle partie !
phrase-again = On en refait une ?

## À la porte du serveur

message-unreadable = Ce message est illisible : { $reason }.
message-busy = La table est très occupée. Essaie encore.
door-who-are-you = Dis-nous d’abord qui tu es.
door-foreign-page = Cela vient d’une autre page que la nôtre, nous n’y répondons pas.
door-too-large = C’est trop d’un coup : { $limit } octets au plus.
door-too-many = C’était trop souvent. Attends un instant et réessaie.
door-old-link = Ce lien a déjà servi ou est trop ancien. Demandes-en un nouveau.
door-not-over = Cette partie n’est pas finie : son enregistrement vient avec la fin.
door-not-there = Il n’y a rien ici. Le lien est peut-être ancien, ou une lettre est fausse.
