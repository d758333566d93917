import { parseArgs } from 'node:util'

import { hashPassword } from './account/passwords/password.ts'
import { setOperatorUnits } from '@masar/domain/service/operator.ts'

import { readConfig } from './config/config.ts'
import { connect } from './db/connection/connect.ts'
import { LONG_TIMEOUTS } from './db/connection/postgres.ts'
import { migrate } from './db/migrate.ts'
import { demoAccounts } from './demo/demo-accounts.ts'
import { type SeedResult, seedDemo } from './demo/seed-demo.ts'

const USAGE = 'Usage: npm run seed [-- --cars 100000]'

/** Reads the number of cars; undefined means the small fleet. Throws when it is not a whole number. */
function readCarCount(): number | undefined {
  const { values } = parseArgs({ options: { cars: { type: 'string' } } })
  if (values.cars === undefined) return undefined
  if (/^[1-9]\d{0,6}$/.test(values.cars)) return Number(values.cars)
  throw new Error(`--cars takes a whole number up to 9,999,999, not "${values.cars}".`)
}

function formatReport(result: SeedResult): string[] {
  if (!result.seeded)
    return ['This database has data already; nothing was changed. Use another one or empty it.']
  const { cars, bookings, milliseconds } = result
  return [
    `Seeded ${cars} cars and ${bookings} bookings in ${(milliseconds / 1000).toFixed(1)} s.`,
    'Sign in as:',
    ...Object.values(demoAccounts).map(
      ({ email, password, whatFor }) =>
        `  ${email.padEnd(24)} ${(password ?? 'no password').padEnd(14)} ${whatFor}`,
    ),
  ]
}

async function seedDatabase() {
  const cars = readCarCount()
  const { databaseUrl, dataDir, isProduction, units } = readConfig(process.env)
  setOperatorUnits(units)
  if (isProduction) throw new Error('Demo data is not available when NODE_ENV is production.')
  const where = { databaseUrl, dataDir, address: 'npm run seed', timeouts: LONG_TIMEOUTS }
  const { db, close } = await connect(where)
  try {
    await migrate(db)
    const result = await seedDemo(db, { now: new Date(), hashPassword, cars })
    process.stdout.write(`${formatReport(result).join('\n')}\n`)
  } finally {
    await close()
  }
}

// Files that this process creates are readable only by its own user.
process.umask(0o077)
await seedDatabase().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`)
  process.exitCode = 1
})
