import { readFile } from 'node:fs/promises'

import { type PathLock, parseLock } from 'statechart-paths/lock'

import type { MachineFolder } from './catalogue.ts'

/** Rejects when the file does not exist: `npm run paths -- accept` writes it. */
export const readLockFile = async (folder: MachineFolder): Promise<PathLock> =>
  parseLock(await readFile(`machines/${folder}/paths.lock.json`, 'utf8'))
