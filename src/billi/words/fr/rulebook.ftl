### Les règles des deux jeux, dites à notre façon, et la page où l’on choisit ce qu’on veut apprendre.
### Une règle est rule-<id> : son titre dans .title, puis une à quatre phrases courtes. Elle peut avoir des notes :
### -example, -ours (une décision à nous, jamais celle de l’éditeur), -house (au choix en ouvrant une table) et -online.
### Les cartes portent les noms de games.ftl, les boutons ceux de page.ftl.

## Ce qu’on peut apprendre

learn-heading = Apprendre à jouer
learn-intro = Lance-toi ou lis d’abord : les deux chemins mènent à la table.
learn-misterbill = Débarrasse-toi de tes cartes, et laisse l’addition aux autres.
    .who = De 3 à 8 joueurs, trois manches
learn-willi = Les petites cartes font les plis, chacun en fait deux, et un seul mot peut tout changer.
    .who = À 4, ou à 3 avec Willi en personne, huit manches
learn-lesson = Apprendre { $game } en jouant
learn-lesson-time = Une petite partie, bien accompagnée : environ { $n } minutes.
learn-rules = Lire les règles de { $game }
learn-rules-time = L’essentiel en une minute, le tout en { $n } minutes environ.

## La page des règles

rules-heading = Les règles de { $game }
rules-quick = En une minute
rules-contents = Au menu
rules-about = Tout ceci est raconté à notre façon. Là où les règles imprimées laissent une question ouverte, il a fallu trancher, et un encadré le dit : ces décisions sont les nôtres, pas celles de l’éditeur. Les règles de la maison se choisissent en ouvrant une table.
rules-link = Lien vers la règle { $rule }
rules-here = La règle que tu cherchais
rules-lesson = À toi : apprendre { $game } en jouant
rules-other = Les règles de { $game }
rules-print = Imprimer
rules-note-example = Par exemple
rules-note-ours = Notre décision
rules-note-house = Règle de la maison
rules-note-online = À une table en ligne

## Mister Bill

rules-misterbill-intro = On a bien mangé, et maintenant personne ne veut payer. Défausse tes plats par paires, envoie les serveurs semer la pagaille, et espère qu’une bonne âme te débarrasse de { card-B }. C’est vif, bruyant et un brin méchant : la dernière équipe qui a des cartes paie l’addition.
rules-misterbill-quick-1 = On distribue toutes les cartes. Chacun défausse ses paires.
rules-misterbill-quick-2 = À ton tour, pioche une carte à l’aveugle chez ton voisin de droite. Si elle fait une paire, défausse-la.
rules-misterbill-quick-3 = Ensuite, tu peux jouer un serveur : échanger une carte, échanger ta main entière, faire donner une carte à quelqu’un par tous les autres, découvrir qui a { card-B }, ou faire tourner des cartes.
rules-misterbill-quick-4 = Plus de cartes ? Tu sors aussitôt, et c’est tout ce que tu voulais.
rules-misterbill-quick-5 = Quand une équipe est sortie au complet, chacun de ses membres prend la plus haute carte de score qui reste. La dernière équipe paie l’addition et ne prend rien.
rules-misterbill-quick-6 = Deux manches en équipe, puis une chacun pour soi. Le joueur qui a le plus de points gagne.

rules-misterbill-cards = Les cartes
rule-MB1 = On joue avec 47 cartes. Six plats existent en quatre exemplaires : { card-O.name }, { card-S.name }, { card-P.name }, { card-W.name }, { card-H.name } et { card-D.name }. Les cinq serveurs aussi : { card-E }, { card-T }, { card-G }, { card-L } et { card-R }. { card-B } est là trois fois.
    .title = Des plats, des serveurs et { card-B }
rule-MB2 = Chaque carte porte une lettre dans les coins. Les règles imprimées n’en nomment qu’une : le L de la { card-L }.
    .title = Une lettre par carte
