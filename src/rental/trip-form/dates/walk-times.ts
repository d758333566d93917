interface TimeOption {
  text: string
  isBarred: boolean
}

const PAGE_SIZE = 6

/** The target of a key, and the direction in which to skip barred times from there. */
const STEP_BY_KEY: Partial<
  Record<string, (from: number, count: number) => { to: number; step: 1 | -1 }>
> = {
  ArrowDown: (from) => ({ to: from + 1, step: 1 }),
  ArrowUp: (from) => ({ to: from - 1, step: -1 }),
  PageDown: (from, count) => ({ to: Math.min(from + PAGE_SIZE, count - 1), step: -1 }),
  PageUp: (from) => ({ to: Math.max(from - PAGE_SIZE, 0), step: 1 }),
  Home: () => ({ to: 0, step: 1 }),
  End: (_, count) => ({ to: count - 1, step: -1 }),
}

/** Returns the index to which a key or typed digits move in a list of times, or null. Skips barred times. */
export function findTimeIndex(
  times: readonly TimeOption[],
  from: number,
  key: string,
): number | null {
  if (/^[\d:]+$/.test(key)) {
    const starts = [key, `0${key}`]
    const found = times.findIndex(
      ({ text, isBarred }) => !isBarred && starts.some((start) => text.startsWith(start)),
    )
    return found === -1 ? null : found
  }
  const walk = STEP_BY_KEY[key]?.(from, times.length)
  if (!walk) return null
  for (let at = walk.to; at >= 0 && at < times.length; at += walk.step) {
    if (!times[at]?.isBarred) return at
  }
  return from
}
