import { parseArgs } from 'node:util'

import { findPostgresProblem } from '../server/testing/processes/postgres.ts'
import { endAllServers } from '../server/testing/processes/server-process.ts'
import { attacks } from './torture/attacks.ts'
import { bookingRaces } from './torture/booking-races.ts'
import { clockJumps } from './torture/clock-jumps.ts'
import { credentialRaces } from './torture/credential-races.ts'
import { endurance } from './torture/endurance.ts'
import { embeddedFullDisk, findDiskProblem, postgresFullDisk } from './torture/full-disk.ts'
import { floods } from './torture/floods.ts'
import { embeddedKills, postgresKills } from './torture/kills.ts'
import { postgresLosses } from './torture/losses.ts'
import { hostileInputs } from './torture/hostile-inputs.ts'
import { findClockProblem } from './torture/movable-clock.ts'
import { type DatabaseKind, type Ground, type Measured, tortureTable } from './torture/measured.ts'
import { paymentRaces } from './torture/payment-races.ts'
import { randomHands } from './torture/random-hands.ts'
import { Cleanup, embeddedGround, ownPostgres, postgresGround } from './torture/locations.ts'

const { values, positionals: asked } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    events: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    on: { type: 'string' },
  },
  allowPositionals: true,
})
/** How long the part with the mixed faults takes, on each database. */
const minutes = Number(values.minutes)
if (!(minutes > 0 && minutes <= 600)) {
  console.error('--minutes takes a number up to 600.')
  process.exit(1)
}

/** How often hands press and type on each page. */
const events = Number(values.events)
if (!(Number.isInteger(events) && events > 0 && events <= 100_000)) {
  console.error('--events takes a whole number up to 100000.')
  process.exit(1)
}

const KINDS = ['embedded', 'postgres'] as const
const kinds = KINDS.filter((kind) => values.on === undefined || values.on === kind)
if (kinds.length === 0) {
  console.error(`--on takes ${KINDS.join(' or ')}.`)
  process.exit(1)
}

/** A run on two quiet cores takes four minutes, and those that are asked for. */
const LONGEST = (30 + 3 * minutes + events / 50) * 60_000

type Part = Partial<Record<DatabaseKind, (cleanup: Cleanup) => Promise<Measured[]>>>

const races = async (ground: Ground) => [
  ...(await bookingRaces(ground)),
  ...(await paymentRaces(ground)),
  ...(await credentialRaces(ground)),
]

const PARTS: Readonly<Record<string, Part>> = {
  race: {
    embedded: async (cleanup) => races(await embeddedGround(cleanup)),
    postgres: async (cleanup) => races(await postgresGround(await ownPostgres(cleanup), cleanup)),
  },
  kill: { embedded: embeddedKills, postgres: postgresKills },
  loss: { postgres: postgresLosses },
  disk: { embedded: embeddedFullDisk, postgres: postgresFullDisk },
  clock: {
    embedded: async (cleanup) => clockJumps(await embeddedGround(cleanup)),
    postgres: async (cleanup) =>
      clockJumps(await postgresGround(await ownPostgres(cleanup), cleanup)),
  },
  long: endurance(minutes),
  input: {
    embedded: async (cleanup) => hostileInputs(await embeddedGround(cleanup)),
    postgres: async (cleanup) =>
      hostileInputs(await postgresGround(await ownPostgres(cleanup), cleanup)),
  },
  hands: { embedded: randomHands({ events, seed: values.seed }) },
  flood: {
    embedded: (cleanup) => floods('embedded', cleanup),
    postgres: (cleanup) => floods('postgres', cleanup),
  },
  attack: {
    embedded: (cleanup) => attacks('embedded', cleanup),
    postgres: (cleanup) => attacks('postgres', cleanup),
  },
}

const unknown = asked.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

/** Races, kills, lost connections and floods: what the service must outlive, in one table. */
const missing = findPostgresProblem()
if (missing) console.error(`PostgreSQL is left out: ${missing}.`)
const withoutDisk = findDiskProblem()
if (withoutDisk) console.error(`The full disk is left out: ${withoutDisk}.`)
const withoutClock = findClockProblem()
if (withoutClock) console.error(`Wrong clocks of processes are left out: ${withoutClock}.`)
const cleanups = new Set<Cleanup>()
const end = async (code: number) => {
  await endAllServers()
  for (const cleanup of cleanups) await cleanup.run()
  process.exit(code)
}
process.once('SIGINT', () => void end(130))
process.once('SIGTERM', () => void end(143))
process.once('uncaughtException', (error) => {
  console.error(error)
  void end(1)
})
setTimeout(() => {
  console.error(`Not over after ${LONGEST / 60_000} minutes.`)
  void end(1)
}, LONGEST).unref()

const found: Record<DatabaseKind, Measured[]> = { embedded: [], postgres: [] }
/** Hands need a browser and a build: they are there when they are asked for. */
const usual = Object.keys(PARTS).filter((name) => name !== 'hands')
for (const name of asked.length > 0 ? asked : usual)
  for (const kind of kinds) await run(PARTS[name]?.[kind], kind)

console.log(`\n${tortureTable(found)}`)
await end([...found.embedded, ...found.postgres].every(({ isReached }) => isReached) ? 0 : 1)

async function run(part: Part[DatabaseKind], kind: DatabaseKind): Promise<void> {
  if (!part || (kind === 'postgres' && missing)) return
  const cleanup = new Cleanup()
  cleanups.add(cleanup)
  console.error(`-- ${kind}`)
  found[kind].push(...(await part(cleanup)))
  await cleanup.run()
  cleanups.delete(cleanup)
}
