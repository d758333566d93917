import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { formatter } from '@lingui/format-po'

import type { Language } from '@masar/domain/service/languages.ts'

/** The texts of a catalogue by the id of their message. */
export type Catalog = Readonly<Record<string, string>>

const LOCALES = fileURLToPath(new URL('../../../locales', import.meta.url))

/** Ids are said in the file, not made from the text. */
export const titlesFormat = formatter({ explicitIdAsDefault: true, origins: false })
const pagesFormat = formatter()

/** A place of Lingui's own, which it asks for when it reads a catalogue. */
export const catalogContext = (locale: Language, filename: string) => ({
  locale,
  sourceLocale: 'en',
  filename,
})

export const titlesFile = (language: Language) => `${LOCALES}/${language}/charts.po`

/** The titles of states, events and answers; empty ones are missing. */
export async function readTitles(language: Language): Promise<Catalog> {
  const file = titlesFile(language)
  if (!existsSync(file)) return {}
  const entries = await titlesFormat.parse(
    readFileSync(file, 'utf8'),
    catalogContext(language, file),
  )
  return Object.fromEntries(
    Object.entries(entries).map(([id, { translation = '' }]) => [id, translation]),
  )
}

/** What the pages of the app say, by the English of their code, as it is read. */
export async function readPages(language: Language): Promise<Catalog> {
  const texts = Object.entries(await readMessages(language))
  return Object.fromEntries(texts.map(([message, text]) => [asRead(message), asRead(text)]))
}

/** The messages of the app, by the English of their code. */
export async function readMessages(language: Language): Promise<Catalog> {
  const texts: [string, string][] = []
  for (const file of globSync(`${LOCALES}/${language}/app/*.po`).toSorted()) {
    // oxlint-disable-next-line no-await-in-loop -- four small files
    const entries = await pagesFormat.parse(
      readFileSync(file, 'utf8'),
      catalogContext(language, file),
    )
    for (const { message, translation } of Object.values(entries)) {
      if (message) texts.push([message, translation || message])
    }
  }
  return Object.fromEntries(texts)
}

/** Without its links. */
export const asRead = (text: string) => text.replaceAll(/<\/?\d+\/?>/g, '')
