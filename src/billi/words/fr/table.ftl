## Ce qui ne va pas

# Les places se comptent à partir de 0, les cartes s’écrivent comme dans les enregistrements.
game-unknown = Le jeu « { $name } » n’existe pas. Au choix : { $known }.
game-players = { $name } se joue de { $fewest } à { $most }, pas à { $players }.
option-unknown = L’option « { $option } » n’existe pas. Au choix : { $known }.
option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Au choix : { $known }.
bot-unknown = Le bot « { $name } » n’existe pas. Au choix : { $known }.
bot-untaught = Personne n’a encore appris à « { $name } » à jouer à { $game }.
start-deck-or-seed = Donne une seule de ces choses : un paquet, une graine ou un autre hasard.
start-team-cards = Les cartes d’équipe vont avec un paquet : sans lui, c’est le hasard qui les distribue.
start-luck = « { $luck } » n’est pas un hasard : il faut une méthode « below » qui choisit un nombre.
seed-range = Une graine est un nombre entier de 0 à 2⁶³ − 1, pas « { $seed } ».
copy-luck = Donne à une copie une seule de ces choses : une graine, un autre hasard ou le même hasard.
start-dealer = Il n’y a pas de place { $dealer } pour distribuer ; les { $seats } places se comptent à partir de 0.
start-names = Il y a { $players } personnes à table, mais { $names } noms.
start-names-list = Donne les noms dans une liste, un texte pour chacune des { $players } personnes, pas « { $names } ».
start-dealer-willi = Willi commence la première manche : c’est la place 2 qui la distribue, pas la place { $dealer }.
start-dealer-name = Une personne appelée Willi commence : la donne revient à l’une de ces places : { $dealers }, pas à la place { $dealer }.
view-seat = Personne ne regarde de la place { $seat } ; les places des { $players } personnes se comptent à partir de 0.
action-unreadable = « { $text } » n’est pas une action. Écris par exemple « play R5 », « give O » ou « pass ».
card-unknown = La carte « { $card } » n’existe pas.
record-no-beginning = Cette partie a été posée en cours de route et n’a pas d’enregistrement. Commence à la première donne.
record-untold = Personne n’a encore écrit comment raconter une partie de « { $game } ».
fair-secret = Un secret fait { $limit } octets, pas { $length }.
fair-words-long = Les mots de la place { $seat } font { $length } caractères ; { $limit } au plus.
fair-words-character = Les mots de la place { $seat } contiennent un caractère qui ne peut pas être affiché, { $found }.

pop-nothing = Il n’y a rien à reprendre.
deal-not-now = Ce n’est pas le moment de distribuer.
deck-list = Un paquet est une liste de cartes, pas « { $deck } ».
deck-card-extra = Le paquet contient « { $card } » une fois de trop.
deck-card-missing = Il manque une carte au paquet : { $card }.
team-cards-wrong = Donne à chaque place une des cartes d’équipe 1 à { $players }.
team-cards-none = La dernière manche se joue sans cartes d’équipe.
team-cards-not-here = Il n’y a de cartes d’équipe qu’à Mister Bill.
draw-not-there = Impossible de piocher { $card } ici ; les cartes sont : { $cards }.

why-over = La partie est finie.
why-luck = Personne ne choisit maintenant : c’est le moment de distribuer ou de piocher.
why-no-seat = « { $seat } » n’est pas une place ; les places des { $players } personnes se comptent à partir de 0.
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
why-no-call = La place { $seat } ne peut pas annoncer maintenant : il faut avoir déjà joué dans ce pli, et annoncer avant la carte suivante.
why-no-call-called = Plus personne ne peut annoncer : la place { $caller } l’a déjà fait dans ce pli.
why-no-call-two-tricks = La place { $seat } ne peut pas annoncer : elle a déjà deux plis.
why-no-call-theirs = La place { $seat } n’a rien à annoncer : le pli est à elle, les autres ont déjà leurs deux plis.
why-not-in-trick = { $card } n’est pas dans le pli qui vient d’être remporté.
why-same-colour = Impossible d’échanger { $card } ici : les deux cartes doivent être de la même couleur.