rule-MB2-ours = Toutes les autres, c’est nous qui les avons choisies. Les plats ont O, S, P, W, H et D ; l’{ card-E } a le E, le { card-T } le T, la { card-G } le G, la { card-R } le R, et { card-B } le B. Les lettres sont les mêmes dans toutes les langues.
rule-MB3 = Huit cartes d’équipe, numérotées de 1 à 8, se partagent quatre couleurs.
    .title = Les cartes d’équipe
rule-MB3-ours = Les règles imprimées ne disent pas quels numéros ont la même couleur. Ici, 1 et 2 vont ensemble ({ team-1 }), et de même 3 et 4 ({ team-2 }), 5 et 6 ({ team-3 }), 7 et 8 ({ team-4 }). Tous leurs exemples s’y accordent.
rule-MB4 = Dix-neuf cartes de score attendent ceux qui sortent à temps. Les manches 1 (cartes bleues) et 2 (vertes) ont chacune deux 4, deux 2 et deux 1. La manche 3 (cartes rouges) a un 8, un 6, un 5, un 4, un 3, un 2 et un 1.
    .title = Les cartes de score

rules-misterbill-setup = Avant une manche
rule-MB5 = Les manches 1 et 2 se jouent en équipe. Prenez autant de cartes d’équipe que vous êtes, à partir du 1, mélangez-les et donnez-en une à chacun, face visible : même couleur, même équipe. Si vous êtes en nombre impair, quelqu’un joue en solo. Pour la manche 2, on tire de nouvelles équipes.
    .title = Deux manches en équipe
rule-MB5-ours = Nos couleurs (MB3) décident qui joue en solo : le joueur qui a la plus haute carte.
rule-MB6 = Pour la manche 3, pas de cartes d’équipe : chacun pour soi.
    .title = Une manche en solo
rule-MB7 = Le hasard désigne le premier donneur. À chaque nouvelle manche, la donne passe au voisin de gauche.
    .title = Qui distribue
rule-MB8 = Les 47 cartes sont distribuées une à une, dans le sens des aiguilles d’une montre, en commençant à gauche du donneur. Certains peuvent donc avoir une carte de plus que les autres.
    .title = On distribue tout
rule-MB8-online = C’est billi qui distribue. Le hasard de toute la partie est fixé avant la première carte, et après la dernière, tout le monde peut le vérifier.
rule-MB9 = Chacun défausse ses paires de cartes identiques, face visible. Seulement des paires : sur trois cartes pareilles, une te reste en main ; sur quatre, aucune. Les cartes défaussées ne reviennent plus dans la manche.
    .title = Les premières paires
rule-MB9-online = billi trouve tes paires et les défausse pour toi, maintenant et plus tard.
rule-MB10 = Aux manches 1 et 2, le joueur qui a la carte d’équipe 1 commence. À la manche 3, c’est celui qui a le moins de points.
    .title = Qui commence
rule-MB10-ours = En cas d’égalité, c’est le premier d’entre eux à gauche du donneur, dans le sens des aiguilles d’une montre. Si le joueur qui devait commencer est déjà sorti, c’est au suivant encore en jeu.
rule-MB11 = Il peut arriver que tu ne reçoives que des paires. Tu sors alors aussitôt, avant le premier tour.
    .title = Sortir avant le départ
rule-MB11-ours = On défausse les premières paires à tour de rôle, dans le sens des aiguilles d’une montre, à partir du joueur qui commence. Une manche peut donc être finie avant que quelqu’un ait joué.

rules-misterbill-turn = Ton tour
rule-MB12 = Pioche une carte au hasard, sans la voir, chez le premier joueur à ta droite encore en jeu. Vous êtes les seuls à savoir laquelle. Si c’était sa dernière, il sort aussitôt, avant la suite de ton tour.
    .title = D’abord, pioche une carte
rule-MB12-online = Tu touches une des cartes de ton voisin. Mais c’est le hasard de la table, fixé avant la donne, qui décide : quelle que soit celle que tu touches, la même arrive. Après la partie, tout le monde peut le vérifier.
rule-MB13 = Défausse toutes les paires que tu as maintenant. S’il ne te reste plus de cartes, tu sors et ton tour est fini.
    .title = Ensuite, défausse tes paires
