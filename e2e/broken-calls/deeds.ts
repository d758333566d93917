import { confirmation, fillIn, pressBook } from '../steps/booking/checkout.ts'
import { openReview } from '../steps/booking/draft.ts'
import { fillWith, sandboxPayButton } from '../steps/server/sandbox.ts'
import { type Deed, main, pressInPage } from './deed.ts'
import { VISITS } from './visits.ts'

/** What people do in the app. */
export const DEEDS: readonly Deed[] = [
  ...VISITS,
  {
    name: 'signs in',
    async start({ page, register }) {
      const { email, password } = await register()
      await page.goto('/sign-in')
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await page.getByRole('textbox', { name: 'Password' }).fill(password)
      await pressInPage(page, 'Sign in')
    },
    arrival: (page) => page.getByRole('button', { name: /^Account: / }),
    async repeat({ page }) {
      const form = main(page).getByRole('button', { name: 'Sign in' })
      // Nobody knows whether they are signed in when the server cannot be asked: the next load does (SESSION-17).
      await ((await form.isVisible()) ? form.click() : page.reload())
    },
  },
  {
    name: 'asks for a link to a new password',
    async start({ page, register }) {
      const { email } = await register()
      await page.goto('/forgot-password')
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await pressInPage(page, 'Send the link')
    },
    arrival: (page) => page.getByText('Check your inbox'),
    repeat: ({ page }) => pressInPage(page, 'Send the link'),
  },
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
]
