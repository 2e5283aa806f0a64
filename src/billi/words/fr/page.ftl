### Ce que seule la page dit. Amical et court, au présent, en tutoyant. Pas de point d’exclamation, sauf pour Willi.
### Devant : ; ! ? » et après « se trouve une espace insécable (U+00A0). Jamais « de » ni « que » devant un nom de
### personne : il faudrait parfois élider.

## L’onglet et les chemins

brand = billi
# $page : un des titres ci-dessous.
title = { $page } · billi
title-home = Mister Bill et Willi
title-new = Une nouvelle table
title-table = À table
title-games = Mes parties
title-replay = Revoir une partie
title-claim = Un autre appareil
title-scores = Carnet de points
title-learn = Apprendre à jouer
title-rules-misterbill = Mister Bill, les règles
title-rules-willi = Willi, les règles
title-lesson-misterbill = Mister Bill, une première partie
title-lesson-willi = Willi, une première partie
title-puzzle = Problème du jour
title-about = À propos de billi
title-lost = Rien ici
nav-skip = Aller au contenu
nav-home = billi, accueil
nav-label = Menu principal
nav-games = Mes parties
nav-learn = Apprendre
nav-scores = Carnet de points
nav-language = Langue
# Chaque langue se nomme elle-même, quelle que soit celle qu’on parle.
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano
# Le titre de l’onglet quand la table t’attend et que tu regardes ailleurs.
reminder = ● À toi de jouer

## Le réseau

net-unreachable = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
# $status : un nombre de HTTP, sous forme de texte.
net-trouble = Le serveur a un souci ({ $status }). Réessaie dans un instant.
net-page-missing = Cette partie de la page n’est pas arrivée.
net-try-again = Réessayer
page-broken = Quelque chose s’est mal passé sur cette page. Recharge-la ; tes parties sont en sécurité.
net-joining = On cherche la table…
net-off = La connexion est coupée. On la rétablit, et rien n’est perdu.
net-off-kept = La connexion est coupée. Ton choix est noté et compte dès qu’elle revient.

## Toi

me-guest = Convive
me-name = Ton nom
me-name-longest = { $n } caractères au plus.

## L’accueil

home-title = Deux jeux de cartes, une table
home-lead = Joue tout de suite, avec des amis où qu’ils soient ou contre la maison. Ni compte, ni pub.
home-misterbill = Débarrasse-toi de tes cartes par paires, joue tes serveurs et laisse l’addition aux autres.
home-willi = La carte la plus basse gagne, chacun fait deux plis, et un mot au bon moment change tout.
# $players: who else plays.
home-go-on = Reprendre { $game } avec { $players }
home-players = À combien ?
home-play = Jouer
home-play-game = Jouer à { $game } contre des bots
home-lesson = Montre-moi
home-lesson-game = Montre-moi comment on joue à { $game }
home-friends = Entre amis
home-friends-text = Ouvre une table et envoie le lien. Tous ceux qui l’ont peuvent s’asseoir.
home-new = Ouvrir une table
home-join = Un lien ou un code
home-join-hint = colle-le ici
home-go = Rejoindre
home-no-code = Ce n’est ni un lien vers une table, ni un code.
home-listed = Tables ouvertes
# $free : combien de chaises ; $players : qui y est déjà, ou un tiret.
home-listed-facts = { $free ->
        [one] { $free } chaise libre
       *[other] { $free } chaises libres
    } · { $players }
home-more = Et aussi
home-puzzle-text = une main, un seul meilleur choix
home-games-text = reprendre ou revoir
home-learn-text = les règles et une première partie, en trois minutes
home-scores-text = pour une soirée avec les vraies cartes
home-replay = Revoir une partie
home-replay-text = depuis son enregistrement
home-about-text = ce qu’il garde sur toi, et les licences

## Une nouvelle table

new-title = Ouvrir une table
new-game = À quoi jouez-vous ?
new-players = À combien ?
new-three-and-willi = 3 et Willi
new-bots = Bots à table
new-bots-n = { $n ->
        [0] aucun
        [one] { $n } bot
       *[other] { $n } bots
    }
