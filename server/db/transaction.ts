import { setTimeout as wait } from 'node:timers/promises'

import type { Transaction } from 'kysely'

import type { Database } from './connection/connect.ts'
import { DatabaseUnavailableError } from './connection/unavailable.ts'
import type { DB } from './schema.d.ts'

/** Thrown to retry the transaction, when data that was read before a lock has changed. */
export class ConcurrentChange extends Error {}

const MAX_ATTEMPTS = 5
const SERIALIZATION_FAILURE_CODE = '40001'
const DEADLOCK_CODE = '40P01'

/**
 * Runs the work in a transaction, and retries it after a deadlock, which the lock order in
 * `bookings/lock-bookings.ts` cannot rule out. The work must therefore have no effects outside the database.
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
      if (tries === MAX_ATTEMPTS) throw new DatabaseUnavailableError(error)
    }
    // Random jitter.
    await wait(Math.random() * 20 * 2 ** tries)
  }
}

function isRetryable(error: unknown): boolean {
  if (error instanceof ConcurrentChange) return true
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return code === DEADLOCK_CODE || code === SERIALIZATION_FAILURE_CODE
}
