import type { Locator, Page } from '@playwright/test'

import { type TranslateText, createTranslate } from '../page/words.ts'

/** Opens a search form's panel with days and times. */
export async function openDates(page: Page | Locator, t: TranslateText = createTranslate('en')) {
  await page.getByRole('button', { name: new RegExp(`^${t('Dates')}`) }).click()
}

/** Opens the panel, enters the pick-up and drop-off days, and applies them. */
export async function fillInDates(page: Page, { from, to }: { from: string; to: string }) {
  await openDates(page)
  const panel = page.getByRole('dialog', { name: 'Dates' })
  await panel.getByLabel('Pick-up date').fill(from)
  await panel.getByLabel('Drop-off date').fill(to)
  await panel.getByRole('button', { name: 'Apply', exact: true }).click()
}

/** Opens the list of times for a field in the panel, and selects a time. */
export async function chooseTime(page: Page, name: string, time: string) {
  await page.getByRole('combobox', { name }).click()
  await page.getByRole('listbox', { name }).getByRole('option', { name: time }).click()
}
