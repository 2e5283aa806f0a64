"""billi in other versions: the last release, and a next one that is made up, each in a folder of its own."""

import os
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Final

import billi
from helpers.paths import ROOT

LAST_RELEASE: Final = "a42af677c696b8230a4c1de9e2b4ef99430b60c9"
"""The commit that stands for the last release until there is one. Its tables have version 10."""
WHEEL: Final = "BILLI_LAST_RELEASE"
"""Names a wheel to be taken instead."""

NEXT: Final = {
    "server/store/schema.py": [
        (
            "]\n\nOLDEST: Final",
            """    (
        "ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'merry'",
        "CREATE INDEX tables_mood ON tables (mood)",
        "CREATE TABLE toasts (table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables ON DELETE CASCADE, at BIGINT)",
    ),
]

OLDEST: Final""",
        )
    ],
    "server/fanout/company.py": [
        ("    left: list[TableId] = []\n", '    left: list[TableId] = []\n    mood: str = "merry"\n')
    ],
    "server/audience.py": [
        (
            "        viewer.send(encode(show_welcome(table, self.code, now)))\n",
            """        viewer.send(encode(show_welcome(table, self.code, now)))
        viewer.send(b'{"is":"weather"}')
""",
        )
    ],
    "table/messages.py": [("    next: str\n", '    next: str\n    mood: str = "merry"\n')],
    "table/entries.py": [
        (
            "AnyEntry = (Opened",
            """class Toasted(Entry, frozen=True, kw_only=True, tag="toast"):
    seat: int


AnyEntry = (Toasted | Opened""",
        )
    ],
    "table/wishes.py": [
        (
            "AnyWish = (Sit",
            """class Toast(Wish, frozen=True, kw_only=True, tag="toast"):
    seat: int


AnyWish = (Toast | Sit""",
        )
    ],
    "table/deciding.py": [
        (
            "def is_play(",
            """def _toast(wish, table, person):
    from billi.table.entries import Toasted

    return [Toasted(by=person, id=wish.id, seat=wish.seat)]


def is_play(""",
        ),
        (
            "    return grant(wish, table, person)\n",
            '    return (_toast if type(wish).__name__ == "Toast" else grant)(wish, table, person)\n',
        ),
    ],
}
"""What is new in the next version, by file: a step of the database, one more field in bulletins and in what tables
show, news of a kind nobody has heard of, and something people can do that no log has had."""


def next_version(folder: Path) -> Path:
    """Make the version after this one; return the folder Python finds it in."""
    source = Path(billi.__file__).parent
    _link(source, folder / "billi", {source / file for file in NEXT})
    for file, changes in NEXT.items():
        text = (source / file).read_text(encoding="utf-8")
        for before, after in changes:
            assert text.count(before) == 1, f"{file} has changed: look for {before!r} anew"
            text = text.replace(before, after)
        (folder / "billi" / file).write_text(text, encoding="utf-8")
    return folder


def _link(source: Path, there: Path, changed: set[Path]) -> None:
    """Have everything of a folder in another one by links, but for some files."""
    there.mkdir(parents=True)
    for path in source.iterdir():
        if path.name == "__pycache__":
            shutil.copytree(path, there / path.name)  # good for what is linked, and each start costs less
        elif path.is_dir() and any(file.is_relative_to(path) for file in changed):
            _link(path, there / path.name, changed)
        elif path not in changed:
            (there / path.name).symlink_to(path)


def last_release(folder: Path) -> Path | None:
    """Have the last release, as far as a server needs it; return the folder Python finds it in.

    None where there is no wheel, and no history to take it from.
    """
    if wheel := os.environ.get(WHEEL):
        _unpack(Path(wheel), folder)
        return folder
    git = shutil.which("git")
    if not git or subprocess.run([git, "cat-file", "-e", LAST_RELEASE], cwd=ROOT, capture_output=True).returncode:
        return None
    packed = folder / "release.zip"
    subprocess.run([git, "archive", "--format=zip", "-o", packed, LAST_RELEASE, "src/billi"], cwd=ROOT, check=True)
    _unpack(packed, folder)
    return folder / "src"


def _unpack(packed: Path, folder: Path) -> None:
    with zipfile.ZipFile(packed) as archive:
        archive.extractall(folder)
