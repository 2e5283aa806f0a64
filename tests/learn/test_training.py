"""Learning by self-play: a player gets better, and whoever stops and goes on ends up with the same player."""

import json
import os
from dataclasses import replace
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import billi
from billi.bots import make
from billi.bots.network import Network, read_weights
from billi.bots.sharp import SharpBot
from billi.bulk.arena import arena
from billi.errors import BilliError, InvalidArgument, UnknownBot
from billi.learn.arrays import masks_of
from billi.learn.ladder import ladder
from billi.luck import SeededLuck
from helpers.billi_command import complain, say

if TYPE_CHECKING:
    from billi.learn.course import Course
    from billi.learn.plans import Plan

pytestmark = pytest.mark.skipif(
    not find_spec("torch") and os.environ.get("BILLI_TEST_ALL") != "1", reason="PyTorch is not installed"
)


def tiny(**changes: Any) -> "Plan":
    from billi.learn.plans import SMALL

    little = {"games": 64, "steps": 8, "hidden": 16, "critic": 16, "batch": 64, "keep_past": 2}
    return replace(SMALL, **{**little, "decisions": 6 * 64 * 8, **changes})


def course(folder: Path, plan: "Plan", name: str = "willi") -> "Course":
    from billi.learn.course import Course

    return Course(name, plan, folder)


@pytest.mark.parametrize("name", ["willi", "misterbill"])
def test_a_course_that_was_left_off_ends_as_if_it_never_had_been(name: str, tmp_path: Path) -> None:
    straight = course(tmp_path / "straight", tiny(), name)
    assert [progress.lessons for progress in straight.lessons()] == [1, 2, 3, 4, 5, 6]
    begun = course(tmp_path / "stopped", tiny(), name)
    for progress in begun.lessons():
        if progress.lessons == 3:
            break
    again = course(tmp_path / "stopped", tiny(), name)
    assert again.school.progress.lessons == 3
    assert [progress.lessons for progress in again.lessons()] == [4, 5, 6]
    assert again.player.read_bytes() == straight.player.read_bytes()
    one, other = straight.school.everything(), again.school.everything()
    assert [name for name in one if not (one[name] == other[name]).all()] == []
    assert [point["entropy"] for point in straight.curve] == [point["entropy"] for point in again.curve]


def test_a_course_begun_by_another_plan_is_not_gone_on_with(tmp_path: Path) -> None:
    next(course(tmp_path, tiny()).lessons())
    with pytest.raises(BilliError, match="another plan"):
        course(tmp_path, tiny(seed=2))


def test_a_finished_course_goes_on_where_more_is_wanted(tmp_path: Path) -> None:
    lesson = tiny().lesson
    for folder in ("one", "other"):
        list(course(tmp_path / folder, tiny(decisions=2 * lesson)).lessons())
    short = (tmp_path / "one" / "willi.safetensors").read_bytes()
    longer = course(tmp_path / "one", tiny(decisions=5 * lesson))
    assert [progress.lessons for progress in longer.lessons()] == [3, 4, 5]
    assert longer.player.read_bytes() != short
    assert [point["lessons"] for point in longer.curve] == [1, 2, 3, 4, 5]
    assert json.loads(longer.about.read_text())["plan"]["decisions"] == 5 * lesson
    stopped = course(tmp_path / "other", tiny(decisions=5 * lesson))
    next(stopped.lessons())
    again = course(tmp_path / "other", tiny(decisions=5 * lesson))
    assert [progress.lessons for progress in again.lessons()] == [4, 5]
    assert again.player.read_bytes() == longer.player.read_bytes(), "also when it is left off in between"
    with pytest.raises(BilliError, match="has learned from 2,560 decisions already"):
        course(tmp_path / "one", tiny(decisions=lesson))


def test_a_start_that_fails_leaves_no_folder_behind(tmp_path: Path) -> None:
    for refused in (tiny(against=str(tmp_path / "nobody")), tiny(begin=str(tmp_path / "nobody"))):
        with pytest.raises(UnknownBot, match="nobody"):
            course(tmp_path / "new" / "folder", refused)
        assert [*tmp_path.iterdir()] == []


