import { expect, type Page } from '@playwright/test'

import { becomes } from '../steps/person/customer.ts'
import { findLink, waitForMail } from '../steps/person/mails.ts'
import { asksForLink, type Deed, type Doer, CHOSEN_PASSWORD, pressInPage } from './deed.ts'

/** Where the link of a mail leads that whoever sits there has asked for. */
const resetLink = async (doer: Doer): Promise<string> =>
  findLink(await waitForMail(doer.page.request, await asksForLink(doer), 'reset'))

/** Sits before a mail with this link. */
async function readsMail(page: Page, link: string) {
  await page.goto('about:blank')
  await page.setContent(`<a href="${link}">The link</a>`)
}

const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send the email again' })
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' })

/** What people do with the mails that they are sent. */
export const MAIL_DEEDS: readonly Deed[] = [
  {
    name: 'follows the link to a new password',
    prepare: async (doer) => readsMail(doer.page, await resetLink(doer)),
    start: ({ page }) => page.getByRole('link', { name: 'The link' }).click(),
    // Of a link that was refused the page leads to another one.
    arrival: (page) =>
      newPassword(page).or(page.getByRole('link', { name: 'Ask for another link' })),
  },
  {
    name: 'chooses the password that a link was sent for',
    async prepare(doer) {
      await doer.page.goto(await resetLink(doer))
      await newPassword(doer.page).fill(CHOSEN_PASSWORD)
      await doer.page.getByRole('textbox', { name: 'Confirm password' }).fill(CHOSEN_PASSWORD)
    },
    start: ({ page }) => pressInPage(page, 'Save the password'),
    arrival: (page) => page.getByText('Password changed successfully.'),
    repeat: ({ page }) => pressInPage(page, 'Save the password'),
  },
  {
    name: 'asks for the mail to confirm an address once more',
    async prepare({ page, register }) {
      await becomes(page, await register())
      await page.goto('/settings')
      await expect(sendAgain(page)).toBeVisible()
    },
    start: ({ page }) => sendAgain(page).click(),
    arrival: (page) => page.getByText('Validation email sent.'),
    repeat: ({ page }) => sendAgain(page).click(),
  },
]
