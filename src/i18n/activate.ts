import { i18n, type Messages } from '@lingui/core'

import { isLanguage, type Language } from './languages.ts'

/**
 * The parts of the texts, each a chunk a language (`tools/texts/text-parts.ts`): what every page begins with,
 * what home shows below its first view, what comes with a car, on the checkout's first screen and with the way in, the
 * list of bookings, the long texts of pages that only inform, and all else.
 */
export const TEXT_PARTS = ['common', 'below', 'later', 'bookings', 'information', 'other'] as const
export type TextPart = (typeof TEXT_PARTS)[number]

/** What pages show besides their own part. */
const BESIDES: Partial<Record<TextPart, TextPart>> = { other: 'later' }

const CATALOGS = import.meta.glob<{ messages: Messages }>([
  '../../locales/*/app/*.po',
  '!**/start.po',
])

/** Parts that are here, in the language that is shown. */
const shown = new Set<TextPart>(['common'])
const here = new Set<string>()

/**
 * Brings a language's texts and makes the document speak it. Texts, numbers, dates, `html[lang]`
 * and direction change together, once the texts are here. Rejects when they cannot be fetched.
 */
export async function activateLanguage(language: Language): Promise<void> {
  for (let count = 0; count < shown.size;) {
    count = shown.size
    await bring(language, shown)
  }
  i18n.activate(language)
  // Without a browser it is the build that writes the document.
  if (typeof document !== 'undefined') tellDocument(language)
}

/** Told anew what it has heard, a browser works out the styles of all that is there. */
function tellDocument(language: Language): void {
  const { documentElement } = document
  if (documentElement.lang === language) return
  if (isTranslated()) tellAfterTranslation()
  else documentElement.lang = language
}

/** A translator says by this class that the page is in its language, which `lang` then names. */
const isTranslated = () => /\btranslated-(ltr|rtl)\b/.test(document.documentElement.className)

/** When the translation is turned off, `lang` names the language that was shown when it was turned on. */
function tellAfterTranslation(): void {
  const observer = new MutationObserver(() => {
    if (isTranslated()) return
    observer.disconnect()
    document.documentElement.lang = i18n.locale
  })
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
}

/** Resolves once these parts are here, in whatever language is then shown; rejects if one of them cannot be fetched. */
export async function loadTexts(...parts: readonly TextPart[]): Promise<void> {
  const needed = parts.flatMap((part) => [part, BESIDES[part] ?? part])
  const language = i18n.locale
  if (isLanguage(language)) await bring(language, needed)
  if (i18n.locale !== language) return loadTexts(...parts)
  for (const part of needed) shown.add(part)
}

/** A module together with the texts that it shows: `withTexts('other', import('./panel.tsx'))`. */
export async function withTexts<Module>(part: TextPart, module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, loadTexts(part)])
  return loaded
}

/**
 * What is drawn already has its texts: told of more in the same language, Lingui would have all of the page drawn
 * again at once.
 */
function addMessages(language: Language, messages: Messages): void {
  const isSpoken = i18n.locale === language && Object.keys(i18n.messages).length > 0
  if (isSpoken) Object.assign(i18n.messages, messages)
  else i18n.load(language, messages)
}

/** Fetches those of the parts that this language lacks. */
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
