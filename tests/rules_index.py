"""The index of the rules: id -> rule in our words -> file -> tests, as pages in docs/rules/.

    python -m tests.rules_index        writes the pages anew

`test_rules_index.py` fails if a rule has no test or the pages are stale.
"""

import ast
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = ROOT / "docs" / "rules"

# Where each chapter of the index lives, by the middle part of its ids.
CHAPTERS: Final = {
    "SET": ("Setup", "setup.py"),
    "MAP": ("Building the map", "setup.py"),
    "TRN": ("Order of play and the turn", "rules/turn.py"),
    "ROW": ("The focus row", "rules/focus_row.py"),
    "KEY": ("Key concepts", "rules/pieces.py"),
    "CUL": ("Culture", "rules/culture.py"),
    "SCI": ("Science", "rules/science.py"),
    "ECO": ("Economy and caravans", "rules/economy.py"),
    "IND": ("Industry: cities", "rules/industry.py"),
    "WON": ("World wonders", "rules/wonders.py"),
    "MIL": ("Military: reinforcing", "rules/military.py"),
    "ATT": ("Military: declaring an attack", "rules/military.py"),
    "CBT": ("Combat values", "rules/combat.py"),
    "OUT": ("Outcome of an attack", "rules/conquest.py"),
    "WIN": ("Winning", "rules/victory.py"),
    "DIA": ("The event dial", "rules/event_dial.py"),
    "BAR": ("Barbarians", "rules/barbarians.py"),
    "CST": ("City-states", "rules/conquest.py"),
    "DIP": ("Diplomacy cards", "rules/diplomacy.py"),
    "TRD": ("Trade tokens", "rules/trade.py"),
    "CLR": ("Clarifications", "rules/"),
    "OPT": ("Options", "setup.py"),
    "EX": ("Worked examples", "rules/"),
}
TERRA_CHAPTERS: Final = {
    "USE": ("Using the expansion", "cards/"),
    "SET": ("Setup", "setup.py"),
    "FRT": ("Fort placement", "terra_map.py"),
    "CAP": ("Capital tile placement", "terra_map.py"),
    "WIN": ("Winning", "rules/victory.py"),
    "ROW": ("The extended focus row", "rules/focus_row.py"),
    "UNQ": ("Unique focus cards", "cards/terra/unique/"),
    "GRO": ("Growth", "rules/growth.py"),
    "DIS": ("Districts", "rules/districts.py"),
    "ARM": ("Armies", "rules/armies.py"),
    "ATT": ("Initiating attacks", "rules/armies.py"),
    "CBT": ("During an attack", "rules/combat.py"),
    "OUT": ("After an attack", "rules/armies.py"),
    "ARX": ("Additional army rules", "rules/"),
    "FOR": ("Forts", "rules/combat.py"),
    "EXP": ("Exploration", "rules/exploration.py"),
    "GOV": ("Governments", "rules/governments.py"),
    "RGT": ("Farther to the right", "rules/focus_row.py"),
    "DIA": ("The event dial", "rules/event_dial.py"),
    "WON": ("The wonder icon", "rules/wonders.py"),
    "TRM": ("Terminology", "rules/"),
    "CLR": ("Clarifications", "cards/terra/"),
    "OPT": ("Optional rules", "setup.py"),
    "EX": ("Worked examples", "rules/"),
    "X": ("Interactions", "rules/"),
}
WISDOM_CHAPTERS: Final = {
    "GEN": ("The expansion", "game.py"),
    "CMP": ("Pieces and limits", "content.py"),
    "SET": ("Setup", "setup.py"),
    "CIV": ("New civilizations", "cards/civilizations_wisdom.py"),
    "MAP": ("Map and squares", "board.py"),
    "TRN": ("The turn", "rules/turn.py"),
    "SOT": ("Start of Turn", "rules/turn.py"),
    "FND": ("Founding cities", "rules/founding.py"),
    "GOV": ("Governments", "rules/governments.py"),
    "TRD": ("The Trade phase", "rules/turn.py"),
    "NEG": ("Bargaining", "rules/bargaining.py"),
    "CTY": ("City Management", "rules/cities.py"),
    "PRD": ("Production", "rules/producing.py"),
    "PRG": ("Building programs", "rules/cities.py"),
    "FIG": ("Producing figures", "rules/producing.py"),
    "UNT": ("Units and ranks", "rules/gains.py"),
    "BLD": ("Buildings", "rules/building.py"),
    "OVB": ("Overbuilding", "rules/building.py"),
    "WON": ("Wonders", "rules/wonders.py"),
    "ART": ("Devotion to the arts", "rules/sums.py"),
    "HRV": ("Harvest", "rules/harvest.py"),
    "CUL": ("The culture track", "rules/culture.py"),
    "EVT": ("Events", "rules/events.py"),
    "GRT": ("Great people", "rules/people.py"),
    "COI": ("Coins", "rules/sums.py"),
    "RSC": ("Resources", "rules/resources.py"),
    "TEC": ("Research and the pyramid", "rules/research.py"),
    "MOV": ("Movement", "rules/movement.py"),
    "STK": ("Stacking", "rules/figures.py"),
    "SCT": ("Scouts and gathering", "rules/squares.py"),
    "EXP": ("Discovering tiles", "rules/discovery.py"),
    "HUT": ("Huts and villages", "rules/exploring.py"),
    "BLK": ("Blockade", "rules/squares.py"),
    "BAT": ("Battle", "rules/battle.py"),
    "CMB": ("Combat", "rules/fronts.py"),
    "AFT": ("After the battle", "rules/aftermath.py"),
    "LOO": ("Loot", "rules/loot.py"),
    "VIC": ("Victory", "rules/victory.py"),
    "HID": ("Who sees what", "view.py"),
    "CST": ("City-states", "rules/exploring.py"),
    "SOC": ("Social policies", "rules/policies.py"),
    "REL": ("Relics", "rules/exploring.py"),
    "X": ("Interactions", "rules/"),
}


