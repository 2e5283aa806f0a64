"""What cannot be looked at here: a module whose library is an extra that is not installed."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("torch") else ["src/billi/learn/training.py"]
