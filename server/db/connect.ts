import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

import { PGlite, types as codes } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'

import { type Listen, listenOnEmbedded, listenOnPostgres } from './listen.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

export type Connection = {
  db: Database
  /** Which of the two databases answers; only measurements and messages care. */
  kind: 'embedded' | 'postgres'
  listen: Listen
  close: () => Promise<void>
}

export type Where = {
  /** PostgreSQL, when one machine is not enough. */
  databaseUrl?: string | undefined
  /** A folder of the embedded database; without one it lives in memory. */
  dataDir?: string | undefined
  /** A dumped world to start from (tests). */
  dump?: Blob | undefined
  /** An embedded database that is open already. */
  pglite?: PGlite | undefined
  /** Connections to PostgreSQL; the embedded database has one. */
  poolSize?: number | undefined
}

/**
 * Opens the database. The embedded one is driven through its own API: its node-postgres adapter
 * gives wrong rows after a failed query with parameters (docs/decisions).
 */
export async function connect(where: Where = {}): Promise<Connection> {
  return where.databaseUrl
    ? connectPostgres(where.databaseUrl, where.poolSize)
    : connectEmbedded(where)
}

async function connectEmbedded(where: Where): Promise<Connection> {
  const pglite = where.pglite ?? (await openEmbedded(where))
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  const listen = listenOnEmbedded(pglite)
  return { db, kind: 'embedded', listen, close: () => db.destroy() }
}

export async function openEmbedded({ dataDir, dump }: Where): Promise<PGlite> {
  if (dataDir) await mkdir(dirname(dataDir), { recursive: true })
  return PGlite.create({
    ...(dataDir ? { dataDir } : {}),
    ...(dump ? { loadDataDir: dump } : {}),
    extensions: { btree_gist, pg_trgm, unaccent },
    parsers: LEVELLED,
  })
}

function connectPostgres(connectionString: string, max = 10): Connection {
  const pool = new Pool({
    connectionString,
    max,
    types: {
      getTypeParser: ((code: number, format?: 'text') =>
        LEVELLED[code] ?? types.getTypeParser(code, format)) as typeof types.getTypeParser,
    },
  })
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const listen = listenOnPostgres(connectionString)
  return { db, kind: 'postgres', listen, close: () => db.destroy() }
}

/** Both databases hand out the same JavaScript values: numbers, and dates as 'YYYY-MM-DD'. */
const LEVELLED: Record<number, (text: string) => unknown> = {
  [codes.INT8]: Number,
  [codes.NUMERIC]: Number,
  [codes.DATE]: (text) => text,
}
