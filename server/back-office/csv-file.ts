import { CsvError, parse } from 'csv-parse/sync'

/** A line of a table, and where it begins in its file. */
export type CsvLine = { file: string; line: number; values: Readonly<Record<string, string>> }

export type CsvTable = { file: string; columns: readonly string[]; lines: readonly CsvLine[] }

/** Everything that is wrong with what was to be imported, a sentence each. */
export class ImportIssues extends Error {
  readonly issues: readonly string[]
  constructor(issues: readonly string[]) {
    const more = issues.length > SHOWN ? [`... and ${issues.length - SHOWN} more.`] : []
    super([...issues.slice(0, SHOWN), ...more].join('\n'))
    this.name = 'ImportIssues'
    this.issues = issues
  }
}

const SHOWN = 50

/** Reads a table with a header, with commas or semicolons, as spreadsheets write them. */
export function readCsv(file: string, text: string): CsvTable {
  const [header = ''] = text.split('\n', 1)
  const delimiter = header.split(';').length > header.split(',').length ? ';' : ','
  let columns: string[] = []
  try {
    const rows = parse(text, {
      bom: true,
      delimiter,
      trim: true,
      skip_empty_lines: true,
      info: true,
      columns: (names: string[]) => (columns = names.map((name) => name.toLowerCase())),
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[]
    return {
      file,
      columns,
      lines: rows.map(({ record, info }) => ({ file, line: info.lines, values: record })),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ImportIssues([`${file}: ${error.message}.`])
  }
}

/** A cell that would begin a formula in a spreadsheet is a text there, too. */
const FORMULA = /^[=+\-@\t\r]/

type Cell = string | number | null

function writeCell(value: Cell): string {
  const text = value === null ? '' : String(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
