"""What needs a library of an extra is imported by whoever wants it, and by nobody else."""

import subprocess
import sys

EXTRAS = {"gymnasium", "pettingzoo", "pyspiel", "open_spiel", "torch"}


def test_importing_billi_imports_no_library_of_an_extra() -> None:
    program = "import sys, billi, billi.learn, billi.bots.sharp, billi.bulk.seated; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not EXTRAS & {name.partition(".")[0] for name in done.stdout.split()}
