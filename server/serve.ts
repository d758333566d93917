import { setOperatorUnits } from '#domain/operator.ts'

import { type Config, ConfigError, readConfig } from './config/config.ts'
import { connect } from './db/connection/connect.ts'
import { FolderBroken } from './db/connection/embedded.ts'
import { describeHolder, FolderInUse } from './db/connection/folder-lock.ts'
import { DatabaseUnavailable } from './db/connection/unavailable.ts'
import { listLocationIds } from './locations/location-ids.ts'
import { startMailing } from './mail-delivery/start-mailing.ts'
import { ChangeFeed } from './notifications/change-feed.ts'
import { startPayments } from './payments/providers.ts'
import { startDemoSupplier } from './startup/demo-supplier.ts'
import { listen, type Listening } from './startup/listening.ts'
import { prepareDatabase } from './startup/prepare-database.ts'
import { homeAddress, startupBanner } from './startup/startup-banner.ts'
import { startupNotes } from './startup/startup-notes.ts'
import { startSweeping } from './startup/sweeping.ts'
import { CallControl } from './test-control/call-control.ts'
import { TestActions } from './test-control/test-actions.ts'

/**
 * Answers until it is told to stop. First the port, then the database, which it fills when it is
 * new: who cannot have the one does not touch the other.
 */
async function start(config: Config): Promise<void> {
  setOperatorUnits(config.units)
  const listening = await listenWhere(config)
  const { server, address } = listening
  // The database opens while the contract is read: each takes half a second.
  const [connection, { createApp }, { createSite }, { FleetMemory }] = await Promise.all([
    connect({ ...config, address: homeAddress(address, config) }),
    import('./api/app.ts'),
    import('./site/site.ts'),
    import('./car-search/fleet-memory.ts'),
  ])
  await prepareDatabase(connection, { ...config, log: say })
  const callControl = config.testControl ? new CallControl() : null
  const testActions = config.testControl ? new TestActions(connection.db) : null
  const fleet = new FleetMemory(connection.db)
  const payments = await startPayments({ db: connection.db, config, now })
  const { providers, sandbox } = payments
  const changeFeed = new ChangeFeed(connection.listen)
  const api = createApp({ db: connection.db, config, fleet, changeFeed, providers, callControl })
  const mailing = await startMailing({ db: connection.db, config, log: say })
  const { mails } = mailing
  const locations = () => listLocationIds(connection.db)
  const parts = {
    api,
    config,
    callControl,
    testActions,
    mails,
    providers,
    sandbox,
    locations,
    log: say,
  }
  const site = createSite(parts)

  listening.open((request, network) => site.fetch(request, network))
  say(startupBanner(address, config, connection.kind))
  // The first search of a large fleet does not wait for it.
  void fleet.now().catch(() => undefined)
  const sweeping = startSweeping({ db: connection.db, now, api, config, log: say, ...payments })

  const demoSupplier = startDemoSupplier({ db: connection.db, config, now, log: say })
  for (const note of await startupNotes(connection.db, config)) say(note)

  const close = async () => {
    await mailing.stop()
    await changeFeed.stop()
    await connection.close()
  }
  const stop = () => {
    sweeping.stop()
    demoSupplier.stop()
    // An open stream would keep the server.
    void changeFeed.stop()
    server.close(() => void close().finally(() => process.exit(0)))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    // A browser that keeps its connection open does not keep the server.
    setTimeout(() => void close().finally(() => process.exit(0)), 2_000).unref()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** Why there is no server, in a sentence that whoever started it can do something about. */
class CannotStart extends Error {}

function listenWhere({ port, host, databaseUrl, dataDir }: Config): Promise<Listening> {
  return listen({ port, ...(host ? { hostname: host } : {}) }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    const holder = databaseUrl ? null : describeHolder(dataDir)
    throw new CannotStart([`Port ${port} is in use; set PORT.`, holder ?? []].flat().join('\n'))
  })
}

const now = () => new Date()

const say = (what: unknown) => process.stdout.write(`${String(what)}\n`)

function startFailure(error: unknown): string {
  if (error instanceof DatabaseUnavailable)
    return `PostgreSQL at DATABASE_URL does not answer: ${error.message}`
  const told = [ConfigError, CannotStart, FolderInUse, FolderBroken]
  const isTold = told.some((kind) => error instanceof kind)
  if (isTold && error instanceof Error) return error.message
  throw error
}

try {
  await start(readConfig(process.env))
} catch (error) {
  say(startFailure(error))
  process.exit(1)
}
