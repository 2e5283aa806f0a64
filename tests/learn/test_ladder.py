"""The ladder: what is played, what it adds up to, and that nobody can tell how the work was shared."""

import json
import re
from collections import Counter
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from xml.etree import ElementTree

import pytest

import billi
from billi.errors import BilliError
from billi.learn.kept import Kept
from billi.learn.ladder import LadderPlan, bots_seed, ladder, play_deals
from billi.learn.plot import picture
from billi.learn.ratings import Ratings
from billi.learn.standings import DealTally, Results, Standings
from billi.luck import KeyedLuck

STUDENT = 2.5706
"""How far a 95 % interval reaches with six deals: Student's t, five degrees of freedom."""


def plan(*bots: str, game: str = "misterbill", players: int = 3, seed: int = 3) -> LadderPlan:
    return LadderPlan(billi.game(game, players=players), seed, bots)


def stand(plan: LadderPlan, deals: int = 6, workers: int = 1, to: Path | None = None) -> Standings:
    return ladder(plan.game, plan.bots, deals, plan.seed, workers, to=to)


def test_everyone_sits_alone_among_everyone_else_in_every_seat_and_all_equally_often() -> None:
    a, b, c = range(3)
    seatings = list(plan("random", "house", "sharp", players=4).seatings())
    assert len(set(seatings)) == len(seatings) == 6 * 4
    assert {(seating.loner, seating.crowd) for seating in seatings} == {(a, b), (a, c), (b, a), (b, c), (c, a), (c, b)}
    held = Counter(
        (seat, seating.loner if seat == seating.seat else seating.crowd) for seating in seatings for seat in range(4)
    )
    assert len(held) == 12
    assert len(set(held.values())) == 1


@pytest.mark.parametrize(("game", "players"), [("misterbill", 3), ("willi", 3), ("willi", 4)])
def test_the_standings_say_what_the_games_say(game: str, players: int) -> None:
    measured = plan("house", "random", game=game, players=players)
    deals = play_deals(measured, range(6))
    found = stand(measured)
    over: dict[tuple[int, int], list[float]] = {(0, 1): [], (1, 0): []}
    wins: dict[tuple[int, int], list[float]] = {(0, 1): [], (1, 0): []}
    for deal in deals:
        for duel in over:
            played = [
                (game, seating.seat)
                for game, seating in zip(deal, measured.seatings(), strict=True)
                if (seating.loner, seating.crowd) == duel
            ]
            assert len(played) == players
            others = [
                game.points[seat] - mean(game.points[other] for other in range(players) if other != seat)
                for game, seat in played
            ]
            over[duel].append(mean(others))
            wins[duel].append(mean((seat in game.winners) / len(game.winners) for game, seat in played))
    for told in found.duels:
        which = (0, 1) if told.bot == "house" else (1, 0)
        assert told.points.mean == pytest.approx(mean(over[which]))
        assert told.points.interval == pytest.approx(STUDENT * stdev(over[which]) / sqrt(6), rel=1e-3)
        assert told.wins.mean == pytest.approx(mean(wins[which]))
        sure = STUDENT * stdev(wins[which]) / sqrt(6) or (1 - 0.05 ** (1 / 6)) * max(told.wins.mean, 1 - told.wins.mean)
        assert told.wins.interval == pytest.approx(sure, rel=1e-3)
    best, worst = found.standings
    assert (best.bot, worst.bot) == ("house", "random")
    assert best.points.mean == pytest.approx((mean(over[0, 1]) - mean(over[1, 0])) / 2) == -worst.points.mean
    halves = [(one - other) / 2 for one, other in zip(over[0, 1], over[1, 0], strict=True)]
    assert best.points.interval == pytest.approx(STUDENT * stdev(halves) / sqrt(6), rel=1e-3)
    assert found.fair == (1 / players if game == "misterbill" or players == 4 else None), "Willi wins too"
    if game == "misterbill" or players == 4:
        assert best.wins.mean + worst.wins.mean == pytest.approx(2 / players)
    assert best.rating > 25 > worst.rating
    assert 0 < best.sigma < 25 / 3


def test_a_single_deal_has_no_interval() -> None:
    found = stand(plan("house", "random"), deals=1)
    assert found.duels[0].points.interval is None
    assert found.standings[0].wins.interval is None


def test_whoever_has_won_everything_is_not_said_to_win_for_certain() -> None:
    game, seatings = billi.game("misterbill", players=3), list(plan("house", "random").seatings())
    tally = DealTally(game, ("house", "random"), seatings)
    for _ in range(100):
        houses = [[seat for seat in range(3) if (seat == one.seat) == (one.loner == 0)] for one in seatings]
        tally.add([Results([9 if seat in seats else 0 for seat in range(3)], seats[:1]) for seats in houses])
    found = tally.standings(seed=1)
    won, lost = ({duel.bot: duel for duel in found.duels}[bot].wins for bot in ("house", "random"))
    assert (won.mean, lost.mean) == (1, 0)
    assert won.interval == lost.interval == pytest.approx(0.03, rel=0.02), "3 in 100, as the rule of three has it"


def test_a_bot_is_as_good_as_itself_under_another_name() -> None:
    """Same play, same luck: every table of a deal is the same game, to the last card."""
    found = stand(plan("house", "billi.bots.house:HouseBot", game="misterbill", players=4), deals=4)
    for duel in found.duels:
        assert (duel.points.mean, duel.points.interval) == (0, 0)
        assert duel.wins.mean == found.fair
    for standing in found.standings:
        assert standing.rating == pytest.approx(25, abs=2)


