import { type HttpBindings, serve } from '@hono/node-server'

import { hashPassword } from './account/password.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { connect, type Connection } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { onlyOne } from './db/only-one.ts'
import { Backstage } from './gate/backstage.ts'
import { Gate } from './gate/gate.ts'
import { startDesk } from './desk.ts'
import { greeting } from './greeting.ts'
import { startMailing } from './mailing.ts'
import { notesAtStart } from './notes-at-start.ts'
import { News } from './notifications/news.ts'
import { paymentsOf } from './payments/providers.ts'
import { startSweeping } from './sweeping.ts'

/** Opens the database, filling it when it is new, and answers until it is told to stop. */
async function start(config: Config): Promise<void> {
  // The database opens while the contract is read: each takes half a second.
  const [connection, { createApp }, { createSite }, { FleetMemory }] = await Promise.all([
    connect(config),
    import('./app.ts'),
    import('./site.ts'),
    import('./fleet/fleet-memory.ts'),
  ])
  await prepare(connection, config)
  const gate = config.gate ? new Gate() : null
  const backstage = config.gate ? new Backstage(connection.db) : null
  const fleet = new FleetMemory(connection.db)
  const payments = await paymentsOf({ db: connection.db, config, now })
  const { providers, sandbox } = payments
  const news = new News(connection.listen)
  const api = createApp({ db: connection.db, config, fleet, news, providers, gate })
  const mailing = await startMailing({ db: connection.db, config, log: say })
  const { mails } = mailing
  const parts = { api, config, gate, backstage, mails, providers, sandbox, log: say }
  const site = createSite(parts)

  const server = serve(
    {
      port: config.port,
      ...(config.host ? { hostname: config.host } : {}),
      fetch: (request, env) => site.fetch(request, networkOf(env as HttpBindings)),
    },
    (address) => say(greeting(address, config, connection.kind)),
  )
  server.once('error', (error: NodeJS.ErrnoException) => {
    say(error.code === 'EADDRINUSE' ? `Port ${config.port} is in use; set PORT.` : String(error))
    process.exit(1)
  })
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

async function prepare({ db, kind }: Connection, { seed }: Config): Promise<void> {
  await migrate(db)
  if (!seed) return
  if (await db.selectFrom('settings').select('id').executeTakeFirst()) return
  const { seedWorld } = await import('./db/seed/seed-world.ts')
  const seeding = async () => {
    const result = await seedWorld(db, { now: new Date(), hashPassword })
    if (result.seeded) say(`Made a demo world: ${result.cars} cars, ${result.bookings} bookings.`)
  }
  await (kind === 'postgres' ? onlyOne(db, seeding) : seeding())
}

const networkOf = ({ incoming, outgoing }: HttpBindings) => ({
  address: incoming.socket.remoteAddress,
  cut: () => outgoing.destroy(),
})

const now = () => new Date()

const say = (what: unknown) => process.stdout.write(`${String(what)}\n`)

try {
  await start(readConfig(process.env))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  say(error.message)
  process.exitCode = 1
}
