"""What a test asks of the machine it runs on."""

import os
import shutil
from typing import NoReturn

import pytest


def lacks(reason: str) -> NoReturn:
    """Skip a test, since something is not there; with BILLI_TEST_ALL=1 the test fails instead."""
    if os.environ.get("BILLI_TEST_ALL") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


def needs_program(name: str) -> str:
    """Return the path of a program, or skip the test that needs it; with BILLI_TEST_ALL=1 the test fails instead."""
    path = shutil.which(name)
    if path is None:
        lacks(f"{name} is not on PATH: install it to run this test")
    return path
