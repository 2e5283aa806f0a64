"""Games with luck that can be proven, and the checker that stands in docs/fairness.md."""

import hashlib
import json
import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import billi
from billi.errors import InvalidRecord
from billi.fair import Cuts, FairLuck, cut_of, proof, seal_of
from billi.record import Record, verify
from billi.state import Game
from helpers.paths import DOCS
from helpers.records import PEOPLE, refused
from helpers.rule_scenes import go_on

SECRET = bytes(range(32))
WORDS = ("lucky seven", "", "été", "", "🍕", "a" * 64, "Würst", " ")
FOUR = WORDS[:4]
STARTS = [bytes(range(32, 64)), b"", bytes(32), bytes(range(64, 96)), b"", bytes([7] * 32), bytes([8] * 32), b""]
"""What seats cut the deck with; nothing for a bot's."""
PAGE = (DOCS / "fairness.md").read_text(encoding="utf-8")


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


def cut_deck(players: int, tries: int = 1, out: Sequence[int] = ()) -> Cuts:
    """Return how the deck is cut where some seats are left out."""
    starts = STARTS[:players]
    seals = [seal_of(start) if start else "" for start in starts]
    cuts = [cut_of(start, tries) if start and seat not in out else "" for seat, start in enumerate(starts)]
    return Cuts(seals, cuts, tries)


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


def a_cut_game(tries: int = 1, out: Sequence[int] = ()) -> Record:
    return play(billi.game("willi"), names=PEOPLE[:4], cut=cut_deck(4, tries, out))
