"""Luck that people can check: fair numbers from a promised secret and everyone's words."""

import copy
import hashlib
import json
import math
import pickle
import random
from collections import Counter
from collections.abc import Sequence

import pytest

import billi
from billi.errors import BilliError
from billi.fair import FairLuck, check_words, commitment, cut_of, leads_to, new_secret, proof, seal_of
from billi.luck import shuffled
from helpers.events import events_of
from helpers.proofs import FOUR, PAGE, SECRET, STARTS, WORDS, cut_deck, first, stream
from helpers.records import spoken


def test_the_numbers_are_those_printed_in_the_docs() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    raw = first(FairLuck(SECRET, FOUR), 2**32, 9)
    assert raw[:8] == [
        *(4094293837, 2963858180, 2508147981, 2898577088),
        *(4137969650, 233173311, 2071516827, 286274470),
    ]
    assert first(FairLuck(SECRET, FOUR), 6, 10) == [1, 2, 3, 2, 2, 3, 3, 4, 2, 3]
    blocks = [b"".join(number.to_bytes(4, "big") for number in raw[:8]).hex(), f"{raw[8]:08x}"]
    shown = [commitment(SECRET), SECRET.hex(), json.dumps(FOUR, ensure_ascii=False), *blocks, ", ".join(map(str, raw))]
    for text in shown:
        assert text in PAGE


def test_the_numbers_of_a_deck_that_was_cut_are_those_printed_in_the_docs() -> None:
    start, cut = STARTS[0], [cut_of(STARTS[0], 1), "", "", ""]
    raw = first(FairLuck(SECRET, FOUR, cut), 2**32, 8)
    below_six = first(FairLuck(SECRET, FOUR, cut), 6, 10)
    block = b"".join(number.to_bytes(4, "big") for number in raw).hex()
    lines = [f"{len(bytes.fromhex(one)):08x} {one}".strip() for one in cut]
    shown = [seal_of(start), cut_of(start, 1), cut_of(start, 2), block, "  ".join(lines)]
    for text in (*shown, ", ".join(map(str, raw[:3])), ", ".join(map(str, below_six))):
        assert text in PAGE
    for game, players in (("willi", 4), ("misterbill", 4)):
        opening, deal = events_of(billi.game(game, players).start(luck=FairLuck(SECRET, FOUR, cut)))[:2]
        teams = f" team cards {', '.join(map(str, opening['team_cards']))};" if "team_cards" in opening else ""
        assert f"dealer {opening['dealer']};{teams} seat 0 is dealt `{' '.join(deal['hands'][0])}`" in PAGE


def test_each_cut_is_known_from_the_next_one_only() -> None:
    start, links = STARTS[0], [cut_of(STARTS[0], tries) for tries in range(1, 9)]
    assert links[-1] == start.hex()
    assert len({*links, seal_of(start)}) == 9
    for tries, (cut, next_one) in enumerate(zip(links, [*links[1:], ""], strict=True), 1):
        assert leads_to(cut, tries) == seal_of(start)
        assert not next_one or hashlib.sha256(bytes.fromhex(next_one)).hexdigest() == cut


@pytest.mark.parametrize("cut", [False, True])
@pytest.mark.parametrize("players", [3, 4, 8])
def test_the_numbers_follow_from_the_definition(players: int, cut: bool) -> None:
    secret, words = hashlib.sha256(b"another").digest(), WORDS[:players]
    cuts = cut_deck(players).cuts if cut else ()
    expected = stream(secret, words, cuts)
    luck = FairLuck(secret, words, cuts)
    for n in random.Random(1).choices([1, 2, 3, 4, 12, 36, 47, 2**16 + 1, 2**31 + 1, 3 * 2**30, 2**32], k=2000):
        number = next(expected)
        while number >= 2**32 // n * n:
            number = next(expected)
        assert luck.below(n) == number % n


def test_the_docs_deal_the_cards_they_say() -> None:
    luck = FairLuck(SECRET, FOUR)
    opening, deal = events_of(billi.game("willi").start(luck=luck))[:2]
    assert opening["dealer"] == 1
    assert f"dealer 1; seat 0 is dealt `{' '.join(deal['hands'][0])}`" in PAGE
    opening, deal = events_of(billi.game("misterbill", 4).start(luck=FairLuck(SECRET, FOUR)))[:2]
    assert opening["dealer"] == 1
    teams = ", ".join(map(str, opening["team_cards"]))
    assert f"dealer 1; team cards {teams}; seat 0 is dealt `{' '.join(deal['hands'][0])}`" in PAGE


def test_numbers_that_would_favour_some_are_dropped() -> None:
    raw = first(FairLuck(SECRET, FOUR), 2**32, 9)
    kept = [number for number in raw if number < 2**31 + 1]
    assert raw.index(kept[0]) == 5, "the first five are above the only whole multiple of n"
    assert first(FairLuck(SECRET, FOUR), 2**31 + 1, 4) == kept[:4] == [233173311, 2071516827, 286274470, 1858308686]


def test_the_border_of_what_is_dropped_is_exact() -> None:
    number = first(FairLuck(SECRET, FOUR), 2**32, 1)[0]
    assert number > 2**31
    assert FairLuck(SECRET, FOUR).below(number) != 0, "the number n itself is one too high"
    assert FairLuck(SECRET, FOUR).below(number + 1) == number


