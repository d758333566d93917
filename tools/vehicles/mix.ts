const CHANNELS = [1, 3, 5] as const

/** A color between two, `#rrggbb`: 0 is the first, 1 the other. */
export function mix(color: string, other: string, part: number): string {
  const channels = CHANNELS.map((at) => {
    const from = Number.parseInt(color.slice(at, at + 2), 16)
    const to = Number.parseInt(other.slice(at, at + 2), 16)
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
