import { spawnSync } from 'node:child_process'

import autocannon from 'autocannon'

import { findPostgresProblem, startPostgres } from '../../server/testing/processes/postgres.ts'
import { type ServerProcess, startServer } from '../../server/testing/processes/server-process.ts'

const SECONDS = 15
const CONNECTIONS = 20

/**
 * Sends requests in turn for some seconds, each connection those of its own part; `overallRate` a second, or as many as are
 * answered.
 */
export const fire = (url: string, requests: autocannon.Request[], overallRate?: number) => {
  let connection = 0
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient(client) {
      const first = Math.floor((requests.length * connection++) / CONNECTIONS)
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
    },
    ...(overallRate !== undefined && { overallRate }),
  })
}

export const countFailures = ({ errors, timeouts, non2xx }: autocannon.Result): number =>
  errors + timeouts + non2xx

/** Opens an address as a browser does. */
export const openAddress = (path: string, accept = '*/*'): autocannon.Request => ({
  method: 'GET',
  path,
  headers: { accept, 'accept-encoding': 'br' },
})

/**
 * Runs one server with demo data on PostgreSQL while `measure` runs, of a fleet with so many cars where that matters; gives
 * null where there is no PostgreSQL.
 */
export async function onPostgres<Result>(
  port: number,
  measure: (server: ServerProcess, databaseUrl: string) => Promise<Result>,
  cars?: number,
): Promise<Result | null> {
  if (findPostgresProblem()) return null
  const { url, stop } = await startPostgres()
  try {
    if (cars !== undefined) seed(cars, { DATABASE_URL: url })
    const server = await startServer(port, { DATABASE_URL: url })
    return await measure(server, url).finally(server.stop)
  } finally {
    await stop()
  }
}

/** Fills a database with demo data and so many cars. */
export function seed(cars: number, env: Record<string, string>): void {
  const result = spawnSync('node', ['server/seed.ts', '--cars', String(cars)], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (result.status !== 0) throw new Error('The fleet could not be seeded.')
}

/** The threads of a server share one processor; Linux alone knows how, elsewhere they have all. */
export function stayOnOneCore({ pid }: ServerProcess): void {
  const { error } = spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', `${pid}`])
  if (error) console.log('The server has all processors: there is no `taskset` here.')
}
