import { expect, type Page } from '@playwright/test'

import { bookByCallAsGuest } from '../steps/booking/bookings.ts'
import { signInAs } from '../steps/person/customer.ts'
import { findLink, waitForMail } from '../steps/person/mails.ts'
import { createExpiredActivationMail } from '../steps/person/old-mail.ts'
import {
  requestPasswordLink,
  type UserAction,
  type Actor,
  CHOSEN_PASSWORD,
  pressInPage,
} from './user-action.ts'

/** Requests a password email, and returns its link. */
const requestResetLink = async (actor: Actor): Promise<string> =>
  findLink(await waitForMail(actor.page.request, await requestPasswordLink(actor), 'reset'))

/** Shows a page with this link, as an email client does. A link without a host gets the current page's host. */
async function openMail(page: Page, link: string) {
  const { href } = new URL(link, page.url())
  await page.goto('about:blank')
  await page.setContent(`<a href="${href}">The link</a>`)
}

const locateResendButton = (page: Page) =>
  page.getByRole('button', { name: 'Send the email again' })
const locateNewLinkButton = (page: Page) => page.getByRole('button', { name: 'Send a new link' })
const locatePasswordField = (page: Page) => page.getByRole('textbox', { name: 'New password' })

/** Locates the password field, or the link to request a new email if the opened link was refused. */
const locatePasswordOrLink = (page: Page) =>
  locatePasswordField(page).or(page.getByRole('link', { name: 'Request a new link' }))

/** Books as a guest, and returns the emailed link that activates the account. */
async function requestActivationLink({ request, newTrip, guest }: Actor): Promise<string> {
  await bookByCallAsGuest(request, await newTrip(), guest)
  return findLink(await waitForMail(request, guest.email, 'activate'))
}

async function openAndFillInPassword(page: Page, link: string) {
  await page.goto(link)
  await locatePasswordField(page).fill(CHOSEN_PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(CHOSEN_PASSWORD)
}

/** Creates an action that opens a link from outside the app, such as from an email. */
export const createLinkAction = (
  name: string,
  link: (actor: Actor) => Promise<string>,
  arrival: UserAction['arrival'],
): UserAction => ({
  name,
  prepare: async (actor) => openMail(actor.page, await link(actor)),
  start: ({ page }) => page.getByRole('link', { name: 'The link' }).click(),
  arrival,
})

const createPasswordAction = (
  name: string,
  link: (actor: Actor) => Promise<string>,
): UserAction => ({
  name,
  prepare: async (actor) => openAndFillInPassword(actor.page, await link(actor)),
  start: ({ page }) => pressInPage(page, 'Save the password'),
  arrival: (page) => page.getByText('Password changed successfully.'),
  repeat: ({ page }) => pressInPage(page, 'Save the password'),
})

export const MAIL_USER_ACTIONS: readonly UserAction[] = [
  createLinkAction('opens the link to a new password', requestResetLink, locatePasswordOrLink),
  createPasswordAction('saves a password through a mailed link', requestResetLink),
  createLinkAction(
    'opens the link that activates an account',
    requestActivationLink,
    locatePasswordOrLink,
  ),
  createPasswordAction('saves the password of a new account', requestActivationLink),
  {
    name: 'requests another activation link',
    async prepare({ page, request, newTrip, guest }) {
      await page.goto(findLink(await createExpiredActivationMail(request, await newTrip(), guest)))
      await expect(locateNewLinkButton(page)).toBeVisible()
    },
    start: ({ page }) => locateNewLinkButton(page).click(),
    arrival: (page) => page.getByText('Activation email sent.'),
    repeat: ({ page }) => locateNewLinkButton(page).click(),
  },
  {
    name: 'requests another verification mail',
    async prepare({ page, register }) {
      await signInAs(page, await register())
      await page.goto('/settings')
      await expect(locateResendButton(page)).toBeVisible()
    },
    start: ({ page }) => locateResendButton(page).click(),
    arrival: (page) => page.getByText('Validation email sent.'),
    repeat: ({ page }) => locateResendButton(page).click(),
  },
]
