"""A Containerfile without a container: each step is read and done in a folder, which stands for the root of the image.

There is a folder for the stage at work. When the next one begins, the one before is moved aside, so that nothing is
found there but what was copied; and every path of a step that would be one of the image's is one below that folder.
What this does not know, it refuses.
"""

import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

PLACES: Final = ("src", "dist", "data", "opt", "var")
"""Folders of the image's root that steps may name: others would be the tester's own."""
_PLACE: Final = re.compile(rf"(?<![\w.-])/(?={'|'.join(PLACES)}\b)")
_PATH: Final = re.compile(r"(?<![\w.:/-])/(?!dev/null)(\w+)")


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """Return the instructions of a Containerfile, one by one, without comments."""
    joined = re.sub(r"\\\n\s*", " ", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE))
    for line in filter(None, map(str.strip, joined.splitlines())):
        word, _, rest = line.partition(" ")
        yield word, rest.strip()


@dataclass
class Image:
    """What comes of a Containerfile."""

    scratch: Path
    checkout: Path
    files: list[str]
    """What a clean checkout has."""
    bases: list[str] = field(default_factory=list)
    environ: dict[str, str] = field(default_factory=dict)
    workdir: str = "/"
    ran: list[str] = field(default_factory=list)
    user: str = ""
    volumes: list[str] = field(default_factory=list)
    ports: list[str] = field(default_factory=list)
    stop: str = ""
    health: list[str] = field(default_factory=list)
    entrypoint: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    _stage: str = ""

    @property
    def root(self) -> Path:
        """The folder that stands for the root of the stage at work."""
        return self.scratch / "root"

    @property
    def base(self) -> Path:
        """The environment that stands for the Python every stage begins with."""
        return self.scratch / "base"

    def build(self, text: str) -> None:
        """Do every step."""
        subprocess.run([sys.executable, "-m", "venv", str(self.base)], check=True)
        for word, rest in instructions(text):
            getattr(self, f"_do_{word.lower()}")(rest)

    def placed(self, text: str) -> str:
        """Write a text that names places of the image as it is here."""
        return _PLACE.sub(f"{self.root}/", text)

    def environment(self, outside: Mapping[str, str]) -> dict[str, str]:
        """Return what a program of the image has in its environment, besides what it is given from outside."""
        return {**outside, "PATH": f"{self.base}/bin:/usr/bin:/bin", **self.environ}

    def _do_from(self, rest: str) -> None:
        base, _, name = rest.partition(" AS ")
        if self._stage:
            self.root.rename(self.scratch / self._stage)
        self.root.mkdir()
        self.bases.append(base)
        self.environ, self.workdir, self._stage = {}, "/", name or "last"

    def _do_workdir(self, rest: str) -> None:
        self.workdir = rest
        Path(self.placed(rest)).mkdir(parents=True, exist_ok=True)

    def _do_env(self, rest: str) -> None:
        for pair in shlex.split(rest):
            name, _, value = pair.partition("=")
            path = self.environment({})["PATH"]
            self.environ[name] = self.placed(value).replace("$PATH", path)

    def _do_run(self, rest: str) -> None:
        strange = [place for place in _PATH.findall(rest) if place not in PLACES]
        if strange:
            raise ValueError(f"not ours: {strange} in {rest}")
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "BILLI", "VIRTUAL"))
        }
        kept |= {"npm_config_prefer_offline": "true", "npm_config_audit": "false"}  # whatever the machine has kept
        where = self.placed(self.workdir) if self.workdir != "/" else str(self.root)
        subprocess.run(["sh", "-ec", self.placed(rest)], cwd=where, env=self.environment(kept), check=True)
        self.ran.append(rest)

    def _do_copy(self, rest: str) -> None:
        words = shlex.split(rest)
        options = dict(word.removeprefix("--").partition("=")[::2] for word in words if word.startswith("--"))
        if options.keys() - {"from", "chown"}:
            raise ValueError(f"not known: COPY {rest}")
        source, target = (word for word in words if not word.startswith("--"))
        if "from" in options:
            there = self.scratch / options["from"] / source.lstrip("/")
            shutil.copytree(there, Path(self.placed(target)), symlinks=True)
        elif source == ".":
            self._copy_checkout(Path(self.placed(self.workdir)) / target)
        else:
            raise ValueError(f"not known: COPY {rest}")

    def _copy_checkout(self, target: Path) -> None:
        ignored = (self.checkout / ".dockerignore").read_text(encoding="utf-8").splitlines()
        for name in self.files:
            if not is_ignored(name, ignored):
                (target / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(self.checkout / name, target / name)

    def _do_user(self, rest: str) -> None:
        self.user = rest

    def _do_volume(self, rest: str) -> None:
        self.volumes.append(rest)

    def _do_expose(self, rest: str) -> None:
        self.ports.append(rest)

    def _do_stopsignal(self, rest: str) -> None:
        self.stop = rest

    def _do_healthcheck(self, rest: str) -> None:
        self.health = json.loads(rest.partition(" CMD ")[2])

    def _do_entrypoint(self, rest: str) -> None:
        self.entrypoint = json.loads(rest)

    def _do_cmd(self, rest: str) -> None:
        self.command = json.loads(rest)


def is_ignored(name: str, ignored: list[str]) -> bool:
    """Whether a file of the checkout stays outside, by the lines of .dockerignore."""
    parts = name.split("/")
    for pattern in ignored:
        if pattern.startswith("**/"):
            if any(fnmatch.fnmatch(part, pattern[3:]) for part in parts):
                return True
        elif pattern and not pattern.startswith("#"):
            if fnmatch.fnmatch(name, pattern) or name.startswith(f"{pattern}/"):
                return True
    return False