bots-play = Les bots jouent
bots-play-easy = en douceur
bots-play-house = comme en famille
bots-play-sharp = pour gagner
bots-play-master = en maîtres
bots-play-mixed = chacun à sa façon
bots-like-easy = Des débutants sympathiques : ils oublient parfois une carte et jouent pour le plaisir.
bots-like-house = Des habitués : ils connaissent le jeu et jouent proprement.
bots-like-sharp = Des esprits vifs : ils se sont beaucoup entraînés entre eux et laissent peu passer.
bots-like-master = Ils réfléchissent à chaque coup et savent quand un risque en vaut la peine.
new-clock = Temps par décision
new-clock-none = sans limite
new-clock-n = { $n } secondes
new-option-exchange = Échange
new-option-willi_starts = Qui commence
new-option-willi_sits = La place de Willi
# Said behind the house rule most people play by.
new-usual = (par défaut)
new-listed = Montrer cette table à l’accueil, pour que tout le monde puisse s’y asseoir
new-hints = Permettre les conseils : tout le monde voit qui en demande
new-open = Ouvrir la table

## Avant la partie

# $n : combien jouent.
lobby-title = { $game } à { $n }
lobby-clock = { $seconds } secondes par décision.
lobby-hints = Les conseils sont permis, et tout le monde voit qui en demande.
lobby-rules = Toutes les règles de cette table
lobby-chairs = Qui s’assoit où
lobby-free = libre
lobby-sit = M’asseoir
lobby-sit-at = M’asseoir sur la chaise { $n }
lobby-bot = Bot
lobby-bot-at = Un bot sur la chaise { $n }
lobby-level-at = Le jeu du bot de la chaise { $n }
lobby-stand = Me lever
lobby-stand-at = Me lever de la chaise { $n }
lobby-make-free = Libérer
lobby-free-at = Libérer la chaise { $n }
lobby-move-at = Remonter la chaise { $n } d’un rang
lobby-another = Quelqu’un d’autre devant cet écran ? Écris son nom, puis choisis une chaise
lobby-taken = Quelqu’un a été plus rapide : cette chaise est prise.
lobby-nobody = Prends d’abord une chaise, puis distribue.
lobby-begin = Distribuer
# $n : combien de chaises sont libres.
lobby-begin-bots = { $n ->
        [one] Distribuer, avec un bot en plus
       *[other] Distribuer, avec { $n } bots en plus
    }
lobby-wait = L’hôte distribue quand tout le monde est là.
lobby-full = Toutes les chaises sont prises. Tu peux rester et regarder.
invite-title = Inviter
invite-text = Envoie ce lien, ou fais scanner le code.
invite-link = Lien vers cette table
invite-qr = Le lien vers cette table en code QR
invite-share = Partager le lien
invite-copy = Copier le lien
invite-copied = Copié
luck-title = Un hasard que personne ne choisit
luck-text = La table a tiré un secret, dont tu vois l’empreinte. Ta page a tiré son propre nombre et l’a scellé. Quand l’hôte commence, tous les sceaux s’ouvrent et servent à couper : personne n’a pu choisir les cartes, et ta page le vérifie après la partie. Si tu veux, ajoute aussi des mots.
luck-words = Tes mots
luck-add = Ajouter
luck-print = Empreinte :
luck-cutting = { $players } { $n ->
        [one] doit
       *[other] doivent
    } encore couper.
luck-left-out = { $players } { $n ->
        [one] n’a
       *[other] n’ont
    } pas coupé à temps : la donne s’est faite sans.
luck-yours = Hasard vérifié : ta page a coupé avec les autres, et toutes les cartes en découlent. Personne n’a pu choisir cette donne.
luck-yours-of = Hasard vérifié : ta page a coupé avec les autres, et toutes les cartes en découlent. Comme il manquait quelqu’un, on a pu choisir parmi { $n } donnes au plus.
luck-without-you = Hasard vérifié : toutes les cartes découlent du secret. Ta page n’a pas coupé à temps.
luck-proven = Hasard vérifié : toutes les cartes découlent du secret et de { $n ->
        [one] la coupe d’une personne
       *[other] la coupe de { $n } personnes
    }.
