import { CsvError, parse } from 'csv-parse/sync'

import { ImportIssues } from './import-issues.ts'

/** A row of a table, and the line of the file on which it begins. */
export type CsvLine = { file: string; line: number; values: Readonly<Record<string, string>> }
export type CsvTable = { file: string; columns: readonly string[]; lines: readonly CsvLine[] }

type Row = { line: number; cells: readonly string[] }

const DELIMITERS = [',', ';', '\t'] as const

/**
 * Parses a table with a header as spreadsheets write it: commas, semicolons or tabs, a first line
 * `sep=;`, any line ends, and empty cells and rows after the data. Throws `ImportIssues` with all
 * problems.
 */
export function readCsv(file: string, text: string): CsvTable {
  const { delimiter, skipped, body } = splitDelimiterLine(file, text.replace(/\r\n?/g, '\n'))
  const [header, ...rows] = readRows(file, body, delimiter).map(({ line, cells }) => ({
    line: line + skipped,
    cells,
  }))
  const columns = dropTrailingEmptyCells(header?.cells ?? []).map(toColumnName)
  const issues = [
    ...findHeaderIssues(file, columns),
    ...rows.flatMap((row) => findLengthIssues(file, row, columns.length)),
  ]
  if (issues.length > 0) throw new ImportIssues(issues)
  return {
    file,
    columns,
    lines: rows.map(({ line, cells }) => ({
      file,
      line,
      values: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
    })),
  }
}

/** Reads the delimiter from a first line such as `sep=;`, as Excel does, or else from the header. */
function splitDelimiterLine(file: string, text: string) {
  const [first = '', ...others] = text.replace(/^\uFEFF/, '').split('\n')
  const named = /^"?sep=(.)"?;*,*$/i.exec(first)?.[1]
  if (named === undefined)
    return { delimiter: findDelimiter(first), skipped: 0, body: [first, ...others].join('\n') }
  const delimiter = DELIMITERS.find((one) => one === named)
  if (!delimiter)
    throw new ImportIssues([
      `${file}: cells are separated by comma, semicolon or tab; not "${named}".`,
    ])
  return { delimiter, skipped: 1, body: others.join('\n') }
}

function findDelimiter(header: string): string {
  const unquoted = header.replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => unquoted.split(delimiter).length
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

function readRows(file: string, text: string, delimiter: string): Row[] {
  const options = {
    delimiter,
    trim: true,
    relax_column_count: true,
    info: true,
    raw: true,
  } as const
  try {
    const rows = parse(text, options) as unknown as {
      record: string[]
      raw: string
      info: { lines: number }
    }[]
    return rows
      .filter(({ record }) => record.some((cell) => cell.trim()))
      .map(({ record, raw, info }) => ({
        // The parser reports the line on which a row ends, and quoted cells may contain line breaks.
        line: info.lines - (raw.trim().match(/\n/g)?.length ?? 0),
        cells: record,
      }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ImportIssues([`${file}: ${error.message}.`])
  }
}

const dropTrailingEmptyCells = (cells: readonly string[]) =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim()) + 1)

const toColumnName = (header: string) => header.trim().toLowerCase().replace(/\s+/g, '_')

const findHeaderIssues = (file: string, columns: readonly string[]) =>
  columns.flatMap((column, at) => {
    if (!column) return `${file}: column ${at + 1} has no name.`
    return columns.indexOf(column) < at ? `${file}: the column ${column} appears twice.` : []
  })

function findLengthIssues(file: string, { line, cells }: Row, expected: number): string[] {
  const length = Math.max(dropTrailingEmptyCells(cells).length, Math.min(cells.length, expected))
  if (length === expected) return []
  return [`${file}, line ${line}: has ${length} cells, and the header has ${expected}.`]
}
