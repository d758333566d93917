import type { Transaction } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import type { DB } from '../db/schema.d.ts'
import { transaction } from '../db/transaction.ts'

/** Takes back what a rehearsal has done, and keeps what it would have told. */
class Rehearsed<Result> extends Error {
  readonly result: Result
  constructor(result: Result) {
    super('Nothing was changed.')
    this.result = result
  }
}

/** All of it in one transaction; a rehearsal does the same and takes it back, so that it tells the truth. */
export async function perform<Result>(
  db: Database,
  isRehearsal: boolean,
  work: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  try {
    return await transaction(db, async (tx) => {
      const result = await work(tx)
      if (isRehearsal) throw new Rehearsed(result)
      return result
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as Result
    throw error
  }
}
