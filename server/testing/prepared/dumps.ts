import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { PGlite } from '@electric-sql/pglite'

import { connect } from '../../db/connection/connect.ts'
import { openInMemory } from '../../db/connection/embedded.ts'
import { migrate } from '../../db/migrate.ts'
import { fillWithDemo } from './demo-data.ts'
import { prepareCachedPath } from './cached-path.ts'

/**
 * The initial state of an embedded database: without tables, with empty tables, or with the demo
 * data of the tests.
 */
export type InitialState = keyof typeof DUMP_READERS

const dumps = new Map<InitialState, Promise<Blob>>()

/** Opens an embedded database from a dump, which takes a fraction of a second; creating one takes seconds. */
export const openDatabase = async (start: InitialState): Promise<PGlite> =>
  openInMemory({ loadDataDir: await readDump(start), ...(await (program ??= loadPgliteFiles())) })

/** Reads an initial state's dump, once per test worker. */
export function readDump(start: InitialState): Promise<Blob> {
  const dump = dumps.get(start) ?? DUMP_READERS[start]()
  dumps.set(start, dump)
  return dump
}

/** Creates an embedded database with empty tables in this existing, empty folder. */
export async function unpackDatabase(folder: string): Promise<void> {
  const input = Buffer.from(await (await readDump('tables')).arrayBuffer())
  execFileSync('tar', ['-x', '-f', '-', '-C', folder], {
    input,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
}

const readEmptyDump = () =>
  readCached('empty-database', async () => {
    const pglite = await openInMemory()
    await dropTemplates(pglite)
    return closeAndDump(pglite)
  })

const readTablesDump = () =>
  readCached('tables', async () => {
    const pglite = await openDatabase('empty')
    await migrate((await connect({ pglite })).db)
    return closeAndDump(pglite)
  })

const readDemoDump = () =>
  readCached('demo-data', async () => {
    const pglite = await openDatabase('tables')
    await fillWithDemo((await connect({ pglite })).db)
    return closeAndDump(pglite)
  })

const DUMP_READERS = {
  empty: readEmptyDump,
  tables: readTablesDump,
  demo: readDemoDump,
}

let program: ReturnType<typeof loadPgliteFiles> | undefined

/** Missing in Node's types. */
declare const WebAssembly: { compile: (bytes: Uint8Array) => Promise<object> }

/** Loads PGlite's own files, which would otherwise be read, unpacked and compiled for each database. */
async function loadPgliteFiles() {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const [wasm, files] = await Promise.all(
    ['pglite.wasm', 'pglite.data'].map((name) => readFile(join(dirname(entry), name))),
  )
  if (!wasm || !files) throw new Error('PGlite has no files.')
  return { pgliteWasmModule: await WebAssembly.compile(wasm), fsBundle: new Dump(files) }
}

async function readCached(name: string, make: () => Promise<Blob>): Promise<Blob> {
  const path = await prepareCachedPath(name, async (mine) =>
    writeFile(mine, Buffer.from(await (await make()).arrayBuffer())),
  )
  return new Dump(await readFile(path))
}

/**
 * A Blob that returns its bytes in one copy. Node copies a plain Blob in chunks, which takes 0.2 s per
 * database.
 */
class Dump extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([bytes])
    this.#bytes = bytes
  }

  override arrayBuffer = async (): Promise<ArrayBuffer> => this.#bytes.slice().buffer
}

async function closeAndDump(pglite: PGlite): Promise<Blob> {
  await dropWriteAheadLog(pglite)
  await truncateLastLog(pglite)
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  return dump
}

/** Drops the template databases, which are never used but would be unpacked by every test. */
async function dropTemplates(pglite: PGlite) {
  await pglite.exec(`update pg_database set datistemplate = false where datname like 'template%'`)
  await pglite.exec('drop database template0')
  await pglite.exec('drop database template1')
}

/** Drops the write-ahead log written during seeding. It makes up two thirds of the files, and is not needed. */
async function dropWriteAheadLog(pglite: PGlite) {
  await pglite.exec('set wal_recycle = off; checkpoint')
  await pglite.exec('select pg_switch_wal(); checkpoint')
}

/** Truncates the last log file of 16 MB: only its first page is used, and the database extends it again. */
async function truncateLastLog(pglite: PGlite) {
  const { rows } = await pglite.query<{ folder: string }>(
    `select current_setting('data_directory') || '/pg_wal' as folder`,
  )
  const { FS: files } = pglite.Module
  for (const { folder } of rows)
    for (const name of files.readdir(folder))
      if (LOG_FILE_PATTERN.test(name)) files.truncate(`${folder}/${name}`, LOG_BYTES)
}

const LOG_FILE_PATTERN = /^[\dA-F]{24}$/
const LOG_BYTES = 65_536
