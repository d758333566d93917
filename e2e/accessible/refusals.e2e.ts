import { isAccessible } from '../steps/axe.ts'
import { book, bookInto, fillIn, openCheckout, refusal } from '../steps/checkout.ts'
import { expect, test } from '../steps/customer.ts'
import { checkoutPath, LONG_AGO, tripIn } from '../steps/trip.ts'
import { CARS } from '../steps/world.ts'

const LINKS = [
  {
    what: 'a car that is taken',
    trip: tripIn(40, CARS.taken),
    says: 'This car is taken for these dates',
  },
  { what: 'a car that is coming', trip: tripIn(40, CARS.comingSoon), says: 'Coming soon' },
  { what: 'a trip that is over', trip: LONG_AGO, says: 'This trip cannot be booked' },
] as const

for (const { what, trip, says } of LINKS) {
  test(what, async ({ page }) => {
    await page.goto(checkoutPath(trip))
    await expect(refusal(page, says)).toBeVisible()
    await isAccessible(page)
  })
}

/** Answers to Book, each with a panel of its own. */
const ANSWERS = [
  { outcome: { code: 'email-taken' }, says: 'This email address is already registered' },
  { outcome: { code: 'unauthenticated' }, says: 'Your session has ended' },
  {
    outcome: { code: 'key-reused', bookingId: '0123456789abcdef01234567' },
    says: 'You have already booked this car',
  },
  { outcome: { code: 'closed-at-that-hour' }, says: 'This trip cannot be booked' },
  {
    outcome: { code: 'too-many-requests', retryAfter: 3600 },
    says: 'Too many requests, wait a moment',
  },
  { outcome: { code: 'internal' }, says: 'Something went wrong.' },
] as const

for (const { outcome, says } of ANSWERS) {
  test(`the answer ${outcome.code}`, async ({ page, trip, guest, gate }) => {
    await fillIn(page, trip, guest)
    await bookInto(page, gate, outcome)
    await expect(refusal(page, says)).toBeVisible()
    await isAccessible(page)
  })
}

test('a price that has changed', async ({ page, ownTrip, guest, backstage }) => {
  await fillIn(page, ownTrip, guest)
  await backstage.raisePrices(ownTrip.car.id, 20)
  await book(page)
  await expect(refusal(page, 'The price has changed')).toBeVisible()
  await isAccessible(page)
})

test('a price that cannot be looked up', async ({ page, trip, gate }) => {
  await gate.plan('readCar', { code: 'internal' }, 100)
  await openCheckout(page, trip)
  await expect(refusal(page, 'We could not look up the price')).toBeVisible()
  await isAccessible(page)
})
