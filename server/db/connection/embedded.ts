import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

import { lockFolder } from './folder-lock.ts'
import { parsers } from './parsers.ts'

/** Pages kept in memory. All of them are cleared at the start: the 160 MB of PGlite's own choice take most of it. */
const sharedBuffers = (size: '8MB' | '32MB') => [
  ...PGlite.defaultStartParams,
  '-c',
  `shared_buffers=${size}`,
]

const OPTIONS = { extensions: { btree_gist, pg_trgm, unaccent }, parsers } satisfies PGliteOptions

/** A dump to start from, and the files of PGlite, which it would read again for each database. */
type InMemory = Pick<PGliteOptions, 'loadDataDir' | 'pgliteWasmModule' | 'fsBundle'>

/** A database in memory, empty or as it was dumped. */
export const openInMemory = (options: InMemory = {}): Promise<PGlite> =>
  PGlite.create({ ...OPTIONS, startParams: sharedBuffers('8MB'), ...options })

export type OpenFolder = { pglite: PGlite; unlock: () => void }

/**
 * The database of a folder, which no other process has open; a new one where there is none. Killed
 * at any moment, its process leaves a folder that opens again.
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

/** What the embedded database says then is a page of its own compiled text. */
export class FolderBroken extends Error {
  constructor(folder: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
    super(`The database in ${folder} cannot be opened: ${why}`, { cause })
    this.name = 'FolderBroken'
  }
}

/** By this file the database knows that there is one: it comes last. */
const VERSION = 'PG_VERSION'

const isVersion = (name: string) => Number(name === VERSION)

/**
 * A database that is killed while it is made cannot be opened any more. So it is made apart, and
 * moved to its place when it is whole; a move that was interrupted is carried on.
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