def test_a_number_below_one_is_a_number_too() -> None:
    luck = FairLuck(SECRET, FOUR)
    assert luck.below(1) == 0
    assert luck.below(2**32) == 2963858180


@pytest.mark.parametrize("n", [0, -1, -(2**40), 2**32 + 1, 10**30])
def test_there_is_no_number_below_what_cannot_be(n: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        FairLuck(SECRET, FOUR).below(n)


def chi_square(counts: Sequence[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def fits(counts: Sequence[int]) -> bool:
    """Whether counts that should be level are, to within five standard deviations."""
    freedom = len(counts) - 1
    return chi_square(counts) < freedom + 5 * math.sqrt(2 * freedom)


@pytest.mark.parametrize("n", [2, 3, 5, 8, 12, 36, 47])
def test_every_number_is_as_likely(n: int) -> None:
    counts = Counter(first(FairLuck(SECRET, WORDS[:3]), n, 20_000))
    assert fits([counts[number] for number in range(n)])


def test_every_number_is_as_likely_where_a_plain_remainder_would_not_be() -> None:
    n, third = 3 * 2**30, 2**30
    fair = Counter(number // third for number in first(FairLuck(SECRET, FOUR), n, 20_000))
    plain = Counter(number % n // third for number in first(FairLuck(SECRET, FOUR), 2**32, 20_000))
    assert fits([fair[part] for part in range(3)])
    assert not fits([plain[part] for part in range(3)])


def test_numbers_after_each_other_are_independent() -> None:
    numbers = first(FairLuck(SECRET, FOUR), 6, 36_000)
    for apart in (1, 7, 8, 9):
        pairs = Counter(zip(numbers, numbers[apart:], strict=False))
        assert fits([pairs[a, b] for a in range(6) for b in range(6)])


def test_every_order_of_a_few_cards_is_as_likely() -> None:
    luck = FairLuck(SECRET, FOUR)
    orders = Counter(tuple(shuffled("OSPW", luck)) for _ in range(12_000))
    assert len(orders) == 24
    assert fits(list(orders.values()))


# Secret and words


def test_a_secret_is_thirty_two_fresh_bytes() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(secret) for secret in secrets} == {32}
    for secret in (b"", bytes(31), bytes(33)):
        with pytest.raises(BilliError, match=f"A secret has 32 bytes, not {len(secret)}"):
            FairLuck(secret, FOUR)


def test_every_word_its_seat_and_the_secret_matter() -> None:
    several = [
        *(["ab", ""], ["a", "b"], ["", "ab"], ["b", "a"], ["ba", ""], ["ab"], ["ab", "", ""], [], [""], ["", ""]),
        *(["AB", ""], ["ab ", ""], ["e\u0301", ""], ["\u00e9", ""], ["\u00e9", "\u00e9"]),
    ]
    streams = {tuple(first(FairLuck(SECRET, words), 2**32, 8)) for words in several}
    assert len(streams) == len(several)
    flipped = [bytes([*SECRET[:place], SECRET[place] ^ 1, *SECRET[place + 1 :]]) for place in range(32)]
    assert len({FairLuck(secret, FOUR).below(2**32) for secret in (SECRET, *flipped)}) == 33


def test_what_looks_like_a_length_within_words_is_not_one() -> None:
    assert first(FairLuck(SECRET, ["a", "b"]), 47, 30) != first(FairLuck(SECRET, ["a    b"]), 47, 30)
    check_words(["\U0001f355" * 64, "", "\u202e" * 64])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["", "x" * 65], "The words of seat 1 have 65 characters; 64 is the most."),
        (["x" * 10**6], "The words of seat 0 have 1,000,000 characters; 64 is the most."),
        (["", "", "a\nb"], r"The words of seat 2 hold a character that cannot be shown, \n."),
        (["\x1b[2J"], r"The words of seat 0 hold a character that cannot be shown, \x1b."),
        (["\ud800"], r"The words of seat 0 hold a character that cannot be shown, \ud800."),
    ],
)
def test_words_are_short_and_can_be_shown(words: list[str], said: str) -> None:
    for attempt in (check_words, lambda words: FairLuck(SECRET, words)):
        with pytest.raises(BilliError) as caught:
            attempt(words)
        assert str(spoken(caught.value)) == said


def test_the_proof_keeps_the_secret_until_it_is_revealed() -> None:
    assert proof(SECRET, FOUR, revealed=False) == {
        "version": 1,
        "commitment": commitment(SECRET),
        "words": list(FOUR),
    }
    assert proof(SECRET, FOUR, revealed=True) == {
        **proof(SECRET, FOUR, revealed=False),
        "secret": SECRET.hex(),
    }


@pytest.mark.parametrize("how_many", [0, 1, 7, 8, 9, 1000])
def test_a_copy_goes_on_alike_and_apart(how_many: int) -> None:
    luck = FairLuck(SECRET, FOUR)
    first(luck, 47, how_many)
    twins = [luck.copy(), copy.copy(luck.copy()), copy.deepcopy(luck), pickle.loads(pickle.dumps(luck))]
    expected = first(luck, 47, 50)
    for twin in twins:
        assert first(twin, 47, 50) == expected
    assert "secret" not in repr(luck)
