import type { Language } from '@masar/domain/service/languages.ts'

export type Cell = string | number | null

/** Excel reads a CSV file as UTF-8 only if it starts with this. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Matches where a spreadsheet could detect a formula: at the start of a cell, and after every character that
 * another program may treat as a separator. Full-width signs count too, because Excel evaluates them. See
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA_START = /^["'\s]*[=+\-@\t\r＝＋－＠]/
const FORMULA_AFTER_SEPARATOR = /[,;\t|\r\n](?=["'\s]*[=+\-@＝＋－＠])/g

/** Formats rows as CSV (RFC 4180) that Excel in that language opens correctly on double-click. */
export function writeCsv(rows: readonly (readonly Cell[])[], language: Language): string {
  const mark = findDecimalMark(language)
  // Excel expects a separator other than the decimal mark.
  const separator = mark === ',' ? ';' : ','
  return rows
    .map((row) => `${row.map((cell) => writeCell(cell, mark)).join(separator)}\r\n`)
    .join('')
}

const findDecimalMark = (language: Language) =>
  new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.'

function writeCell(cell: Cell, decimalMark: string): string {
  if (cell === null) return ''
  const text =
    typeof cell === 'number' ? String(cell).replace('.', decimalMark) : escapeFormulas(cell)
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Adds an apostrophe before each formula, so that spreadsheets read it as text. */
function escapeFormulas(text: string): string {
  const inner = text.replace(FORMULA_AFTER_SEPARATOR, "$&'")
  return FORMULA_START.test(text) ? `'${inner}` : inner
}
