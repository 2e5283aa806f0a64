"""Luck that people can check: fair numbers from a promised secret, and records that say when they did not follow."""

import copy
import hashlib
import json
import math
import pickle
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import billi
from billi.cli import run
from billi.errors import BilliError, InvalidRecord
from billi.fair import Cuts, FairLuck, check_words, commitment, cut_of, leads_to, new_secret, proof, seal_of
from billi.luck import shuffled
from billi.record import Record, Report, read, replay, verify, verify_file, write
from billi.record.files import DEEPEST, line_of
from billi.state import Game
from billi.words import LANGUAGES, Words
from crosscheck import VARIANTS
from records import PEOPLE, a_record, ids, refused, spoken
from scene import any_deck, go_on
from told import events_of

SECRET = bytes(range(32))
WORDS = ("lucky seven", "", "été", "", "🍕", "a" * 64, "Würst", " ")
FOUR = WORDS[:4]
STARTS = [bytes(range(32, 64)), b"", bytes(32), bytes(range(64, 96)), b"", bytes([7] * 32), bytes([8] * 32), b""]
"""What seats cut the deck with; nothing for a bot's."""
PAGE = (Path(__file__).parent.parent / "docs" / "fairness.md").read_text(encoding="utf-8")


@cache
def page_checker() -> dict[str, Any]:
    """Return the functions of the checker printed in docs/fairness.md."""
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {"__name__": "checker"}
    exec(code, names)
    return names


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """Compute HMAC from its definition in RFC 2104."""
    inner, outer = (bytes(byte ^ pad for byte in key.ljust(64, b"\0")) for pad in (0x36, 0x5C))
    return hashlib.sha256(outer + hashlib.sha256(inner + message).digest()).digest()