position-no-hands = Il faut « hands » à une position : une liste, un texte par personne.
position-unknown-field = Une position n’a pas de champ « { $field } ». Au choix : { $known }.
position-one-a-seat = « { $field } » demande une liste de { $seats }, un élément par place.
position-number = « { $field } » doit être un nombre entier de { $least } à { $most }, pas « { $value } ».
position-exactly = « { $field } » doit valoir { $expected } ici, pas « { $value } ».
position-choice = « { $field } » ne peut pas valoir « { $value } ». Au choix : { $known }.
position-cards = « { $field } » doit nommer des cartes, comme « { $example } », pas « { $value } ».
position-seats = « { $field } » doit être une liste de places différentes, de 0 à { $highest }, pas « { $value } ».
position-not-now = « { $field } » n’a pas sa place dans la phase « { $phase } ».
position-points = La place { $seat } ne peut pas avoir { $points } ici : vérifie « { $field } ».
position-pair-in-hand = La place { $seat } ne peut pas avoir { $card } deux fois : les paires sont défaussées aussitôt.
position-count = Toutes les mains ensemble ne peuvent pas contenir { $card } ce nombre de fois : { $held }.
position-still-in = La place { $seat } doit être encore en jeu si elle a des cartes, et sortie si elle n’en a pas.
position-turn-out = Ce ne peut pas être le tour de la place { $seat }, qui est sortie.
position-one-team = Il ne reste qu’une équipe en jeu, donc la manche est finie.
position-effect = Aucun serveur ne peut être en cours ainsi. Vérifie waiter, target, direction et gifts.
position-tricks = « won » ne peut pas être { $won } : personne ne remporte plus de deux plis, et le huitième finit la manche.
position-trick = Cartes dans le pli : il ne peut pas y en avoir { $cards } dans la phase « { $phase } ».
position-willi-asked = Willi ne choisit rien : il retourne sa carte suivante.
position-call = Personne ne peut avoir à annoncer ainsi. Vérifie trick, asked et caller.
position-caller = La place { $seat } ne peut pas avoir annoncé dans ce pli.
position-exchange = Personne ne peut échanger une carte ainsi. Vérifie trick, won, winner et taken.
position-card-twice = { $card } ne peut pas être à deux endroits.
position-box = La place { $seat } ne peut pas avoir mis { $card } dans la boîte.
position-hand-size = Cartes en main à la place { $seat } : { $held } au lieu de { $expected }.
position-pile = Cartes dans la pile de Willi : il en faut { $expected }.

