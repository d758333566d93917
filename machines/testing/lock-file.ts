import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

import type { MachineFolder } from './catalogue.ts'
import { type PathLock, readLock, writeLock } from 'statechart-paths/lock'

/** The path of a machine's lock, relative to the root of the repository. */
export const lockPath = (folder: MachineFolder): string => `machines/${folder}/paths.lock.json`

export const hasLockFile = (folder: MachineFolder): boolean => existsSync(lockPath(folder))

/** Rejects when the file does not exist: `npm run paths -- accept` writes it. */
export const readLockFile = async (folder: MachineFolder): Promise<PathLock> =>
  readLock(await readFile(lockPath(folder), 'utf8'))

export const writeLockFile = (folder: MachineFolder, lock: PathLock): Promise<void> =>
  writeFile(lockPath(folder), writeLock(lock))
