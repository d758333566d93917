import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { formatter } from '@lingui/format-po'

import type { Language } from '@masar/domain/service/languages.ts'

/** The texts of a catalogue by the id of their message. */
export type Catalog = Readonly<Record<string, string>>

const LOCALES = fileURLToPath(new URL('../../../locales', import.meta.url))

/** Its ids are explicit in the file, not generated from the text. */
export const titlesFormat = formatter({ explicitIdAsDefault: true, origins: false })
const pagesFormat = formatter()

/** The context that Lingui requires to parse or serialize a catalogue. */
export const catalogContext = (locale: Language, filename: string) => ({
  locale,
  sourceLocale: 'en',
  filename,
})

export const titlesFile = (language: Language) => `${LOCALES}/${language}/charts.po`

/** The titles of states, events and answers. An empty title is a missing one. */
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

/** The texts of the app's pages by the English text in the code, both without tags. */
export async function readPages(language: Language): Promise<Catalog> {
  const texts = Object.entries(await readMessages(language))
  return Object.fromEntries(texts.map(([message, text]) => [asRead(message), asRead(text)]))
}

/** The messages of the app by the English text in the code. */
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

/** Removes the tags of links and other elements, such as `<0>`. */
export const asRead = (text: string) => text.replaceAll(/<\/?\d+\/?>/g, '')
