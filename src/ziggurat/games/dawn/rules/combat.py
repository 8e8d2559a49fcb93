"""One attack: combat values, trade tokens, and what winning brings (base p. 11, back page)."""

from dataclasses import dataclass
from typing import Final

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Done, Frame, Goto, Next, Roll
from ziggurat.core.hooks import Event, Override, total
from ziggurat.core.rows import put
from ziggurat.games.dawn.content import MILITARY
from ziggurat.games.dawn.options import (
    ARMY,
    CARAVAN_TARGET,
    CITY_STATE_TOKEN,
    NATURAL_TOKEN,
    NUMBER,
    PIECE,
    RESOURCE_TOKEN,
    choice,
    prompt,
)
from ziggurat.games.dawn.rules.barbarians import DIE, barbarian_defeated, remove_barbarian
from ziggurat.games.dawn.rules.conquest import Capture, PlunderCapital, SettleCity
from ziggurat.games.dawn.rules.diplomacy import (
    return_cards_of,
    return_city_state_card,
)
from ziggurat.games.dawn.rules.pieces import (
    aggression,
    all_cities,
    barbarian_spaces,
    city_state_at,
    defeat_armies,
    destroy_caravans,
    free_city_states,
    lanes_of,
    move_army,
    move_caravan,
    owner_at,
    unclaimed_forts,
    wonder_at,
    wonder_captured,
)
from ziggurat.games.dawn.rules.trade import ALL_LANES, SPEND, GainTrade, spend, spendable
from ziggurat.games.dawn.state import HOME, NO_CARD, State

ATTACK_DIE = prompt("attack_die", NUMBER)
DEFENCE_DIE = prompt("defence_die", NUMBER)
TOKEN_USE = choice("token_use", "add-one", "reroll")
ADD_ONE: Final = 0
REROLL: Final = 1

CITY_STATE_DEFENCE: Final = 8
FORT_DEFENCE: Final = 6
ARMY_SUPPORT: Final = 2
PER_RESOURCE: Final = 2

# What the lines of a combat value stand for, besides abilities (their bit's number, 0 and up).
BY_SLOT: Final = -1
BY_CARD: Final = -2
BY_TERRAIN: Final = -3
BY_REINFORCED: Final = -4
BY_CITY_STATE: Final = -5
BY_FORT: Final = -6
BY_ARMY: Final = -7

Lines = list[tuple[int, int]]

attack_won = Event(
    "attack_won"
)  # (owner, player, space, city): city 1 for a rival city or city-state


@total
def attack_bonus(s: State, player: int, space: int, rival: int) -> int:
    """What the attacker's cards and sheet add; `rival` is NOBODY for neutral targets."""
    return 0


@total
def defence_bonus(s: State, player: int, space: int, rival: int) -> int:
    """What the defending player's cards and sheet add; `rival` attacks."""
    return 0


@Override
def combat_difficulty(s: State, attacker: int, space: int) -> int:
    """Difficulty of the defending space, in the attacker's turn."""
    return s.board.difficulty[space]


def defender_of(s: State, space: int) -> int:
    """Who defends a space: NOBODY while a barbarian or a city-state does."""
    if barbarian_spaces(s) >> space & 1:
        return NOBODY
    return owner_at(s, space)


def target_owner(s: State, space: int, target: int) -> int:
    """Whose piece is attacked: NOBODY for a barbarian, a city-state or an unclaimed fort."""
    if target == PIECE:
        return defender_of(s, space)
    return target - (ARMY if target < CARAVAN_TARGET else CARAVAN_TARGET)


def attack_lines(
    s: State, player: int, space: int, slot: int, bonus: int, target: int = PIECE
) -> Lines:
    """The attacker's combat value line by line, die and trade tokens aside."""
    lines = [(BY_SLOT, slot), (BY_CARD, bonus)]
    lines += _abilities(attack_bonus.parts(s, player, space, target_owner(s, space, target)))
    return [(line, amount) for line, amount in lines if amount]


