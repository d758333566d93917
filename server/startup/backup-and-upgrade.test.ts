import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { connect, type Connection } from '../db/connection/connect.ts'
import { findMissingMigrations, migrate } from '../db/migrate.ts'
import { Browser } from '../testing/browser.ts'
import { startLoad } from '../testing/load.ts'
import {
  findPostgresProblem,
  type LocalPostgres,
  postgresProgram,
  startDemoPostgres,
} from '../testing/processes/postgres.ts'
import { buildGuestCheckout, createTrip } from '../testing/requests.ts'
import { createServerOn } from '../testing/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'masar-operation-'))
let postgres: LocalPostgres
let connections: Connection[] = []

const runPostgresProgram = (name: string, more: string[]) =>
  execFileSync(postgresProgram(name), more)

const open = async (databaseUrl = postgres.url) => {
  const connection = await connect({ databaseUrl })
  connections.push(connection)
  return connection
}

describe.skipIf(findPostgresProblem() !== null)('a PostgreSQL database in operation', () => {
  beforeAll(async () => {
    postgres = await startDemoPostgres()
  })
  afterAll(async () => {
    for (const { close } of connections) await close()
    connections = []
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  // @shows OPS-22
  it('can be dumped while servers run, and restored without losing or repeating a booking', async () => {
    const before = createServerOn(await open())
    const body = buildGuestCheckout(createTrip())
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const browser = new Browser(before.app)
    const booked = await browser.post('/api/checkout', body, { headers })
    expect(booked.status).toBe(200)

    const dump = join(folder, 'masar.dump')
    runPostgresProgram('pg_dump', ['--format=custom', `--file=${dump}`, postgres.url])
    await sql`create database masar_restored`.execute(before.db)
    const restored = new URL(postgres.url)
    restored.pathname = '/masar_restored'
    runPostgresProgram('pg_restore', [
      '--no-owner',
      '--exit-on-error',
      `--dbname=${restored.href}`,
      dump,
    ])

    const connection = await open(restored.href)
    expect(await findMissingMigrations(connection.db)).toEqual([])
    const after = createServerOn(connection)
    const again = await new Browser(after.app).post('/api/checkout', body, { headers })
    expect(again.body).toMatchObject({
      bookingId: (booked.body as { bookingId: string }).bookingId,
    })
  })

  // @shows OPS-22
  it('can be migrated while two servers of the previous version keep running', async () => {
    const apps = [createServerOn(await open()).app, createServerOn(await open()).app]
    const load = startLoad(apps, createTrip, 4)
    await load.until(4)
    cpSync(new URL('../db/migrations/', import.meta.url), folder, { recursive: true })
    writeFileSync(
      join(folder, '999-newer.sql'),
      `alter table booking add column newer text not null default '';
       create table newer (id bigint primary key);
       create index booking_newer on booking (newer);`,
    )
    const newer = await open()
    const done = await migrate(newer.db, pathToFileURL(`${folder}/`))
    expect(done).toEqual(['999-newer.sql'])
    const so = load.result.booked.length
    await load.until(so + 4)
    const { booked, unavailable, wrong } = await load.stop()
    expect(wrong).toEqual([])
    expect(unavailable).toEqual([])
    const { count } = await newer.db
      .selectFrom('booking')
      .select((the) => the.fn.countAll().as('count'))
      .where(
        'id',
        'in',
        booked.map(({ bookingId }) => bookingId),
      )
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(booked.length)
    // The previous version ignores unknown columns.
    expect(await findMissingMigrations(newer.db)).toEqual([])
  })
})
