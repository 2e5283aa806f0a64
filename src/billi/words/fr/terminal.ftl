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
# Dit sur sa propre ligne. $n : de combien de parties le hasard n’est pas prouvé.
verify-unproven = { $n ->
        [one] Le hasard de { $n } partie n’est pas prouvé
       *[other] Le hasard de { $n } parties n’est pas prouvé
    } : il faut pour cela une preuve dans l’enregistrement, et la fin de la partie.
verify-unnamed = { $n ->
        [one] { $n } partie de Willi ne dit pas les noms
       *[other] { $n } parties de Willi ne disent pas les noms
    } : on ne peut donc pas vérifier si une personne appelée Willi devait commencer (W3).
# D’une seule partie avec sa preuve, deux lignes de plus : de qui sont les mots, et l’empreinte. $n : combien de personnes.
verify-contributed = { $n ->
        [one] A coupé le paquet ou ajouté des mots
       *[other] Ont coupé le paquet ou ajouté des mots
    } : { $people }.
verify-contributed-nobody = Personne n’a coupé le paquet ni ajouté de mots : la table a décidé seule de ce hasard.
verify-seat = la place { $seat }
verify-fingerprint = Son empreinte est { $commitment } : compare-la avec celle que tu as vue avant la donne.
review-unfinished = { $where } : la partie n’est pas finie, on ne peut donc pas encore l’analyser.
review-version = { $where } : la partie suit les règles de la version { $found }, qui ne s’analysent pas.
review-no-judge = { $where } : personne ici ne connaît assez bien { $game } pour l’analyser.
review-several = { $file } contient { $records } parties : indique avec --record laquelle écrire dans { $to }.
review-onto-itself = La page prendrait la place de la partie elle-même : avec --to, indique un autre fichier que { $file }.
review-no-seat = Il n’y a pas de place { $found } dans cette partie ; ses places vont de 0 à { $most }.
review-written = { $file } : écrit.
# Combien d’autres décisions ont cédé quelque chose.
review-more = { $n ->
        [one] 1 autre décision a cédé quelque chose ; --all les montre toutes.
       *[other] { $n } autres décisions ont cédé quelque chose ; --all les montre toutes.
    }
verify-empty = { $file } ne contient aucun enregistrement.
verify-failure = { $where } ({ $rule }) – attendu : { $expected } ; trouvé : { $found }
verify-illegal = { $where } ({ $rule }) : { $why } Trouvé : { $found }
verify-names = { $where } : « names » devrait donner un nom par personne, { $expected } en tout, mais en donne { $found }.
verify-no-end = { $where } : « { $field } » est là, mais les événements s’arrêtent avant la fin de la partie.
# La preuve du hasard. L’empreinte est l’engagement, le SHA-256 du secret.
verify-proof-version = { $where } : la preuve du hasard est en version { $found } ; ce billi lit les versions 1 à { $expected }.
verify-digits = { $where } : « { $field } » devrait avoir { $limit } chiffres hexadécimaux, de 0 à 9 et de a à f.
verify-by-seat = { $where } : « { $field } » devrait donner un texte par personne, { $expected } en tout, mais en donne { $found }.
verify-words-wrong = { $where } : { $why }
verify-commitment = { $where } : le secret ne correspond pas à l’empreinte montrée avant la donne, « fair.commitment ».
verify-no-proof = { $where } : il n’y a pas de preuve du hasard, on ne peut donc pas le vérifier.
verify-not-over = { $where } : la partie n’est pas finie, rien n’est donc prouvé de son hasard.
verify-other-commitment = { $where } : cette preuve est celle d’une autre empreinte, { $found }.
verify-tries = { $where } : « fair.tries » vaut { $found }, mais avec { $out ->
        [one] { $out } place écartée
       *[other] { $out } places écartées
    }, ce serait de 1 à { $most }.
