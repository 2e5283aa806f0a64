"""Whether the page that is served was built from what stands here."""

import json
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from billi.server.files import STATIC


@cache
def not_built() -> str:
    """Return what is wrong with the page as it was built; nothing if all is well."""
    if not (STATIC / "index.html").exists():
        return f"The page is not built: {STATIC} has none."
    built = "".join(file.read_text(encoding="utf-8") for file in STATIC.glob("assets/page-*.json"))
    spoken = [Path(str(file)).read_text(encoding="utf-8") for file in files("billi.words").glob("*/page.ftl")]  # type: ignore[attr-defined]
    plain = {line for text in spoken for line in re.findall(r"^[a-z][a-z0-9-]* = ([^{}\n]+)$", text, re.MULTILINE)}
    gone = {line for line in plain if json.dumps(line, ensure_ascii=False) not in built}
    return f"The page was built before its words last changed: it does not say {min(gone)!r}." if gone else ""
