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
 * The defects of the titles, one line each: missing, unused or untranslated titles, titles that differ from the chart
 * or the page, other placeholders than in English, and missing no-break spaces in French.
 */
export function titleDefects(keys: readonly TitleKey[], { titles, pages }: Catalogs): string[] {
  return LANGUAGES.flatMap((language) => {
    const texts = titles[language]
    if (!texts) return []
    const named = (issues: string[]) => issues.map((issue) => `${language}/charts.po: ${issue}`)
    return named([
      ...missing(keys, texts),
      ...unusedTexts(keys, texts),
      ...Object.entries(texts).flatMap(([id, text]) => [
        ...otherGaps(id, text, titles.en[id] ?? ''),
        ...wordsOnNoPage(id, text, pages.en),
        ...(language === 'fr' && BREAKABLE_SIGN.test(text)
          ? [`no-break space missing: ${id}`]
          : []),
      ]),
      ...keys.flatMap((key) => otherTitle(key, texts, pages[language] ?? {}, language)),
    ])
  })
}

/** Punctuation that a line break could separate from its word. */
const BREAKABLE_SIGN = /[ \u202F][:;?!»]|« /

const missing = (keys: readonly TitleKey[], texts: Catalog) => [
  ...keys.filter(({ id }) => !(id in texts)).map(({ id }) => `missing: ${id}`),
  ...keys
    .filter(({ id }) => texts[id] === '' || texts[id] === id)
    .map(({ id }) => `untranslated: ${id}`),
]

function unusedTexts(keys: readonly TitleKey[], texts: Catalog): string[] {
  const known = new Set(keys.map(({ id }) => id))
  return Object.keys(texts)
    .filter((id) => !known.has(id))
    .map((id) => `unused: ${id}`)
}

/** Every language must use the same placeholders and the same texts of the page. */
const otherGaps = (id: string, text: string, english: string) =>
  text === '' || findGaps(text) === findGaps(english)
    ? []
    : [`placeholders differ from English: ${id}`]

function findGaps(title: string): string {
  const values = [...title.matchAll(/(?<!(?:\b(?:one|other|many)|=\d+) )\{(\w+)\b/g)].map(
    ([, name = '']) => name,
  )
  return [...new Set([...values, ...listPageWords(title)])].toSorted().join()
}

/** Titles may only quote texts that exist on a page. */
const wordsOnNoPage = (id: string, text: string, pages: Catalog) =>
  listPageWords(text)
    .filter((words) => !(words in pages))
    .map((words) => `not on any page: "${words}": ${id}`)

/** In English a title must match the chart; in other languages it must match a page with the same English text. */
function otherTitle(
  { id, english }: TitleKey,
  texts: Catalog,
  pages: Catalog,
  language: Language,
): string[] {
  const text = texts[id]
  if (english === undefined || !text) return []
  const wanted = language === 'en' ? english : pages[english]
  return wanted === undefined || wanted === text
    ? []
    : [`"${text}" is "${wanted}" in the chart or on the page: ${id}`]
}
