"""What the table tells before a game: what there is to play with, and the page of its API."""

from html.parser import HTMLParser

from tests.server.guests import Client, Guest, begin
from ziggurat.bots.specs import opponents_of
from ziggurat.games.dawn.content import FOCUS, WONDERS
from ziggurat.games.registry import plugin_named, plugins

LANGS = ("en", "fr")


def test_the_welcome_offers_every_game_with_its_form_its_bots_and_a_quick_start(
    client: Client,
) -> None:
    english, french = (client.get("/api/welcome", params={"lang": lang}).json() for lang in LANGS)
    assert english["languages"] == list(LANGS)
    assert [each["game"] for each in english["games"]] == list(plugins())
    for offer, autre in zip(english["games"], french["games"], strict=True):
        form = plugin_named(offer["game"]).form()
        assert [field["key"] for field in offer["fields"]] == [field.key for field in form.fields]
        assert [bot["name"] for bot in offer["bots"]] == list(opponents_of(offer["game"]))
        assert all(bot["title"] for bot in offer["bots"])
        assert offer["opponent"] in opponents_of(offer["game"])
        assert [bot["name"] for bot in offer["bots"] if bot["level"]] == [
            "easy",
            "fair",
            "strong",
            "hardest",
        ]
        assert {bot["strength"] for bot in offer["bots"]} == {1, 2, 3, 4, 5}
        ratings = plugin_named(offer["game"]).ratings
        assert {bot["name"]: bot["rating"] for bot in offer["bots"] if bot["rating"]} == ratings
        assert [bot["title"] for bot in offer["bots"]] != [bot["title"] for bot in autre["bots"]]
        for start in offer["starts"]:
            begun = client.post("/api/games", json=start["wish"])
            assert begun.status_code == 201, begun.text
            room = begun.json()["room"]
            assert Guest(client, room, begun.json()["watch"]).get().json()["game"] == offer["game"]


def test_the_catalogue_has_every_card_in_both_languages(client: Client) -> None:
    english, french = (client.get(f"/api/catalogue/dawn/{lang}").text for lang in LANGS)
    assert english != french
    for slug in [row.slug for row in FOCUS] + [row.slug for row in WONDERS]:
        assert slug in english
        assert slug in french
    refused = client.get("/api/catalogue/dawn/xx")
    assert (refused.status_code, refused.json()["code"]) == (400, "no-language")
    unknown = client.get("/api/catalogue/chess/en")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "not-found")


class Tags(HTMLParser):
    """Collects tags, attributes and the targets of links of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.names: set[str] = set()
        self.links: set[str] = set()
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            self.names.add(name)
            if name == "href" and value:
                self.links.add(value)
            if name == "id" and value:
                self.ids.add(value)


def test_the_page_of_the_api_is_plain_html(client: Client) -> None:
    answer = client.get("/api/docs/")
    assert answer.headers["content-type"].startswith("text/html")
    page = Tags()
    page.feed(answer.text)
    assert not page.tags & {"script", "style", "link", "iframe", "img", "form"}
    assert not [name for name in page.names if name.startswith("on") or name == "style"]
    assert {link[1:] for link in page.links if link.startswith("#")} <= page.ids
    for path, methods in client.get("/api/docs/openapi.json").json()["paths"].items():
        assert path in answer.text
        for operation in methods.values():
            for response in operation["responses"].values():
                assert response["description"] in answer.text


def test_the_description_of_the_api_is_whole(client: Client) -> None:
    schema = client.get("/api/docs/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    assert "/api/games/{room}/answers" in schema["paths"]
    parts = schema["components"]["schemas"]
    references = set()

    def collect(part: object) -> None:
        if isinstance(part, dict):
            if "$ref" in part:
                references.add(part["$ref"].rpartition("/")[2])
            for each in part.values():
                collect(each)
        elif isinstance(part, list):
            for each in part:
                collect(each)

    collect(schema)
    assert references
    assert references <= set(parts)
    assert "Snapshot" in parts
    party = begin(client, "here", "here")
    for name in parts["Snapshot"]["properties"]:
        assert name in party.watcher.snapshot()