def test_a_checkpoint_that_cannot_be_read_is_said_in_a_sentence(tmp_path: Path) -> None:
    begun = course(tmp_path, tiny())
    next(begun.lessons())
    whole = begun.checkpoint.read_bytes()
    begun.checkpoint.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BilliError, match="cannot be read"):
        course(tmp_path, tiny())
    begun.checkpoint.write_bytes(whole[:-200_000] + b"\xff" * 200_000)
    with pytest.raises(BilliError, match="cannot be read"):
        course(tmp_path, tiny())


def test_a_player_that_is_there_already_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "willi.safetensors").write_bytes(b"somebody's")
    with pytest.raises(BilliError, match="is there already"):
        course(tmp_path, tiny())
    (tmp_path / "notes").touch()
    with pytest.raises(BilliError, match="notes cannot be written"):
        course(tmp_path / "notes", tiny())


def test_a_ladder_does_not_go_on_with_a_player_that_has_changed(tmp_path: Path) -> None:
    kept, player = tmp_path / "ladder", tmp_path / "player.safetensors"
    one, other = course(tmp_path / "one", tiny()), course(tmp_path / "other", tiny(seed=2))
    for taught in (one, other):
        list(taught.lessons())
    player.write_bytes(one.player.read_bytes())
    before = ladder(billi.game("willi"), [str(player), "random"], deals=1, seed=3, to=kept)
    assert ladder(billi.game("willi"), [str(player), "random"], deals=1, seed=3, to=kept) == before
    player.write_bytes(other.player.read_bytes())
    with pytest.raises(BilliError, match="bots"):
        ladder(billi.game("willi"), [str(player), "random"], deals=1, seed=3, to=kept)
    assert ladder(billi.game("willi"), [str(player), "random"], deals=1, seed=3) != before


def test_what_plays_at_the_table_reckons_as_pytorch_does(tmp_path: Path) -> None:
    import torch

    taught = course(tmp_path, tiny())
    list(taught.lessons())
    rows = arena(billi.game("willi"), 50, seed=3).rows
    with torch.no_grad():
        expected = taught.school.average.half().float()(torch.from_numpy(rows)).numpy()
    assert np.abs(Network(taught.player.read_bytes()).answer(rows) - expected).max() < 2e-3


def mean_difference(network: Network, opponents: str, deals: int) -> float:
    """Return the points by which a network alone is ahead of three others, each deal from every seat."""
    game, ahead = billi.game("willi"), 0.0
    for deal in range(deals):
        for seat in range(4):
            state = game.start(luck=SeededLuck(5, deal))
            bots = [
                SharpBot(SeededLuck(0), network) if other == seat else make(opponents, SeededLuck(6, deal))
                for other in range(4)
            ]
            while not state.over:
                asked = state.to_act[0]
                state.apply(asked, bots[asked].choose(state.view(asked)))
            ahead += state.points[seat] - (sum(state.points) - state.points[seat]) / 3
    return ahead / 4 / deals


@pytest.mark.long
def test_a_player_gets_better_on_a_processor_within_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from billi.learn import training
    from billi.learn.plans import SMALL

    monkeypatch.setattr(training, "variants", lambda name: [billi.game(name)])  # which is learned sooner than all
    taught = course(tmp_path, replace(SMALL, decisions=150_000, judge=16, guesser=16))
    list(taught.lessons())
    network, pupil = Network(taught.player.read_bytes()), Network(taught.pupil.read_bytes())
    assert mean_difference(network, "random", 6) > 0.8  # nobody who has learned nothing is far from 0
    assert pupil.hidden < network.hidden
    assert agreement(network, pupil) > 0.6


def agreement(network: Network, other: Network) -> float:
    """Return how often two networks choose alike where there is a choice, in games at random."""
    tables = arena(billi.game("willi"), 200, seed=4)
    alike = []
    for _ in range(30):
        tables.step(tables.choices)
        several = tables.masks & tables.masks - 1 != 0
        barred = masks_of(tables.masks, network.answers) == 0
        chosen = [np.where(barred, -np.inf, one.answer(tables.rows)).argmax(1) for one in (network, other)]
        alike += (chosen[0] == chosen[1])[several].tolist()
    return sum(alike) / len(alike)


