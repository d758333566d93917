import {
  acceptAndBook,
  pressBook,
  readConfirmedBookingId,
  locateConfirmation,
  openFilledReview,
  visitCheckout,
  passOptions,
  passPayment,
  pressButton,
  locateRefusalHeading,
} from '../steps/booking/checkout.ts'
import { expect, heading, openOtherVisitor, test } from '../steps/person/customer.ts'
import { createTripAfter, buildCarPath } from '../steps/booking/trip.ts'
import { DEMO_CARS } from '../steps/booking/demo-fixtures.ts'

const TAKEN_TEXT = 'The car has just been booked'

// @shows BOOK-25
test('a customer whose car was just booked can book another car for the same dates @nightly', async ({
  page,
  ownTrip,
  newOwnTrip,
  guest,
  browser,
}) => {
  const faster = await openOtherVisitor(browser)
  await openFilledReview(page, ownTrip, guest)
  await openFilledReview(faster, ownTrip, { ...guest, email: `faster.${guest.email}` })
  await pressBook(faster)
  await readConfirmedBookingId(faster)
  await faster.close()
  await pressBook(page)

  await expect(locateRefusalHeading(page, TAKEN_TEXT)).toBeVisible()
  await page.getByRole('link', { name: 'See other cars for these dates' }).click()
  await expect(heading(page, `Cars at ${ownTrip.location.name}`)).toBeVisible()
  await visitCheckout(page, await newOwnTrip())
  await passOptions(page)
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue(guest.fullName)
  await pressButton(page, 'Continue to payment options')
  await passPayment(page)
  await acceptAndBook(page)
})

test('two customers who press Book at the same moment get one booking and one refusal @nightly', async ({
  page,
  ownTrip,
  guest,
  callControl,
  context,
  testActions,
}) => {
  const other = await context.newPage()
  await openFilledReview(page, ownTrip, guest)
  await openFilledReview(other, ownTrip, { ...guest, email: `other.${guest.email}` })
  await callControl.plan('checkOut', 'hold', 2)
  await pressBook(page)
  await pressBook(other)
  await expect.poll(() => callControl.held('checkOut')).toBe(2)
  await callControl.release('checkOut')

  for (const each of [page, other])
    await expect(locateConfirmation(each).or(locateRefusalHeading(each, TAKEN_TEXT))).toBeVisible()
  const won = await Promise.all([page, other].map((each) => locateConfirmation(each).count()))
  expect(won.filter((count) => count === 1)).toHaveLength(1)
  expect(await testActions.listBookings(ownTrip.car.id)).toHaveLength(1)
})

test('checkout shows before the first step that the car is already booked @nightly', async ({
  page,
}) => {
  await visitCheckout(page, createTripAfter(50, DEMO_CARS.taken))
  await expect(
    locateRefusalHeading(page, 'This car is already booked for these dates'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'See other cars for these dates' })).toBeVisible()
})

test('an already booked car’s page lists other available cars, one per line @nightly', async ({
  page,
}) => {
  await page.goto(buildCarPath(createTripAfter(50, DEMO_CARS.taken)))
  const others = page.getByRole('list', { name: 'Available for your dates' }).getByRole('link')
  await expect(others).toHaveCount(3)
  for (const other of await others.all())
    expect((await other.boundingBox())?.height).toBeLessThan(40)
})