verify-cut = { $where } : la place { $seat } n’a pas coupé comme elle l’avait scellé, « fair.seals ».
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
file-unwritable = Impossible d’écrire { $file } : { $reason }
file-not-utf8 = { $where } : ce n’est pas du texte UTF-8.
file-not-json = { $where } : ce n’est pas du JSON.
file-truncated = { $where } : la ligne est coupée ; il manque la fin du fichier.
file-two-records = { $where } : il y a plus d’un enregistrement sur la ligne. Mets chacun sur sa propre ligne.
file-too-deep = { $where } : plus de { $limit } niveaux imbriqués.
file-line-too-long = { $where } : la ligne dépasse { $limit } octets.
file-bom = { $where } : la ligne commence par une marque d’ordre des octets (BOM). Enregistre le fichier en UTF-8 sans elle.
file-blank-line = { $where } : la ligne est vide.
file-bad-character = { $where } : un texte contient un caractère qui ne peut pas être affiché, { $found }.
file-number-too-big = { $where } : un nombre est trop grand.
file-field-twice = { $where } : « { $field } » est là deux fois.
file-wrong-version = { $where } : format en version { $found } ; ce billi lit les versions 1 à { $expected }.
file-unknown-game = { $where } : le jeu « { $found } » n’existe pas. Au choix : { $games }.
file-unknown-event = { $where } : { $game } n’a pas d’événement « { $found } ».
file-unknown-card = { $where } : { $game } n’a pas de carte « { $found } ».
file-unknown-option = { $where } : { $game } n’a pas d’option « { $option } ».
file-option-value = { $where } : l’option « { $option } » ne peut pas valoir « { $found } ». Au choix : { $values }.
# $expected et $found : un des messages type-.
file-wrong-type = { $where } : « { $field } » devrait être { $expected }, mais c’est { $found }.
file-missing-field = { $where } : « { $field } » manque.
file-not-in-game = { $where } : « { $field } » est { $found }, ce que cette partie n’a pas.

type-whole = un nombre entier
type-decimal = un nombre à virgule
type-text = un texte
type-list = une liste
type-object = un objet
type-boolean = un booléen
type-null = vide (null)

## Le stockage

extra-missing = Il manque une partie de billi qui s’installe à part. Installe-la avec : { $command }
train-other-plan = { $file } vient d’un autre réglage. Reprends celui-là ou choisis un autre dossier.
train-unreadable = { $file } est illisible : impossible de reprendre là. Enlève-le ou choisis un autre dossier.
train-player-there = { $file } existe déjà, mais sans de quoi reprendre. Choisis un autre dossier.
train-learned-more = { $file } a déjà appris de { $decisions } décisions. Demandes-en davantage ou choisis un autre dossier.
train-plan-unreadable = { $file } ne contient pas de réglage : il faudrait un objet JSON avec certains de ses champs. { $reason }
train-plan-field = { $file } : « { $field } » n’est pas un champ du réglage, ou il a sa propre option.
train-plan-value = { $file } : « { $field } » ne peut pas valoir { $value }.
store-unknown = Il n’y a pas de base de données du type « { $found } ». Au choix : { $known }.
store-address = Cette adresse de base de données est illisible. Écris-la comme { $examples } ; dans un mot de passe, les signes comme @ ou / se codent en pourcentage.
store-unwritable = Impossible d’écrire la base de données { $file } : { $reason }
store-not-ours = { $file } n’est pas une base de données de billi. Indique un autre fichier.
store-newer = La base de données est en version { $found } ; ce billi connaît les versions jusqu’à { $known }. Prends un billi plus récent.
store-in-use = { $n ->
    [one] Un serveur d’une version antérieure se sert encore de cette base de données et ne pourrait pas continuer avec ce dont ce billi a besoin. Arrête-le d’abord.
   *[other] { $n } serveurs d’une version antérieure se servent encore de cette base de données et ne pourraient pas continuer avec ce dont ce billi a besoin. Arrête-les d’abord.
}
store-taken = Un autre billi se sert déjà de { $file }. Arrête-le, ou indique un autre fichier avec --database.
store-in-memory = Une base de données en mémoire perdrait toutes les tables à l’arrêt de billi. Indique un fichier, comme { $example }, ou une base PostgreSQL.
# $where : l’ordinateur et le nom de la base de données.
store-unusable = Impossible d’utiliser la base de données { $where } : { $reason }
# Peut être un $reason.
store-no-answer = pas de réponse en { $seconds } secondes
# Can be a $reason.
store-reads-otherwise = ce qui vient d’être écrit ne peut pas être lu
# Can be a $reason.
store-held = autre chose occupe ses tables, une sauvegarde par exemple. Relance billi quand ce sera fini
# Can be a $reason.
store-disk = son disque est plein ou défaillant
store-unavailable = La base de données ne fonctionne pas en ce moment : { $reason }
store-broken = Plus rien n’est écrit dans { $file } : { $reason }. Vérifie le disque, puis relance billi.
store-lost = Déplacé, supprimé ou remplacé pendant que billi s’en servait : { $files }. Plus rien n’est conservé. Si ce fichier a été déplacé, remets-le en place, et tout continue. S’il a été supprimé, n’arrête pas billi, qui détient la dernière copie : hosting.md explique comment la sauver.
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
serve-no-temporary = Plusieurs processus ont besoin d’un dossier temporaire pour leurs chiffres, et il n’y en a aucun où écrire ({ $reason }). Donne un /tmp à billi, ou indique un dossier dans TMPDIR.
serve-public-url = L’adresse publique s’écrit comme { $example }, pas « { $found } ».
serve-public-url-bare = L’adresse publique s’écrit comme { $example }, sans rien après, ni utilisateur ni mot de passe.
# $n : toujours au moins 2.
serve-sqlite-workers = { $n } processus se partagent un fichier SQLite. Ça marche, mais PostgreSQL leur convient mieux.
serve-without-redis = billi continue sans Redis, car { $where } est inutilisable : { $reason }
serve-postgres-risky = PostgreSQL tourne avec { $setting } = { $value } : après une panne, des coups accordés peuvent se perdre. hosting.md dit quoi régler.

