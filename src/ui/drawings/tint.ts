/** Paints that read well on white and on near-black. */
const PAINTS = [
  '#2f6fb5',
  '#c65f3d',
  '#3d8a86',
  '#a9b2bc',
  '#8e3b50',
  '#d9a441',
  '#6f8350',
  '#5b6fa8',
  '#b8a07a',
  '#6b737d',
] as const

/** A car has the same paint wherever it is shown; `key` is its id. */
export function pickTint(key: string): string {
  let hash = 0
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return PAINTS[hash % PAINTS.length] ?? PAINTS[0]
}

const CHANNELS = [1, 3, 5] as const

/** A colour on its way to another: 0 is the one, 1 the other. */
export function mix(colour: string, other: string, part: number): string {
  const channels = CHANNELS.map((at) => {
    const from = Number.parseInt(colour.slice(at, at + 2), 16)
    const to = Number.parseInt(other.slice(at, at + 2), 16)
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
