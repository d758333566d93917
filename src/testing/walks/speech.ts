import { i18n } from '@lingui/core'

import { activateLanguage, loadTexts, TEXT_PARTS } from '#i18n/activate.ts'
import type { Language } from '#i18n/languages.ts'

import { isUntranslated, translatedPatterns, type Wording, readWordings } from './catalogue.ts'
import { type Piece, plain, splitMessage } from './message-pieces.ts'

/** The name of a control or a text, in English: tests define it once for all languages. */
export type English = string | RegExp

/** A language with cached results about its texts. */
interface Speech {
  wordings: readonly Wording[]
  patterns: Map<string, readonly RegExp[]>
  judged: Map<string, boolean>
}

const speeches = new Map<Language, Speech>()
let speech: Speech | null = null

/** Switches pages to this language with the app's own catalogs, until `resetPageLanguage`. */
export async function setPageLanguage(language: Language): Promise<void> {
  await activateLanguage(language)
  await loadTexts(...TEXT_PARTS)
  const known = speeches.get(language)
  speech = known ?? {
    wordings: await readWordings(language),
    patterns: new Map(),
    judged: new Map(),
  }
  speeches.set(language, speech)
}

/** Pages show the source texts again. */
export function resetPageLanguage(): void {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  document.documentElement.lang = 'en'
  speech = null
}

export const isEnglish = () => speech === null

/** Whether a text on the page has this meaning, in the language of the page. */
export function says(text: string, english: English): boolean {
  const shown = plain(text)
  if (!speech) return typeof english === 'string' ? shown === plain(english) : english.test(shown)
  // Server texts are not translated here, and not in the catalog.
  if (english === shown) return true
  return patternsFor(speech, english).some((pattern) => pattern.test(shown))
}

/** What a page may show of a message, in its language. A text without a translation is the same in all. */
export function pieces(source: string): readonly Piece[] {
  const own = speech?.wordings.find((wording) => wording.source === source)?.own
  return own ?? splitMessage(source)
}

/** The untranslated texts of the page, its names and hints. Always empty in English. */
export function untranslatedTexts(texts: readonly string[]): string[] {
  if (!speech) return []
  const { wordings, judged } = speech
  return texts.filter((text) => {
    const known = judged.get(text) ?? isUntranslated(wordings, text)
    judged.set(text, known)
    return known
  })
}

/** Texts without a catalog entry, such as a provider's name, are the same in all languages. */
function patternsFor({ wordings, patterns }: Speech, english: English): readonly RegExp[] {
  const key = String(english)
  const known = patterns.get(key) ?? translatedPatterns(wordings, english)
  patterns.set(key, known)
  return known
}
