import { LANGUAGES, type Language } from '@masar/domain/service/languages.ts'
import type { TitleKey } from 'statechart-paths/command'

import type { Catalog } from '../words/catalogs.ts'
import { listPageWords } from '../words/words.ts'

type CatalogByLanguage = Readonly<Partial<Record<Language, Catalog>> & { en: Catalog }>

export interface Catalogs {
  titles: CatalogByLanguage
  /** The texts of the app's pages. */
  pages: CatalogByLanguage
}

/**
 * Lists the defects of the titles, one line each: missing, unused or untranslated titles, titles that differ
 * from the chart or the page, placeholders that differ from English, and missing no-break spaces in French.
 */
export function listTitleDefects(keys: readonly TitleKey[], { titles, pages }: Catalogs): string[] {
  return LANGUAGES.flatMap((language) => {
    const texts = titles[language]
    if (!texts) return []
    const addFileName = (issues: string[]) =>
      issues.map((issue) => `${language}/charts.po: ${issue}`)
    return addFileName([
      ...listMissingTitles(keys, texts),
      ...listUnusedTitles(keys, texts),
      ...Object.entries(texts).flatMap(([id, text]) => [
        ...listPlaceholderDefects(id, text, titles.en[id] ?? ''),
        ...listUnknownWords(id, text, pages.en),
        ...(language === 'fr' && BREAKABLE_SIGN_PATTERN.test(text)
          ? [`no-break space missing: ${id}`]
          : []),
      ]),
      ...keys.flatMap((key) => listTitleMismatches(key, texts, pages[language] ?? {}, language)),
    ])
  })
}

/** Punctuation that a line break could separate from its word. */
const BREAKABLE_SIGN_PATTERN = /[ \u202F][:;?!»]|« /

const listMissingTitles = (keys: readonly TitleKey[], texts: Catalog) => [
  ...keys.filter(({ id }) => !(id in texts)).map(({ id }) => `missing: ${id}`),
  ...keys
    .filter(({ id }) => texts[id] === '' || texts[id] === id)
    .map(({ id }) => `untranslated: ${id}`),
]

function listUnusedTitles(keys: readonly TitleKey[], texts: Catalog): string[] {
  const known = new Set(keys.map(({ id }) => id))
  return Object.keys(texts)
    .filter((id) => !known.has(id))
    .map((id) => `unused: ${id}`)
}

/** Every language must use the same placeholders and the same texts of the page. */
const listPlaceholderDefects = (id: string, text: string, english: string) =>
  text === '' || findPlaceholders(text) === findPlaceholders(english)
    ? []
    : [`placeholders differ from English: ${id}`]

function findPlaceholders(title: string): string {
  const values = [...title.matchAll(/(?<!(?:\b(?:one|other|many)|=\d+) )\{(\w+)\b/g)].map(
    ([, name = '']) => name,
  )
  return [...new Set([...values, ...listPageWords(title)])].toSorted().join()
}

/** Titles may only quote texts that exist on a page. */
const listUnknownWords = (id: string, text: string, pages: Catalog) =>
  listPageWords(text)
    .filter((words) => !(words in pages))
    .map((words) => `not on any page: "${words}": ${id}`)

/** In English a title must match the chart; in other languages it must match a page with the same English text. */
function listTitleMismatches(
  { id, english }: TitleKey,
  texts: Catalog,
  pages: Catalog,
  language: Language,
): string[] {
  const text = texts[id]
  if (english === undefined || !text) return []
  const expected = language === 'en' ? english : pages[english]
  return expected === undefined || expected === text
    ? []
    : [`"${text}" is "${expected}" in the chart or on the page: ${id}`]
}
