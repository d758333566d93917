import { Socket } from 'node:net'

import { type PostgresPool, type PostgresPoolClient } from 'kysely'
import { type ClientConfig, Pool, type PoolConfig } from 'pg'

import { throwFailure, throwUnavailable } from './unavailable.ts'

/** In milliseconds; 0 means no timeout. */
export type Timeouts = {
  /** How long to wait for a connection when all are in use. */
  connection: number
  statement: number
  lock: number
  /** How long the network may be silent; longer than the statement timeout. */
  silence: number
}

/** A page waits twenty seconds for a response (src/api/client.ts), so no call waits much longer. */
export const CALL_TIMEOUTS: Timeouts = {
  connection: 20_000,
  statement: 15_000,
  lock: 10_000,
  silence: 20_000,
}

/**
 * Migrating and seeding have no time limit, because servers that start at the same time wait for each other.
 */
export const LONG_TIMEOUTS: Timeouts = { connection: 0, statement: 0, lock: 0, silence: 0 }

/** Configures a connection that breaks when the network is silent, so that callers get an error. */
export const makeClientConfig = (
  connectionString: string,
  { silence }: Timeouts,
): ClientConfig => ({
  connectionString,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  stream: () => {
    const socket = new Socket()
    return socket.setTimeout(silence, () => socket.destroy(new Error('The network is silent.')))
  },
})

const SET_TIMEOUTS_SQL = `select set_config('statement_timeout', $1, false),
  set_config('lock_timeout', $2, false), set_config('idle_in_transaction_session_timeout', $1, false)`

const toTimeoutTexts = ({ statement, lock }: Timeouts) => [String(statement), String(lock)]

/** The numbers of used and idle connections, and of calls that wait for a connection. */
export type PoolUse = { busy: number; idle: number; waiting: number }

/**
 * Opens a pool of connections to PostgreSQL. When a connection breaks, the calls that use it fail with
 * `DatabaseUnavailableError`.
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
  // Without a listener, a broken connection would crash the process. Idle connections emit errors on the pool,
  // which replaces them; used connections emit errors only on themselves, and their callers get the error.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    // Queue this before the first query of a call. PgBouncer rejects these settings as startup parameters.
    client.query(SET_TIMEOUTS_SQL, toTimeoutTexts(timeouts)).catch(() => undefined)
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
        // The other overload is for cursors, which are not used here.
        query: query as unknown as PostgresPoolClient['query'],
        release: (isBroken) => client.release(isBroken),
      }
    },
  }
}
