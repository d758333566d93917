import { hashPassword } from '../../account/passwords/password.ts'
import type { Database } from '../../db/connection/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { seedDemo } from '../../demo/seed-demo.ts'

/** It is always this moment in a test, unless the test moves it. */
export const NOW = new Date('2026-05-20T10:00:00Z')

/** The tables and the demo data of the tests. */
export async function fillWithDemo(db: Database): Promise<void> {
  await migrate(db)
  await seedDemo(db, { now: NOW, hashPassword: (password) => hashPassword(password, LOW_COST) })
}

/** Argon2's minimum: tests sign in hundreds of times, and a check has the cost that the hash names. */
const LOW_COST = { memory: 8, passes: 1, parallelism: 1 }
