game-highest = Highest
