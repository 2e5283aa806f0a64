"""Learns to play by playing against itself: PPO on :func:`billi.bulk.arena.arena`, in one file of PyTorch.

One network plays a game with every number of players and every option. It sees what a seat may see
(``observation.FIELDS``); a critic that only teaches it sees all cards, and says what each seat will win in this round.
Among the opponents are earlier versions of itself. What plays in the end is the average of its later weights. A pupil
looks on and learns to choose alike with a fraction of the numbers, for whoever has to play many rounds on in no time;
a judge learns likewise what the critic says, for whoever wants to know how a game stands; and a guesser learns where
the cards lie that a seat does not see, given how everyone has played.

Every step of the arena is a decision of one seat. The critic values every seat at every step, so a seat's advantage is
known at its own decisions from all that happened between them, also where a stretch of play breaks off.
"""

import copy
import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final

from billi.bulk.arena import arena
from billi.extras import brought_by
from billi.games import GAMES
from billi.games.spec import learned
from billi.learn.nets import Net, frozen, scales_of
from billi.learn.plans import Plan
from billi.state import Game, game

with brought_by("learn"):
    import torch
    from torch import Tensor, nn

PAST_KEPT: Final = 16
"""Earlier versions of a player that it still meets."""
LEARNED_FROM: Final = (
    "rows",
    "besides",
    "masks",
    "seats",
    "chosen",
    "likely",
    "mine",
    "advantages",
    "returns",
)
"""What is kept of every step to be learned from."""
NETS: Final = ("player", "critic", "average", "pupil", "judge", "guesser")
"""What a school keeps."""


@dataclass
class Progress:
    """How far it is."""

    lessons: int = 0
    decisions: int = 0
    seconds: float = 0.0
    entropy: float = 0.0
    """Of its choices, in nats,"""
    error: float = 0.0
    """the critic's, in points,"""
    over_past: float = 0.0
    """and the points a seat of its wins a round over one of an earlier version, or of whom it learns against."""


def variants(name: str) -> list[Game]:
    """List a game with every number of players and every option; those most people play, more than once."""
    spec, found = GAMES[name], []
    for players in spec.players:
        options = {option: spec.options[option] for option in spec.options_for(players)}
        combinations = [dict(zip(options, values, strict=True)) for values in product(*options.values())]
        found += [game(name, players=players, **chosen) for chosen in combinations] * (4 if players == 4 else 1)
    return found


# Learning


class Recorded:
    """Work on a card that is the same every time: done a few times, then recorded, and from then on played back."""

    TRIES: Final = 3

    def __init__(self, work: Callable[[], None]) -> None:
        self.work, self.tries = work, 0
        self.beside = torch.cuda.Stream()
        self.recorded: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        """Do it."""
        if self.recorded is None and self.tries < self.TRIES:
            self.tries += 1
            self.beside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(self.beside):
                self.work()
            torch.cuda.current_stream().wait_stream(self.beside)
            return
        if self.recorded is None:
            self.recorded = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.recorded):
                self.work()
        self.recorded.replay()


