"""Mister Bill: get rid of your cards in pairs, and do not be the one left with the bill."""
