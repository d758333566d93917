import { expect, it } from 'vitest'

import { getAcceptedEncodings } from './encodings.ts'

it.each([
  ['gzip, br', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.000, *', ['gzip']],
  ['gzip;q=0.5, br;q=0.1', ['br', 'gzip']],
  ['*', ['br', 'gzip']],
  ['BR', ['br']],
  ['br;q=0', []],
  ['identity', []],
  ['brotli', []],
  ['', []],
])('the Accept-Encoding “%s” accepts %j', (accepted, encodings) => {
  const headers = { 'accept-encoding': accepted }
  expect(getAcceptedEncodings(new Request('http://localhost/', { headers }))).toEqual(encodings)
})
