import type { Locator, Page } from '@playwright/test'

import { type TranslateText, loadTranslations } from '../page/words.ts'

/** Opens the panel with the days and times of a search form. */
export async function openDates(page: Page | Locator, t: TranslateText = loadTranslations('en')) {
  await page.getByRole('button', { name: new RegExp(`^${t('Dates')}`) }).click()
}

/** Types the pick-up and drop-off days into the panel. */
export async function typeDates(page: Page, { from, to }: { from: string; to: string }) {
  await openDates(page)
  const panel = page.getByRole('dialog', { name: 'Dates' })
  await panel.getByLabel('Pick-up date').fill(from)
  await panel.getByLabel('Drop-off date').fill(to)
  await panel.getByRole('button', { name: 'Apply', exact: true }).click()
}

/** Opens the list of a time in the panel, and chooses an option. */
export async function chooseTime(page: Page, name: string, time: string) {
  await page.getByRole('combobox', { name }).click()
  await page.getByRole('listbox', { name }).getByRole('option', { name: time }).click()
}
