import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type ControlledFetch, controlFetch, respondAlways } from '#testing/calls.ts'
import { click, fill, settle } from '#testing/page.tsx'

import { downloadScreens } from './lazy-screens.ts'
import { BOOKING_ID } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import {
  respondToBooking,
  BOOK_CALL,
  bookWithDeposit,
  listBookCalls,
  fillInGuest,
  findHeading,
  openCheckoutPage,
  storeCustomer,
} from './testing/customer.ts'
import { HELD_BOOKING } from '../payment/testing/booking.ts'
import { makeCheckoutAnswers, CLIO_WITH_OPTIONS } from '../payment/testing/server-answers.ts'

beforeAll(downloadScreens)
beforeEach(storeCustomer)

type Router = Awaited<ReturnType<typeof openCheckoutPage>>['router']

const isInert = (button: HTMLElement) => button.closest('[inert]') !== null
const readEntries = ({ history }: Router) => history.location.state.checkoutSteps
const goBack = ({ history }: Router) => settle(() => history.back())
const goForward = ({ history }: Router) => settle(() => history.forward())

const findCarCalls = ({ calls }: ControlledFetch) => {
  const found = calls.filter(({ name }) => name.startsWith('GET /api/car/'))
  expect(found).not.toEqual([])
  return found
}

