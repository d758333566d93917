import { hashPassword } from '../account/passwords/password.ts'
import type { Config } from '../config/config.ts'
import { connect, type Connection } from '../db/connection/connect.ts'
import { LONG_TIMEOUTS } from '../db/connection/postgres.ts'
import { withExclusiveLock } from '../db/exclusive-lock.ts'
import { migrate } from '../db/migrate.ts'

type PrepareOptions = Pick<Config, 'databaseUrl' | 'seed'> & { log: (line: string) => void }

/** Migrates the database, and creates the demo data if it is enabled. */
export async function prepareDatabase(
  connection: Connection,
  preparing: PrepareOptions,
): Promise<void> {
  const { databaseUrl } = preparing
  if (!databaseUrl) return migrateAndSeed(connection, preparing)
  // Migrations and demo data may take longer than call timeouts allow.
  const unhurried = await connect({ databaseUrl, timeouts: LONG_TIMEOUTS, poolSize: 2 })
  await migrateAndSeed(unhurried, preparing).finally(unhurried.close)
}

async function migrateAndSeed(
  { db, kind }: Connection,
  { seed, log }: PrepareOptions,
): Promise<void> {
  await migrate(db)
  if (!seed) return
  if (await db.selectFrom('settings').select('id').executeTakeFirst()) return
  const { seedDemo } = await import('../demo/seed-demo.ts')
  const seeding = async () => {
    const result = await seedDemo(db, { now: new Date(), hashPassword })
    if (result.seeded) log(`Made demo data: ${result.cars} cars, ${result.bookings} bookings.`)
  }
  await (kind === 'postgres' ? withExclusiveLock(db, seeding) : seeding())
}
