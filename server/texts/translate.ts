import { readFileSync } from 'node:fs'

import { compileIcu, parsePo, validateIcu } from 'pofile-ts'

import { type Language, LANGUAGES } from '@masar/domain/service/languages.ts'

import type { ServerMessage } from './msg.ts'

type Catalog = ReadonlyMap<string, ReturnType<typeof compileIcu>>

const catalogs = new Map(LANGUAGES.map((language) => [language, readCatalog(language)]))

/**
 * Translates messages; uses English for those without a translation, or with one that cannot be
 * parsed.
 */
export const createTranslator =
  (language: Language) =>
  ({ text, values }: ServerMessage): string => {
    const format = catalogs.get(language)?.get(text) ?? compileIcu(text, { locale: 'en' })
    return String(format(values))
  }

function readCatalog(language: Language): Catalog {
  const file = new URL(`../../locales/${language}/server.po`, import.meta.url)
  return new Map(
    parsePo(readFileSync(file, 'utf8')).items.flatMap(({ msgid, msgstr: [text = ''] }) =>
      text !== '' && validateIcu(text).valid
        ? [[msgid, compileIcu(text, { locale: language })] as const]
        : [],
    ),
  )
}
