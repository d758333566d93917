import { statSync } from 'node:fs'

import { freePort } from '../../server/testing/processes/free-port.ts'
import { runFile, serverEnvironment } from '../../server/testing/processes/server-process.ts'
import { exactly } from './counted.ts'
import { measure, type Measured } from './measured.ts'

const REFUSED = 'refuses to start, twice'

/** What a server does at its start so that mistakes do not open it. */
export async function safeStart(
  dataDir: string | null,
  database: Record<string, string>,
): Promise<Measured[]> {
  const folder = 'a data folder that was open to all'
  return [
    ...(dataDir ? [await measure(folder, '0700', () => closed(dataDir))] : []),
    await measure('NODE_ENV=prod, and a path in PUBLIC_URL', REFUSED, () => settings(database)),
  ]
}

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
