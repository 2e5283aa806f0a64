"""What stands in a text twice."""

from contextlib import nullcontext

import pytest

from billi.server.doubles import refuse_doubles


@pytest.mark.parametrize(
    ("text", "doubled"),
    [
        ('{"a":1,"b":{"a":2}}', False),
        ('{"a":"b:c","b":[{"a":1},{"a":1}]}', False),
        ('{"a":1,"b":{"c":1,"c":1}}', True),
        ('{"a":1,"\\u0061":1}', True),
        ('[{"a":1},{"a":1,"a":":"}]', True),
    ],
)
def test_what_stands_twice_is_found_wherever_it_stands(text: str, doubled: bool) -> None:
    with pytest.raises(ValueError, match="twice") if doubled else nullcontext():
        refuse_doubles(text.encode())
