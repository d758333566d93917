import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'

import { controlFetch, respondAlways } from '#testing/calls.ts'

import { HELD_BOOKING } from '../../../payment/testing/booking.ts'
import { NEVER_ABORTED, paymentDeps } from '../../../payment/testing/payment-ports.ts'
import { release } from './book.ts'

const RELEASE = `DELETE /api/delete-temp-booking/${HELD_BOOKING._id}/*`
const READ = 'GET /api/booking/*'
const FIND = 'GET /api/booking-id/cs_1'

const give = (paymentId: string | null = 'cs_1') =>
  release(paymentDeps(), { bookingId: HELD_BOOKING._id, paymentId }, NEVER_ABORTED)

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

describe('releasing a booking', () => {
  it.each([
    ['is gone', respondAlways(204)],
    ['is not swept yet', respondAlways(200, HELD_BOOKING)],
    ['is cancelled', respondAlways(200, { ...HELD_BOOKING, status: 'cancelled' })],
  ])('succeeds when the booking %s', async (_how, read) => {
    const wire = controlFetch({ [RELEASE]: respondAlways(200, 'OK'), [READ]: read })

    await expect(give()).resolves.toEqual({ ok: true })
    expect(wire.calls[0]?.name).toBe(`DELETE /api/delete-temp-booking/${HELD_BOOKING._id}/cs_1`)
  })

  it('fails when the booking turns out to be paid', async () => {
    const paid = { ...HELD_BOOKING, status: 'deposit' }
    controlFetch({ [RELEASE]: respondAlways(200, 'OK'), [READ]: respondAlways(200, paid) })

    await expect(give()).resolves.toEqual({ ok: false, refused: 'still-booked' })
  })

  it('succeeds when a guest can no longer read the booking, and the payment does not find one', async () => {
    controlFetch({
      [RELEASE]: respondAlways(200, 'OK'),
      [READ]: respondAlways(401),
      [FIND]: respondAlways(204),
    })
    await expect(give()).resolves.toEqual({ ok: true })
    await expect(give(null)).resolves.toEqual({ ok: true })
  })

  it('fails when the payment still finds the booking', async () => {
    controlFetch({
      [RELEASE]: respondAlways(200, 'OK'),
      [READ]: respondAlways(401),
      [FIND]: respondAlways(200, JSON.stringify(HELD_BOOKING._id)),
    })
    await expect(give()).resolves.toEqual({ ok: false, refused: 'still-booked' })
  })
})
