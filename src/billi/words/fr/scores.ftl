### Le carnet de points, pour qui joue avec les vraies cartes. Une soirée est une partie entière.

## Le livre des soirées

scores-heading = Carnet de points
scores-lead = Pour les soirées avec les vraies cartes. Il marche aussi sans réseau.
scores-new = Nouvelle soirée
scores-evenings = Tes soirées
scores-none = Aucune pour l’instant. Commence, et tu la retrouveras ici.
scores-all = Toutes les soirées
scores-round-of = Manche { $round } sur { $rounds }
# $points : ce que chaque personne a.
scores-leads = { $n ->
        [one] { $players } mène avec { points }.
       *[other] { $players } mènent à égalité avec { points } par tête.
    }
scores-nobody-leads = Personne n’a encore de point.
scores-remove = Retirer
scores-remove-evening = Retirer { $game }, { $date }
scores-removed = La soirée est retirée.
scores-undo = Annuler
scores-bin = { $n ->
        [one] { $n } soirée retirée
       *[other] { $n } soirées retirées
    }
scores-bin-lead = Tu peux les reprendre pendant 30 jours.
scores-bring-back = Reprendre
scores-forget = Supprimer pour de bon
scores-missing = Cette soirée n’est pas ici
scores-missing-why = Une soirée reste dans le navigateur où elle a été écrite. Peut-être était-ce un autre, ou la soirée est supprimée.

## Mettre la table

scores-who = Qui joue ?
scores-who-order = Dans l’ordre des places, en sens horaire. Un nom peut rester vide.
# Qui n’a pas de nom. $number : la place, comptée à partir de 1.
scores-player = Place { $number }
scores-move-up = Remonter { $player } d’une place
scores-willi-himself = Willi en personne
scores-same-name = Deux personnes ont le même nom. Une lettre de plus aide à les distinguer.
scores-known = Tu as déjà joué avec
scores-willi-starts = Quand Willi commence-t-il ?
scores-willi-sits = Où Willi est-il assis ?
scores-first-dealer = Qui distribue en premier ?
scores-by-lot = Le sort décide
scores-dealer-follows = { $starter } commence, donc { $dealer } distribue la première manche.
scores-begin = C’est parti

## Une soirée

scores-rounds = Manches
scores-round = Manche { $round }
scores-round-done = Manche { $round }, jouée
scores-result = Résultat
# Au-dessus d’un nom : qui distribue, qui commence.
scores-deals = Distribue
scores-starts = Commence
scores-starts-later = pas encore connu
scores-next = Passer à la manche { $round }
scores-see-result = Voir qui a gagné
scores-table = Le score
scores-name = Nom
scores-sum = Total
scores-changes = Noms et première distribution

## Une manche de Mister Bill

# $n : combien de personnes jouent.
scores-teams-ask = Cartes d’équipe 1 à { $n }, une par personne. Même couleur, même équipe.
scores-draw = Tirer les équipes
scores-draw-again = Tirer à nouveau
scores-by-hand = Saisir nos cartes
scores-cards-swap = Choisis la carte d’équipe de chaque joueur ; celui qui l’avait reçoit l’autre. Si d’autres numéros ont la même couleur dans ta boîte, regarde qui joue avec qui ; le joueur qui a le 1 commence.
scores-these-teams = Voilà les équipes
scores-other-teams = Changer les équipes
# Une carte d’équipe, à côté d’un nom.
scores-card = carte { $card }
scores-card-choice = { $card } · { $team }
scores-team-told = { $team } : { $players }.
scores-tap-teams = Touche chaque équipe quand plus personne n’y a de cartes.
scores-tap-players = Chacun pour soi. Touche un nom dès que cette personne sort.
# $n : combien de personnes dans l’équipe ; $points : ce que chacune prend.
scores-takes = { $n ->
        [one] prend { points }
       *[other] prennent { points } par tête
    }
scores-pays = { $n ->
        [one] paie l’addition
       *[other] paient l’addition
    }
scores-nothing = { $n ->
        [one] ne prend rien
       *[other] ne prennent rien
    }
scores-back-in = { $n ->
        [one] { $players } revient en jeu.
       *[other] { $players } reviennent en jeu.
    }
scores-stalled = Plus personne ne défausse depuis longtemps : arrêter la manche ici.
scores-goes-on = La manche continue.

## Une manche de Willi

scores-totals-ask = Chacun additionne les cartes de ses deux plis.
scores-totals-willi = Compte les cartes de Willi telles quelles : le carnet ajoute ses 12.
scores-plus-twelve = + 12
scores-has-total = { $total }
# $counted : ce que valent les cartes de Willi, sans ses 12.
scores-has-total-willi = { $counted } + 12 = { $total }
scores-write = Noter
scores-correct = Corriger cette manche
scores-leave = Laisser comme avant
scores-total-missing = { $n ->
    [one] Il manque encore un total.
   *[other] Il manque encore { $n } totaux.
}
scores-odd-total = { $player } : huit cartes font entre { $least } et { $most }. On recompte ?
scores-odd-sum = Ensemble, cela fait { $sum } au lieu de { $least } à { $most }. On recompte ?

## La fin d’une soirée

scores-again = Encore une, même table
scores-again-how = Tout le monde avance d’une place.
scores-copy = Copier le texte
scores-copied = Copié.
scores-copy-by-hand = Copie-le d’ici
scores-text-heading = { $game }, { $date }
# $rounds : les points de chaque manche avec des plus entre eux ; $points : leur somme.
scores-text-line = { $player } : { $rounds } = { $points }

## Ce qui est gardé

scores-trouble-unstored = Ce navigateur ne garde pas ce que tu écris : il est peut-être plein, ou en mode privé. Ta soirée ne dure que tant que cet onglet est ouvert.
scores-trouble-newer = Une version plus récente de cette page a écrit tes soirées. Recharge la page pour continuer.
scores-trouble-broken = Une partie du livre est illisible. Elle est mise de côté, et rien n’est supprimé.
scores-reload = Recharger
scores-try-again = Réessayer
scores-save-aside = Enregistrer dans un fichier
scores-drop-aside = Supprimer

scores-file-title = Une copie à garder
scores-kept = Tes soirées sont dans ce navigateur et nulle part ailleurs, et il a promis de les garder.
scores-kept-perhaps = Tes soirées sont dans ce navigateur et nulle part ailleurs, et il peut les effacer de lui-même : Safari le fait après une semaine sans visite.
scores-file-lead = Un fichier les met à l’abri, et les emmène sur un autre appareil.
scores-file-save = Enregistrer dans un fichier
scores-file-add = Ajouter depuis un fichier
# $n : combien de soirées sont nouvelles, ou plus avancées.
scores-file-added = { $n ->
        [0] Il n’y a rien de nouveau dans ce fichier.
        [one] 1 soirée est ajoutée.
       *[other] { $n } soirées sont ajoutées.
    }
scores-file-part = Une partie de ce fichier était illisible et n’a pas été ajoutée.
scores-file-wrong = Ce n’est pas un fichier du carnet de points : rien n’a été ajouté.
scores-file-newer = Une version plus récente de cette page a écrit ce fichier : recharge la page, puis ajoute-le.
