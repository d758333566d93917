import { setTimeout as wait } from 'node:timers/promises'

import type { Transaction } from 'kysely'

import type { Database } from './connection/connect.ts'
import { DatabaseUnavailable } from './connection/unavailable.ts'
import type { DB } from './schema.d.ts'

/** What was read before a lock was there is not so any more: the transaction begins anew. */
export class ConcurrentChange extends Error {}

const MOST_TRIES = 5
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/**
 * All of it or nothing. Two that wait for each other (which the order of locks in
 * `bookings/lock-bookings.ts` is there to prevent) are not the callers' fault: the one that the
 * database ends is done again. So nothing but the database may be touched inside.
 */
export async function transaction<Result>(
  db: Database,
  work: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!isRetryable(error)) throw error
      if (tries === MOST_TRIES) throw new DatabaseUnavailable(error)
    }
    // Not in step with whoever it was.
    await wait(Math.random() * 20 * 2 ** tries)
  }
}

function isRetryable(error: unknown): boolean {
  if (error instanceof ConcurrentChange) return true
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return code === DEADLOCK || code === SERIALIZATION_FAILURE
}
