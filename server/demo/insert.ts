import { sql, type Transaction } from 'kysely'

import type { DB } from '../db/schema.d.ts'

const CHUNK = 2000

/**
 * Inserts rows as one JSON document a chunk: a single parameter whatever the number of columns,
 * read by the table's own row type. All rows of a table have the columns of its first.
 */
export async function insertRows(
  tx: Transaction<DB>,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  const target = sql.table(table)
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK))
    await sql`insert into ${target} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${target}, ${chunk}::jsonb)`.execute(tx)
  }
}
