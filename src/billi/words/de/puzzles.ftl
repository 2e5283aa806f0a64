### The puzzle of a day: a moment of real play where one choice is clearly the best.

# $date: a day, such as “18 November 2026”.
puzzle-title = Rätsel vom { $date }
# $players: how many sit at the table, whoever solves it among them.
puzzle-about = { $game } zu { $players }. Eine Wahl ist klar die beste, und nicht die naheliegende.
# In the middle of an exchange. $card: such as “green 2”.
puzzle-taking = Aus dem Stich nimmst du: { $card }.
# $choice: a card, a waiter and whom it is played on, or “No waiter”.
puzzle-right = Gut gesehen. Am besten ist hier: { $choice }.
puzzle-wrong = Nicht ganz. Am besten ist hier: { $choice }.
puzzle-why = Warum
puzzle-before = Tag davor
puzzle-after = Tag danach
puzzle-next = Das nächste kommt um { $time } Uhr.

# Beside a choice: whose it is.
puzzle-yours = deine Wahl
puzzle-usual = die Wahl des Hauses
# What a choice brings beside the best one. $worse, $better: in how many of the hands.
puzzle-compared = Verglichen mit der besten Wahl bringt das in { $worse } von { $of } Verteilungen weniger, in { $better } mehr.

# How it went on the last days.
puzzle-days = Die letzten Tage
puzzle-day-found = { $date }: gefunden
puzzle-day-missed = { $date }: nicht gefunden
puzzle-day-open = { $date }: noch offen

# $found: what somebody wrote where a day belongs.
puzzle-no-day = „{ $found }“ ist kein Tag. Schreib ihn so: 2026-11-18.
puzzle-too-early = Das Rätsel vom { $date } kommt an diesem Tag.

# In the terminal.
puzzle-you = Du bist { $player }.
puzzle-hand = Deine Karten: { $cards }
puzzle-asked = Was wählst du?
# $command: what to type.
puzzle-answer = { $command } verrät die beste Wahl, und warum.
puzzle-best = Am besten: { $choice }
