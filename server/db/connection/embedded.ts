import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

import { lockFolder } from './folder-lock.ts'
import { parsers } from './parsers.ts'

/**
 * Sets the memory for page buffers. PGlite's default of 160 MB would take up most of the startup time, because
 * all of it is zeroed.
 */
const makeStartParams = (size: '8MB' | '32MB') => [
  ...PGlite.defaultStartParams,
  '-c',
  `shared_buffers=${size}`,
]

const PGLITE_OPTIONS = {
  extensions: { btree_gist, pg_trgm, unaccent },
  parsers,
} satisfies PGliteOptions

/**
 * An optional dump to start from, and the files of PGlite. Passing the files avoids loading them for each
 * database.
 */
type InMemoryOptions = Pick<PGliteOptions, 'loadDataDir' | 'pgliteWasmModule' | 'fsBundle'>

/** Opens a database in memory, empty or from a dump. */
export const openInMemory = (options: InMemoryOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...PGLITE_OPTIONS, startParams: makeStartParams('8MB'), ...options })

export type OpenFolder = { pglite: PGlite; unlock: () => void }

/**
 * Opens the database in a folder, or creates it, unless another process has it open. The folder can be reopened
 * even if its process was killed at any moment.
 */
export async function openFolder(folder: string, address: string): Promise<OpenFolder> {
  const unlock = lockFolder(folder, address)
  try {
    await makeDatabase(folder)
    const startParams = makeStartParams('32MB')
    return {
      pglite: await PGlite.create({ ...PGLITE_OPTIONS, startParams, dataDir: folder }),
      unlock,
    }
  } catch (error) {
    unlock()
    throw new DatabaseOpenError(folder, error)
  }
}

/**
 * Thrown when the database cannot be opened. Includes only the first line of the cause, because the rest is a
 * page of compiled code.
 */
export class DatabaseOpenError extends Error {
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
    super(`The database in ${folder} cannot be opened: ${reason}`, { cause })
    this.name = 'DatabaseOpenError'
  }
}

/** PostgreSQL recognizes a database by this file, so it is written last. */
const VERSION_FILE = 'PG_VERSION'

const rankVersionFile = (name: string) => Number(name === VERSION_FILE)

/**
 * Creates the database in a temporary folder and moves it when complete, because a database whose creation was
 * interrupted cannot be opened. Resumes an interrupted move.
 */
async function makeDatabase(folder: string): Promise<void> {
  const making = join(folder, 'masar.making')
  const made = join(folder, 'masar.made')
  if (!existsSync(made)) {
    if (existsSync(join(folder, VERSION_FILE))) return
    rmSync(making, { recursive: true, force: true })
    mkdirSync(making, { mode: 0o700 })
    const pglite = await PGlite.create({ dataDir: making })
    await pglite.close()
    renameSync(making, made)
  }
  const names = readdirSync(made).toSorted((a, b) => rankVersionFile(a) - rankVersionFile(b))
  for (const name of names) renameSync(join(made, name), join(folder, name))
  rmdirSync(made)
}
