import type { Page } from '@playwright/test'

import { expectNoViolations } from '../steps/page/axe.ts'
import { bookByCall } from '../steps/booking/bookings.ts'
import { expect, signInAs, test } from '../steps/person/customer.ts'
import { getDayAfter } from '../steps/booking/trip.ts'
import { LOCATIONS, SUPPLIERS } from '../steps/booking/demo-fixtures.ts'

const locateRow = (page: Page, location: string) =>
  page.getByRole('row').filter({ hasText: location })
const expectCount = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible()

const openFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click()

// @shows BOOKING-26
test('filters in the URL apply after a reload and in a pasted link @nightly', async ({
  page,
  request,
  context,
  customer,
  booking,
  ownTrip,
}) => {
  expect(booking).not.toBe('')
  await bookByCall(request, ownTrip)
  await signInAs(page, customer)
  await page.goto('/bookings')
  await expectCount(page, '2 bookings')

  await openFilters(page)
  await page.getByRole('combobox', { name: 'Pick-up location' }).fill('Gafsa')
  await page.getByRole('option', { name: /^Gafsa/ }).click()
  await expectCount(page, '1 booking')
  await expect(page).toHaveURL(`/bookings?location=${LOCATIONS.gafsa.id}`)
  await page.getByRole('checkbox', { name: SUPPLIERS.jasmin.name }).check()
  await page.getByLabel('Pick-up from').fill(ownTrip.from)
  await page.getByLabel('Drop-off until').fill(ownTrip.to)
  await page.getByRole('checkbox', { name: 'Requested' }).check()
  await page.getByLabel('Search', { exact: true }).fill('clio')
  await page.getByLabel('Search', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/q=clio/)
  await expect(locateRow(page, LOCATIONS.gafsa.name)).toHaveCount(1)

  await page.reload()
  await isFilteredToGafsa(page)
  const pasted = await context.newPage()
  await pasted.goto(page.url())
  await isFilteredToGafsa(pasted)
  await expectNoViolations(pasted)
  await pasted.close()

  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/bookings')
  await expectCount(page, '2 bookings')

  async function isFilteredToGafsa(shown: Page) {
    await expectCount(shown, '1 booking')
    await openFilters(shown)
    await expect(shown.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue('Gafsa')
    await expect(shown.getByRole('checkbox', { name: SUPPLIERS.jasmin.name })).toBeChecked()
    await expect(shown.getByLabel('Pick-up from')).toHaveValue(ownTrip.from)
    await expect(shown.getByLabel('Drop-off until')).toHaveValue(ownTrip.to)
    await expect(shown.getByRole('checkbox', { name: 'Requested' })).toBeChecked()
    await expect(shown.getByLabel('Search', { exact: true })).toHaveValue('clio')
  }
})

test('an empty result offers to show all bookings, and invalid filters are ignored @nightly', async ({
  page,
  customer,
  booking,
  trip,
}) => {
  await signInAs(page, customer)
  await page.goto(`/bookings?to=${getDayAfter(-30)}`)
  await expect(page.getByRole('heading', { name: 'No bookings.' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all bookings' }).click()
  await expect(locateRow(page, trip.car.name)).toBeVisible()

  const wrong = `supplier=${booking}&location=${booking}&from=2027-02-30&to=soon&q=%00&status=lost`
  await page.goto(`/bookings?${wrong}&page=-1`)
  await expect(locateRow(page, trip.car.name)).toBeVisible()
  await page.goto(`/bookings?q=${booking}`)
  await expect(locateRow(page, trip.car.name)).toBeVisible()
})

test('the old list stays visible while a new one loads @nightly', async ({
  page,
  callControl,
  customer,
  booking,
  trip,
}) => {
  expect(booking).not.toBe('')
  await signInAs(page, customer)
  await page.goto('/bookings')
  await expect(locateRow(page, trip.car.name)).toBeVisible()
  // A server event about the booking may refetch the old list.
  await callControl.plan('listBookings', 'hold', 9)
  await page.getByRole('link', { name: 'Cancelled' }).click()
  await callControl.held('listBookings')
  await expect(page).toHaveURL('/bookings?tab=cancelled')
  await expect(locateRow(page, trip.car.name)).toBeVisible()
  await callControl.forget('listBookings')
  await callControl.release('listBookings')
  await expect(page.getByRole('heading', { name: 'No bookings.' })).toBeVisible()
})