## Tenir un serveur

host-none = Il n’y a pas de telles tables.
host-more = Il y en a d’autres : --limit en montre autant que tu veux.
host-not-there = Il n’y a pas de table « { $table } ». billi host list montre celles qu’il y a.
host-no-person = Il n’y a personne sous « { $person } ». billi host show dit qui est assis à une table.
host-delisted = { $table } n’est pas sur la liste publique. Son lien marche toujours.
# $names : de ceux qui y sont assis, séparés par des virgules.
host-delete-unsure = Ceci supprime { $table } pour de bon : { $game }, { $names }. Ajoute --yes si tu le veux vraiment.
host-deleted = { $table } est supprimée. Les serveurs qui l’ont ouverte la ferment en quelques secondes.
host-banned = { $who } est sous le coup d’un bannissement et se voit montrer la sortie en quelques secondes. Des bots décident à sa place, et aucune de ses tables ouvertes n’est sur la liste publique. Qui revient avec un autre navigateur est quelqu’un de nouveau.
host-unbanned = { $who } peut de nouveau s’asseoir.
host-nobody-banned = Personne n’est banni.
host-exported = Écrit dans { $file } : { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } et { $people ->
        [one] 1 personne
       *[other] { $people } personnes
    }. Tout y est, même les mains des parties en cours : garde-le pour toi.
host-imported = Repris : { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } et { $people ->
        [one] 1 personne
       *[other] { $people } personnes
    }.
host-import-not-empty = Il y a déjà quelque chose dans cette base de données, rien n’a donc été repris. Indiques-en une vide.
host-import-other = Ce fichier n’a pas été écrit par billi host export. Rien n’a été repris.
host-import-version = Ce fichier est de la version { $found } ; ce billi reprend la version { $known }. Exporte-le de nouveau avec ce billi, qui met l’ancienne base de données à jour.
host-import-newer = Ce fichier vient d’un billi plus récent (version { $found }) ; celui-ci reprend la version { $known }. Prends ce billi-là, ou un plus récent. Rien n’a été repris.
host-import-line = La ligne { $line } est illisible : { $reason }. Rien n’a été repris.
host-import-cut = Le fichier s’arrête avant la fin. Rien n’a été repris.
host-import-refused = La base de données n’en veut pas : { $reason }. Rien n’a été repris.
host-file-there = { $file } existe déjà et reste tel quel. Indique un autre fichier.
host-backed-up = { $file } est une base de données entière, telle qu’elle est maintenant. Elle contient les secrets des parties en cours : garde-la pour toi.
host-backup-damaged = { $file } est abîmé ({ $reason }), il n’y en a donc pas de copie. hosting.md dit que faire.
host-backup-postgres = Ceci est pour SQLite. PostgreSQL se copie avec pg_dump, comme le montre hosting.md.
host-backup-stream = Une sauvegarde est un fichier, pas un flux. Indiques-en un qui n’existe pas encore.
host-column-table = Table
host-column-game = Jeu
host-column-status = État
host-column-listed = Publique
host-column-created = Ouverte
host-column-lines = Lignes
host-column-names = Qui
host-column-seat = Place
host-column-name = Nom
host-column-person = Personne
host-column-banned = Banni
host-of-table = hôte
host-listed = oui
host-status-open = ouverte
host-status-playing = en cours
host-status-over = terminée
host-status-finished = enregistrement

