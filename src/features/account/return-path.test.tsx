import { expect, it } from 'vitest'

import { readReturnPath } from './return-path.ts'

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
  expect(readReturnPath(from)).toEqual({ from: undefined })
})

it.each(['/', '/bookings?status=pending', '/tos#deposit'])('%s is followed', (from) => {
  expect(readReturnPath(from)).toEqual({ from })
})
