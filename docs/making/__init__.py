"""Makes those pages of the documentation that follow from the code: see docs/hooks.py."""
