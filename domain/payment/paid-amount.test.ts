import { expect, it } from 'vitest'

import { computePaidAmount } from './paid-amount.ts'

it.each([
  ['pending', 0, 0],
  ['reserved', 100_000, 100_000],
  ['deposit', 0, 300_000],
  ['paid', 0, 460_000],
  ['paidInFull', 300_000, 760_000],
  ['deposit', 460_000, 460_000],
  ['void', 0, 0],
  ['atTheGarage', 50_000, 50_000],
  ['toString', 0, 0],
])('the status %s with %i paid online means that %i is paid', (status, paidOnline, paid) => {
  expect(computePaidAmount({ status, paidOnline, rental: 460_000, deposit: 300_000 })).toBe(paid)
})
