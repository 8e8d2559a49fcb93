/** The strokes that relief is made of. Each stands on (x, y); the classes are in land.css. */

export function peak(x: number, y: number, w: number, h: number): string {
  const [left, right, top] = [x - w / 2, x + w / 2, y - h]
  const snow = top + h * 0.36
  return (
    `<path class="rock-lit" d="M${left} ${y}L${x} ${top}L${right} ${y}Z"/>` +
    `<path class="rock-dark" d="M${x} ${top}L${right} ${y}H${x + w * 0.06 - 2}L${x + w * 0.12} ${y - h * 0.42}L${x - w * 0.04} ${y - h * 0.55}Z"/>` +
    `<path class="snow" d="M${x} ${top}L${x - w * 0.18} ${snow}L${x - w * 0.07} ${snow - h * 0.06}L${x + w * 0.01} ${snow + h * 0.08}L${x + w * 0.09} ${snow - h * 0.04}L${x + w * 0.18} ${snow}Z"/>` +
    `<path class="ink" d="M${left} ${y}L${x} ${top}L${right} ${y}"/>` +
    `<path class="ink2" d="M${x + w * 0.22} ${y - h * 0.3}L${x + w * 0.14} ${y - 1.5}M${x + w * 0.33} ${y - h * 0.18}L${x + w * 0.28} ${y - 1}M${x - w * 0.16} ${y - h * 0.42}L${x - w * 0.22} ${y - h * 0.2}"/>`
  )
}

export function mound(x: number, y: number, w: number, h: number): string {
  const back = `M${x - w / 2} ${y}C${x - w * 0.36} ${y - h * 0.85} ${x - w * 0.14} ${y - h} ${x} ${y - h}S${x + w * 0.36} ${y - h * 0.85} ${x + w / 2} ${y}`
  return (
    `<path class="hill-lit" d="${back}Z"/>` +
    `<path class="hill-dark" d="M${x + w * 0.04} ${y - h}C${x + w * 0.2} ${y - h} ${x + w * 0.38} ${y - h * 0.8} ${x + w / 2} ${y}H${x + w * 0.12}C${x + w * 0.24} ${y - h * 0.4} ${x + w * 0.18} ${y - h * 0.8} ${x + w * 0.04} ${y - h}Z"/>` +
    `<path class="ink" d="${back}"/>` +
    `<path class="ink2" d="M${x - w * 0.28} ${y - h * 0.28}q${w * 0.05} ${-h * 0.2} ${w * 0.12} ${-h * 0.32}M${x - w * 0.12} ${y - h * 0.3}q${w * 0.02} ${-h * 0.2} ${w * 0.06} ${-h * 0.28}"/>`
  )
}

/** A tree: pointed, or round. */
export function tree(x: number, y: number, s: number, pointed: boolean): string {
  if (pointed) {
    return (
      `<path class="leaf-dark" d="M${x} ${y - 15 * s}L${x + 5.4 * s} ${y - s}Q${x} ${y + 1.2 * s} ${x - 5.4 * s} ${y - s}Z"/>` +
      `<path class="leaf-lit" d="M${x} ${y - 15 * s}L${x + 0.6 * s} ${y - 0.2 * s}Q${x - 3 * s} ${y} ${x - 5.4 * s} ${y - s}Z"/>` +
      `<path class="trunk" d="M${x} ${y}v${2.6 * s}"/>`
    )
  }
  return (
    `<path class="trunk" d="M${x} ${y - 3 * s}v${5.6 * s}"/>` +
    `<circle class="leaf-dark" cx="${x}" cy="${y - 6 * s}" r="${5.4 * s}"/>` +
    `<path class="leaf-lit" d="M${x - 5.4 * s} ${y - 6 * s}a${5.4 * s} ${5.4 * s} 0 0 1 ${6.4 * s} ${-5.3 * s}q${0.8 * s} ${4.6 * s} ${-2.2 * s} ${7.4 * s}q${-2.2 * s} ${s} ${-4.2 * s} ${-2.1 * s}Z"/>`
  )
}

export function tuft(x: number, y: number, s = 1): string {
  return `<path class="ink2" d="M${x - 3 * s} ${y - 3 * s}q${2 * s} ${0.5 * s} ${2.4 * s} ${3 * s}q${0.2 * s} ${-3.5 * s} ${s} ${-5 * s}q${0.4 * s} ${2 * s} ${0.2 * s} ${5 * s}q${0.8 * s} ${-2.6 * s} ${2.6 * s} ${-3.2 * s}"/>`
}

export function dune(x: number, y: number, w: number): string {
  const crest = `M${x - w / 2} ${y}C${x - w * 0.25} ${y - w * 0.06} ${x - w * 0.12} ${y - w * 0.24} ${x + w * 0.04} ${y - w * 0.24}C${x + w * 0.06} ${y - w * 0.08} ${x + w * 0.26} ${y} ${x + w / 2} ${y}`
  return `<path class="sand" d="${crest}Z"/><path class="ink" d="${crest}"/>`
}

export function wave(x: number, y: number, w = 14): string {
  return `<path class="wave" d="M${x - w / 2} ${y}q${w / 8} ${-w * 0.22} ${w / 4} 0t${w / 4} 0 ${w / 4} 0 ${w / 4} 0"/>`
}

/** A wooded rock that rises steeply out of water. */
export function karst(x: number, y: number, w: number, h: number): string {
  const left = `M${x - w / 2} ${y}C${x - w * 0.5} ${y - h * 0.7} ${x - w * 0.3} ${y - h} ${x} ${y - h}`
  return (
    `<path class="leaf-dark" d="${left}S${x + w * 0.5} ${y - h * 0.6} ${x + w / 2} ${y}Z"/>` +
    `<path class="leaf-lit" d="${left}Q${x + 1} ${y - h * 0.5} ${x - w * 0.1} ${y}Z"/>`
  )
}
