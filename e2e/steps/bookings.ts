import { type APIRequestContext, expect, type Page } from '@playwright/test'

import type { Backstage } from './backstage.ts'
import type { Driver } from './people.ts'
import type { Trip } from './trip.ts'
import type { Language } from './words.ts'
import { SUPPLIERS } from './world.ts'

/** The counter knows of one booking of this car by this person, and it is this one. */
export async function isBookedOnce(backstage: Backstage, trip: Trip, email: string, id: string) {
  const bookings = await backstage.bookingsOf(trip.car.id)
  expect(bookings.filter((booking) => booking.email === email.toLowerCase())).toEqual([
    { id, status: 'pending', email: email.toLowerCase() },
  ])
}

/** The list of a customer who has booked once. */
export async function hasOneBooking(page: Page, { car }: Trip) {
  await page.goto('/bookings')
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: car.name })).toBeVisible()
}

/** Books without a page, with the right to cancel, for whoever these calls are signed in as. */
export const booksByCall = (request: APIRequestContext, trip: Trip) => book(request, trip, {})

/** The same for somebody without an account, who is invited to one in this language. */
export const guestBooksByCall = (
  request: APIRequestContext,
  trip: Trip,
  { fullName, email, phone, birthDate }: Driver,
  language: Language = 'en',
) => book(request, trip, { driver: { fullName, email, phone, birthDate, language } })

async function book(request: APIRequestContext, trip: Trip, who: object): Promise<string> {
  const place = trip.place.id
  const booking = {
    supplier: SUPPLIERS.jasmin.id,
    car: trip.car.id,
    pickupLocation: place,
    dropOffLocation: place,
    from: tenAt(trip.from),
    to: tenAt(trip.to),
    cancellation: true,
  }
  const ask = (price: number) =>
    request.post('/api/checkout', {
      data: { ...who, booking: { ...booking, price }, payLater: true },
    })
  // The server names the price that it insists on.
  const { price } = (await (await ask(1)).json()) as { price: number }
  const booked = await ask(price)
  expect(booked.status()).toBe(200)
  return ((await booked.json()) as { bookingId: string }).bookingId
}

/** Ten in the morning in Tunis. */
const tenAt = (day: string) => `${day}T09:00:00.000Z`
