import { expect, type Page } from '@playwright/test'

import { bookByCall, bookChangeableByCall } from '../steps/booking/bookings.ts'
import {
  signInSupplierForCalls,
  locateChangesMade,
  changeStatusByCall,
  confirmChange,
  locateDropOffDay,
  openChangeForm,
  requestNewPrice,
  locateSelectionBox,
} from '../steps/booking/changes.ts'
import { dayAfter } from '../steps/booking/trip.ts'
import {
  type Actor,
  signInAsNewCustomer,
  locateMain,
  createOwnBooking,
  type UserAction,
} from './user-action.ts'

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

/** Opens the form that changes a booking of a new customer, and types another day. */
async function typeAnotherDay(actor: Actor) {
  const request = await signInAsNewCustomer(actor)
  const { id } = await bookChangeableByCall(request, await actor.newTrip())
  await openChangeForm(actor.page, id)
  await locateDropOffDay(actor.page).fill(dayAfter(26))
}

const confirmButton = (page: Page) =>
  locateMain(page).getByRole('button', { name: 'Confirm the changes' })

/** Confirms the new price; requests it again first if the previous call ended on an error. */
async function confirmAgain({ page }: Actor) {
  if (!(await confirmButton(page).isVisible())) await requestNewPrice(page)
  await confirmChange(page)
}

/** Actions on the user's bookings. */
export const BOOKING_USER_ACTIONS: readonly UserAction[] = [
  {
    name: 'requests a cancellation',
    async prepare(actor) {
      await actor.page.goto(await createOwnBooking(actor))
      await actor.page.getByRole('button', { name: 'Cancel this booking' }).click()
    },
    start: ({ page }) => requestCancellation(page).click(),
    arrival: (page) => page.getByText('Cancellation requested').first(),
    async repeat({ page }) {
      // After an error, the page may have reloaded: the dialog has to be opened again.
      const question = page.getByRole('button', { name: 'Cancel this booking' })
      if (!(await requestCancellation(page).isVisible())) await question.click()
      await requestCancellation(page).click()
    },
  },
  {
    name: 'opens the form that changes a booking',
    async prepare(actor) {
      const request = await signInAsNewCustomer(actor)
      const { id } = await bookChangeableByCall(request, await actor.newTrip())
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
    name: 'requests the price of a change',
    prepare: typeAnotherDay,
    start: ({ page }) => requestNewPrice(page),
    arrival: confirmButton,
    repeat: ({ page }) => requestNewPrice(page),
  },
  {
    name: 'changes a booking',
    async prepare(actor) {
      await typeAnotherDay(actor)
      await requestNewPrice(actor.page)
      await expect(confirmButton(actor.page)).toBeVisible()
    },
    start: ({ page }) => confirmChange(page),
    arrival: locateChangesMade,
    isBrief: true,
    repeat: confirmAgain,
  },
  {
    name: 'removes a cancelled booking from the list',
    async prepare(actor) {
      const { page, request } = actor
      const trip = await actor.newTrip()
      const id = await bookByCall(await signInAsNewCustomer(actor), trip)
      await signInSupplierForCalls(request)
      await changeStatusByCall(request, [id], 'cancelled')
      await page.goto('/bookings')
      await page.getByRole('link', { name: 'Cancelled' }).click()
      await locateSelectionBox(page, trip.car.name).check()
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
