import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Words } from 'statechart-paths/command'

import type { Language } from '@masar/domain/service/languages.ts'

import type { ShownMessage } from '../../../src/testing/screens/screen-texts.ts'
import { asRead, type Catalog, readMessages, readTitles } from './catalogs.ts'

/** Formats titles and texts of pages in one language. */
export interface PageWords extends Words {
  language: Language
  /** A text of a page, with … for values that depend on the data. */
  show: (shown: ShownMessage) => string
}

/** Texts of the page in a title: `[Sign in]` is replaced with the translated label of the button. */
const PAGE_WORDS = /\[([^\]]+)\]/g

export async function loadWords(language: Language): Promise<PageWords> {
  const titles = { ...(await readTitles('en')), ...translated(await readTitles(language)) }
  return wordsFrom(language, titles, await readMessages(language))
}

const translated = (titles: Catalog): Catalog =>
  Object.fromEntries(Object.entries(titles).filter(([, text]) => text !== ''))

function wordsFrom(language: Language, titles: Catalog, pages: Catalog): PageWords {
  const read = Object.entries(pages).map(([message, text]) => [asRead(message), asRead(text)])
  const named = Object.fromEntries(read) as Catalog
  const messages = { [language]: { ...pages, ...translated(titles) } }
  const i18n = setupI18n({ locale: language, messages })
  i18n.setMessagesCompiler(compileMessage)
  const quote = (text: string) => i18n._('script/quote', { text })
  const show = (shown: ShownMessage): string => {
    if (typeof shown === 'string') return show({ message: shown })
    const { message, part, values = {} } = shown
    const gaps = [...message.matchAll(/\{(\w+)(, plural)?/g)].map(([, name = '', isPlural]) => {
      const value = values[name]
      const filled = value === undefined || typeof value === 'number' ? value : show(value)
      return [name, filled ?? (isPlural ? MANY : GAP)] as const
    })
    const text = i18n._(message, Object.fromEntries(gaps)).replaceAll(SOME, GAP)
    return part === undefined ? asRead(text) : (text.split(/<\/?\d+\s*\/?>/)[part] ?? '').trim()
  }
  return {
    language,
    quote,
    show,
    say: (id, values = {}) =>
      i18n
        ._(id, { control: i18n._('script/a-button'), ...values })
        .replaceAll(PAGE_WORDS, (_, text: string) => quote(named[text] ?? text)),
  }
}

/** Replaces amounts, dates and names, which depend on the data. */
const GAP = '…'
/** A number that selects the plural, and that no text contains. It is replaced afterwards. */
const MANY = 77_777
const SOME = /77\D?777/g

/** The texts of the page that a title contains. */
export const listPageWords = (title: string): string[] =>
  [...title.matchAll(PAGE_WORDS)].map(([, text = '']) => text)