rule-MB14 = Maintenant, tu peux jouer un serveur, et un seul. Ou aucun. Mets-le sur la défausse et fais ce qu’il dit.
    .title = Enfin, un serveur si tu veux
rule-MB14-ours = Personne ne doit savoir qui a un serveur : ne pas en jouer et ne pas en avoir, de l’extérieur, c’est pareil. S’il te reste des cartes, on te pose la question, serveur en main ou non, et dans les deux cas la table entend « ne joue pas de serveur ».
rule-MB14-online = Sans serveur, « { answer-pass } » est ta seule réponse. La table la donne pour toi, aussi vite ou aussi lentement que toi d’habitude, pour que le temps n’apprenne rien aux autres non plus.
rule-MB15 = Deux serveurs identiques sont une paire comme une autre. Défausse-les, et il ne se passe rien de plus.
    .title = Une paire de serveurs ne fait rien

rules-misterbill-waiters = Les cinq serveurs
rule-MB16 = Il y a cinq serveurs, et chacun sème la pagaille à sa manière. Il agit une seule fois, dès qu’il est sur la défausse.
    .title = Ce que font les serveurs
rule-MB16-ours = Tu désignes toujours un autre joueur, encore en jeu. Un serveur agit sur les cartes que chacun a en main une fois qu’il a quitté la tienne, au pied de la lettre. Cela compte quand c’était ta dernière carte : seule la feuille anglaise dit que tu sors alors ; ici, le serveur fait d’abord son travail.
rule-MB16-online = La { card-G } et la { card-R } s’adressent à tous en même temps. Tu peux changer d’avis jusqu’à ce que le dernier ait choisi ; alors toutes les cartes partent ensemble.
rule-MB16E = Donne une carte de ton choix au joueur de ton choix, et reçois-en une en retour. Seule la feuille allemande dit comment, et nous la suivons : tu la tires à l’aveugle, avant que l’autre prenne la tienne en main.
    .title = { card-E } : une carte contre une carte
rule-MB16E-ours = Si l’{ card-E } était ta dernière carte, il ne se passe rien.
rule-MB16E-house = { option-misterbill-exchange-chosen } Et cela avant de voir la tienne.
rule-MB16T = Échange ta main entière avec le joueur de ton choix.
    .title = { card-T } : main contre main
rule-MB16T-ours = Si le { card-T } était ta dernière carte, tu reçois quand même l’autre main, et l’autre n’a plus rien.
rule-MB16G = Désigne un autre joueur. Tous les autres encore en jeu, toi aussi, lui donnent une carte de leur choix.
    .title = { card-G } : tout le monde donne
rule-MB16G-ours = Chacun choisit en secret, tous en même temps. Si la { card-G } était ta dernière carte, tu n’as rien à donner.
rule-MB16L = Tous ceux qui ont { card-B } le montrent à la table, puis le reprennent.
    .title = { card-L } : qui a { card-B } ?
rule-MB16L-ours = La { card-L } marche aussi comme dernière carte.
rule-MB16R = Dis gauche ou droite. Au même instant, chacun passe une carte de son choix au premier joueur encore en jeu de ce côté.
    .title = { card-R } : tout le monde passe
rule-MB16R-ours = Chacun choisit en secret, tous en même temps. Si la { card-R } était ta dernière carte, tu n’as rien à passer, mais tu reçois quand même.

rules-misterbill-out = Sortir
rule-MB17 = Un joueur qu’un serveur laisse sans aucune carte sort en premier ; une paire pas encore défaussée compte encore. Ensuite, on défausse les paires à tour de rôle, dans le sens des aiguilles d’une montre, à partir du joueur dont c’est le tour. Un joueur qui n’a alors plus de cartes sort aussitôt. L’ordre peut donc décider qui prend la meilleure carte de score.
    .title = Les paires après un serveur
