"""Who is who, and how much they may ask."""

import pytest

from billi.server.identity import hash_of, new_code, new_token
from billi.server.limits import Bucket, Buckets
from billi.server.origins import same_origin


def test_tokens_are_128_bits_and_kept_hashed() -> None:
    token = new_token()
    assert len(token) >= 22
    assert token != new_token()
    assert token.encode() not in hash_of(token)
    assert len(set(new_code())) > 1


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        (b"http://here:80", b"here:80", True),
        (b"http://there", b"here", False),
        (b"", b"here", False),
        (b"null", b"here", False),
        (b"http://here.evil", b"here", False),
        (b"", b"", False),
    ],
)
def test_only_our_own_page_is_our_own_page(origin: bytes, host: bytes, ours: bool) -> None:
    assert same_origin({b"origin": origin, b"host": host}) is ours


def test_behind_a_proxy_our_page_is_the_public_one() -> None:
    headers = {b"host": b"127.0.0.1:8765", b"origin": b"https://billi.example"}
    assert same_origin(headers, "https://billi.example/")
    assert not same_origin(headers)
    assert not same_origin({**headers, b"origin": b"http://billi.example"}, "https://billi.example")
    assert not same_origin({**headers, b"origin": b"http://127.0.0.1:8765"}, "https://billi.example")
    assert not same_origin({b"host": b"here", b"origin": b"http://[here"})


def test_a_bucket_lets_bursts_through_and_then_a_trickle() -> None:
    bucket = Bucket(rate=2, size=5)
    assert [bucket.take(at=1.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert bucket.take(at=1.5)
    assert not bucket.take(at=1.6)
    buckets = Buckets(rate=0, size=1)
    assert [buckets.take(whose) for whose in ("a", "b", "a")] == [True, True, False]
