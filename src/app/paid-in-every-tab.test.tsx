import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click, settle } from '#testing/page.tsx'

const ID = '66aa00000000000000000099'
const SESSION = 'cs_test_1'
const READ_BOOKING_CALL = `GET /api/booking/${ID}/en`
const SUPPLIER = { _id: '66aa00000000000000000010', fullName: 'Jasmin Auto' }
const LOCATION = { _id: '66aa00000000000000000020', name: 'Tunis-Carthage' }

/** The fields that the page of a booking needs, while the booking can still be paid. */
const UNPAID = {
  _id: ID,
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
const PAID = { ...UNPAID, status: 'paidInFull', expiresAt: null }

const findUnpaidText = () => screen.findByText('The online payment isn’t complete')
const findPaidText = () => screen.findByText('Your booking is confirmed and paid in full.')

/** Sets up the server. Call `arrive` to make the payment arrive. */
function setUp() {
  let booking: object = UNPAID
  controlFetch({
    [READ_BOOKING_CALL]: (call) => call.answer(200, booking),
    [`POST /api/check-checkout-session/${SESSION}`]: respondAlways(200, 'OK'),
    [`GET /api/booking-id/${SESSION}`]: respondAlways(200, JSON.stringify(ID)),
    'GET /api/settings': respondAlways(200, null),
    'GET /api/countries-with-locations*': respondAlways(200, []),
  })
  return {
    arrive: () => {
      booking = PAID
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})

describe('a customer who has seen the booking before it was paid', () => {
  it('sees that the booking is paid when leaving the payment page by its link, and when going back later', async () => {
    const { arrive } = setUp()
    const { router } = await openApp(`/booking?b=${ID}`)
    expect(await findUnpaidText()).toBeVisible()
    await settle(() =>
      router.navigate({ to: '/checkout-session/$sessionId', params: { sessionId: SESSION } }),
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
    const { arrive } = setUp()
    await openApp(`/booking?b=${ID}`)
    expect(await findUnpaidText()).toBeVisible()
    arrive()
    await settle(() => window.dispatchEvent(new Event('visibilitychange')))
    expect(await findPaidText()).toBeVisible()
  })

  it('sees that the booking is paid when going back to its page, even if this tab did not pay', async () => {
    const { arrive } = setUp()
    const { router } = await openApp(`/booking?b=${ID}`)
    expect(await findUnpaidText()).toBeVisible()
    await settle(() => router.navigate({ to: '/' }))
    arrive()
    await settle(() => router.history.back())
    expect(await findPaidText()).toBeVisible()
  })

  it('sees that the booking is paid immediately after paying in another tab', async () => {
    const { arrive } = setUp()
    await openApp(`/booking?b=${ID}`)
    expect(await findUnpaidText()).toBeVisible()
    arrive()
    const tab = new BroadcastChannel('masar-reads')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is always same-origin
    tab.postMessage(['booking'])
    expect(await findPaidText()).toBeVisible()
    tab.close()
  })
})
