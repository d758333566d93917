import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const LOCK = 'masar.lock'
/** The owner of the lock, shown to other processes. */
const HOLDER = 'masar.holder.json'

type Holder = { pid: number; address: string; since: string }

/** Another process has the database of this folder open. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    const { pid, address, since } = readHolder(folder)
    super(
      `The database in ${folder} is open in another process: ${address}, process ${pid}, since ${since}.\n` +
        'Stop that one, or set DATA_DIR to another folder; DATABASE_URL is for several servers.',
    )
    this.name = 'FolderInUse'
  }
}

/**
 * Locks a data folder for this process, or throws `FolderInUse` without writing. The lock is the
 * operating system's: it ends with the process, so no stale lock or process id is left behind. Only
 * SQLite may open the file, since a process that closes it anywhere loses the lock
 * (docs/decisions/011).
 */
export function lockFolder(folder: string, address: string): () => void {
  makePrivate(folder)
  const lock = new DatabaseSync(join(folder, LOCK))
  if (!isTaken(lock)) {
    lock.close()
    throw new FolderInUse(folder)
  }
  const holder: Holder = { pid: process.pid, address, since: new Date().toISOString() }
  writeFileSync(join(folder, HOLDER), `${JSON.stringify(holder)}\n`, { mode: 0o600 })
  return () => {
    rmSync(join(folder, HOLDER), { force: true })
    lock.close()
  }
}

const OWNER_ONLY = 0o700
const OTHERS = 0o077

/**
 * PGlite's files are readable and writable by all users, and contain password hashes: so the folder
 * itself is made private, including those of earlier versions.
 */
function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY })
  if ((statSync(folder).mode & OTHERS) === 0) return
  try {
    chmodSync(folder, OWNER_ONLY)
  } catch {
    // A mounted volume that belongs to another user.
    process.stderr.write(`Note: other accounts of this machine can open ${folder}: chmod 700 it.\n`)
  }
}

/** Describes the owner of a folder without locking it; null when it is free. */
export function describeHolder(folder: string): string | null {
  if (!existsSync(join(folder, LOCK))) return null
  const lock = new DatabaseSync(join(folder, LOCK))
  try {
    return isTaken(lock) ? null : new FolderInUse(folder).message
  } finally {
    lock.close()
  }
}

const SQLITE_BUSY = 5

/** An empty database stays empty: it is locked, and nothing is written to it. */
function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false
    throw error
  }
}

function readHolder(folder: string): Holder {
  try {
    return JSON.parse(readFileSync(join(folder, HOLDER), 'utf8')) as Holder
  } catch {
    // It has just acquired the lock, or is about to release it.
    return { pid: Number.NaN, address: 'not known', since: 'a moment ago' }
  }
}
