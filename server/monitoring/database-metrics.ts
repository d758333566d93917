import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'

import type { Database, PoolUse } from '../db/connection/connect.ts'

export type WatchedDatabase = { db: Database; poolUse: () => PoolUse | null }

/**
 * Registers database metrics and returns a function that queries them. They are queried on demand rather than
 * counted, because they must be the same on every server and survive restarts.
 */
export function addDatabaseMetrics(
  register: Registry,
  { db, poolUse }: WatchedDatabase,
): () => Promise<void> {
  const registers = [register]
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const bookings = gauge('masar_bookings', 'Bookings by status.', ['status'])
  const payments = gauge('masar_payments', 'Online payments by provider and outcome.', [
    'provider',
    'outcome',
  ])
  const mails = gauge('masar_mails', 'Mails that wait to be sent, or were given up.', ['state'])
  const oldest = gauge('masar_oldest_mail_seconds', 'How long the oldest due mail has waited.')
  const pool = gauge('masar_pool_connections', 'Connections to PostgreSQL.', ['state'])

  const up = gauge('masar_database_up', 'Whether the database answers.')

  const read = async () => {
    for (const { status, count } of await countBookings(db)) bookings.set({ status }, Number(count))
    for (const { provider, status, count } of await countPayments(db))
      payments.set({ provider, outcome: status }, Number(count))
    const { waiting, gaveUp, age } = await readMailQueue(db)
    mails.set({ state: 'waiting' }, waiting)
    mails.set({ state: 'given-up' }, gaveUp)
    oldest.set(Math.max(0, age))
    return true
  }

  return async () => {
    for (const one of [bookings, payments, mails, oldest, pool]) one.reset()
    for (const [state, count] of Object.entries(poolUse() ?? {})) pool.set({ state }, count)
    const isUp = await read().catch(() => false)
    up.set(isUp ? 1 : 0)
  }
}

const countBookings = (db: Database) =>
  db
    .selectFrom('booking')
    .select(['status', (the) => the.fn.countAll().as('count')])
    .groupBy('status')
    .execute()

const countPayments = (db: Database) =>
  db
    .selectFrom('payment')
    .select(['provider', 'status', (the) => the.fn.countAll().as('count')])
    .groupBy(['provider', 'status'])
    .execute()

async function readMailQueue(db: Database) {
  const { rows } = await sql<{ waiting: string; gave_up: string; age: string }>`select
    count(*) filter (where given_up_at is null) as waiting,
    count(*) filter (where given_up_at is not null) as gave_up,
    coalesce(extract(epoch from now() - min(due_at) filter (where given_up_at is null)), 0) as age
    from outbox where sent_at is null`.execute(db)
  const [queue] = rows
  return {
    waiting: Number(queue?.waiting ?? 0),
    gaveUp: Number(queue?.gave_up ?? 0),
    age: Number(queue?.age ?? 0),
  }
}
