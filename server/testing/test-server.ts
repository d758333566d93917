import { type RequestHandler, createApp } from '../api/app.ts'
import { type Config, readConfig } from '../config/config.ts'
import { connect, type Connection } from '../db/connection/connect.ts'
import { type StoredMails, createStoredMails } from '../mail/delivery/stored-mails.ts'
import type { LogWriter } from '../monitoring/log.ts'
import { ChangeFeed } from '../notifications/change-feed.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { createSandbox, type Sandbox } from '../payments/sandbox/sandbox.ts'
import { NOW } from './prepared/demo-data.ts'
import { openDatabase } from './prepared/dumps.ts'
import { copyDemo, readSharedPostgres } from './prepared/shared-postgres.ts'

export { NOW } from './prepared/demo-data.ts'

/** The slow card has no delay, and webhook calls are sent when a test runs them. */
const SANDBOX_CONFIG = { slowMs: 0, webhookDelayMs: 0 }

export type TestServer = Connection & {
  app: RequestHandler
  config: Config
  clock: { now: Date }
  logged: string[]
  /** The sent emails, as the outbox page shows them. */
  mails: StoredMails
  changeFeed: ChangeFeed
  /** The sandbox handles payments, unless the test adds other providers here. */
  providers: PaymentProvider[]
  sandbox: Sandbox
  /** Ends the delay of slow cards. */
  endSlowCards: () => void
}

/** Creates the reference server with its own demo data: on PostgreSQL if it is installed. */
export async function createTestServer(config: Partial<Config> = {}): Promise<TestServer> {
  const shared = readSharedPostgres()
  return shared ? createServerOn(await copyDemo(shared), config) : createEmbeddedServer(config)
}

/** Creates the same server on the embedded database, in memory. */
export async function createEmbeddedServer(config: Partial<Config> = {}): Promise<TestServer> {
  return createServerOn(await connect({ pglite: await openDatabase('demo') }), config)
}

/** Like `createTestServer`, on any database. */
export function createServerOn(
  connection: Connection,
  config: Partial<Config> = {},
  writeLog?: LogWriter,
): TestServer {
  const clock = { now: NOW }
  const logged: string[] = []
  const { db } = connection
  const settings = { ...readConfig({}), rateLimit: false, checkAnswers: true, ...config }
  const now = () => clock.now
  const log: LogWriter = writeLog ?? ((line) => logged.push(line))
  const slowCards = Promise.withResolvers<void>()
  const sandbox = createSandbox({
    db,
    now,
    config: settings,
    settings: config.sandbox ?? SANDBOX_CONFIG,
    wait: async (ms) => (ms > 0 ? slowCards.promise : undefined),
  })
  // Tests may change this list, to other providers or to one that fails.
  const providers = [sandbox.provider]
  const changeFeed = new ChangeFeed(connection.listen)
  const app = createApp({ db, changeFeed, config: settings, providers, now, log })
  const mails = createStoredMails({ db, config: settings, now, log })
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
