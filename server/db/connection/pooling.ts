import { randomUUID } from 'node:crypto'

import { Client, type ClientConfig } from 'pg'

import { throwUnavailable } from './unavailable.ts'

/**
 * Thrown for a pooler in transaction mode. The pooler may use another connection for each transaction, so
 * session locks, timeouts and LISTEN are lost.
 */
export class TransactionPoolingError extends Error {
  override readonly name = 'TransactionPoolingError'

  constructor() {
    super(
      'DATABASE_URL leads to a pooler in transaction or statement mode. Live notifications and locks need a\n' +
        'session: set pool_mode = session (PgBouncer), or connect directly to PostgreSQL.',
    )
  }
}

/** How long to wait for a pooler that has no free connection. */
const TIMEOUT_MS = 5_000
const SETTING_NAME = 'masar.session'

/**
 * Throws `TransactionPoolingError` when two clients share a connection, or one client has several: a session
 * setting must be visible only to the client that has set it.
 */
export async function refuseTransactionPooling(connectionString: string): Promise<void> {
  const config: ClientConfig = {
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  }
  const [first, second] = [new Client(config), new Client(config)]
  for (const client of [first, second]) client.on('error', () => undefined)
  try {
    if (!(await hasSessionState(first, second))) throw new TransactionPoolingError()
  } catch (error) {
    if (error instanceof TransactionPoolingError) throw error
    throwUnavailable(error)
  } finally {
    await Promise.all([first, second].map((client) => client.end().catch(() => undefined)))
  }
}

async function hasSessionState(first: Client, second: Client): Promise<boolean> {
  const mark = randomUUID()
  const read = async (client: Client): Promise<unknown> => {
    const { rows } = await client.query<{ mark: unknown }>(
      'select current_setting($1, true) as mark',
      [SETTING_NAME],
    )
    return rows[0]?.mark
  }
  await first.connect()
  await first.query('select set_config($1, $2, false)', [SETTING_NAME, mark])
  await second.connect()
  // Occupies the connection that the first client has just released.
  const canBegin = await second.query('begin').then(
    () => true,
    () => false,
  )
  if (!canBegin) return false
  if ((await read(second)) === mark) return false
  return (await read(first)) === mark
}
