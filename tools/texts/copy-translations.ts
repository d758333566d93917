import { globSync, readFileSync, writeFileSync } from 'node:fs'

import { LANGUAGES } from '@masar/domain/service/languages.ts'

import { parseEntry } from './catalogue-entry.ts'

const EMPTY_TRANSLATION = '""'

/** Fills empty translations of a language's catalogues from other catalogues with the same text. */
export function copyTranslations(catalogs: readonly string[]): string[] {
  const entries = catalogs.flatMap((catalog) => catalog.split('\n\n').slice(1)).map(parseEntry)
  const known = new Map(
    entries.flatMap(({ text, translation }) =>
      translation === EMPTY_TRANSLATION ? [] : [[text, translation]],
    ),
  )
  const fill = (entry: string, index: number) => {
    const { text, translation } = parseEntry(entry)
    const isEmpty = index > 0 && translation === EMPTY_TRANSLATION
    return isEmpty ? entry.replace(/""(?=\s*$)/, () => known.get(text) ?? EMPTY_TRANSLATION) : entry
  }
  return catalogs.map((catalog) => catalog.split('\n\n').map(fill).join('\n\n'))
}

if (import.meta.main) {
  for (const language of LANGUAGES) {
    const files = globSync(`locales/${language}/app/*.po`)
    const filled = copyTranslations(files.map((file) => readFileSync(file, 'utf8')))
    for (const [index, text] of filled.entries()) writeFileSync(files[index] ?? '', text)
  }
}
