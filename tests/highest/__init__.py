"""A third game, written from docs/games.md alone: the highest card takes the trick, and most tricks win."""
