### Une première partie, bien accompagnée : ce que la page dit à chaque étape des deux leçons (src/billi/lessons).
### Une étape est lesson-<game>-<step> : son titre, ce qui se passe et pourquoi, et dans .do ce qu’il y a à faire.
### Les cartes portent les noms de games.ftl, les boutons et les joueurs ceux de page.ftl.

## Autour d’une leçon

lesson-coach = Ce qu’il y a à faire
lesson-progress = Étape { $number } sur { $steps }
lesson-go-on = Continuer
lesson-again = Recommencer
lesson-leave = Quitter
lesson-play = Jouer pour de bon
lesson-rules = Lire les règles
lesson-not-now = Ça vient plus tard. Fais d’abord ce que dit la note.
lesson-stuck = Cette partie ne peut pas continuer d’ici. Recommence du début.

## Mister Bill

lesson-misterbill-deal = Les 47 cartes sont distribuées. Débarrasse-toi des tiennes : sans cartes, tu sors de la manche, et c’est tant mieux. Tu fais équipe avec { bot-name-2 }, en face.
    .title = Bienvenue à la trattoria
lesson-misterbill-pairs = Deux cartes identiques font une paire, et une paire quitte ta main aussitôt : tes deux desserts sont déjà partis. Il te reste des plats, et cinq serveurs pour t’aider.
    .title = Les paires s’en vont
lesson-misterbill-draw = À toi de commencer. Un tour s’ouvre par une carte piochée à l’aveugle à ta droite, chez { bot-name-3 }. Pour piocher, touche une de ces cartes.
    .title = Pioche une carte
lesson-misterbill-look = L’omelette a trouvé sa jumelle : la paire s’en va. Maintenant, tu peux jouer un serveur. Avec la { card-L }, tous ceux qui ont { card-B } doivent le montrer.
    .title = Une paire et un serveur
    .do = Joue la { card-L }.
lesson-misterbill-exchange = { bot-name-3 } avait { card-B }, et tu viens de le piocher. Il n’existe qu’en trois exemplaires : il en reste toujours un à quelqu’un. Avec l’{ card-E }, tu donnes une carte et tu en pioches une à l’aveugle.
    .title = Pas de chance
    .do = Joue l’{ card-E } avec { bot-name-1 }, à ta gauche.
lesson-misterbill-give = Ce que tu donnes, tu le choisis. Ce qui revient, c’est le hasard.
    .title = Avec mes compliments
    .do = Donne { card-B }.
lesson-misterbill-pass = Un hamburger est revenu, et il a fait la paire avec le tien. C’est de nouveau ton tour. Rien ne t’oblige à jouer un serveur : garde les tiens pour plus tard. Les joueurs qui n’en ont pas disent la même chose, et personne ne sait ce que tu as.
    .title = Ou aucun
    .do = Choisis « { answer-pass } ».
lesson-misterbill-round = Avec la { card-R }, chacun passe une carte à son voisin, tous en même temps. C’est toi qui dis dans quel sens.
    .title = Tout tourne
    .do = Joue la { card-R }, vers la gauche.
lesson-misterbill-hand-on = Chacun choisit en secret, puis toutes les cartes changent de main. Tu as assez vu pour aujourd’hui.
    .title = Tous ensemble
    .do = Passe la { card-L }.
lesson-misterbill-gather = { bot-name-3 } n’a plus qu’une carte. Avec la { card-G }, tu désignes quelqu’un, et tous les autres lui donnent une carte.
    .title = Pas si vite
    .do = Joue la { card-G } pour { bot-name-3 }.
lesson-misterbill-gift = Tu en donnes une aussi. Pour { bot-name-2 }, c’est la dernière : tant mieux.
    .title = Un cadeau
    .do = Donne le sushi.
lesson-misterbill-mate = { bot-name-2 } n’a plus de cartes et sort de la manche. Ton équipe marque dès que tu sors aussi.
    .title = À mi-chemin
lesson-misterbill-trade = Tout le monde peut jouer la { card-G } : { bot-name-1 } l’a fait, et les cartes sont pour toi. Mais { bot-name-1 } n’en a plus qu’une, et le { card-T } échange les mains entières.
    .title = Le grand jeu
    .do = Joue le { card-T } avec { bot-name-1 }.
lesson-misterbill-last = Il te reste une carte, et { bot-name-1 } va la piocher. Sans cartes, tu sors aussitôt, même si ce n’est pas ton tour.
    .title = La dernière carte
