import { formatter } from '@lingui/format-po'

import type { Language } from '#i18n/languages.ts'

import { escapePattern, fillPiece, type Piece, splitMessage, plain } from './message-pieces.ts'

/** A text of the code with its translation. */
export interface Wording {
  source: string
  english: readonly Piece[]
  own: readonly Piece[]
}

const FILES = import.meta.glob<string>('../../../locales/*/app/*.po', {
  query: '?raw',
  import: 'default',
})

/** All texts of the app in a language, from the catalogs of translators. */
export async function readWordings(language: Language): Promise<readonly Wording[]> {
  const files = Object.entries(FILES).filter(([file]) => file.includes(`/${language}/`))
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

/** The translations of an English text, or of all English texts that match a pattern, whole or as a part. */
export function translatedPatterns(
  wordings: readonly Wording[],
  english: string | RegExp,
): RegExp[] {
  const text = typeof english === 'string' ? plain(english) : null
  const isMeant = ({ sample, pattern }: Piece) =>
    text === null ? (english as RegExp).test(sample) : pattern.test(text)
  const found = wordings.flatMap((wording) => {
    const piece = wording.english.find(isMeant)
    return piece ? [{ wording, piece }] : []
  })
  // Of texts with values, the one with the most text of its own: `Delete: {name}`, not `{0}: {1}`.
  const longest = Math.max(...found.map(({ piece }) => textLength(piece)))
  return found
    .filter(({ piece }) => text === null || textLength(piece) === longest)
    .flatMap(({ wording, piece }) => {
      const groups = text === null ? [] : (piece.pattern.exec(text)?.slice(1) ?? [])
      const pieceValue = (name: string) =>
        catalogueValue(wordings, groups[piece.values.indexOf(name)])
      return wording.own
        .filter(({ isWhole }) => isWhole === piece.isWhole)
        .map((own) => fillPiece(own, pieceValue))
    })
}

/** A text value is translated; amounts and dates are formatted differently elsewhere. */
function catalogueValue(wordings: readonly Wording[], value: string | undefined): string {
  if (value === undefined || /\d/.test(value)) return '.*'
  const own = wordings.filter(({ source }) => source === value).flatMap((each) => each.own)
  return own.length > 0
    ? `(?:${own.map(({ sample }) => escapePattern(sample)).join('|')})`
    : escapePattern(value)
}

const textLength = ({ parts }: Piece) => parts.join('').length

/** Whether a text of a page is an English one of the code and not also one of the language. */
export function isUntranslated(wordings: readonly Wording[], text: string): boolean {
  const shown = plain(text)
  const reads = (pieces: readonly Piece[]) => pieces.some(({ pattern }) => pattern.test(shown))
  return wordings.some(({ english }) => reads(english)) && !wordings.some(({ own }) => reads(own))
}