rule-MB17-example = Manche 3 ; dans le sens des aiguilles d’une montre : Anne, Béa, Colin et David. Anne joue la { card-G } et désigne Béa ; Colin et David donnent leur dernière carte. Colin sort et prend le 8, puis David le 6. Alors seulement, Béa défausse, et tout ce qu’elle a part en paires. Elle sort aussi, mais il ne lui reste que le 5, et Anne paie l’addition.
rule-MB17-ours = Si un serveur laisse plusieurs joueurs sans cartes, eux aussi sortent dans le sens des aiguilles d’une montre, à partir du joueur dont c’est le tour. Les règles imprimées ne donnent cet ordre que pour la défausse.
rule-MB18 = Dès que tu n’as plus de cartes, tu sors, peu importe à qui est le tour. Tu ne reviens qu’à la manche suivante.
    .title = Sans cartes, sans soucis

rules-misterbill-talk = Parler
rule-MB19 = Dans une équipe, on peut se consulter à tout moment, mais à voix haute, pour que tous entendent. Interdit de se mettre d’accord sur les cartes à passer.
    .title = Les conversations à table
rule-MB19-ours = Tu peux jouer un serveur sur quelqu’un de ton équipe. Seule la feuille anglaise dit le contraire ; les trois autres interdisent seulement de se mettre d’accord sur les cartes.
rule-MB19-online = On ne parle que dans le chat de la table, et tout le monde le lit. Si tu partages ta main par un lien, aucun joueur de la même partie ne la voit.

rules-misterbill-scoring = Les points
rule-MB20 = Quand le dernier membre d’une équipe sort, chacun de ses membres prend la plus haute carte de score qui reste. Un joueur en solo dans une manche en équipe en prend une, et l’autre de cette valeur quitte la partie. À la manche 3, chacun prend pour soi.
    .title = Sortir rapporte
rule-MB20-example = Manche 1, cinq joueurs : Anne et Ève font équipe, Colin et David aussi, Béa joue en solo. Ève est sortie, et il ne reste à Anne que { card-B }. Béa le pioche : Anne sort, et Anne et Ève prennent un 4 chacune. Béa défausse sa paire de Mister Bill et joue la { card-L }, sa dernière carte ; David doit montrer le sien. Béa sort et prend un 2 ; l’autre 2 quitte la partie. Il ne reste que Colin et David : la manche est finie, ils ne marquent rien, et les 1 quittent la partie.
rule-MB21 = La manche s’arrête net quand il ne reste qu’une équipe en jeu. Elle paie l’addition : zéro point. Les cartes de score qui restent quittent la partie.
    .title = La dernière équipe paie
rule-MB22 = Après la manche 3, le joueur qui a le plus de points gagne. En cas d’égalité, les points de la manche 3 départagent.
    .title = Qui gagne
rule-MB22-ours = S’il y a toujours égalité, la victoire se partage. Cela n’arrive qu’après une manche bloquée (MB23).
rule-MB23 = Les cartes peuvent tourner et tourner sans que personne puisse défausser ni veuille jouer un serveur. Les règles imprimées n’y mettent pas de fin.
    .title = Quand plus rien ne bouge
rule-MB23-ours = Après 20 tours par joueur encore en jeu sans la moindre défausse, la manche s’arrête. Les équipes encore en jeu ne marquent rien.

## Willi

rules-willi-intro = La carte la plus basse fait le pli, et chacun en fait exactement deux : tout l’art est de savoir lesquels. Remplis-les à ras bord ou laisse-les presque vides, car le juste milieu paie mal. Tout est calme et rusé, jusqu’à ce que quelqu’un annonce « Willi ! » et file avec le pli sur lequel tu comptais.
rules-willi-quick-1 = Neuf cartes chacun, et chacun en met une en secret dans la boîte. Restent huit plis.
rules-willi-quick-2 = Fournis la couleur demandée, ou joue la même valeur dans une autre couleur. Si tu n’as pas la couleur, joue ce que tu veux.
rules-willi-quick-3 = La carte la plus basse remporte le pli ; à égalité, la première jouée.
rules-willi-quick-4 = Tu as joué dans ce pli et tu le veux à tout prix ? Annonce « Willi ! » avant la carte suivante.
rules-willi-quick-5 = Chacun remporte exactement deux plis. Si tu en remportes un, tu peux y échanger une carte, puis tu entames le suivant.
rules-willi-quick-6 = Additionne les cartes de tes deux plis. Le plus haut total rapporte 3, le plus bas 2, le deuxième 1, le troisième rien.
rules-willi-quick-7 = Après huit manches, le joueur qui a le plus de points gagne. Vous n’êtes que trois ? Willi en personne prend la quatrième chaise.

