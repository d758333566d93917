import type { Transaction } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import type { DB } from '../db/schema.d.ts'
import { transaction } from '../db/transaction.ts'
import { insertRows } from './insert.ts'
import { growDemo } from './large-demo.ts'
import type { PasswordHasher } from './people-rows.ts'
import { createDemoRows, type Table } from './demo-rows.ts'

export interface SeedOptions {
  now: Date
  hashPassword: PasswordHasher
  /** Fills the database up to this number of cars, with about two bookings per added car. */
  cars?: number | undefined
}

export type SeedResult =
  | { seeded: false }
  | { seeded: true; cars: number; bookings: number; milliseconds: number }

/** Writes the demo data in one transaction. Does nothing if the database has settings. */
export async function seedDemo(db: Database, options: SeedOptions): Promise<SeedResult> {
  const startedAt = performance.now()
  if (await isSeeded(db)) return { seeded: false }

  const rows = await createDemoRows(options)
  const counts = await transaction(db, async (tx) => {
    for (const table of Object.keys(rows) as Table[]) await insertRows(tx, table, rows[table])
    if (options.cars !== undefined) await growDemo(tx, options.cars, options.now)
    return countRows(tx)
  })
  return { seeded: true, ...counts, milliseconds: Math.round(performance.now() - startedAt) }
}

async function isSeeded(db: Database): Promise<boolean> {
  const row = await db.selectFrom('settings').select('id').executeTakeFirst()
  return row !== undefined
}

function countRows(tx: Transaction<DB>) {
  return tx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('car')
        .select((all) => all.fn.countAll<number>().as('n'))
        .as('cars'),
      eb
        .selectFrom('booking')
        .select((all) => all.fn.countAll<number>().as('n'))
        .as('bookings'),
    ])
    .executeTakeFirstOrThrow()
    .then(({ cars, bookings }) => ({ cars: cars ?? 0, bookings: bookings ?? 0 }))
}
