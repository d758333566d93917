import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'

import { controlFetch, respondAlways } from '#testing/calls.ts'

import { HELD_BOOKING } from '../../../payment/testing/booking.ts'
import { NEVER_ABORTED_SIGNAL, makePaymentDeps } from '../../../payment/testing/payment-ports.ts'
import { releasePendingBooking } from './book.ts'

const RELEASE_CALL = `DELETE /api/delete-temp-booking/${HELD_BOOKING._id}/*`
const READ_CALL = 'GET /api/booking/*'
const FIND_CALL = 'GET /api/booking-id/cs_1'

const releaseHeldBooking = (paymentId: string | null = 'cs_1') =>
  releasePendingBooking(
    makePaymentDeps(),
    { bookingId: HELD_BOOKING._id, paymentId },
    NEVER_ABORTED_SIGNAL,
  )

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

describe('releasing a booking', () => {
  it.each([
    ['is gone', respondAlways(204)],
    ['is not swept yet', respondAlways(200, HELD_BOOKING)],
    ['is cancelled', respondAlways(200, { ...HELD_BOOKING, status: 'cancelled' })],
  ])('succeeds when the booking %s', async (_how, read) => {
    const wire = controlFetch({ [RELEASE_CALL]: respondAlways(200, 'OK'), [READ_CALL]: read })

    await expect(releaseHeldBooking()).resolves.toEqual({ ok: true })
    expect(wire.calls[0]?.name).toBe(`DELETE /api/delete-temp-booking/${HELD_BOOKING._id}/cs_1`)
  })

  it('fails when the booking turns out to be paid', async () => {
    const paid = { ...HELD_BOOKING, status: 'deposit' }
    controlFetch({
      [RELEASE_CALL]: respondAlways(200, 'OK'),
      [READ_CALL]: respondAlways(200, paid),
    })

    await expect(releaseHeldBooking()).resolves.toEqual({ ok: false, refused: 'still-booked' })
  })

  it('succeeds for a guest when the payment id finds no booking', async () => {
    controlFetch({
      [RELEASE_CALL]: respondAlways(200, 'OK'),
      [READ_CALL]: respondAlways(401),
      [FIND_CALL]: respondAlways(204),
    })
    await expect(releaseHeldBooking()).resolves.toEqual({ ok: true })
    await expect(releaseHeldBooking(null)).resolves.toEqual({ ok: true })
  })

  it('fails for a guest when the payment id still finds the booking', async () => {
    controlFetch({
      [RELEASE_CALL]: respondAlways(200, 'OK'),
      [READ_CALL]: respondAlways(401),
      [FIND_CALL]: respondAlways(200, JSON.stringify(HELD_BOOKING._id)),
    })
    await expect(releaseHeldBooking()).resolves.toEqual({ ok: false, refused: 'still-booked' })
  })
})
