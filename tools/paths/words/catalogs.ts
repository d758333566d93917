import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { formatter } from '@lingui/format-po'

import type { Language } from '@masar/domain/service/languages.ts'

/** The texts of a catalogue, by message id. */
export type Catalog = Readonly<Record<string, string>>

const LOCALES_FOLDER = fileURLToPath(new URL('../../../locales', import.meta.url))

/** The format of the titles, whose ids are explicit in the file rather than generated from the text. */
export const titlesFormat = formatter({ explicitIdAsDefault: true, origins: false })
const pagesFormat = formatter()

/** Returns the context that Lingui requires to parse or serialize a catalogue. */
export const createCatalogContext = (locale: Language, filename: string) => ({
  locale,
  sourceLocale: 'en',
  filename,
})

export const getTitlesFile = (language: Language) => `${LOCALES_FOLDER}/${language}/charts.po`

/** Reads the titles of states, events and answers. An empty title counts as missing. */
export async function readTitles(language: Language): Promise<Catalog> {
  const file = getTitlesFile(language)
  if (!existsSync(file)) return {}
  const entries = await titlesFormat.parse(
    readFileSync(file, 'utf8'),
    createCatalogContext(language, file),
  )
  return Object.fromEntries(
    Object.entries(entries).map(([id, { translation = '' }]) => [id, translation]),
  )
}

/** Reads the texts of the app's pages, by the English text in the code, both without tags. */
export async function readPages(language: Language): Promise<Catalog> {
  const texts = Object.entries(await readMessages(language))
  return Object.fromEntries(texts.map(([message, text]) => [removeTags(message), removeTags(text)]))
}

/** Reads the messages of emails and of the app, by the English text in the code. */
export async function readMessages(language: Language): Promise<Catalog> {
  const texts: [string, string][] = []
  const folder = `${LOCALES_FOLDER}/${language}`
  for (const file of [`${folder}/server.po`, ...globSync(`${folder}/app/*.po`).toSorted()]) {
    // oxlint-disable-next-line no-await-in-loop -- a few small files
    const entries = await pagesFormat.parse(
      readFileSync(file, 'utf8'),
      createCatalogContext(language, file),
    )
    for (const { message, translation } of Object.values(entries)) {
      if (message) texts.push([message, translation || message])
    }
  }
  return Object.fromEntries(texts)
}

/** Removes the tags of links and other elements, such as `<0>`. */
export const removeTags = (text: string) => text.replaceAll(/<\/?\d+\/?>/g, '')
