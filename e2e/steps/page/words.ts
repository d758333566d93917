import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Language } from '@masar/domain/service/languages.ts'

/** The languages of the expected texts, which are written by hand. */
export type PageLanguage = 'fr' | 'en' | 'es'

/** Translates an English text, with its values filled in. */
export type TranslateText = (
  english: string,
  values?: Readonly<Record<string, string | number>>,
) => string

const LOCALES_FOLDER = fileURLToPath(new URL('../../../locales', import.meta.url))
const ENTRY = /^msgid (".*"(?:\n".*")*)\nmsgstr (".*"(?:\n".*")*)$/gm
const PLURAL = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g

/** Returns a function that translates texts with the catalogs that the app is built from. */
export function loadTranslations(language: Language): TranslateText {
  const texts = readTexts(language)
  return (english, values = {}) => {
    const text = texts.get(english)
    if (!text) throw new Error(`The ${language} catalogs have no text for: ${english}`)
    return fillPiece(text, language, values)
  }
}

/** Lists every text of the app in English, as in its code. */
export const listEnglishTexts = (): string[] =>
  [...readTexts('en').keys()].filter((text) => text !== '')

function readTexts(language: Language): ReadonlyMap<string, string> {
  const catalogs = globSync(`${LOCALES_FOLDER}/${language}/app/*.po`).map((file) =>
    readFileSync(file, 'utf8'),
  )
  const entries = catalogs.flatMap((catalog) => [...catalog.matchAll(ENTRY)])
  return new Map(
    entries.flatMap(([, id = '', text = '']) => {
      const pair = [unquoted(id), unquoted(text)] as const
      return [pair, [withoutTags(pair[0]), withoutTags(pair[1])] as const]
    }),
  )
}

/** Removes the tags of links, as in `I accept the <0>terms of use</0>.` */
const withoutTags = (text: string) => text.replaceAll(/<\/?\d+\/?>/g, '')

/**
 * Joins the lines of a text: `"Full "
 * "name"` is one text.
 */
const unquoted = (lines: string) =>
  lines
    .split('\n')
    .map((line) => String(JSON.parse(line)))
    .join('')

function fillPiece(
  text: string,
  language: Language,
  values: Parameters<TranslateText>[1] = {},
): string {
  const numbered = text.replace(PLURAL, (_, name: string, forms: string) => {
    const count = Number(values[name])
    const form = new Intl.PluralRules(language).select(count)
    const words = [...forms.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, key, said]) => [key, said])
    const said = Object.fromEntries(words) as Record<string, string>
    return (said[form] ?? said['other'] ?? '').replace('#', String(count))
  })
  return numbered.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
