import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'

import type { Language } from '@masar/domain/service/languages.ts'

import { type Catalog, readPages, readTitles } from './catalogs.ts'

type Values = Readonly<Record<string, string | number>>

/** Says the titles in one language. */
export interface Words {
  language: Language
  /** The text of a message: in English where the catalogue of the language has none. */
  say: (id: string, values?: Values) => string
  /** A text between the quotation marks of the language. */
  quote: (text: string) => string
}

/** What a title takes from the page: `[Sign in]` is said as its button says it. */
const PAGE_WORDS = /\[([^\]]+)\]/g

export async function loadWords(language: Language): Promise<Words> {
  const titles = { ...(await readTitles('en')), ...translated(await readTitles(language)) }
  return wordsFrom(language, titles, await readPages(language))
}

const translated = (titles: Catalog): Catalog =>
  Object.fromEntries(Object.entries(titles).filter(([, text]) => text !== ''))

export function wordsFrom(language: Language, titles: Catalog, pages: Catalog): Words {
  const messages = { [language]: translated(titles) }
  const i18n = setupI18n({ locale: language, messages })
  i18n.setMessagesCompiler(compileMessage)
  const quote = (text: string) => i18n._('script/quote', { text })
  return {
    language,
    quote,
    say: (id, values = {}) =>
      i18n._(id, values).replaceAll(PAGE_WORDS, (_, text: string) => quote(pages[text] ?? text)),
  }
}

/** The words of pages that a title names. */
export const listPageWords = (title: string): string[] =>
  [...title.matchAll(PAGE_WORDS)].map(([, text = '']) => text)
