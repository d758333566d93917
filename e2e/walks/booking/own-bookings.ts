import { expect } from '@playwright/test'

import { SUPPLIERS } from '../../steps/booking/demo-fixtures.ts'
import {
  asNewGuest,
  type BookingPeople,
  isRival,
  rivalBooks,
  supplierSetsAll,
} from './booking-people.ts'

type Held = 'void' | 'pending'

/** The car is available, or booked by another customer. */
export async function freeCar(people: BookingPeople) {
  await supplierSetsAll(people, 'cancelled')
}
export async function bookCarByRival(people: BookingPeople) {
  await supplierSetsAll(people, 'cancelled')
  await rivalBooks(people)
}

/** The guest of this browser has booked the car, or started its payment elsewhere. */
export const setGuestBooking = (status: Held) => async (people: BookingPeople) => {
  const { scene, trip, overdue } = people
  const bookings = await scene.testActions.listBookings(trip.car.id)
  const mine = bookings.filter(({ id, email }) => !isRival(email) && !overdue.has(id))
  if (mine.some((booking) => booking.status === status)) return
  await supplierSetsAll(people, 'cancelled')
  await books(people, status)
}

async function books(people: BookingPeople, status: Held) {
  const { scene, trip, keys } = people
  const location = trip.location.id
  const isForCounter = status === 'pending'
  const booking = {
    supplier: SUPPLIERS.jasmin.id,
    car: trip.car.id,
    pickupLocation: location,
    dropOffLocation: location,
    from: `${trip.from}T09:00:00.000Z`,
    to: `${trip.to}T09:00:00.000Z`,
    isDeposit: !isForCounter,
    isPayedInFull: false,
  }
  const driver = { ...asNewGuest(people), language: 'en' }
  // The cookie that identifies the guest stays in the browser.
  const ask = (price: number) =>
    scene.page.request.post('/api/checkout', {
      data: { driver, booking: { ...booking, price }, payLater: isForCounter },
    })
  const { price } = (await (await ask(1)).json()) as { price: number }
  const answer = await ask(price)
  expect(answer.status()).toBe(200)
  keys.add(((await answer.json()) as { bookingId: string }).bookingId)
}
