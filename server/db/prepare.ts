import { hashPassword } from '../account/password.ts'
import type { Config } from '../config.ts'
import { connect, type Connection } from './connect.ts'
import { migrate } from './migrate.ts'
import { onlyOne } from './only-one.ts'
import { UNHURRIED } from './postgres.ts'

type Preparing = Pick<Config, 'databaseUrl' | 'seed'> & { log: (line: string) => void }

/** Brings the database to the newest form, and makes the demo world where one is wanted. */
export async function prepare(connection: Connection, preparing: Preparing): Promise<void> {
  const { databaseUrl } = preparing
  if (!databaseUrl) return fill(connection, preparing)
  // Calls are cut off after a while; this is not.
  const unhurried = await connect({ databaseUrl, patience: UNHURRIED, poolSize: 2 })
  await fill(unhurried, preparing).finally(unhurried.close)
}

async function fill({ db, kind }: Connection, { seed, log }: Preparing): Promise<void> {
  await migrate(db)
  if (!seed) return
  if (await db.selectFrom('settings').select('id').executeTakeFirst()) return
  const { seedWorld } = await import('./seed/seed-world.ts')
  const seeding = async () => {
    const result = await seedWorld(db, { now: new Date(), hashPassword })
    if (result.seeded) log(`Made a demo world: ${result.cars} cars, ${result.bookings} bookings.`)
  }
  await (kind === 'postgres' ? onlyOne(db, seeding) : seeding())
}