rules-willi-cards = Les cartes et la donne
rule-W1 = Il y a 36 cartes : de 1 à 9 en quatre couleurs. Les cartes de score valent 3, 2 et 1, huit de chaque. Une dernière carte, c’est Willi lui-même, pour quand vous êtes trois.
    .title = Les cartes
rule-W1-ours = Les couleurs sont rouge, jaune, vert et bleu.
rule-W2 = On distribue tout, neuf cartes chacun. Puis chacun remet une des siennes dans la boîte : restent huit cartes pour huit plis.
    .title = Neuf cartes, dont une pour la boîte
rule-W2-ours = Les cartes vont dans la boîte face cachée et toutes en même temps. Elles sont hors jeu pour la manche, et restent secrètes jusqu’à la fin de la partie.
rule-W2-online = Tout le monde choisit en même temps, et tu peux changer d’avis jusqu’à ce que le dernier ait choisi. C’est billi qui distribue ; son hasard est fixé avant la première carte, et après la partie, tout le monde peut le vérifier.

rules-willi-start = Qui commence
rule-W3 = Si quelqu’un s’appelle Willi, c’est à lui de commencer la première manche. Sinon, le hasard choisit. À trois, les noms ne comptent pas : Willi en personne est là (W16).
    .title = Quelqu’un s’appelle Willi ?
rule-W3-ours = Les majuscules et les espaces autour du nom ne comptent pas. Si plusieurs s’appellent Willi, l’un d’eux commence, au hasard.
rule-W4 = À chaque manche, la donne passe d’une place vers la gauche. En huit manches, chacun distribue deux fois.
    .title = Chacun son tour
rule-W4-ours = Les règles imprimées disent seulement qui commence la première manche. Ici, c’est toujours le joueur à gauche du donneur ; chacun commence donc deux fois aussi.

rules-willi-tricks = Les plis
rule-W5 = On entame avec la carte de son choix. Les autres, dans le sens des aiguilles d’une montre, jouent une carte de cette couleur, ou la même valeur dans une autre couleur. Tu ne peux jouer n’importe quoi que si tu n’as aucune carte de cette couleur.
    .title = Même couleur ou même valeur
rule-W5-example = On entame avec le 5 rouge. Si tu as du rouge et le 5 jaune, tu peux jouer n’importe quel rouge ou le 5 jaune, et rien d’autre. Si tu n’as pas de rouge, tu peux jouer n’importe quoi.
rule-W6 = La plus petite valeur remporte le pli, quelle que soit sa couleur. À égalité, la première jouée compte.
    .title = Le plus petit l’emporte
rule-W6-example = On entame avec le 3 rouge, puis viennent le 3 bleu, le 7 rouge et le 9 rouge. Les deux 3 sont les plus bas, et le rouge est venu le premier : il remporte le pli.

rules-willi-call = « Willi ! »
rule-W7 = Annonce « Willi ! », et tu remportes le pli, quelles que soient les cartes. Il faut avoir déjà joué dans ce pli, et annoncer avant la carte suivante. Le joueur de la dernière carte ne peut pas annoncer, et après lui, plus personne.
    .title = Un mot, et il est à toi
rule-W8 = Après la première, la deuxième et la troisième carte, celui qui vient de jouer peut annoncer. S’il ne veut pas, c’est à ceux qui ont joué avant lui dans ce pli, même s’ils avaient refusé. Une seule annonce par pli ; ensuite, les autres fournissent comme d’habitude.
    .title = Qui annonce en premier
