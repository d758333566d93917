import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { activateLanguage } from '#i18n/activate.ts'
import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click, fill, settle } from '#testing/page.tsx'

import { downloadScreens } from './lazy-screens.ts'
import { BOOKING_ID } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import {
  respondToBooking,
  BOOK_CALL,
  listBookCalls,
  bookFromDriverStep,
  findHeading,
  openCheckoutPage,
  storeCustomer,
  goToReview,
} from './testing/customer.ts'
import {
  AMIRA_PROFILE,
  makeCheckoutAnswers,
  CHECKOUT_PATH,
  CLIO_WITH_OPTIONS,
} from '../payment/testing/server-answers.ts'

beforeAll(downloadScreens)

describe('a booking request', () => {
  it('is retried with the same key and body, even after a reload', async () => {
    const wire = controlFetch(makeCheckoutAnswers())
    const sent = vi.spyOn(globalThis, 'fetch')
    const keys = () =>
      sent.mock.calls
        .map(([request]) => request)
        .filter((request) => request instanceof Request && request.url.endsWith('/api/checkout'))
        .map((request) => (request as Request).headers.get('Idempotency-Key'))
    await openCheckoutPage()
    await goToReview()
    await click('button', /^Book now/)
    await waitFor(() => wire.waiting(BOOK_CALL))
    await settle(() => wire.waiting(BOOK_CALL).lose())
    await findHeading(/^Something went wrong/)
    await click('button', 'Try again')
    await waitFor(() => expect(listBookCalls(wire)).toHaveLength(2))
    cleanup()
    await openCheckoutPage()
    await waitFor(() => expect(listBookCalls(wire)).toHaveLength(3))

    expect(new Set(keys()).size).toBe(1)
    expect(new Set(listBookCalls(wire).map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  // @shows FLOW-8
  it('is retried with the same body when the language has changed', async () => {
    const wire = controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await goToReview()
    await click('button', /^Book now/)
    await waitFor(() => wire.waiting(BOOK_CALL))
    await settle(() => wire.waiting(BOOK_CALL).lose())
    await findHeading(/^Something went wrong/)
    await settle(() => activateLanguage('fr'))
    await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Réessayer' })))
    await waitFor(() => expect(listBookCalls(wire)).toHaveLength(2))
    await activateLanguage('en')

    const [first, second] = listBookCalls(wire).map(({ body }) => body)
    expect(first).toMatchObject({ driver: { language: 'en' } })
    expect(second).toEqual(first)
  })

  it('is not repeated when the page reloads after the booking', async () => {
    const wire = controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await goToReview()
    await click('button', /^Book now/)
    await respondToBooking(wire, 200, { bookingId: BOOKING_ID })
    await findHeading(/^Booking received/)
    cleanup()
    await openCheckoutPage()

    expect(await findHeading(/^Booking received/)).toBeVisible()
    expect(await screen.findByText('Renault Clio')).toBeVisible()
    expect(listBookCalls(wire)).toHaveLength(1)
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Badis')
  })
})

describe('a signed-in customer', () => {
  it('does not have to enter details that the account has', async () => {
    storeCustomer()
    const wire = controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await goToReview()
    await click('button', /^Book now/)
    await respondToBooking(wire, 200, { bookingId: BOOKING_ID })

    expect(await findHeading(/^Booking received/)).toBeVisible()
    expect(listBookCalls(wire)[0]?.body).not.toHaveProperty('driver')
    expect(listBookCalls(wire)[0]?.body).toHaveProperty('booking.driver', AMIRA_PROFILE._id)
  })

  it.each([
    ['stores the details', 200, undefined],
    ['has no such call', 501, expect.objectContaining({ birthDate: '1990-05-17' })],
  ])('completes the account when the server %s', async (_how, status, driver) => {
    storeCustomer()
    const wire = controlFetch({
      ...makeCheckoutAnswers(),
      'GET /api/user/*': respondAlways(200, { ...AMIRA_PROFILE, birthDate: null }),
      'POST /api/update-user': respondAlways(status, 'OK'),
    })
    await openCheckoutPage()
    await findHeading(/Booking options \(/)
    await click('button', 'Continue to driver details')
    expect(screen.queryByLabelText('Phone')).not.toBeInTheDocument()
    await fill('Date of birth', '1990-05-17')
    await bookFromDriverStep()
    await waitFor(() => wire.waiting(BOOK_CALL))

    expect(wire.calls.find(({ name }) => name === 'POST /api/update-user')?.body).toMatchObject({
      phone: AMIRA_PROFILE.phone,
      birthDate: '1990-05-17',
    })
    const [request] = listBookCalls(wire)
    expect(Object(request?.body).driver).toEqual(driver)
  })
})

describe('a disabled payment choice', () => {
  it('shows why it is disabled, and cannot be selected', async () => {
    controlFetch({ ...makeCheckoutAnswers(), 'GET /api/country-code': respondAlways(200, '"TN"') })
    storeCustomer()
    await openCheckoutPage()
    await findHeading(/Booking options \(/)
    await click('button', 'Continue to driver details')
    await click('button', 'Continue to payment options')
    const full = screen.getByRole('radio', { name: 'Pay in full online' })
    expect(full).toHaveAccessibleDescription(/not allowed for users in Tunisia/)
    await click('radio', 'Pay in full online')

    expect(full).not.toBeChecked()
    expect(screen.getByRole('alert')).toHaveTextContent(/Choose how you want to pay/)
  })
})

// @shows BOOK-36
describe('a checkout that cannot start', () => {
  it.each([
    ['a part of the link is missing', '/checkout?car=66aa00000000000000000030'],
    ['a part of the link is invalid', CHECKOUT_PATH.replace('10:00', '25:00')],
  ])('shows that %s', async (_what, path) => {
    controlFetch(makeCheckoutAnswers())
    await openApp(path)

    expect(await findHeading(/^This checkout link is incomplete$/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find a car' })).toHaveAttribute('href', '/')
  })

  it('shows that the dates have passed', async () => {
    controlFetch(makeCheckoutAnswers())
    await openApp(CHECKOUT_PATH.replaceAll('2099', '2020'))

    expect(await findHeading(/^This trip can’t be booked$/)).toBeVisible()
    expect(screen.getByText(/The pick-up time has passed or is too soon/)).toBeVisible()
  })

  // @shows BOOK-23
  it('shows that the car is taken when a search does not find it', async () => {
    const wire = controlFetch({
      ...makeCheckoutAnswers({ availability: undefined }),
      'POST /api/frontend-cars*': respondAlways(200, [{ resultData: [], pageInfo: [] }]),
    })
    await openCheckoutPage()

    expect(await findHeading(/^This car is already booked for these dates$/)).toBeVisible()
    const search = wire.calls.find(({ name }) => name.startsWith('POST /api/frontend-cars'))
    expect(search?.body).toMatchObject({
      suppliers: [CLIO_WITH_OPTIONS.supplier._id],
      carType: ['gasoline'],
      gearbox: ['manual'],
      fuelPolicy: ['fullToFull'],
      ranges: ['mini'],
    })
  })
})
