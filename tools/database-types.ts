import { fileURLToPath } from 'node:url'

import { type Kysely, sql } from 'kysely'
import { generate, PostgresDialect, type GenerateOptions } from 'kysely-codegen'

import { connect } from '../server/db/connection/connect.ts'
import { openDatabase } from '../server/testing/prepared/dumps.ts'

/** Generates the types of the tables from the migrations, or fails if they differ: `npm run database-types`. */
const SCHEMA_FILE = fileURLToPath(new URL('../server/db/schema.d.ts', import.meta.url))

type Metadata = Parameters<NonNullable<GenerateOptions['postprocess']>>[0]['metadata']

/** `column in ('a', 'b')`, as PostgreSQL prints it. */
const ENUMERATION_PATTERN = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/

/** Maps our domains to built-in PostgreSQL types, because kysely-codegen maps no others. No column is a UUID. */
const DOMAINS: Record<string, string> = { object_id: 'uuid', amount: 'int8', option_price: 'int8' }

/** Turns a check that lists the values of a text column into a union type. */
async function readColumns({ db, metadata }: { db: Kysely<unknown>; metadata: Metadata }) {
  const checks = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c'`.execute(db)
  const find = (table: string, name: string) =>
    metadata.tables.find((one) => one.name === table)?.columns.find((one) => one.name === name)

  for (const { table, definition } of checks.rows) {
    const [, name = '', values = ''] = ENUMERATION_PATTERN.exec(definition) ?? []
    const column = find(table, name)
    if (column)
      column.enumValues = [...values.matchAll(/'([^']*)'/g)].map(([, value = '']) => value)
  }
  for (const column of metadata.tables.flatMap(({ columns }) => columns))
    column.dataType = DOMAINS[column.dataType] ?? column.dataType
  return metadata
}

const { db, close } = await connect({ pglite: await openDatabase('tables') })
await generate({
  db,
  dialect: new PostgresDialect({ dateParser: 'string', domains: false }),
  outFile: SCHEMA_FILE,
  verify: !process.argv.includes('--write'),
  excludePattern: 'migration',
  postprocess: readColumns,
  typeMapping: {
    uuid: 'ObjectId',
    int8: 'number',
    numeric: 'number',
    bytea: 'Uint8Array',
    jsonb: 'unknown',
  },
  customImports: { ObjectId: './object-id.ts', JSONColumnType: 'kysely' },
  overrides: {
    columns: {
      'booking.price_lines': 'JSONColumnType<readonly object[], string | undefined>',
      'outbox.facts': 'JSONColumnType<Readonly<Record<string, string | number>>>',
      'outbox.message': 'ColumnType<unknown, string | null | undefined, string | null>',
    },
  },
})
await close()
