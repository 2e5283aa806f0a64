"""What a finished game was made of: the deal, the draws, and everybody's choices.

A review needs NumPy and the networks that come with the package; it is imported where somebody asks for one.
"""

from billi.review.report import Review, review

__all__ = ["Review", "review"]
