import { sql } from 'kysely'

import type { Database } from './connection/connect.ts'

/** Any number will do, as long as every server takes the same one. */
const LOCK = 7_281_002

/** Servers that start side by side do this one after the other. Needs a second connection. */
export function withExclusiveLock<Result>(
  db: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
    }
  })
}
