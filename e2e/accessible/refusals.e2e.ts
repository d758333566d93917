import { isAccessible } from '../steps/axe.ts'
import { book, bookInto, fillIn, openCheckout, refusal } from '../steps/checkout.ts'
import { expect, test } from '../steps/customer.ts'
import { checkoutPath, tripIn } from '../steps/trip.ts'
import { CARS } from '../steps/world.ts'

test('a car that is taken', async ({ page }) => {
  await page.goto(checkoutPath(tripIn(40, CARS.taken)))
  await expect(refusal(page, 'This car is taken for these dates')).toBeVisible()
  await isAccessible(page)
})

/** Every panel is looked at among the stories; here they stand on their page. */
test('an answer that leaves a way on', async ({ page, trip, guest, gate }) => {
  await fillIn(page, trip, guest)
  const outcome = { code: 'too-many-requests', retryAfter: 3600 }
  await bookInto(page, gate, outcome)
  await expect(refusal(page, 'Too many requests, wait a moment')).toBeVisible()
  await isAccessible(page)
})

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
