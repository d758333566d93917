// @shows A11Y-1
import { isAccessible } from '../steps/page/axe.ts'
import {
  acceptAndBook,
  visitCheckout,
  passDriver,
  passOptions,
  passPayment,
  pressBook,
  pressButton,
  stepHeading,
} from '../steps/booking/checkout.ts'
import { expect, test } from '../steps/person/customer.ts'

test('every step of checkout is accessible, with and without errors, and so are the confirmation and the booking of a guest @nightly', async ({
  page,
  trip,
  guest,
}) => {
  await visitCheckout(page, trip)
  await page.getByRole('checkbox', { name: 'Additional driver' }).check()
  await isAccessible(page)
  await page.getByRole('checkbox', { name: 'Additional driver' }).uncheck()
  await passOptions(page)
  await pressButton(page, 'Continue to payment options')
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await isAccessible(page)
  await passDriver(page, guest)
  await expect(stepHeading(page, 'Payment options')).toBeVisible()
  await isAccessible(page)
  await passPayment(page)
  await pressBook(page)
  await expect(page.getByText('Please accept the terms of use.').first()).toBeVisible()
  await isAccessible(page)
  await acceptAndBook(page)
  await isAccessible(page)
  await page.getByRole('link', { name: 'View booking' }).click()
  await expect(page.getByRole('definition').filter({ hasText: guest.email })).toBeVisible()
  await isAccessible(page)
})
