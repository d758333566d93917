import { LANGUAGES, type Language } from '@masar/domain/service/languages.ts'

import type { Catalog } from '../words/catalogs.ts'
import { listPageWords } from '../words/words.ts'
import type { TitleKey } from './keys.ts'

type CatalogByLanguage = Readonly<Partial<Record<Language, Catalog>> & { en: Catalog }>

export interface Catalogs {
  titles: CatalogByLanguage
  /** What the pages of the app say. */
  pages: CatalogByLanguage
}

/**
 * What is wrong with the titles, a line each: missing or spare in a language, untranslated, another
 * one than the chart or the page says, or not typed as French is.
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

/** A sign that could begin a line of its own. */
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
    .map((id) => `spare, nothing has it: ${id}`)
}

/** Each language fills the same gaps and names the same words of the page. */
const otherGaps = (id: string, text: string, english: string) =>
  text === '' || findGaps(text) === findGaps(english) ? [] : [`other gaps than in English: ${id}`]

function findGaps(title: string): string {
  const values = [...title.matchAll(/\{(\w+)\b/g)].map(([, name = '']) => name)
  return [...new Set([...values, ...listPageWords(title)])].toSorted().join()
}

/** The pages are the only ones who know how their buttons are called. */
const wordsOnNoPage = (id: string, text: string, pages: Catalog) =>
  listPageWords(text)
    .filter((words) => !(words in pages))
    .map((words) => `no page says "${words}": ${id}`)

/** A state is called as its chart calls it, and where a page says the same words, as the page does. */
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
