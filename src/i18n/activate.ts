import { i18n, type Messages } from '@lingui/core'

import { isLanguage, type Language } from './languages.ts'

/**
 * The parts of the texts; each is one chunk per language (`tools/texts/text-parts.ts`). `common`: needed by
 * every page at the start. `below`: home below the fold. `later`: a car, the first step of checkout, and
 * signing in. `bookings`: the bookings list. `information`: the long texts of informational pages. `other`: all
 * others.
 */
export const TEXT_PARTS = ['common', 'below', 'later', 'bookings', 'information', 'other'] as const
export type TextPart = (typeof TEXT_PARTS)[number]

/** Parts that are loaded together with another part. */
const ADDITIONAL_PARTS: Partial<Record<TextPart, TextPart>> = { other: 'later' }

const CATALOGS = import.meta.glob<{ messages: Messages }>([
  '../../locales/*/app/*.po',
  '!**/start.po',
])

/** Parts that are loaded in the current language. */
const loadedParts = new Set<TextPart>(['common'])
const loadedFiles = new Set<string>()

/**
 * Loads a language and switches to it. Texts, numbers, dates, `html[lang]` and direction change together, once the
 * texts are loaded. Rejects if they cannot be fetched.
 */
export async function activateLanguage(language: Language): Promise<void> {
  for (let count = 0; count < loadedParts.size;) {
    count = loadedParts.size
    await fetchParts(language, loadedParts)
  }
  i18n.activate(language)
  // Without a DOM, the renderer sets the language of the document.
  if (typeof document !== 'undefined') setDocumentLanguage(language)
}

/** Sets `lang` only when it changes, because setting the same value makes browsers recalculate all styles. */
function setDocumentLanguage(language: Language): void {
  const { documentElement } = document
  if (documentElement.lang === language) return
  if (isTranslated()) setLanguageAfterTranslation()
  else documentElement.lang = language
}

/** Returns whether a browser translator has set its class. `lang` is then the language of the translation. */
const isTranslated = () => /\btranslated-(ltr|rtl)\b/.test(document.documentElement.className)

/**
 * Sets `lang` when the translation is turned off. The browser itself would restore the language of the page
 * from before the translation, which may have changed since.
 */
function setLanguageAfterTranslation(): void {
  const observer = new MutationObserver(() => {
    if (isTranslated()) return
    observer.disconnect()
    document.documentElement.lang = i18n.locale
  })
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
}

/**
 * Loads these parts in the current language, even if it changes during loading. Rejects if one cannot be
 * fetched.
 */
export async function loadTexts(...parts: readonly TextPart[]): Promise<void> {
  const needed = parts.flatMap((part) => [part, ADDITIONAL_PARTS[part] ?? part])
  const language = i18n.locale
  if (isLanguage(language)) await fetchParts(language, needed)
  if (i18n.locale !== language) return loadTexts(...parts)
  for (const part of needed) loadedParts.add(part)
}

/** Loads a module together with its texts: `loadWithTexts('other', import('./panel.tsx'))`. */
export async function loadWithTexts<Module>(
  part: TextPart,
  module: Promise<Module>,
): Promise<Module> {
  const [loaded] = await Promise.all([module, loadTexts(part)])
  return loaded
}

/**
 * Adds texts. For the active language, does not notify Lingui, which would rerender the whole page although
 * rendered content already has its texts.
 */
function addMessages(language: Language, messages: Messages): void {
  const isSpoken = i18n.locale === language && Object.keys(i18n.messages).length > 0
  if (isSpoken) Object.assign(i18n.messages, messages)
  else i18n.load(language, messages)
}

/** Fetches the parts that are missing in this language. */
async function fetchParts(language: Language, parts: Iterable<TextPart>): Promise<void> {
  const missing = [...parts]
    .map((part) => `../../locales/${language}/app/${part}.po`)
    .filter((file) => !loadedFiles.has(file))
  await Promise.all(
    missing.map(async (file) => {
      const catalog = await CATALOGS[file]?.()
      if (!catalog) throw new Error(`There is no ${file}.`)
      addMessages(language, catalog.messages)
      loadedFiles.add(file)
    }),
  )
}
