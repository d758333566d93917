import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import type { ConnectionTarget } from '../db/connection/connect.ts'
import { findInvalidRefusals, startLoad } from '../testing/load.ts'
import { findFreePort } from '../testing/processes/free-port.ts'
import { findPostgresProblem, startPostgres } from '../testing/processes/postgres.ts'
import { createRemoteApp } from '../testing/processes/remote-app.ts'
import { startServer } from '../testing/processes/server-process.ts'
import { compareBookings, createRealTrip, NO_DIFFERENCES } from '../testing/compare-bookings.ts'

const DISK_MEGABYTES = 400
/** This many 503s, within `MAX_WAIT_MS`, show that the disk is full. */
const MIN_REFUSALS = 20
const MAX_WAIT_MS = 60_000
const TIMEOUT_MS = 300_000

/** Mounting a disk requires root on Linux. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0

interface TestDatabase {
  where: ConnectionTarget
  env: Record<string, string>
  restart?: () => Promise<void>
}

const prepareEmbedded = (folder: string): Promise<TestDatabase> => {
  const dataDir = join(folder, 'data')
  return Promise.resolve({ where: { dataDir }, env: { DATA_DIR: dataDir } })
}

async function preparePostgres(parent: string): Promise<TestDatabase> {
  const { url, stop, restart } = await startPostgres({ parent })
  onTestFinished(() => stop())
  const where = { databaseUrl: url }
  return { where, env: { DATABASE_URL: url }, ...(restart && { restart: () => restart() }) }
}

it.skipIf(!canMount).each([
  ['the embedded database', prepareEmbedded, false],
  ['PostgreSQL', preparePostgres, findPostgresProblem() !== null],
] as const)(
  'a full disk under %s causes 503s, and loses, duplicates or half-writes no booking',
  async (_, build, isMissing) => {
    if (isMissing) return
    const disk = mountDisk()
    const { where, env, restart } = await build(disk.folder)
    const port = await findFreePort()
    const begin = () => startServer(port, { ...env, APP_DIR: tmpdir(), DEMO_SUPPLIER_SECONDS: '0' })
    let server = await begin()
    onTestFinished(() => server.kill())

    const load = startLoad([createRemoteApp(server.origin)], createRealTrip, 4)
    await load.until(10)
    disk.fill()
    const deadline = performance.now() + MAX_WAIT_MS
    // oxlint-disable-next-line no-await-in-loop -- polls
    while (load.result.unavailable.length < MIN_REFUSALS && performance.now() < deadline)
      await wait(100)
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(503)
    disk.free()
    await wait(2_000)
    // Restart it as a supervisor would: PostgreSQL exits when it cannot write its log.
    if (!(await isResponding(server.origin))) {
      if (restart) await restart()
      else {
        await server.kill()
        server = await begin()
      }
    }
    await load.until(load.result.booked.length + 10)
    const { booked, unavailable, wrong } = await load.stop()
    await server.stop()
    expect(unavailable.length).toBeGreaterThanOrEqual(MIN_REFUSALS)
    expect([...wrong, ...findInvalidRefusals(unavailable)]).toEqual([])
    expect(await compareBookings(where, booked)).toEqual(NO_DIFFERENCES)
  },
  TIMEOUT_MS,
)

const isResponding = (origin: string) =>
  fetch(`${origin}/api/settings`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Mounts a RAM disk. */
function mountDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'masar-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m,mode=755`, 'none', folder])
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  })
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w')
      for (const size of [1 << 20, 1 << 12]) writeUntilFull(file, size)
      closeSync(file)
    },
    free: () => rmSync(filler, { force: true }),
  }
}

/** Writes blocks of this size until the disk is full. */
function writeUntilFull(file: number, size: number): void {
  const part = Buffer.alloc(size)
  try {
    while (writeSync(file, part) === size);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
