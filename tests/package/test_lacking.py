"""What a test needs and a machine lacks: on any machine the test is skipped, where everything is tested it fails."""

from collections.abc import Callable

import pytest

from helpers.installing import needs_python
from helpers.programs import needs_program


@pytest.mark.parametrize(("needs", "what"), [(needs_program, "no-such-program"), (needs_python, "3.99")])
def test_what_is_not_there_is_a_failure_where_everything_is_tested(
    needs: Callable[[str], object], what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BILLI_TEST_ALL", "1")
    with pytest.raises(pytest.fail.Exception, match=rf"{what}.*: install it"):
        needs(what)
    monkeypatch.delenv("BILLI_TEST_ALL")
    with pytest.raises(pytest.skip.Exception, match=rf"{what}.*: install it"):
        needs(what)
