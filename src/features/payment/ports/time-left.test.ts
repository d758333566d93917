import { expect, it } from 'vitest'

import { calculateTimeLeft } from './time-left.ts'

const NOON = new Date('2026-05-20T12:00:00.000Z')

it.each([
  ['2026-05-20T12:30:00.000Z', 30 * 60_000],
  ['2026-05-20T11:59:00.000Z', -60_000],
  ['2199-05-20T12:00:00.000Z', 2 ** 31 - 1],
  [null, null],
  [undefined, null],
])(
  'calculateTimeLeft for %s returns %s ms, at most the maximum delay of a timer',
  (expiresAt, left) => {
    expect(calculateTimeLeft(expiresAt, NOON)).toBe(left)
  },
)
