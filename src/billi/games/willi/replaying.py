"""Records of Willi, played again."""

from billi.games.action import Action
from billi.games.willi import rules
from billi.record.replaying import Replaying


class WilliReplaying(Replaying):
    """Willi being played again."""

    def choose(self) -> None:
        """Box cards, play one, call or not, exchange or not."""
        phase = self.state.position.phase
        if phase == rules.BOXING:
            self._box()
        elif phase == rules.PLAYING:
            self._play()
        elif phase == rules.CALLING:
            self._call()
        else:
            self._exchange()

    def _box(self) -> None:
        leader = self.state.position.leader
        boxers = sorted(self.state.to_act, key=lambda seat: (seat - leader) % self.game.seats)
        for index, seat in enumerate(boxers, start=self.reached):
            card = self.next("box", seat=seat, at=index)["card"]
            with self.told_by(index):
                self.state.apply(seat, Action("box", card))

    def _play(self) -> None:
        [seat] = self.state.to_act
        event = self.events[self.reached]
        with self.told_by(self.reached):
            if event["t"] == "willi" and event["seat"] in range(self.game.players) and event["seat"] != seat:
                self.state.apply(event["seat"], Action("call Willi"))  # refused: nobody who may call is left
            self.state.apply(seat, Action("play", self.next("play", seat=seat)["card"]))

    def _call(self) -> None:
        [seat] = self.state.to_act
        event = self.events[self.reached]
        calls = event["t"] == "willi" and event["seat"] == seat
        self.state.apply(seat, Action("call Willi" if calls else "no call"))

    def _exchange(self) -> None:
        [seat] = self.state.to_act
        if self.events[self.reached]["t"] != "exchange":
            self.state.apply(seat, Action("keep"))
            return
        event = self.next("exchange", seat=seat)
        with self.told_by(self.reached):
            self.state.apply(seat, Action("take", event["take"]))
            self.state.apply(seat, Action("give", event["give"]))
