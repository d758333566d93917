import { hashPassword } from '../../account/passwords/password.ts'
import type { Database } from '../../db/connection/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { seedDemo } from '../../demo/seed-demo.ts'

/** The current time in a test, unless the test changes it. */
export const NOW = new Date('2026-05-20T10:00:00Z')

/** Creates the tables and the tests' demo data. */
export async function fillWithDemo(db: Database): Promise<void> {
  await migrate(db)
  await seedDemo(db, { now: NOW, hashPassword: (password) => hashPassword(password, LOW_COST) })
}

/**
 * Argon2's minimum: tests sign in hundreds of times, and verifying a password costs what its hash specifies.
 */
const LOW_COST = { memory: 8, passes: 1, parallelism: 1 }
