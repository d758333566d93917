import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import { types } from 'pg'

import type { DB } from '../schema.d.ts'
import { type DiskFullCheck, watchDisk } from './disk.ts'
import { openFolder, openInMemory } from './embedded.ts'
import { type ListenFunction, listenOnEmbedded, listenOnPostgres } from './listen.ts'
import { parsers } from './parsers.ts'
import {
  CALL_TIMEOUTS,
  openPool,
  makeClientConfig,
  type PoolUse,
  type Timeouts,
} from './postgres.ts'

export type { PoolUse } from './postgres.ts'

export type Database = Kysely<DB>

export type Connection = {
  db: Database
  /** The kind of database, used only in metrics and messages. */
  kind: 'embedded' | 'postgres'
  listen: ListenFunction
  /** The usage of the PostgreSQL pool; null for the embedded database. */
  poolUse: () => PoolUse | null
  isDiskFull: DiskFullCheck
  close: () => Promise<void>
}

export type ConnectionTarget = {
  /** The URL of a PostgreSQL database; required to run more than one server. */
  databaseUrl?: string | undefined
  /** The folder of the embedded database; when undefined, the database is in memory. */
  dataDir?: string | undefined
  /** The address of this server, shown to processes that find the folder locked. */
  address?: string | undefined
  /** An embedded database that is already open. */
  pglite?: PGlite | undefined
  /** The size of the PostgreSQL pool; the embedded database has one connection. */
  poolSize?: number | undefined
  /** How long callers wait for PostgreSQL. */
  timeouts?: Timeouts | undefined
}

/**
 * Opens the database. PGlite is used through its own API, because its node-postgres driver returns wrong rows
 * after a failed query with parameters.
 */
export async function connect(where: ConnectionTarget = {}): Promise<Connection> {
  return where.databaseUrl ? connectPostgres(where.databaseUrl, where) : connectEmbedded(where)
}

async function connectEmbedded({
  dataDir,
  address,
  pglite,
}: ConnectionTarget): Promise<Connection> {
  const { pglite: open, unlock } = dataDir
    ? await openFolder(dataDir, address ?? 'a command')
    : { pglite: pglite ?? (await openInMemory()), unlock: () => undefined }
  const disk = watchDisk(dataDir)
  const db = new Kysely<DB>({
    dialect: new PGliteDialect({ pglite: open }),
    log: disk.observe,
  })
  return {
    db,
    kind: 'embedded',
    listen: listenOnEmbedded(open),
    poolUse: () => null,
    isDiskFull: () => disk.isFull(db),
    close: () => db.destroy().finally(unlock),
  }
}

function connectPostgres(
  databaseUrl: string,
  { timeouts = CALL_TIMEOUTS, poolSize = 10 }: ConnectionTarget,
) {
  const line = makeClientConfig(databaseUrl, timeouts)
  const pool = openPool(line, timeouts, {
    max: poolSize,
    types: {
      getTypeParser: ((code: number, format?: 'text') =>
        parsers[code] ?? types.getTypeParser(code, format)) as typeof types.getTypeParser,
    },
  })
  const disk = watchDisk(undefined)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: disk.observe })
  return {
    db,
    kind: 'postgres' as const,
    listen: listenOnPostgres(line, timeouts.silence / 2),
    poolUse: pool.use,
    isDiskFull: () => disk.isFull(db),
    close: () => db.destroy(),
  }
}
