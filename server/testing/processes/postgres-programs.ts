import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type User = { uid: number; gid: number }
type Environment = Readonly<Record<string, string>>

const PROGRAM_FOLDERS = [
  '/usr/local/bin',
  '/usr/local/pgsql/bin',
  ...globSync('/usr/lib/postgresql/*/bin'),
]

const programFolder = PROGRAM_FOLDERS.find((folder) =>
  ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))),
)

/** Returns the path of a PostgreSQL program, such as `pg_dump`. */
export const findPostgresProgram = (name: string): string =>
  PROGRAM_FOLDERS.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? name

/** Returns why PostgreSQL is not available; null when it is. */
export function findPostgresProblem(): string | null {
  if (process.env['DATABASE_URL']) return null
  if (!programFolder) return 'DATABASE_URL is not set and PostgreSQL is not installed'
  return findPostgresUser() === null ? 'PostgreSQL needs a user other than root' : null
}

/**
 * Creates a folder owned by PostgreSQL's user, and functions that run programs as this user. `control` starts
 * and stops the server without blocking the test. `environment` extends that of this process.
 */
export function createPostgresFolder(parent = tmpdir(), environment: Environment = {}) {
  const user = findPostgresUser()
  if (!programFolder || user === null)
    throw new Error(findPostgresProblem() ?? 'PostgreSQL cannot be started')
  const folder = mkdtempSync(join(parent, 'masar-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const env = { ...process.env, ...environment }
  const options = { ...user, cwd: folder, env, stdio: 'ignore' } as const
  const run = (name: string, parameters: string[]) =>
    execFileSync(findPostgresProgram(name), ['-D', data, ...parameters], options)
  const control = (parameters: string[]) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(findPostgresProgram('pg_ctl'), ['-D', data, ...parameters], options)
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('pg_ctl failed'))))
    })
  return { folder, data, run, control }
}

/**
 * Returns the user for PostgreSQL, which refuses to run as root. Undefined means the current user; null means
 * that no user was found.
 */
export function findPostgresUser(): User | null | undefined {
  if (process.getuid?.() !== 0) return undefined
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])))
    return uid && gid ? { uid, gid } : null
  } catch {
    return null
  }
}
