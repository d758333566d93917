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
])('signing in does not continue to %j', (from) => {
  expect(v.parse(returnPathParam, from)).toBeUndefined()
})

it.each(['/', '/bookings?status=pending', '/tos#deposit'])('signing in continues to %s', (from) => {
  expect(v.parse(returnPathParam, from)).toBe(from)
})
