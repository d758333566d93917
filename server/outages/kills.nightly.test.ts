import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { describe, expect, it, onTestFinished } from 'vitest'

import { connect, type ConnectionTarget } from '../db/connection/connect.ts'
import { landmarks } from '../demo/landmarks.ts'
import { queueMail } from '../mail/mail-queue.ts'
import { type LoadBooking, startLoad } from '../testing/load.ts'
import { findFreePort } from '../testing/processes/free-port.ts'
import { startMailServer } from '../testing/processes/mail-server.ts'
import { findPostgresProblem, startPostgres } from '../testing/processes/postgres.ts'
import { createRemoteApp } from '../testing/processes/remote-app.ts'
import { startServer } from '../testing/processes/server-process.ts'
import { compareBookings, createRealTrip, NO_DIFFERENCES } from '../testing/compare-bookings.ts'

const ROUNDS = 8
const MAILS_PER_ROUND = 100
const TIMEOUT_MS = 600_000
const NO_DEMO_SUPPLIER_ENV = { DEMO_SUPPLIER_SECONDS: '0' }

interface ServerSetup {
  where: ConnectionTarget
  env: Record<string, string>
}

async function prepareEmbedded(): Promise<ServerSetup> {
  const dataDir = join(createFolder(), 'data')
  return { where: { dataDir }, env: { DATA_DIR: dataDir, ...NO_DEMO_SUPPLIER_ENV } }
}

async function preparePostgres(): Promise<ServerSetup> {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  return {
    where: { databaseUrl: postgres.url },
    env: { DATABASE_URL: postgres.url, ...NO_DEMO_SUPPLIER_ENV },
  }
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'masar-faults-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe.each([
  ['the embedded database', prepareEmbedded, false],
  ['PostgreSQL', preparePostgres, findPostgresProblem() !== null],
] as const)('a server on %s, killed as in a power failure,', (_, build, isMissing) => {
  it.skipIf(isMissing)(
    'neither loses nor duplicates an acknowledged booking',
    async () => {
      const { where, env } = await build()
      const booked: LoadBooking[] = []
      const port = await findFreePort()
      for (let round = 0; round < ROUNDS; round += 1) {
        /* oxlint-disable no-await-in-loop -- one kill after the other */
        const server = await startServer(port, { ...env, APP_DIR: tmpdir() })
        const load = startLoad([createRemoteApp(server.origin)], createRealTrip, 8)
        await load.until(1 + Math.floor(Math.random() * 25)).finally(server.kill)
        booked.push(...(await load.stop()).booked)
        /* oxlint-enable no-await-in-loop */
      }
      expect(booked.length).toBeGreaterThanOrEqual(ROUNDS)
      expect(await compareBookings(where, booked)).toEqual(NO_DIFFERENCES)
    },
    TIMEOUT_MS,
  )

  it.skipIf(isMissing)(
    'sends no email twice, and loses at most the one in transit',
    async () => {
      const { where, env } = await build()
      const post = await startMailServer()
      onTestFinished(() => post.close())
      const port = await findFreePort()
      const seeded = await startServer(port, { ...env, APP_DIR: tmpdir() })
      await seeded.stop()
      for (let round = 0; round < 5; round += 1) {
        /* oxlint-disable no-await-in-loop -- one kill after the other */
        await queueMails(where)
        const targetCount = post.received.length + 5 + round * 7
        const server = await startServer(port, { ...env, APP_DIR: tmpdir(), SMTP_URL: post.url })
        const deadline = performance.now() + 30_000
        while (post.received.length < targetCount && performance.now() < deadline) await wait(1)
        await server.kill()
        /* oxlint-enable no-await-in-loop */
      }
      const ids = post.received.map(({ raw }) => /^Message-ID: <(\w+)@/im.exec(raw)?.[1] ?? '')
      expect(new Set(ids).size).toBe(ids.length)
      const lost = (await listHandedOver(where)).filter((id) => !ids.includes(id))
      expect(lost.length).toBeLessThanOrEqual(5)
    },
    TIMEOUT_MS,
  )
})

async function queueMails(where: ConnectionTarget): Promise<void> {
  const { db, close } = await connect(where)
  const accountId = landmarks.accounts.yasmine
  for (let mails = 0; mails < MAILS_PER_ROUND; mails += 1)
    // oxlint-disable-next-line no-await-in-loop -- sequential
    await queueMail(db, { kind: 'reset', accountId, language: 'fr', now: new Date() })
  await close()
}

/** Returns the ids of emails that were handed over, which are not retried. */
async function listHandedOver(where: ConnectionTarget): Promise<string[]> {
  const { db, close } = await connect(where)
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('handed_over_at', 'is not', null)
    .execute()
  await close()
  return rows.map(({ id }) => id)
}
