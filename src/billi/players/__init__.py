"""Networks that have learned to play, with what they were taught by: see docs/learning.md."""
