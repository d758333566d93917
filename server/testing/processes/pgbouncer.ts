import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, chownSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { Client } from 'pg'

import { findFreePort } from './free-port.ts'
import { findPostgresProblem, findPostgresUser } from './postgres-programs.ts'

const PGBOUNCER_PATH = [
  '/usr/sbin/pgbouncer',
  '/usr/local/bin/pgbouncer',
  '/usr/bin/pgbouncer',
].find((file) => existsSync(file))

/** Returns why PgBouncer is not available; null when it is. */
export function findPgBouncerProblem(): string | null {
  if (process.env['DATABASE_URL']) return 'DATABASE_URL is a PostgreSQL with its own accounts'
  return findPostgresProblem() ?? (PGBOUNCER_PATH ? null : 'PgBouncer is not installed')
}

/** Starts PgBouncer with its defaults in front of a PostgreSQL from `startPostgres`. */
export async function startPgBouncer(databaseUrl: string, poolMode: 'session' | 'transaction') {
  const user = findPostgresUser()
  if (!PGBOUNCER_PATH || user === null)
    throw new Error(findPgBouncerProblem() ?? 'There is no PgBouncer')
  const { port: postgresPort } = new URL(databaseUrl)
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'masar-pgbouncer-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const settings = join(folder, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `postgres = host=127.0.0.1 port=${postgresPort}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${port}`,
    `unix_socket_dir = ${folder}`,
    'auth_type = any',
    `pool_mode = ${poolMode}`,
  ]
  writeFileSync(settings, lines.join('\n').replace('port=', 'user=postgres port='))
  const child = spawn(PGBOUNCER_PATH, [settings], { ...user, cwd: folder, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await waitUntilAnswering(url)
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilAnswering(connectionString: string): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString })
    client.on('error', () => undefined)
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isThere) return
    await wait(50)
  }
}
