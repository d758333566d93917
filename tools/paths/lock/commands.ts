import { execFileSync } from 'node:child_process'

import { CATALOGUE, FOLDERS, type MachineFolder } from '#machines/testing/catalogue.ts'
import { readLock } from '#machines/testing/paths/path-lock.ts'

import { acceptPaths } from './accept.ts'
import { compareLocks } from './diff.ts'
import { lockPath, readLockFile, writeLockFile } from './lock-file.ts'

/**
 * Writes the locks of these machines, or of all, as their charts are now, and tells what changed. Paths
 * are kept where they can be; `anew` finds all of them once more.
 */
export async function writeLocks(folders: readonly MachineFolder[], anew: boolean): Promise<void> {
  for (const folder of folders.length > 0 ? folders : FOLDERS) {
    // oxlint-disable-next-line no-await-in-loop -- told one after the other
    const last = await readLockFile(folder)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { lock } = await acceptPaths(CATALOGUE[folder], anew ? null : last)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writeLockFile(folder, lock)
    tell(folder, compareLocks(last, lock))
  }
}

/** What became of the paths between two revisions, `a..b`, or since one of them. */
export async function diff(revisions: string): Promise<void> {
  const [from = 'HEAD', to] = revisions.split('..')
  for (const folder of FOLDERS) {
    const before = lockBefore(from, folder)
    // oxlint-disable-next-line no-await-in-loop -- told one after the other
    const after = to ? lockBefore(to, folder) : await readLockFile(folder)
    tell(folder, compareLocks(before, after))
  }
}

/** Null where a revision has none. Throws for what is no revision. */
function lockBefore(revision: string, folder: MachineFolder) {
  const commit = git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).trim()
  const path = lockPath(folder)
  const isThere = git('ls-tree', '--name-only', commit, path).trim() === path
  return isThere ? readLock(git('show', `${commit}:${path}`)) : null
}

const git = (...parameters: string[]): string =>
  execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' })

function tell(folder: MachineFolder, changes: readonly string[]): void {
  console.log(changes.length > 0 ? `${folder}\n${changes.join('\n')}\n` : `${folder}: as it was`)
}
