import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { CALENDAR_END } from '#domain/rental/rental-reach.ts'

import { connect, type Where } from '../../server/db/connection/connect.ts'
import { landmarks } from '../../server/demo/landmarks.ts'
import { type LoadBooking, startLoad } from '../../server/testing/load.ts'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { remoteApp } from '../../server/testing/processes/remote-app.ts'
import {
  killServerWhen,
  runFile,
  serverEnvironment,
  type ServerProcess,
  startServer,
} from '../../server/testing/processes/server-process.ts'
import { exactly } from './counted.ts'
import { measure, type Measured } from './measured.ts'
import { type Cleanup, ownFolder, ownPostgres } from './locations.ts'
import { mailKills } from './mail-kills.ts'

const ROUNDS = 20
const DAY = 86_400_000

/** Bookable every day, with their prices for one: together 53,000 trips until calendars end. */
const CARS = [
  { car: landmarks.cars.free, price: 92 },
  { car: landmarks.cars.free3, price: 75 },
] as const

let trips = 0
/** A day with a car that nobody else has, for servers on which it is today. */
export function nextRealTrip() {
  trips += 1
  const car = CARS[trips % CARS.length]
  const noon = Math.ceil(Date.now() / DAY) * DAY + DAY / 2
  const from = noon + (20 + Math.floor(trips / CARS.length)) * DAY
  if (from + DAY >= CALENDAR_END) throw new Error('Every day until the end of calendars is booked.')
  return { ...car, from: new Date(from).toISOString(), to: new Date(from + DAY).toISOString() }
}

/** Servers that are ended as a power cut ends them, at any moment. */
export async function embeddedKills(cleanup: Cleanup): Promise<Measured[]> {
  const dataDir = join(ownFolder(cleanup), 'data')
  const env = { DATA_DIR: dataDir, APP_DIR: dataDir, SEED: 'true', DEMO_SUPPLIER_SECONDS: '0' }
  const making = '4 of 4 open again'
  const second = 'names who has it, ends with 1, writes nothing'
  return [
    await measure('kill -9 while the database is made and filled', making, () =>
      killsWhileMade(dataDir, env, making),
    ),
    await underLoad({ dataDir }, env, cleanup),
    await mailKills({ dataDir }, env, cleanup),
    await measure('a second start on the same data', second, () =>
      secondStart(dataDir, env, cleanup, second),
    ),
  ]
}

export async function postgresKills(cleanup: Cleanup): Promise<Measured[]> {
  const { url } = await ownPostgres(cleanup)
  const folder = ownFolder(cleanup)
  const env = { DATABASE_URL: url, APP_DIR: folder, DEMO_SUPPLIER_SECONDS: '0' }
  return [
    await underLoad({ databaseUrl: url }, env, cleanup),
    await mailKills({ databaseUrl: url }, env, cleanup),
  ]
}

type Environment = Record<string, string>

function underLoad(where: Where, env: Environment, cleanup: Cleanup): Promise<Measured> {
  const wanted = `${ROUNDS} of ${ROUNDS} open again, 0 lost, 0 doubled`
  return measure(`kill -9 under load, ${ROUNDS} rounds`, wanted, () =>
    killRounds(where, env, cleanup, wanted),
  )
}

async function killsWhileMade(folder: string, env: Environment, wanted: string) {
  const isThere = (...names: string[]) => existsSync(join(folder, ...names))
  let empty = Infinity
  const moments = [
    () => isThere('masar.making', 'PG_VERSION'),
    () => isThere('masar.made') || isThere('PG_VERSION'),
    () => isThere('PG_VERSION'),
    // Some of the demo data is written, none of it is there.
    () => folderSize(folder) > (empty = Math.min(empty, folderSize(folder))) + 2_000_000,
  ]
  for (const isTime of moments)
    await killServerWhen((said) => isTime() || isUp(said), await freePort(), env)
  const server = await startServer(await freePort(), env)
  await server.stop()
  return exactly(`${moments.length} of ${moments.length} open again`, wanted)
}

/** Then the moment has gone by. */
const isUp = (said: string) => said.includes('Masar is at')

function folderSize(folder: string): number {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const sizes = names.map(
    (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function killRounds(where: Where, env: Environment, cleanup: Cleanup, wanted: string) {
  const booked: LoadBooking[] = []
  const port = await freePort()
  let server: ServerProcess | null = null
  cleanup.add(() => server?.kill())
  for (let round = 0; round < ROUNDS; round += 1) {
    server = await startServer(port, env)
    const load = startLoad([remoteApp(server.origin)], nextRealTrip, 8)
    await load.until(1 + Math.floor(Math.random() * 25))
    await server.kill()
    booked.push(...(await load.stop()).booked)
  }
  const { lost, doubled } = await compareBookings(where, booked)
  const came = `${ROUNDS} of ${ROUNDS} open again, ${lost} lost, ${doubled} doubled`
  return { came: `${came} (${booked.length} booked)`, isReached: came === wanted }
}

/** What was acknowledged, and what the database has of it: a car has one booking that begins then. */
export async function compareBookings(where: Where, booked: readonly LoadBooking[]) {
  const { db, close } = await connect(where)
  const rows = await db.selectFrom('booking').select(['id', 'car_id', 'starts_at']).execute()
  await close()
  const rowKey = (row: (typeof rows)[number]) => `${row.car_id} ${row.starts_at.toISOString()}`
  const keys = new Map<string, string>(rows.map((row) => [row.id, rowKey(row)]))
  const counts = Map.groupBy(rows, rowKey)
  const isDoubled = ({ bookingId }: LoadBooking) =>
    (counts.get(keys.get(bookingId) ?? '')?.length ?? 0) > 1
  return {
    lost: booked.filter(({ bookingId }) => !keys.has(bookingId)).length,
    doubled: booked.filter(isDoubled).length,
  }
}

async function secondStart(folder: string, env: Environment, cleanup: Cleanup, wanted: string) {
  const first = await startServer(await freePort(), env)
  cleanup.add(first.kill)
  const state = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
      .toSorted()
      .join('\n')
  // What it does every minute at its start is over.
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const before = state()
  const { code, said } = await runFile('server/serve.ts', serverEnvironment(await freePort(), env))
  const isTold = [folder, first.origin, `process ${first.pid}`].every((fact) => said.includes(fact))
  const wrote = state() === before ? 'writes nothing' : 'WRITES'
  await first.kill()
  const again = await startServer(await freePort(), env)
  await again.stop()
  return exactly(`${isTold ? 'names who has it' : said}, ends with ${code}, ${wrote}`, wanted)
}
