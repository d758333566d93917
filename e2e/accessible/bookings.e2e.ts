// @shows A11Y-1
import { expectAccessible, expectNoViolations } from '../steps/page/axe.ts'
import { expect, heading, signInAs, test } from '../steps/person/customer.ts'
import { UNKNOWN_ID } from '../steps/booking/demo-fixtures.ts'

test('the list of bookings is accessible, even when a filter hides all bookings @nightly', async ({
  page,
  trip,
  customer,
  booking,
}) => {
  expect(booking).not.toBe('')
  await signInAs(page, customer)
  await page.goto('/bookings')
  await expect(page.getByRole('row').filter({ hasText: trip.car.name })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  await expectNoViolations(page)
  await page.getByRole('checkbox', { name: 'Confirmed, pay at pick-up' }).click()
  await expect(page.getByRole('row').filter({ hasText: trip.car.name })).toHaveCount(0)
  await expectNoViolations(page)
})

test('a booking, its cancellation dialog and a requested cancellation are accessible @nightly', async ({
  page,
  customer,
  booking,
}) => {
  await signInAs(page, customer)
  await page.goto(`/booking?b=${booking}`)
  const cancel = page.getByRole('button', { name: 'Cancel this booking' })
  await expect(cancel).toBeVisible()
  await expectAccessible(page)
  await cancel.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Request cancellation' }).click()
  await expect(
    page.getByRole('main').getByText('Your booking stays active until then.'),
  ).toBeVisible()
  await expectNoViolations(page)
})

test('the page for a nonexistent booking is accessible @nightly', async ({ page, customer }) => {
  await signInAs(page, customer)
  await page.goto(`/booking?b=${UNKNOWN_ID}`)
  await expect(heading(page, 'Booking not found')).toBeVisible()
  await expectAccessible(page)
})