## Scripts et bots

client-no-answer = Aucun serveur ne répond à { $url } : { $reason }
# $found : le statut, ou ce qui est illisible.
client-not-billi = Ce qui se trouve à { $url } ne répond pas comme billi ({ $found }). Vérifie l’adresse.
bot-no-module = Le bot « { $name } » n’existe pas : Python ne trouve pas de module « { $module } ».
bot-no-class = Le bot « { $name } » n’existe pas : { $module } n’a pas de classe « { $kind } » avec une méthode « choose ».
bot-wants-more = Le bot « { $name } » ne peut pas être créé : { $kind } peut demander la chance ou rien du tout, et demande davantage.
bot-no-player = « { $name } » ne contient pas de joueur entraîné : { $reason }
bot-not-started = Impossible de lancer le bot « { $name } » : { $reason }
# $code : son code de sortie, ou un tiret.
bot-ended = Le bot « { $name } » s’est arrêté en pleine partie (code de sortie { $code }).
bot-slow = Le bot « { $name } » n’a pas répondu en { $seconds } secondes.
# $example : une réponse telle qu’elle doit être.
bot-nonsense = Le bot « { $name } » devrait répondre par une ligne telle que { $example }, mais il a dit : { $found }
# $why : pourquoi ce choix n’est pas permis.
bot-illegal = Le bot « { $name } » a choisi « { $action } ». { $why }
ray-failed = Impossible d’utiliser la grappe Ray « { $address } » : { $reason }
ladder-few = Un classement demande au moins deux bots, séparés par des virgules.
ladder-twice = Le bot « { $name } » est nommé deux fois.
# $what : un mot du fichier, comme seed ou bots.
ladder-other = { $file } contient un autre classement, où « { $what } » vaut { $there } au lieu de { $here }. Choisis un autre fichier, ou redonne la même chose.
ladder-unreadable = { $file }, ligne { $line } : cela ne vient pas d’un classement.

## La ligne de commande

cli-billi = une table pour deux jeux de cartes, Mister Bill et Willi. Seul, billi met la table et l’ouvre dans ton navigateur.

