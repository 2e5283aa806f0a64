"""A lesson for each game: two or three minutes on the real rules with a prepared deal, and every kind of move once.

A lesson keeps nothing: it is a script, and where a learner stands follows from what they have chosen so far.

>>> from billi.games import GAMES
>>> from billi.lessons.lesson import GO_ON
>>> moment = GAMES["willi"].lesson.after([GO_ON, GO_ON])
>>> moment.step, moment.wants
('box', ('box Y1',))
"""