def defence_lines(
    s: State, attacker: int, space: int, target: int = PIECE, siege: bool = False
) -> Lines:
    """The defender's combat value line by line, die and trade tokens aside."""
    difficulty = combat_difficulty(s, attacker, space)
    if barbarian_spaces(s) >> space & 1:
        return [(BY_TERRAIN, difficulty)]
    if target == PIECE and unclaimed_forts(s) >> space & 1:
        return [(BY_FORT, FORT_DEFENCE)]
    if target == PIECE and free_city_states(s) >> space & 1:
        return [(BY_CITY_STATE, CITY_STATE_DEFENCE)]
    owner = target_owner(s, space, target)
    lines = [(BY_TERRAIN, difficulty)]
    if target == PIECE:
        if s.cities[owner] >> space & 1:
            lines = [(BY_TERRAIN, difficulty * 2)]
        around = s.board.map.near[space] | 1 << space
        reinforced = (around & s.tokens[owner] & s.reinforced).bit_count()
        worth = reinforced_worth(s, owner) - siege
        lines.append((BY_REINFORCED, reinforced * worth))
    if s.armies[owner].count(space) > (ARMY <= target < CARAVAN_TARGET):
        lines.append((BY_ARMY, ARMY_SUPPORT))
    lines += _abilities(defence_bonus.parts(s, owner, space, attacker))
    return [(line, amount) for line, amount in lines if amount]


@total
def reinforced_worth(s: State, player: int) -> int:
    """What each reinforced control token adds to a defence."""
    return 1


def _abilities(parts: list[tuple[Bits, int]]) -> Lines:
    return [(ability.bit_length() - 1, amount) for ability, amount in parts]


@total
def resources_in_combat(s: State, player: int) -> int:
    """Not 0 if this player may spend resources in combat, for 2 each."""
    return 0


