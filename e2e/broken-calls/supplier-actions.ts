import type { Page } from '@playwright/test'

import { booksByCall } from '../steps/booking/bookings.ts'
import { signInAsSupplier } from '../steps/booking/changes.ts'
import { callsAs } from '../steps/person/people.ts'
import type { Actor, UserAction } from './user-action.ts'

const changeStatus = (page: Page) => page.getByRole('button', { name: 'Change the status' })
const confirmStatus = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Change the status' })

/** The supplier has selected a booking of a new customer, to set it to reserved. */
async function selectsABooking({ page, request, register, newTrip }: Actor) {
  await callsAs(request, await register())
  const id = await booksByCall(request, await newTrip())
  await signInAsSupplier(page)
  await page.goto(`/bookings?q=${id}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByLabel('New status').selectOption({ label: 'Confirmed, pay at pick-up' })
  await changeStatus(page).click()
}

/** Actions of a supplier. */
export const SUPPLIER_USER_ACTIONS: readonly UserAction[] = [
  {
    name: 'confirms a booking as its supplier',
    prepare: selectsABooking,
    start: ({ page }) => confirmStatus(page).click(),
    arrival: (page) => page.getByRole('row').filter({ hasText: 'Confirmed' }),
    async repeat({ page }) {
      if (!(await confirmStatus(page).isVisible())) await changeStatus(page).click()
      await confirmStatus(page).click()
    },
  },
]
