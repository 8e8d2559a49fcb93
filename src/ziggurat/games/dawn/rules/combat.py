"""One attack: combat values, trade tokens, and what winning brings (base p. 11, back page)."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from ziggurat.core.bits import Bits, each
from ziggurat.core.flow import NOBODY, PASS, Ask, Call, Done, Frame, Goto, Next, Roll
from ziggurat.core.hooks import Event, Override, total
from ziggurat.core.rows import put
from ziggurat.games.dawn.content import CITY_STATES, MILITARY, WONDERS
from ziggurat.games.dawn.options import (
    CITY_STATE_TOKEN,
    NUMBER,
    PIECE,
    RESOURCE_AS_TRADE,
    RESOURCE_TOKEN,
    TRADE,
    choice,
    prompt,
)
from ziggurat.games.dawn.rules.barbarians import DIE, barbarian_defeated, remove_barbarian
from ziggurat.games.dawn.rules.conquest import Capture, PlunderCapital, SettleCity
from ziggurat.games.dawn.rules.diplomacy import (
    return_cards_of,
    return_city_state_card,
)
from ziggurat.games.dawn.rules.figures import (
    defeat_armies,
    destroy_caravans,
    move_army,
    move_caravan,
)
from ziggurat.games.dawn.rules.pieces import (
    aggression,
    city_state_at,
    lanes_of,
    owner_at,
    pacts,
    wonder_at,
    wonder_captured,
)
from ziggurat.games.dawn.rules.reading import as_in_rules_1
from ziggurat.games.dawn.rules.targets import (
    A_BARBARIAN,
    A_CITY,
    A_CITY_STATE,
    A_FORT,
    AN_ARMY,
    FIGURES,
    PIECES,
    Target,
    target_on,
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


class Purse(NamedTuple):
    """What a side can still spend: tokens worth 1, resources worth 2. Where an ability says so, a
    resource may serve as a token instead (`flexible`)."""

    tokens: int = 0
    resources: int = 0
    flexible: bool = False


attack_won = Event(
    "attack_won"
)  # (owner, player, space, city): city 1 for a rival city or city-state


@total
def attack_bonus(s: State, player: int, target: Target) -> int:
    """What the attacker's cards and sheet add."""
    return 0


@total
def defence_bonus(s: State, player: int, target: Target, attacker: int) -> int:
    """What the defending player's cards and sheet add."""
    return 0


@Override
def combat_difficulty(s: State, attacker: int, space: int) -> int:
    """Difficulty of the defending space, in the attacker's turn."""
    return s.board.difficulty[space]


def attack_lines(s: State, player: int, target: Target, slot: int, bonus: int) -> Lines:
    """The attacker's combat value line by line, die and trade tokens aside."""
    lines = [(BY_SLOT, slot), (BY_CARD, bonus)]
    lines += _abilities(attack_bonus.parts(s, player, target))
    return [(line, amount) for line, amount in lines if amount]


