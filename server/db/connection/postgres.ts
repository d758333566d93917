import { Socket } from 'node:net'

import { type PostgresPool, type PostgresPoolClient } from 'kysely'
import { type ClientConfig, Pool, type PoolConfig } from 'pg'

import { throwFailure, throwUnavailable } from './unavailable.ts'

/** How long, in milliseconds, anybody waits; 0: for as long as it takes. */
export type Timeouts = {
  /** For a connection, while all of them are in use. */
  connection: number
  statement: number
  lock: number
  /** For the next byte, when the network says nothing: more than a statement may take. */
  silence: number
}

/** No call outlives by much the twenty seconds for which a page waits for it (src/api/client.ts). */
export const CALL_TIMEOUTS: Timeouts = {
  connection: 20_000,
  statement: 15_000,
  lock: 10_000,
  silence: 20_000,
}

/** Migrating and seeding take what they take, and servers that start side by side wait in line. */
export const LONG_TIMEOUTS: Timeouts = { connection: 0, statement: 0, lock: 0, silence: 0 }

/** What every connection has: a network that has gone silent breaks it, whoever is waiting. */
export const pinnedClient = (connectionString: string, { silence }: Timeouts): ClientConfig => ({
  connectionString,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  stream: () => {
    const socket = new Socket()
    return socket.setTimeout(silence, () => socket.destroy(new Error('The network is silent')))
  },
})

const SET_TIMEOUTS = `select set_config('statement_timeout', $1, false),
  set_config('lock_timeout', $2, false), set_config('idle_in_transaction_session_timeout', $1, false)`

const timeoutTexts = ({ statement, lock }: Timeouts) => [String(statement), String(lock)]

/** How many connections are in use and how many are not, and how many calls wait for one. */
export type PoolUse = { busy: number; idle: number; waiting: number }

/**
 * Connections to PostgreSQL of which each may break at any moment: that costs the calls which use
 * it, and they fail with `DatabaseUnavailable`.
 */
export function openPool(
  line: ClientConfig,
  timeouts: Timeouts,
  more: PoolConfig,
): PostgresPool & { use: () => PoolUse } {
  const pool = new Pool({
    ...line,
    ...more,
    connectionTimeoutMillis: timeouts.connection,
  })
  // Without a listener a broken connection ends the process: idle ones tell the pool, those in use
  // only themselves. The pool replaces the first, and whoever uses one of the others is told.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    // Before the first query of a call. As startup parameters PgBouncer would refuse them.
    client.query(SET_TIMEOUTS, timeoutTexts(timeouts)).catch(() => undefined)
  })
  return {
    options: pool.options,
    use: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch(throwUnavailable)
      const query = (text: string, values: unknown[]) =>
        client.query(text, values).catch(throwFailure)
      return {
        // The other half of the overload is for cursors, which nobody here has.
        query: query as unknown as PostgresPoolClient['query'],
        release: (isBroken) => client.release(isBroken),
      }
    },
  }
}
