import { execFileSync } from 'node:child_process'

import { CATALOGUE, FOLDERS, type MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { acceptPaths, compareLocks } from 'statechart-paths'
import { readLock } from 'statechart-paths/lock'
import {
  hasLockFile,
  lockPath,
  readLockFile,
  writeLockFile,
} from '@masar/machines/testing/lock-file.ts'

import { BadInput } from '../input/bad-input.ts'
import type { CommandInput } from '../input/options.ts'
import { folderNamed } from '../machines.ts'

/**
 * `accept [machine ...] [--fresh]`: writes the locks for the current charts, and prints what changed. Keeps existing
 * paths where possible; `--fresh` finds all paths again.
 */
export async function acceptLocks({ words, flags }: CommandInput): Promise<string> {
  const folders = words.map((name) => folderNamed(name))
  for (const folder of folders.length > 0 ? folders : FOLDERS) {
    /* oxlint-disable no-await-in-loop -- printed one after the other */
    const last = hasLockFile(folder) ? await readLockFile(folder) : null
    const { lock } = await acceptPaths(CATALOGUE[folder], flags.has('fresh') ? null : last)
    await writeLockFile(folder, lock)
    /* oxlint-enable no-await-in-loop */
    printChanges(folder, compareLocks(last, lock))
  }
  return ''
}

/** `diff [a[..b]]`: prints how the paths changed between two revisions, or since one. */
export async function diffLocks({ words }: CommandInput): Promise<string> {
  if (words.length > 1) throw new BadInput('Name one revision, or two with .. between them.')
  const [revisions = 'HEAD'] = words
  const [from = 'HEAD', to] = revisions.split('..').map((name) => name && findCommit(name))
  for (const folder of FOLDERS) {
    const before = readLockAt(from, folder)
    // oxlint-disable-next-line no-await-in-loop -- printed one after the other
    const after = to ? readLockAt(to, folder) : await readLockFile(folder)
    printChanges(folder, compareLocks(before, after))
  }
  return ''
}

export function findCommit(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).trim()
  } catch (error) {
    throw new BadInput(`git cannot find the revision "${revision}".`, { cause: error })
  }
}

/** Null if the commit has no lock for the machine. */
function readLockAt(commit: string, folder: MachineFolder) {
  const path = lockPath(folder)
  const isThere = git('ls-tree', '--name-only', commit, path).trim() === path
  return isThere ? readLock(git('show', `${commit}:${path}`)) : null
}

const git = (...parameters: string[]): string =>
  execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' })

function printChanges(folder: MachineFolder, changes: readonly string[]): void {
  console.log(changes.length > 0 ? `${folder}\n${changes.join('\n')}\n` : `${folder}: as it was`)
}