def stream(secret: bytes, words: Sequence[str], cuts: Sequence[str] = ()) -> Iterator[int]:
    """Compute the stream of numbers as docs/fairness.md describes it."""
    for counter in range(2**64):
        message = counter.to_bytes(8, "big")
        for text in words:
            message += len(text.encode("utf-8")).to_bytes(4, "big") + text.encode("utf-8")
        for cut in cuts:
            message += (len(cut) // 2).to_bytes(4, "big") + bytes.fromhex(cut)
        block = hmac_sha256(secret, message)
        for place in range(8):
            yield int.from_bytes(block[4 * place : 4 * place + 4], "big")


def first(luck: FairLuck, n: int, how_many: int) -> list[int]:
    return [luck.below(n) for _ in range(how_many)]


# Numbers


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


def cut_deck(players: int, tries: int = 1, out: Sequence[int] = ()) -> Cuts:
    """Return how the deck is cut where some seats are left out."""
    starts = STARTS[:players]
    seals = [seal_of(start) if start else "" for start in starts]
    cuts = [cut_of(start, tries) if start and seat not in out else "" for seat, start in enumerate(starts)]
    return Cuts(seals, cuts, tries)


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


# Games


def play(
    game: Game, secret: bytes = SECRET, names: Sequence[str] | None = None, seed: int = 1, cut: Cuts | None = None
) -> Record:
    """Play a game with fair luck, everybody choosing at random, and give its record and proof as JSON keeps them."""
    rnd = random.Random(seed)
    words = WORDS[: game.players]
    state = game.start(luck=FairLuck(secret, words, cut.cuts if cut else ()), names=names)
    while not state.over:
        seat = rnd.choice(state.to_act)
        state.apply(seat, rnd.choice(state.legal(seat)))
    return proven(state, secret, words, cut)


def proven(state: billi.State, secret: bytes, words: Sequence[str], cut: Cuts | None = None) -> Record:
    told = {**state.record(), "fair": proof(secret, words, state.over, cut)}
    record: Record = json.loads(json.dumps(told))
    return record


@cache
def finished(game: Game) -> str:
    return json.dumps(play(game, names=PEOPLE[: game.players]))


def a_game(name: str = "misterbill", players: int = 4, **options: str) -> Record:
    """Return a fresh record with a proof, to spoil."""
    record: Record = json.loads(finished(billi.game(name, players, **options)))
    return record


@pytest.mark.parametrize("game", VARIANTS, ids=ids)
def test_a_whole_game_is_proven_by_billi_and_by_the_checker_in_the_docs(game: Game) -> None:
    for seed, cut in enumerate((None, cut_deck(game.players), cut_deck(game.players, tries=2, out=[2]))):
        record = play(game, hashlib.sha256(bytes([seed])).digest(), PEOPLE[: game.players], seed, cut)
        verify(record)
        assert page_checker()["check"](record) is None
    assert events_of(replay(record)) == record["events"]


def test_W3_who_is_called_willi_decides_with_luck_who_deals() -> None:
    for names in (["Ann", " WILLI", "Cy", "Di"], ["willi", "Bo", "Willi", "Willi "], ["Ann", "Bo", "Cy", "Di"]):
        for byte in range(3):
            record = play(billi.game("willi"), bytes([byte] * 32), names)
            verify(record)
            assert page_checker()["check"](record) is None
    record["names"][(record["events"][0]["dealer"] + 2) % 4] = "Willi"
    assert refused(record).rule == "W3"
    assert page_checker()["check"](record) == 1


def test_a_state_with_fair_luck_goes_on_alike_from_a_copy_or_pickle() -> None:
    game = billi.game("misterbill", 5)
    state = game.start(luck=FairLuck(SECRET, WORDS[:5]))
    rnd = random.Random(3)
    for _ in range(30):
        seat = state.to_act[0]
        state.apply(seat, rnd.choice(state.legal(seat)))
    twins = [state.copy(same_luck=True), pickle.loads(pickle.dumps(state))]
    for one in (state, *twins):
        while not one.over:
            one.apply(one.to_act[0], one.legal(one.to_act[0])[-1])
    assert twins[0].events == twins[1].events == state.events
    verify(proven(state, SECRET, WORDS[:5]))


def test_records_are_verified_with_or_without_proof(tmp_path: Path) -> None:
    path = tmp_path / "games"
    under_way = billi.game("willi").start(luck=FairLuck(SECRET, FOUR))
    records = [a_game(), a_record(), proven(under_way, SECRET, FOUR), a_game("willi", 3), under_way.record()]
    assert "secret" not in records[2]["fair"]
    write(path, records)
    assert verify_file(path) == Report(records=5, unfinished=2, proven=2, unnamed=2)


def test_other_fields_of_the_proof_are_kept(tmp_path: Path) -> None:
    record = a_game()
    record["fair"] |= {"shown_at": 1.5, "by": {"host": None}}
    verify(record)
    path = tmp_path / "games"
    write(path, [record])
    assert list(read(path)) == [record]


# Games that did not go as the secret says, though the rules allow it


def played_on(state: billi.State, record: Record) -> Record:
    """Play a game in which we are luck to its end, and give it the proof and the names of a record."""
    rnd = random.Random(8)
    while not state.over:
        go_on(state, rnd)
    return {**state.record(record["names"]), "fair": record["fair"]}


def caught(record: Record, index: int, said: str) -> InvalidRecord:
    """Check that a game is refused for its luck at an index, though it follows the rules."""
    verify({name: value for name, value in record.items() if name != "fair"})
    wrong = refused(record, number=7)
    assert (wrong.record, wrong.event) == (7, index + 1), wrong
    assert f"event {index + 1}: {said} not follow from the secret; expected “" in str(wrong)
    assert page_checker()["check"](record) == index + 1
    return wrong


MISTER_BILLS = [billi.game("misterbill", players) for players in (3, 5, 8)]


@pytest.mark.parametrize("game", MISTER_BILLS, ids=ids)
def test_another_draw_is_caught(game: Game) -> None:
    record = json.loads(finished(game))
    draws = [index for index, event in enumerate(record["events"]) if event["t"] == "draw"]
    changed = 0
    for index in (draws[0], *draws[3:-1:11], draws[-1]):
        state = replay(record, upto=index)
        drawn = record["events"][index]["card"]
        others = [card for card in state.outcomes if card != drawn]
        if others:
            state.draw(others[0])
            wrong = caught(played_on(state, record), index, "the card drawn does")
            assert str(wrong).endswith(f'expected “card” = "{drawn}", found “card” = "{others[0]}"')
            changed += 1
    assert changed >= 4


@pytest.mark.parametrize("game", MISTER_BILLS[:2], ids=ids)
def test_MB16E_another_card_given_back_blind_is_caught(game: Game) -> None:
    record = json.loads(finished(game))
    events = record["events"]
    waiters = [i for i, event in enumerate(events) if event["t"] == "waiter" and event["card"] == "E"]
    changed = 0
    for index in waiters:
        state = replay(record, upto=index + 1)
        if not state.to_act or events[index + 1]["t"] != "move":
            continue
        state.apply(events[index]["seat"], f"give {events[index + 1]['card']}")
        others = [card for card in state.outcomes if card != events[index + 2]["card"]]
        if others:
            state.draw(others[-1])
            caught(played_on(state, record), index + 2, "the card drawn does")
            changed += 1
    assert changed


@pytest.mark.parametrize("game", [*MISTER_BILLS, billi.game("willi"), billi.game("willi", 3)], ids=ids)
def test_another_deal_is_caught(game: Game) -> None:
    record = json.loads(finished(game))
    deals = [index for index, event in enumerate(record["events"]) if event["t"] == "deal"]
    for index, swap in zip((deals[0], deals[1], deals[-1]), ((0, 1), (5, 20), (34, 35)), strict=True):
        state = replay(record, upto=index - 1)
        opening, hands = record["events"][index - 1], record["events"][index]["hands"]
        deck = stacked_again(hands, opening["dealer"])
        one, other = swap
        while deck[one] == deck[other]:
            one -= 1
        deck[one], deck[other] = deck[other], deck[one]
        if state.events:
            state.deal(deck, opening.get("team_cards"))
        else:
            state = game.start(deck=deck, team_cards=opening.get("team_cards"), dealer=opening["dealer"])
        wrong = caught(played_on(state, record), index, "the deal does")
        assert re.search(r"expected “hands\[(\d)\]” = \[.*\], found “hands\[\1\]” = \[.*\]$", str(wrong))


def stacked_again(hands: Sequence[Sequence[str]], dealer: int) -> list[str]:
    """Return the deck that was dealt as these hands."""
    seats, cards = len(hands), sum(map(len, hands))
    return [hands[(dealer + 1 + place) % seats][place // seats] for place in range(cards)]


@pytest.mark.parametrize("round", [1, 2])
def test_MB5_other_team_cards_are_caught(round: int) -> None:
    record = a_game(players=5)
    index = next(i for i, event in enumerate(record["events"]) if event["t"] == "round" and event["round"] == round)
    opening, deal = record["events"][index : index + 2]
    deck, teams = stacked_again(deal["hands"], opening["dealer"]), opening["team_cards"][::-1]
    state = replay(record, upto=index)
    if round == 1:
        state = state.game.start(deck=deck, team_cards=teams, dealer=opening["dealer"])
    else:
        state.deal(deck, teams)
    caught(played_on(state, record), index, "the team cards do")


@pytest.mark.parametrize("game", [*MISTER_BILLS, billi.game("willi")], ids=ids)
def test_another_first_dealer_is_caught(game: Game) -> None:
    record = json.loads(finished(game))
    dealer = record["events"][0]["dealer"]
    for other in set(range(game.seats)) - {dealer}:
        deck, teams = any_deck(replay(record, upto=0), random.Random(other))
        state = game.start(deck=deck, team_cards=teams, dealer=other)
        wrong = caught(played_on(state, record), 0, "the first dealer does")
        assert str(wrong).endswith(f"expected “dealer” = {dealer}, found “dealer” = {other}")


def test_a_game_that_breaks_a_rule_is_told_so_first() -> None:
    record = a_game()
    draw = next(i for i, event in enumerate(record["events"]) if event["t"] == "draw")
    record["events"][draw]["from"] += 1
    wrong = refused(record)
    assert (wrong.event, wrong.rule) == (draw + 1, "MB12")
    record = a_game()
    record["points"][0] += 1
    record["fair"]["words"][0] = "other"
    assert refused(record).rule == "MB22"


# Proofs that are none


@pytest.mark.parametrize("game", [billi.game("misterbill", 4), billi.game("willi"), billi.game("willi", 3)], ids=ids)
def test_other_words_do_not_lead_to_this_game(game: Game) -> None:
    for seat in range(game.players):
        for words in ("x", WORDS[seat] + " ", "Lucky seven"):
            record = json.loads(finished(game))
            record["fair"]["words"][seat] = words
            wrong = refused(record)
            assert wrong.event in (1, 2)
            assert "not follow from the secret" in str(wrong)
    record = json.loads(finished(game))
    record["fair"]["words"].reverse()
    assert refused(record).event in (1, 2)


def a_cut_game(tries: int = 1, out: Sequence[int] = ()) -> Record:
    return play(billi.game("willi"), names=PEOPLE[:4], cut=cut_deck(4, tries, out))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"cuts": ["0" * 64, "", cut_of(STARTS[2], 1), cut_of(STARTS[3], 1)]}, "seat 0 did not cut the deck as it had"),
        ({"cuts": [cut_of(STARTS[0], 1), "0" * 64, *[cut_of(start, 1) for start in STARTS[2:4]]]}, "seat 1 did not"),
        ({"seals": [seal_of(STARTS[3]), "", seal_of(STARTS[2]), seal_of(STARTS[3])]}, "seat 0 did not cut"),
        ({"tries": 0}, "“fair.tries” is 0, but where 0 seats were left out it is 1 to 1."),
        ({"tries": 2}, "“fair.tries” is 2, but where 0 seats were left out it is 1 to 1."),
        ({"tries": 10**4000}, "“fair.tries” is 1000"),
        ({"tries": True}, "“fair.tries” should be a whole number, but is a boolean"),
        ({"cuts": []}, "“fair.cuts” should have one text per person, 4 in all, but has 0."),
        ({"seals": [""] * 5}, "“fair.seals” should have one text per person, 4 in all, but has 5."),
        ({"cuts": ["", "", "", "ab"]}, "“fair.cuts[3]” should be 64 digits"),
        ({"seals": ["", None, "", ""]}, "“fair.seals[1]” should be text, but is empty (null)"),
        ({"version": 1}, "not follow from the secret"),
    ],
)
def test_a_deck_that_was_cut_otherwise_is_no_proof(change: dict[str, Any], said: str) -> None:
    record = a_cut_game()
    verify(record)
    record["fair"] |= change
    assert said in str(refused(record))


