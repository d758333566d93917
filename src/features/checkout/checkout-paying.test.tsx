import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { controlFetch, type ControlledFetch, respondAlways } from '#testing/calls.ts'
import { click, settle } from '#testing/page.tsx'

import { downloadScreens } from './lazy-screens.ts'
import { HELD_BOOKING } from '../payment/testing/booking.ts'
import {
  BOOK_CALL,
  bookWithDeposit,
  findHeading,
  openCheckoutPage,
  storeCustomer,
} from './testing/customer.ts'
import { makeCheckoutAnswers } from '../payment/testing/server-answers.ts'

const SESSION_CALL = 'POST /api/create-checkout-session'
const PAY_CALL = 'POST /sandbox/payments/cs_1/pay'
const CHECK_CALL = 'POST /api/check-checkout-session/cs_1'

const sessionResponse = respondAlways(200, {
  sessionId: 'cs_1',
  customerId: 'cus_1',
  clientSecret: 'cs_1_secret_9',
  provider: 'sandbox',
  charge: { amount: 250, currency: 'TND', baseAmount: 250, baseCurrency: 'TND', rate: 1 },
  expiresAt: '2199-05-20T12:30:00.000Z',
})

const controlOnlinePayments = (more: Parameters<typeof controlFetch>[0] = {}) =>
  controlFetch({
    ...makeCheckoutAnswers(),
    [BOOK_CALL]: respondAlways(200, { bookingId: HELD_BOOKING._id, status: 'void' }),
    'GET /api/booking/*': respondAlways(200, HELD_BOOKING),
    [SESSION_CALL]: sessionResponse,
    ...more,
  })

const findCardForm = () => screen.findByLabelText('Card number')
const findCalls = ({ calls }: ControlledFetch, name: string) =>
  calls.filter((call) => call.name === name)

async function openCardForm() {
  await openCheckoutPage()
  await bookWithDeposit()
  await findCardForm()
}

async function payWithCard(card: RegExp) {
  await click('button', card)
  await click('button', 'Pay 250\u00A0TND')
}

beforeAll(downloadScreens)
beforeEach(storeCustomer)

describe('paying the deposit with a test card', () => {
  it('ends with a confirmed booking and the amount paid', async () => {
    const wire = controlOnlinePayments({
      [PAY_CALL]: respondAlways(200, { status: 'succeeded' }),
      [CHECK_CALL]: respondAlways(200, 'OK'),
    })
    await openCardForm()
    await payWithCard(/^4242 4242 4242 4242/)

    expect(await findHeading(/^You’re booked/)).toBeVisible()
    const paid = screen.getByText('Paid online', { selector: 'dt' }).nextElementSibling
    expect(paid).toHaveTextContent(/^250 TND/)
    expect(findCalls(wire, BOOK_CALL)).toHaveLength(1)
    expect(findCalls(wire, PAY_CALL)).toHaveLength(1)
    expect(findCalls(wire, SESSION_CALL)[0]?.body).toMatchObject({
      amount: 250,
      currency: 'TND',
      bookingId: HELD_BOOKING._id,
      provider: 'sandbox',
    })
  })

  it('restores the same payment after a reload, without card data', async () => {
    const wire = controlOnlinePayments({
      [CHECK_CALL]: respondAlways(400, { code: 'payment-open' }),
    })
    const sent = vi.spyOn(globalThis, 'fetch')
    await openCardForm()
    await click('button', /^4242/)
    cleanup()
    await openCheckoutPage()

    expect(await findCardForm()).toHaveValue('')
    expect(findCalls(wire, BOOK_CALL)).toHaveLength(1)
    const keys = sent.mock.calls
      .map(([request]) => request)
      .filter((request) => request instanceof Request && request.url.endsWith('-session'))
      .map((request) => (request as Request).headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('is confirmed when the page reloads between the payment and its confirmation', async () => {
    const wire = controlOnlinePayments({ [PAY_CALL]: respondAlways(200, { status: 'succeeded' }) })
    await openCardForm()
    await payWithCard(/^4242/)
    await findHeading(/^We’re confirming your payment$/)
    cleanup()
    await openCheckoutPage()
    await waitFor(() => expect(findCalls(wire, CHECK_CALL)).toHaveLength(2))
    await settle(() => findCalls(wire, CHECK_CALL)[1]?.answer(200, 'OK'))

    expect(await findHeading(/^You’re booked/)).toBeVisible()
    expect(findCalls(wire, PAY_CALL)).toHaveLength(1)
  })

  // @shows PAY-28
  it('leaves no secret in storage, URL or page', async () => {
    controlOnlinePayments({
      [PAY_CALL]: respondAlways(200, { status: 'declined' }),
      [CHECK_CALL]: respondAlways(400, { code: 'payment-declined', reason: 'declined' }),
    })
    await openCardForm()
    await payWithCard(/^4000 0000 0000 0002/)
    await findHeading(/^Payment failed\.$/)

    const storedData = JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ])
    for (const secret of ['cs_1_secret_9', '4000 0000', '4000000000000002']) {
      expect(storedData + location.href + document.documentElement.outerHTML).not.toContain(secret)
    }
  })

  // @shows BOOK-40
  it('releases the booking when another payment method is requested', async () => {
    const wire = controlOnlinePayments({
      [`DELETE /api/delete-temp-booking/${HELD_BOOKING._id}/cs_1`]: respondAlways(200, 'OK'),
    })
    await openCardForm()
    await click('button', 'Use another payment method')

    expect(await findHeading(/^Payment options \(/)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Pay the deposit online' })).toBeChecked()
    expect(findCalls(wire, BOOK_CALL)).toHaveLength(1)
  })
})
