"""What is learned, kept in a folder: so that whoever stops can go on, and ends where they would have ended anyway."""

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

from billi.errors import BilliError
from billi.extras import brought_by
from billi.learn.nets import weights_of
from billi.learn.plans import Plan
from billi.learn.training import Progress, School
from billi.record.files import whole_file

with brought_by("learn"):
    from safetensors import SafetensorError, safe_open
    from safetensors.torch import save
    from torch import Tensor

KEEP_EVERY: Final = 60.0
"""Seconds after which everything is kept, should something happen."""


def read(checkpoint: Path) -> tuple[dict[str, Any], dict[str, Tensor]]:
    """Return what a checkpoint is about, and what it keeps."""
    try:
        with safe_open(checkpoint, "pt") as file:
            about = json.loads(file.metadata()["billi"])
            kept = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118 - it is no dict
    except (SafetensorError, KeyError, TypeError, ValueError) as error:
        raise BilliError("train-unreadable", file=str(checkpoint)) from error
    if not all(value.isfinite().all() for value in kept.values() if value.is_floating_point()):
        raise BilliError("train-unreadable", file=str(checkpoint))
    return about, kept


def begun(name: str, folder: Path) -> Plan | None:
    """Return the plan of a course that was begun in a folder; None where there is none."""
    checkpoint = checkpoint_in(folder, name)
    return Plan.read(read(checkpoint)[0]["plan"]) if checkpoint.exists() else None


def checkpoint_in(folder: Path, name: str) -> Path:
    """Return the file that keeps all it takes to go on."""
    return folder / f"{name}.checkpoint.safetensors"


class Course:
    """A player's education, kept in a folder: what it has learned, its curve, and all it takes to go on."""

    def __init__(self, name: str, plan: Plan, folder: Path) -> None:
        self.name, self.plan = name, plan
        self.player, self.about = folder / f"{name}.safetensors", folder / f"{name}.json"
        self.pupil, self.judge, self.guesser = (
            folder / f"{name}.{which}.safetensors" for which in ("quick", "judge", "guesser")
        )
        self.checkpoint = checkpoint_in(folder, name)
        self.curve: list[dict[str, float]] = []
        if self.checkpoint.exists():
            self._go_on()
            return
        if self.player.exists():  # somebody's, and not ours to write over
            raise BilliError("train-player-there", file=str(self.player))
        self.school = School(name, plan)  # which may refuse, and then leaves nothing behind
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BilliError("file-unwritable", file=str(folder), reason=error.strerror or str(error)) from error

    def _go_on(self) -> None:
        """Go on from where it was left off, or had ended where now more is wanted."""
        about, kept = read(self.checkpoint)
        if replace(Plan.read(about["plan"]), decisions=self.plan.decisions) != self.plan:
            raise BilliError("train-other-plan", file=str(self.checkpoint))
        progress = Progress(**about["progress"])
        if progress.lessons > self.plan.lessons:
            raise BilliError("train-learned-more", file=str(self.checkpoint), decisions=progress.decisions)
        self.school = School(self.name, self.plan)
        self.school.go_on_from(kept)
        self.school.progress, self.curve = progress, about["curve"]

    def lessons(self) -> Iterator[Progress]:
        """Learn on, and keep everything now and then and in the end."""
        school, kept_at = self.school, time.monotonic()
        try:
            for progress in school.lessons():
                if self.is_worth_a_point(progress):
                    self.curve.append({name: round(value, 4) for name, value in asdict(progress).items()})
                if time.monotonic() - kept_at > KEEP_EVERY:
                    self.keep()
                    kept_at = time.monotonic()
                yield progress
        finally:
            self.keep()
        if school.tables.illegal:
            raise RuntimeError(f"{school.tables.illegal} choices were not legal")

    def is_worth_a_point(self, progress: Progress) -> bool:
        """Whether the curve has a point here: a hundred of them, and the last."""
        every = max(1, self.plan.lessons // 100)
        return progress.lessons % every == 0 or progress.lessons == self.plan.lessons

    def keep(self) -> None:
        """Write down the player, who looked on, its curve, and all it takes to go on; files are whole, or as before."""
        progress = asdict(self.school.progress)
        about = {"game": self.name, "plan": asdict(self.plan), "progress": progress, "curve": self.curve}
        school = self.school
        nets = {self.player: school.average, self.pupil: school.pupil}
        nets |= {self.judge: school.judge, self.guesser: school.guesser}
        for path, net in nets.items():
            with whole_file(path) as file:
                file.write(save(weights_of(net)))
        with whole_file(self.checkpoint) as file:
            file.write(save(self.school.everything(), {"billi": json.dumps(about)}))
        with whole_file(self.about) as file:
            file.write(json.dumps(about, indent=1).encode())
