import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'

import { Client } from 'pg'

import { connect } from '../../db/connection/connect.ts'
import { fillWithDemo } from '../prepared/demo-data.ts'
import { prepareCachedPath } from '../prepared/cached-path.ts'
import { findFreePort } from './free-port.ts'
import { createPostgresFolder } from './postgres-programs.ts'

export { findPostgresProblem, findPostgresProgram as postgresProgram } from './postgres-programs.ts'

type StartOptions = { parent?: string; environment?: Readonly<Record<string, string>> }

export type LocalPostgres = {
  url: string
  stop: () => Promise<void> | void
  /** Restarts the server as in a failover; null when it does not belong to the test. */
  restart: (() => Promise<void>) | null
}

/**
 * Starts a PostgreSQL without tables: a new database on the server in DATABASE_URL, or else a new server on a
 * free port. That server uses a folder in `parent`, and `environment` in addition to the environment of this
 * process.
 */
export async function startPostgres(own: StartOptions = {}): Promise<LocalPostgres> {
  const given = process.env['DATABASE_URL']
  return given ? createDatabase(given) : startServerOn(await prepareEmptyCluster(), own)
}

/** Starts a PostgreSQL with the tables and the demo data of the tests. */
export async function startDemoPostgres(): Promise<LocalPostgres> {
  const given = process.env['DATABASE_URL']
  if (!given) return startServerOn(await prepareDemoCluster())
  const postgres = await createDatabase(given)
  await fillDatabase(postgres.url)
  return postgres
}

async function fillDatabase(databaseUrl: string): Promise<void> {
  const { db, close } = await connect({ databaseUrl })
  await fillWithDemo(db)
  await close()
}

/** Returns the path of an empty cluster: copying one takes a tenth of the time of creating one. */
const prepareEmptyCluster = () =>
  prepareCachedPath('postgres', (path) => {
    const { folder, data, run } = createPostgresFolder()
    run('initdb', ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'])
    copyFolder(data, path)
    rmSync(folder, { recursive: true })
  })

const prepareDemoCluster = () =>
  prepareCachedPath('postgres-demo', async (path) => {
    const { url, keep } = await startServerOn(await prepareEmptyCluster())
    await fillDatabase(url)
    keep(path)
  })

/** Copies a folder, and preserves the owners. */
const copyFolder = (from: string, to: string) => execFileSync('cp', ['-Rp', from, to])

async function startServerOn(cluster: string, { parent, environment }: StartOptions = {}) {
  const { folder, data, run, control } = createPostgresFolder(parent, environment)
  copyFolder(cluster, data)
  const port = await findFreePort()
  const options = `-p ${port} -k ${folder} -h 127.0.0.1 -F`
  const start = ['-o', options, '-l', `${folder}/log`, '-w', 'start']
  run('pg_ctl', start)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['-m', 'immediate', 'stop'])
      remove()
    },
    restart: async () => {
      await control(['-m', 'immediate', '-w', 'stop'])
      await control(start)
    },
    /** Stops the server, and keeps its data at `path`. */
    keep: (path: string) => {
      run('pg_ctl', ['-m', 'fast', 'stop'])
      copyFolder(data, path)
      remove()
    },
  }
}

/** Creates a separate database on an existing server. */
async function createDatabase(server: string): Promise<LocalPostgres> {
  const name = `masar_test_${process.pid}_${Date.now()}`
  const query = async (statement: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, stop: () => query(`drop database ${name} with (force)`), restart: null }
}
