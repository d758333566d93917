import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Language } from '@masar/domain/service/languages.ts'
import type { TitleKey } from 'statechart-paths/command'

import {
  type Catalog,
  createCatalogContext,
  getTitlesFile,
  titlesFormat,
} from '../words/catalogs.ts'

/**
 * Returns a catalogue with exactly these messages. New ones are empty, except for titles of states: the English
 * title comes from the chart, a translated title from a page with the same English text.
 */
export function fillCatalog(
  keys: readonly TitleKey[],
  texts: Catalog,
  pages: Catalog,
  language: Language,
): Catalog {
  const findDefaultText = (english?: string) =>
    english === undefined ? '' : language === 'en' ? english : (pages[english] ?? '')
  const ids = keys.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return Object.fromEntries(
    ids.map(({ id, english }) => [
      id,
      language === 'en' && english ? english : texts[id] || findDefaultText(english),
    ]),
  )
}

export async function writeTitles(language: Language, texts: Catalog): Promise<void> {
  const file = getTitlesFile(language)
  const entries = Object.fromEntries(
    Object.entries(texts).map(([id, translation]) => [id, { message: id, translation }]),
  )
  const existing = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  mkdirSync(dirname(file), { recursive: true })
  const text = await titlesFormat.serialize(entries, {
    ...createCatalogContext(language, file),
    existing,
  })
  writeFileSync(file, text)
}