luck-uncut = Hasard vérifié : toutes les cartes découlent du secret. Personne n’a coupé.
luck-wrong-cards = Le hasard de cette partie n’est pas en règle : l’événement { $event } ne découle pas du secret.
luck-wrong-proof = Le hasard de cette partie n’est pas en règle : sa preuve ne tient pas.
luck-wrong-told = Le hasard de cette partie n’est pas en règle : l’enregistrement ne dit pas ce que ta page a vu.
luck-no-record = L’enregistrement est introuvable pour l’instant : le hasard n’est pas vérifié.

## Les places

seat-host = hôte
seat-away = ailleurs, un bot joue
seat-gone = page fermée
# 0: nobody knows for how long.
seat-gone-for = { $seconds ->
        [0] absent
       *[other] absent, { $seconds } s
    }
seat-waits = dès la prochaine donne
seat-lent = montre sa main
# How many hints somebody has asked for.
seat-hints = { $n ->
        [one] 1 conseil
       *[other] { $n } conseils
    }
seat-out = a fini
seat-mate = dans ton équipe
seat-thinking = choisit
seat-turn = c’est son tour
seat-clock = { $seconds } s
seat-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
# $n : les plis remportés dans cette manche ; $total : ce que valent leurs cartes.
seat-tricks = { $n ->
        [one] { $n } pli
       *[other] { $n } plis
    } · { $total }

## À table

table-round = Manche { $round } sur { $rounds }
table-seats = Les autres à table
table-hand = Ta main
table-trick = Le pli
table-draw-cards = Les cartes à piocher
draw-card = Carte { $n } sur { $of } chez { $name }
# Ce qu’on regarde un instant par-dessus la table : la défausse par sorte, un pli déjà remporté.
look-close = Fermer
gone-button = Ce qui est défaussé
gone-title = Déjà défaussé
gone-kind = { $card } : { $gone } sur la défausse, { $left } encore en jeu
gone-left = encore en jeu
gone-gone = sur la défausse
tricks-button = Les plis de { $name }
    .you = Tes plis
trick-last = Le dernier pli
trick-nth = Pli { $n }
trick-called = { $player } annonce « Willi ! » et remporte le pli.
    .you = Tu annonces « Willi ! » et remportes le pli.
trick-back = Le pli d’avant
trick-on = Le pli suivant
# Ce que rapportent les totaux des plis à la fin d’une manche.
places = Plus haut total : 3 points, deuxième : 1, troisième : 0, plus bas : 2.
# $n : combien de cartes de score restent à prendre ; $cards : la liste de leurs nombres.
stakes = { $n ->
        [0] Il ne reste aucune carte de score dans cette manche.
       *[other] Encore à prendre dans cette manche : { $cards }.
    }
table-gone = Cette table est débarrassée
table-gone-text = Une lettre du lien est peut-être fausse, la partie est finie depuis un moment, ou la personne qui tient ce serveur a retiré la table. Les parties finies sont sous « { nav-games } ».
table-moved = Les règles ont été corrigées
table-moved-text = Les cartes de cette partie ont été distribuées selon des règles corrigées depuis : elle ne peut pas continuer. Chacun a sa place à une nouvelle table, où une autre partie peut commencer tout de suite.
table-moved-go = À la nouvelle table
table-home = Accueil

ask-draw = À toi : pioche une carte chez { $name }.
ask-round-over = La manche est finie.
# $players : une liste de noms, $n : combien.
ask-next-deal = Tu joues dès la prochaine donne. D’ici là, un bot joue cette main.
ask-waiting = { $n ->
        [one] { $players } choisit.
       *[other] { $players } choisissent.
    }
ask-gone = { $n ->
        [one] { $players } n’est pas là.
       *[other] { $players } ne sont pas là.
    }
ask-gone-bot = Un bot joue dans { $seconds } s.
ask-bot-plays = Un bot joue pour toi.
ask-serve = Joue un serveur, ou garde les tiens pour plus tard.
ask-give-E = { card-E } : quelle carte donnes-tu à { $name } ?
ask-give-G = { card-G } : tous donnent une carte à { $name }. Choisis la tienne.
ask-give-R = { card-R } : tous passent une carte. Choisis-en une pour { $name }.
ask-target = Touche quelqu’un à la table.
log-time-up = Ton temps est écoulé.
log-hint = { $name } a demandé conseil.
    .you = Tu as demandé conseil.
