import { expect, type Page } from '@playwright/test'

import { booksByCall, booksToChange } from '../steps/booking/bookings.ts'
import {
  callsAsSupplier,
  changesMade,
  changeStatusByCall,
  confirmChange,
  dropOffDay,
  openChange,
  seePrice,
  selectionBox,
} from '../steps/booking/changes.ts'
import { dayAfter } from '../steps/booking/trip.ts'
import { type Deed, type Doer, isCustomer, main, ownBooking } from './deed.ts'

const requestCancellation = (page: Page) =>
  page.getByRole('button', { name: 'Request cancellation' })

const changeLink = (page: Page) => main(page).getByRole('link', { name: 'Change this booking' })

const removeButton = (page: Page) => page.getByRole('button', { name: 'Remove from my list' })

async function removeFromList(page: Page) {
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true })
  if (!(await yes.isVisible())) await removeButton(page).click()
  await yes.click()
}

/** A new customer is at the form that changes a booking, and has typed another day. */
async function typesAnotherDay(doer: Doer) {
  const request = await isCustomer(doer)
  const { id } = await booksToChange(request, await doer.newTrip())
  await openChange(doer.page, id)
  await dropOffDay(doer.page).fill(dayAfter(26))
}

const confirmButton = (page: Page) =>
  main(page).getByRole('button', { name: 'Confirm the changes' })

/** After an error, shows the new price again and confirms it. */
async function confirmsAgain({ page }: Doer) {
  if (!(await confirmButton(page).isVisible())) await seePrice(page)
  await confirmChange(page)
}

/** Actions with one's bookings. */
export const BOOKING_DEEDS: readonly Deed[] = [
  {
    name: 'asks to cancel',
    async prepare(doer) {
      await doer.page.goto(await ownBooking(doer))
      await doer.page.getByRole('button', { name: 'Cancel this booking' }).click()
    },
    start: ({ page }) => requestCancellation(page).click(),
    arrival: (page) => page.getByText('Cancellation requested').first(),
    async repeat({ page }) {
      // The page of the booking loads again, and its confirmation opens again.
      const question = page.getByRole('button', { name: 'Cancel this booking' })
      if (!(await requestCancellation(page).isVisible())) await question.click()
      await requestCancellation(page).click()
    },
  },
  {
    name: 'begins to change a booking',
    async prepare(doer) {
      const request = await isCustomer(doer)
      const { id } = await booksToChange(request, await doer.newTrip())
      await doer.page.goto(`/booking?b=${id}`)
      await expect(changeLink(doer.page)).toBeVisible()
    },
    start: ({ page }) => changeLink(page).click(),
    arrival: (page) => main(page).getByRole('button', { name: 'See the new price' }),
    async repeat({ page }) {
      await ((await changeLink(page).isVisible()) ? changeLink(page).click() : page.reload())
    },
  },
  {
    name: 'has the price of a change shown',
    prepare: typesAnotherDay,
    start: ({ page }) => seePrice(page),
    arrival: confirmButton,
    repeat: ({ page }) => seePrice(page),
  },
  {
    name: 'changes a booking',
    async prepare(doer) {
      await typesAnotherDay(doer)
      await seePrice(doer.page)
      await expect(confirmButton(doer.page)).toBeVisible()
    },
    start: ({ page }) => confirmChange(page),
    arrival: changesMade,
    isBrief: true,
    repeat: confirmsAgain,
  },
  {
    name: 'removes a cancelled booking from the list',
    async prepare(doer) {
      const { page, request } = doer
      const trip = await doer.newTrip()
      const id = await booksByCall(await isCustomer(doer), trip)
      await callsAsSupplier(request)
      await changeStatusByCall(request, [id], 'cancelled')
      await page.goto('/bookings')
      await page.getByRole('link', { name: 'Cancelled' }).click()
      await selectionBox(page, trip.car.name).check()
    },
    start: ({ page }) => removeFromList(page),
    arrival: (page) => page.getByText('0 bookings', { exact: true }),
    async repeat({ page }) {
      const box = page.getByRole('checkbox', { name: /^Select/ }).last()
      if (!(await removeButton(page).isVisible())) await box.check()
      await removeFromList(page)
    },
  },
]
