import { createHash } from 'node:crypto'

/** Pseudo-random numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number
  /** Returns an integer between both ends, inclusive. */
  between(low: number, high: number): number
  /** Returns true with this probability: 0.25 is one time in four. */
  chance(share: number): boolean
  pick<T>(choices: readonly T[]): T
  /** Makes a weighted choice; a weight of 0 is never chosen. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T
}

export function createRandom(seed: string): Random {
  const next = mulberry32(createHash('md5').update(seed).digest().readUInt32LE())
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))

  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (choices) => assertPresent(choices[between(0, choices.length - 1)]),
    weighted(choices) {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
      const found = choices.find(([, weight]) => (left -= weight) < 0) ?? choices.at(-1)
      return assertPresent(found)[0]
    },
  }
}

function assertPresent<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}

/** Tommy Ettinger's mulberry32: small, fast and random enough for a fleet. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
