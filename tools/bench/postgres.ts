import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

export interface LocalPostgres {
  url: string
  stop: () => void
}

const BINARIES = [
  ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  '/usr/local/bin',
  '/usr/bin',
].find((folder) => existsSync(join(folder, 'initdb')))

/** A throw-away PostgreSQL on loopback, or null when this machine has no server binaries. */
export function startPostgres(port: number): LocalPostgres | null {
  if (BINARIES === undefined) return null
  const folder = mkdtempSync(join(tmpdir(), 'masar-postgres-'))
  if (userInfo().uid === 0) chownSync(folder, ...ownerOf('postgres'))
  const data = join(folder, 'data')
  const control = `${BINARIES}/pg_ctl -D ${data} -w`

  run(`${BINARIES}/initdb -D ${data} -U masar -A trust --locale=C.UTF-8 -E UTF8`)
  run(
    `${control} -o "-p ${port} -k ${folder} -c listen_addresses=127.0.0.1" -l ${folder}/log start`,
  )
  run(`${BINARIES}/createdb -h 127.0.0.1 -p ${port} -U masar masar`)

  return {
    url: `postgres://masar@127.0.0.1:${port}/masar`,
    stop() {
      run(`${control} -m immediate stop`)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ownerOf(user: string): [uid: number, gid: number] {
  const id = (flag: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout)
  return [id('-u'), id('-g')]
}

/** PostgreSQL refuses to run as root: root hands the command to the `postgres` user. */
function run(command: string): void {
  const asRoot = userInfo().uid === 0
  const result = asRoot
    ? spawnSync('su', ['postgres', '-s', '/bin/sh', '-c', command], { encoding: 'utf8', cwd: '/' })
    : spawnSync(command, { shell: true, encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`${command}\n${result.stderr}`)
}
