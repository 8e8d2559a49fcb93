"""Social policies (W-SOC)."""

from dataclasses import dataclass

from ziggurat.core.flow import PASS, Ask, Done, Frame, Next, prompt
from ziggurat.core.rows import put
from ziggurat.games.wisdom.content import NONE, POLICY_CARDS
from ziggurat.games.wisdom.options import POLICY
from ziggurat.games.wisdom.rules.limits import policy_limit
from ziggurat.games.wisdom.state import SETTING_UP, State

ADOPT = prompt("adopt", POLICY, __name__)
RETURN = prompt("return_policy", POLICY, __name__)
SWITCH_FROM = prompt("switch_from", POLICY, __name__)
SWITCH_TO = prompt("switch_to", POLICY, __name__)


def adopted(s: State, player: int) -> list[int]:
    """The policies a player has adopted."""
    return [2 * card + side for card, side in enumerate(s.policies[player]) if side != NONE]


def unadopted(s: State, player: int) -> list[int]:
    """Both sides of every card that is not in use (W-SOC-04)."""
    cards = [card for card in range(POLICY_CARDS) if s.policies[player][card] == NONE]
    return [2 * card + side for card in cards for side in (0, 1)]


def set_policy(s: State, player: int, card: int, side: int) -> None:
    s.policies = put(s.policies, player, put(s.policies[player], card, side))
    s.renew_abilities(player)
    s.changed = True


@dataclass(slots=True, eq=False)
class Adopt(Frame):
    """Adopt a policy: a card not in use, either side (W-SOC-03, W-SOC-04)."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, ADOPT, unadopted(s, self.player))

    def adopt(self, s: State, policy: int) -> Next:
        set_policy(s, self.player, policy // 2, policy % 2)
        s.tell("adopts", self.player, policy)
        return None


@dataclass(slots=True, eq=False)
class ReturnPolicy(Frame):
    """Give back a policy when the maximum falls (W-SOC-07)."""

    player: int

    def choose(self, s: State, _: int) -> Next:
        return Ask(self.player, RETURN, adopted(s, self.player))

    def give_back(self, s: State, policy: int) -> Next:
        set_policy(s, self.player, policy // 2, NONE)
        s.tell("returns", self.player, policy)
        return None


@dataclass(slots=True, eq=False)
class SwitchPolicy(Frame):
    """Turn an adopted card over, or exchange it for an unused one (W-SOC-09). `may` says that the
    player may leave it."""

    player: int
    may: bool = True
    left: int = NONE  # the policy that is switched away

    def choose(self, s: State, _: int) -> Next:
        options = adopted(s, self.player)
        if not options:
            return Done()
        return Ask(self.player, SWITCH_FROM, (*options, PASS) if self.may else options)

    def leave(self, s: State, policy: int) -> Next:
        if policy == PASS:
            return Done()
        self.left = policy
        return None

    def choose_new(self, s: State, _: int) -> Next:
        return Ask(self.player, SWITCH_TO, sorted((*unadopted(s, self.player), self.left ^ 1)))

    def switch(self, s: State, policy: int) -> Next:
        set_policy(s, self.player, self.left // 2, NONE)
        set_policy(s, self.player, policy // 2, policy % 2)
        s.tell("switches", self.player, self.left, policy)
        return None


def watch_policies(s: State) -> None:
    """A new city brings a policy, a lost one takes one (W-SOC-03, W-SOC-07)."""
    if s.phase == SETTING_UP:
        return
    for player in range(s.seats):
        count = POLICY_CARDS - s.policies[player].count(NONE)
        limit = policy_limit(s, player)
        if count == limit:
            continue
        rule = Adopt if count < limit else ReturnPolicy
        if not any(
            isinstance(frame, rule) and frame.player == player for frame in (*s.stack, *s.triggers)
        ):
            s.triggers.append(rule(player))
