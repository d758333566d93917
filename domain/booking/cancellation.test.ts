import { expect, it } from 'vitest'

import { getCancellationTerms, getFullRefundDeadline } from './cancellation.ts'

const from = '2026-06-04T09:00:00.000Z'

// @shows BOOKING-15
it.each([
  ['2026-06-01T09:00:00Z', 'full-refund'],
  ['2026-06-03T09:00:00Z', 'full-refund'],
  ['2026-06-03T09:00:01Z', 'fee'],
  ['2026-06-04T08:59:59Z', 'fee'],
  ['2026-06-04T09:00:00Z', 'started'],
])('cancelling at %s a rental from 4 June, 9:00, has the terms %s', (now, terms) => {
  expect(getCancellationTerms({ cancellation: true, from }, new Date(now))).toBe(terms)
})

it('a booking without the cancellation option has no terms', () => {
  const now = new Date('2026-06-01T09:00:00Z')
  expect(getCancellationTerms({ cancellation: false, from }, now)).toBe('not-bought')
})

it('a full refund is possible until 24 hours before pick-up', () => {
  expect(getFullRefundDeadline(from).toISOString()).toBe('2026-06-03T09:00:00.000Z')
})
