type Counts = Readonly<Record<string, 0 | 1>>

/** A message of the catalog, or a part of one, as a page may show it, with placeholders for values. */
export interface Piece {
  /** The text with placeholders, such as `Pay …`. */
  sample: string
  /** Matches the text with any values, which are captured as groups. */
  pattern: RegExp
  /** The texts before, between and after the values, and the names of the values. */
  parts: readonly string[]
  values: readonly string[]
  /** The numbers that this text implies, because other numbers have another text. */
  counts: Counts
  /** False for a part before, in or after an element within the message. */
  isWhole: boolean
  /** The index of the part; -1 for a whole message. */
  part: number
}

const TAG_PATTERN = /<\/?\d+\s*\/?>/
/** `#` marks the number of a plural form, which is written in digits. */
const VALUE_PATTERN = /\{(#?\w+)\}/
const PLURAL_PATTERN = /\{(\w+), (?:plural|select|selectordinal),/

/**
 * Splits a message into all texts that a page may show: each plural form, as a whole and in parts between its
 * elements.
 */
export function splitMessage(message: string): Piece[] {
  return listVariants(message).flatMap(({ text, counts }) => {
    const parts = text.split(TAG_PATTERN)
    const whole = toPiece(parts.join(''), counts)
    const within = parts.length > 1 ? parts.flatMap((part, at) => toPiece(part, counts, at)) : []
    return [...whole, ...within]
  })
}

function toPiece(text: string, counts: Counts, part = -1): Piece[] {
  const split = collapseSpaces(text).split(VALUE_PATTERN)
  const parts = split.filter((_, index) => index % 2 === 0)
  const values = split.filter((_, index) => index % 2 === 1)
  if (!/\p{L}{2}/u.test(parts.join(' '))) return []
  const pattern = fillParts(parts, values, (name) => (name.startsWith('#') ? NUMBER_GROUP : '(.*)'))
  const names = values.map((name) => name.replace('#', ''))
  const isWhole = part < 0
  return [{ sample: parts.join('…'), pattern, parts, values: names, counts, isWhole, part }]
}

const NUMBER_GROUP = String.raw`([\d\s.,]*)`

/** Returns a pattern for a piece with its values filled in, in every allowed format. */
export const fillPiece = ({ parts, values }: Piece, pieceValue: (name: string) => string) =>
  fillParts(parts, values, pieceValue)

function fillParts(
  parts: readonly string[],
  values: readonly string[],
  pieceValue: (name: string) => string,
): RegExp {
  const filled = parts.map((part, at) => {
    const name = values[at]
    return escapePattern(part) + (name === undefined ? '' : pieceValue(name))
  })
  return new RegExp(`^${filled.join('')}$`, 'u')
}

/** Normalizes text for comparison: replaces any whitespace with one space. */
export const collapseSpaces = (text: string) => text.replace(/\s+/gu, ' ').trim()

/** The count that selects a plural form in English. */
const COUNT_BY_FORM: Counts = { '=0': 0, '=1': 1, one: 1 }

interface Variant {
  text: string
  counts: Counts
}

function listVariants(message: string): Variant[] {
  const found = PLURAL_PATTERN.exec(message)
  if (!found) return [{ text: message, counts: {} }]
  const [opening, value = ''] = found
  const from = found.index + opening.length
  const end = findClosingBrace(message, from)
  const before = message.slice(0, found.index)
  const after = message.slice(end + 1)
  const forms = parsePluralForms(message.slice(from, end))
  return forms.flatMap(({ name, text }) => {
    const isUnique = forms.every((form) => form.name === name || form.text !== text)
    const count = isUnique ? COUNT_BY_FORM[name] : undefined
    const own = count === undefined ? {} : { [value]: count }
    const filled = `${before}${text.replaceAll('#', `{#${value}}`)}${after}`
    return listVariants(filled).map((variant) => ({
      ...variant,
      counts: { ...own, ...variant.counts },
    }))
  })
}

/** Parses plural forms: `one {# day} other {# days}`. */
function parsePluralForms(text: string): { name: string; text: string }[] {
  const opening = text.indexOf('{')
  if (opening < 0) return []
  const closing = findClosingBrace(text, opening + 1)
  const form = { name: text.slice(0, opening).trim(), text: text.slice(opening + 1, closing) }
  return [form, ...parsePluralForms(text.slice(closing + 1))]
}

/** Returns the position of the closing brace for the opening brace before `from`. */
function findClosingBrace(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`A brace is not closed: ${text}`)
}

export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
