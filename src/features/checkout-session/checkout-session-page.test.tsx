import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { DEPOSIT_INPUT } from '@masar/machines/payment/testing/payment-fixtures.ts'
import { openApp } from '#testing/app.tsx'
import { controlFetch, type ControlledFetch, respondAlways } from '#testing/calls.ts'

const SESSION_ID = 'cs_test_1'
const CHECK_CALL = `POST /api/check-checkout-session/${SESSION_ID}`
const FIND_CALL = `GET /api/booking-id/${SESSION_ID}`
const READ_CALL = `GET /api/booking/${DEPOSIT_INPUT.bookingId}/en`
const FOUND_RESPONSE = respondAlways(200, JSON.stringify(DEPOSIT_INPUT.bookingId))

const openSessionPage = (id = SESSION_ID) => openApp(`/checkout-session/${id}`)
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const readRobotsContent = () =>
  document.querySelector('meta[name="robots"]')?.getAttribute('content')
const listChecks = ({ calls }: ControlledFetch) =>
  calls.filter(({ name }) => name === CHECK_CALL || name === FIND_CALL).map(({ name }) => name)

describe('the payment page', () => {
  // @shows PAY-1, PAY-19
  it('shows on every visit that the payment is complete, and links to the booking', async () => {
    const wire = controlFetch({
      [CHECK_CALL]: respondAlways(200, 'OK'),
      [FIND_CALL]: FOUND_RESPONSE,
    })
    await openSessionPage()
    expect(await findTitle('Paid and booked')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View booking' })).toHaveAttribute(
      'href',
      `/booking?b=${DEPOSIT_INPUT.bookingId}`,
    )
    cleanup()
    await openSessionPage()

    expect(await findTitle('Paid and booked')).toBeVisible()
    expect(listChecks(wire)).toEqual([CHECK_CALL, FIND_CALL, CHECK_CALL, FIND_CALL])
  })

  // @shows FLOW-7
  it('checks the payment once per visit, and is excluded from search engines', async () => {
    const wire = controlFetch({
      [CHECK_CALL]: respondAlways(400, { code: 'payment-expired' }),
      [FIND_CALL]: respondAlways(204),
    })
    const { router } = await openSessionPage()
    await findTitle('The time to pay has run out')

    expect(document.title).toBe('The time to pay has run out - Masar')
    expect(listChecks(wire)).toEqual([CHECK_CALL, FIND_CALL])
    expect(readRobotsContent()).toBe('noindex')
    await router.navigate({ to: '/' })
    await waitFor(() => expect(readRobotsContent()).toBeUndefined())
  })

  it('shows the refund, and links to the booking paid with another payment', async () => {
    controlFetch({
      [CHECK_CALL]: respondAlways(400, {
        code: 'payment-refunded',
        refund: { amount: 74.1, currency: 'EUR' },
        bookingId: DEPOSIT_INPUT.bookingId,
      }),
      [FIND_CALL]: FOUND_RESPONSE,
    })
    await openSessionPage()

    expect(await findTitle('We’re refunding your payment')).toBeVisible()
    expect(screen.getByText('€74.10')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View booking' })).toBeVisible()
  })

  it.each([
    ['an older backend that has confirmed it before', 204, FOUND_RESPONSE, 'Paid and booked'],
    ['an older backend that failed afterwards', 400, FOUND_RESPONSE, 'Paid and booked'],
    [
      'an older backend that has deleted it',
      400,
      respondAlways(204),
      'The time to pay has run out',
    ],
    [
      'a backend that does not know it',
      204,
      respondAlways(204),
      'Find your payment in your bookings',
    ],
  ])('shows the result from %s', async (_who, status, found, heading) => {
    controlFetch({
      [CHECK_CALL]: respondAlways(status, 'unpaid'),
      [FIND_CALL]: found,
      [`POST /api/check-paypal-order/${SESSION_ID}/${DEPOSIT_INPUT.bookingId}`]: respondAlways(204),
    })
    await openSessionPage()
    expect(await findTitle(heading)).toBeVisible()
  })

  it.each([
    ['paid', respondAlways(200, 'OK'), 'Paid and booked'],
    ['not yet approved', respondAlways(400, { code: 'payment-open' }), 'Nothing has been paid yet'],
    ['refused', respondAlways(400, { code: 'payment-declined' }), 'Payment failed.'],
  ])('is where PayPal returns to: an order that is %s', async (_how, order, heading) => {
    const number = '5O190127TN364715T'
    const wire = controlFetch({
      [`POST /api/check-checkout-session/${number}`]: respondAlways(204),
      [`GET /api/booking-id/${number}`]: FOUND_RESPONSE,
      [`POST /api/check-paypal-order/${number}/${DEPOSIT_INPUT.bookingId}`]: order,
      [READ_CALL]: respondAlways(401, { code: 'unauthenticated' }),
    })
    const { router } = await openApp(`/checkout-session/paypal?token=${number}&PayerID=ABC`)
    expect(await findTitle(heading)).toBeVisible()
    expect(router.state.location.href).toBe(`/checkout-session/${number}`)
    expect(wire.calls.map(({ name }) => name)).toContain(
      `POST /api/check-paypal-order/${number}/${DEPOSIT_INPUT.bookingId}`,
    )
  })

  it('finds no payment for an invalid URL', async () => {
    controlFetch({
      'POST /api/check-checkout-session/*': respondAlways(400, { code: 'invalid-request' }),
    })
    await openSessionPage('..%2F..%2Fx')
    expect(await findTitle('Find your payment in your bookings')).toBeVisible()
  })
})

describe('the payment page in another window', () => {
  const LOCATION = {
    _id: '66aa00000000000000000020',
    name: 'Tunis-Carthage',
    timeZone: 'Africa/Tunis',
  }
  const SUPPLIER = { _id: '66aa00000000000000000010', fullName: 'Jasmin Auto' }
  const BOOKING = {
    _id: DEPOSIT_INPUT.bookingId,
    supplier: SUPPLIER,
    car: { _id: '66aa00000000000000000030', name: 'Fiat Panda', supplier: SUPPLIER },
    driver: { _id: '66aa00000000000000000001', fullName: 'Ana Trabelsi', email: 'ana@example.org' },
    pickupLocation: LOCATION,
    dropOffLocation: LOCATION,
    from: '2099-06-01T09:00:00.000Z',
    to: '2099-06-03T09:00:00.000Z',
    status: 'void',
    cancelRequest: false,
    price: 250,
  }
  const CHECKOUT =
    '/checkout?car=66aa00000000000000000030&pickup=66aa00000000000000000020' +
    '&dropoff=66aa00000000000000000020&from=2099-06-01T10%3A00&to=2099-06-03T10%3A00'

  it.each([
    ['declined', 'payment-declined', 'Payment failed.', 'Go back and try again'],
    ['open', 'payment-open', 'Nothing has been paid yet', 'Go back and pay'],
  ])(
    'links the customer who has booked back to checkout when the payment is %s',
    async (_how, code, heading, name) => {
      controlFetch({
        [CHECK_CALL]: respondAlways(400, { code }),
        [FIND_CALL]: FOUND_RESPONSE,
        [READ_CALL]: respondAlways(200, BOOKING),
      })
      await openSessionPage()
      expect(await findTitle(heading)).toBeVisible()
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', CHECKOUT)
    },
  )

  it('does not link other visitors back to checkout', async () => {
    controlFetch({
      [CHECK_CALL]: respondAlways(400, { code: 'payment-declined' }),
      [FIND_CALL]: FOUND_RESPONSE,
      [READ_CALL]: respondAlways(401, { code: 'unauthenticated' }),
    })
    await openSessionPage()
    expect(await findTitle('Payment failed.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Go back and try again' })).toBeNull()
  })

  it('offers the voucher and the calendar entry to the customer who has booked', async () => {
    controlFetch({
      [CHECK_CALL]: respondAlways(200, 'OK'),
      [FIND_CALL]: FOUND_RESPONSE,
      [READ_CALL]: respondAlways(200, { ...BOOKING, status: 'paidInFull' }),
    })
    await openSessionPage()
    const printing = await screen.findByRole('button', { name: 'Print or save the voucher' })
    expect(printing).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  })
})
