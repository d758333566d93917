import { sql } from 'kysely'

import { connect, type Connection } from '../../server/db/connection/connect.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seedDemo } from '../../server/demo/seed-demo.ts'
import { Browser } from '../../server/testing/browser.ts'
import { fallibleNetworkTo } from '../../server/testing/processes/fallible-network.ts'
import { badlyRefused, type LoadResult, startLoad } from '../../server/testing/load.ts'
import type { LocalPostgres } from '../../server/testing/processes/postgres.ts'
import { nextTrip } from '../../server/testing/requests.ts'
import { NOW, serverOn, type TestServer } from '../../server/testing/test-server.ts'
import { tallyReplies, repeated } from './counted.ts'
import { measure, type Measured } from './measured.ts'
import { type Cleanup, ownPostgres } from './locations.ts'
import { slowDatabase } from './slow-database.ts'

const ROUNDS = 6
const ONLY_DELAY = 'all served in the end, 0 lost, 0 doubled'

type Parts = { postgres: LocalPostgres; watcher: Connection; servers: readonly TestServer[] }

/** PostgreSQL and the network to it break, while two servers are at work. */
export async function postgresLosses(cleanup: Cleanup): Promise<Measured[]> {
  const postgres = await ownPostgres(cleanup)
  const watcher = await connect({ databaseUrl: postgres.url })
  cleanup.add(watcher.close)
  await migrate(watcher.db)
  await seedDemo(watcher.db, { now: NOW, hashPassword: () => Promise.resolve('none') })
  const servers = await repeated(2, async () => {
    const connection = await connect({ databaseUrl: postgres.url })
    cleanup.add(connection.close)
    return serverOn(connection)
  })
  const parts = { postgres, watcher, servers }
  return [
    await measure(`connections lost in use, ${ROUNDS} rounds`, ONLY_DELAY, () =>
      underLoad(parts, ROUNDS, () => endAll(watcher)),
    ),
    await measure('connections lost while idle', '4 x 200', async () => {
      await endAll(watcher)
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      const replies = await repeated(4, (at) =>
        new Browser((servers[at % 2] ?? serverOn(watcher)).app).get('/api/settings'),
      )
      return {
        came: tallyReplies(replies),
        isReached: replies.every(({ status }) => status === 200),
      }
    }),
    await measure('PostgreSQL crashes and starts again, twice', ONLY_DELAY, () =>
      underLoad(parts, 2, async () => postgres.restart?.()),
    ),
    await measure('a network that goes silent', 'no call longer than 30 s, then 200', () =>
      muteNetwork(postgres, cleanup),
    ),
    await slowDatabase(postgres.url, cleanup),
  ]
}

const endAll = ({ db }: Connection) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()`.execute(db)

async function underLoad({ watcher, servers }: Parts, rounds: number, breakIt: () => unknown) {
  const load = startLoad(
    servers.map(({ app }) => app),
    nextTrip,
  )
  for (let round = 1; round <= rounds; round += 1) {
    await load.until(round * 20)
    await breakIt()
  }
  await load.until(rounds * 20 + 20)
  return judged(watcher, await load.stop())
}

async function judged({ db }: Connection, { booked, unavailable, wrong }: LoadResult) {
  let lost = 0
  let doubled = 0
  for (const { bookingId, trip } of booked) {
    const rows = await db
      .selectFrom('booking')
      .select('id')
      .where('starts_at', '=', new Date(trip.from))
      .where('created_at', '=', NOW)
      .execute()
    lost += Number(!rows.some(({ id }) => id === bookingId))
    doubled += Number(rows.length > 1)
  }
  const bad = wrong.length + badlyRefused(unavailable).length
  const served = `${booked.length} served, ${unavailable.length} x 503 on the way`
  return {
    came: `${served}, ${bad} other failures, ${lost} lost, ${doubled} doubled`,
    isReached: bad + lost + doubled === 0,
  }
}

async function muteNetwork({ url }: LocalPostgres, cleanup: Cleanup) {
  const network = await fallibleNetworkTo(url)
  cleanup.add(network.close)
  const connection = await connect({ databaseUrl: network.url })
  cleanup.add(connection.close)
  const browser = new Browser(serverOn(connection).app)
  await browser.get('/api/settings')
  network.goSilent()
  const start = performance.now()
  const replies = await repeated(12, () => browser.get('/api/settings'))
  const longest = (performance.now() - start) / 1000
  network.speak()
  let after = 503
  for (let tries = 0; tries < 50 && after !== 200; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    after = (await browser.get('/api/settings')).status
  }
  return {
    came: `${tallyReplies(replies)} within ${longest.toFixed(0)} s, then ${after}`,
    isReached: longest <= 30 && after === 200,
  }
}
