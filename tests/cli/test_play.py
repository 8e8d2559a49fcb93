"""A game at the terminal, line by line."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.terminal import DUEL, refusal, ziggurat


def test_the_first_screen_says_what_to_do() -> None:
    session = ziggurat(*DUEL)
    assert session.code == 0
    for text in (
        "A New Dawn, 2 players, seed 7",
        "Be the first to complete one agenda on every victory card.",
        "Round 1, Rome (blue)",
        "*B*",
        "World wonders on offer",
        "Victory cards",
        "Which card of your focus row do you resolve?",
        "5 Pottery (industry I, slot 5)",
        "Goodbye.",
    ):
        assert text in session.text


def test_a_fresh_seed_is_told() -> None:
    session = ziggurat("play", typed=("save game.json",))
    seed = json.loads(Path("game.json").read_text("utf-8"))["seed"]
    assert f"seed {seed}" in session.text


def test_answers_by_number_name_words_and_beginnings(meadow: Path) -> None:
    number = ziggurat("play", "--position", meadow, typed=("1",))
    name = ziggurat("play", "--position", meadow, typed=("culture",))
    words = ziggurat("play", "--position", meadow, typed=("Early Empire (culture I, slot 1)",))
    beginning = ziggurat("play", "--position", meadow, typed=("EARLY",))
    for session in (number, name, words, beginning):
        assert "Rome (blue) resolves Early Empire in slot 1." in session.text
        assert "Where next to your cities do you place a control token" in session.text


def test_spaces_are_answered_by_their_numbers(meadow: Path) -> None:
    session = ziggurat("play", "--position", meadow, typed=("culture", "5", "0"))
    assert "Rome (blue) takes a resource: marble." in session.after("5")
    assert "places a control token on the grassland west of Rome's capital" in session.after("0")


def test_choices_are_marked_on_the_map(meadow: Path) -> None:
    session = ziggurat("play", "--position", meadow, typed=("culture",))
    assert "5g<" in session.after("culture")
    assert "10g<" not in session.after("culture")


def test_an_empty_line_repeats_the_question(meadow: Path) -> None:
    session = ziggurat("play", "--position", meadow, typed=("",))
    assert session.out.count("Which card of your focus row do you resolve?") == 2


def test_bots_tell_what_they_do() -> None:
    session = ziggurat(*DUEL, typed=("culture", "77", "75"))
    assert "Egypt (green) chooses" in session.after("75")
    assert "Round 2, Rome (blue)" in session.after("75")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("xyzzy", "“xyzzy” is neither an answer nor a command"),
        ("0", "The answers are numbered 1 to 6."),
        ("7", "The answers are numbered 1 to 6."),
        ("99999999999999999999", "The answers are numbered 1 to 6."),
        ("a", "“a” may mean Astrology"),
        ("log x", "log takes a number of lines"),
        ("log 0", "log takes a number of lines"),
        ("help nothing", "There is no card called “nothing”."),
        ("space", "space takes the number of a space"),
        ("space 99", "There is no space “99”."),
        ("show", "show takes an answer"),
        ("show 77", "The answers are numbered 1 to 6."),
        ("save", "save takes the name of a file"),
        ("load", "load takes the name of a file"),
        ("load nowhere.json", "nowhere.json: there is no such file."),
        ("lang de", "There is no language “de”; there is en, fr."),
        ("undo", "There is no answer of yours to take back."),
        ("\x1b[31mred\x07", "“?[31mred?” is neither"),
    ],
)
def test_a_mistake_gets_one_sentence_and_loses_nothing(
    meadow: Path, typed: str, sentence: str
) -> None:
    session = ziggurat("play", "--position", meadow, typed=(typed, "culture"))
    assert sentence in session.text
    assert "Rome (blue) resolves Early Empire in slot 1." in session.text
    assert session.code == 0


def test_a_space_that_is_not_offered_points_to_why(meadow: Path) -> None:
    session = ziggurat("play", "--position", meadow, typed=("culture", "7", "why 7"))
    assert session.after("7") == "7 is not among the answers; why 7 tells why."
    assert "it is water (base p. 8, B-CUL-05)" in session.after("why 7")


def test_why_names_the_rule(meadow: Path) -> None:
    session = ziggurat("play", "--position", meadow, typed=("why", "why 2", "why zzz"))
    rule = "You must choose one card of your row"
    assert session.after("why").startswith(rule)
    assert session.after("why 2").startswith(f"Astrology (science I, slot 2): offered. {rule}")
    assert session.after("why zzz").startswith("zzz: no answer to this question.")


def test_help_lists_the_commands_and_explains_cards(meadow: Path) -> None:
    session = ziggurat("play", "--position", meadow, typed=("help", "help petra", "?"))
    for command in ("undo", "why", "log", "map", "seats", "market", "legend", "save", "quit"):
        assert command in session.after("help")
    assert session.after("help petra").startswith("Petra: world wonder, military")
    assert session.after("?") == session.after("help")


def test_the_views(meadow: Path) -> None:
    views = ("map", "seats", "market", "legend", "space 5", "show culture")
    session = ziggurat("play", "--position", meadow, typed=views)
    assert "*B*" in session.after("map")
    assert "1 Early Empire I" in session.after("seats")
    assert "Petra Military ancient 7" in session.after("market")
    assert "(B) control token" in session.after("legend")
    assert session.after("space 5") == "the grassland 1 step south-west of Rome's capital, marble"
    assert "*B*" in session.after("show culture")


def test_a_wonder_costs_what_it_costs_the_player_who_looks(folder: Path) -> None:
    text = """
        map = '''
         g g
        g g w
        '''
        face_up = "petra"
        [[seat]]
        leader = "egypt"
        capital = 0
        [[seat]]
        capital = 3
    """
    (folder / "egypt.toml").write_text(text)
    session = ziggurat("play", "--position", "egypt.toml", typed=("market",))
    assert "Petra Military ancient 6 (7)" in session.after("market")


def test_undo_takes_back_answers_one_by_one(meadow: Path) -> None:
    typed = ("culture", "5", "undo", "undo", "undo")
    session = ziggurat("play", "--position", meadow, typed=typed)
    first, second, third = session.out.split("> undo\n")[1:]
    assert first.startswith("Taken back: the grassland 1 step south-west of Rome's capital")
    assert second.startswith("Taken back: Early Empire (culture I, slot 1)")
    assert third.startswith("There is no answer of yours to take back.")


def test_undo_across_the_bots_meets_the_same_dice_and_bots() -> None:
    session = ziggurat(*DUEL, typed=("culture", "77", "75", "undo", "75", "save end.json"))
    assert "Taken back: the grassland west of Rome's capital" in session.after("undo")
    once, again = session.out.split("> 75\n")[1:]
    assert again.partition("\n> ")[0] == once.partition("\n> ")[0]


def test_the_log_tells_the_last_lines(meadow: Path) -> None:
    typed = ("log", "culture", "5", "0", "log 2", "log")
    session = ziggurat("play", "--position", meadow, typed=typed)
    assert session.after("log") == "Nothing has happened yet."
    last_lines = session.out.split("> log 2\n")[1].partition("\n> ")[0]
    assert len(last_lines.splitlines()) == 2
    told = " ".join(session.out.split("> log\n")[2].split())
    assert "places a control token on the grassland 1 step south-west of Rome's capital." in told


def test_saving_and_loading_go_on_where_it_was() -> None:
    played = ziggurat(*DUEL, typed=("culture", "77", "save half.json", "75", "log 1", "quit"))
    assert "Saved in half.json." in played.text
    loaded = ziggurat("play", "--load", "half.json", typed=("75", "log 1", "quit"))
    assert "2 players, seed 7; 11 answers so far" in loaded.text
    assert loaded.after("75") == played.after("75")
    assert loaded.after("log 1") == played.after("log 1")


def test_loading_during_a_game_keeps_the_game_one_leaves(meadow: Path) -> None:
    ziggurat(*DUEL, typed=("culture", "save other.json"))
    typed = ("culture", "load other.json", "77")
    session = ziggurat("play", "--position", meadow, "--seed", "5", typed=typed)
    assert "The game you leave is saved in ziggurat-5.json." in session.text
    assert re.search(r"Loaded other\.json; \d+ answers so far\.", session.text)
    assert (
        "Rome (blue) places a control token on the grassland east of Rome's capital."
        in session.after("77")
    )
    assert "setup" in json.loads(Path("ziggurat-5.json").read_text("utf-8"))


def test_saving_leaves_other_files_alone(meadow: Path) -> None:
    before = meadow.read_text("utf-8")
    ziggurat("play", "--seed", "1", typed=("save one.json",))
    other = Path("one.json").read_text("utf-8")
    typed = (f"save {meadow.name}", "save one.json", "save .", "save none/x.json", "save two.json")
    session = ziggurat(*DUEL, typed=(*typed, "culture", "save two.json"))
    assert "meadow.toml: it holds something else" in session.text
    assert "one.json: it holds something else" in session.text
    assert "none/x.json: it cannot be written" in session.text
    assert meadow.read_text("utf-8") == before
    assert Path("one.json").read_text("utf-8") == other
    assert session.out.count("Saved in two.json.") == 2
    assert not [file for file in Path().iterdir() if file.name.endswith(".tmp")]


def test_leaving_saves_what_was_played() -> None:
    session = ziggurat(*DUEL, typed=("culture",))
    assert "The game is saved in ziggurat-7.json" in session.text
    again = ziggurat("play", "--load", "ziggurat-7.json", typed=("quit",))
    assert "Where next to your cities do you place a control token" in again.text
    assert "The game is as it was saved in ziggurat-7.json." in again.text
    further = ziggurat("play", "--load", "ziggurat-7.json", typed=("77", "quit"))
    assert "The game is saved in ziggurat-7.json" in further.text
    another = ziggurat(*DUEL, typed=("military", "quit"))
    assert "The game is saved in ziggurat-7-2.json" in another.text


def test_leaving_at_once_saves_nothing(folder: Path) -> None:
    session = ziggurat(*DUEL, typed=("quit",))
    assert session.text.endswith("Goodbye.")
    assert not list(folder.glob("*.json"))


def test_ctrl_c_ends_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["culture"])

    def typed(_: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", typed)
    session = ziggurat(*DUEL)
    assert session.code == 130
    assert "The game is saved in ziggurat-7.json" in session.text


def test_the_end_says_who_won_and_why() -> None:
    bots = ("play", "--seat", "eager", "--seat", "eager", "--seed", "1")
    session = ziggurat(*bots, typed=("1", "undo", "save end.json", "map", "quit"))
    assert "The game is over." in session.text
    assert " wins: an agenda completed on every victory card." in session.text
    assert "victory cards 3 of 3" in session.text
    assert session.after("1") == "The game is over: there is nothing to answer."
    assert session.after("undo") == "There is no answer of yours to take back."
    assert "won by" in ziggurat("verify", "end.json").out


def test_two_people_at_one_terminal(meadow: Path) -> None:
    seats = ("--seat", "human", "--seat", "human")
    typed = ("culture", "pass", "culture", "undo", "undo")
    session = ziggurat("play", "--position", meadow, *seats, typed=typed)
    assert "Rome (blue): Which card of your focus row do you resolve?" in session.text
    assert "Egypt (green): Which card of your focus row do you resolve?" in session.after("pass")
    assert "Taken back: done placing" in session.text


def test_building_the_map_shows_tiles_and_places() -> None:
    built = ("play", "--map", "built", "--seed", "3", "--leaders", "choose")
    session = ziggurat(*built, typed=("rome", "9", "show 3", "3"))
    assert "Which leader do you take?" in session.text
    assert "Tile 9, side A" in session.after("rome")
    assert "(3)" in session.after("9")
    assert "*B*" in session.after("show 3")
    assert "Rome (blue) places tile 9." in session.after("3")
    assert session.widest <= 80


def test_french() -> None:
    typed = ("aide", "culture", "pourquoi 0", "passer", "annuler", "joueurs", "marché", "legende")
    session = ziggurat(*DUEL, typed=(*typed, "journal 1", "carte", "quitter"), LC_ALL="fr_FR.UTF-8")
    assert session.code == 0
    assert "Quelle carte de votre barre de Priorité résolvez-vous ?" in session.text
    assert "quitter enregistre et quitte" in session.after("aide")
    assert "au sud-ouest de Carthage : pas proposé" in session.after("pourquoi 0")
    assert session.after("annuler").startswith("Annulé :")
    assert "Cadran Tech" in session.after("joueurs")
    assert "Cartes Victoire" in session.after("marché")
    assert "pion Contrôle renforcé" in session.after("legende")
    assert "Au revoir." in session.text
    assert session.widest <= 80


def test_the_language_can_be_changed(meadow: Path) -> None:
    session = ziggurat("play", "--position", meadow, "--lang", "fr", typed=("langue en", "lang fr"))
    assert "Which card of your focus row" in session.after("langue en")
    assert "Quelle carte de votre barre" in session.after("lang fr")


@pytest.mark.parametrize(
    ("locale", "language"),
    [("fr_CA.UTF-8", "Manche"), ("de_DE.UTF-8", "Round"), ("C", "Round"), ("", "Round")],
)
def test_the_locale_sets_the_language(meadow: Path, locale: str, language: str) -> None:
    session = ziggurat("play", "--position", meadow, LC_ALL=locale, LC_MESSAGES="", LANG="")
    assert f"{language} 1, Rome" in session.text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("columns", [80, 50, 120])
def test_no_line_is_too_long_and_nothing_is_coloured(language: str, columns: int) -> None:
    seats = [word for bot in ("human", "eager", "eager", "eager") for word in ("--seat", bot)]
    views = ("map", "seats", "market", "legend", "help", "log 200", "help rome", "aide petra")
    typed = (*views, "culture", "why 5", "", "pass", "seats", "market", "xyzzy" * 30)
    session = ziggurat(
        *("play", "--seed", "5", "--lang", language, "--no-color", *seats),
        typed=typed,
        COLUMNS=str(columns),
        NO_COLOR="",
        FORCE_COLOR="1",
    )
    assert session.widest <= columns
    assert "\x1b" not in session.out


def test_colour_is_used_where_it_is_wanted(meadow: Path) -> None:
    session = ziggurat("play", "--position", meadow, NO_COLOR="", FORCE_COLOR="1")
    assert "\x1b[" in session.out
    quiet = ziggurat("play", "--position", meadow, NO_COLOR="1", FORCE_COLOR="1")
    assert "\x1b" not in quiet.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seat", "human"], "2 to 4 can play, not 1"),
        (["--seat", "human"] * 5, "2 to 4 can play, not 5"),
        (["--leaders", "rome,rome,egypt"], "two players cannot have the same leader"),
        (["--leaders", "rome"], "leaders are 'random', 'choose', or a list of 3"),
        (["--leaders", "rome,egypt,atlantis"], "there is no leader 'atlantis'"),
        (["--map", "moon"], "the map is 'first-game' or 'built', not 'moon'"),
        (["--lang", "de"], "There is no language “de”; there is en, fr."),
        (["--load", "nowhere.json"], "nowhere.json: there is no such file."),
        (["--position", "nowhere.toml"], "nowhere.toml: there is no such file."),
        (["--load", "x", "--epic"], "--load and --epic cannot go together."),
        (["--position", "x", "--map", "built"], "--position and --map cannot go together."),
        (["--load", "x", "--position", "y"], "--load and --position cannot go together."),
        (["--load", "x", "--seed", "4"], "--load and --seed cannot go together."),
    ],
)
def test_a_game_that_cannot_be_gets_one_line(words: list[str], sentence: str) -> None:
    assert sentence in refusal("play", *words)


def test_the_options_reach_the_setup() -> None:
    ziggurat(*DUEL, "--epic", "--no-errata", typed=("save game.json",))
    setup = json.loads(Path("game.json").read_text("utf-8"))["setup"]
    assert setup["epic"] is True
    assert setup["errata"] is False
    assert setup["leaders"] == ["rome", "egypt"]


def test_version_and_help() -> None:
    assert ziggurat("--version").out.startswith("ziggurat ")
    assert "--position" in ziggurat("play", "--help").out


def test_a_game_without_windows_has_nothing_to_leave_to_the_table() -> None:
    session = ziggurat(*DUEL, typed=("ask", "ask all", "quit"))
    assert "nothing that you could leave to the table" in session.after("ask")
    assert "nothing that you could leave to the table" in session.after("ask all")
