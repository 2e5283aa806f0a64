"""What a finished game was made of: the deal, the draws, and everybody's choices."""
