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
import { copyDemo, sharedPostgres } from './prepared/shared-postgres.ts'

export { NOW } from './prepared/demo-data.ts'

/** The slow card has no delay, and webhook calls are sent when a test runs them. */
const SANDBOX = { slowMs: 0, webhookDelayMs: 0 }

export type TestServer = Connection & {
  app: RequestHandler
  config: Config
  clock: { now: Date }
  logged: string[]
  /** The sent mails, as the outbox page shows them. */
  mails: StoredMails
  changeFeed: ChangeFeed
  /** The sandbox handles payments, unless the test adds other providers here. */
  providers: PaymentProvider[]
  sandbox: Sandbox
  /** Slow cards wait for it where they have a delay. */
  endSlowCards: () => void
}

/** The reference server with its own demo data: on PostgreSQL if it is installed. */
export async function testServer(config: Partial<Config> = {}): Promise<TestServer> {
  const shared = sharedPostgres()
  return shared ? serverOn(await copyDemo(shared), config) : embeddedServer(config)
}

/** The same on the embedded database, in memory. */
export async function embeddedServer(config: Partial<Config> = {}): Promise<TestServer> {
  return serverOn(await connect({ pglite: await openDatabase('demo') }), config)
}

/** Like `testServer`, on any database. */
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
  const slowCards = Promise.withResolvers<void>()
  const sandbox = createSandbox({
    db,
    now,
    config: settings,
    settings: config.sandbox ?? SANDBOX,
    wait: async (ms) => (ms > 0 ? slowCards.promise : undefined),
  })
  // A list that a test may change: other providers, or one that fails.
  const providers = [sandbox.provider]
  const changeFeed = new ChangeFeed(connection.listen)
  const app = createApp({ db, changeFeed, config: settings, providers, now, log })
  const mails = storedMails({ db, config: settings, now, log })
  return {
    ...connection,
    app,
    config: settings,
    clock,
    logged,
    mails,
    changeFeed,
    providers,
    sandbox,
    endSlowCards: slowCards.resolve,
  }
}
