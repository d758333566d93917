import { setImmediate } from 'node:timers/promises'

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { Browser } from '../../testing/browser.ts'
import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'
import { findInvalidRefusals, type LoadResult, startLoad } from '../../testing/load.ts'
import {
  type FallibleNetwork,
  startFallibleNetwork,
} from '../../testing/processes/fallible-network.ts'
import {
  findPostgresProblem,
  type LocalPostgres,
  startDemoPostgres,
} from '../../testing/processes/postgres.ts'
import { createTrip, readProblemCode } from '../../testing/requests.ts'
import { NOW, createServerOn, type TestServer } from '../../testing/test-server.ts'
import { connect, type Connection } from './connect.ts'

const ROUNDS = IS_NIGHT ? 3 : 1

let postgres: LocalPostgres
let watcher: Connection
let connections: Connection[]
let servers: [TestServer, TestServer]

describe.skipIf(findPostgresProblem() !== null)('a lost connection to PostgreSQL', () => {
  beforeAll(async () => {
    postgres = await startDemoPostgres()
    watcher = await connect({ databaseUrl: postgres.url })
  })
  beforeEach(async () => {
    const first = await connect({ databaseUrl: postgres.url })
    const second = await connect({ databaseUrl: postgres.url })
    connections = [first, second]
    servers = [createServerOn(first), createServerOn(second)]
  })
  afterEach(() => Promise.all(connections.map(({ close }) => close())))
  afterAll(async () => {
    await watcher.close()
    await postgres.stop()
  })

  // @shows OPS-13
  it('fails only the calls in progress, which succeed when they are retried', async () => {
    const load = startLoad(listApps(), createTrip)
    for (let round = 1; round <= ROUNDS; round += 1) {
      await load.until(round * 10)
      await terminateOtherBackends()
    }
    await load.until(ROUNDS * 10 + 10)
    expect(await findDifferences(await load.stop())).toEqual([])
  })

  it('fails no call when the connections are idle', async () => {
    const browsers = listApps().map((app) => new Browser(app))
    const read = () => Promise.all(browsers.map((browser) => browser.get('/api/settings')))
    await read()
    await terminateOtherBackends()
    await waitUntilDisconnected()
    // Lets each connection read what PostgreSQL has sent.
    await setImmediate()
    expect((await read()).map(({ status }) => status)).toEqual([200, 200])
  })

  it.skipIf(process.env['DATABASE_URL'])(
    'only delays calls when PostgreSQL restarts after a crash',
    async () => {
      const load = startLoad(listApps(), createTrip)
      await load.until(10)
      await postgres.restart?.()
      await load.until(30)
      expect(await findDifferences(await load.stop())).toEqual([])
    },
  )
})

const listApps = () => servers.map(({ app }) => app)

const otherBackendsCondition = sql`pid <> pg_backend_pid() and datname = current_database()`

const terminateOtherBackends = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where ${otherBackendsCondition}`.execute(
    watcher.db,
  )

async function waitUntilDisconnected(): Promise<void> {
  for (;;) {
    const { rows } =
      await sql`select pid from pg_stat_activity where ${otherBackendsCondition}`.execute(
        watcher.db,
      )
    if (rows.length === 0) return
  }
}

/** Returns every request with an invalid result, and every booking that is not stored exactly once. */
async function findDifferences({ booked, unavailable, wrong }: LoadResult): Promise<unknown[]> {
  const strange: unknown[] = [...wrong, ...findInvalidRefusals(unavailable)]
  for (const { bookingId, trip } of booked) {
    const rows = await watcher.db
      .selectFrom('booking')
      .select('id')
      .where('starts_at', '=', new Date(trip.from))
      .where('created_at', '=', NOW)
      .execute()
    if (rows.length !== 1 || rows[0]?.id !== bookingId) strange.push({ bookingId, rows })
  }
  return strange
}

const SHORT_TIMEOUTS = { connection: 2_000, statement: 1_000, lock: 500, silence: 1_000 }

describe.skipIf(findPostgresProblem() !== null)('a network that goes silent', () => {
  let network: FallibleNetwork
  let connection: Connection
  let server: TestServer
  let browser: Browser
  beforeAll(async () => {
    postgres = await startDemoPostgres()
    watcher = await connect({ databaseUrl: postgres.url })
  })
  beforeEach(async () => {
    network = await startFallibleNetwork(postgres.url)
    connection = await connect({ databaseUrl: network.url, timeouts: SHORT_TIMEOUTS })
    server = createServerOn(connection)
    browser = new Browser(server.app)
  })
  afterEach(async () => {
    network.resume()
    await connection.close()
    await network.close()
  })
  afterAll(async () => {
    await watcher.close()
    await postgres.stop()
  })

  it('blocks no call forever, and calls succeed again when it recovers', async () => {
    await browser.get('/api/settings')
    network.goSilent()
    const calls = Array.from({ length: 12 }, () => browser.get('/api/settings'))
    const replies = await Promise.all(calls)
    expect(replies.filter(({ status }) => status !== 503)).toEqual([])
    expect(findInvalidRefusals(replies)).toEqual([])
    network.resume()
    await expect.poll(async () => (await browser.get('/api/settings')).status).toBe(200)
  })

  it('is detected by a listening connection, which reconnects and reports the gap', async () => {
    const changeFeed: string[] = []
    let gaps = 0
    const stop = await connection.listen(
      'masar_test',
      (payload) => changeFeed.push(payload),
      () => (gaps += 1),
    )
    network.goSilent()
    await expect.poll(() => network.connections()).toBeGreaterThan(1)
    network.resume()
    await expect.poll(() => gaps).toBeGreaterThan(0)
    await sql`select pg_notify('masar_test', 'hello')`.execute(watcher.db)
    await expect.poll(() => changeFeed).toEqual(['hello'])
    await stop()
  })
})

describe('an unreachable PostgreSQL', () => {
  // @shows WIRE-87, OPS-13
  it('causes a 503 with Retry-After and a log line for each call', async () => {
    const connection = await connect({ databaseUrl: 'postgres://nobody@127.0.0.1:9/none' })
    const server = createServerOn(connection)
    const reply = await new Browser(server.app).get('/api/settings')
    expect([reply.status, readProblemCode(reply), reply.headers.get('retry-after')]).toEqual([
      503,
      'unavailable',
      '2',
    ])
    expect(server.logged).toEqual([expect.stringContaining('503 GET /api/settings')])
    await connection.close()
  })
})
