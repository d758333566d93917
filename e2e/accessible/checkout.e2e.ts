// @shows A11Y-1
import { expectAccessible } from '../steps/page/axe.ts'
import {
  acceptAndBook,
  visitCheckout,
  passDriver,
  passOptions,
  passPayment,
  pressBook,
  pressButton,
  locateStepHeading,
} from '../steps/booking/checkout.ts'
import { expect, test } from '../steps/person/customer.ts'

test('every checkout step with and without errors, the confirmation, and a guest’s booking are accessible @nightly', async ({
  page,
  trip,
  guest,
}) => {
  await visitCheckout(page, trip)
  await page.getByRole('checkbox', { name: 'Additional driver' }).check()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Additional driver' }).uncheck()
  await passOptions(page)
  await pressButton(page, 'Continue to payment options')
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await expectAccessible(page)
  await passDriver(page, guest)
  await expect(locateStepHeading(page, 'Payment options')).toBeVisible()
  await expectAccessible(page)
  await passPayment(page)
  await pressBook(page)
  await expect(page.getByText('Please accept the terms of use.').first()).toBeVisible()
  await expectAccessible(page)
  await acceptAndBook(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View booking' }).click()
  await expect(page.getByRole('definition').filter({ hasText: guest.email })).toBeVisible()
  await expectAccessible(page)
})
