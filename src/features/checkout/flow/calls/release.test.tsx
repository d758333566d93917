import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'

import { answered, holdTheWire } from '#testing/calls.ts'

import { HELD_BOOKING } from '../../../payment/testing/booking.ts'
import { never, paymentDeps } from '../../../payment/testing/payment-ports.ts'
import { release } from './book.ts'

const RELEASE = `DELETE /api/delete-temp-booking/${HELD_BOOKING._id}/*`
const READ = 'GET /api/booking/*'
const FIND = 'GET /api/booking-id/cs_1'

const give = (paymentId: string | null = 'cs_1') =>
  release(paymentDeps(), { bookingId: HELD_BOOKING._id, paymentId }, never)

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

describe('giving a booking back', () => {
  it.each([
    ['is gone', answered(204)],
    ['is still to be swept', answered(200, HELD_BOOKING)],
    ['is cancelled', answered(200, { ...HELD_BOOKING, status: 'cancelled' })],
  ])('is done when it %s', async (_how, read) => {
    const wire = holdTheWire({ [RELEASE]: answered(200, 'OK'), [READ]: read })

    await expect(give()).resolves.toEqual({ ok: true })
    expect(wire.calls[0]?.name).toBe(`DELETE /api/delete-temp-booking/${HELD_BOOKING._id}/cs_1`)
  })

  it('is not done when it turns out to be paid', async () => {
    const paid = { ...HELD_BOOKING, status: 'deposit' }
    holdTheWire({ [RELEASE]: answered(200, 'OK'), [READ]: answered(200, paid) })

    await expect(give()).resolves.toEqual({ ok: false, refused: 'still-booked' })
  })

  it('is done when a guest may not look any more, and nothing is found by the payment', async () => {
    holdTheWire({
      [RELEASE]: answered(200, 'OK'),
      [READ]: answered(401),
      [FIND]: answered(204),
    })
    await expect(give()).resolves.toEqual({ ok: true })
    await expect(give(null)).resolves.toEqual({ ok: true })
  })

  it('is not done when it is still found by the payment', async () => {
    holdTheWire({
      [RELEASE]: answered(200, 'OK'),
      [READ]: answered(401),
      [FIND]: answered(200, JSON.stringify(HELD_BOOKING._id)),
    })
    await expect(give()).resolves.toEqual({ ok: false, refused: 'still-booked' })
  })
})
