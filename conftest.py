"""What cannot be looked at here: a module whose library is an extra that is not installed."""

from importlib.util import find_spec

NEEDED = {
    "training": "torch",
    "arrays": "gymnasium",
    "gymnasium_envs": "gymnasium",
    "gymnasium_vector": "gymnasium",
    "pettingzoo_envs": "pettingzoo",
    "openspiel_games": "pyspiel",
}

collect_ignore = [f"src/billi/learn/{module}.py" for module, library in NEEDED.items() if not find_spec(library)]
