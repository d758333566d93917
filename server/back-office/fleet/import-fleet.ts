import type { Database } from '../../db/connection/connect.ts'
import { readCarLine } from './car-lines.ts'
import { readConditionLines } from './condition-lines.ts'
import { ImportIssues } from '../csv/import-issues.ts'
import type { CsvTable } from '../csv/read-csv.ts'
import { COLUMNS, type FleetTable } from './fleet-columns.ts'
import { type FleetKind, KnownReferences, type LineWriter } from './known-references.ts'
import { LineReader } from './line-reader.ts'
import { readLocationLine } from './location-lines.ts'
import { readSupplierLine } from './supplier-lines.ts'

type ImportCounts = Record<FleetTable, number>
type LineParser = (reader: LineReader, known: KnownReferences) => LineWriter

const LINE_PARSERS: Record<FleetKind, LineParser> = {
  location: readLocationLine,
  supplier: readSupplierLine,
  car: readCarLine,
}
const KINDS = ['location', 'supplier', 'car'] as const satisfies FleetKind[]
const TABLE_KINDS = [...KINDS, 'conditions'] as const satisfies FleetTable[]

/**
 * Creates or updates an operator's locations, suppliers and cars, and the conditions of suppliers. The first
 * column of each table is the operator's own reference. All lines are read before any is written. If there are
 * problems, throws `ImportIssues` with all of them and writes nothing. Nothing is deleted, because bookings
 * refer to their cars.
 */
export async function importFleet(
  tx: Database,
  tables: readonly CsvTable[],
): Promise<ImportCounts> {
  const issues: string[] = []
  const known = await KnownReferences.read(tx)
  const listReaders = (kind: FleetTable) =>
    tables
      .filter((table) => findKind(table) === kind)
      .flatMap((table) => table.lines.map((line) => new LineReader(line, issues)))
  const lines = KINDS.flatMap((kind) => listReaders(kind).map((reader) => ({ kind, reader })))
  const conditions = listReaders('conditions')
  for (const table of tables) issues.push(...findHeaderIssues(table))
  if (issues.length > 0) throw new ImportIssues(issues)
  for (const { kind, reader } of lines) known.register(kind, reader)
  const writes = [
    ...lines.map(({ kind, reader }) => LINE_PARSERS[kind](reader, known)),
    ...readConditionLines(conditions, known),
  ]
  known.reportLoops()
  if (issues.length > 0) throw new ImportIssues([...new Set(issues)])

  const later = []
  for (const write of writes) later.push(await write(tx))
  for (const write of later) await write?.(tx)
  const count = (kind: FleetKind) => lines.filter((line) => line.kind === kind).length
  return {
    location: count('location'),
    supplier: count('supplier'),
    car: count('car'),
    conditions: conditions.length,
  }
}

const findKind = ({ columns }: CsvTable) => TABLE_KINDS.find((kind) => kind === columns[0])

function findHeaderIssues(table: CsvTable): string[] {
  const { file, columns } = table
  const kind = findKind(table)
  if (!kind)
    return [
      `${file}: the first column must be ${TABLE_KINDS.join(', ')}; it is "${columns[0] ?? ''}".`,
    ]
  const needed: readonly string[] = COLUMNS[kind].needed
  const all = [...needed, ...COLUMNS[kind].others]
  return [
    ...needed
      .filter((column) => !columns.includes(column))
      .map((column) => `${file}: there is no column ${column}.`),
    ...columns
      .filter((column) => !all.includes(column))
      .map((column) => `${file}: the column ${column} is unknown.`),
  ]
}
