import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  findPostgresProblem,
  type LocalPostgres,
  startPostgres,
} from '../testing/processes/postgres.ts'
import { connect, type Connection, type Database } from './connection/connect.ts'
import { DatabaseUnavailableError } from './connection/unavailable.ts'
import { ConcurrentChange, transaction } from './transaction.ts'

const incrementCounter = (tx: Database, id: string) =>
  sql`update counter set count = count + 1 where id = ${id}`.execute(tx)

describe.skipIf(findPostgresProblem() !== null)('a transaction', () => {
  let postgres: LocalPostgres
  let connection: Connection
  let db: Database
  beforeAll(async () => {
    postgres = await startPostgres()
    connection = await connect({ databaseUrl: postgres.url })
    db = connection.db
    await sql`create table counter (id text primary key, count int not null default 0)`.execute(db)
    await sql`insert into counter values ('a'), ('b')`.execute(db)
  })
  afterAll(async () => {
    await connection.close()
    await postgres.stop()
  })

  const counts = async () =>
    (await sql<{ count: number }>`select count from counter order by id`.execute(db)).rows.map(
      ({ count }) => count,
    )

  it('is retried after a deadlock, so that both transactions are committed once', async () => {
    let holding = 0
    const together = Promise.withResolvers<void>()
    const inOrder = (one: string, other: string) =>
      transaction(db, async (tx) => {
        await incrementCounter(tx, one)
        holding += 1
        if (holding === 2) together.resolve()
        await together.promise
        await incrementCounter(tx, other)
      })
    await Promise.all([inOrder('a', 'b'), inOrder('b', 'a')])
    expect(await counts()).toEqual([2, 2])
  })

  it('is rolled back after several serialization failures', async () => {
    const before = await counts()
    let tries = 0
    const hopeless = transaction(db, async (tx) => {
      tries += 1
      await incrementCounter(tx, 'a')
      throw new ConcurrentChange('Simulated conflict')
    })
    await expect(hopeless).rejects.toThrow(DatabaseUnavailableError)
    expect([tries, await counts()]).toEqual([5, before])
  })

  it('is not retried after another error', async () => {
    let tries = 0
    const failing = transaction(db, (tx) => {
      tries += 1
      return sql`insert into counter values ('a')`.execute(tx)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(tries).toBe(1)
  })
})

it('transactions are started only by `transaction`, which retries', () => {
  const cwd = fileURLToPath(new URL('../', import.meta.url))
  const filesWithTransactions = globSync('**/*.ts', { cwd }).filter((file) =>
    /\.transaction\(\)|startTransaction\(/.test(readFileSync(cwd + file, 'utf8')),
  )
  expect(filesWithTransactions).toEqual(['db/transaction.ts'])
})
