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

describe('releasing a booking', () => {
  it.each([
    ['is gone', answered(204)],
    ['is not swept yet', answered(200, HELD_BOOKING)],
    ['is cancelled', answered(200, { ...HELD_BOOKING, status: 'cancelled' })],
  ])('succeeds when the booking %s', async (_how, read) => {
    const wire = holdTheWire({ [RELEASE]: answered(200, 'OK'), [READ]: read })

    await expect(give()).resolves.toEqual({ ok: true })
    expect(wire.calls[0]?.name).toBe(`DELETE /api/delete-temp-booking/${HELD_BOOKING._id}/cs_1`)
  })

  it('fails when the booking turns out to be paid', async () => {
    const paid = { ...HELD_BOOKING, status: 'deposit' }
    holdTheWire({ [RELEASE]: answered(200, 'OK'), [READ]: answered(200, paid) })

    await expect(give()).resolves.toEqual({ ok: false, refused: 'still-booked' })
  })

  it('succeeds when a guest can no longer read the booking, and the payment does not find one', async () => {
    holdTheWire({
      [RELEASE]: answered(200, 'OK'),
      [READ]: answered(401),
      [FIND]: answered(204),
    })
    await expect(give()).resolves.toEqual({ ok: true })
    await expect(give(null)).resolves.toEqual({ ok: true })
  })

  it('fails when the payment still finds the booking', async () => {
    holdTheWire({
      [RELEASE]: answered(200, 'OK'),
      [READ]: answered(401),
      [FIND]: answered(200, JSON.stringify(HELD_BOOKING._id)),
    })
    await expect(give()).resolves.toEqual({ ok: false, refused: 'still-booked' })
  })
})
