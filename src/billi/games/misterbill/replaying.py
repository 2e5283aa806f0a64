"""Records of Mister Bill, played again."""

from billi.games.action import Action
from billi.games.misterbill import rules
from billi.games.spec import EventDict
from billi.record.replaying import Replaying


class MisterBillReplaying(Replaying):
    """Mister Bill being played again."""

    def choose(self) -> None:
        """Draw, play a waiter or none, or give cards."""
        phase = self.state.position.phase
        if phase == rules.DRAWING:
            with self.told_by(self.reached):
                self.state.draw(self.next("draw")["card"])
        elif phase == rules.SERVING:
            self._serve()
        elif phase == rules.GIVING:
            self._give()
        else:  # the player's own card is the event before it
            given_back = self.reached + 1
            with self.told_by(given_back, "MB16E"):
                self.state.draw(self.next("move", seat=self.state.position.target, at=given_back)["card"])

    def team_cards(self, opening: EventDict) -> list[int] | None:
        """Return the team cards the beginning of a round tells of."""
        team_cards: list[int] | None = opening["team_cards"]
        return team_cards

    def _serve(self) -> None:
        [seat] = self.state.to_act
        if self.game.spec.record_version == 1 and not self.state.position.hands[seat] & rules.WAITERS:
            self._tell_pass(seat)
        event = self.next("pass", "waiter", seat=seat)
        action = Action("pass")
        if event["t"] == "waiter":
            action = Action("play", event["card"], event.get("target"), event.get("direction"))
        with self.told_by(self.reached):
            self.state.apply(seat, action)

    def _tell_pass(self, seat: int) -> None:
        """Add what version 1 did not tell: that somebody without a waiter plays none."""
        here = self.reached
        if self.events[here] != {"t": "pass", "seat": seat}:
            self.events.insert(here, {"t": "pass", "seat": seat})
            self.places.insert(here, self.places[here])
            self.added.append(here)

    def _give(self) -> None:
        turn = self.state.position.turn
        givers = sorted(self.state.to_act, key=lambda seat: (seat - turn) % self.game.players)
        for index, seat in enumerate(givers, start=self.reached):
            card = self.next("move", seat=seat, at=index)["card"]
            with self.told_by(index):
                self.state.apply(seat, Action("give", card))
