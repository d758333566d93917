import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

import { lockFolder } from './folder-lock.ts'
import { parsers } from './parsers.ts'

/**
 * Memory for page buffers. All of it is zeroed on startup: PGlite's default of 160 MB would take
 * most of the startup time.
 */
const sharedBuffers = (size: '8MB' | '32MB') => [
  ...PGlite.defaultStartParams,
  '-c',
  `shared_buffers=${size}`,
]

const OPTIONS = { extensions: { btree_gist, pg_trgm, unaccent }, parsers } satisfies PGliteOptions

/**
 * An optional dump to start from, and the files of PGlite, which otherwise are loaded for each
 * database.
 */
type InMemory = Pick<PGliteOptions, 'loadDataDir' | 'pgliteWasmModule' | 'fsBundle'>

/** Opens a database in memory, empty or from a dump. */
export const openInMemory = (options: InMemory = {}): Promise<PGlite> =>
  PGlite.create({ ...OPTIONS, startParams: sharedBuffers('8MB'), ...options })

export type OpenFolder = { pglite: PGlite; unlock: () => void }

/**
 * Opens the database of a folder that no other process has open, or creates it. The folder can be
 * reopened after its process was killed at any moment.
 */
export async function openFolder(folder: string, address: string): Promise<OpenFolder> {
  const unlock = lockFolder(folder, address)
  try {
    await makeDatabase(folder)
    const startParams = sharedBuffers('32MB')
    return { pglite: await PGlite.create({ ...OPTIONS, startParams, dataDir: folder }), unlock }
  } catch (error) {
    unlock()
    throw new FolderBroken(folder, error)
  }
}

/** The embedded database's own message is a page of compiled code. */
export class FolderBroken extends Error {
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
    super(`The database in ${folder} cannot be opened: ${reason}`, { cause })
    this.name = 'FolderBroken'
  }
}

/** PostgreSQL recognizes a database by this file, so it is written last. */
const VERSION = 'PG_VERSION'

const isVersion = (name: string) => Number(name === VERSION)

/**
 * A database whose creation is interrupted cannot be opened any more. So it is created in a
 * temporary folder and moved when complete; an interrupted move is resumed.
 */
async function makeDatabase(folder: string): Promise<void> {
  const making = join(folder, 'masar.making')
  const made = join(folder, 'masar.made')
  if (!existsSync(made)) {
    if (existsSync(join(folder, VERSION))) return
    rmSync(making, { recursive: true, force: true })
    mkdirSync(making, { mode: 0o700 })
    const pglite = await PGlite.create({ dataDir: making })
    await pglite.close()
    renameSync(making, made)
  }
  const names = readdirSync(made).toSorted((a, b) => isVersion(a) - isVersion(b))
  for (const name of names) renameSync(join(made, name), join(folder, name))
  rmdirSync(made)
}
