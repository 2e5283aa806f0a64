"""Where things are in this checkout."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
WEB: Final = ROOT / "web"
TESTS: Final = ROOT / "tests"
GOLDEN: Final = TESTS / "golden"
"""Files that were written once and must not change by themselves."""
