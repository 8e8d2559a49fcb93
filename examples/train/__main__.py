"""Train a player by self-play: `python -m examples.train --out DIR`, with `--game SLUG` of another
game than A New Dawn.

The same command goes on where it was stopped, by Ctrl-C, by a kill or by `--minutes`.
"""

import argparse
import json
import time
from functools import partial
from pathlib import Path

from examples.train.curve import drawing, table
from examples.train.lessons import FIRST
from examples.train.training import Players, Training, saved
from examples.train.workers import workers

from ziggurat.games.registry import plugins


def main() -> None:
    given = _arguments()
    given.out.mkdir(parents=True, exist_ok=True)
    checkpoint = given.out / "checkpoint.json"
    training = _begun(given, checkpoint)
    if (training.seed, training.batch, training.game) != (given.seed, given.batch, given.game):
        raise SystemExit(f"{checkpoint} is of another seed, batch or game; give another --out")
    with workers(given.jobs) as pool:
        try:
            _train(training, partial(pool.map, chunksize=4), given, checkpoint)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            print("Stopped; the same command goes on from here.")


def _begun(given: argparse.Namespace, checkpoint: Path) -> Training:
    """The training that was saved, or a new one."""
    return (
        saved(checkpoint)
        if checkpoint.exists()
        else Training(given.seed, given.batch, game=given.game)
    )


def _train(
    training: Training, players: Players, given: argparse.Namespace, checkpoint: Path
) -> None:
    begun = time.monotonic()
    if not training.curve:
        _measure(training, players, given)
    while training.updates < given.updates:
        if given.minutes and time.monotonic() - begun > 60 * given.minutes:
            print("Time is up; the same command goes on from here.")
            break
        training.update(players)
        seconds = time.monotonic() - begun
        print(
            f"{seconds:4.0f} s  update {training.updates}/{given.updates}  "
            f"{training.updates * training.batch} games of {training.rounds:.0f} rounds  "
            f"{len(training.policy)} words",
            flush=True,
        )
        if training.updates % given.every == 0 or training.updates == given.updates:
            _measure(training, players, given)
        training.save(checkpoint)


def _measure(training: Training, players: Players, given: argparse.Namespace) -> None:
    point = training.measure(players, given.measure)
    told = ", ".join(f"{wins} against {rival}" for rival, wins in point.wins.items())
    print(f"of {point.measured} games it wins {told}", flush=True)
    weights = {word: round(weight, 3) for word, weight in training.policy.as_dict().items()}
    listed = {word: weight for word, weight in sorted(weights.items()) if weight}
    text = json.dumps(listed, indent=0, ensure_ascii=False)
    (given.out / "weights.json").write_text(text + "\n", encoding="utf-8")
    (given.out / "curve.csv").write_text(table(training.curve), encoding="utf-8")
    (given.out / "curve.svg").write_text(drawing(training.curve), encoding="utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m examples.train", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder for what is learnt")
    parser.add_argument("--game", default=FIRST, choices=list(plugins()), help="what to learn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--updates", type=int, default=120, help="how often to learn")
    parser.add_argument("--batch", type=int, default=32, help="games for each update")
    parser.add_argument("--every", type=int, default=15, help="updates between measurements")
    parser.add_argument("--measure", type=int, default=40, help="games against each rival")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so long; 0: never")
    parser.add_argument("--jobs", type=int, default=2, help="processes; they change no result")
    return parser.parse_args()


if __name__ == "__main__":
    main()
