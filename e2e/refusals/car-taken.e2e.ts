import {
  acceptAndBook,
  book,
  bookingNumber,
  confirmation,
  fillIn,
  openCheckout,
  passOptions,
  passPayment,
  press,
  refusal,
} from '../steps/checkout.ts'
import { expect, heading, test } from '../steps/customer.ts'
import { tripIn } from '../steps/trip.ts'
import { CARS } from '../steps/demo-fixtures.ts'

const TAKEN = 'The car has just been booked'

// @shows BOOK-25
test('of two customers who want one car one gets it, and the other another car for the same dates', async ({
  page,
  ownTrip,
  newOwnTrip,
  guest,
  browser,
}) => {
  const faster = await browser.newPage()
  await fillIn(page, ownTrip, guest)
  await fillIn(faster, ownTrip, { ...guest, email: `faster.${guest.email}` })
  await book(faster)
  await bookingNumber(faster)
  await faster.close()
  await book(page)

  await expect(refusal(page, TAKEN)).toBeVisible()
  await page.getByRole('link', { name: 'See other cars for these dates' }).click()
  await expect(heading(page, `Cars at ${ownTrip.location.name}`)).toBeVisible()
  await openCheckout(page, await newOwnTrip())
  await passOptions(page)
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue(guest.fullName)
  await press(page, 'Continue to payment options')
  await passPayment(page)
  await acceptAndBook(page)
})

test('two who press Book in the same moment have one booking and one refusal', async ({
  page,
  ownTrip,
  guest,
  callControl,
  context,
  testActions,
}) => {
  const other = await context.newPage()
  await fillIn(page, ownTrip, guest)
  await fillIn(other, ownTrip, { ...guest, email: `other.${guest.email}` })
  await callControl.plan('checkOut', 'hold', 2)
  await book(page)
  await book(other)
  await expect.poll(() => callControl.held('checkOut')).toBe(2)
  await callControl.release('checkOut')

  for (const each of [page, other])
    await expect(confirmation(each).or(refusal(each, TAKEN))).toBeVisible()
  const won = await Promise.all([page, other].map((each) => confirmation(each).count()))
  expect(won.filter((count) => count === 1)).toHaveLength(1)
  expect(await testActions.bookingsOf(ownTrip.car.id)).toHaveLength(1)
})

test('a checkout of a car that is taken says so before anything is asked', async ({ page }) => {
  await openCheckout(page, tripIn(50, CARS.taken))
  await expect(refusal(page, 'This car is taken for these dates')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See other cars for these dates' })).toBeVisible()
})
