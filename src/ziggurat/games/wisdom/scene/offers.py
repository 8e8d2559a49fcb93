"""The offer that is being put together or answered."""

from ziggurat.core.flow import Ask
from ziggurat.games.wisdom.rules.bargaining import ANSWER_COUNTER, ANSWER_OFFER
from ziggurat.games.wisdom.rules.bargaining import Offer as Bargain
from ziggurat.games.wisdom.scene.model_asking import Item, Offer
from ziggurat.games.wisdom.scene.targets import item_of
from ziggurat.games.wisdom.state import State


def offer_scene(s: State, seat: int | None) -> Offer | None:
    """Offers are open to all once they are made; before that only who makes one sees it."""
    frame = next((each for each in reversed(s.stack) if isinstance(each, Bargain)), None)
    if frame is None or not isinstance(s.pending, Ask):
        return None
    made = s.pending.prompt in (ANSWER_OFFER, ANSWER_COUNTER)
    if not made and (seat != frame.player or s.stack[-1] is not frame):
        return None
    gives, wants = (
        [Item(*item_of(code)) for code in codes] for codes in (frame.gives, frame.wants)
    )
    return Offer(frame.player, frame.other, frame.is_counter, gives, wants)
