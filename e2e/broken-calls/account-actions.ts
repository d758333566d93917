import { expect, type Page } from '@playwright/test'

import { heading, signIn, signInAs } from '../steps/person/customer.ts'
import { SUPPLIER } from '../steps/booking/demo-fixtures.ts'
import {
  requestPasswordLink,
  chooseInMenu,
  openMenu,
  type UserAction,
  openSettingsAsNewCustomer,
  locateMain,
  CHOSEN_PASSWORD,
  pressInPage,
} from './user-action.ts'

const locateAnyAccountMenu = (page: Page) => page.getByRole('button', { name: /^Account: / })

const locateEmailCheckbox = (page: Page) =>
  page.getByRole('checkbox', { name: 'Enable email notifications' })

const locateSignOutButton = (page: Page) =>
  locateMain(page).getByRole('button', { name: 'Sign out everywhere' }).first()
const locateConfirmButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' })

/**
 * Submits the form again, or reloads the page if the form is gone. After a lost connection, the session is
 * unknown until a page is loaded (SESSION-17).
 */
export async function signInAgain(
  page: Page,
  form = locateMain(page).getByRole('button', { name: 'Sign in' }),
) {
  await ((await form.isVisible()) ? form.click() : page.reload())
}

async function chooseFrench(page: Page) {
  await openMenu(page, /^Language/)
  await chooseInMenu(page, 'Français')
}

export const ACCOUNT_USER_ACTIONS: readonly UserAction[] = [
  {
    name: 'signs in',
    async start({ page, register }) {
      const person = await register()
      await page.goto('/sign-in')
      await signIn(page, person)
    },
    arrival: locateAnyAccountMenu,
    repeat: ({ page }) => signInAgain(page),
  },
  {
    name: 'signs in as a rental company',
    async start({ page }) {
      await page.goto('/sign-in')
      await locateMain(page).getByRole('link', { name: 'Sign in here' }).click()
      await expect(heading(page, 'Sign in as a rental company')).toBeVisible()
      await signIn(page, SUPPLIER)
    },
    arrival: locateAnyAccountMenu,
    repeat: ({ page }) => signInAgain(page),
  },
  {
    name: 'signs up',
    async start({ page, guest }) {
      await page.goto('/sign-up')
      await page.getByRole('textbox', { name: 'Full name' }).fill(guest.fullName)
      await page.getByRole('textbox', { name: 'Email' }).fill(guest.email)
      await page.getByRole('textbox', { name: 'Phone' }).fill(guest.phone)
      await page.getByLabel('Date of birth').fill(guest.birthDate)
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(CHOSEN_PASSWORD)
      await page.getByRole('textbox', { name: 'Confirm password' }).fill(CHOSEN_PASSWORD)
      await page.getByRole('checkbox', { name: 'I accept the terms of use.' }).check()
      await pressInPage(page, 'Sign up')
    },
    arrival: locateAnyAccountMenu,
    async repeat({ page }) {
      if (await page.getByText('Your account is ready.').isVisible()) {
        await locateMain(page).getByRole('link', { name: 'Sign in' }).first().click()
        await expect(heading(page, 'Sign in')).toBeVisible()
        await page.getByRole('textbox', { name: 'Password' }).fill(CHOSEN_PASSWORD)
      }
      const form = locateMain(page).getByRole('button', { name: 'Sign up' })
      await ((await form.isVisible()) ? form.click() : signInAgain(page))
    },
  },
  {
    name: 'requests a link to a new password',
    start: async (actor) => void (await requestPasswordLink(actor)),
    arrival: (page) => page.getByText('Check your inbox'),
    repeat: ({ page }) => pressInPage(page, 'Send the link'),
  },
  {
    name: 'saves their settings',
    async prepare(actor) {
      await openSettingsAsNewCustomer(actor)
      await actor.page.getByRole('textbox', { name: 'Full name' }).fill('Grace Murray Hopper')
    },
    start: ({ page }) => pressInPage(page, 'Save'),
    arrival: (page) => page.getByRole('button', { name: 'Account: Grace Murray Hopper' }),
    repeat: ({ page }) => pressInPage(page, 'Save'),
  },
  {
    name: 'changes their password',
    async prepare({ page, register }) {
      const person = await register()
      await signInAs(page, person)
      await page.goto('/change-password')
      await page.getByRole('textbox', { name: 'Current password' }).fill(person.password)
      await page.getByRole('textbox', { name: 'New password' }).fill(CHOSEN_PASSWORD)
      await page.getByRole('textbox', { name: 'Confirm password' }).fill(CHOSEN_PASSWORD)
    },
    start: ({ page }) => pressInPage(page, 'Change password'),
    arrival: (page) => page.getByText('Password changed successfully.').first(),
    isBrief: true,
    repeat: ({ page }) => pressInPage(page, 'Change password'),
  },
  {
    name: 'signs out',
    async prepare(actor) {
      await openSettingsAsNewCustomer(actor)
      await actor.page.getByRole('button', { name: /^Account: / }).click()
    },
    start: ({ page }) => page.getByRole('menuitem', { name: 'Sign out' }).click(),
    arrival: (page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' }),
  },
  {
    name: 'turns off emails',
    async prepare(actor) {
      await openSettingsAsNewCustomer(actor)
      await expect(locateEmailCheckbox(actor.page)).toBeChecked()
    },
    start: ({ page }) => locateEmailCheckbox(page).click(),
    arrival: (page) => page.getByText('Changes made successfully.').first(),
    isBrief: true,
    repeat: ({ page }) => locateEmailCheckbox(page).click(),
  },
  {
    name: 'switches to French',
    async prepare(actor) {
      await openSettingsAsNewCustomer(actor)
      await expect(locateEmailCheckbox(actor.page)).toBeVisible()
      await openMenu(actor.page, /^Language/)
    },
    start: ({ page }) => chooseInMenu(page, 'Français'),
    arrival: (page) => page.locator('html[lang="fr"]'),
    repeat: ({ page }) => chooseFrench(page),
  },
  {
    name: 'signs out everywhere',
    async prepare(actor) {
      await openSettingsAsNewCustomer(actor)
      await locateSignOutButton(actor.page).click()
    },
    start: ({ page }) => locateConfirmButton(page).click(),
    arrival: (page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' }),
    async repeat({ page }) {
      if (!(await locateConfirmButton(page).isVisible())) await locateSignOutButton(page).click()
      await locateConfirmButton(page).click()
    },
  },
]
