import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { sql } from 'kysely'

import { connect, type Where } from '../../server/db/connection/connect.ts'
import { type LoadResult, startLoad } from '../../server/testing/load.ts'
import {
  type FallibleNetwork,
  fallibleNetworkTo,
} from '../../server/testing/processes/fallible-network.ts'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { remoteApp } from '../../server/testing/processes/remote-app.ts'
import { type ServerProcess, startServer } from '../../server/testing/processes/server-process.ts'
import { compareBookings, nextRealTrip } from './kills.ts'
import { type Cleanup, ownFolder, ownPostgres } from './locations.ts'
import { measure, type Measured } from './measured.ts'
import { movableClock, type MovableClock } from './movable-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Between two mishaps the service is itself again. */
const QUIET = 6_000
const WANTED = '0 lost, 0 doubled, no other failure, memory flat'
/** By how much a process may be larger at its end than after its first third. */
const GROWTH = 1.3

/** Something that happens to servers, their database or the network between them. */
type Mishap = { name: string; happen: () => Promise<unknown> }

type Scene = {
  where: Where
  servers: ServerProcess[]
  /** Is never ended: its memory is looked at. */
  steady: ServerProcess | null
  mishaps: Mishap[]
}

/** As many minutes of people who read and book as are asked for, with one mishap after the other. */
export const endurance = (minutes: number) => ({
  embedded: (cleanup: Cleanup) => endure('one server', minutes, () => embeddedScene(cleanup)),
  postgres: (cleanup: Cleanup) => endure('two servers', minutes, () => postgresScene(cleanup)),
})

async function endure(
  who: string,
  minutes: number,
  build: () => Promise<Scene>,
): Promise<Measured[]> {
  const what = `${minutes} minutes of load with mishaps, ${who}`
  const longest = (minutes + 5) * MINUTE
  return [await measure(what, WANTED, async () => judge(await build(), minutes), longest)]
}

async function judge(scene: Scene, minutes: number) {
  const apps = scene.servers.map(({ origin }) => remoteApp(origin))
  const load = startLoad(apps, nextRealTrip, 8)
  const end = performance.now() + minutes * MINUTE
  const sizes: number[] = []
  const happened = new Map<string, number>()
  for (let round = 0; performance.now() < end; round += 1) {
    await wait(QUIET)
    if (scene.steady) sizes.push(memory(scene.steady.pid))
    const mishap = scene.mishaps[round % scene.mishaps.length]
    if (!mishap || performance.now() > end - QUIET) continue
    await mishap.happen()
    happened.set(mishap.name, (happened.get(mishap.name) ?? 0) + 1)
  }
  const result = await load.stop()
  for (const server of scene.servers) await server.stop()
  return endResult(result, await compareBookings(scene.where, result.booked), sizes, happened)
}

function endResult(
  { booked, wrong, unavailable }: LoadResult,
  { lost, doubled }: { lost: number; doubled: number },
  sizes: readonly number[],
  happened: ReadonlyMap<string, number>,
) {
  const early = Math.max(...sizes.slice(0, Math.ceil(sizes.length / 3)))
  const late = Math.max(...sizes.slice(-Math.ceil(sizes.length / 3)))
  const isFlat = sizes.length < 3 || late <= early * GROWTH
  const memories = sizes.length > 0 ? `, ${early} -> ${late} MB` : ''
  const mishaps = [...happened].map(([name, count]) => `${count} x ${name}`).join(', ')
  return {
    came: `${booked.length} booked, ${unavailable.length} x 503, ${tell(wrong)}, ${lost} lost, ${doubled} doubled${memories} (${mishaps})`,
    isReached: booked.length > 0 && lost + doubled + wrong.length === 0 && isFlat,
  }
}

/** How many there were, and of which status. */
function tell(failures: LoadResult['wrong']): string {
  const byStatus = [...Map.groupBy(failures, ({ status }) => status)]
  const kinds = byStatus.map(([status, { length }]) => `${length} x ${status}`).join(', ')
  return `${failures.length} other failures${kinds && ` (${kinds})`}`
}