async function openPaymentStep() {
  const wire = controlFetch(makeCheckoutAnswers())
  const { router } = await openCheckoutPage()
  await findHeading(/Booking options \(/)
  await click('button', 'Continue to driver details')
  await click('button', 'Continue to payment options')
  await findHeading(/Payment options \(/)
  return { wire, router }
}

it('an outgoing step ignores a second press on its buttons', async () => {
  controlFetch(makeCheckoutAnswers())
  await openCheckoutPage()
  await findHeading(/Booking options \(/)
  await click('button', 'Continue to driver details')
  await click('button', 'Edit: Booking options')
  const name = 'Continue to driver details'
  const buttons = screen.getAllByRole('button', { name, hidden: true })
  expect(buttons).toHaveLength(2)
  buttons[0]?.click()

  // `waitFor` checks after every DOM change, and so also before the next step renders.
  await waitFor(() => expect(buttons.map(isInert)).toEqual([true, true]))
  expect(await findHeading(/Driver details \(/)).toBeVisible()
})

describe('the checkout history', () => {
  it('goes one step back and forward again, keeping the input', async () => {
    const { router } = await openPaymentStep()
    await click('radio', 'Pay later, at the counter')
    await goBack(router)
    expect(await findHeading(/Driver details \(/)).toBeVisible()
    await goBack(router)
    expect(await findHeading(/Booking options \(/)).toBeVisible()
    await goForward(router)
    await goForward(router)
    expect(await findHeading(/Payment options \(/)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Pay later, at the counter' })).toBeChecked()
    expect(readEntries(router)).toEqual(['options', 'driver', 'payment'])
  })

  it('handles Back and Forward while the price is loading', async () => {
    const { 'GET /api/car/*': _, ...others } = makeCheckoutAnswers()
    const wire = controlFetch(others)
    const { router } = await openCheckoutPage()
    await waitFor(() => findCarCalls(wire))
    const enter = (checkoutSteps: readonly ('options' | 'driver')[], replace: boolean) =>
      settle(() => router.navigate({ to: '.', search: true, replace, state: { checkoutSteps } }))
    await enter(['options'], true)
    await enter(['options', 'driver'], false)
    await goBack(router)
    await goForward(router)
    for (const call of findCarCalls(wire)) await settle(() => call.answer(200, CLIO_WITH_OPTIONS))

    expect(await findHeading(/Driver details \(/)).toBeVisible()
    expect(readEntries(router)).toEqual(['options', 'driver'])
  })

  it('drops later entries when a button returns to an earlier step', async () => {
    const { router } = await openPaymentStep()
    await click('button', 'Edit: Booking options')
    await waitFor(() => expect(readEntries(router)).toEqual(['options']))
    expect(await findHeading(/Booking options \(/)).toBeVisible()
    await click('button', 'Continue to driver details')
    await waitFor(() => expect(readEntries(router)).toEqual(['options', 'driver']))
  })

  it('goes forward only as far as the input is complete', async () => {
    localStorage.clear()
    controlFetch(makeCheckoutAnswers())
    const { router } = await openCheckoutPage()
    await findHeading(/Booking options \(/)
    await click('button', 'Continue to driver details')
    await fillInGuest()
    await click('button', 'Continue to payment options')
    await goBack(router)
    await fill('Full name', '')
    await goForward(router)

    expect(await findHeading(/Driver details \(/)).toBeVisible()
    await waitFor(() => expect(readEntries(router)).toEqual(['options', 'driver']))
  })

  it('does not return from a confirmed booking to the form', async () => {
    const { wire, router } = await openPaymentStep()
    await click('radio', 'Pay later, at the counter')
    await click('button', 'Continue to review')
    await click('checkbox', 'I accept the terms of use.')
    await click('button', /^Book now/)
    await respondToBooking(wire, 200, { bookingId: BOOKING_ID, status: 'pending' })
    await findHeading(/^Booking received/)
    await goBack(router)

    expect(await findHeading(/^Booking received/)).toBeVisible()
    expect(screen.queryByRole('heading', { name: /Payment options/ })).not.toBeInTheDocument()
  })
})

const CREATE_SESSION_CALL = 'POST /api/create-checkout-session'
const CHECK_CALL = 'POST /api/check-checkout-session/cs_1'
const RELEASE_CALL = `DELETE /api/delete-temp-booking/${HELD_BOOKING._id}/cs_1`
const MINUTE_MS = 60_000

const createPayableAnswers = () => ({
  ...makeCheckoutAnswers(),
  [BOOK_CALL]: respondAlways(200, { bookingId: HELD_BOOKING._id, status: 'void' }),
  'GET /api/booking/*': respondAlways(200, HELD_BOOKING),
  [CREATE_SESSION_CALL]: respondAlways(200, {
    sessionId: 'cs_1',
    customerId: 'cus_1',
    clientSecret: 'cs_1_secret_9',
    provider: 'sandbox',
    charge: { amount: 250, currency: 'TND', baseAmount: 250, baseCurrency: 'TND', rate: 1 },
    expiresAt: new Date(Date.now() + 20.5 * MINUTE_MS).toISOString(),
  }),
  [CHECK_CALL]: respondAlways(400, { code: 'payment-open' }),
  [RELEASE_CALL]: respondAlways(200, 'OK'),
})

const findCardForm = () => screen.findByLabelText('Card number')
const findNotice = () => screen.findByText('Your booking is waiting to be paid')
const ALL_STEPS = ['options', 'driver', 'payment', 'review']

async function openPaymentForm() {
  const wire = controlFetch(createPayableAnswers())
  const { router } = await openCheckoutPage()
  await bookWithDeposit()
  await findCardForm()
  return { wire, router }
}

describe('going back from the payment', () => {
  // @shows BOOK-42
  it('opens the review, which continues to the same payment', async () => {
    const { wire, router } = await openPaymentForm()
    await waitFor(() => expect(readEntries(router)).toEqual([...ALL_STEPS, 'paying']))
    await goBack(router)

    expect(await findHeading(/Review and book/)).toBeVisible()
    expect(await findNotice()).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent('20 minutes left.')
    expect(readEntries(router)).toEqual(ALL_STEPS)
    await click('button', 'Continue to payment')

    expect(await findCardForm()).toBeVisible()
    await waitFor(() => expect(readEntries(router)).toEqual([...ALL_STEPS, 'paying']))
    expect(listBookCalls(wire)).toHaveLength(1)
    const paid = wire.calls.filter(({ name }) => name === CREATE_SESSION_CALL)
    expect(paid.map(({ body }) => body)).toEqual([paid[0]?.body, paid[0]?.body])
  })

  it('can be undone by going forward, and repeated', async () => {
    const { wire, router } = await openPaymentForm()
    await waitFor(() => expect(readEntries(router)).toHaveLength(5))
    await goBack(router)
    await findNotice()
    await goForward(router)
    expect(await findCardForm()).toBeVisible()
    await goBack(router)
    expect(await findNotice()).toBeVisible()
    expect(listBookCalls(wire)).toHaveLength(1)
  })

  // @shows BOOK-40
  it('releases the booking when done twice, and going forward afterwards books nothing', async () => {
    const { wire, router } = await openPaymentForm()
    await waitFor(() => expect(readEntries(router)).toHaveLength(5))
    await goBack(router)
    await findNotice()
    await goBack(router)

    expect(await findHeading(/Payment options \(/)).toBeVisible()
    expect(wire.calls.filter(({ name }) => name === RELEASE_CALL)).toHaveLength(1)
    await settle(() => router.history.go(2))
    expect(await findHeading(/Review and book/)).toBeVisible()
    await waitFor(() => expect(readEntries(router)).toEqual(ALL_STEPS))
    expect(screen.queryByText('Your booking is waiting to be paid')).not.toBeInTheDocument()
    expect(listBookCalls(wire)).toHaveLength(1)
  })

  it('does nothing while the payment is being processed', async () => {
    const { router } = await openPaymentForm()
    await waitFor(() => expect(readEntries(router)).toHaveLength(5))
    await click('button', /^4242 4242 4242 4242/)
    await click('button', 'Pay 250\u00A0TND')
    await findHeading(/Processing payment/)
    await goBack(router)

    expect(screen.queryByText('Your booking is waiting to be paid')).not.toBeInTheDocument()
    expect(await findHeading(/Processing payment/)).toBeVisible()
  })
})
