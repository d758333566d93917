/**
 * `10 20, 2 34 8`: the corners of an outline, in centimetres from the tail and above the ground; a third
 * number is how round it is there.
 */
export type Corners = string

type Point = readonly number[]

/** From a corner so far towards another, and no further than half of the way. */
const move = ([x = 0, y = 0]: Point, [toX = 0, toY = 0]: Point, by: number): string => {
  const part = Math.min(by / (Math.hypot(toX - x, toY - y) || 1), 0.5)
  return `${Math.round(x + (toX - x) * part)} ${Math.round(y + (toY - y) * part)}`
}

/** A closed outline along these corners, each as round as it says. */
export function outline(corners: Corners): string {
  const points = corners.split(',').map((corner) => corner.trim().split(' ').map(Number))
  const steps = points.map((point, index) => {
    const [x = 0, y = 0, round = 0] = point
    const before = points.at(index - 1) ?? point
    const after = points[(index + 1) % points.length] ?? point
    if (round === 0) return `${x} ${y}`
    return `${move(point, before, round)}Q${x} ${y} ${move(point, after, round)}`
  })
  return `M${steps.join('L')}Z`
}

export const outlines = (shapes: readonly Corners[]) => shapes.map(outline).join('')

export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`

/** The upper half of a circle, down to a height: what a wheel is seen in. */
export const arch = (x: number, y: number, radius: number, bottom: number) => {
  const half = Math.round(Math.sqrt(Math.max(radius ** 2 - (y - bottom) ** 2, 0)))
  return `M${x - half} ${bottom}A${radius} ${radius} 0 1 0 ${x + half} ${bottom}Z`
}