def test_whoever_is_left_out_is_not_in_the_luck() -> None:
    for tries in (1, 2):
        verify(a_cut_game(tries, out=[2]))
    record = a_cut_game(1, out=[2])
    record["fair"]["cuts"][2] = cut_of(STARTS[2], 1)
    assert refused(record).event in (1, 2), "a cut that came too late does not lead to this game"
    record = a_cut_game()
    record["fair"]["cuts"][2] = ""
    assert refused(record).event in (1, 2), "nor does leaving out one that came in time"
    for field in ("seals", "cuts", "tries"):
        record = a_cut_game()
        del record["fair"][field]
        assert str(refused(record)) == f"record 1: “fair.{field}” is missing."


def test_another_secret_does_not_match_its_commitment_or_does_not_lead_to_this_game() -> None:
    for other in (bytes(32), SECRET[::-1], bytes([1, *SECRET[1:]])):
        record = a_game()
        record["fair"]["secret"] = other.hex()
        wrong = refused(record)
        assert str(wrong) == (
            "record 1: the secret does not match the fingerprint shown before the deal, “fair.commitment”."
        )
        record["fair"]["commitment"] = commitment(other)
        assert refused(record).event in (1, 2)
    record = a_game()
    record["fair"]["commitment"] = commitment(bytes(32))
    wrong = refused(record, number=3)
    assert (wrong.record, wrong.event) == (3, None)
    assert "does not match the fingerprint" in str(wrong)


