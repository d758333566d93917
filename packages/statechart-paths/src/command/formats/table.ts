/**
 * Places where a spreadsheet could detect a formula: at the start of a cell, and after every character that
 * another program may treat as a separator. Includes full-width signs. See
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const LEADING_FORMULA = /^["'\s]*[=+\-@\t\r＝＋－＠]/
const LATER_FORMULA = /[,;\t|\r\n](?=["'\s]*[=+\-@＝＋－＠])/g

/** Formats rows as CSV (RFC 4180), with the separator that spreadsheets expect in the language. */
export function renderRows(
  rows: readonly (readonly (string | number)[])[],
  language: string,
): string {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5)
  const decimalMark = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  const separator = decimalMark === ',' ? ';' : ','
  const cellText = (cell: string | number) =>
    quoteCell(
      typeof cell === 'number' ? String(cell).replace('.', decimalMark) : escapeFormulas(cell),
    )
  return rows.map((row) => `${row.map(cellText).join(separator)}\r\n`).join('')
}

const quoteCell = (text: string) =>
  /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** An apostrophe makes a spreadsheet read the rest as text. */
function escapeFormulas(text: string): string {
  const inner = text.replace(LATER_FORMULA, "$&'")
  return LEADING_FORMULA.test(text) ? `'${inner}` : inner
}

/** A row of a table: its values by column name in lower case, and the line on which it begins. */
export interface TableRow {
  line: number
  values: Readonly<Record<string, string>>
}

/**
 * Parses a table with a header as spreadsheets save it: UTF-8 or UTF-16, separated by commas, semicolons or
 * tabs. Throws a `TypeError` for any other encoding.
 */
export function parseRows(bytes: Uint8Array): TableRow[] {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const decoder = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true })
  const text = decoder.decode(bytes).replaceAll(/\r\n?/g, '\n')
  const [, named, body = text] = /^"?sep=([,;\t])"?[;,]*\n([^]*)$/.exec(text) ?? []
  const rows = splitRows(body, named ?? findSeparator(body), named === undefined ? 1 : 2)
  const [header, ...others] = rows.filter(({ cells }) => cells.some((cell) => cell.trim()))
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? []
  return others.map(({ line, cells }) => ({
    line,
    values: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])),
  }))
}

/** Returns the character that splits the header into the most columns. */
function findSeparator(text: string): string {
  const [header = ''] = text.replaceAll(/"[^"]*"/g, '').split('\n')
  const count = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

function splitRows(text: string, separator: string, firstLine: number) {
  const rows: { line: number; cells: string[] }[] = [{ line: firstLine, cells: [] }]
  const pattern = `("(?:[^"]|"")*"|[^${separator}\n]*)(${separator}|\n|$)`
  let line = firstLine
  for (const [whole, cell = '', end] of text.matchAll(new RegExp(pattern, 'gy'))) {
    rows.at(-1)?.cells.push(cell.replace(/^"([^]*)"$/, '$1').replaceAll('""', '"'))
    line += whole.split('\n').length - 1
    if (end === '\n') rows.push({ line, cells: [] })
    if (end === '') break
  }
  return rows
}
