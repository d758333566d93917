import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { PGlite } from '@electric-sql/pglite'

import { hashPassword } from '../account/passwords/password.ts'
import { type RequestHandler, createApp } from '../api/app.ts'
import { type Config, readConfig } from '../config/config.ts'
import { connect, type Connection } from '../db/connection/connect.ts'
import { openInMemory } from '../db/connection/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { type StoredMails, storedMails } from '../mail-delivery/stored-mails.ts'
import type { WriteLog } from '../monitoring/log.ts'
import { ChangeFeed } from '../notifications/change-feed.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { createSandbox, type Sandbox } from '../payments/sandbox/sandbox.ts'

/** It is always this moment in a test, unless the test moves it. */
export const NOW = new Date('2026-05-20T10:00:00Z')

/** Nobody waits for the slow card, and webhook calls leave when a test says so. */
const SANDBOX = { slowMs: 0, webhookDelayMs: 0 }

const FOLDER = fileURLToPath(new URL('../../.tmp/', import.meta.url))

export type TestServer = Connection & {
  app: RequestHandler
  clock: { now: Date }
  logged: string[]
  /** What people were written, as the outbox page shows it. */
  mails: StoredMails
  changeFeed: ChangeFeed
  /** Payments are taken by the sandbox, unless the test puts others here. */
  providers: PaymentProvider[]
  sandbox: Sandbox
}

/** The reference server on data of its own: the demo data, in memory. */
export async function testServer(config: Partial<Config> = {}): Promise<TestServer> {
  return serverOn(await connect({ dump: await demoDump() }), config)
}

/** As `testServer`, on any database. */
export function serverOn(
  connection: Connection,
  config: Partial<Config> = {},
  writeLog?: WriteLog,
): TestServer {
  const clock = { now: NOW }
  const logged: string[] = []
  const { db } = connection
  const settings = { ...readConfig({}), rateLimit: false, checkAnswers: true, ...config }
  const now = () => clock.now
  const log: WriteLog = writeLog ?? ((line) => logged.push(line))
  const sandbox = createSandbox({ db, now, config: settings, settings: config.sandbox ?? SANDBOX })
  // A list that a test may change: other providers, or one that fails.
  const providers = [sandbox.provider]
  const changeFeed = new ChangeFeed(connection.listen)
  const app = createApp({ db, changeFeed, config: settings, providers, now, log })
  const mails = storedMails({ db, config: settings, now, log })
  return { ...connection, app, clock, logged, mails, changeFeed, providers, sandbox }
}

let ownDump: Promise<Blob> | undefined

/** Seeding takes seconds: it is done once for a state of the sources, and kept as a dump. */
const demoDump = (): Promise<Blob> => (ownDump ??= readDump())

async function readDump(): Promise<Blob> {
  const file = `${FOLDER}demo-data-${await sourcesHash()}.tar`
  const kept = await readFile(file).catch(() => null)
  if (kept) return new Blob([kept])

  const dump = await seededDump()
  await mkdir(FOLDER, { recursive: true })
  // Test files run side by side: whoever is first leaves a whole file behind, never half of one.
  const mine = `${file}.${process.pid}`
  await writeFile(mine, Buffer.from(await dump.arrayBuffer()))
  await rename(mine, file)
  return dump
}

async function seededDump(): Promise<Blob> {
  const pglite: PGlite = await openInMemory()
  const { db, close } = await connect({ pglite })
  await migrate(db)
  await seedDemo(db, { now: NOW, hashPassword })
  await dropTemplates(pglite)
  await dropWrittenLog(pglite)
  const dump = await pglite.dumpDataDir('none')
  await close()
  return dump
}

/** Nobody opens them, and every test would unpack them. */
async function dropTemplates(pglite: PGlite) {
  await pglite.exec(`update pg_database set datistemplate = false where datname like 'template%'`)
  await pglite.exec('drop database template0')
  await pglite.exec('drop database template1')
}

/** Two thirds of the files are the log of the seeding, which nobody reads again. */
async function dropWrittenLog(pglite: PGlite) {
  await pglite.exec('set wal_recycle = off; checkpoint')
  await pglite.exec('select pg_switch_wal(); checkpoint')
}

async function sourcesHash(): Promise<string> {
  const cwd = fileURLToPath(new URL('../../', import.meta.url))
  const files = globSync('{server/{db,demo,cars,account,testing},domain}/**/*.{ts,sql}', {
    cwd,
  }).toSorted()
  const hash = createHash('sha256')
  for (const file of files)
    if (!file.endsWith('.test.ts')) hash.update(file).update(await readFile(cwd + file))
  return hash.digest('hex').slice(0, 12)
}
