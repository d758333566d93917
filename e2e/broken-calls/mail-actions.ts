import { expect, type Page } from '@playwright/test'

import { guestBooksByCall } from '../steps/booking/bookings.ts'
import { signInAs } from '../steps/person/customer.ts'
import { findLink, waitForMail } from '../steps/person/mails.ts'
import { oldActivationMail } from '../steps/person/old-mail.ts'
import {
  asksForLink,
  type UserAction,
  type Actor,
  CHOSEN_PASSWORD,
  pressInPage,
} from './user-action.ts'

/** The address of the link in a mail that the user has requested. */
const resetLink = async (actor: Actor): Promise<string> =>
  findLink(await waitForMail(actor.page.request, await asksForLink(actor), 'reset'))

/** The user has received a mail with this link; a link without a host uses that of the page. */
async function readsMail(page: Page, link: string) {
  const { href } = new URL(link, page.url())
  await page.goto('about:blank')
  await page.setContent(`<a href="${href}">The link</a>`)
}

const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send the email again' })
const newLink = (page: Page) => page.getByRole('button', { name: 'Send a new link' })
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' })

/** After a refused link, the page offers another one. */
const findPasswordOrLink = (page: Page) =>
  newPassword(page).or(page.getByRole('link', { name: 'Request a new link' }))

/** The link that creates an account for a guest who has booked. */
async function activationLink({ request, newTrip, guest }: Actor): Promise<string> {
  await guestBooksByCall(request, await newTrip(), guest)
  return findLink(await waitForMail(request, guest.email, 'activate'))
}

/** Has typed a password in the form of a link. */
async function choosesPassword(page: Page, link: string) {
  await page.goto(link)
  await newPassword(page).fill(CHOSEN_PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(CHOSEN_PASSWORD)
}

/** Opens a link from outside, such as a mail. */
export const followsLink = (
  name: string,
  link: (actor: Actor) => Promise<string>,
  arrival: UserAction['arrival'],
): UserAction => ({
  name,
  prepare: async (actor) => readsMail(actor.page, await link(actor)),
  start: ({ page }) => page.getByRole('link', { name: 'The link' }).click(),
  arrival,
})

const savesPassword = (name: string, link: (actor: Actor) => Promise<string>): UserAction => ({
  name,
  prepare: async (actor) => choosesPassword(actor.page, await link(actor)),
  start: ({ page }) => pressInPage(page, 'Save the password'),
  arrival: (page) => page.getByText('Password changed successfully.'),
  repeat: ({ page }) => pressInPage(page, 'Save the password'),
})

/** Actions with mails. */
export const MAIL_USER_ACTIONS: readonly UserAction[] = [
  followsLink('follows the link to a new password', resetLink, findPasswordOrLink),
  savesPassword('chooses the password that a link was sent for', resetLink),
  followsLink('follows the link to an account of their own', activationLink, findPasswordOrLink),
  savesPassword('chooses the password of a new account', activationLink),
  {
    name: 'asks for another link to an account of their own',
    async prepare({ page, request, newTrip, guest }) {
      await page.goto(findLink(await oldActivationMail(request, await newTrip(), guest)))
      await expect(newLink(page)).toBeVisible()
    },
    start: ({ page }) => newLink(page).click(),
    arrival: (page) => page.getByText('Activation email sent.'),
    repeat: ({ page }) => newLink(page).click(),
  },
  {
    name: 'asks for the mail to confirm an address once more',
    async prepare({ page, register }) {
      await signInAs(page, await register())
      await page.goto('/settings')
      await expect(sendAgain(page)).toBeVisible()
    },
    start: ({ page }) => sendAgain(page).click(),
    arrival: (page) => page.getByText('Validation email sent.'),
    repeat: ({ page }) => sendAgain(page).click(),
  },
]
