### The puzzle of a day: a moment of real play where one choice is clearly the best.

# $date: a day, such as “18 November 2026”.
puzzle-title = Puzzle of { $date }
# $players: how many sit at the table, whoever solves it among them.
puzzle-about = { $game } with { $players } at the table. One choice is clearly the best, and not the obvious one.
# In the middle of an exchange. $card: such as “green 2”.
puzzle-taking = From the trick you take: { $card }.
# $choice: a card, a waiter and whom it is played on, or “No waiter”.
puzzle-right = Well seen. Best here: { $choice }.
puzzle-wrong = Not quite. Best here: { $choice }.
puzzle-why = Why
puzzle-before = Day before
puzzle-after = Day after
puzzle-next = The next one comes at { $time }.

# Beside a choice: whose it is.
puzzle-yours = your choice
puzzle-usual = the house’s choice
# What a choice brings beside the best one. $worse, $better: in how many of the hands.
puzzle-compared = Compared with the best choice, it brings less in { $worse } of { $of } hands and more in { $better }.

# How it went on the last days.
puzzle-days = The last days
puzzle-day-found = { $date }: found
puzzle-day-missed = { $date }: not found
puzzle-day-open = { $date }: still to solve

# $found: what somebody wrote where a day belongs.
puzzle-no-day = “{ $found }” is not a day. Write one like 2026-11-18.
puzzle-too-early = The puzzle of { $date } comes on that day.

# In the terminal.
puzzle-you = You are { $player }.
puzzle-hand = Your cards: { $cards }
puzzle-asked = What do you choose?
# $command: what to type.
puzzle-answer = { $command } tells the best choice, and why.
puzzle-best = Best: { $choice }
