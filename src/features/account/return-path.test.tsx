import * as v from 'valibot'
import { expect, it } from 'vitest'

import { returnPathParam } from './return-path.ts'

it.each([
  'https://evil.example/',
  '//evil.example',
  String.raw`/\evil.example`,
  'x:y',
  'bookings',
  '',
  undefined,
  ['/bookings'],
])('%j is not followed after signing in', (from) => {
  expect(v.parse(returnPathParam, from)).toBeUndefined()
})

it.each(['/', '/bookings?status=pending', '/tos#deposit'])(
  '%s is followed after signing in',
  (from) => {
    expect(v.parse(returnPathParam, from)).toBe(from)
  },
)
