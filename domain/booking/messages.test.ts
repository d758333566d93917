import { expect, it } from 'vitest'

import { getMessageDeadline } from './messages.ts'

const to = new Date('2026-06-13T09:00:00Z')

it.each([
  ['30 days after the drop-off', null, '2026-07-13T09:00:00.000Z'],
  [
    '30 days after a cancellation before the drop-off',
    '2026-05-20T08:00:00Z',
    '2026-06-19T08:00:00.000Z',
  ],
  [
    '30 days after the drop-off when cancelled later',
    '2026-06-20T08:00:00Z',
    '2026-07-13T09:00:00.000Z',
  ],
])('the conversation about a booking closes %s', (_, cancelled, end) => {
  const cancelledAt = cancelled === null ? null : new Date(cancelled)
  expect(getMessageDeadline({ to, cancelledAt }).toISOString()).toBe(end)
})