bulk-number = « { $name } » demande un nombre entier d’au moins 1, pas « { $number } ».
bots-count = Donne un bot pour toutes les places, ou { $players } bots ; il y en a { $found }.
worker-stopped = Un des processus s’est arrêté sans prévenir ; la mémoire n’a peut-être pas suffi.
batch-actions = Donne une action par partie, { $n } en tout : des nombres entiers des règles, ou un nombre négatif pour choisir au hasard.
batch-illegal = La partie { $game } ne permet pas l’action { $action } maintenant.
arena-game = Personne ne peut encore apprendre « { $game } » ici : ce jeu ne dit pas ce que voit un apprenti.
arena-games = Une arène prend un seul jeu, avec tous ses nombres de joueurs et options ; en voici plusieurs : { $games }.
arena-other = Ce qui a été gardé vient d’une autre arène : celle-ci a { $n } parties, ou d’autres joueurs et options.
begin-from-none = Il n’y a aucun état d’où continuer.
begin-from-other = L’état { $place } est { $game }, et on joue à autre chose à cette place.
begin-from-luck = Dans l’état { $place }, personne n’est appelé à choisir : c’est au hasard, ou la partie est finie.
env-bots = Nomme un bot pour toutes les autres places, ou un pour chacune, { $seats } en tout ; en voici { $bots }.
env-bots-many = « { $name } » ne sait pas jouer des milliers de parties à la fois ; { $known } le peuvent. Pour les autres, fais jouer à Gymnasium une partie après l’autre : vectorization_mode « sync ».
env-reset = Assieds-toi d’abord : appelle reset().
env-reset-over = Certaines de ces parties sont finies. Commence les suivantes avec reset et un reset_mask, ou choisis un autre autoreset_mode.
env-seeds = Donne une graine pour toutes les parties ou une pour chacune, { $n } en tout.
env-reset-mask = Un reset_mask dit de chaque partie, { $n } en tout, si elle recommence ; une au moins le doit.
env-observer = Ce que voit un joueur, c’est ce qui est public avec ce qui est à lui, jamais l’un sans l’autre : pas { $kind }.
device-unknown = L’appareil « { $device } » n’existe pas. Au choix : { $known }.
device-no-cuda = Pour le GPU, il faut installer billi avec « cuda » : { $reason }
device-no-gpu = Aucun GPU utilisable par CUDA n’est là.

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
table-closed = La partie commence : plus rien ne change jusqu’à la donne.
table-not-cutting = On ne te demande pas de couper maintenant.
table-other-cut = Ce n’est pas la coupe que tu avais scellée.
table-not-begun = La partie n’a pas encore commencé.
table-over = La partie est finie.
table-stale = La table a avancé : elle en est à la version { $version }. Regarde de nouveau et choisis.
table-order = Nomme chacune des { $seats } places une fois.
table-no-calls = On n’annonce rien dans ce jeu.
table-phrase = Il n’y a pas de phrase « { $phrase } ». Choisis parmi : { $known }.
table-name-empty = Dis-nous ton nom.
table-name-long = Un nom a au plus { $longest } lettres.
table-words-long = Tes mots pour le hasard ont au plus { $longest } lettres.
table-saying-empty = Écris d’abord quelque chose.
table-saying-long = Dis-le en { $longest } lettres au plus.
table-muted = L’hôte t’a coupé la parole.
table-not-over = La partie n’est pas encore finie.
table-put-away = Cette table est rangée ; sa partie est conservée.
table-one-chair = Tu as déjà une place. Plusieurs sur un appareil, cela se convient avant la donne.
table-next-deal = Cette main a été donnée à quelqu’un d’autre. La prochaine est à toi.
table-elsewhere = Cette table se joue sur un autre serveur. Tu y seras dans un instant.
table-unreadable = Cette table est illisible pour le moment. La personne qui gère le serveur peut trouver pourquoi.
table-old-rules = Cette partie a été distribuée selon des règles corrigées depuis : elle ne peut pas continuer. Ouvre une nouvelle table.
table-moved-on = Cette partie a été distribuée selon des règles corrigées depuis : elle ne peut pas continuer. Chacun a sa place à une nouvelle table : { $code }.
table-still-here = Cette personne est à la table : nul ne décide pour elle.
table-just-gone = Cette personne vient de partir : laisse-lui un instant.
table-too-chatty = Une chose à la fois : attends un instant avant d’en dire plus.
table-log-full = On a tant dit et tant changé à cette table que seule la partie continue.
table-share = Tu as tant dit et tant changé à cette table que tu ne peux plus que jouer.
table-too-many = Un hôte peut avoir { $most } tables ouvertes à la fois. Termine d’abord une partie, ou reviens demain.
table-no-hints = Pas de conseils à cette table : l’hôte ne les a pas permis.
table-no-hints-here = Il n’y a pas de conseils pour ce jeu.
table-hint-turn = Tu peux demander conseil quand c’est à toi de choisir.
table-hint-bot = Un bot joue pour toi. Reviens d’abord, puis demande.
table-hint-no-choice = Il n’y a rien à choisir ici, donc pas de conseil.

## À la porte du serveur

message-unreadable = Ce message est illisible : { $reason }.
message-busy = La table est très occupée. Essaie encore.
store-not-now = Rien ne peut être enregistré en ce moment. Réessaie un peu plus tard.
door-who-are-you = Dis-nous d’abord qui tu es.
door-banned = La personne qui tient ce serveur ne veut pas de toi à ses tables. Tu peux regarder, et demander qu’on t’oublie.
door-foreign-page = Cela vient d’une autre page que la nôtre, nous n’y répondons pas.
door-not-json = Ce n’est pas du JSON, or rien d’autre n’est lu ici.
door-too-large = C’est trop d’un coup : { $limit } octets au plus.
door-too-many = Trop d’essais. Attends un instant et réessaie.
door-too-many-new = Tant de nouvelles personnes sont arrivées de ton réseau que plus personne n’entre pour l’instant. Attends un peu et réessaie.
door-too-many-listed = Tant de tables de ton réseau sont sur la liste publique qu’aucune ne s’y ajoute pour l’instant. Attends un peu, ou ouvre la tienne par lien seulement.
door-old-link = Ce lien a déjà servi ou est trop ancien. Demandes-en un nouveau.
door-last-device = C’est ton seul appareil ici. Sans lui, tu ne pourrais plus revenir.
door-devices-full = Cette personne a déjà { $limit } appareils. Il faut d’abord en déconnecter un.
door-somebody-already = Tu es déjà quelqu’un d’autre ici. Avec ce lien, tu deviendrais une autre personne.
door-not-over = Cette partie n’est pas finie : son enregistrement vient avec la fin.
door-not-there = Il n’y a rien ici. Le lien est peut-être ancien, ou une lettre est fausse.
door-language = billi parle l’une de ces langues : { $known }, pas « { $language } ».