class School:
    """A player that learns, with all it needs."""

    def __init__(self, name: str, plan: Plan) -> None:
        torch.manual_seed(plan.seed)
        if plan.device == "cuda":
            torch.set_float32_matmul_precision("high")
        else:
            torch.set_num_threads(1)  # more of them gain little here, and add up in another order each time
        self.plan, self.name = plan, name
        self.on = torch.device(plan.device)
        games = variants(name)
        _, self.observation = learned(games[0].spec)
        self.tables = arena(games, plan.games, plan.seed, plan.device, besides=True)
        seats = torch.tensor([one.seats for one in games], device=self.on)
        self.seats_at = seats[torch.arange(plan.games, device=self.on) % len(games)]
        self.most_seats = games[0].spec.rules.SEATS
        fields, besides = self.observation.FIELDS, self.observation.BESIDES
        self.choices = torch.arange(self.observation.CHOICES, device=self.on)
        self.places = torch.arange(self.most_seats, device=self.on)
        self.player = self.first(scales_of(fields)).to(self.on)
        # A critic that does not know who plays which seat would expect something else as soon as another has the turn.
        knows = [*scales_of([*fields, *besides]), *[1.0] * self.most_seats]
        self.critic = Net(knows, plan.critic, self.most_seats).to(self.on)
        self.pupil = Net(scales_of(fields), plan.pupil, self.observation.CHOICES).to(self.on)
        self.judge = Net(scales_of([*fields, *besides]), plan.judge, self.most_seats).to(self.on)
        self.guesser = Net(scales_of(fields), plan.guesser, self.observation.BESIDES_WIDTH).to(self.on)
        self.average = copy.deepcopy(self.player)
        self.before = self.opponent(scales_of(fields))
        self.earlier = [copy.deepcopy(self.before.state_dict())]
        self.guest = frozen(Path(plan.beside), scales_of(fields)).state_dict() if plan.beside else None
        nets = (self.player, self.critic, self.pupil, self.judge, self.guesser)
        if plan.device == "cuda":
            for net in (*nets, self.before):
                net.compile(dynamic=False)
        self.weights = [[*net.parameters()] for net in nets]
        everything = [one for several in self.weights for one in several]
        on_card = plan.device == "cuda"
        rate = torch.tensor(plan.rate[0], device=self.on) if on_card else plan.rate[0]
        self.optimizer = torch.optim.Adam(everything, lr=rate, eps=1e-5, fused=on_card, capturable=on_card)
        self.progress = Progress()
        self.with_past = plan.games if plan.against else int(plan.games * plan.past)
        self.seat(self.seats_of_others())
        self.lay_out()
        self.step, self.work_out, self.update = (
            Recorded(work) if on_card else work for work in (self.make_choices, self.find_advantages, self.move_weights)
        )

    def lay_out(self) -> None:
        """Make room for what is played, in the same place for every lesson."""
        plan, most = self.plan, self.most_seats
        rows, besides, masks, _ = self.seen()
        kinds: dict[str, tuple[torch.dtype, tuple[int, ...]]] = {
            "rows": (rows.dtype, rows.shape[1:]),
            "besides": (besides.dtype, besides.shape[1:]),
            "masks": (masks.dtype, ()),
            "seats": (torch.int64, ()),
            "chosen": (torch.int64, ()),
            "likely": (torch.float32, ()),
            "values": (torch.float32, (most,)),
            "mine": (torch.bool, ()),
            "rewards": (torch.float32, (most,)),
            "ended": (torch.bool, ()),
            "advantages": (torch.float32, ()),
            "returns": (torch.float32, (most,)),
        }
        # What seats are worth is asked once more after the last step.
        self.kept = {
            name: torch.zeros(plan.steps + (name == "values"), plan.games, *shape, dtype=kind, device=self.on)
            for name, (kind, shape) in kinds.items()
        }
        self.flat = {name: self.kept[name].flatten(0, 1) for name in LEARNED_FROM}
        self.always = torch.ones(plan.games, dtype=torch.bool, device=self.on)
        self.all_games = torch.arange(plan.games, device=self.on)

        def numbers(many: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(many, dtype=kind, device=self.on)

        self.at, self.some = numbers(1, torch.int64), numbers(plan.batch, torch.int64)
        self.won, self.said, self.usual = numbers(2), numbers(2), numbers(2)
        self.paid, self.counts, self.tempts = numbers(1), numbers(1), numbers(1)

    def first(self, scales: Sequence[float]) -> Net:
        """Return the player as it begins."""
        if self.plan.begin:
            return frozen(Path(self.plan.begin), scales)
        return Net(scales, self.plan.hidden, self.observation.CHOICES)

    def opponent(self, scales: Sequence[float]) -> Net:
        """Return what earlier versions are put into, or a player that stays as it is."""
        against = self.plan.against
        net: Net = frozen(Path(against), scales) if against else copy.deepcopy(self.player)
        net.to(self.on)
        return net

    def seats_of_others(self) -> Tensor:
        """Return by game and seat whether somebody else than the player plays it."""
        luck = torch.rand(self.with_past, self.most_seats, device=self.on)
        if not self.plan.against:
            return luck < 0.5
        luck[self.places >= self.seats_at[: self.with_past, None]] = 0
        return luck < luck.amax(1, keepdim=True)

    def seat(self, others: Tensor) -> None:
        """Seat others, by game and seat; what the player is ahead by in a game goes by how many each side has there."""
        self.past_seats = others
        taken = self.places < self.seats_at[: self.with_past, None]
        ours, theirs = taken & ~others, taken & others
        self.others = torch.zeros(self.plan.games, self.most_seats, dtype=torch.int8, device=self.on)
        self.others[: self.with_past] = theirs
        self.both_play = ours.any(1) & theirs.any(1)
        lead = ours / ours.sum(1, keepdim=True).clamp(min=1) - theirs / theirs.sum(1, keepdim=True).clamp(min=1)
        self.lead = lead * self.both_play[:, None]

    def seen(self) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Return what the arena shows now: rows, what they do not show, what may be chosen, and by whom."""
        shown = (self.tables.rows, self.tables.besides, self.tables.masks, self.tables.seats)
        if self.plan.device == "cuda":
            return shown
        rows, besides, masks, seats = (torch.from_numpy(one) for one in shown)
        return rows, besides, masks, seats

    def outcome(self) -> tuple[Tensor, Tensor]:
        """Return what came of the last step: points by seat less the table's mean, and whether a round has ended."""
        rewards, ends = self.tables.rewards, self.tables.ends
        if self.plan.device != "cuda":
            rewards, ends = torch.from_numpy(rewards), torch.from_numpy(ends)
        taken = self.places < self.seats_at[:, None]
        points = rewards.float() * taken
        mean = points.sum(1, keepdim=True) / self.seats_at[:, None]
        return (points - mean) * taken, ends > 0

    def allowed(self, masks: Tensor) -> Tensor:
        """Spell sets of choices out."""
        return (masks[:, None] >> self.choices & 1).bool()

    def autocast(self) -> Any:
        """Reckon in half the digits where that is quicker."""
        on_card = self.plan.device == "cuda"
        return torch.autocast(self.plan.device, torch.bfloat16, enabled=on_card, cache_enabled=False)

    def by_seat(self, values: Tensor, seats: Tensor) -> Tensor:
        """Turn what was said of seats counted from one of them, in each game, into what was said of each seat."""
        return values.gather(1, self.away(seats, self.seats_at[:, None]))

    def away(self, seats: Tensor, seats_at: Tensor) -> Tensor:
        """Return how far all seats are from some."""
        return ((self.places - seats[:, None]) % seats_at).clamp(max=self.most_seats - 1)

    def strangers(self, seats: Tensor, games: Tensor) -> Tensor:
        """Return, counted from a seat of each game, in which seats somebody else than the player sits."""
        seats_at = self.seats_at[games, None]
        there = self.others[games].gather(1, (self.places + seats[:, None]) % seats_at)
        return there * (self.places < seats_at)

    # Playing

    @torch.no_grad()
    def play(self) -> None:
        """Play for a while, and keep what is to be learned from."""
        plan, kept = self.plan, self.kept
        self.at.zero_()
        self.won.zero_()
        for _ in range(plan.steps):
            self.step()
        rows, besides, _, seats = self.seen()
        with self.autocast():
            last = self.by_seat(self.worth(rows, besides, seats.long(), self.all_games), seats.long())
        kept["values"][plan.steps] = last
        self.work_out()

    def make_choices(self) -> None:
        """Let everyone choose once, and keep what they saw, chose and won."""
        rows, besides, masks, seats = self.seen()
        places, past = seats.long(), self.with_past
        allowed = self.allowed(masks)
        with self.autocast():
            logits = self.player(rows)
            values = self.by_seat(self.worth(rows, besides, places, self.all_games), places)
            old = self.before(rows[:past]) if past else logits[:0]
        logits = logits.masked_fill(~allowed, -torch.inf)
        noise = -torch.empty_like(logits).exponential_().log()
        chosen = (logits + noise).argmax(1)
        theirs = self.past_seats.gather(1, places[:past, None]).squeeze(1)
        old = (old.masked_fill(~allowed[:past], -torch.inf) + self.tempts * noise[:past]).argmax(1)
        chosen = torch.cat([torch.where(theirs, old, chosen[:past]), chosen[past:]])
        likely = logits.log_softmax(1).gather(1, chosen[:, None]).squeeze(1)
        self.keep(rows=rows, besides=besides, masks=masks, seats=places, chosen=chosen, likely=likely, values=values)
        self.keep(mine=torch.cat([~theirs, self.always[past:]]))
        self.decide(chosen)
        rewards, ended = self.outcome()
        self.keep(rewards=rewards, ended=ended)
        self.won += torch.stack([(rewards[:past] * self.lead).sum(), (ended[:past] & self.both_play).sum()])
        self.at += 1

    def worth(self, rows: Tensor, besides: Tensor, seats: Tensor, games: Tensor) -> Tensor:
        """Return what the critic says that seats are worth, counted from those that decide."""
        said: Tensor = self.critic(torch.cat([rows, besides, self.strangers(seats, games)], 1))
        return said

    def keep(self, **tensors: Tensor) -> None:
        """Keep something of this step."""
        for name, tensor in tensors.items():
            self.kept[name].index_copy_(0, self.at, tensor[None])

    def decide(self, chosen: Tensor) -> None:
        """Make choices in the arena."""
        if self.plan.device == "cuda":
            self.tables.choices.copy_(chosen)
            self.tables.step(self.tables.choices)
        else:
            self.tables.step(chosen.numpy())

    @torch.no_grad()
    def find_advantages(self) -> None:
        """Work out how much better than expected every choice turned out for whoever made it, and what seats won."""
        kept = self.kept
        values, going_on = kept["values"], (~kept["ended"]).float()[..., None]
        advantage = torch.zeros_like(values[0])
        for step in reversed(range(self.plan.steps)):
            surprise = kept["rewards"][step] + values[step + 1] * going_on[step] - values[step]
            advantage = surprise + self.plan.trace * going_on[step] * advantage
            kept["returns"][step] = advantage + values[step]
            kept["advantages"][step] = advantage.gather(1, kept["seats"][step][:, None]).squeeze(1)

    # Learning

    def learn(self, share: float) -> None:
        """Learn from what was played; ``share`` of the time is over."""
        self.set_rate(self.between(self.plan.rate, share, by_factor=True))
        self.paid.fill_(self.between(self.plan.entropy, share))
        self.counts.fill_(self.progress.lessons >= self.plan.critic_first)
        if self.progress.lessons == self.plan.critic_first:
            self.begin_steps()
        self.said.zero_()
        # Nothing is to be learned where there was no choice; where somebody else made it, only what it was worth.
        masks, mine = self.flat["masks"], self.flat["mine"]
        telling = (masks & masks - 1 != 0).nonzero().squeeze(1)
        advantages = self.flat["advantages"][telling][mine[telling]]
        torch.stack([advantages.mean(), advantages.std() + 1e-6], out=self.usual)
        updates = 0
        for _ in range(self.plan.epochs):
            shuffled = telling[torch.randperm(len(telling), device=self.on)]
            for some in self.batches(shuffled):
                self.some.copy_(some)
                self.update()
                updates += 1
        entropy, error = (self.said / updates).tolist()
        self.progress.entropy, self.progress.error = entropy, math.sqrt(error)

    def begin_steps(self) -> None:
        """Have the player step as who begins: Adam has only seen it stand still, and would take far too large steps."""
        for weights in self.weights[0]:
            if weights in self.optimizer.state:
                self.optimizer.state[weights]["step"].zero_()

    def batches(self, which: Tensor) -> list[Tensor]:
        """Share decisions out in batches of one size; what is left over is left out."""
        size = self.plan.batch
        if len(which) < size:
            return [which.repeat(-(-size // len(which)))[:size]]
        return list(which[: len(which) // size * size].split(size))

    def set_rate(self, rate: float) -> None:
        """Learn so fast from now on."""
        for group in self.optimizer.param_groups:
            if isinstance(group["lr"], Tensor):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate

    def move_weights(self) -> None:
        """Move all weights by what some decisions tell."""
        some = {name: tensor[self.some] for name, tensor in self.flat.items()}
        everything = torch.cat([some["rows"], some["besides"]], 1)
        with self.autocast():
            logits, copied, guessed = (net(some["rows"]) for net in (self.player, self.pupil, self.guesser))
            judged, games = self.judge(everything), self.some % self.plan.games
            values = self.worth(some["rows"], some["besides"], some["seats"], games)
        allowed = self.allowed(some["masks"])
        likely = logits.masked_fill(~allowed, -torch.inf).log_softmax(1)
        now = likely.gather(1, some["chosen"][:, None]).squeeze(1)
        ratio = (now - some["likely"]).exp()
        clipped = ratio.clamp(1 - self.plan.clip, 1 + self.plan.clip)
        advantages = (some["advantages"] - self.usual[0]) / self.usual[1]
        gain = torch.minimum(ratio * advantages, clipped * advantages)
        entropy = -(likely.exp() * likely.masked_fill(~allowed, 0)).sum(1)
        seats_at = self.seats_at[games, None]
        away, taken = self.away(some["seats"], seats_at), (self.places < seats_at) / seats_at
        error = ((values.gather(1, away) - some["returns"]) ** 2 * taken).sum(1)
        mine = some["mine"] / some["mine"].sum().clamp(min=1)
        entropy, gain = (entropy * mine).sum(), (gain * mine).sum()
        loss = -self.counts * (gain + self.paid * entropy) + 0.5 * error.mean()
        # Those who look on move nothing but their own weights.
        copied = copied.masked_fill(~allowed, -torch.inf).log_softmax(1).masked_fill(~allowed, 0)
        unlike = -(likely.detach().exp() * copied).sum(1)
        amiss = ((judged - values.detach()).gather(1, away) ** 2 * taken).sum(1)
        hidden = some["besides"].clamp(max=1).float()
        wrong = nn.functional.binary_cross_entropy_with_logits(guessed, hidden, reduction="none").sum(1)
        self.optimizer.zero_grad(set_to_none=True)
        (loss.sum() + unlike.mean() + 0.5 * amiss.mean() + wrong.mean()).backward()
        player, critic, *others = self.weights
        for weights in ([*player, *critic], *others):
            nn.utils.clip_grad_norm_(weights, 1.0)
        self.optimizer.step()
        with torch.no_grad():
            torch._foreach_lerp_(list(self.average.parameters()), list(self.player.parameters()), 1 - self.plan.average)
            self.said += torch.stack([entropy, error.mean()])

    def between(self, ends: tuple[float, float], share: float, by_factor: bool = False) -> float:
        """Return what lies that far between two values."""
        first, last = ends
        if by_factor:
            return first * math.exp(math.log(last / first) * share)
        return first + (last - first) * share

    def lessons(self) -> Iterator[Progress]:
        """Learn until all that was planned is learned; what is learned when somebody stops is kept by whoever asks."""
        progress = self.progress
        while progress.lessons < self.plan.lessons:
            began, share = time.perf_counter(), progress.lessons / self.plan.lessons
            self.invite()
            self.play()
            self.learn(share)
            ahead, rounds = self.won.tolist()
            progress.over_past = ahead / rounds if rounds else 0.0
            progress.lessons += 1
            progress.decisions += self.plan.lesson
            progress.seconds += time.perf_counter() - began
            if progress.lessons % self.plan.keep_past == 0 and not self.plan.against:
                self.earlier = [*self.earlier[1 - PAST_KEPT :], copy.deepcopy(self.average.state_dict())]
            yield progress

    def invite(self) -> None:
        """Choose whom to meet in this lesson: a guest chooses what it likes best, earlier versions as they learned."""
        met, tempts = self.earlier[int(torch.randint(len(self.earlier), ()))], not self.plan.against
        if self.guest is not None and torch.rand(()) < self.plan.guests:
            met, tempts = self.guest, False
        self.before.load_state_dict(met)
        self.tempts.fill_(float(tempts))

    # Stopping, and going on as if nothing had been

    def everything(self) -> dict[str, Tensor]:
        """Return all that decides how it goes on, by name."""
        kept = {f"{net}.{name}": value for net in NETS for name, value in getattr(self, net).state_dict().items()}
        for number, weights in enumerate(self.earlier):
            kept |= {f"earlier.{number}.{name}": value for name, value in weights.items()}
        for number, moments in self.optimizer.state_dict()["state"].items():
            kept |= {f"optimizer.{number}.{name}": value for name, value in moments.items()}
        kept |= {f"arena.{name}": torch.from_numpy(value) for name, value in self.tables.kept().items()}
        kept |= {"past_seats": self.past_seats, "luck": torch.get_rng_state()}
        if self.plan.device == "cuda":
            kept["luck_there"] = torch.cuda.get_rng_state()
        return {name: value.detach().cpu().contiguous().clone() for name, value in kept.items()}

    def go_on_from(self, kept: dict[str, Tensor]) -> None:
        """Restore everything as it was kept."""

        def part(of: str) -> dict[str, Tensor]:
            return {name.removeprefix(of): value for name, value in kept.items() if name.startswith(of)}

        for name in NETS:
            getattr(self, name).load_state_dict(part(f"{name}."))
        versions = {name.split(".")[1] for name in kept if name.startswith("earlier.")}
        self.earlier = [part(f"earlier.{number}.") for number in sorted(versions, key=int)]
        moments = self.optimizer.state_dict()
        for name, value in part("optimizer.").items():
            number, _, what = name.partition(".")
            moments["state"].setdefault(int(number), {})[what] = value
        self.optimizer.load_state_dict(moments)
        self.tables.restore({name: value.numpy() for name, value in part("arena.").items()})
        self.seat(kept["past_seats"].to(self.on))
        torch.set_rng_state(kept["luck"])
        if self.plan.device == "cuda":
            torch.cuda.set_rng_state(kept["luck_there"])