@pytest.mark.parametrize("name", ["willi", "misterbill"])
def test_a_player_that_is_learned_against_holds_all_seats_but_one_and_stays_as_it_is(name: str, tmp_path: Path) -> None:
    rival = course(tmp_path / "rival", tiny(hidden=24), name)
    list(rival.lessons())
    learner = course(tmp_path / "learner", tiny(against=str(rival.player)), name)
    before = {key: value.clone() for key, value in learner.school.before.state_dict().items()}
    assert (~learner.school.past_seats).sum(1).tolist() == [1] * 64
    held = learner.school.past_seats.logical_not().nonzero()[:, 1]
    assert (held < learner.school.seats_at).all()
    list(learner.lessons())
    after = learner.school.before.state_dict()
    assert all((value == after[key]).all() for key, value in before.items())
    rows = arena(billi.game(name, players=4), 50, seed=3).rows
    import torch

    with torch.no_grad():
        played = learner.school.before(torch.from_numpy(rows)).numpy()
    assert np.abs(Network(rival.player.read_bytes()).answer(rows) - played).max() < 2e-3


@pytest.mark.parametrize("name", ["willi", "misterbill"])
def test_a_player_may_begin_as_one_there_is_and_keeps_what_it_knows_until_its_critic_knows_something(
    name: str, tmp_path: Path
) -> None:
    import torch

    taught = course(tmp_path / "taught", tiny(hidden=24), name)
    list(taught.lessons())
    rows = arena(billi.game(name, players=4), 50, seed=3).rows
    expected = Network(taught.player.read_bytes()).answer(rows)

    def weights(one: "Course") -> Any:
        return torch.cat([weights.detach().flatten() for weights in one.school.average.parameters()])

    plan = tiny(begin=str(taught.player), against=str(taught.player), critic_first=3)
    rival = course(tmp_path / "rival", plan, name)
    with torch.no_grad():
        assert np.abs(rival.school.average(torch.from_numpy(rows)).numpy() - expected).max() < 2e-3
    known = weights(rival).clone()
    guesser = rival.school.guesser.answer.weight.clone()
    for progress in rival.lessons():
        if progress.lessons == 3:
            assert (weights(rival) == known).all()
            assert (rival.school.guesser.answer.weight != guesser).any(), "who looks on learns"
            break
    again = course(tmp_path / "rival", plan, name)
    list(again.lessons())
    assert (weights(again) != known).any(), "then it learns"
    assert Network(again.player.read_bytes()).hidden == 24


def test_who_begins_as_a_good_player_does_not_stumble_over_giant_first_steps(tmp_path: Path) -> None:
    """They were several times as large as planned: the optimizer had seen it stand still and taken that for calm."""
    taught = course(tmp_path / "taught", tiny())
    list(taught.lessons())
    copied = course(tmp_path / "copied", tiny(begin=str(taught.player), critic_first=2)).school
    moved = copied.optimizer.state
    made = []
    for progress in copied.lessons():
        made.append(float(moved[copied.weights[1][0]]["step"]))
        if progress.lessons == 3:
            break
    assert made[2] > made[1] > 0, "who judges has learned all the time"
    assert {float(moved[one]["step"]) for one in copied.weights[0]} == {made[2] - made[1]}


def test_a_beginner_among_good_players_expects_the_same_of_a_round_whoever_has_the_turn(tmp_path: Path) -> None:
    good, lessons = str(files("billi.players").joinpath("willi.safetensors")), 30
    many = {
        "games": 128,
        "steps": 16,
        "critic": 64,
        "batch": 256,
        "rate": (3e-3, 1e-3),
        "decisions": lessons * 128 * 16,
    }
    school = (taught := course(tmp_path / "beginner", tiny(**many, against=good, critic_first=lessons))).school
    own = (~school.past_seats).float().argmax(1)[None, :, None].expand(16, -1, 1)
    surprises: dict[bool, list[float]] = {True: [], False: []}
    for progress in taught.lessons():
        kept = school.kept
        goes_on = (~kept["ended"]).float()[..., None]
        surprise = kept["rewards"] + kept["values"][1:] * goes_on - kept["values"][:-1]
        if progress.lessons > lessons * 2 // 3:
            for mine, several in surprises.items():
                several.append(float(surprise.gather(2, own).squeeze(2)[kept["mine"] == mine].mean()))
    assert progress.over_past < -0.8, "the beginner is far behind"
    assert all(abs(np.mean(several)) < 0.03 for several in surprises.values()), "and the critic knows who that is"


