import { setOperatorUnits } from '@masar/domain/service/operator.ts'

import { type Config, ConfigError, readConfig } from './config/config.ts'
import { connect } from './db/connection/connect.ts'
import { DatabaseOpenError } from './db/connection/embedded.ts'
import { describeHolder, FolderInUseError } from './db/connection/folder-lock.ts'
import { refuseTransactionPooling, TransactionPoolingError } from './db/connection/pooling.ts'
import { DatabaseUnavailableError } from './db/connection/unavailable.ts'
import { listCarIds } from './cars/car-ids.ts'
import { listLocationIds } from './locations/location-ids.ts'
import type { Network } from './http/address.ts'
import { startMailing } from './mail/delivery/start-mailing.ts'
import { Health } from './monitoring/health.ts'
import { createLog, type Log } from './monitoring/log.ts'
import { createMetrics, type Metrics } from './monitoring/metrics.ts'
import { type MetricsServer, serveMetrics } from './monitoring/metrics-server.ts'
import { startTracing } from './monitoring/tracing.ts'
import { ChangeFeed } from './notifications/change-feed.ts'
import { restrictHoldsToConfirmed } from './older-backend/confirmed-holds.ts'
import { simulateOlderBackend } from './older-backend/older-backend.ts'
import { findPageVisitor } from './site/rendering/page-visitor.ts'
import { startPayments } from './payments/providers.ts'
import { appBuild } from './startup/app-build.ts'
import { startDemoSupplier } from './startup/demo-supplier.ts'
import { listen, type ListeningServer } from './startup/listening.ts'
import { prepareDatabase } from './startup/prepare-database.ts'
import { getHomeAddress, formatStartupBanner } from './startup/startup-banner.ts'
import { listStartupNotes } from './startup/startup-notes.ts'
import { stopGracefully } from './startup/stopping.ts'
import { startSweeping } from './startup/sweeping.ts'
import { CallControl } from './test-control/call-control.ts'
import { TestActions } from './test-control/test-actions.ts'

/**
 * Serves until stopped. Opens the port first, because a server that cannot open its port must not touch the
 * database, which is filled if it is new. Requests wait until the app is built.
 */
async function startServing(config: Config, log: Log): Promise<void> {
  setOperatorUnits(config.units)
  const { warn, print } = log
  const health = new Health()
  const listening = await listenOrExplain(config, health)
  const { server, address } = listening
  const tracing = await startTracing(process.env)
  // Open the database and load the contract concurrently: each takes half a second.
  const [connection, { createApp }, { createSite }, { FleetMemory }] = await Promise.all([
    connect({ ...config, address: getHomeAddress(address, config) }),
    import('./api/app.ts'),
    import('./site/site.ts'),
    import('./car-search/fleet-memory.ts'),
  ])
  const { db } = connection
  if (config.databaseUrl) await refuseTransactionPooling(config.databaseUrl)
  await prepareDatabase(connection, { ...config, log: print })
  if (config.profile === 'bookcars') await restrictHoldsToConfirmed(db)
  const metrics = createMetrics(connection)
  const metricsServer = await serveMetricsIfConfigured(config, metrics)
  const callControl = config.testControl ? new CallControl() : null
  const testActions = config.testControl ? new TestActions(db) : null
  const fleet = new FleetMemory(db)
  const payments = await startPayments({ db, config, now })
  const { providers, sandbox } = payments
  const changeFeed = new ChangeFeed(connection.listen)
  const api = createApp({ db, config, fleet, changeFeed, providers, callControl, log: warn })
  const mailing = await startMailing({ db, config, log: warn })
  const { mails } = mailing
  const listed = { locations: () => listLocationIds(db), cars: () => listCarIds(db) }
  const readVisitor = (request: Request) => findPageVisitor(request, { db, config, now: now() })
  const watch = {
    observe: metrics.observe,
    countPage: metrics.countPage,
    info: log.info,
    ...(tracing && { trace: tracing.trace }),
  }
  const answerPageCall = (call: Request, network: Network) => serve(call, network)
  const pageParts = { listed, readVisitor, answerPageCall }
  const parts = { api, config, callControl, testActions, mails, providers, sandbox, ...pageParts }
  if (!(await appBuild.succeeded)) throw new StartupError('The app could not be built.')
  const site = createSite({ ...parts, watch, log: warn })

  const serveSite = (request: Request, network: Network) => site.fetch(request, network)
  const serve = config.profile === 'bookcars' ? simulateOlderBackend(serveSite) : serveSite
  listening.open(serve)
  health.serve(connection)
  print(formatStartupBanner(address, config, connection.kind))
  // Preloads a large fleet for the first search.
  void fleet.now().catch(() => undefined)
  const sweeping = startSweeping({ db, now, api, config, log: warn, ...payments })
  const demoSupplier = startDemoSupplier({ db, config, now, log: warn })
  for (const note of await listStartupNotes(db, config)) print(note)

  const stop = async () => {
    print('Stopping: calls under way are finished.')
    await stopGracefully({
      server,
      health,
      delay: config.stopDelaySeconds * 1000,
      streams: changeFeed,
      workers: [sweeping, demoSupplier, mailing],
      last: [
        ...[metricsServer ?? []].flat(),
        ...[tracing ?? []].flat(),
        { stop: connection.close },
      ],
    })
    print('Stopped.')
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}

/** Explains why the server cannot start, and how to fix it. */
class StartupError extends Error {}

function listenOrExplain(config: Config, health: Health): Promise<ListeningServer> {
  const { port, databaseUrl, dataDir } = config
  return listen(config, health).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    const holder = databaseUrl ? null : describeHolder(dataDir)
    throw new StartupError([`Port ${port} is in use; set PORT.`, holder ?? []].flat().join('\n'))
  })
}

async function serveMetricsIfConfigured(
  { metricsAddress }: Config,
  metrics: Metrics,
): Promise<MetricsServer | null> {
  if (!metricsAddress) return null
  return serveMetrics(metrics, metricsAddress).catch(() => {
    throw new StartupError('METRICS_ADDRESS is in use, or no address of this machine.')
  })
}

const now = () => new Date()

function describeStartupError(error: unknown): string {
  if (error instanceof DatabaseUnavailableError)
    return `PostgreSQL at DATABASE_URL does not answer: ${error.message}`
  const knownErrors = [
    ConfigError,
    StartupError,
    FolderInUseError,
    DatabaseOpenError,
    TransactionPoolingError,
  ]
  const isKnown = knownErrors.some((kind) => error instanceof kind)
  if (isKnown && error instanceof Error) return error.message
  throw error
}

// Files that this process creates are readable only by its own user.
process.umask(0o077)
try {
  const config = readConfig(process.env)
  await startServing(config, createLog(config))
} catch (error) {
  process.stdout.write(`${describeStartupError(error)}\n`)
  process.exit(1)
}
