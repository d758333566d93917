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
import { type Actor, isCustomer, locateMain, ownBooking, type UserAction } from './user-action.ts'

const requestCancellation = (page: Page) =>
  page.getByRole('button', { name: 'Request cancellation' })

const changeLink = (page: Page) =>
  locateMain(page).getByRole('link', { name: 'Change this booking' })

const removeButton = (page: Page) => page.getByRole('button', { name: 'Remove from my list' })

async function removeFromList(page: Page) {
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true })
  if (!(await yes.isVisible())) await removeButton(page).click()
  await yes.click()
}

/** A new customer is at the form that changes a booking, and has typed another day. */
async function typesAnotherDay(actor: Actor) {
  const request = await isCustomer(actor)
  const { id } = await booksToChange(request, await actor.newTrip())
  await openChange(actor.page, id)
  await dropOffDay(actor.page).fill(dayAfter(26))
}

const confirmButton = (page: Page) =>
  locateMain(page).getByRole('button', { name: 'Confirm the changes' })

/** After an error, shows the new price again and confirms it. */
async function confirmsAgain({ page }: Actor) {
  if (!(await confirmButton(page).isVisible())) await seePrice(page)
  await confirmChange(page)
}

/** Actions on the user's bookings. */
export const BOOKING_USER_ACTIONS: readonly UserAction[] = [
  {
    name: 'asks to cancel',
    async prepare(actor) {
      await actor.page.goto(await ownBooking(actor))
      await actor.page.getByRole('button', { name: 'Cancel this booking' }).click()
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
    async prepare(actor) {
      const request = await isCustomer(actor)
      const { id } = await booksToChange(request, await actor.newTrip())
      await actor.page.goto(`/booking?b=${id}`)
      await expect(changeLink(actor.page)).toBeVisible()
    },
    start: ({ page }) => changeLink(page).click(),
    arrival: (page) => locateMain(page).getByRole('button', { name: 'See the new price' }),
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
    async prepare(actor) {
      await typesAnotherDay(actor)
      await seePrice(actor.page)
      await expect(confirmButton(actor.page)).toBeVisible()
    },
    start: ({ page }) => confirmChange(page),
    arrival: changesMade,
    isBrief: true,
    repeat: confirmsAgain,
  },
  {
    name: 'removes a cancelled booking from the list',
    async prepare(actor) {
      const { page, request } = actor
      const trip = await actor.newTrip()
      const id = await booksByCall(await isCustomer(actor), trip)
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
