import { expect, type Page } from '@playwright/test'

import { booksToChange } from '../steps/booking/bookings.ts'
import { confirmation, fillIn, pressBook } from '../steps/booking/checkout.ts'
import { openReview } from '../steps/booking/draft.ts'
import { fillWith, sandboxPayButton } from '../steps/server/sandbox.ts'
import { ACCOUNT_DEEDS } from './account-deeds.ts'
import { type Deed, isCustomer, main, ownBooking, pressInPage } from './deed.ts'
import { VISITS } from './visits.ts'

const requestCancellation = (page: Page) =>
  page.getByRole('button', { name: 'Request cancellation' })

const changeLink = (page: Page) => main(page).getByRole('link', { name: 'Change this booking' })

/** What people do in the app. */
export const DEEDS: readonly Deed[] = [
  ...VISITS,
  ...ACCOUNT_DEEDS,
  {
    name: 'writes to the company',
    async start({ page, guest }) {
      await page.goto('/contact')
      await page.getByLabel('Your email address').fill(guest.email)
      await page.getByLabel('Subject').fill('Child seats')
      await page.getByLabel('Message').fill('Do you have any?')
      await pressInPage(page, 'Send')
    },
    arrival: (page) => page.getByText('Your message has been sent.'),
    repeat: ({ page }) => pressInPage(page, 'Send'),
  },
  {
    name: 'books',
    prepare: async ({ page, newTrip, guest }) => fillIn(page, await newTrip(), guest),
    start: ({ page }) => pressBook(page),
    arrival: confirmation,
    async repeat({ page }) {
      const back = page.getByRole('button', { name: 'Back to the review' })
      if (await back.isVisible()) await back.click()
      await pressBook(page)
    },
  },
  {
    name: 'pays by card',
    async prepare({ page, newTrip, guest }) {
      await openReview(page, await newTrip(), { driver: guest, choice: 'full' })
      await pressBook(page)
      await fillWith(page, 'accepted')
    },
    start: ({ page }) => sandboxPayButton(page).click(),
    arrival: confirmation,
    repeat: ({ page }) => sandboxPayButton(page).click(),
  },
  {
    name: 'asks to cancel',
    async prepare(doer) {
      await doer.page.goto(await ownBooking(doer))
      await doer.page.getByRole('button', { name: 'Cancel this booking' }).click()
    },
    start: ({ page }) => requestCancellation(page).click(),
    arrival: (page) => page.getByText('Cancellation requested').first(),
    async repeat({ page }) {
      // The booking comes to stand there anew, and its question is asked anew.
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
]
