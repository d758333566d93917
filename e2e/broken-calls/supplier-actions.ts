import type { Page } from '@playwright/test'

import { bookByCall } from '../steps/booking/bookings.ts'
import { signInAsSupplier } from '../steps/booking/changes.ts'
import { signInForCalls } from '../steps/person/people.ts'
import type { Actor, UserAction } from './user-action.ts'

const locateChangeButton = (page: Page) => page.getByRole('button', { name: 'Change the status' })
const locateConfirmButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Change the status' })

/** Signs in as the supplier, selects a new customer's booking, and opens the dialog that confirms it. */
async function openStatusDialog({ page, request, register, newTrip }: Actor) {
  await signInForCalls(request, await register())
  const id = await bookByCall(request, await newTrip())
  await signInAsSupplier(page)
  await page.goto(`/bookings?q=${id}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByLabel('New status').selectOption({ label: 'Confirmed, pay at pick-up' })
  await locateChangeButton(page).click()
}

export const SUPPLIER_USER_ACTIONS: readonly UserAction[] = [
  {
    name: 'confirms a booking as its supplier',
    prepare: openStatusDialog,
    start: ({ page }) => locateConfirmButton(page).click(),
    arrival: (page) => page.getByRole('row').filter({ hasText: 'Confirmed' }),
    async repeat({ page }) {
      if (!(await locateConfirmButton(page).isVisible())) await locateChangeButton(page).click()
      await locateConfirmButton(page).click()
    },
  },
]