log-chair-left = { $name } a quitté la table. { $bot }, un bot, prend la suite.
log-chair-taken = { $name } prend la place de { $bot } dès la prochaine donne.
# $card : « une pizza ».
ask-give-chosen = Tu donnes { $card } à { $name }. Tu peux encore changer.
ask-box = Remets une carte dans la boîte : on joue avec huit.
# $card : « le 5 rouge ».
ask-box-chosen = Tu mets { $card } dans la boîte. Tu peux encore changer.
ask-lead = À toi d’entamer : joue la carte que tu veux.
ask-play = À toi : joue une carte.
ask-call = Annoncer « Willi ! » et prendre ce pli ?
ask-take = Ton pli. Pour échanger, touche une de ses cartes et une des tiennes.
ask-swap-both = Échanger { $given } contre { $taken } ?
ask-swap = Quelle carte donnes-tu en échange ?
ask-only-card = Une seule carte est possible : elle part d’elle-même dans un instant.
# Il n’y a rien à choisir, et les autres ne doivent pas le savoir : la table répond comme si c’était fait.
ask-forced-serve = Tu n’as pas de serveur en main : la table répond pour toi dans un instant.
ask-forced-take = Ton pli. Tu n’as pas de carte à échanger : la table continue dans un instant.
# Ce qu’on a répondu, jusqu’à ce que la table continue.
ask-given-pass = Tu ne joues pas de serveur.
ask-given-keep = Tu gardes tes cartes.
ask-waived = Tu n’annonces pas pour ce pli.
answer-any = N’importe laquelle
answer-go-on = Continuer
answer-skip = Plus vite
answer-to-turn = À mon tour
answer-play = Jouer la carte { $card }
answer-play-on = { $card } : { $name }
answer-left = Vers la gauche
answer-right = Vers la droite
answer-back = Retour
answer-pass = Pas de serveur
answer-call = Willi !
answer-no-call = Pas encore
answer-waive = Pas pour ce pli
answer-swap = Échanger
answer-keep = Garder mes cartes
answer-hint = Conseil
answer-this = Oui, { $card }

# Ce que fait un serveur, dit quand on touche sa carte.
waiter-E = { card-E } : tu donnes à quelqu’un une carte de ton choix et tu en reçois une.
waiter-T = { card-T } : tu échanges toute ta main avec quelqu’un.
waiter-G = { card-G } : tout le monde donne une carte à la personne de ton choix.
waiter-L = { card-L } : tous ceux qui ont Mister Bill le montrent.
waiter-R = { card-R } : chacun passe une carte à côté. Tu dis dans quel sens.

why-rule = Règle { $rule }
why-page-wait = Rien à choisir pour l’instant.
why-page-turn = { $n ->
        [one] Un instant : { $players } choisit.
       *[other] Un instant : { $players } choisissent.
    }
why-page-waiters = On ne joue que les serveurs. Les plats et Mister Bill partent par paires, tout seuls.
why-page-nobody = Il n’y a personne sur qui le jouer.
# $colour : la lettre de la couleur demandée ; $value : la valeur demandée.
why-page-follow = Tu as du { $colour ->
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    } : joue cette couleur, ou un { $value } d’une autre.
why-page-same-colour = Pas { $card } : à cette table, on n’échange que dans la même couleur.
why-page-call-first = Dis d’abord si tu annonces.
why-page-other = Ce n’est pas possible maintenant.

## Ce qui s’est passé, là où le récit d’un enregistrement en dit plus

log-label = Ce qui s’est passé
log-dealt = Les cartes sont distribuées.
# À qui joue, quand les équipes sont tirées.
log-mate = Tu joues avec { $player }.
log-alone = Tu joues en solo.

## Les manches et le score

