import { locateConfirmation, locateRefusalHeading } from '../steps/booking/checkout.ts'
import { expect, heading, test } from '../steps/person/customer.ts'
import { bookToPayByCard, expectPaidOnce, payWith } from '../steps/server/sandbox.ts'
import { buildCheckoutPath } from '../steps/booking/trip.ts'

test.beforeEach(async ({ page, ownTrip, guest }) => {
  await bookToPayByCard(page, ownTrip, guest)
})

test('after a payment, the checkout link leads to the paid booking in another tab @nightly', async ({
  page,
  context,
  ownTrip,
}) => {
  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
  await page.getByRole('link', { name: 'View booking' }).click()
  await expect(page.getByText('Your booking is confirmed and paid in full.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or save the voucher' })).toBeVisible()

  const tab = await context.newPage()
  await tab.goto(buildCheckoutPath(ownTrip))
  await expect(locateRefusalHeading(tab, 'You’ve booked this car')).toBeVisible()
  await tab.getByRole('link', { name: 'View booking' }).click()
  await expect(tab.getByText('Your booking is confirmed and paid in full.')).toBeVisible()
})

test('a customer whose card was declined pays from the payment page in another tab @nightly', async ({
  page,
  context,
  ownTrip,
  testActions,
}) => {
  await payWith(page, 'declined')
  await expect(page.getByRole('heading', { name: 'Payment failed.' })).toBeVisible()
  const last = (await testActions.listAttempts(ownTrip.car.id)).at(-1)
  const tab = await context.newPage()
  await tab.goto(`/checkout-session/${last?.reference}`)
  await expect(heading(tab, 'Payment failed.')).toBeVisible()
  await tab.getByRole('link', { name: 'Go back and try again' }).click()
  await tab.getByRole('button', { name: 'Continue to payment' }).click()
  await tab.getByRole('main').getByRole('button', { name: 'Try again', exact: true }).click()
  await payWith(tab, 'accepted')
  await expect(locateConfirmation(tab)).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)

  await page.goto(`/checkout-session/${last?.reference}`)
  await expect(heading(page, 'Paid and booked')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
})
