import { expect } from '@playwright/test'

import { SUPPLIERS } from '../../steps/booking/demo-fixtures.ts'
import {
  replaceGuest,
  type BookingPeople,
  isRival,
  bookAsRival,
  setActiveStatuses,
} from './booking-people.ts'

type HoldStatus = 'void' | 'pending'

/** Makes the car available by cancelling its bookings. */
export async function freeCar(people: BookingPeople) {
  await setActiveStatuses(people, 'cancelled')
}
export async function freeCarAndBookAsRival(people: BookingPeople) {
  await setActiveStatuses(people, 'cancelled')
  await bookAsRival(people)
}

/**
 * Creates an action after which this browser's guest has booked the car, or holds it with an unpaid online
 * booking.
 */
export const setGuestBooking = (status: HoldStatus) => async (people: BookingPeople) => {
  const { scene, trip, overdue } = people
  const bookings = await scene.testActions.listBookings(trip.car.id)
  const mine = bookings.filter(({ id, email }) => !isRival(email) && !overdue.has(id))
  if (mine.some((booking) => booking.status === status)) return
  await setActiveStatuses(people, 'cancelled')
  await bookForGuest(people, status)
}

async function bookForGuest(people: BookingPeople, status: HoldStatus) {
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
  const driver = { ...replaceGuest(people), language: 'en' }
  // Sends requests with the browser's cookies, so that the browser keeps the cookie that identifies the guest.
  const ask = (price: number) =>
    scene.page.request.post('/api/checkout', {
      data: { driver, booking: { ...booking, price }, payLater: isForCounter },
    })
  const { price } = (await (await ask(1)).json()) as { price: number }
  const answer = await ask(price)
  expect(answer.status()).toBe(200)
  keys.add(((await answer.json()) as { bookingId: string }).bookingId)
}