round-over = Fin de la manche { $round } sur { $rounds }
score-label = Le score
score-player = Nom
score-why = Pourquoi
score-round = Manche
score-round-n = Manche { $n }
score-sum = Total
earned-out = a fini à temps
earned-bill = paie l’addition
earned-partner = a fini, mais l’équipe paie
earned-stalled = encore en jeu à l’arrêt
# $total : la somme des cartes dans les plis de quelqu’un.
earned-level = { $total }, à égalité
earned-place-1 = { $total }, le plus haut
earned-place-2 = { $total }, deuxième
earned-place-3 = { $total }, troisième
earned-place-4 = { $total }, le plus bas
over-title = { $n ->
        [one] { $players } gagne
       *[other] { $players } gagnent ensemble
    }
    .you = { $n ->
        [one] Tu gagnes
       *[other] { $players }, vous gagnez ensemble
    }
over-place = Rang { $place }
over-rematch = Encore une partie
over-follow = Jouer la suivante
over-new = Ma propre partie
over-replay = Revoir la partie
over-record = Télécharger

## À côté de la table

side-label = À côté de la table
side-log = Récit
side-chat = Chat
side-score = Score
side-review = Analyse
review-working = Calcul en cours…
review-busy = Le serveur est occupé par d’autres analyses.
review-of-a-file = Cette partie est un fichier, et la page n’analyse que les parties gardées par le serveur. Au terminal : billi review FICHIER.
side-table = Tablée
side-settings = Options
side-unread = à lire
chat-label = Ce qui se dit
chat-none = Personne n’a encore rien dit. Toute la table entend ce que tu dis.
chat-phrases = D’un seul geste
chat-write = Dis quelque chose
chat-send = Envoyer
people-title = À cette table
people-back = Me revoilà
people-lend = Partager ma main
people-hand-link = Lien vers ma main
people-unlend = Cacher ma main
people-leave = Donner ma chaise à un bot
people-stand-in = Faire jouer un bot jusqu’à son retour
people-stand-in-for = Faire jouer un bot jusqu’à son retour : { $name }
people-bot = Donner sa chaise à un bot
people-bot-for = Donner sa chaise à un bot : { $name }
people-sure = Désormais, un bot jouera sur cette chaise.
people-mute = Couper la parole
people-unmute = Rendre la parole
people-free = Libérer la chaise
people-free-chair = Libérer la chaise { $n } pour quelqu’un
settings-pace = Rythme
settings-pace-calm = tranquille
settings-pace-brisk = vif
settings-pace-fast = rapide
settings-pace-instant = immédiat
settings-sort = Trier ta main
settings-sort-colour = par couleur
settings-sort-value = par valeur
settings-light = Affichage
settings-light-system = comme l’appareil
settings-light-light = clair
settings-light-dark = sombre
settings-sound = Son
settings-pick = Je choisis les cartes que je pioche
settings-one-tap = Jouer une carte d’un seul appui
settings-only-card = Ma seule carte possible se joue d’elle-même
pass-to = Passe l’écran à { $name }.
pass-ready = C’est moi, { $name }

## La table en mots

describe-button = La table en mots
describe-round = { $game }, manche { $round } sur { $rounds }.
describe-turn = C’est à { $player } de jouer.
    .you = C’est à toi de jouer.
describe-willi-sits = Willi est assis juste avant { $player }.
    .you = Willi est assis juste avant toi.
describe-hand = Tu as en main { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } : { $cards }.
describe-hand-of = { $player } a en main { seat-cards } : { $cards }.
describe-no-hand = Tu n’as pas de cartes en main.
describe-own-points = Tu as { points }.
describe-seat = { $player } : { seat-cards }, { points }.
describe-seat-team = { $player }, équipe { $team } : { seat-cards }, { points }.
describe-seat-out = { $player } n’a plus de cartes, { points }.
# $tricks : combien de plis ; $total : ce qu’ils valent.
describe-seat-willi = { $player } : { seat-cards }, { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    } pour un total de { $total }, { points }.
describe-played = { $card } ({ $player })
    .you = { $card } (toi)
describe-trick = Dans le pli : { $cards }.
describe-no-trick = Il n’y a pas encore de carte dans le pli.
describe-kind = { $card } × { $n }
describe-discards = Sur la défausse : { $cards }.
describe-no-discards = Rien n’est encore défaussé.

## Mes parties

