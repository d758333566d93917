import { sql } from 'kysely'

import type { Connection, Database } from '../db/connection/connect.ts'
import type { DiskFullCheck } from '../db/connection/disk.ts'
import { findMissingMigrations } from '../db/migrate.ts'

/** Why requests should not be routed to this server at present. */
type NotReadyReason = 'starting' | 'stopping' | 'database' | 'migrations' | 'disk'

const TIMEOUT_MS = 2000
/** More frequent requests get the cached result. */
const CACHE_MS = 1000

/**
 * Responds to two checks for operators: whether the process responds, and whether requests should be routed to
 * it. Works from start to stop, and reveals nothing else.
 */
export class Health {
  #phase: 'starting' | 'serving' | 'stopping' = 'starting'
  #db: Database | null = null
  #isDiskFull: DiskFullCheck = () => Promise.resolve(false)
  #cached: { at: number; answer: Promise<NotReadyReason | null> } | null = null

  /** Starts serving. The connection is null for a server without a database. */
  serve(connection: Pick<Connection, 'db' | 'isDiskFull'> | null) {
    if (connection) {
      this.#db = connection.db
      this.#isDiskFull = connection.isDiskFull
    }
    this.#phase = 'serving'
  }

  stop() {
    this.#phase = 'stopping'
  }

  get isStopping(): boolean {
    return this.#phase === 'stopping'
  }

  /** Responds to the paths of the checks; returns null for all other paths. */
  async answer(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url)
    if (pathname === '/health/live') return toHealthResponse(200, { status: 'live' })
    if (pathname !== '/health/ready') return null
    const reason = await this.#findReason()
    return reason
      ? toHealthResponse(503, { status: 'not-ready', reason })
      : toHealthResponse(200, { status: 'ready' })
  }

  async #findReason(): Promise<NotReadyReason | null> {
    const db = this.#db
    if (this.#phase !== 'serving') return this.#phase
    if (!db) return null
    const now = performance.now()
    if (!this.#cached || now - this.#cached.at > CACHE_MS)
      this.#cached = { at: now, answer: findProblem(db, this.#isDiskFull) }
    return this.#cached.answer
  }
}

async function findProblem(
  db: Database,
  isDiskFull: DiskFullCheck,
): Promise<NotReadyReason | null> {
  const problem = findDatabaseProblem(db, isDiskFull).catch((): NotReadyReason => 'database')
  const { promise: silence, resolve } = Promise.withResolvers<NotReadyReason>()
  const timer = setTimeout(() => resolve('database'), TIMEOUT_MS)
  return Promise.race([problem, silence]).finally(() => clearTimeout(timer))
}

async function findDatabaseProblem(
  db: Database,
  isDiskFull: DiskFullCheck,
): Promise<NotReadyReason | null> {
  await sql`select 1`.execute(db)
  if ((await findMissingMigrations(db)).length > 0) return 'migrations'
  return (await isDiskFull()) ? 'disk' : null
}

const toHealthResponse = (status: number, body: { status: string; reason?: NotReadyReason }) =>
  Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
