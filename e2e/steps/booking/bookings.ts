import { type APIRequestContext, expect, type Page } from '@playwright/test'

import type { TestActionsClient } from '../server/test-actions.ts'
import type { TypedDriver } from '../person/people.ts'
import type { DemoTrip } from './trip.ts'
import type { Language } from '@masar/domain/service/languages.ts'
import { SUPPLIERS } from './demo-fixtures.ts'

/** Asserts that the server has exactly one booking of this car by this user, with this id. */
export async function expectBookedOnce(
  testActions: TestActionsClient,
  trip: DemoTrip,
  email: string,
  id: string,
) {
  const bookings = await testActions.listBookings(trip.car.id)
  expect(bookings.filter((booking) => booking.email === email.toLowerCase())).toEqual([
    { id, status: 'pending', email: email.toLowerCase() },
  ])
}

/** Asserts that the customer's list has exactly one booking. */
export async function expectOneBooking(page: Page, { car }: DemoTrip) {
  await page.goto('/bookings')
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: car.name })).toBeVisible()
}

export interface CreatedBooking {
  id: string
  /** In dinars. */
  price: number
}

/** As the user signed in on `request`, books with the cancellation option, and returns the booking's id. */
export const bookByCall = async (request: APIRequestContext, trip: DemoTrip) =>
  (await createBooking(request, trip)).id

/** Books through the API, with the options to cancel and to change. */
export const bookChangeableByCall = (request: APIRequestContext, trip: DemoTrip, options = {}) =>
  createBooking(request, trip, {}, { amendments: true, ...options })

/** Books through the API as a guest, who gets the account invitation in this language. */
export async function bookByCallAsGuest(
  request: APIRequestContext,
  trip: DemoTrip,
  { fullName, email, phone, birthDate }: TypedDriver,
  language: Language = 'en',
) {
  const driver = { fullName, email, phone, birthDate, language }
  return (await createBooking(request, trip, { driver })).id
}

/**
 * Books through the API as a guest, to be paid in full online, with the options to cancel and to change. Does
 * not start the payment.
 */
export async function bookUnpaidAsGuest(
  request: APIRequestContext,
  trip: DemoTrip,
  { fullName, email, phone, birthDate }: TypedDriver,
  language: Language,
) {
  const driver = { fullName, email, phone, birthDate, language }
  const options = { amendments: true, isPayedInFull: true }
  return (await createBooking(request, trip, { driver, payLater: false }, options)).id
}

/**
 * Books as a guest and pays in full with a test card through the API. `request` receives the guest's cookie.
 */
export async function payByCallAsGuest(
  request: APIRequestContext,
  trip: DemoTrip,
  driver: TypedDriver,
  language: Language = 'en',
) {
  const payment = await openPaymentAsGuest(request, trip, driver, language)
  await payByCall(request, payment)
  const checked = await request.post(`/api/check-checkout-session/${payment.sessionId}`)
  expect(checked.status()).toBe(200)
  return payment.bookingId
}

/** A sandbox payment that has been started. */
export interface OpenPayment {
  bookingId: string
  sessionId: string
  clientSecret: string
}

/** Books through the API as a guest with full online payment, and starts the payment. */
export async function openPaymentAsGuest(
  request: APIRequestContext,
  trip: DemoTrip,
  { fullName, email, phone, birthDate }: TypedDriver,
  language: Language,
): Promise<OpenPayment> {
  const driver = { fullName, email, phone, birthDate, language }
  const { id, price } = await createBooking(
    request,
    trip,
    { driver, payLater: false },
    { isPayedInFull: true },
  )
  const opened = await request.post('/api/create-checkout-session', {
    data: {
      bookingId: id,
      amount: price,
      currency: 'TND',
      locale: language,
      receiptEmail: email,
      customerName: fullName,
      name: 'Masar',
      description: 'Masar',
    },
  })
  return { bookingId: id, ...((await opened.json()) as Omit<OpenPayment, 'bookingId'>) }
}

const ACCEPTED_CARD = '4242 4242 4242 4242'

/** Pays with a test card. The booking is confirmed only once the payment status is checked. */
export async function payByCall(
  request: APIRequestContext,
  { sessionId, clientSecret }: OpenPayment,
) {
  const card = { number: ACCEPTED_CARD, expiry: '12/34', code: '123' }
  await request.post(`/sandbox/payments/${sessionId}/pay`, { data: { clientSecret, ...card } })
}

async function createBooking(
  request: APIRequestContext,
  trip: DemoTrip,
  who = {},
  more = {},
): Promise<CreatedBooking> {
  const location = trip.location.id
  const booking = {
    supplier: SUPPLIERS.jasmin.id,
    car: trip.car.id,
    pickupLocation: location,
    dropOffLocation: location,
    from: toTenOClock(trip.from),
    to: toTenOClock(trip.to),
    cancellation: true,
    ...more,
  }
  const ask = (price: number) =>
    request.post('/api/checkout', {
      data: { payLater: true, ...who, booking: { ...booking, price } },
    })
  // The server responds to a wrong price with the right one.
  const { price } = (await (await ask(1)).json()) as { price: number }
  const booked = await ask(price)
  expect(booked.status()).toBe(200)
  const { bookingId } = (await booked.json()) as { bookingId: string }
  return { id: bookingId, price }
}

/** Books through the API for a pick-up in this many minutes. */
export function bookSoonByCall(request: APIRequestContext, trip: DemoTrip, minutes: number) {
  const from = new Date()
  from.setMinutes(from.getMinutes() + minutes, 0, 0)
  const to = new Date(from)
  to.setDate(to.getDate() + 3)
  return createBooking(request, trip, {}, { from: from.toISOString(), to: to.toISOString() })
}

/** Returns 10:00 in Tunis on this day, as a UTC timestamp. */
const toTenOClock = (day: string) => `${day}T09:00:00.000Z`
