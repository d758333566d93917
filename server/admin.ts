import { parseArgs } from 'node:util'

import { findAdministratorRefusal, makeAdministrator } from './account/make-administrator.ts'
import { askPassword } from './account/passwords/ask-password.ts'
import { hashPassword } from './account/passwords/password.ts'
import { readConfig } from './config/config.ts'
import { connect } from './db/connection/connect.ts'
import { LONG_TIMEOUTS } from './db/connection/postgres.ts'
import { migrate } from './db/migrate.ts'

const USAGE = 'Usage: npm run admin -- you@company.com [--name "Your Name"]'

/** An administrator for a database that has none, or another password for one who forgot it. */
async function admin() {
  const { values, positionals } = parseArgs({
    options: { name: { type: 'string' } },
    allowPositionals: true,
  })
  const [email, ...more] = positionals
  if (!email || more.length > 0) throw new Error('Name one email address, and no password.')
  const { databaseUrl, dataDir } = readConfig(process.env)
  const where = { databaseUrl, dataDir, address: 'npm run admin', timeouts: LONG_TIMEOUTS }
  const { db, close } = await connect(where)
  try {
    await migrate(db)
    const refusal = await findAdministratorRefusal(db, email)
    if (refusal) throw new Error(refusal)
    const password = await askPassword({ input: process.stdin, output: process.stderr })
    const passwordHash = await hashPassword(password)
    const asked = { email, fullName: values.name, passwordHash, now: new Date() }
    const done = await makeAdministrator(db, asked)
    const what = done === 'made' ? 'is an administrator now' : 'has another password now'
    process.stdout.write(`${email} ${what}, and signs in where suppliers do.\n`)
  } finally {
    await close()
  }
}

await admin().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`)
  process.exitCode = 1
})
