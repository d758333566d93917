import { type RequestHandler, createApp } from '../api/app.ts'
import { type Config, readConfig } from '../config/config.ts'
import { connect, type Connection } from '../db/connection/connect.ts'
import { type StoredMails, storedMails } from '../mail/delivery/stored-mails.ts'
import type { WriteLog } from '../monitoring/log.ts'
import { ChangeFeed } from '../notifications/change-feed.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { createSandbox, type Sandbox } from '../payments/sandbox/sandbox.ts'
import { NOW } from './prepared/demo-data.ts'
import { openDatabase } from './prepared/dumps.ts'

export { NOW } from './prepared/demo-data.ts'

/** Nobody waits for the slow card, and webhook calls leave when a test says so. */
const SANDBOX = { slowMs: 0, webhookDelayMs: 0 }

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
  return serverOn(await connect({ pglite: await openDatabase('demo') }), config)
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
