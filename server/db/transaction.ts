import { setTimeout as wait } from 'node:timers/promises'

import type { Transaction } from 'kysely'

import type { Database } from './connection/connect.ts'
import { DatabaseUnavailable } from './connection/unavailable.ts'
import type { DB } from './schema.d.ts'

/** Thrown when data that was read before a lock has changed: the transaction is retried. */
export class ConcurrentChange extends Error {}

const MAX_ATTEMPTS = 5
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/**
 * Runs the work in a transaction, and runs it again after a deadlock, which the lock order in
 * `bookings/lock-bookings.ts` cannot rule out. So the work must have no effects outside the database.
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
      if (tries === MAX_ATTEMPTS) throw new DatabaseUnavailable(error)
    }
    // Random jitter.
    await wait(Math.random() * 20 * 2 ** tries)
  }
}

function isRetryable(error: unknown): boolean {
  if (error instanceof ConcurrentChange) return true
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return code === DEADLOCK || code === SERIALIZATION_FAILURE
}
