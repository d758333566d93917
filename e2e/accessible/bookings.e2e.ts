// @shows A11Y-1
import { isAccessible, isClean } from '../steps/page/axe.ts'
import { expect, heading, signInAs, test } from '../steps/person/customer.ts'
import { UNKNOWN_ID } from '../steps/booking/demo-fixtures.ts'

test('the bookings are accessible, also when a filter hides all of them @nightly', async ({
  page,
  trip,
  customer,
  booking,
}) => {
  expect(booking).not.toBe('')
  await signInAs(page, customer)
  await page.goto('/bookings')
  await expect(page.getByRole('row').filter({ hasText: trip.car.name })).toBeVisible()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  await isClean(page)
  await page.getByRole('checkbox', { name: 'Confirmed, pay at pick-up' }).click()
  await expect(page.getByRole('row').filter({ hasText: trip.car.name })).toHaveCount(0)
  await isClean(page)
})

test('a booking is accessible, and so are the confirmation of a cancellation and its request @nightly', async ({
  page,
  customer,
  booking,
}) => {
  await signInAs(page, customer)
  await page.goto(`/booking?b=${booking}`)
  const cancel = page.getByRole('button', { name: 'Cancel this booking' })
  await expect(cancel).toBeVisible()
  await isAccessible(page)
  await cancel.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isClean(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Request cancellation' }).click()
  await expect(
    page.getByRole('main').getByText('Your booking stays active until then.'),
  ).toBeVisible()
  await isClean(page)
})

test('the page of a booking that does not exist is accessible @nightly', async ({
  page,
  customer,
}) => {
  await signInAs(page, customer)
  await page.goto(`/booking?b=${UNKNOWN_ID}`)
  await expect(heading(page, 'Booking not found')).toBeVisible()
  await isAccessible(page)
})
