### Comment quelqu’un a joué au fil du temps : dans ses propres parties, et pour soi seul.

play-title = Comment tu joues
play-which = Quelles parties
# $game : le nom du jeu. $against : un des messages ci-dessous. $n : combien de parties.
play-group = { $game } : { $against } ({ $n })
play-against-random = bots au hasard
play-against-easy = bots tout en douceur
play-against-house = bots comme en famille
play-against-sharp = bots qui veulent gagner
play-against-master = maîtres
play-against-mixed = bots de toutes sortes
play-against-people = d’autres gens

## Ce que cela donne

play-early = Trop tôt pour le dire : il faut au moins { $n } parties.
play-ahead = Tu fais mieux que les autres, et ce n’est pas de la chance.
play-behind = Tu fais moins bien que les autres, et la chance n’y est pour rien.
play-level = Trop serré pour le dire : l’écart peut venir du hasard.
# Rien que des nombres avec leur signe, comme +0,40.
play-sum = { $n ->
        [one] Une partie, { $result } points : la chance { $luck }, tes propres choix { $own }, ceux des autres { $others }.
       *[other] { $n } parties, en moyenne { $result } points : la chance { $luck }, tes propres choix { $own }, ceux des autres { $others }.
    }
play-change-less = Tu cèdes moins qu’avant : { $since } par décision sur les { $n } dernières parties, { $before } auparavant.
play-change-more = Tu cèdes plus qu’avant : { $since } par décision sur les { $n } dernières parties, { $before } auparavant.
play-change-same = Si cela a changé, on ne peut pas le distinguer du hasard : { $since } sur les { $n } dernières parties, { $before } auparavant.
play-waiting = { $n ->
        [one] Encore une partie à regarder…
       *[other] Encore { $n } parties à regarder…
    }

## Les dessins. Après un nombre viennent « points par partie » et « points par décision ».

play-rest = Sans la chance
play-a-game = points par partie
play-given = Cédé
play-a-decision = points par décision
play-given-about = moins, c’est mieux
play-legend-result = résultat
play-legend-rest = sans la chance
play-legend-given = chaque partie
play-legend-running = sur dix parties

## La même chose en tableau, et ce que cela veut dire

play-more = Partie par partie, et ce que cela veut dire
play-when = Jouée
play-result = Résultat
play-luck = Chance
play-without = Sans chance
play-about-luck = Un résultat, ce sont tes points moins la moyenne de tous ceux qui jouent, sauf Willi lui-même. La chance, c’est ce que la donne et les pioches y ont apporté. Le reste a été joué : par toi et par les autres. La façon dont un choix a tourné quand des cartes étaient cachées y est encore.
play-about-given = Chacune de tes décisions est jugée d’après ce que tu pouvais voir à ce moment-là. Ce que le meilleur choix aurait rapporté de plus que le tien, en moyenne, est cédé. La bande teintée et le nombre après ± contiennent la moyenne dans 95 cas sur 100.
play-about-counts = Comptent tes 100 dernières parties, pour autant que tu aies joué toi-même une seule main, de la première carte à la dernière. Personne d’autre que toi ne voit cela, et tout disparaît quand tu effaces tes données.