rule-W8-ours = Quand deux joueurs ont joué avant lui, les règles imprimées ne disent pas lequel passe en premier. Ici, c’est celui qui a joué le premier ; des critiques du jeu disent la même chose.
rule-W8-online = billi demande dans cet ordre, l’un après l’autre, après chacune des trois premières cartes. Choisis « { answer-waive } », et on te laisse tranquille jusqu’au pli suivant ; tu ne peux pas revenir dessus. Quand un seul joueur a moins de deux plis, le pli lui revient de toute façon, et billi ne demande rien à personne.

rules-willi-two = Deux plis chacun
rule-W9 = Chacun remporte exactement deux plis par manche. Quand tu as les tiens, tu continues à jouer, mais tu ne peux plus annoncer et ta carte ne compte pas : la plus basse parmi ceux qui ont moins de deux plis l’emporte.
    .title = Deux, ni plus ni moins
rule-W9-example = On entame avec le 6 rouge, puis viennent le 1, le 4 et le 8 rouges. Le joueur du 1 a déjà deux plis ; c’est donc le 4 qui l’emporte.
rule-W10 = Si tu remportes le pli, tu entames le suivant. Avant cela, tu peux échanger une carte de ta main contre n’importe quelle carte du pli ; les deux sont montrées à tous. Après le huitième pli, il ne reste plus de carte à échanger.
    .title = Échanger, puis entamer
rule-W10-house = { option-willi-exchange-same_colour } C’est ce que décrivent des critiques de l’édition allemande.
rule-W10-ours = Quand on n’échange que dans la même couleur, on te pose la question même si aucune carte ne convient. Sinon, tout le monde saurait quelles couleurs te manquent.

rules-willi-scoring = Les points
rule-W11 = Additionne les valeurs des cartes de tes deux plis, telles qu’elles sont après les échanges.
    .title = Ton total
rule-W12 = Le plus haut total prend un 3, le deuxième un 1, le troisième rien et le plus bas un 2. Alors vise haut, ou vise bas.
    .title = Tout en haut ou tout en bas
rule-W13 = Les joueurs à égalité sur une place ne prennent rien, et ils occupent toutes les places qu’ils partagent.
    .title = Totaux égaux
rule-W13-example = Totaux de 40, 40, 39 et 34 : les deux 40 partagent la première et la deuxième place et ne prennent rien. 39 est troisième et ne prend rien non plus. 34 est le plus bas et prend un 2.
rule-W13-ours = L’exemple imprimé se trompe sur la carte de score que personne ne prend. Nous jouons comme c’est dit ici.
rule-W14 = Après huit manches, le joueur qui a le plus de points gagne.
    .title = Qui gagne
rule-W14-ours = En cas d’égalité, la victoire se partage. Les règles imprimées n’en disent rien.

rules-willi-three = À trois, avec Willi
rule-W15 = Si vous êtes trois, Willi est le quatrième. Il reçoit neuf cartes en pile, face cachée, n’en met aucune dans la boîte et retourne celle du dessus quand vient son tour. Il ne fournit pas, n’annonce jamais et n’échange jamais, et une carte lui reste à la fin.
    .title = Willi s’assied
rule-W15-ours = Sa pile se retourne dans l’ordre où elle a été distribuée.
rule-W16 = Willi entame le premier pli de chaque manche. Il distribue à son tour, comme les autres.
    .title = Willi commence, et change de place
rule-W16-ours = Les règles imprimées ne disent pas où Willi est assis, et s’il ne bouge pas, c’est la chaise qui décide : entre bons joueurs, celui qui joue juste après lui gagne le plus souvent, celui qui joue juste avant, presque jamais. Alors, à chaque manche, il passe de l’autre côté de son voisin de gauche, et vous jouez juste après lui à tour de rôle. La donne suit les places de la première manche, en commençant à droite de Willi. Qu’il commence chaque manche, c’est le texte imprimé pris au pied de la lettre.
rule-W16-house = { option-willi-willi_starts-in_turn } Ainsi tout le monde, Willi aussi, commence deux fois : le texte imprimé peut se lire ainsi. Autre choix : { option-willi-willi_sits-stays }
rule-W17 = Willi remporte des plis comme tout le monde, puis entame en retournant une carte. Si à vous trois vous avez remporté les six premiers plis, les deux derniers sont pour lui.
    .title = Les plis de Willi
