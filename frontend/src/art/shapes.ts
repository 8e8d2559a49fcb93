/** Outlines that several drawings share, as SVG path data. */

/** A star with its first point up; `inner` is the radius of its notches. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner = outer * 0.42,
  points = 5,
): string {
  const corners: string[] = []
  for (let corner = 0; corner < points * 2; corner += 1) {
    const angle = (corner * Math.PI) / points
    const radius = corner % 2 ? inner : outer
    const px = x + radius * Math.sin(angle)
    const py = y - radius * Math.cos(angle)
    corners.push(`${px.toFixed(2)} ${py.toFixed(2)}`)
  }
  return `M${corners.join('L')}Z`
}

/** A drawing moved to a point, and scaled. */
export function at(x: number, y: number, scale: number, drawing: string): string {
  const scaled = scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${x} ${y})${scaled}">${drawing}</g>`
}

/** The drawing of an icon inside another one, centred on a point. */
export function drawnAt(
  drawing: string,
  x: number,
  y: number,
  size: number,
  color: string,
): string {
  return (
    `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" ` +
    `viewBox="0 0 24 24" color="${color}" fill="none" stroke="currentColor" stroke-width="2.1" ` +
    `stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`
  )
}
