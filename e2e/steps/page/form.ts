import { expect, type Locator, type Page } from '@playwright/test'

import { type PageLanguage, type TranslateText, createTranslate } from './words.ts'

/** Asserts that the message is the field's accessible description, so that a screen reader reads both. */
export const expectMessage = (field: Locator, message: string) =>
  expect(field).toHaveAccessibleDescription(
    new RegExp(
      message.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`),
    ),
  )

/** Actions on a form, for tests in any language. Labels are passed in English. */
export interface LocalForm {
  t: TranslateText
  field: (english: string) => Locator
  /** Clicks the submit button of the form. */
  send: (english: string) => Promise<void>
  missing: (...english: string[]) => Promise<void>
}

export function createLocalForm(page: Page, t = createTranslate('en')): LocalForm {
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

/** Adds the parameter that selects this language to a path. */
export const addLanguage = (path: string, language: PageLanguage) =>
  `${path}${path.includes('?') ? '&' : '?'}l=${language}`
