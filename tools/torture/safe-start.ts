import { statSync } from 'node:fs'
import { join } from 'node:path'

import { findPgBouncerProblem, startPgBouncer } from '../../server/testing/processes/pgbouncer.ts'

import { freePort } from '../../server/testing/processes/free-port.ts'
import {
  killServerWhen,
  runFile,
  serverEnvironment,
  startServer,
} from '../../server/testing/processes/server-process.ts'
import { exactly } from './counted.ts'
import { type Cleanup, ownFolder } from './locations.ts'
import { measure, type Measured } from './measured.ts'

const REFUSED = 'refuses to start, twice'

/** What a server does at its start so that mistakes do not open it. */
export async function safeStart(
  dataDir: string | null,
  database: Record<string, string>,
  cleanup: Cleanup,
): Promise<Measured[]> {
  const databaseUrl = database['DATABASE_URL']
  const folder = 'a data folder that was open to all'
  return [
    ...(dataDir ? [await measure(folder, '0700', () => closed(dataDir))] : []),
    await measure('NODE_ENV=prod, and a path in PUBLIC_URL', REFUSED, () => settings(database)),
    await measure('settings that put money at risk in production', NOTED, () =>
      notes(dataDir ? { DATA_DIR: join(ownFolder(cleanup), 'data') } : database),
    ),
    ...(databaseUrl && !findPgBouncerProblem()
      ? [await measure('PgBouncer with its defaults', POOLED, () => pooled(databaseUrl))]
      : []),
  ]
}

const NOTED = 'starts, and warns of both'
const POOLED = 'ready in session mode, refuses to start in transaction mode'

function closed(dataDir: string) {
  return Promise.resolve(exactly(`0${(statSync(dataDir).mode & 0o777).toString(8)}`, '0700'))
}

async function settings(database: Record<string, string>) {
  const wrong: Record<string, string>[] = [
    { NODE_ENV: 'prod' },
    { PUBLIC_URL: 'https://example.com/rent' },
  ]
  const ends = await Promise.all(
    wrong.map(async (env) =>
      runFile('server/serve.ts', serverEnvironment(await freePort(), { ...database, ...env })),
    ),
  )
  const isTold = ends.every(({ code, said }) => code === 1 && said.includes(' must be '))
  return { came: isTold ? REFUSED : ends.map(({ said }) => said).join(' '), isReached: isTold }
}

async function notes(env: Record<string, string>) {
  const real = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://rent.example',
    PAYMENT_SANDBOX: 'true',
  }
  const texts = ['PAYMENT_SANDBOX is on', 'PUBLIC_URL is not https']
  let said = ''
  await killServerWhen(
    (output) => texts.every((text) => (said = output).includes(text)),
    await freePort(),
    { ...env, ...real },
  )
  const isNoted = texts.every((text) => said.includes(text))
  return exactly(isNoted ? NOTED : said, NOTED)
}

async function pooled(databaseUrl: string) {
  const session = await startPgBouncer(databaseUrl, 'session')
  const server = await startServer(await freePort(), { DATABASE_URL: session.url })
  await server.stop()
  await session.stop()
  const transaction = await startPgBouncer(databaseUrl, 'transaction')
  const env = serverEnvironment(await freePort(), { DATABASE_URL: transaction.url })
  const { code, said } = await runFile('server/serve.ts', env)
  await transaction.stop()
  const isRefused = code === 1 && said.includes('pool_mode = session')
  return exactly(isRefused ? POOLED : said, POOLED)
}
