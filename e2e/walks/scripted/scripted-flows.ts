import type { Page } from '@playwright/test'

import { BOOKINGS, PEOPLE } from '../../steps/booking/demo-fixtures.ts'
import { signInAs } from '../../steps/person/people.ts'

interface Beginning {
  /** The label of the first step. */
  start: string
  language: string
  origin: string
}

/** The code for the parts of a script that are sentences instead of buttons, links or addresses. */
interface ScriptedFlow {
  prepare: (page: Page, beginning: Beginning) => Promise<unknown>
  /** The address of the first step. */
  address: (page: Page, beginning: Beginning) => string | Promise<string>
  gestures: Readonly<Record<string, (page: Page) => Promise<unknown>>>
}

const asYasmine = (page: Page, { language }: Beginning) =>
  signInAs(page, PEOPLE.yasmine, 'frontend', language)

const atPage =
  (path: string) =>
  (_page: Page, { language }: Beginning) =>
    `${path}${path.includes('?') ? '&' : '?'}l=${language}`

const main = (page: Page) => page.getByRole('main')

/** Fills in the contact form and presses its only button. */
async function sendMessage(page: Page) {
  const form = main(page).locator('form')
  await form.getByRole('textbox').nth(0).fill('amira@mail.example')
  await form.getByRole('textbox').nth(1).fill('A child seat')
  await form.getByRole('textbox').nth(2).fill('Do you have child seats?')
  await form.locator('button[type=submit]').click()
}

/** Opens the menu of the first notification and presses its last entry, which asks to delete it. */
async function askToDelete(page: Page) {
  await main(page).locator('[aria-haspopup=menu]').first().click()
  await page.getByRole('menuitem').last().click()
}

export const SCRIPTED_FLOWS: Readonly<Record<string, ScriptedFlow>> = {
  contact: {
    prepare: () => Promise.resolve(),
    address: atPage('/contact'),
    gestures: { 'sends a message': sendMessage },
  },
  deletion: {
    prepare: asYasmine,
    address: atPage('/notifications'),
    gestures: { 'asks to delete one': askToDelete },
  },
  cancellation: {
    prepare: asYasmine,
    address: atPage(`/booking?b=${BOOKINGS.cancellable}`),
    gestures: {},
  },
}