def test_the_same_seed_gives_the_same_bytes_on_any_number_of_workers(tmp_path: Path) -> None:
    measured = plan("house", "random")
    files = [tmp_path / f"{workers}.jsonl" for workers in (1, 2)]
    found = [stand(measured, 8, workers, file) for workers, file in zip((1, 2), files, strict=True)]
    assert json.dumps(found[0].as_dict()) == json.dumps(found[1].as_dict())
    assert files[0].read_bytes() == files[1].read_bytes()
    assert stand(plan("house", "random", seed=4), 8) != found[0]


def test_it_goes_on_where_it_was_stopped_and_plays_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured, file = plan("house", "random"), tmp_path / "ladder.jsonl"
    whole = stand(measured, 6, to=file)
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 7
    for cut in (b"".join(lines[:3]), b"".join(lines[:4]) + lines[4][:20], lines[0][:9], lines[0], b""):
        file.write_bytes(cut)
        heard: list[int] = []
        assert ladder(measured.game, measured.bots, 6, measured.seed, on_progress=heard.append, to=file) == whole
        assert file.read_bytes() == b"".join(lines)
        assert heard[-1] == 6 * 6
    monkeypatch.setattr("billi.learn.ladder.play_one", lambda *args: pytest.fail("played again"))
    assert stand(measured, 6, to=file) == whole
    assert stand(measured, 4, to=file).deals == 4
    assert file.read_bytes() == b"".join(lines), "fewer deals asked for, none thrown away"


def test_a_file_of_another_ladder_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    stand(plan("house", "random"), 1, to=file)
    before = file.read_bytes()
    for other, said in (
        (plan("house", "random", seed=4), "where “seed” is 3 instead of 4"),
        (plan("random", "house"), 'where “bots” is ["house", "random"] instead of ["random", "house"]'),
        (plan("house", "random", players=4), "where “players” is 3 instead of 4"),
        (plan("house", "random", game="willi", players=3), "where “game” is misterbill instead of willi"),
    ):
        with pytest.raises(BilliError, match=re.escape(said)):
            stand(other, 1, to=file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("held", [b"not JSON\n", b'{"a": 1}\n', b"a letter to my aunt", b"\x00\xff"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, held: bytes) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(held)
    with pytest.raises(BilliError, match="line 1: this is not from a ladder"):
        stand(plan("house", "random"), 1, to=file)
    assert file.read_bytes() == held


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    measured, file = plan("house", "random"), tmp_path / "ladder.jsonl"
    stand(measured, 3, to=file)
    lines = file.read_bytes().splitlines(keepends=True)
    for damage in (b'{"deal":1,"games":[]}\n', lines[1], b"?\n", lines[2].replace(b"[[", b"[[[", 1)):
        file.write_bytes(b"".join([*lines[:2], damage, lines[3]]))
        with pytest.raises(BilliError, match="line 3: this is not from a ladder"):
            stand(measured, 3, to=file)


def test_two_bots_at_least_and_none_twice() -> None:
    for bots, said in ((["house"], "at least two"), ([], "at least two"), (["house", "house"], "named twice")):
        with pytest.raises(BilliError, match=said):
            ladder(billi.game("willi"), bots, 1, 1)
    with pytest.raises(BilliError, match="“deals” needs a whole number of at least 1"):
        ladder(billi.game("willi"), ["house", "random"], 0, 1)


def test_ratings_go_up_with_wins_and_surer_with_games() -> None:
    ratings = Ratings(2)
    for _ in range(20):
        ratings.count([0, 1, 1], [9, 5, 3], [0])
    (high, surer), (low, sure) = ratings.of(0), ratings.of(1)
    assert high > 25 > low
    assert max(surer, sure) < 25 / 3
    level = Ratings(2)
    level.count([0, 1, 0, 1], [4, 4, 4, 4], [0, 1, 2, 3])
    assert level.of(0)[0] == pytest.approx(level.of(1)[0], abs=1)


def test_the_plot_is_a_picture_with_every_bot_in_it() -> None:
    found = stand(plan("house", "random"), 2)
    drawn = picture(found, "Ladder <1>", "Points & more", lambda points: f"{points.mean:.1f} points")
    root = ElementTree.fromstring(drawn)
    said = [node.text for node in root.iter() if node.text]
    assert {"house", "random", "Ladder <1>", "Points & more"} <= set(said)
    assert f"{found.standings[0].points.mean:.1f} points" in said
    assert len(root.findall("{http://www.w3.org/2000/svg}circle")) == 2


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    measured = plan("house", "random")
    with pytest.raises(BilliError, match="cannot be written"):
        Kept(tmp_path / "nowhere" / "ladder.jsonl", measured.game, 1, measured.bots)
    with pytest.raises(BilliError, match="cannot be read"):
        Kept(tmp_path, measured.game, 1, measured.bots)


def test_a_bot_that_leaves_is_said_to_have_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "leaving.py").write_text(
        "import sys\n\n\nclass Leaves:\n    def choose(self, view):\n        sys.exit(0)\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BilliError, match=r"leaving:Leaves.*ended in the middle"):
        ladder(billi.game("willi"), ["leaving:Leaves", "random"], deals=1, seed=1)


def test_the_luck_of_bots_does_not_lead_back_to_the_cards() -> None:
    keys = {KeyedLuck(7, deal, seat)._key for deal in range(50) for seat in range(10)}
    keys |= {KeyedLuck(7, deal)._key for deal in range(50)}
    lucks = {KeyedLuck(bots_seed(7), deal, seat)._key for deal in range(50) for seat in range(8)}
    assert len(lucks) == 400
    assert not keys & lucks
