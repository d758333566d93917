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

const LOCK_FILE = 'masar.lock'
/** The owner of the lock, shown to other processes. */
const HOLDER_FILE = 'masar.holder.json'

type Holder = { pid: number; address: string; since: string }

/** Thrown when another process has the database in this folder open. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    const { pid, address, since } = readHolder(folder)
    super(
      `The database in ${folder} is open in another process: ${address}, process ${pid}, since ${since}.\n` +
        'Stop that one, or set DATA_DIR to another folder; DATABASE_URL is for several servers.',
    )
    this.name = 'FolderInUseError'
  }
}

/**
 * Locks a data folder for this process, or throws `FolderInUseError` without writing. The operating system
 * releases the lock when the process ends, so no stale lock or process id is left behind. Only SQLite may open
 * the lock file: a process that opens and closes it by other means loses the lock (docs/decisions/011).
 */
export function lockFolder(folder: string, address: string): () => void {
  makeFolderPrivate(folder)
  const lock = new DatabaseSync(join(folder, LOCK_FILE))
  if (!tryLock(lock)) {
    lock.close()
    throw new FolderInUseError(folder)
  }
  const holder: Holder = { pid: process.pid, address, since: new Date().toISOString() }
  writeFileSync(join(folder, HOLDER_FILE), `${JSON.stringify(holder)}\n`, { mode: 0o600 })
  return () => {
    rmSync(join(folder, HOLDER_FILE), { force: true })
    lock.close()
  }
}

const OWNER_ONLY_MODE = 0o700
const OTHERS_MODE_BITS = 0o077

/**
 * Makes the folder private, even one created by an earlier version: PGlite's files contain password hashes, and
 * PGlite lets all users read and write them.
 */
function makeFolderPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_MODE })
  if ((statSync(folder).mode & OTHERS_MODE_BITS) === 0) return
  try {
    chmodSync(folder, OWNER_ONLY_MODE)
  } catch {
    // The folder is a mounted volume that belongs to another user.
    process.stderr.write(`Note: other accounts of this machine can open ${folder}: chmod 700 it.\n`)
  }
}

/** Describes the process that has locked a folder, without locking the folder; null when it is free. */
export function describeHolder(folder: string): string | null {
  if (!existsSync(join(folder, LOCK_FILE))) return null
  const lock = new DatabaseSync(join(folder, LOCK_FILE))
  try {
    return tryLock(lock) ? null : new FolderInUseError(folder).message
  } finally {
    lock.close()
  }
}

const SQLITE_BUSY = 5

/** Acquires the lock unless another process has it. Writes nothing: an empty lock file stays empty. */
function tryLock(lock: DatabaseSync): boolean {
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
    return JSON.parse(readFileSync(join(folder, HOLDER_FILE), 'utf8')) as Holder
  } catch {
    // The other process has just acquired the lock, or is about to release it.
    return { pid: Number.NaN, address: 'not known', since: 'a moment ago' }
  }
}
