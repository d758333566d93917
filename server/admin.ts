import { setOperatorUnits } from '@masar/domain/service/operator.ts'

import { promptPassword } from './account/passwords/prompt-password.ts'
import { parseCommandLine, USAGE, isTableCommand } from './back-office/command-line.ts'
import { COMMANDS } from './back-office/commands.ts'
import { readConfig } from './config/config.ts'
import { connect } from './db/connection/connect.ts'
import { LONG_TIMEOUTS } from './db/connection/postgres.ts'
import { migrate } from './db/migrate.ts'

/** Runs an operator's command directly on the database. */
async function runAdmin() {
  const line = parseCommandLine(process.argv.slice(2))
  const config = readConfig(process.env)
  const { databaseUrl, dataDir, units } = config
  setOperatorUnits(units)
  const where = { databaseUrl, dataDir, address: 'npm run admin', timeouts: LONG_TIMEOUTS }
  const { db, close } = await connect(where)
  try {
    await migrate(db)
    const office = {
      db,
      config,
      now: () => new Date(),
      askPassword: () => promptPassword({ input: process.stdin, output: process.stderr }),
      write: (text: string) => process.stdout.write(text),
    }
    const message = await COMMANDS[line.command](office, line)
    const stream = isTableCommand(line.command) ? process.stderr : process.stdout
    stream.write(`${message}\n`)
  } finally {
    await close()
  }
}

// Created files are readable only by the user who runs the command.
process.umask(0o077)
await runAdmin().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`)
  process.exitCode = 1
})