@pytest.mark.parametrize("game", [billi.game("misterbill", 4), billi.game("willi", 3)], ids=ids)
def test_a_secret_in_an_unfinished_game_is_refused(game: Game) -> None:
    whole = json.loads(finished(game))
    for upto in (0, 2, len(whole["events"]) // 2, len(whole["events"]) - 1):
        state = replay(whole, upto=upto)
        record = {**state.record(), "fair": dict(whole["fair"])}
        wrong = refused(record)
        assert wrong.event is None
        assert str(wrong) == "record 1: “fair.secret” is there, but the events stop before the end of the game."
        del record["fair"]["secret"]
        verify(record)


def test_a_finished_game_without_its_secret_is_refused() -> None:
    record = a_game()
    del record["fair"]["secret"]
    assert str(refused(record)) == "record 1: “fair.secret” is missing."


DIGITS = "should be 64 digits from 0 to 9 and a to f"
ODD: list[tuple[str, Any, str]] = [
    ("version", 3, "the proof of fair luck is version 3; this billi reads versions 1 to 2"),
    ("version", 10**4000, "the proof of fair luck is version 1000"),
    ("version", -1, "version -1;"),
    ("version", 1.0, "“fair.version” should be a whole number, but is a decimal number"),
    ("version", True, "“fair.version” should be a whole number, but is a boolean"),
    ("version", None, "“fair.version” should be a whole number, but is empty (null)"),
    ("version", [[1]], "“fair.version” should be a whole number, but is a list"),
    ("words", None, "“fair.words” should be a list, but is empty (null)"),
    ("words", "abcd", "“fair.words” should be a list, but is text"),
    ("words", {}, "“fair.words” should be a list, but is an object"),
    ("words", [], "“fair.words” should have one text per person, 4 in all, but has 0"),
    ("words", [""] * 5, "“fair.words” should have one text per person, 4 in all, but has 5"),
    ("words", [""] * 100_000, "4 in all, but has 100,000"),
    ("words", ["", "", None, ""], "“fair.words[2]” should be text, but is empty (null)"),
    ("words", ["", "", "", 7], "“fair.words[3]” should be text, but is a whole number"),
    ("words", [[], "", "", ""], "“fair.words[0]” should be text, but is a list"),
    ("words", ["", "x" * 65, "", ""], "The words of seat 1 have 65 characters; 64 is the most."),
    ("words", ["", "x" * 10**6, "", ""], "The words of seat 1 have 1,000,000 characters"),
    ("words", ["", "", "", "\x1b[2J"], r"The words of seat 3 hold a character that cannot be shown, \x1b."),
    *(
        (field, value, f"“fair.{field}” {said}")
        for field in ("commitment", "secret")
        for value, said in (
            ("", DIGITS),
            ("0" * 63, DIGITS),
            ("0" * 65, DIGITS),
            ("0" * 10**6, DIGITS),
            ("g" * 64, DIGITS),
            ("A" * 64, DIGITS),
            ("0" * 64 + "\n", DIGITS),
            (" " + "0" * 63, DIGITS),
            ("٠" * 64, DIGITS),
            ("0x" + "0" * 62, DIGITS),
            (None, "should be text, but is empty (null)"),
            (0, "should be text, but is a whole number"),
            (False, "should be text, but is a boolean"),
            (["00"] * 32, "should be text, but is a list"),
            ({"hex": ""}, "should be text, but is an object"),
        )
    ),
]


@pytest.mark.parametrize(("field", "value", "said"), ODD, ids=lambda value: repr(value)[:24])
def test_a_proof_of_another_shape_gets_one_clear_line(field: str, value: Any, said: str) -> None:
    record = a_game("willi")
    record["fair"][field] = value
    wrong = refused(record)
    assert wrong.event is None
    assert str(wrong).startswith("record 1: ")
    assert said in str(wrong)


def test_a_proof_lacks_nothing() -> None:
    for field in ("version", "commitment", "words"):
        record = a_game("willi")
        del record["fair"][field]
        assert str(refused(record)) == f"record 1: “fair.{field}” is missing."


@pytest.mark.parametrize("value", [None, True, 0, 1.5, "", "fair", [], [{}], [[[[]]]]])
def test_a_proof_is_an_object(value: object) -> None:
    assert "record 1: “fair” should be an object, but is" in str(refused({**a_game("willi"), "fair": value}))


def test_a_deep_proof_is_not_read(tmp_path: Path) -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    for field in ("version", "words", "secret"):
        record = a_game("willi")
        record["fair"][field] = deep
        assert "but is a list" in str(refused(record))
    line = line_of(a_game("willi")).replace(b'"version":1', b'"version":' + b"[" * DEEPEST + b"]" * DEEPEST)
    path = tmp_path / "games"
    path.write_bytes(line)
    with pytest.raises(InvalidRecord, match="record 1: nested more than 32 levels deep"):
        verify_file(path)


# The command


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_how_much_luck_is_proven(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    path, words = tmp_path / "games", Words(language)
    for proofs in (0, 1, 2):
        write(path, [a_record(), *[a_game("willi")] * proofs])
        assert run(["verify", str(path), "--lang", language]) == 0
        lines = [words.text("verify-ok", file=str(path), records=1 + proofs)]
        lines += [words.text("verify-proven", n=proofs)] if proofs else []
        lines += [words.text("verify-unproven", n=1)]
        assert capsys.readouterr() == ("\n".join(lines) + "\n", "")
    assert Words("en").text("verify-proven", n=1) in PAGE


def test_verify_names_the_first_event_that_does_not_follow(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = a_game()
    draw = next(i for i, event in enumerate(record["events"]) if event["t"] == "draw")
    state = replay(record, upto=draw)
    state.draw(next(card for card in state.outcomes if card != record["events"][draw]["card"]))
    path = tmp_path / "games"
    write(path, [a_record(), played_on(state, record)])
    assert run(["verify", str(path), "--lang", "en"]) != 0
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert f"record 2, event {draw + 1}: the card drawn does not follow from the secret; expected" in err
