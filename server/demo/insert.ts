import { sql, type Transaction } from 'kysely'

import type { DB } from '../db/schema.d.ts'

const CHUNK_ROWS = 2000

/**
 * Inserts rows in chunks, each passed as one JSON parameter, whatever the number of columns. PostgreSQL parses
 * it with the row type of the table. All rows must have the columns of the first one.
 */
export async function insertRows(
  tx: Transaction<DB>,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  const target = sql.table(table)
  for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK_ROWS))
    await sql`insert into ${target} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${target}, ${chunk}::jsonb)`.execute(tx)
  }
}
