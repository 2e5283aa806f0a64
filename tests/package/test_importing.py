"""Whatever somebody imports first can be imported: no module needs itself to be there while it loads."""

import subprocess
import sys

LOAD_ALL = """
import builtins, sys
from importlib import import_module
from pathlib import Path

usual, circles = builtins.__import__, set()

def is_loading(name):
    return getattr(getattr(sys.modules.get(name), "__spec__", None), "_initializing", False)

def noting(name, globals=None, locals=None, wanted=(), level=0):
    by = (globals or {}).get("__name__", "")
    for parts in (f"{name}.{each}".split(".") for each in wanted or ("",)):
        for end in range(1, len(parts) + 1):
            met = ".".join(parts[:end])
            if met.startswith("billi") and is_loading(met) and not f"{by}.".startswith(f"{met}."):
                circles.add(f"{by} imports {met}, which is being imported")
    return usual(name, globals, locals, wanted, level)

builtins.__import__ = noting
import billi

folder = Path(billi.__file__).parent
for file in sorted(folder.rglob("*.py")):
    name = ".".join(file.relative_to(folder.parent).with_suffix("").parts).removesuffix(".__init__")
    try:
        import_module(name)
    except ModuleNotFoundError as missing:  # an extra's library need not be there
        assert not str(missing.name).startswith("billi"), missing
    except Exception as problem:
        circles.add(f"{name}: {problem}")
assert len([name for name in sys.modules if name.startswith("billi.")]) > 200
print(*sorted(circles), sep="\\n", end="")
"""
"""Import every module, and tell of each that is asked for by what it imports itself.

Where there is such a circle, somebody comes upon it wherever they begin: so one way through all of them will do.
"""


def test_no_module_imports_itself_by_way_of_others() -> None:
    done = subprocess.run([sys.executable, "-c", LOAD_ALL], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
