"""Folders that pass with whoever made them, however they end, and with nobody else."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from billi.passing import passing_folder

HOLD = """
import sys
from pathlib import Path
from billi.passing import passing_folder
with passing_folder("ours-", Path(sys.argv[1])) as folder:
    (folder.path / "half").write_text("of a file")
    print(folder.path, flush=True)
    sys.stdin.read()
"""


def holding(beside: Path) -> tuple[subprocess.Popen[str], Path]:
    """Start somebody who holds a folder until killed."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(beside)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout
    return process, Path(process.stdout.readline().rstrip("\n"))


def test_a_folder_goes_when_it_is_no_longer_used(tmp_path: Path) -> None:
    with passing_folder("ours-", tmp_path) as folder:
        (folder.path / "file").touch()
        assert folder.path.stat().st_mode & 0o777 == 0o700
    assert list(tmp_path.iterdir()) == []


def test_what_somebody_left_who_was_killed_goes_with_the_next_and_what_others_use_stays(tmp_path: Path) -> None:
    (tmp_path / "theirs").mkdir()
    killed, left = holding(tmp_path)
    living, kept = holding(tmp_path)
    with living, killed:
        try:
            assert left.exists(), "both are there"
            killed.send_signal(signal.SIGKILL)
            killed.wait()
            assert (left / "half").exists()
            with passing_folder("ours-", tmp_path) as folder:
                assert set(tmp_path.iterdir()) == {folder.path, kept, tmp_path / "theirs"}
        finally:
            living.communicate()
    assert list(tmp_path.iterdir()) == [tmp_path / "theirs"]


def test_what_only_has_the_name_of_a_folder_of_ours_is_left_alone(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "file").touch()
    (tmp_path / "ours-link").symlink_to(elsewhere)
    (tmp_path / "ours-file").touch()
    with passing_folder("ours-", tmp_path):
        pass
    assert (elsewhere / "file").exists()
    assert (tmp_path / "ours-link").is_symlink()
    assert (tmp_path / "ours-file").exists()


def test_it_does_no_harm_to_tidy_it_up_meanwhile(tmp_path: Path) -> None:
    with passing_folder("ours-", tmp_path) as folder:
        folder.path.rmdir()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder away")
def test_the_folders_of_other_users_are_left_alone(tmp_path: Path) -> None:
    theirs = tmp_path / "ours-and-theirs"
    theirs.mkdir()
    os.chown(theirs, 12345, 12345)
    with passing_folder("ours-", tmp_path):
        pass
    assert theirs.exists()
