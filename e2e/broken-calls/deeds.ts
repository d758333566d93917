import { confirmation, fillIn, pressBook } from '../steps/booking/checkout.ts'
import { openReview } from '../steps/booking/draft.ts'
import { fillWith, sandboxPayButton } from '../steps/server/sandbox.ts'
import { ACCOUNT_DEEDS } from './account-deeds.ts'
import { BOOKING_DEEDS } from './booking-deeds.ts'
import { type Deed, type Doer, pressInPage } from './deed.ts'
import { FILE_DEEDS } from './file-deeds.ts'
import { MAIL_DEEDS } from './mail-deeds.ts'
import { VISITS } from './visits.ts'

async function bookAgain({ page }: Doer) {
  const back = page.getByRole('button', { name: 'Back to the review' })
  if (await back.isVisible()) await back.click()
  await pressBook(page)
}

/** What people do in the app. */
export const DEEDS: readonly Deed[] = [
  ...VISITS,
  ...ACCOUNT_DEEDS,
  ...MAIL_DEEDS,
  ...FILE_DEEDS,
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
    repeat: bookAgain,
  },
  {
    name: 'is led to pay online',
    prepare: async ({ page, newTrip, guest }) =>
      openReview(page, await newTrip(), { driver: guest, choice: 'full' }),
    start: ({ page }) => pressBook(page),
    arrival: sandboxPayButton,
    repeat: bookAgain,
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
  ...BOOKING_DEEDS,
]
