"""Willi: the lowest card takes the trick, and everyone takes exactly two."""
