import type { Transaction } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import type { DB } from '../db/schema.d.ts'
import { transaction } from '../db/transaction.ts'

/** Thrown to roll back a rehearsal; carries its result. */
class RehearsalRollback<Result> extends Error {
  readonly result: Result
  constructor(result: Result) {
    super('Nothing was changed.')
    this.result = result
  }
}

/**
 * Runs the work in one transaction. A rehearsal also runs it and then rolls it back, so that its report is
 * accurate.
 */
export async function runOrRehearse<Result>(
  db: Database,
  isRehearsal: boolean,
  work: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  try {
    return await transaction(db, async (tx) => {
      const result = await work(tx)
      if (isRehearsal) throw new RehearsalRollback(result)
      return result
    })
  } catch (error) {
    if (error instanceof RehearsalRollback) return error.result as Result
    throw error
  }
}
