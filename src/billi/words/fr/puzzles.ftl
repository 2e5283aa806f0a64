### The puzzle of a day: a moment of real play where one choice is clearly the best.

# $date: a day, such as “18 November 2026”.
puzzle-title = Problème du { $date }
# $players: how many sit at the table, whoever solves it among them.
puzzle-about = { $game } à { $players }. Un choix est nettement le meilleur, et ce n’est pas le plus évident.
# In the middle of an exchange. $card: such as “green 2”.
puzzle-taking = Dans le pli, tu prends : { $card }.
# $choice: a card, a waiter and whom it is played on, or “No waiter”.
puzzle-right = Bien vu. Le meilleur choix ici : { $choice }.
puzzle-wrong = Pas tout à fait. Le meilleur choix ici : { $choice }.
puzzle-why = Pourquoi
puzzle-before = La veille
puzzle-after = Le lendemain
puzzle-next = Le prochain arrive à { $time }.

# Beside a choice: whose it is.
puzzle-yours = ton choix
puzzle-usual = le choix de la maison
# What a choice brings beside the best one. $worse, $better: in how many of the hands.
puzzle-compared = Par rapport au meilleur choix, celui-ci rapporte moins dans { $worse } cas sur { $of }, et plus dans { $better }.

# How it went on the last days.
puzzle-days = Les derniers jours
puzzle-day-found = { $date } : trouvé
puzzle-day-missed = { $date } : pas trouvé
puzzle-day-open = { $date } : à résoudre

# $found: what somebody wrote where a day belongs.
puzzle-no-day = « { $found } » n’est pas un jour. Écris-le comme 2026-11-18.
puzzle-too-early = Le problème du { $date } arrive ce jour-là.

# In the terminal.
puzzle-you = Tu es { $player }.
puzzle-hand = Tes cartes : { $cards }
puzzle-asked = Que choisis-tu ?
# $command: what to type.
puzzle-answer = { $command } dit quel est le meilleur choix, et pourquoi.
puzzle-best = Le mieux : { $choice }
