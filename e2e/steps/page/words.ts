import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Language } from '@masar/domain/service/languages.ts'

/** The languages with handwritten expected texts. */
export type PageLanguage = 'fr' | 'en' | 'es'

/** Translates an English text, with its values filled in. */
export type TranslateText = (
  english: string,
  values?: Readonly<Record<string, string | number>>,
) => string

const LOCALES_FOLDER = fileURLToPath(new URL('../../../locales', import.meta.url))
const ENTRY_PATTERN = /^msgid (".*"(?:\n".*")*)\nmsgstr (".*"(?:\n".*")*)$/gm
const PLURAL_PATTERN = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g

/** Returns a function that translates English texts with the app's catalogs. */
export function createTranslate(language: Language): TranslateText {
  const texts = readTexts(language)
  return (english, values = {}) => {
    const text = texts.get(english)
    if (!text) throw new Error(`The ${language} catalogs have no text for: ${english}`)
    return fillInValues(text, language, values)
  }
}

/** Lists every English text of the app, as written in the code. */
export const listEnglishTexts = (): string[] =>
  [...readTexts('en').keys()].filter((text) => text !== '')

function readTexts(language: Language): ReadonlyMap<string, string> {
  const catalogs = globSync(`${LOCALES_FOLDER}/${language}/app/*.po`).map((file) =>
    readFileSync(file, 'utf8'),
  )
  const entries = catalogs.flatMap((catalog) => [...catalog.matchAll(ENTRY_PATTERN)])
  return new Map(
    entries.flatMap(([, id = '', text = '']) => {
      const pair = [joinLines(id), joinLines(text)] as const
      return [pair, [stripTags(pair[0]), stripTags(pair[1])] as const]
    }),
  )
}

/** Removes the tags of links, as in `I accept the <0>terms of use</0>.` */
const stripTags = (text: string) => text.replaceAll(/<\/?\d+\/?>/g, '')

/**
 * Joins the lines of a text: `"Full "
 * "name"` is one text.
 */
const joinLines = (lines: string) =>
  lines
    .split('\n')
    .map((line) => String(JSON.parse(line)))
    .join('')

function fillInValues(
  text: string,
  language: Language,
  values: Parameters<TranslateText>[1] = {},
): string {
  const numbered = text.replace(PLURAL_PATTERN, (_, name: string, forms: string) => {
    const count = Number(values[name])
    const form = new Intl.PluralRules(language).select(count)
    const words = [...forms.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, key, formText]) => [
      key,
      formText,
    ])
    const textsByForm = Object.fromEntries(words) as Record<string, string>
    return (textsByForm[form] ?? textsByForm['other'] ?? '').replace('#', String(count))
  })
  return numbered.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