rule-W18 = Au moment de compter, Willi ajoute 12 à son total.
    .title = Les douze de Willi
rule-W18-ours = Les règles imprimées ne disent pas ce que son total lui rapporte. Ici, il prend des cartes de score comme tout le monde, et il peut gagner la partie.

## Les conseils

rules-tips = Quelques conseils
rules-misterbill-tip-1 = Garde tes serveurs. Un serveur en réserve peut te sauver le jour où { card-B } arrive.
rules-misterbill-tip-2 = { card-B } est là trois fois : il en reste toujours un. S’il est chez toi, passe-le à quelqu’un avec l’{ card-E }, le { card-T }, la { card-G } ou la { card-R }.
rules-misterbill-tip-3 = Regarde combien de cartes ont les autres. Avec une seule, on est presque sorti : la { card-G } retient ce joueur, et le { card-T } te donne sa petite main.
rules-willi-tip-1 = Choisis tôt entre le haut et le bas. La deuxième place ne rapporte qu’un point, la troisième rien.
rules-willi-tip-2 = Mets dans la boîte ta seule carte d’une couleur. Quand on la demandera, tu pourras jouer n’importe quoi.
rules-willi-tip-3 = Échange avec une idée en tête. Si tu vises haut, mets tes grandes cartes dans tes plis ; si tu vises bas, sors-les du pli et entame avec elles plus tard.

## Les dessins

# Les personnes à table dans les dessins et les exemples ; ce qui est écrit au-dessus ; puis, par règle, ce qu’on y voit.
# Sous un dessin, tout le monde le lit, qu’on voie le dessin ou non.
picture-name-1 = Anne
picture-name-2 = Béa
picture-name-3 = Colin
picture-name-4 = David
picture-before = Avant
picture-after = Après
picture-first = Après la première carte
picture-second = Après la deuxième
picture-third = Après la troisième
picture-MB3 = 1 et 2 portent un rond rouge, 3 et 4 un triangle vert, 5 et 6 un carré jaune, 7 et 8 un losange violet.
picture-MB4 = Six cartes bleues pour la manche 1, six vertes pour la manche 2, sept rouges pour la manche 3.
picture-MB16E = Anne joue l’{ card-E } avec Béa. Elle lui donne { card-B } et tire à l’aveugle une carte de Béa : un sushi.
picture-MB16T = Anne joue le { card-T } avec Béa. Ses quatre cartes, dont { card-B }, vont à Béa, et elle reçoit la seule pizza de Béa.
picture-MB16G = Anne joue la { card-G } et désigne Béa. Anne lui donne { card-B }, Colin un sushi : Béa avait une carte, elle en a trois.
picture-MB16L = Anne joue la { card-L }. Béa a { card-B } : elle le montre à tous, puis le reprend.
picture-MB16R = Anne joue la { card-R } vers la gauche. { card-B } passe d’Anne à Béa, une pizza de Béa à Colin, un dessert de Colin à Anne.
picture-MB17 = Tout le monde donne une carte à Béa. Colin et David n’en ont plus : Colin, le premier, prend le 8, et David, le deuxième, le 6. Alors seulement, les trois paires de Béa partent, et elle prend le 5. Anne reste avec { card-B }.
picture-W8 = Anne entame, puis Béa et Colin jouent. Les chiffres disent qui répond en premier, en deuxième et en troisième après chaque carte. David joue en dernier : on ne lui demande rien.
picture-W10 = Tu as remporté le pli avec le 1 vert. Tu reprends le 1 et tu mets ton 9 rouge à la place : le pli vaut 30 au lieu de 22, et le 1 peut t’en gagner un autre.
picture-W15 = Anne entame avec le 5 rouge, Béa joue le 7 rouge et Colin le 6 rouge. Willi retourne le 2 vert. Rien ne l’oblige à fournir, sa carte est la plus basse, et le pli est à lui.
