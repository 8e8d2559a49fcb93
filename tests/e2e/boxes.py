"""Scripts that measure the boxes of the table in the browser: what is cut off, what lies over the
question, how large the board is."""

from typing import Final

# The board between the top bar and what lies over its lower edge; the width of a space.
MEASURE: Final = """
() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect()
  const below = ['.band', '.ask'].map((one) => document.querySelector(one))
    .filter((one) => one?.checkVisibility()).map((one) => one.getBoundingClientRect().top)
  return {
    height: Math.min(innerHeight, ...below) - box('.top').bottom,
    space: box('#space-0').width,
  }
}
"""
SCALE: Final = """
() => new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform).a
"""
# What lies over the question, and over the words beside it, at points all over them.
OVER_PROMPT: Final = """
() => {
  const found = new Set()
  const reader = document.querySelector('.shell:not(:has(.gallery)) > .reader:not(.sheet)')
  for (const zone of [document.querySelector('#prompt'), reader]) {
    if (!zone) continue
    const { left, top, width, height } = zone.getBoundingClientRect()
    for (let i = 1; i < 24; i += 1) for (const down of [0.06, 0.2, 0.5, 0.8]) {
      const at = document.elementFromPoint(left + width * i / 24, top + height * down)
      if (!zone.contains(at)) found.add(at?.outerHTML.slice(0, 90) ?? 'outside')
    }
  }
  return [...found]
}
"""
# Boxes that hide a part of what is in them, and cannot be scrolled.
CUT_OFF: Final = """
() => [...document.querySelectorAll('.shell *:not(svg, svg *, .spoken)')]
  .filter((one) => one.checkVisibility() && !one.closest('.ground, [data-guide=log]'))
  .filter((one) => {
    const { overflowX, overflowY } = getComputedStyle(one)
    const cut = (how) => how === 'hidden' || how === 'clip'
    return (cut(overflowX) && one.scrollWidth > one.clientWidth + 1)
      || (cut(overflowY) && one.scrollHeight > one.clientHeight + 1)
  })
  .map((one) => one.outerHTML.slice(0, 120))
"""
# Words that stick out of their button or panel, or of the window, where nothing can be scrolled.
STICKING_OUT: Final = """
() => {
  const scrolls = (how) => how === 'auto' || how === 'scroll'
  const holds = 'button, a, [role=option], .paper, .glass, .drawer, .gallery, .prompt, .hand'
  const asked = new Map()
  const seen = (one) => {
    if (!asked.has(one)) {
      const { overflowX, overflowY } = getComputedStyle(one)
      const box = one.matches(holds) ? one.getBoundingClientRect() : null
      asked.set(one, { across: scrolls(overflowX), down: scrolls(overflowY), box })
    }
    return asked.get(one)
  }
  const walker = document.createTreeWalker(document.querySelector('.shell'), NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found = []
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const from = text.parentElement
    if (!text.data.trim() || from.closest('.spoken, .skip, .ground, svg')) continue
    if (!from.checkVisibility()) continue
    range.selectNodeContents(text)
    const words = range.getBoundingClientRect()
    let [across, down] = [true, true]
    const out = (box) => (across && (words.left < box.left - 1.5 || words.right > box.right + 1.5))
      || (down && (words.top < box.top - 2.5 || words.bottom > box.bottom + 2.5))
    const said = (where) => `"${text.data.trim().slice(0, 40)}" sticks out of ${where}`
    for (let one = from; one && (across || down); one = one.parentElement) {
      const held = seen(one)
      if (held.across) across = false
      if (held.down) down = false
      if (held.box && out(held.box)) {
        found.push(said(one.outerHTML.slice(0, 60)))
        break
      }
      if (!one.parentElement && out(new DOMRect(0, 0, innerWidth, innerHeight))) {
        found.push(said('the window'))
      }
    }
  }
  return found
}
"""
