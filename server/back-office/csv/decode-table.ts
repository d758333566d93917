import { ImportIssues } from './import-issues.ts'

/**
 * Encodings that an operator may specify. They cannot be told apart by their bytes, so they are never guessed.
 */
export const NAMED_ENCODINGS = ['windows-1252', 'macintosh'] as const
export type NamedEncoding = (typeof NAMED_ENCODINGS)[number]

const BYTE_ORDER_MARKS = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/**
 * Decodes a table file: UTF-16 with a byte order mark, the encoding that the operator specified, or UTF-8 with
 * or without a byte order mark. Throws `ImportIssues` for anything else: a wrong guess would store names with
 * broken accents.
 */
export function decodeTable(file: string, bytes: Uint8Array, named?: NamedEncoding): string {
  const marked = BYTE_ORDER_MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))
  const encoding = marked?.encoding ?? named ?? 'utf-8'
  const text = decodeBytes(bytes, encoding)
  if (text === null)
    throw new ImportIssues([
      `${file}: this is not ${encoding.toUpperCase()}. In Excel, save it as "CSV UTF-8", or add --encoding ${NAMED_ENCODINGS.join(' or --encoding ')}.`,
    ])
  if (text.includes('\0'))
    throw new ImportIssues([
      `${file}: contains NUL characters. It may be UTF-16 without a byte order mark: save it as "CSV UTF-8".`,
    ])
  if (text.includes('\uFFFD'))
    throw new ImportIssues([
      `${file}: contains the character U+FFFD: an earlier conversion lost its accents. Export it again as "CSV UTF-8".`,
    ])
  return text
}

function decodeBytes(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