games-none = Pas encore de partie.
games-first = Jouer la première
games-open = pas encore commencée
games-playing = en cours
games-back = Retour à la table
games-more = Plus anciennes
games-devices = Continuer sur un autre appareil
games-devices-text = Ouvre un lien sur ton téléphone pour y continuer sous ton nom. Il sert une seule fois, pendant dix minutes.
games-devices-get = Créer un lien
games-devices-link = À ouvrir sur l’autre appareil
games-devices-yours = Tes appareils
games-device-here = cet appareil
games-device-unknown = Appareil inconnu
games-device-made = à toi depuis le { $day }
games-device-seen = utilisé en dernier le { $day }
games-device-drop = Déconnecter
games-device-drop-it = Déconnecter { $device }
games-device-drop-sure = Oui, déconnecter
games-device-left = Cet appareil est déconnecté.
games-forget = Effacer mes données
games-forget-text = Ton nom, ta liste de parties, les chiffres sur ton jeu et la clé de cet appareil sont effacés. Des bots prennent tes chaises ; les enregistrements restent, sans ton nom.
games-forget-do = Effacer mes données
games-forget-sure = Oui, effacer
games-forgotten = Tes données sont effacées.
claim-title = Continuer sur cet appareil
claim-text = { $name } a créé ce lien. Si c’est bien toi, ici aussi tu joues sous ton nom.
claim-do = Continuer en tant que { $name }
claim-instead = Ici, tu es { $me }, et { $name } a créé ce lien. Si c’est quelqu’un d’autre, reste qui tu es : l’auteur d’un lien voit ensuite tes cartes. Tes parties d’ici sont alors perdues, à moins qu’un autre appareil ne les ait.
claim-stay = Rester { $me }
lost-title = Il n’y a rien ici
lost-text = Le lien est peut-être ancien, ou une lettre est fausse.

## Revoir une partie

replay-title = Revoir une partie
replay-text = Ouvre l’enregistrement d’une partie, la tienne ou une autre. Le fichier reste sur cet appareil.
replay-choose = Choisir un fichier
replay-drop = ou dépose-le ici
replay-mine = Les parties que tu as jouées ici sont sous
replay-which = Quelle partie du fichier { $file } ?
replay-unfinished = pas jouée jusqu’au bout
replay-more = En voir plus
replay-another = Un autre fichier
replay-again = Depuis le début
# Pourquoi un fichier ou un enregistrement ne peut pas être montré.
replay-too-big = Ce fichier est trop gros pour être ouvert ici. Il peut faire { $limit } Mo au plus.
replay-unreadable = Impossible de lire ce fichier.
replay-empty = Il n’y a aucune partie dans ce fichier.
replay-too-long = C’est trop long pour être l’enregistrement d’une seule partie.
replay-no-record = Ce n’est pas l’enregistrement d’une partie.
# $found : la version, comme elle y est écrite.
replay-version = Cet enregistrement a la version { $found }, que cette page ne connaît pas.
# $field : un nom dans l’enregistrement, comme il y est écrit.
replay-field = Dans l’enregistrement, « { $field } » manque ou est faux.
replay-event-field = Dans l’événement { $event } de l’enregistrement, « { $field } » manque ou est faux.
replay-event-misfit = L’événement { $event } de l’enregistrement ne va pas avec ce qui s’est passé avant.
# $why : une phrase entière.
replay-on-line = { $why } C’est la ligne { $line } du fichier.
# Les boutons sous la table.
replay-controls = Revoir la partie
replay-play = Lecture
replay-pause = Pause
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-round-back = Au début de la manche, ou à la manche précédente
replay-round-forward = À la manche suivante
replay-place = Moment de la partie
replay-place-text = { $n } sur { $of }
replay-speed = Vitesse
replay-speed-times = { $speed }×
replay-to-round = Aller à une manche
replay-to-trick = Aller à un pli
replay-to-turn = Aller à un tour
replay-deal = La donne
replay-trick = Pli { $n } : { $player }
replay-turn = Tour { $n } : { $player }
replay-eyes = Point de vue
replay-eyes-all = Toutes les mains
replay-eyes-seat = { $player }
replay-copy = Copier le lien vers ce moment
replay-copied = Le lien est copié
replay-link = Le lien vers ce moment
# Avant la première donne.
replay-begin = { $game } avec { $players }.
replay-save = Enregistrer la partie
