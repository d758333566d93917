import { formatter } from '@lingui/format-po'

import type { Language } from '#i18n/languages.ts'

import {
  escapePattern,
  fillPiece,
  type Piece,
  splitMessage,
  collapseSpaces,
} from './message-pieces.ts'

/** A text in the code, with its translation. */
export interface TranslatedMessage {
  source: string
  english: readonly Piece[]
  own: readonly Piece[]
}

const CATALOG_FILES = import.meta.glob<string>('../../../locales/*/app/*.po', {
  query: '?raw',
  import: 'default',
})

/** Reads all texts of the app in a language from the translators' catalogs. */
export async function readTranslatedMessages(
  language: Language,
): Promise<readonly TranslatedMessage[]> {
  const files = Object.entries(CATALOG_FILES).filter(([file]) => file.includes(`/${language}/`))
  const catalogues = await Promise.all(
    files.map(async ([filename, load]) =>
      formatter().parse(await load(), { locale: language, sourceLocale: 'en', filename }),
    ),
  )
  return catalogues.flatMap((catalogue) =>
    Object.values(catalogue).flatMap(({ message, translation }) =>
      message && translation
        ? [{ source: message, english: splitMessage(message), own: splitMessage(translation) }]
        : [],
    ),
  )
}

/**
 * Returns patterns for the translations of an English text, or of all English texts that match a pattern. The
 * text may be a whole message or a part of one.
 */
export function findTranslatedPatterns(
  wordings: readonly TranslatedMessage[],
  english: string | RegExp,
): RegExp[] {
  const text = typeof english === 'string' ? collapseSpaces(english) : null
  const isMeant = ({ sample, pattern }: Piece) =>
    text === null ? (english as RegExp).test(sample) : pattern.test(text)
  const found = wordings.flatMap((wording) => {
    const piece = wording.english.find(isMeant)
    return piece ? [{ wording, piece }] : []
  })
  // Of several messages with values, uses the one with the most literal text: `Delete: {name}`, not `{0}: {1}`.
  const longest = Math.max(...found.map(({ piece }) => countCharacters(piece)))
  return found
    .filter(({ piece }) => text === null || countCharacters(piece) === longest)
    .flatMap(({ wording, piece }) => {
      const groups = text === null ? [] : (piece.pattern.exec(text)?.slice(1) ?? [])
      const pieceValue = (name: string) =>
        toValuePattern(wordings, groups[piece.values.indexOf(name)])
      return wording.own
        .filter(({ isWhole }) => isWhole === piece.isWhole)
        .map((own) => fillPiece(own, pieceValue))
    })
}

/**
 * Returns the pattern of a value. Text is translated; amounts and dates match anything, because their format
 * depends on the language.
 */
function toValuePattern(wordings: readonly TranslatedMessage[], value: string | undefined): string {
  if (value === undefined || /\d/.test(value)) return '.*'
  const own = wordings.filter(({ source }) => source === value).flatMap((each) => each.own)
  return own.length > 0
    ? `(?:${own.map(({ sample }) => escapePattern(sample)).join('|')})`
    : escapePattern(value)
}

const countCharacters = ({ parts }: Piece) => parts.join('').length

/**
 * Returns whether text on a page is an English source text, and not also a translation into the page's
 * language.
 */
export function isUntranslated(wordings: readonly TranslatedMessage[], text: string): boolean {
  const shown = collapseSpaces(text)
  const reads = (pieces: readonly Piece[]) => pieces.some(({ pattern }) => pattern.test(shown))
  return wordings.some(({ english }) => reads(english)) && !wordings.some(({ own }) => reads(own))
}