const memory = (pid: number): number => {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return Math.round((pages * 4096) / 1_000_000)
}

/** A server that can be ended and started again at the same place. */
export async function restartable(env: Record<string, string>, cleanup: Cleanup) {
  const port = await freePort()
  const current = { server: await startServer(port, env) }
  cleanup.add(() => current.server.kill())
  const again = async () => {
    current.server = await startServer(port, env)
  }
  return {
    origin: current.server.origin,
    get pid() {
      return current.server.pid
    },
    stop: () => current.server.stop(),
    kill: () => current.server.kill(),
    again,
  }
}

export type Restartable = Awaited<ReturnType<typeof restartable>>

const serverMishaps = (server: Restartable): Mishap[] => [
  { name: 'kill -9', happen: () => server.kill().then(server.again) },
  { name: 'SIGTERM', happen: () => server.stop().then(server.again) },
  // Whatever it had in hand is late.
  {
    name: 'process stopped for 5 s',
    async happen() {
      process.kill(server.pid, 'SIGSTOP')
      await wait(5_000)
      process.kill(server.pid, 'SIGCONT')
    },
  },
]

/** A machine whose clock is an hour fast, is put back too far, and then right. */
const clockMishaps = (clock: MovableClock | null, whose: string): Mishap[] =>
  clock
    ? [
        {
          name: `${whose} clock an hour ahead, then two back`,
          async happen() {
            for (const hours of [1, -1, 0]) {
              clock.shift(hours * HOUR)
              await wait(4_000)
            }
          },
        },
      ]
    : []

const asProcess = (server: Restartable): ServerProcess => ({
  ...server,
  pid: server.pid,
  firstAnswer: 0,
})

async function embeddedScene(cleanup: Cleanup): Promise<Scene> {
  const dataDir = join(ownFolder(cleanup), 'data')
  const clock = movableClock(cleanup)
  const env = { DATA_DIR: dataDir, APP_DIR: dataDir, DEMO_SUPPLIER_SECONDS: '0' }
  const server = await restartable({ ...env, ...clock?.environment }, cleanup)
  const mishaps = [...serverMishaps(server), ...clockMishaps(clock, "the server's")]
  return { where: { dataDir }, servers: [asProcess(server)], steady: null, mishaps }
}

async function postgresScene(cleanup: Cleanup): Promise<Scene> {
  const clocks = { server: movableClock(cleanup), database: movableClock(cleanup) }
  const postgres = await ownPostgres(cleanup, clocks.database?.environment)
  const network = await fallibleNetworkTo(postgres.url)
  cleanup.add(network.close)
  const common = { APP_DIR: ownFolder(cleanup), DEMO_SUPPLIER_SECONDS: '0' }
  const steady = await restartable({ ...common, DATABASE_URL: network.url }, cleanup)
  const own = { DATABASE_URL: postgres.url, ...clocks.server?.environment }
  const other = await restartable({ ...common, ...own }, cleanup)
  const watcher = await connect({ databaseUrl: postgres.url })
  cleanup.add(watcher.close)
  const failover: Mishap = {
    name: 'connections ended',
    happen: () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database()`.execute(watcher.db),
  }
  const restart = postgres.restart
  const crash = restart ? [{ name: 'PostgreSQL crash', happen: () => restart() }] : []
  return {
    where: { databaseUrl: postgres.url },
    servers: [asProcess(steady), asProcess(other)],
    steady: asProcess(steady),
    mishaps: [
      ...serverMishaps(other),
      ...clockMishaps(clocks.server, "one server's"),
      ...clockMishaps(clocks.database, "PostgreSQL's"),
      failover,
      ...crash,
      ...networkMishaps(network),
    ],
  }
}

const networkMishaps = (network: FallibleNetwork): Mishap[] => [
  {
    name: 'silent network of 4 s',
    async happen() {
      network.goSilent()
      await wait(4_000)
      network.speak()
    },
  },
  {
    name: 'slow network of 6 s',
    async happen() {
      network.delay(150)
      await wait(6_000)
      network.delay(0)
    },
  },
]
