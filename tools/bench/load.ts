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

export const failures = ({ errors, timeouts, non2xx }: autocannon.Result): number =>
  errors + timeouts + non2xx

/** Opens an address as a browser does. */
export const read = (path: string, accept = '*/*'): autocannon.Request => ({
  method: 'GET',
  path,
  headers: { accept, 'accept-encoding': 'br' },
})

/** Runs one server with demo data on PostgreSQL while `measure` runs; gives null where there is no PostgreSQL. */
export async function onPostgres<Result>(
  port: number,
  measure: (server: ServerProcess) => Promise<Result>,
): Promise<Result | null> {
  if (findPostgresProblem()) return null
  const { url, stop } = await startPostgres()
  const server = await startServer(port, { DATABASE_URL: url })
  try {
    return await measure(server)
  } finally {
    await server.stop()
    await stop()
  }
}
