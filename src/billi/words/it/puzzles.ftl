### The puzzle of a day: a moment of real play where one choice is clearly the best.

# $date: a day, such as “18 November 2026”.
puzzle-title = Problema del { $date }
# $players: how many sit at the table, whoever solves it among them.
puzzle-about = { $game } in { $players }. Una scelta è nettamente la migliore, e non è la più ovvia.
# In the middle of an exchange. $card: such as “green 2”.
puzzle-taking = Dalla presa prendi: { $card }.
# $choice: a card, a waiter and whom it is played on, or “No waiter”.
puzzle-right = Ben visto. La scelta migliore qui: { $choice }.
puzzle-wrong = Non proprio. La scelta migliore qui: { $choice }.
puzzle-why = Perché
puzzle-before = Il giorno prima
puzzle-after = Il giorno dopo
puzzle-next = Il prossimo arriva alle ore { $time }.

# Beside a choice: whose it is.
puzzle-yours = la tua scelta
puzzle-usual = la scelta della casa
# What a choice brings beside the best one. $worse, $better: in how many of the hands.
puzzle-compared = Rispetto alla scelta migliore porta meno in { $worse } casi su { $of }, di più in { $better }.

# How it went on the last days.
puzzle-days = Gli ultimi giorni
puzzle-day-found = { $date }: trovato
puzzle-day-missed = { $date }: non trovato
puzzle-day-open = { $date }: da risolvere

# $found: what somebody wrote where a day belongs.
puzzle-no-day = “{ $found }” non è un giorno. Scrivilo così: 2026-11-18.
puzzle-too-early = Il problema del { $date } arriva quel giorno.

# In the terminal.
puzzle-you = Sei { $player }.
puzzle-hand = Le tue carte: { $cards }
puzzle-asked = Che cosa scegli?
# $command: what to type.
puzzle-answer = { $command } dice qual è la scelta migliore, e perché.
puzzle-best = La migliore: { $choice }
