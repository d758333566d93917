import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click, settle } from '#testing/page.tsx'

const BOOKING_ID = '66aa00000000000000000099'
const SESSION_ID = 'cs_test_1'
const READ_BOOKING_CALL = `GET /api/booking/${BOOKING_ID}/en`
const SUPPLIER = { _id: '66aa00000000000000000010', fullName: 'Jasmin Auto' }
const LOCATION = { _id: '66aa00000000000000000020', name: 'Tunis-Carthage' }

/** The fields that the booking page needs for a booking that can still be paid. */
const UNPAID_BOOKING = {
  _id: BOOKING_ID,
  supplier: SUPPLIER,
  car: { _id: '66aa00000000000000000030', name: 'Fiat Panda', range: 'mini', supplier: SUPPLIER },
  driver: { _id: '66aa00000000000000000001', fullName: 'Ana Trabelsi', email: 'ana@example.org' },
  pickupLocation: LOCATION,
  dropOffLocation: LOCATION,
  from: '2099-06-01T09:00:00.000Z',
  to: '2099-06-03T09:00:00.000Z',
  status: 'void',
  expiresAt: '2099-05-01T09:00:00.000Z',
  isPayedInFull: true,
  cancelRequest: false,
  price: 250,
}
const PAID_BOOKING = { ...UNPAID_BOOKING, status: 'paidInFull', expiresAt: null }

const findUnpaidText = () => screen.findByText('The online payment isn’t complete')
const findPaidText = () => screen.findByText('Your booking is confirmed and paid in full.')

/** Sets up the server. Call `arrive` to make the payment arrive. */
function setUpServer() {
  let booking: object = UNPAID_BOOKING
  controlFetch({
    [READ_BOOKING_CALL]: (call) => call.answer(200, booking),
    [`POST /api/check-checkout-session/${SESSION_ID}`]: respondAlways(200, 'OK'),
    [`GET /api/booking-id/${SESSION_ID}`]: respondAlways(200, JSON.stringify(BOOKING_ID)),
    'GET /api/settings': respondAlways(200, null),
    'GET /api/countries-with-locations*': respondAlways(200, []),
  })
  return {
    arrive: () => {
      booking = PAID_BOOKING
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})

describe('a customer who has seen the booking before it was paid', () => {
  it('sees the booking as paid after leaving the payment page and after going back', async () => {
    const { arrive } = setUpServer()
    const { router } = await openApp(`/booking?b=${BOOKING_ID}`)
    expect(await findUnpaidText()).toBeVisible()
    await settle(() =>
      router.navigate({ to: '/checkout-session/$sessionId', params: { sessionId: SESSION_ID } }),
    )
    arrive()
    await screen.findByRole('heading', { name: 'Paid and booked' })
    await click('link', 'View booking')
    expect(await findPaidText()).toBeVisible()
    await settle(() => router.navigate({ to: '/' }))
    await settle(() => router.history.back())
    expect(await findPaidText()).toBeVisible()
  })

  it('sees that the booking is paid when returning to the tab', async () => {
    const { arrive } = setUpServer()
    await openApp(`/booking?b=${BOOKING_ID}`)
    expect(await findUnpaidText()).toBeVisible()
    arrive()
    await settle(() => window.dispatchEvent(new Event('visibilitychange')))
    expect(await findPaidText()).toBeVisible()
  })

  it('sees the booking as paid when going back, even without having paid in this tab', async () => {
    const { arrive } = setUpServer()
    const { router } = await openApp(`/booking?b=${BOOKING_ID}`)
    expect(await findUnpaidText()).toBeVisible()
    await settle(() => router.navigate({ to: '/' }))
    arrive()
    await settle(() => router.history.back())
    expect(await findPaidText()).toBeVisible()
  })

  it('sees that the booking is paid immediately after paying in another tab', async () => {
    const { arrive } = setUpServer()
    await openApp(`/booking?b=${BOOKING_ID}`)
    expect(await findUnpaidText()).toBeVisible()
    arrive()
    const tab = new BroadcastChannel('masar-reads')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is always same-origin
    tab.postMessage(['booking'])
    expect(await findPaidText()).toBeVisible()
    tab.close()
  })
})
