import type { ShownMessage } from '../screens/screen-texts.ts'
import type { TranslatedMessage } from './catalogue.ts'
import { type Piece, collapseSpaces } from './message-pieces.ts'

type MessageFinder = (text: string) => ShownMessage | null

/** Returns a function that finds the message of an English text, or returns null for a text from the data. */
export function createMessageFinder(wordings: readonly TranslatedMessage[]): MessageFinder {
  const found = new Map<string, ShownMessage | null>()
  const findMessage: MessageFinder = (shown) => {
    const text = collapseSpaces(shown)
    const known = found.get(text)
    if (known !== undefined) return known
    const message = /\p{L}{2}/u.test(text) ? findBestMessage(wordings, text, findMessage) : null
    found.set(text, message)
    return message
  }
  return findMessage
}

interface Candidate {
  source: string
  piece: Piece
}

function findBestMessage(
  wordings: readonly TranslatedMessage[],
  text: string,
  findMessage: MessageFinder,
): ShownMessage | null {
  const candidates = wordings.flatMap(({ source, english }) =>
    english
      .filter((piece) => hasWords(piece) && piece.pattern.test(text))
      .map((piece) => ({ source, piece })),
  )
  const [best] = candidates.toSorted((a, b) => scoreCandidate(b) - scoreCandidate(a))
  if (!best) return null
  const { source: message, piece } = best
  const groups = piece.pattern.exec(text)?.slice(1) ?? []
  const read = piece.values.flatMap((name, at): [string, ShownMessage | 1][] => {
    const value = groups[at] === '1' ? 1 : findMessage(groups[at] ?? '')
    const isFixed = value === 1 || (typeof value === 'string' && !/[{<]/.test(value))
    return isFixed ? [[name, value]] : []
  })
  const known = { ...piece.counts, ...Object.fromEntries(read) }
  const isKnown = Object.keys(known).length > 0
  if (piece.isWhole && !isKnown) return message
  return {
    message,
    ...(!piece.isWhole && { part: piece.part }),
    ...(isKnown && { values: known }),
  }
}

/** Excludes messages such as `{from} to {until}`, which match almost any text. */
const hasWords = ({ parts }: Piece) => parts.join('').replaceAll(/\P{L}/gu, '').length > 2

/** Prefers the longest literal text, then a whole message, then a message without values. */
const scoreCandidate = ({ piece }: Candidate) =>
  piece.parts.join('').length + (piece.isWhole ? 0.5 : 0) + (piece.values.length === 0 ? 0.25 : 0)
