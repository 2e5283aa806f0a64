"""What cannot be looked at here: a module whose library is an extra that is not installed."""

import os
from importlib.util import find_spec

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # or several workers, each on all cores, wait for one another

NEEDED = {
    "training": "torch",
    "arrays": "gymnasium",
    "gymnasium_envs": "gymnasium",
    "gymnasium_vector": "gymnasium",
    "pettingzoo_envs": "pettingzoo",
    "openspiel_games": "pyspiel",
}

collect_ignore = [f"src/billi/learn/{module}.py" for module, library in NEEDED.items() if not find_spec(library)]
