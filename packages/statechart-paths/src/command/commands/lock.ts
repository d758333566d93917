import { execFileSync } from 'node:child_process'

import { acceptPaths } from '../../lock/accept.ts'
import { compareLocks } from '../../lock/compare-locks.ts'
import { parseLock } from '../../lock/path-lock.ts'
import type { CommandInput, Project } from '../config.ts'
import { InputError } from '../input/bad-input.ts'

/**
 * `accept [machine ...] [--fresh]`: writes the locks for the current charts, and prints what changed. Keeps existing
 * paths where possible; `--fresh` finds all paths again.
 */
export async function acceptLocks(
  project: Project,
  { words, flags }: CommandInput,
): Promise<string> {
  const named = words.flatMap((name) => project.machinesNamed(name))
  for (const machine of named.length > 0 ? named : project.names) {
    /* oxlint-disable no-await-in-loop -- printed one after the other */
    const last = project.hasLock(machine) ? await project.readLock(machine) : null
    const { lock } = await acceptPaths(project.model(machine), flags.has('fresh') ? null : last)
    await project.writeLock(machine, lock)
    /* oxlint-enable no-await-in-loop */
    printChanges(machine, compareLocks(last, lock))
  }
  return ''
}

/** `diff [a[..b]]`: prints how the paths changed between two revisions, or since one. */
export async function diffLocks(project: Project, { words }: CommandInput): Promise<string> {
  if (words.length > 1) throw new InputError('Name one revision, or two with .. between them.')
  const [revisions = 'HEAD'] = words
  const [from = 'HEAD', to] = revisions.split('..').map((name) => name && findCommit(name))
  for (const machine of project.names) {
    const file = project.lockFile(machine)
    const before = readLockAt(from, file)
    // oxlint-disable-next-line no-await-in-loop -- printed one after the other
    const after = to ? readLockAt(to, file) : await project.readLock(machine)
    printChanges(machine, compareLocks(before, after))
  }
  return ''
}

export function findCommit(revision: string): string {
  try {
    return runGit('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`).trim()
  } catch (error) {
    throw new InputError(`git cannot find the revision "${revision}".`, { cause: error })
  }
}

/** Returns null if the commit has no lock for the machine. */
function readLockAt(commit: string, path: string) {
  const isThere = runGit('ls-tree', '--name-only', commit, path).trim() === path
  if (!isThere) return null
  const lock = parseLock(runGit('show', `${commit}:${path}`))
  if (!('states' in lock)) throw new InputError(`${path} has an older format at ${commit}.`)
  return lock
}

const runGit = (...parameters: string[]): string =>
  execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' })

function printChanges(machine: string, changes: readonly string[]): void {
  console.log(changes.length > 0 ? `${machine}\n${changes.join('\n')}\n` : `${machine}: as it was`)
}
