import { sql, type Transaction } from 'kysely'

import type { DB } from '../db/schema.d.ts'

const ROWS_PER_CHUNK = 2000

/**
 * Inserts rows in chunks. Each chunk is one JSON parameter, which PostgreSQL parses with the row type of the
 * table, so the number of columns does not matter. All rows must have the columns of the first one.
 */
export async function insertRows(
  tx: Transaction<DB>,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  const target = sql.table(table)
  for (let start = 0; start < rows.length; start += ROWS_PER_CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + ROWS_PER_CHUNK))
    await sql`insert into ${target} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${target}, ${chunk}::jsonb)`.execute(tx)
  }
}
