import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { findPgBouncerProblem, startPgBouncer } from '../../testing/processes/pgbouncer.ts'
import { type LocalPostgres, startPostgres } from '../../testing/processes/postgres.ts'
import { connect } from './connect.ts'
import { refuseTransactionPooling, TransactionPoolingError } from './pooling.ts'

describe.skipIf(findPgBouncerProblem() !== null)('behind PgBouncer', () => {
  let postgres: LocalPostgres
  beforeEach(async () => {
    postgres = await startPostgres()
  })
  afterEach(() => postgres.stop())

  // @shows OPS-13
  it('the server keeps its timeouts and receives notifications in session mode', async () => {
    const pooler = await startPgBouncer(postgres.url, 'session')
    await refuseTransactionPooling(pooler.url)
    const connection = await connect({ databaseUrl: pooler.url })
    const { rows } = await sql<{ statement: string; lock: string; idle: string }>`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(connection.db)
    expect(rows).toEqual([{ statement: '15s', lock: '10s', idle: '15s' }])
    const received: string[] = []
    const stopListening = await connection.listen(
      'masar_test',
      (payload) => received.push(payload),
      () => undefined,
    )
    await sql`select pg_notify('masar_test', 'hello')`.execute(connection.db)
    await expect.poll(() => received).toEqual(['hello'])
    await stopListening()
    await connection.close()
    await pooler.stop()
  })

  it('the server rejects transaction mode, but accepts a direct connection to PostgreSQL', async () => {
    const pooler = await startPgBouncer(postgres.url, 'transaction')
    await expect(refuseTransactionPooling(pooler.url)).rejects.toThrow(TransactionPoolingError)
    await expect(refuseTransactionPooling(postgres.url)).resolves.toBeUndefined()
    await pooler.stop()
  })
})
