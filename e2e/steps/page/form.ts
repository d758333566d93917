import { expect, type Locator, type Page } from '@playwright/test'

import { type PageLanguage, type TranslateText, loadTranslations } from './words.ts'

/** Asserts that the field is described by the message, so that a screen reader reads both. */
export const expectMessage = (field: Locator, message: string) =>
  expect(field).toHaveAccessibleDescription(
    new RegExp(
      message.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`),
    ),
  )

/** A form whose labels are in the language of the page. */
export interface LocalForm {
  t: TranslateText
  field: (english: string) => Locator
  /** Clicks the submit button of the form. */
  send: (english: string) => Promise<void>
  missing: (...english: string[]) => Promise<void>
}

export function createLocalForm(page: Page, t = loadTranslations('en')): LocalForm {
  const main = page.getByRole('main')
  const field = (english: string) => main.getByLabel(t(english), { exact: true })
  return {
    t,
    field,
    send: (english) => main.getByRole('button', { name: t(english), exact: true }).click(),
    async missing(...names) {
      for (const name of names)
        await expectMessage(field(name), t('Please fill in the field: {0}', { 0: t(name) }))
    },
  }
}

/** Returns the path that shows a page in this language. */
export const addLanguage = (path: string, language: PageLanguage) =>
  `${path}${path.includes('?') ? '&' : '?'}l=${language}`
