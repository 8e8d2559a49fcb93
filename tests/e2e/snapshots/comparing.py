"""Is a screen laid out as it was? Letters may differ from machine to machine, places may not.

Two things are kept of a screen: a small picture, and where its zones stand. The pictures are
compared in blocks: of each block the mean colour of it and its neighbours, so that other letters in
the same place are much the same grey. A few blocks may differ; zones may not stand elsewhere.

The browser does the arithmetic, as it has the pictures anyway.
"""

import base64
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

KEPT: Final = Path(__file__).parent
BOXES: Final = KEPT / "boxes.json"
FOUND: Final = Path(__file__).parents[3] / "build" / "snapshots"
BLOCK: Final = 16  # pixels of the screen
FAR: Final = 18  # of 255: a block that differs by more is another one
MANY: Final = 0.03  # of all blocks may be others
NEAR: Final = 6  # pixels that an edge of a zone may be off

Box = tuple[int, int, int, int]  # left, top, right, bottom

# What stands at the edges of the table, and what lies over it.
_OF_TABLE: Final = (
    *("top", "lane", "rail.left", "rail.right", "band", "ask", "hand", "me", "reader", "tabs"),
    *("drawer", "gallery", "moment"),
)
_ZONES: Final = [*(f".shell > .{zone}" for zone in _OF_TABLE), ".board .zoom", "dialog", "main"]
# Zones in sight: where they are.
_WHERE: Final = """
(zones) => Object.fromEntries(zones.flatMap((zone) => {
  const shown = { opacityProperty: true, visibilityProperty: true }
  const one = [...document.querySelectorAll(zone)].find((each) => each.checkVisibility(shown))
  if (!one) return []
  const { left, top, right, bottom } = one.getBoundingClientRect()
  const within = (edge, most) => Math.round(Math.min(Math.max(edge, 0), most))
  return [[zone, [within(left, innerWidth), within(top, innerHeight),
    within(right, innerWidth), within(bottom, innerHeight)]]]
}))
"""
_DRAWN: Final = """
  const drawn = async (source, part) => {
    const image = await createImageBitmap(await (await fetch(source)).blob())
    const [width, height] = [image.width * part, image.height * part].map(Math.round)
    const canvas = new OffscreenCanvas(width, height)
    const pen = canvas.getContext('2d')
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(image, 0, 0, width, height)
    return { canvas, pen, width, height }
  }
  const told = async (canvas, type, quality) => {
    const blob = await canvas.convertToBlob({ type, quality })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
  }
"""
_SMALL: Final = f"""
async ([source, part]) => {{ {_DRAWN}
  return told((await drawn(source, part)).canvas, 'image/webp', 0.5)
}}
"""
# Blocks of two small pictures that differ; and both pictures side by side, these blocks framed.
_COMPARE: Final = f"""
async ([before, after, part, block, far]) => {{ {_DRAWN}
  const was = await drawn(before, 1)
  const is = await drawn(after, part)
  if (was.width !== is.width || was.height !== is.height) return {{ share: 1, picture: '' }}
  const [across, down] = [Math.ceil(was.width / block), Math.ceil(was.height / block)]
  const means = ({{ pen, width, height }}) => {{
    const {{ data }} = pen.getImageData(0, 0, width, height)
    const sums = Array.from({{ length: across * down }}, () => [0, 0, 0, 0])
    for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) {{
      const sum = sums[Math.floor(y / block) * across + Math.floor(x / block)]
      for (let c = 0; c < 3; c += 1) sum[c] += data[4 * (y * width + x) + c]
      sum[3] += 1
    }}
    return sums.map((_, at) => {{
      const total = [0, 0, 0, 0]
      for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) {{
        const [x, y] = [at % across + dx, Math.floor(at / across) + dy]
        if (x < 0 || y < 0 || x >= across || y >= down) continue
        sums[y * across + x].forEach((value, c) => {{ total[c] += value }})
      }}
      return total.slice(0, 3).map((value) => value / total[3])
    }})
  }}
  const [old, now] = [means(was), means(is)]
  const others = old.flatMap((color, at) =>
    color.some((value, c) => Math.abs(value - now[at][c]) > far) ? [at] : [])
  const sheet = new OffscreenCanvas(2 * was.width + 8, was.height)
  const pen = sheet.getContext('2d')
  pen.drawImage(was.canvas, 0, 0)
  pen.drawImage(is.canvas, was.width + 8, 0)
  pen.strokeStyle = 'red'
  for (const at of others) for (const left of [0, was.width + 8])
    pen.strokeRect(left + at % across * block, Math.floor(at / across) * block, block, block)
  return {{ share: others.length / old.length, picture: await told(sheet, 'image/png') }}
}}
"""
_HALF: Final = 0.5  # kept pictures are so much smaller than the screen


@dataclass(frozen=True)
class Look:
    """How a screen looks: its picture (PNG) and where its zones are."""

    picture: bytes
    zones: dict[str, Box]


def looked(page: Page) -> Look:
    """Take a picture of a page, whatever moves on it standing still."""
    zones = {name: tuple(box) for name, box in page.evaluate(_WHERE, _ZONES).items()}
    return Look(page.screenshot(animations="disabled"), zones)


def kept_boxes() -> dict[str, dict[str, Box]]:
    """Where the zones of every screen are to be."""
    found = json.loads(BOXES.read_text("utf-8"))
    return {
        screen: {name: tuple(box) for name, box in zones.items()} for screen, zones in found.items()
    }


def moved(before: dict[str, Box], after: dict[str, Box]) -> list[str]:
    """Which zones came, went or stand elsewhere, in words."""
    found = [f"{name} is gone" for name in before if name not in after]
    found += [f"{name} is new" for name in after if name not in before]
    for name in before.keys() & after.keys():
        edges = zip(before[name], after[name], strict=True)
        if any(abs(was - now) > NEAR for was, now in edges):
            found.append(f"{name} was at {before[name]} and is at {after[name]}")
    return sorted(found)


class Comparer:
    """Compares pictures on an empty page of its own."""

    def __init__(self, browser: Browser) -> None:
        self._page = browser.new_page()

    def close(self) -> None:
        self._page.close()

    def small(self, picture: bytes) -> bytes:
        """A picture as it is kept."""
        return base64.b64decode(self._page.evaluate(_SMALL, [_url(picture, "png"), _HALF]))

    def others(self, before: bytes, after: bytes) -> tuple[float, bytes]:
        """The part of all blocks that differ between a kept picture and one just taken; and both
        side by side, with these blocks marked."""
        part = [_url(before, "webp"), _url(after, "png"), _HALF, BLOCK * _HALF, FAR]
        found: dict[str, Any] = self._page.evaluate(_COMPARE, part)
        return found["share"], base64.b64decode(found["picture"])

    def faults(self, name: str, look: Look) -> list[str]:
        """What is wrong with a screen, in words; where something is, a picture shows it."""
        found = moved(kept_boxes().get(name, {}), look.zones)
        share, marked = self.others((KEPT / f"{name}.webp").read_bytes(), look.picture)
        if share > MANY:
            found.append(f"{share:.1%} of it looks otherwise")
        if found:
            FOUND.mkdir(parents=True, exist_ok=True)
            (FOUND / f"{name}.png").write_bytes(marked or look.picture)
            found.append(f"see build/snapshots/{name}.png: before and now")
        return found


def _url(picture: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"
