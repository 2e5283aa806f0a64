"""What a finished game was made of: the deal, the draws, and everybody's choices.

:func:`billi.review.report.review` makes a :class:`billi.review.data.Review` of a record. It needs NumPy and the
networks that come with the package; to read one takes neither.
"""
