"""The OpenAPI page: the description of the HTTP API as plain HTML, with no script of anybody's."""

import json
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class PlainPage(OpenAPIRenderPlugin):
    """Every path with what it takes and gives, and every type."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        paths = "".join(
            _operation(path, method, operation)
            for path, methods in sorted(openapi_schema["paths"].items())
            for method, operation in methods.items()
        )
        schemas = openapi_schema.get("components", {}).get("schemas", {})
        types = "".join(_type(name, schemas[name]) for name in sorted(schemas))
        return (
            "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
            "<meta name='viewport' content='width=device-width'><title>Ziggurat: HTTP API</title>"
            "</head><body><main><h1>Ziggurat: HTTP API</h1>"
            "<p>The same as data: <a href='./openapi.json'>openapi.json</a>.</p>"
            f"<h2>Paths</h2>{paths}<h2>Types</h2>{types}</main></body></html>"
        ).encode()


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    rows = "".join(
        f"<li><code>{escape(each['name'])}</code> in {escape(each['in'])}"
        f"{'' if each.get('required') else ', optional'}</li>"
        for each in operation.get("parameters", ())
    )
    body = _link(operation.get("requestBody", {}))
    answers = "".join(
        f"<li>{escape(code)}: {_link(response)} {escape(response.get('description', ''))}</li>"
        for code, response in operation.get("responses", {}).items()
    )
    return (
        f"<section><h3><code>{method.upper()} {escape(path)}</code></h3>"
        f"<p>{escape(operation.get('summary', ''))}</p>"
        f"<ul>{rows}{f'<li>body: {body}</li>' if body else ''}</ul><ul>{answers}</ul></section>"
    )


def _link(part: dict[str, Any]) -> str:
    """The type of a body, as a link to it."""
    for content in part.get("content", {}).values():
        name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
        if name:
            return f"<a href='#{escape(name)}'>{escape(name)}</a>"
    return ""


def _type(name: str, schema: dict[str, Any]) -> str:
    text = escape(json.dumps(schema, indent=1, default=str))
    return f"<section id='{escape(name)}'><h3>{escape(name)}</h3><pre>{text}</pre></section>"