def rules(edition: str) -> dict[str, dict[str, Any]]:
    """The rules of an edition by id."""
    return tomllib.loads((DOCS / f"{edition}.toml").read_text(encoding="utf-8"))


def rulings() -> dict[str, dict[str, dict[str, Any]]]:
    """The rulings by file and id. A test may hold one by its own id."""
    texts = {file: (DOCS / file).read_text(encoding="utf-8") for file in RULINGS}
    return {file: tomllib.loads(text) for file, text in texts.items()}


@cache
def marked(marker: str, game: str = "dawn") -> dict[str, list[str]]:
    """What the tests of a game carry under a marker: word -> ["tests/file.py::test", ...]. The
    second game's tests are in a folder of its own; ids of the two games may be the same."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        if ("wisdom" in path.relative_to(ROOT).parts) != (game == "wisdom"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == f"pytest.mark.{marker}":
                    for word in mark.args:
                        if isinstance(word, ast.Starred):
                            continue  # computed names count for nothing here
                        name = ast.literal_eval(word)
                        where = path.relative_to(ROOT).as_posix()
                        found.setdefault(name, []).append(f"{where}::{node.name}")
    return found


def page(name: str) -> str:
    """A page with all its editions."""
    lines = [
        f"# {PAGES[name].title}: every rule, where it lives, what holds it",
        "",
        "Generated by `python -m tests.rules_index` from the index and the tests' markers; do not",
        "edit. Numbers with a Q point to [the rulings](../rulings.md).",
    ]
    for edition, chapters in PAGES[name].editions.items():
        lines += _tables(edition, chapters, PAGES[name].game)
    return "\n".join(lines) + "\n"


def _tables(edition: str, chapters: dict[str, tuple[str, str]], game: str) -> list[str]:
    tests = marked("rule", game)
    lines: list[str] = []
    chapter = ""
    for number, rule in rules(edition).items():
        part = "X" if number.startswith("X-") else number.split("-")[1]
        if part != chapter:
            chapter = part
            heading, file = chapters[part]
            lines += ["", f"## {heading} (`src/ziggurat/games/{game}/{file}`)", ""]
            lines += ["| id | page | rule | tests |", "| --- | --- | --- | --- |"]
        text = rule["rule"].replace("|", "\\|")
        if "ruling" in rule:
            text += f" *({rule['ruling']})*"
        held = (
            "at the table" if rule.get("table") else "<br>".join(map(_link, tests.get(number, [])))
        )
        lines.append(f"| {number} | {rule['page']} | {text} | {held} |")
    return lines


def rulings_page() -> str:
    """Every interpretation, with the tests that hold it."""
    by_card = marked("card")
    lines = [
        "# Rulings",
        "",
        "What we decided where the texts are silent or disagree. The rulebooks come first, the",
        "expansion's before the base game's, then the two player references. Generated by",
        "`python -m tests.rules_index` from docs/rules/*.toml; edit those.",
    ]
    for file, rows in rulings().items():
        game = "wisdom" if file == "wisdom_rulings.toml" else "dawn"
        by_rule, citing = marked("rule", game), _citing(game)
        lines += ["", f"## {RULINGS[file]}"]
        for number, row in rows.items():
            ids = [*row.get("rules", []), *citing.get(number, [])]
            tests = [test for name in (number, *ids) for test in by_rule.get(name, [])]
            tests += [test for name in row.get("cards", []) for test in by_card.get(name, [])]
            lines += ["", f"**{number}.** {row['question']}", "", f"- Decision: {row['decision']}"]
            lines.append(f"- Why: {row['why']}")
            if "sources" in row:
                lines.append(f"- Sources: {row['sources']}")
            named = [*ids, *row.get("cards", [])]
            if named:
                lines.append(f"- Touches: {', '.join(dict.fromkeys(named))}")
            held = list(dict.fromkeys(map(_link_from_docs, tests)))[:4]
            lines.append(f"- Held by: {'; '.join(held) if held else 'the data tests'}")
    return "\n".join(lines) + "\n"


def _citing(game: str) -> dict[str, list[str]]:
    """Ruling -> rules of a game that name it."""
    found: dict[str, list[str]] = {}
    for edition in EDITIONS:
        if EDITIONS[edition] == game:
            for number, rule in rules(edition).items():
                found.setdefault(rule.get("ruling", ""), []).append(number)
    return found


def _link_from_docs(test: str) -> str:
    return _link(test).replace("../../", "../")


RULINGS: Final = {
    "questions.toml": "Open questions of the base game",
    "questions_terra.toml": "Open questions of Terra Incognita",
    "rulings.toml": "Further rulings",
    "wisdom_rulings.toml": "Open questions of The Board Game and Wisdom and Warfare",
}


def _link(test: str) -> str:
    path, _, name = test.partition("::")
    words = name.removeprefix("test_").replace("_", " ")
    return f"[{words}](../../{path})"


class Page(NamedTuple):
    """A page of docs/rules: its title, its editions with their chapters, the folder of its game."""

    title: str
    editions: dict[str, dict[str, tuple[str, str]]]
    game: str


PAGES: Final = {
    "base": Page("A New Dawn", {"base": CHAPTERS}, "dawn"),
    "terra": Page("Terra Incognita", {"terra": TERRA_CHAPTERS}, "dawn"),
    "wisdom": Page(
        "The Board Game and Wisdom and Warfare",
        {"wisdom_core": WISDOM_CHAPTERS, "wisdom_ww": WISDOM_CHAPTERS},
        "wisdom",
    ),
}
EDITIONS: Final = {edition: page_.game for page_ in PAGES.values() for edition in page_.editions}


def main() -> None:
    for name in PAGES:
        (DOCS / f"{name}.md").write_text(page(name), encoding="utf-8")
    (DOCS.parent / "rulings.md").write_text(rulings_page(), encoding="utf-8")


if __name__ == "__main__":
    main()
