import { readFile, writeFile } from 'node:fs/promises'

import type { MachineFolder } from '#machines/testing/catalogue.ts'
import { type PathLock, readLock, writeLock } from '#machines/testing/paths/path-lock.ts'

/** Where the lock of a machine is, from the root of the repository. */
export const lockPath = (folder: MachineFolder): string => `machines/${folder}/paths.lock.json`

/** Null where there is none yet. */
export async function readLockFile(folder: MachineFolder): Promise<PathLock | null> {
  const text = await readFile(lockPath(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : readLock(text)
}

export const writeLockFile = (folder: MachineFolder, lock: PathLock): Promise<void> =>
  writeFile(lockPath(folder), writeLock(lock))
