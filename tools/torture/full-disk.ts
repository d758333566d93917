import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { connect, type Where } from '../../server/db/connection/connect.ts'
import { badlyRefused, type LoadBooking, startLoad } from '../../server/testing/load.ts'
import { startPostgres } from '../../server/testing/processes/postgres.ts'
import { remoteApp } from '../../server/testing/processes/remote-app.ts'
import { type Restartable, restartable } from './endurance.ts'
import { compareBookings, nextRealTrip } from './kills.ts'
import { type Cleanup, ownFolder } from './locations.ts'
import { measure, type Measured } from './measured.ts'

const MEGABYTES = 400
const WANTED = 'refused with 503, not ready, served again with room, 0 lost, 0 doubled, 0 halves'
/** As many refusals show that it is full, and for so long they are waited for. */
const REFUSALS = 20
const LONGEST = 60_000

type Disk = { folder: string; fill: () => void; free: () => void }
type Scene = { where: Where; disk: Disk; server: Restartable; revive: () => Promise<void> }

/** Why there can be no disk of our own here; null when there can. */
export const findDiskProblem = (): string | null =>
  process.platform === 'linux' && process.getuid?.() === 0 && !process.env['DATABASE_URL']
    ? null
    : 'a disk of its own needs root on Linux, and no DATABASE_URL'

/** The disk of the database is full, and has room again. */
export async function embeddedFullDisk(cleanup: Cleanup): Promise<Measured[]> {
  return measureFull(async () => {
    const disk = ownDisk(cleanup)
    const dataDir = join(disk.folder, 'data')
    const server = await restartable({ DATA_DIR: dataDir, APP_DIR: dataDir, ...QUIET }, cleanup)
    // As whoever starts it again when it ends does.
    const revive = async () => {
      if (await isAnswering(server.origin)) return
      await server.kill()
      await server.again()
    }
    return { where: { dataDir }, disk, server, revive }
  })
}

export async function postgresFullDisk(cleanup: Cleanup): Promise<Measured[]> {
  return measureFull(async () => {
    const disk = ownDisk(cleanup)
    const postgres = await startPostgres({ parent: disk.folder })
    cleanup.add(postgres.stop)
    const env = { DATABASE_URL: postgres.url, APP_DIR: ownFolder(cleanup), ...QUIET }
    const server = await restartable(env, cleanup)
    const where = { databaseUrl: postgres.url }
    // PostgreSQL ends itself where it cannot write its log, and is started again by its keeper.
    const revive = async () => {
      if (!(await isAnswering(server.origin))) await postgres.restart?.()
    }
    return { where, disk, server, revive }
  })
}

const QUIET = { DEMO_SUPPLIER_SECONDS: '0' }

async function measureFull(build: () => Promise<Scene>): Promise<Measured[]> {
  if (findDiskProblem()) return []
  return [await measure('a full disk, and room again', WANTED, async () => judge(await build()))]
}

async function judge({ where, disk, server, revive }: Scene) {
  const load = startLoad([remoteApp(server.origin)], nextRealTrip, 4)
  await load.until(10)
  disk.fill()
  const before = load.result.booked.length
  const deadline = performance.now() + LONGEST
  while (load.result.unavailable.length < REFUSALS && performance.now() < deadline) await wait(100)
  const meanwhile = load.result.booked.length - before
  const reads = await isAnswering(server.origin)
  const health = await readReadiness(server.origin)
  disk.free()
  await wait(2_000)
  await revive()
  await load.until(load.result.booked.length + 10)
  const { booked, unavailable, wrong } = await load.stop()
  await server.stop()
  const { lost, doubled } = await compareBookings(where, booked)
  const halves = await countHalves(where, booked)
  const bad = wrong.length + badlyRefused(unavailable).length
  return {
    came: `${unavailable.length} x 503 (${meanwhile} booked in what room was left, settings ${reads ? 'read' : 'refused'}, ${health}), ${booked.length} booked in all, ${bad} other failures, ${lost} lost, ${doubled} doubled, ${halves} halves`,
    isReached:
      unavailable.length >= REFUSALS && health === NOT_READY && bad + lost + doubled + halves === 0,
  }
}

/** Acknowledged bookings without what their transaction writes beside them. */
async function countHalves(where: Where, booked: readonly LoadBooking[]): Promise<number> {
  const { db, close } = await connect(where)
  const events = await db.selectFrom('booking_event').select('booking_id').execute()
  await close()
  const whole = new Set<string>(events.map((event) => event.booking_id))
  return booked.filter(({ bookingId }) => !whole.has(bookingId)).length
}

const isAnswering = (origin: string) =>
  fetch(`${origin}/api/settings`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

const NOT_READY = 'health 503 disk'

async function readReadiness(origin: string): Promise<string> {
  const timeout = { signal: AbortSignal.timeout(5_000) }
  const response = await fetch(`${origin}/health/ready`, timeout).catch(() => null)
  if (!response) return 'no health'
  const { reason } = (await response.json()) as { reason?: string }
  return `health ${response.status}${reason ? ` ${reason}` : ''}`
}

/** In memory, of a size of its own, so that nobody else's is filled. */
function ownDisk(cleanup: Cleanup): Disk {
  const folder = ownFolder(cleanup)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=755`, 'none', folder])
  cleanup.add(() => execFileSync('umount', ['-l', folder]))
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w')
      try {
        for (const size of [1 << 20, 1 << 12]) fillBy(file, size)
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler, { force: true }),
  }
}

/** Until nothing of this size has room any more. */
function fillBy(file: number, size: number): void {
  const part = Buffer.alloc(size)
  try {
    for (;;) if (writeSync(file, part) < size) return
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
