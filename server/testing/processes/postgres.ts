import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'

import { freePort } from './free-port.ts'

export type LocalPostgres = {
  url: string
  stop: () => Promise<void> | void
  /** Down and up again as at a failover; null where it is not the test's own to do so. */
  restart: (() => Promise<void>) | null
}
type User = { uid: number; gid: number }

const FOLDERS = ['/usr/local/bin', '/usr/local/pgsql/bin', ...globSync('/usr/lib/postgresql/*/bin')]

const bin = FOLDERS.find((folder) =>
  ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))),
)

/** Where a program of PostgreSQL is, such as `pg_dump`. */
export const postgresProgram = (name: string): string =>
  FOLDERS.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? name

/** Why no PostgreSQL can be had here; null when one can. */
export function findPostgresProblem(): string | null {
  if (process.env['DATABASE_URL']) return null
  if (!bin) return 'DATABASE_URL is not set and PostgreSQL is not installed'
  return userForPostgres() === null ? 'PostgreSQL needs a user other than root' : null
}

/** The PostgreSQL that DATABASE_URL names, or one of the test's own on a free port, in a folder there. */
export async function startPostgres(parent = tmpdir()): Promise<LocalPostgres> {
  const given = process.env['DATABASE_URL']
  if (given) return databaseOn(given)
  const user = userForPostgres()
  if (!bin || user === null)
    throw new Error(findPostgresProblem() ?? 'PostgreSQL cannot be started')
  const folder = mkdtempSync(join(parent, 'masar-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const { run, control } = commandsFor(folder, { bin, user })
  const port = await freePort()
  run('initdb', ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8'])
  const options = `-p ${port} -k ${folder} -h 127.0.0.1 -F`
  const start = ['-o', options, '-l', `${folder}/log`, '-w', 'start']
  run('pg_ctl', start)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
    restart: async () => {
      await control(['-m', 'immediate', '-w', 'stop'])
      await control(start)
    },
  }
}

/** `control` lets the test go on while the server goes down and up. */
function commandsFor(
  folder: string,
  { bin: programs, user }: { bin: string; user: User | undefined },
) {
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const
  const run = (name: string, parameters: string[]) =>
    execFileSync(join(programs, name), ['-D', data, ...parameters], options)
  const control = (parameters: string[]) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(join(programs, 'pg_ctl'), ['-D', data, ...parameters], options)
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('pg_ctl failed'))))
    })
  return { run, control }
}

/** A database of the test's own on a server that is there already. */
async function databaseOn(server: string): Promise<LocalPostgres> {
  const name = `masar_test_${process.pid}_${Date.now()}`
  const ask = async (statement: string) => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await ask(`create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, stop: () => ask(`drop database ${name} with (force)`), restart: null }
}

/** PostgreSQL refuses to run as root: then as its own user, null where there is none. */
function userForPostgres(): User | null | undefined {
  if (process.getuid?.() !== 0) return undefined
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])))
    return uid && gid ? { uid, gid } : null
  } catch {
    return null
  }
}
