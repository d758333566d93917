import type { Page } from '@playwright/test'

import { expectNoViolations } from '../steps/page/axe.ts'
import { bookByCall } from '../steps/booking/bookings.ts'
import {
  signInAsSupplier,
  fetchBooking,
  signInSupplierForCalls,
  locateSelectionBox,
  changeStatusByCall,
  locateChangesMadeNotice,
} from '../steps/booking/changes.ts'
import { expect, signInAs, test } from '../steps/person/customer.ts'
import { signInForCalls } from '../steps/person/people.ts'

/** Locates the checkbox of a booking by id, because other bookings may have the same car and day. */
const locateCheckbox = (page: Page, id: string) =>
  page
    .getByRole('row')
    .filter({ has: page.locator(`a[href="/booking?b=${id}"]`) })
    .getByRole('checkbox')

const locateSelectionBar = (page: Page) => page.getByRole('region', { name: 'Selected bookings' })

test('a customer can remove a cancelled booking from the list, but not an active one @nightly', async ({
  page,
  request,
  customer,
  booking,
  trip,
  ownTrip,
}) => {
  const live = await bookByCall(request, ownTrip)
  await signInSupplierForCalls(request)
  await changeStatusByCall(request, [booking], 'cancelled')
  await signInAs(page, customer)
  await page.goto('/bookings')
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await locateSelectionBox(page, ownTrip.car.name).check()
  await expect(locateSelectionBar(page).getByText('1 selected')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Cancelled' }).click()
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(2)

  await locateSelectionBox(page, trip.car.name).check()
  await locateSelectionBar(page).getByRole('button', { name: 'Remove from my list' }).click()
  await expectNoViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(locateChangesMadeNotice(page)).toBeVisible()
  await expect(page.getByText('0 bookings', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('0 bookings', { exact: true })).toBeVisible()

  const refused = await page.request.post('/api/delete-bookings', { data: [live] })
  expect(refused.status()).toBe(403)
  expect((await fetchBooking(request, booking)).status).toBe('cancelled')
})

// @shows BOOKING-7
test('a supplier changes the status of selected bookings, and the customer sees it @nightly', async ({
  page,
  request,
  customer,
  booking,
  ownTrip,
  browser,
}) => {
  const other = await bookByCall(request, ownTrip)
  await signInAsSupplier(page)
  await page.goto(`/bookings?q=${other}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByLabel('New status').selectOption({ label: 'Confirmed, pay at pick-up' })
  await page.getByRole('button', { name: 'Change the status' }).click()
  await expectNoViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Change the status' }).click()
  await expect(locateChangesMadeNotice(page)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Confirmed' })).toBeVisible()

  const hers = await browser.newPage()
  await signInAs(hers, customer)
  await hers.goto(`/booking?b=${other}`)
  await expect(hers.getByText('The rental company has confirmed your booking.')).toBeVisible()
  await hers.goto(`/booking?b=${booking}`)
  await expect(hers.getByText('We’re holding the car for you.', { exact: false })).toBeVisible()
  await hers.close()
})

test('a bulk change applies only to the selected bookings that can be changed @nightly', async ({
  page,
  request,
  customer,
  trip,
  booking,
  ownTrip,
}) => {
  const other = await bookByCall(request, ownTrip)
  await signInSupplierForCalls(request)
  await changeStatusByCall(request, [booking, other], 'cancelled')
  await signInForCalls(request, customer)
  await bookByCall(request, trip)

  await signInAsSupplier(page)
  await page.goto('/bookings?status=cancelled')
  await locateCheckbox(page, booking).check()
  await locateCheckbox(page, other).check()
  await page.getByLabel('New status').selectOption({ label: 'Confirmed, pay at pick-up' })
  await page.getByRole('button', { name: 'Change the status' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Change the status' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Nothing was changed')
  expect((await fetchBooking(page.request, other)).status).toBe('cancelled')
  await expectNoViolations(page)

  await dialog.getByRole('button', { name: 'Change the others' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    '1 booking was updated, the rest are unchanged',
  )
  await expect(dialog.getByRole('alert')).toContainText(
    'This car is already booked for these dates.',
  )
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Close this' }).click()
  await expect(locateCheckbox(page, other)).toHaveCount(0)
  expect((await fetchBooking(page.request, other)).status).toBe('reserved')
  expect((await fetchBooking(page.request, booking)).status).toBe('cancelled')
})

test('a supplier edits and deletes a booking, and a failed deletion keeps the selection @nightly', async ({
  page,
  callControl,
  booking,
}) => {
  await signInAsSupplier(page)
  await page.goto(`/bookings?q=${booking}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await callControl.plan('deleteBookings', { code: 'internal' })
  await locateSelectionBar(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await page.getByRole('dialog').getByRole('button', { name: 'Leave as it is' }).click()
  await expect(page.getByText('1 selected')).toBeVisible()

  await locateSelectionBar(page).getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('checkbox', { name: 'Full insurance' }).check()
  await page.getByRole('button', { name: 'See the new price' }).click()
  await page.getByRole('button', { name: 'Confirm the changes' }).click()
  await expect(locateChangesMadeNotice(page)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL('/bookings')
})