@dataclass(slots=True, eq=False)
class Attack(Frame):
    """One attack. The higher combat value wins; the defender wins ties."""

    player: int
    lane: int
    space: int
    slot: int
    bonus: int
    target: int = PIECE
    siege: bool = False
    burns: bool = False  # a beaten control token may be discarded instead of replaced
    city: bool = False  # is the target a rival city or a city-state?
    wonder: int = NO_CARD  # a rival's, on the space attacked
    defender: int = NOBODY
    die: int = 0
    value: int = 0  # the attacker's combat value
    die_against: int = 0
    against: int = 0  # the defender's

    def declare(self, s: State, _: int) -> Next:
        self.defender = target_owner(s, self.space, self.target)
        rival_piece = self.target == PIECE and self.defender != NOBODY
        self.wonder = wonder_at(s, self.space) if rival_piece else NO_CARD
        settled = all_cities(s) | free_city_states(s)
        self.city = self.target == PIECE and bool(settled & ~barbarian_spaces(s) & 1 << self.space)
        s.tell("attack", self.player, self.space, self.defender)
        if self.defender != NOBODY:
            return_cards_of(s, self.player, self.defender)
            aggression.happens(s, self.player, self.player, self.defender)
        elif free_city_states(s) & ~barbarian_spaces(s) & 1 << self.space:
            return_city_state_card(s, self.player, city_state_at(s, self.space))
        return None

    def attacker_rolls(self, s: State, _: int) -> Next:
        return Roll(ATTACK_DIE, DIE)

    def defender_rolls(self, s: State, die: int) -> Next:
        lines = attack_lines(s, self.player, self.space, self.slot, self.bonus, self.target)
        self.die = die
        self.value = die + sum(amount for _, amount in lines)
        s.tell("attack_value", self.player, die, self.value, *_flat(lines))
        return Roll(DEFENCE_DIE, DIE)

    def both_values_known(self, s: State, die: int) -> Next:
        lines = defence_lines(s, self.player, self.space, self.target, self.siege)
        self.die_against = die
        self.against = die + sum(amount for _, amount in lines)
        s.tell("defence_value", self.defender, die, self.against, *_flat(lines))
        return None

    def ask_attacker(self, s: State, _: int) -> Next:
        tokens = spendable(s, self.player, self.lane) + combat_resources(s, self.player)
        if not tokens:
            return Goto(Attack.ask_defender)
        return Ask(self.player, SPEND, (*tokens, PASS))

    def attacker_spends(self, s: State, token: int) -> Next:
        if token == PASS:
            return Goto(Attack.ask_defender)
        spend(s, self.player, self.lane, token)
        if is_resource(token) or not s.edition.explores:
            self.value += PER_RESOURCE if is_resource(token) else 1
            return Goto(Attack.ask_attacker)
        return None

    def ask_attacker_how(self, s: State, _: int) -> Next:
        return Ask(self.player, TOKEN_USE, (ADD_ONE, REROLL))

    def attacker_uses(self, s: State, use: int) -> Next:
        if use == REROLL:
            return Roll(ATTACK_DIE, DIE)
        self.value += 1
        return Goto(Attack.ask_attacker)

    def attacker_rerolls(self, s: State, die: int) -> Next:
        self.value += die - self.die
        self.die = die
        s.tell("rerolled", self.player, die, self.value)
        return Goto(Attack.ask_attacker)

    def ask_defender(self, s: State, _: int) -> Next:
        tokens = list(dict.fromkeys(token for _, token in military_tokens(s, self.defender)))
        if not tokens:
            return Goto(Attack.outcome)
        return Ask(self.defender, SPEND, (*tokens, PASS))

    def defender_spends(self, s: State, token: int) -> Next:
        if token == PASS:
            return Goto(Attack.outcome)
        lane = next(lane for lane, held in military_tokens(s, self.defender) if held == token)
        spend(s, self.defender, lane, token)
        if is_resource(token) or not s.edition.explores:
            self.against += PER_RESOURCE if is_resource(token) else 1
            return Goto(Attack.ask_defender)
        return None

    def ask_defender_how(self, s: State, _: int) -> Next:
        return Ask(self.defender, TOKEN_USE, (ADD_ONE, REROLL))

    def defender_uses(self, s: State, use: int) -> Next:
        if use == REROLL:
            return Roll(DEFENCE_DIE, DIE)
        self.against += 1
        return Goto(Attack.ask_defender)

    def defender_rerolls(self, s: State, die: int) -> Next:
        self.against += die - self.die_against
        self.die_against = die
        s.tell("rerolled", self.defender, die, self.against)
        return Goto(Attack.ask_defender)

    def outcome(self, s: State, _: int) -> Next:
        won = self.value > self.against
        s.tell("attack_result", self.player, int(won), self.value, self.against)
        if not won:
            return Done()
        s.attacks_won += 1
        s.strongest = put(s.strongest, self.player, max(s.strongest[self.player], self.value))
        s.changed = True
        if self.target != PIECE:
            return Goto(Attack.figure_beaten)
        if barbarian_spaces(s) >> self.space & 1:
            letter = remove_barbarian(s, self.space)
            barbarian_defeated.happens(s, self.player, self.player, letter)
            return Call(GainTrade(self.player, 1, ALL_LANES))
        if self.defender == NOBODY:
            return Call(SettleCity(self.player, self.space))
        if s.capital[self.defender] == self.space:
            return Call(PlunderCapital(self.player, self.defender))
        return Call(Capture(self.player, self.space, self.burns))

    def sweep(self, s: State, _: int) -> Next:
        """Where a city or control token fell, every figure that is not the attacker's is beaten
        too (Terra Incognita p. 11)."""
        if self.defender != NOBODY and s.edition.explores:
            defeat_armies(s, self.space, spared=self.player)
            destroy_caravans(s, self.space, spared=self.player)
        return Goto(Attack.victory)

    def figure_beaten(self, s: State, _: int) -> Next:
        """An army or caravan goes back to its card; the rest of the space is untouched."""
        if self.target < CARAVAN_TARGET:
            move_army(s, self.defender, self.space, HOME)
            s.tell("army_lost", self.defender, self.space)
        else:
            move_caravan(s, self.defender, self.space, HOME)
            s.tell("caravan_lost", self.defender, self.space)
        return None

    def victory(self, s: State, _: int) -> Next:
        wonder = wonder_at(s, self.space)
        if wonder != NO_CARD and self.wonder != NO_CARD and s.wonders[self.player] >> wonder & 1:
            wonder_captured.happens(s, self.player, self.player, wonder)
        own = s.capital[self.player] == self.space  # only rid of a barbarian, hence not taken
        if owner_at(s, self.space) == self.player and not own:
            s.taken |= 1 << self.space
        attack_won.happens(s, self.player, self.player, self.space, int(self.city))
        return Done()


def is_resource(token: int) -> bool:
    """Is it a resource spent as such, not as a trade token?"""
    return RESOURCE_TOKEN <= token < CITY_STATE_TOKEN


def _is_city_state(token: int) -> bool:
    return CITY_STATE_TOKEN <= token < NATURAL_TOKEN


def combat_resources(s: State, player: int) -> list[int]:
    """Resources a player may spend in combat."""
    if player == NOBODY or not resources_in_combat(s, player):
        return []
    return [RESOURCE_TOKEN + r for r, count in enumerate(s.resources[player]) if count]


def _flat(lines: Lines) -> list[int]:
    return [number for line in lines for number in line]


def military_tokens(s: State, player: int) -> list[tuple[int, int]]:
    """(lane, token) a defending player may spend from his military card."""
    if player == NOBODY:
        return []
    lanes = each(lanes_of(s, player, MILITARY))
    tokens = [(lane, token) for lane in lanes for token in spendable(s, player, lane)]
    if s.edition.explores:  # a city-state's token serves only while its card is resolved
        tokens = [(lane, token) for lane, token in tokens if not _is_city_state(token)]
    return tokens + [(NO_CARD, token) for token in combat_resources(s, player)]
