import { i18n, type Messages } from '@lingui/core'

import { isLanguage, type Language } from './languages.ts'

/**
 * The parts of the texts, each a chunk per language (`tools/texts/text-parts.ts`). `common`: what every page starts
 * with. `below`: home below the first view. `later`: a car, the first screen of the checkout, signing in.
 * `bookings`: the list of bookings. `information`: the long texts of informational pages. `other`: the rest.
 */
export const TEXT_PARTS = ['common', 'below', 'later', 'bookings', 'information', 'other'] as const
export type TextPart = (typeof TEXT_PARTS)[number]

/** Parts that pages need in addition to their own. */
const ADDITIONAL_PARTS: Partial<Record<TextPart, TextPart>> = { other: 'later' }

const CATALOGS = import.meta.glob<{ messages: Messages }>([
  '../../locales/*/app/*.po',
  '!**/start.po',
])

/** Parts that are loaded in the current language. */
const shown = new Set<TextPart>(['common'])
const here = new Set<string>()

/**
 * Loads a language and switches to it. Texts, numbers, dates, `html[lang]` and direction change together, once the
 * texts are loaded. Rejects if they cannot be fetched.
 */
export async function activateLanguage(language: Language): Promise<void> {
  for (let count = 0; count < shown.size;) {
    count = shown.size
    await bring(language, shown)
  }
  i18n.activate(language)
  // Outside browsers, the renderer sets the language of the document.
  if (typeof document !== 'undefined') setDocumentLanguage(language)
}

/** Setting `lang` to the same value makes browsers recalculate all styles. */
function setDocumentLanguage(language: Language): void {
  const { documentElement } = document
  if (documentElement.lang === language) return
  if (isTranslated()) setLanguageAfterTranslation()
  else documentElement.lang = language
}

/** Browser translators set this class; `lang` then names the language of the translation. */
const isTranslated = () => /\btranslated-(ltr|rtl)\b/.test(document.documentElement.className)

/**
 * When the translation is turned off, the browser restores the language from when it was turned on, which may have
 * changed.
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
 * Resolves once these parts are loaded in the current language, even if it changes during loading; rejects if one
 * cannot be fetched.
 */
export async function loadTexts(...parts: readonly TextPart[]): Promise<void> {
  const needed = parts.flatMap((part) => [part, ADDITIONAL_PARTS[part] ?? part])
  const language = i18n.locale
  if (isLanguage(language)) await bring(language, needed)
  if (i18n.locale !== language) return loadTexts(...parts)
  for (const part of needed) shown.add(part)
}

/** Loads a module together with its texts: `withTexts('other', import('./panel.tsx'))`. */
export async function withTexts<Module>(part: TextPart, module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, loadTexts(part)])
  return loaded
}

/**
 * Rendered content already has its texts: if Lingui loaded more of the active language, it would rerender the whole
 * page.
 */
function addMessages(language: Language, messages: Messages): void {
  const isSpoken = i18n.locale === language && Object.keys(i18n.messages).length > 0
  if (isSpoken) Object.assign(i18n.messages, messages)
  else i18n.load(language, messages)
}

/** Fetches the parts that are missing in this language. */
async function bring(language: Language, parts: Iterable<TextPart>): Promise<void> {
  const missing = [...parts]
    .map((part) => `../../locales/${language}/app/${part}.po`)
    .filter((file) => !here.has(file))
  await Promise.all(
    missing.map(async (file) => {
      const catalog = await CATALOGS[file]?.()
      if (!catalog) throw new Error(`There is no ${file}.`)
      addMessages(language, catalog.messages)
      here.add(file)
    }),
  )
}
