game-highest = Die Höchste