@pytest.mark.parametrize(("guests", "least", "most"), [(0.5, 3, 9), (1.0, 12, 12)])
def test_a_guest_is_met_as_often_as_it_is_asked_for_and_chooses_what_it_likes_best(
    guests: float, least: int, most: int, tmp_path: Path
) -> None:
    import torch

    guest = course(tmp_path / "guest", tiny())
    list(guest.lessons())
    plan = tiny(decisions=12 * tiny().lesson, beside=str(guest.player), guests=guests)
    met = course(tmp_path / "one", plan)
    assert met.school.guest is not None
    likes = met.school.guest["answer.weight"]
    kept = torch.from_numpy(read_weights(guest.player.read_bytes())["answer"])
    assert (likes == kept).all()
    times = 0
    for _ in met.lessons():
        is_guest = bool((met.school.before.answer.weight == likes).all())
        assert is_guest == (float(met.school.tempts) == 0)
        times += is_guest
    assert least <= times <= most, "chance goes by the seed"
    stopped = course(tmp_path / "other", plan)
    for progress in stopped.lessons():
        if progress.lessons == 7:
            break
    again = course(tmp_path / "other", plan)
    list(again.lessons())
    assert again.player.read_bytes() == met.player.read_bytes(), "also when it is left off in between"


def test_who_is_learned_against_chooses_what_they_like_best(tmp_path: Path) -> None:
    """As at a table: somebody who is at times careless is beaten by other means."""
    import torch

    rival = course(tmp_path / "rival", tiny())
    list(rival.lessons())
    learner = course(tmp_path / "learner", tiny(against=str(rival.player))).school
    learner.play()
    kept, network = learner.kept, Network(rival.player.read_bytes())
    for step in range(learner.plan.steps):
        theirs = ~kept["mine"][step]
        worths = network.answer(kept["rows"][step][theirs].numpy())
        barred = masks_of(kept["masks"][step][theirs].numpy(), network.answers) == 0
        best = torch.from_numpy(np.where(barred, -np.inf, worths).argmax(1))
        assert (best == kept["chosen"][step][theirs]).float().mean() > 0.99, "but for rounding"


def test_what_a_player_is_ahead_by_is_what_its_seats_win_more_than_others(tmp_path: Path) -> None:
    """Points a seat: one among three others is not three times as far behind as they are ahead."""
    school = course(tmp_path, tiny(past=1.0)).school
    for other, places, seats in zip(school.past_seats, school.lead, school.seats_at.tolist(), strict=True):
        mine, theirs = places[:seats][~other[:seats]], places[:seats][other[:seats]]
        if len(mine) and len(theirs):
            assert [float(side.sum()) for side in (mine, theirs)] == pytest.approx([1, -1])
        else:
            assert not places.any()
        assert not places[seats:].any()


def test_who_learns_against_no_player_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match=r"nobody\.safetensors"):
        course(tmp_path, tiny(against=str(tmp_path / "nobody.safetensors")))


def test_a_player_that_was_trained_can_be_named_on_the_ladder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    taught = course(tmp_path, tiny())
    list(taught.lessons())
    found = ladder(billi.game("willi"), [str(taught.player), "random"], deals=1, seed=3)
    assert {standing.bot for standing in found.standings} == {str(taught.player), "random"}
    missing = complain(capsys, "ladder", "willi", "--bots", f"{tmp_path / 'no.safetensors'},random")
    assert "holds no player that was trained: No such file" in missing
    with pytest.raises(UnknownBot, match="Nobody has taught"):
        ladder(billi.game("misterbill"), [str(taught.player), "random"], deals=1, seed=3)
    (tmp_path / "broken.safetensors").write_bytes(b"not weights at all")
    with pytest.raises(UnknownBot, match="holds no player"):
        ladder(billi.game("willi"), [str(tmp_path / "broken.safetensors"), "random"], deals=1, seed=3)