lesson-misterbill-bill = Ton équipe est sortie la première : 4 points chacun. { bot-name-1 } et { bot-name-3 } ont encore des cartes : leur équipe paie l’addition et ne prend rien.
    .title = L’addition, s’il vous plaît
lesson-misterbill-bye = Une partie a deux manches en équipe, puis une chacun pour soi. La personne qui a le plus de points gagne. Bon appétit.
    .title = Tu sais jouer

## Willi

lesson-willi-deal = Les cartes vont de 1 à 9, en quatre couleurs. Chacun en reçoit neuf.
    .title = Bienvenue dans l’arrière-salle
lesson-willi-goal = Chacun fait exactement deux plis et additionne leurs cartes. Le total le plus haut rapporte 3 points, le deuxième 1, le troisième rien, et le plus bas 2.
    .title = Très haut ou très bas
lesson-willi-box = D’abord, chacun met une carte de côté, en secret. Il en reste huit, pour huit plis. Le 1 jaune est ta seule carte jaune, et ne pas avoir une couleur peut servir.
    .title = Dans la boîte
    .do = Mets le 1 jaune dans la boîte.
lesson-willi-lead = Tu entames le premier pli, avec la carte que tu veux.
    .title = La première carte
    .do = Joue le 8 vert.
lesson-willi-decline = Si tu as déjà joué, tu peux annoncer « Willi ! » avant la carte suivante, et le pli est à toi quoi qu’il arrive. On te le demande après chaque carte, sauf la dernière ; ce pli-ci n’en vaut pas la peine.
    .title = Un seul mot
    .do = Choisis « { answer-no-call } ».
lesson-willi-lowest = Cette fois, tout le monde a joué vert. La plus petite carte prend le pli : le 4, joué par { bot-name-1 }.
    .title = La plus petite gagne
lesson-willi-follow = { bot-name-1 } échange une carte et entame avec le 2 vert. Tu as du vert : joue vert, ou un autre 2, comme { bot-name-2 }. Sans vert, { bot-name-3 } avait le droit de tout jouer.
    .title = Suivre la couleur
    .do = Joue le 9 vert.
lesson-willi-anything = De deux cartes égales, la première a gagné. Le jaune est demandé, et { bot-name-2 } a annoncé : ce pli est pris, quoi qu’il tombe. Tu n’as pas de jaune, alors tu peux jouer n’importe quelle carte.
    .title = Pas de cette couleur
    .do = Joue le 7 rouge.
lesson-willi-value = Le vert est demandé, et tu en as. Mais tu peux aussi jouer le chiffre demandé, dans une autre couleur.
    .title = Le même chiffre
    .do = Joue le 6 bleu.
lesson-willi-call = 6, 9 et 6 font déjà 21, et tu vises haut. Mais l’autre 6 était là avant : le tien ne gagne pas tout seul. Un mot suffit.
    .title = À toi d’annoncer
    .do = Annonce « Willi ! »
lesson-willi-swap = Le pli est à toi, et tu peux échanger une de ses cartes contre une de ta main. Le 1 te gagnera un autre pli, et un 9 dans celui-ci compte pour toi.
    .title = Un bon échange
    .do = Touche le 1 vert du pli et ton 9 rouge, puis choisis « { answer-swap } ».
lesson-willi-one = Quand tu prends un pli, tu entames le suivant. Rien n’est plus petit qu’un 1.
    .title = Tu entames
    .do = Joue le 1 vert.
lesson-willi-keep = Voilà ton deuxième pli. Tu peux échanger encore, mais rien ne t’y oblige.
    .title = Pas d’échange cette fois
    .do = Choisis « { answer-keep } ».
lesson-willi-two = Tu as tes deux plis. Tu continues à jouer, mais tu ne peux plus annoncer, et tes cartes ne gagnent plus rien.
    .title = Deux suffisent
    .do = Joue le 3 vert.
lesson-willi-rest = Trois 3, et le tien était le premier. Mais { bot-name-1 } et toi avez déjà deux plis : c’est le 3 joué par { bot-name-3 } qui gagne. Les deux derniers plis se jouent tout seuls.
    .title = Avec deux plis, tu ne comptes plus
lesson-willi-totals = Tes cartes font 51, le plus haut total : 3 points. { bot-name-1 } a 48 et reçoit 1, { bot-name-3 } a 36 et ne reçoit rien. { bot-name-2 } a le plus bas, 30, et reçoit 2. À égalité, on ne reçoit rien.
    .title = Ce que ça rapporte
lesson-willi-bye = Une partie a huit manches, et la personne qui a le plus de points gagne. Le reste, c’est du cran.
    .title = Tu sais jouer
