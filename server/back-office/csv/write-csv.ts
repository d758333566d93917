import type { Language } from '#domain/service/languages.ts'

export type Cell = string | number | null

/** What Excel expects of a CSV file in each language: its separator and its decimal mark. */
const SPREADSHEETS: Record<Language, { separator: ',' | ';'; decimalMark: '.' | ',' }> = {
  en: { separator: ',', decimalMark: '.' },
  fr: { separator: ';', decimalMark: ',' },
  es: { separator: ';', decimalMark: ',' },
}

/** Excel takes a CSV file for UTF-8 only if it begins with it. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Where a spreadsheet could read the start of a formula: at the start of a cell, and behind everything that another
 * program may take for a separator. Full-width signs count too: Excel evaluates them.
 * See https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^["'\s]*[=+\-@\t\r＝＋－＠]/
const FORMULA_BEHIND_SEPARATOR = /[,;\t|\r\n](?=["'\s]*[=+\-@＝＋－＠])/g

/** Rows as lines of a CSV file (RFC 4180) that Excel opens by a double click in that language. */
export const writeCsv = (rows: readonly (readonly Cell[])[], language: Language): string =>
  rows
    .map((row) =>
      row.map((cell) => writeCell(cell, language)).join(SPREADSHEETS[language].separator),
    )
    .map((line) => `${line}\r\n`)
    .join('')

function writeCell(cell: Cell, language: Language): string {
  if (cell === null) return ''
  const text =
    typeof cell === 'number'
      ? String(cell).replace('.', SPREADSHEETS[language].decimalMark)
      : disarm(cell)
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** An apostrophe makes a spreadsheet read what follows as text. */
function disarm(text: string): string {
  const inner = text.replace(FORMULA_BEHIND_SEPARATOR, "$&'")
  return FORMULA.test(text) ? `'${inner}` : inner
}