def defence_lines(s: State, attacker: int, target: Target, siege: bool = False) -> Lines:
    """The defender's combat value line by line, die and trade tokens aside."""
    kind, owner, space = target.kind, target.owner, target.space
    if kind == A_FORT:
        return [(BY_FORT, FORT_DEFENCE)]
    if kind == A_CITY_STATE:
        return [(BY_CITY_STATE, CITY_STATE_DEFENCE)]
    difficulty = combat_difficulty(s, attacker, space)
    if kind == A_BARBARIAN:
        return [(BY_TERRAIN, difficulty)]
    lines = [(BY_TERRAIN, difficulty * 2 if kind == A_CITY else difficulty)]
    if kind in PIECES:
        around = s.board.map.near[space] | 1 << space
        reinforced = (around & s.tokens[owner] & s.reinforced).bit_count()
        worth = reinforced_worth(s, owner) - siege
        lines.append((BY_REINFORCED, reinforced * worth))
    if s.armies[owner].count(space) > (kind == AN_ARMY):
        lines.append((BY_ARMY, ARMY_SUPPORT))
    lines += _abilities(defence_bonus.parts(s, owner, target, attacker))
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
    """One attack. Both sides roll, then the attacker spends tokens, then the defender; the higher
    combat value wins, and the defender wins ties."""

    player: int
    lane: int
    space: int
    slot: int
    bonus: int
    target: int = PIECE  # the answer that named it
    siege: bool = False
    burns: bool = False  # a beaten control token may be discarded instead of replaced
    kind: int = 0  # what is attacked
    prizes: Bits = 0  # wonders that are captured if the attack takes them
    defender: int = NOBODY
    die: int = 0
    value: int = 0  # the attacker's combat value
    die_against: int = 0
    against: int = 0  # the defender's
    defending: bool = False  # is it the defender who spends?

    def declare(self, s: State, _: int) -> Next:
        target = target_on(s, self.space, self.target)
        self.kind = target.kind
        self.defender = target.owner
        self.prizes = _prizes(s, self.player, target)
        s.tell("attack", self.player, self.space, self.defender)
        if self.defender != NOBODY:
            return_cards_of(s, self.player, self.defender)
            aggression.happens(s, self.player, self.player, self.defender)
        elif self.kind == A_CITY_STATE:
            return_city_state_card(s, self.player, city_state_at(s, self.space))
        return None

    def attacker_rolls(self, s: State, _: int) -> Next:
        if s.notes is not None:
            mine, theirs = lines_of(s, self)
            lead = sum(amount for _, amount in mine) - sum(amount for _, amount in theirs)
            purse, against = purses_of(s, self)
            s.tell("odds", self.player, lead, *map(int, purse), *map(int, against))
        return Roll(ATTACK_DIE, DIE)

    def defender_rolls(self, s: State, die: int) -> Next:
        lines = attack_lines(s, self.player, target_of(self), self.slot, self.bonus)
        self.die = die
        self.value = die + sum(amount for _, amount in lines)
        s.tell("attack_value", self.player, die, self.value, *_flat(lines))
        return Roll(DEFENCE_DIE, DIE)

    def both_values_known(self, s: State, die: int) -> Next:
        lines = defence_lines(s, self.player, target_of(self), self.siege)
        self.die_against = die
        self.against = die + sum(amount for _, amount in lines)
        s.tell("defence_value", self.defender, die, self.against, *_flat(lines))
        return None

    def ask(self, s: State, _: int) -> Next:
        tokens = list(dict.fromkeys(token for _, token in combat_tokens(s, self, self.defending)))
        if not tokens:
            return Goto(Attack.side_is_done)
        return Ask(_spender(self), SPEND, (*tokens, PASS))

    def spend_one(self, s: State, token: int) -> Next:
        if token == PASS:
            return Goto(Attack.side_is_done)
        lane = next(lane for lane, held in combat_tokens(s, self, self.defending) if held == token)
        spend(s, _spender(self), lane, token)
        if is_resource(token) or not s.edition.explores:
            _add(self, PER_RESOURCE if is_resource(token) else 1)
            return Goto(Attack.ask)
        return None

    def ask_how(self, s: State, _: int) -> Next:
        return Ask(_spender(self), TOKEN_USE, (ADD_ONE, REROLL))

    def use(self, s: State, use: int) -> Next:
        if use == REROLL:
            return Roll(DEFENCE_DIE if self.defending else ATTACK_DIE, DIE)
        _add(self, 1)
        return Goto(Attack.ask)

    def reroll(self, s: State, die: int) -> Next:
        if self.defending:
            _add(self, die - self.die_against)
            self.die_against = die
        else:
            _add(self, die - self.die)
            self.die = die
        s.tell("rerolled", _spender(self), die, self.against if self.defending else self.value)
        return Goto(Attack.ask)

    def side_is_done(self, s: State, _: int) -> Next:
        if self.defending:
            return None
        self.defending = True
        return Goto(Attack.ask)

    def outcome(self, s: State, _: int) -> Next:
        won = self.value > self.against
        s.tell("attack_result", self.player, int(won), self.value, self.against)
        if not won:
            return Done()
        s.attacks_won += 1
        s.strongest = put(s.strongest, self.player, max(s.strongest[self.player], self.value))
        s.changed = True
        if self.kind in FIGURES:
            return Goto(Attack.figure_beaten)
        if self.kind == A_BARBARIAN:
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
        too (Terra Incognita p. 11). To a pact that is aggression: it spares the figures of who
        gave it to the attacker, and is broken for whom the attacker gave it to."""
        if self.kind in PIECES and s.edition.explores:
            old = as_in_rules_1(s)
            spared = 1 << self.player
            if not old:
                spared |= pacts(s, self.player)
            swept = defeat_armies(s, self.space, spared) | destroy_caravans(s, self.space, spared)
            if not old:
                for seat in each(swept & ~(1 << self.defender)):
                    aggression.happens(s, self.player, self.player, seat)
        return Goto(Attack.victory)

    def figure_beaten(self, s: State, _: int) -> Next:
        """An army or caravan goes back to its card; the rest of the space is untouched."""
        if self.kind == AN_ARMY:
            move_army(s, self.defender, self.space, HOME)
            s.tell("army_lost", self.defender, self.space)
        else:
            move_caravan(s, self.defender, self.space, HOME)
            s.tell("caravan_lost", self.defender, self.space)
        return None

    def victory(self, s: State, _: int) -> Next:
        for wonder in each(s.wonders[self.player] & self.prizes):
            wonder_captured.happens(s, self.player, self.player, wonder)
        own = s.capital[self.player] == self.space  # only rid of a barbarian, hence not taken
        if owner_at(s, self.space) == self.player and not own:
            s.taken |= 1 << self.space
        city = self.kind in (A_CITY, A_CITY_STATE)
        attack_won.happens(s, self.player, self.player, self.space, int(city))
        return Done()


def target_of(attack: Attack) -> Target:
    """What is attacked, once the attack is declared."""
    return Target(attack.space, attack.kind, attack.defender)


def _prizes(s: State, player: int, target: Target) -> Bits:
    """Wonders that winning may capture: whatever card it takes that was not the attacker's (Terra
    Incognita p. 14)."""
    if not as_in_rules_1(s):
        return (1 << len(WONDERS)) - 1 & ~s.wonders[player]
    wonder = wonder_at(s, target.space) if target.kind in PIECES else NO_CARD
    return 1 << wonder if wonder != NO_CARD else 0


def _spender(attack: Attack) -> int:
    return attack.defender if attack.defending else attack.player


def _add(attack: Attack, amount: int) -> None:
    """Change the combat value of the side that spends."""
    if attack.defending:
        attack.against += amount
    else:
        attack.value += amount


def is_resource(token: int) -> bool:
    """Is it a resource spent as such, not as a trade token?"""
    return RESOURCE_TOKEN <= token < CITY_STATE_TOKEN


def _is_city_state(token: int) -> bool:
    return token - CITY_STATE_TOKEN in range(len(CITY_STATES))


def _flat(lines: Lines) -> list[int]:
    return [number for line in lines for number in line]


def combat_tokens(s: State, attack: Attack, defending: bool) -> list[tuple[int, int]]:
    """(lane, token) that a side may spend: the attacker from the card being resolved, the defender
    from his military card. A city-state's token serves only while its card is resolved (base
    p. 13)."""
    player = attack.defender if defending else attack.player
    if player == NOBODY:
        return []
    lanes = each(lanes_of(s, player, MILITARY)) if defending else [attack.lane]
    tokens = [(lane, token) for lane in lanes for token in spendable(s, player, lane)]
    if defending and (s.edition.explores or not as_in_rules_1(s)):
        tokens = [(lane, token) for lane, token in tokens if not _is_city_state(token)]
    if resources_in_combat(s, player):
        stock = enumerate(s.resources[player])
        tokens += [(NO_CARD, RESOURCE_TOKEN + resource) for resource, count in stock if count]
    return tokens


def lines_of(s: State, attack: Attack) -> tuple[Lines, Lines]:
    """Both combat values of an attack line by line, dice and tokens aside."""
    target = target_of(attack)
    mine = attack_lines(s, attack.player, target, attack.slot, attack.bonus)
    return mine, defence_lines(s, attack.player, target, attack.siege)


def purses_of(s: State, attack: Attack) -> tuple[Purse, Purse]:
    """What the attacker and the defender can still spend."""
    mine = _purse(s, attack.player, combat_tokens(s, attack, defending=False))
    return mine, _purse(s, attack.defender, combat_tokens(s, attack, defending=True))


def _purse(s: State, player: int, offered: list[tuple[int, int]]) -> Purse:
    tokens = resources = as_tokens = 0
    for lane, token in offered:
        if token == TRADE:
            tokens += s.trade[player][lane]
        elif is_resource(token):
            resources += s.resources[player][token - RESOURCE_TOKEN]
        elif token >= RESOURCE_AS_TRADE:
            as_tokens += s.resources[player][token - RESOURCE_AS_TRADE]
        else:
            tokens += 1
    if resources:
        return Purse(tokens, resources, flexible=bool(as_tokens))
    return Purse(tokens + as_tokens)
