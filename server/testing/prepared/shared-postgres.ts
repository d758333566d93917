import { Client } from 'pg'

import { connect, type Connection } from '../../db/connection/connect.ts'
import {
  findPostgresProblem,
  type LocalPostgres,
  startDemoPostgres,
} from '../processes/postgres.ts'

const SHARED_URL_VARIABLE = 'TEST_POSTGRES_URL'

let postgres: LocalPostgres | undefined

/**
 * Starts the PostgreSQL that the server tests of a run share, if it is installed. At night, server tests use the
 * embedded database.
 */
export async function setup(): Promise<void> {
  const isNight = process.env['WALKS'] === 'thorough'
  if (isNight || process.env['DATABASE_URL'] || findPostgresProblem() !== null) return
  postgres = await startDemoPostgres()
  process.env[SHARED_URL_VARIABLE] = postgres.url
}

export async function teardown(): Promise<void> {
  await postgres?.stop()
}

export const readSharedPostgres = () => process.env[SHARED_URL_VARIABLE]

let copies = 0

/**
 * Copies the demo data on the shared PostgreSQL, which needs a third of the processor time of the embedded
 * database. The copy has one connection, like the embedded database, so that nested queries block in the same
 * way.
 */
export async function copyDemo(shared: string): Promise<Connection> {
  const name = `test_${process.pid}_${(copies += 1)}`
  await runAdminStatement(shared, `create database ${name} template postgres`)
  const url = new URL(shared)
  url.pathname = name
  const connection = await connect({ databaseUrl: url.href, poolSize: 1 })
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await runAdminStatement(shared, `drop database ${name} with (force)`)
    },
  }
}

/** Runs a statement while connected to another database: a template must not have connections. */
async function runAdminStatement(shared: string, statement: string): Promise<void> {
  const url = new URL(shared)
  url.pathname = 'template1'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(statement)
  await client.end()
}
