import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Words } from 'statechart-paths/command'

import type { Language } from '@masar/domain/service/languages.ts'

import type { ShownMessage } from '../../../src/testing/screens/screen-texts.ts'
import { removeTags, type Catalog, readMessages, readTitles } from './catalogs.ts'

/** Formats titles and texts of pages in one language. */
export interface PageWords extends Words {
  language: Language
  /** A text of a page, with … for values that depend on the data. */
  show: (shown: ShownMessage) => string
  /** Like `show`, after a script has changed the language of the page. */
  showSwitched: (shown: ShownMessage) => string
}

/** Returns the language to which a script switches the page; the titles of these steps contain its name. */
export const getSwitchedLanguage = (language: Language): Language =>
  language === 'fr' ? 'en' : 'fr'

/** Texts of the page in a title: `[Sign in]` is replaced with the translated label of the button. */
const PAGE_WORDS_PATTERN = /\[([^\]]+)\]/g

export async function loadWords(language: Language): Promise<PageWords> {
  const titles = { ...(await readTitles('en')), ...removeUntranslated(await readTitles(language)) }
  const switched = getSwitchedLanguage(language)
  return {
    ...createWords(language, titles, await readMessages(language)),
    showSwitched: createTextFormatter(createI18n(switched, await readMessages(switched))),
  }
}

const removeUntranslated = (titles: Catalog): Catalog =>
  Object.fromEntries(Object.entries(titles).filter(([, text]) => text !== ''))

function createI18n(language: Language, messages: Catalog): I18n {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  i18n.setMessagesCompiler(compileMessage)
  return i18n
}

function createTextFormatter(i18n: I18n) {
  return function show(shown: ShownMessage): string {
    if (typeof shown === 'string') return show({ message: shown })
    const { message, part, values = {} } = shown
    const gaps = [...message.matchAll(/\{(\w+)(, plural)?/g)].map(([, name = '', isPlural]) => {
      const value = values[name]
      const filled = value === undefined || typeof value === 'number' ? value : show(value)
      return [name, filled ?? (isPlural ? PLURAL_COUNT : GAP)] as const
    })
    const text = i18n._(message, Object.fromEntries(gaps)).replaceAll(FORMATTED_COUNT_PATTERN, GAP)
    return part === undefined ? removeTags(text) : (text.split(/<\/?\d+\s*\/?>/)[part] ?? '').trim()
  }
}

function createWords(
  language: Language,
  titles: Catalog,
  pages: Catalog,
): Omit<PageWords, 'showSwitched'> {
  const read = Object.entries(pages).map(([message, text]) => [
    removeTags(message),
    removeTags(text),
  ])
  const named = Object.fromEntries(read) as Catalog
  const i18n = createI18n(language, { ...pages, ...removeUntranslated(titles) })
  const quote = (text: string) => i18n._('script/quote', { text })
  return {
    language,
    quote,
    show: createTextFormatter(i18n),
    say: (id, values = {}) => {
      // Looks only in the title, because its values may contain brackets too.
      const words = listPageWords(titles[id] ?? '')
      const text = i18n._(id, { control: i18n._('script/a-button'), ...values })
      return words.reduce(
        (sentence, page) => sentence.replaceAll(`[${page}]`, quote(named[page] ?? page)),
        text,
      )
    },
  }
}

/** Replaces amounts, dates and names, which depend on the data. */
const GAP = '…'
/**
 * A count that selects the plural form. It occurs in no other text, so the formatted number can be found and
 * replaced with a gap.
 */
const PLURAL_COUNT = 77_777
const FORMATTED_COUNT_PATTERN = /77\D?777/g

/** Lists the texts of the page that a title contains. */
export const listPageWords = (title: string): string[] =>
  [...title.matchAll(PAGE_WORDS_PATTERN)].map(([, text = '']) => text)
