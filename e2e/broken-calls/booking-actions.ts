import { expect, type Page } from '@playwright/test'

import { bookByCall, bookChangeableByCall } from '../steps/booking/bookings.ts'
import {
  signInSupplierForCalls,
  locateChangesMadeNotice,
  changeStatusByCall,
  confirmChange,
  locateDropOffDay,
  openChangeForm,
  requestNewPrice,
  locateSelectionBox,
} from '../steps/booking/changes.ts'
import { getDayAfter } from '../steps/booking/trip.ts'
import {
  type Actor,
  signInAsNewCustomer,
  locateMain,
  createOwnBooking,
  type UserAction,
} from './user-action.ts'

const locateRequestButton = (page: Page) =>
  page.getByRole('button', { name: 'Request cancellation' })

const locateChangeLink = (page: Page) =>
  locateMain(page).getByRole('link', { name: 'Change this booking' })

const locateRemoveButton = (page: Page) => page.getByRole('button', { name: 'Remove from my list' })

async function removeFromList(page: Page) {
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true })
  if (!(await yes.isVisible())) await locateRemoveButton(page).click()
  await yes.click()
}

/** Opens the form that changes a new customer's booking, and enters another drop-off day. */
async function enterOtherDropOffDay(actor: Actor) {
  const request = await signInAsNewCustomer(actor)
  const { id } = await bookChangeableByCall(request, await actor.newTrip())
  await openChangeForm(actor.page, id)
  await locateDropOffDay(actor.page).fill(getDayAfter(26))
}

const locateConfirmButton = (page: Page) =>
  locateMain(page).getByRole('button', { name: 'Confirm the changes' })

/** Confirms the changes; requests the new price first if the previous call ended in an error. */
async function confirmAgain({ page }: Actor) {
  if (!(await locateConfirmButton(page).isVisible())) await requestNewPrice(page)
  await confirmChange(page)
}

export const BOOKING_USER_ACTIONS: readonly UserAction[] = [
  {
    name: 'requests a cancellation',
    async prepare(actor) {
      await actor.page.goto(await createOwnBooking(actor))
      await actor.page.getByRole('button', { name: 'Cancel this booking' }).click()
    },
    start: ({ page }) => locateRequestButton(page).click(),
    arrival: (page) => page.getByText('Cancellation requested').first(),
    async repeat({ page }) {
      // After an error, the page may have been reloaded, which closes the dialog.
      const cancelButton = page.getByRole('button', { name: 'Cancel this booking' })
      if (!(await locateRequestButton(page).isVisible())) await cancelButton.click()
      await locateRequestButton(page).click()
    },
  },
  {
    name: 'opens the form that changes a booking',
    async prepare(actor) {
      const request = await signInAsNewCustomer(actor)
      const { id } = await bookChangeableByCall(request, await actor.newTrip())
      await actor.page.goto(`/booking?b=${id}`)
      await expect(locateChangeLink(actor.page)).toBeVisible()
    },
    start: ({ page }) => locateChangeLink(page).click(),
    arrival: (page) => locateMain(page).getByRole('button', { name: 'See the new price' }),
    async repeat({ page }) {
      await ((await locateChangeLink(page).isVisible())
        ? locateChangeLink(page).click()
        : page.reload())
    },
  },
  {
    name: 'requests the price of a change',
    prepare: enterOtherDropOffDay,
    start: ({ page }) => requestNewPrice(page),
    arrival: locateConfirmButton,
    repeat: ({ page }) => requestNewPrice(page),
  },
  {
    name: 'changes a booking',
    async prepare(actor) {
      await enterOtherDropOffDay(actor)
      await requestNewPrice(actor.page)
      await expect(locateConfirmButton(actor.page)).toBeVisible()
    },
    start: ({ page }) => confirmChange(page),
    arrival: locateChangesMadeNotice,
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
      if (!(await locateRemoveButton(page).isVisible())) await box.check()
      await removeFromList(page)
    },
  },
]
