import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'

import { Client } from 'pg'

import { connect } from '../../db/connection/connect.ts'
import { fillWithDemo } from '../prepared/demo-data.ts'
import { cachedPath } from '../prepared/cached-path.ts'
import { freePort } from './free-port.ts'
import { newPostgresFolder } from './postgres-programs.ts'

export { findPostgresProblem, postgresProgram } from './postgres-programs.ts'

type Own = { parent?: string; environment?: Readonly<Record<string, string>> }

export type LocalPostgres = {
  url: string
  stop: () => Promise<void> | void
  /** Restarts it as in a failover; null when the server does not belong to the test. */
  restart: (() => Promise<void>) | null
}

/**
 * The PostgreSQL in DATABASE_URL, or a new one on a free port, in a folder of `parent` and with
 * `environment` added to that of this process: without tables.
 */
export async function startPostgres(own: Own = {}): Promise<LocalPostgres> {
  const given = process.env['DATABASE_URL']
  return given ? databaseOn(given) : startOn(await emptyCluster(), own)
}

/** The same with the tables and the demo data of the tests. */
export async function startDemoPostgres(): Promise<LocalPostgres> {
  const given = process.env['DATABASE_URL']
  if (!given) return startOn(await demoCluster())
  const postgres = await databaseOn(given)
  await fill(postgres.url)
  return postgres
}

async function fill(databaseUrl: string): Promise<void> {
  const { db, close } = await connect({ databaseUrl })
  await fillWithDemo(db)
  await close()
}

/** The initial cluster of PostgreSQL, copied in a tenth of the time. */
const emptyCluster = () =>
  cachedPath('postgres', (path) => {
    const { folder, data, run } = newPostgresFolder()
    run('initdb', ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'])
    copy(data, path)
    rmSync(folder, { recursive: true })
  })

const demoCluster = () =>
  cachedPath('postgres-demo', async (path) => {
    const { url, keep } = await startOn(await emptyCluster())
    await fill(url)
    keep(path)
  })

/** Preserves the owners. */
const copy = (from: string, to: string) => execFileSync('cp', ['-Rp', from, to])

async function startOn(cluster: string, { parent, environment }: Own = {}) {
  const { folder, data, run, control } = newPostgresFolder(parent, environment)
  copy(cluster, data)
  const port = await freePort()
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
    /** Stops it, and keeps its data there. */
    keep: (path: string) => {
      run('pg_ctl', ['-m', 'fast', 'stop'])
      copy(data, path)
      remove()
    },
  }
}

/** A separate database on an existing server. */
async function databaseOn(server: string): Promise<LocalPostgres> {
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
