## L’analyse d’une partie terminée

review-of = { $game } : d’où vient le résultat
# $player : un nom.
review-whose = Analyse pour { $player }
review-choose = L’analyse de qui
review-player = Nom
review-result = Résultat
review-deal = La donne
review-draws = Les pioches
review-own = Ses propres choix
review-others = Les choix des autres
review-result-about = Un résultat, ce sont les points de quelqu’un moins la moyenne de la table. C’est la donne, les pioches, ses propres choix et ceux des autres, additionnés exactement.
review-chair = La donne comprend ce que vaut la place, { $points } : là où Willi joue, toutes ne se valent pas.
review-line = Ce que chaque place pouvait espérer
review-line-about = À chaque instant, le résultat que chaque place pouvait espérer. Avance avec les flèches du clavier, ou fais glisser.
# $step et $steps : des nombres, comme dans « 12 sur 300 ».
review-step = { $step } sur { $steps }
review-back = Un pas en arrière
review-forward = Un pas en avant
review-moments = Les moments qui ont compté
review-luckiest = Le plus chanceux
review-unluckiest = Le plus malchanceux
review-dearest = Le choix le plus cher
review-nothing = Rien de marquant.
review-decisions = Décisions
review-decisions-about = Jugées seulement d’après ce que { $player } pouvait voir à ce moment-là. « Rien de nettement mieux » : si un autre choix était meilleur, c’est de si peu que ce peut être le hasard.
review-round = Manche { $round }
review-made = Choisi
review-best = Mieux
review-gave = Cédé
review-between = de { $low } à { $high }
review-equal = Rien de nettement mieux
review-equals = { $n ->
        [one] 1 décision où il n’y avait rien de nettement mieux
       *[other] { $n } décisions où il n’y avait rien de nettement mieux
    }
review-gave-all = Cédé en tout : { $points }.
review-no-decisions = Aucune décision à prendre.
review-table = La courbe en tableau
review-moment = Moment
review-how = Comment c’est calculé
review-how-line = Un réseau qui voit toutes les cartes dit ce que vaut une position. Avant une pioche, c’est la moyenne sur toutes les cartes possibles. Là où le hasard décide plusieurs fois avant que quelqu’un ait un choix, il est tiré { $samples } fois, toujours de la même façon. Les manches à venir ne valent rien pour personne, sauf là où Willi joue : c’est alors ce que valent les places sur { $deals } donnes.
review-how-decisions = Là où quelqu’un a choisi autrement qu’un joueur entraîné, les choix sont essayés dans { $hands } donnes au plus qui vont avec tout ce qu’il ou elle avait vu. L’intervalle est juste dans 95 cas sur 100.
review-seated = Tout le monde prend place.
review-dealt = Les cartes de la manche { $round } sont distribuées.
# Une carte qui revient dans un échange à l’aveugle.
review-blind = { $player } pioche { $card } chez { $from } ({ card-E }).
# $choice : un des messages ci-dessous.
review-chose = { $player } : { $choice }

# Ce que quelqu’un choisit, après son nom et deux points, ou dans une liste.
choice-play = jouer { $card }
choice-box = mettre { $card } dans la boîte
choice-call = annoncer « Willi ! »
choice-no-call = ne pas annoncer
choice-take = prendre { $card } du pli
choice-give = donner { $card } en échange
choice-keep = garder ses cartes
choice-pass = ne pas jouer de serveur
choice-give-to = donner { $card } à { $target }
choice-waiter-E = jouer l’{ card-E } avec { $target }
choice-waiter-T = jouer le { card-T } avec { $target }
choice-waiter-G = jouer la { card-G } : tout le monde donne à { $target }
choice-waiter-L = jouer la { card-L }
choice-waiter-R = jouer la { card-R } { $direction ->
        [left] à gauche
       *[right] à droite
    }
