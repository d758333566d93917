import { i18n } from '@lingui/core'

import { activateLanguage, loadTexts, TEXT_PARTS } from '#i18n/activate.ts'
import type { Language } from '#i18n/languages.ts'

import {
  isUntranslated,
  findTranslatedPatterns,
  type TranslatedMessage,
  readTranslatedMessages,
} from './catalogue.ts'
import { type Piece, collapseSpaces, splitMessage } from './message-pieces.ts'

/** The name of a control or a text, in English: tests define it once for all languages. */
export type EnglishText = string | RegExp

/** The translations of a language, with cached results. */
interface LanguageTexts {
  wordings: readonly TranslatedMessage[]
  patterns: Map<string, readonly RegExp[]>
  judged: Map<string, boolean>
}

const textsByLanguage = new Map<Language, LanguageTexts>()
let currentTexts: LanguageTexts | null = null

/** Switches pages to this language with the app's own catalogs, until `resetPageLanguage`. */
export async function setPageLanguage(language: Language): Promise<void> {
  await activateLanguage(language)
  await loadTexts(...TEXT_PARTS)
  const known = textsByLanguage.get(language)
  currentTexts = known ?? {
    wordings: await readTranslatedMessages(language),
    patterns: new Map(),
    judged: new Map(),
  }
  textsByLanguage.set(language, currentTexts)
}

/** Switches pages back to the source texts. */
export function resetPageLanguage(): void {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  document.documentElement.lang = 'en'
  currentTexts = null
}

export const isEnglish = () => currentTexts === null

/** Returns whether a text on the page corresponds to this English text, in the page's language. */
export function hasMeaning(text: string, english: EnglishText): boolean {
  const shown = collapseSpaces(text)
  if (!currentTexts)
    return typeof english === 'string' ? shown === collapseSpaces(english) : english.test(shown)
  // Server texts are not translated here, and are not in the catalog.
  if (english === shown) return true
  return getPatterns(currentTexts, english).some((pattern) => pattern.test(shown))
}

/**
 * Returns the texts that a page may show for a message in the page's language. A message without a translation
 * is the same in all languages.
 */
export function listPieces(source: string): readonly Piece[] {
  const own = currentTexts?.wordings.find((wording) => wording.source === source)?.own
  return own ?? splitMessage(source)
}

/** Returns those texts that are not translated; an empty list on English pages. */
export function findUntranslatedTexts(texts: readonly string[]): string[] {
  if (!currentTexts) return []
  const { wordings, judged } = currentTexts
  return texts.filter((text) => {
    const known = judged.get(text) ?? isUntranslated(wordings, text)
    judged.set(text, known)
    return known
  })
}

/** Texts without a catalog entry, such as a provider's name, are the same in all languages. */
function getPatterns(
  { wordings, patterns }: LanguageTexts,
  english: EnglishText,
): readonly RegExp[] {
  const key = String(english)
  const known = patterns.get(key) ?? findTranslatedPatterns(wordings, english)
  patterns.set(key, known)
  return known
}