cli-usage = Utilisation
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options
cli-metavar-command = COMMANDE
cli-metavar-game = JEU
cli-metavar-file = FICHIER
cli-metavar-date = [DATE]
cli-metavar-folder = DOSSIER
cli-metavar-table = TABLE
cli-metavar-person = PERSONNE
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
cli-host = s’occuper des tables, des gens et des données d’un serveur, même pendant qu’il tourne
cli-host-environment = Sans --database, ni BILLI_DATABASE dans l’environnement, il s’agit du fichier de ton dossier de données, comme pour billi serve. Prends le billi qui sert : un plus récent met la base de données à jour.
cli-host-list = lister les tables et les parties, les plus récentes d’abord, sans rien des cartes de personne
cli-host-status = seulement celles qui sont ouvertes, en cours, terminées, ou gardées comme enregistrement
cli-host-limit = combien au plus
cli-host-show = montrer qui est assis à une table et qui en est l’hôte
cli-host-table = l’identifiant de la table, tel que list le montre
cli-host-delist = retirer une table de la liste publique ; son lien marche toujours
cli-host-delete = supprimer pour de bon une table avec son journal, son enregistrement et ses messages
cli-host-yes = le faire vraiment ; sinon billi dit seulement ce qui partirait
cli-host-ban = empêcher quelqu’un de s’asseoir et d’ouvrir des tables ; regarder reste permis
cli-host-ban-newcomers = Il n’y a pas de comptes ici : le bannissement vaut pour la personne que représentent un navigateur et les appareils qui lui sont liés. Qui revient avec un autre navigateur, a vidé celui-ci ou a demandé l’oubli est quelqu’un de nouveau, à qui le bannissement ne s’applique pas. Une table hors de la liste publique n’est trouvée que par qui en a reçu le lien ; une adresse, c’est le proxy qui la refuse.
cli-host-person = l’identifiant de la personne, tel que show le montre
cli-host-unban = laisser quelqu’un s’asseoir de nouveau
cli-host-bans = lister qui est banni, et depuis quand
cli-host-export = tout écrire dans un seul fichier que toute base de données de billi peut reprendre
cli-host-export-file = le fichier à écrire, lisible par toi seul ; - est la sortie standard
cli-host-import = reprendre un tel fichier, en entier ou pas du tout ; la base de données doit être vide
cli-host-import-file = le fichier à lire ; - est l’entrée standard
cli-host-backup = copier le fichier SQLite tel qu’il est, pendant que le serveur continue
cli-host-backup-file = le fichier à écrire, lisible par toi seul
cli-simulate = faire jouer beaucoup de parties à des bots et en faire le bilan
cli-simulate-game = le jeu : misterbill ou willi
cli-simulate-players = combien sont à table
cli-simulate-games = combien de parties jouer
cli-simulate-seed = la graine du hasard : le même nombre donne les mêmes parties ; sinon une nouvelle
cli-simulate-bots = qui joue, random, easy, house, sharp, master, grandmaster ou un bot à toi (docs/learning.md) : un pour toutes les places, ou un par place, séparés par des virgules
cli-simulate-option = une règle de la maison, par exemple exchange=chosen ; peut se répéter
cli-simulate-records = écrire les parties dans ce fichier, une par ligne
cli-simulate-workers = combien de processus se partagent le travail ; sinon un par cœur
cli-ladder = mesurer des bots entre eux sur les mêmes donnes
cli-ladder-bots = qui joue, deux bots ou plus, séparés par des virgules : random, easy, house, sharp, master, grandmaster ou un bot à toi, classe Python ou programme (docs/learning.md)
cli-ladder-deals = combien de donnes ; les bots se les jouent deux à deux, de chaque place
cli-ladder-to = garder chaque donne finie dans ce fichier ; redonné, le classement continue de là
cli-ladder-plot = dessiner le classement en SVG dans ce fichier
cli-ray = jouer sur la grappe Ray à cette adresse ; auto en trouve une qui tourne, local en lance une sur cet ordinateur
cli-train = faire apprendre un jeu à un joueur qui joue contre lui-même
cli-train-to = le dossier de ce qu’il apprend ; ce qui y est commencé continue
cli-train-decisions = de combien de décisions il apprend ; sinon, de quoi l’occuper quelques minutes. Avec un nombre plus grand, ce qui était terminé continue
cli-train-device = où il apprend : cpu pour le processeur, cuda pour un GPU
cli-train-against = le fichier d’un joueur : il tient toutes les autres places sans rien apprendre, ce qui montre à quel point on peut le battre
cli-train-from = le fichier d’un joueur : il part de ce joueur au lieu de partir de rien
cli-train-plan = un fichier JSON avec ce qui doit changer dans le réglage
cli-train-seed = la graine du hasard : le même nombre donne le même joueur
cli-verify = vérifier que des parties enregistrées respectent les règles
cli-verify-file = un fichier d’enregistrements, un par ligne ; - est l’entrée standard
cli-verify-proven = échouer si une partie n’est pas finie ou si son hasard n’est pas prouvé
cli-verify-commitment = échouer si la preuve n’a pas cette empreinte : 64 chiffres montrés avant la donne
cli-verify-json = écrire en JSON ce qui est vérifié et prouvé, une ligne par partie
cli-replay = raconter des parties enregistrées, événement par événement
cli-replay-file = un fichier d’enregistrements, un par ligne ; - est l’entrée standard
cli-replay-record = ne raconter que cet enregistrement ; le premier est 1
cli-review = dire d’où vient le résultat d’une partie : la chance, et les choix de chaque place
cli-review-file = un fichier de parties enregistrées, une par ligne ; - est l’entrée standard
cli-review-record = n’analyser que cet enregistrement ; le premier est 1
cli-review-seat = pour qui ; la première place est 0
cli-review-all = montrer toutes les décisions qui ont cédé quelque chose, pas seulement les dix plus chères
cli-review-json = écrire du JSON, une partie par ligne
cli-review-to = écrire dans ce fichier une page à ouvrir dans un navigateur
cli-puzzle = montrer le problème d’un jour : une main, un seul meilleur choix
cli-puzzle-date = le jour, comme 2026-11-18 ; sinon aujourd’hui
cli-puzzle-answer = dire le meilleur choix, et pourquoi
cli-bench = mesurer la vitesse sur cette machine
cli-bench-engine = mesurer à quelle vitesse les règles tournent
cli-bench-server = mesurer combien de coups par seconde le serveur conserve
cli-bench-tables = tables de quatre personnes
cli-bench-rate = coups par seconde, toutes tables réunies
cli-bench-seconds = durée de la mesure
cli-bench-database = mesurer sur cette base de données plutôt que sur un fichier SQLite à part ; peut être répété
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
cli-ladder-title = { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } de { $game } à { $players }, { $games } parties, graine { $seed }
# Au-dessus d’un tableau : chaque ligne parle d’un bot assis seul parmi des copies d’un autre, celui de la colonne.
cli-ladder-points = Points de plus que la moyenne des autres, seul parmi
# De même ; $fair : un pourcentage.
cli-ladder-wins = Part des victoires ({ $fair } serait équitable), seul parmi
cli-ladder-wins-alone = Part des victoires, seul parmi
cli-ladder-note = Chaque donne est jouée de chaque place ; ± est un intervalle à 95 % sur les donnes.
cli-ladder-written = Classement dessiné dans { $file }.
cli-column-seat = Place
cli-column-bot = Bot
cli-column-points = Points (moyenne)
cli-column-interval = ± (95 %)
cli-column-wins = Victoires
cli-column-share = Part des victoires
cli-column-rating = Cote (σ)
cli-column-over = Points d’avance
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
cli-row-learned = Décisions apprises
cli-row-left = Temps restant
cli-row-over-past = Points par manche de plus qu’un ancien lui-même
cli-row-over-rival = Points par manche de plus que le joueur affronté
cli-row-entropy = Ouverture de ses choix, en nats
cli-row-error = Erreur de son critique, en points
cli-train-written = { $file } a appris { $decisions ->
        [one] d’une décision
       *[other] de { $decisions } décisions
    }.
cli-train-stopped = Ce qu’il a appris est gardé : la même commande reprend ici.
cli-train-rounded = Il apprend par leçons de { $lesson } décisions : { $decisions } en tout.
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
cli-error-option-form = Une option s’écrit CLÉ=VALEUR, pas « { $found } ».
cli-error-commitment = Une empreinte a 64 chiffres hexadécimaux, de 0 à 9 et de a à f, pas « { $found } ».
cli-error-record = { $file } contient { $records ->
        [one] { $records } enregistrement
       *[other] { $records } enregistrements
    } ; il n’y a pas d’enregistrement { $found }.
cli-error-language = billi ne parle pas « { $found } ». Au choix : { $languages }.
cli-error-command = La commande « { $found } » n’existe pas. Au choix : { $commands }.
cli-error-no-option = L’option « { $found } » n’existe pas.
cli-error-no-value = { $option } demande une valeur.
cli-error-flag = { $option } ne prend pas de valeur.
cli-error-missing = Il manque { $what }.
# $hint : le message ci-dessous.
cli-error-extra = « { $found } » est de trop. { $hint }
# $command : par exemple billi simulate.
cli-error-hint = { $command } --help t’en dit plus.