def test_the_command_teaches_a_player_and_says_where_it_is(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = say(capsys, "train", "willi", "--decisions", "1", "--to", str(tmp_path))
    assert said.code == 0, said.err
    assert f"{tmp_path / 'willi.safetensors'} has learned from" in said.out
    about = json.loads((tmp_path / "willi.json").read_text())
    assert about["progress"]["lessons"] == 1
    assert "It learns from 16,384 decisions at a time: 16,384 in all." in said.err
    refused = complain(capsys, "train", "willi", "--decisions", "1", "--seed", "2", "--to", str(tmp_path))
    assert "was begun by another plan" in refused
    again = say(capsys, "train", "willi", "--to", str(tmp_path))
    assert "has learned from 16,384 decisions" in again.out, "as many as it was begun with"
    more = say(capsys, "train", "willi", "--decisions", "32768", "--to", str(tmp_path))
    assert "has learned from 32,768 decisions" in more.out
    assert more.err == ""
    whom = str(tmp_path / "willi.safetensors")
    told = say(capsys, "train", "willi", "--decisions", "1", "--from", whom, "--against", whom, "--to", f"{whom}.rival")
    assert "over the player it learns against" in told.out


def test_a_plan_can_be_changed_by_a_file_and_what_cannot_be_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, folder = tmp_path / "plan.json", str(tmp_path / "players")

    def refused(said: str) -> str:
        file.write_text(said)
        return complain(capsys, "train", "willi", "--decisions", "1", "--plan", str(file), "--to", folder)

    assert "holds no plan" in complain(capsys, "train", "willi", "--plan", str(tmp_path / "none"), "--to", folder)
    assert "holds no plan" in refused("{")
    assert "holds no plan" in refused("[]")
    for field in ("rates", "device", "seed"):
        assert f"“{field}” is no field of a plan" in refused(json.dumps({field: 1}))
    for field, value in (("games", 0), ("games", True), ("past", 1.5), ("rate", [1e-3]), ("rate", 1e-3), ("beside", 1)):
        assert f"“{field}” cannot be" in refused(json.dumps({field: value}))
    assert not Path(folder).exists()
    file.write_text(json.dumps({"games": 16, "steps": 8, "hidden": 8, "rate": [1e-3, 1e-4], "critic_first": 0}))
    said = say(capsys, "train", "willi", "--decisions", "1", "--plan", str(file), "--to", folder)
    assert said.code == 0, said.err
    about = json.loads((tmp_path / "players" / "willi.json").read_text())
    assert (about["plan"]["games"], about["plan"]["rate"], about["progress"]["decisions"]) == (16, [1e-3, 1e-4], 128)


@pytest.mark.parametrize("name", ["willi", "misterbill"])
def test_a_player_that_comes_along_was_taught_by_the_plan_its_command_takes(name: str, tmp_path: Path) -> None:
    from billi.learn.plans import Plan, usual, with_changes

    about = json.loads(files("billi.players").joinpath(f"{name}.json").read_bytes())
    begin, changes = about["plan"].get("begin", ""), about.get("changes", {})
    (tmp_path / "changes.json").write_text(json.dumps(changes))
    plan = with_changes(usual(name, "cuda", begin), tmp_path / "changes.json")
    plan = replace(plan, decisions=about["plan"]["decisions"])
    assert Plan.read(about["plan"]) == plan
    options = f" --plan changes.json --from {begin}" if begin else ""
    assert about["command"] == f"billi train {name} --device cuda --decisions {plan.decisions}{options}"
    assert about["progress"]["lessons"] == plan.lessons == about["curve"][-1]["lessons"]


def test_an_arena_goes_on_where_it_was_kept_and_refuses_what_another_kept() -> None:
    games = [billi.game("misterbill", players=players) for players in (3, 5)]
    one, other = arena(games, 20, seed=1), arena(games, 20, seed=9)
    for _ in range(30):
        one.step(one.choices)
    other.restore(one.kept())
    for _ in range(200):
        assert (one.rows == other.rows).all()
        assert (one.masks == other.masks).all()
        one.step(one.choices)
        other.step(other.choices)
    with pytest.raises(InvalidArgument):
        arena(games, 21).restore(one.kept())
