import { type Config, ConfigError, readConfig } from './config.ts'
import { connect } from './db/connect.ts'
import { FolderBroken } from './db/embedded.ts'
import { FolderInUse, whoHasFolder } from './db/folder-lock.ts'
import { prepare } from './db/prepare.ts'
import { DatabaseUnavailable } from './db/unavailable.ts'
import { Backstage } from './gate/backstage.ts'
import { Gate } from './gate/gate.ts'
import { startDesk } from './desk.ts'
import { greeting, homeOf } from './greeting.ts'
import { listen, type Listening } from './http/listening.ts'
import { startMailing } from './mailing.ts'
import { notesAtStart } from './notes-at-start.ts'
import { News } from './notifications/news.ts'
import { paymentsOf } from './payments/providers.ts'
import { locationIds } from './places/location-ids.ts'
import { startSweeping } from './sweeping.ts'

/**
 * Answers until it is told to stop. First the port, then the database, which it fills when it is
 * new: who cannot have the one does not touch the other.
 */
async function start(config: Config): Promise<void> {
  const listening = await listenWhere(config)
  const { server, address } = listening
  // The database opens while the contract is read: each takes half a second.
  const [connection, { createApp }, { createSite }, { FleetMemory }] = await Promise.all([
    connect({ ...config, address: homeOf(address, config) }),
    import('./app.ts'),
    import('./site.ts'),
    import('./fleet/fleet-memory.ts'),
  ])
  await prepare(connection, { ...config, log: say })
  const gate = config.gate ? new Gate() : null
  const backstage = config.gate ? new Backstage(connection.db) : null
  const fleet = new FleetMemory(connection.db)
  const payments = await paymentsOf({ db: connection.db, config, now })
  const { providers, sandbox } = payments
  const news = new News(connection.listen)
  const api = createApp({ db: connection.db, config, fleet, news, providers, gate })
  const mailing = await startMailing({ db: connection.db, config, log: say })
  const { mails } = mailing
  const locations = () => locationIds(connection.db)
  const parts = { api, config, gate, backstage, mails, providers, sandbox, locations, log: say }
  const site = createSite(parts)

  listening.open((request, network) => site.fetch(request, network))
  say(greeting(address, config, connection.kind))
  // The first search of a large fleet does not wait for it.
  void fleet.now().catch(() => undefined)
  const sweeping = startSweeping({ db: connection.db, now, api, config, log: say, ...payments })

  const desk = startDesk({ db: connection.db, config, now, log: say })
  for (const note of await notesAtStart(connection.db, config)) say(note)

  const close = async () => {
    await mailing.stop()
    await news.stop()
    await connection.close()
  }
  const stop = () => {
    sweeping.stop()
    desk.stop()
    // An open stream would keep the server.
    void news.stop()
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
    const holder = databaseUrl ? null : whoHasFolder(dataDir)
    throw new CannotStart([`Port ${port} is in use; set PORT.`, holder ?? []].flat().join('\n'))
  })
}

const now = () => new Date()

const say = (what: unknown) => process.stdout.write(`${String(what)}\n`)

function reasonOf(error: unknown): string {
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
  say(reasonOf(error))
  process.exit(1)
}
