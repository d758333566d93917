import { globSync, readFileSync } from 'node:fs'

import type { MachineFolder } from '#machines/testing/catalogue.ts'
import type { LockedPath, PathLock, PathSuite } from '#machines/testing/paths/path-lock.ts'

import { WALKS } from '../../../e2e/walks/all-walks.ts'
import type { AnyBrowserWalk } from '../../../e2e/walks/browser-walk.ts'
import {
  obstacle,
  listPassages,
  pathsThroughStates,
  restingStates,
  standardPaths,
  walkablePaths,
  worthEveryRun,
} from '../../../e2e/walks/chosen-paths.ts'
import { BadInput } from '../input/bad-input.ts'
import { readLockFile } from '../lock/lock-file.ts'

/** What is walked of a machine on its own, on its page, and in a browser against the server. */
export interface Levels {
  folder: MachineFolder
  machine: Walks
  /** Null where no page shows the machine by itself. */
  page: { daily: Walks; nightly: Walks } | null
  /** Null where it is not walked in a browser. */
  browser: BrowserLevel | null
}

interface Walks {
  paths: number
  steps: number
}

interface BrowserLevel {
  daily: Walks
  nightly: Walks
  /** All steps of the standard suite. */
  standard: Walks
  states: { reached: number; all: number; missing: readonly string[] }
  /** Why standard paths end before their last step, and how many steps of them are left out for it. */
  ends: readonly { label: string; reason: string; steps: number }[]
}

/** A test of a page that follows the lock of a machine: it imports it. */
const PAGES = 'src/**/*.model.test.tsx'
const LOCK_IMPORT = /#machines\/([\w-]+)\/paths\.lock\.json/g

export async function findLevels(folder: MachineFolder): Promise<Levels> {
  const lock = await readLockFile(folder)
  if (!lock) throw new BadInput(`${folder} has no lock: npm run paths -- accept ${folder}`)
  const walk = WALKS.find((candidate) => candidate.folder === folder)
  const daily = countWalks(lock, 'standard')
  return {
    folder,
    machine: countWalks(lock, 'standard', 'pairs', 'sneaks'),
    page: walkedPages().has(folder)
      ? { daily, nightly: countWalks(lock, 'standard', 'pairs') }
      : null,
    browser: walk ? browserLevel(walk, lock) : null,
  }
}

function walkedPages(): ReadonlySet<string> {
  const texts = globSync(PAGES).map((file) => readFileSync(file, 'utf8'))
  return new Set(
    texts.flatMap((text) => [...text.matchAll(LOCK_IMPORT)].map(([, name = '']) => name)),
  )
}

const counted = (paths: readonly LockedPath[]): Walks => ({
  paths: paths.length,
  steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
})

const countWalks = ({ paths }: PathLock, ...suites: readonly PathSuite[]) =>
  counted(paths.filter(({ suite }) => suites.includes(suite)))

function browserLevel(walk: AnyBrowserWalk, lock: PathLock): BrowserLevel {
  const paths = walkablePaths(walk, lock)
  const through = pathsThroughStates(walk, paths)
  const reached = new Set(restingStates(walk, through))
  const all = restingStates(
    walk,
    lock.paths.filter(({ suite }) => suite !== 'sneaks'),
  )
  return {
    daily: counted(worthEveryRun(walk, through)),
    nightly: counted(standardPaths(paths)),
    standard: countWalks(lock, 'standard'),
    states: {
      reached: reached.size,
      all: all.length,
      missing: all.filter((state) => !reached.has(state)),
    },
    ends: explainEnds(walk, lock),
  }
}

function explainEnds(walk: AnyBrowserWalk, lock: PathLock): BrowserLevel['ends'] {
  const ends = new Map<string, BrowserLevel['ends'][number]>()
  for (const { suite, steps } of lock.paths) {
    if (suite !== 'standard') continue
    const passages = listPassages(lock, steps)
    const stop = passages.findIndex((passage) => obstacle(walk, passage) !== null)
    const passage = passages[stop]
    if (!passage) continue
    const { label } = passage
    const reason = obstacle(walk, passage) ?? ''
    const key = `${label}\n${reason}`
    const left = steps.length - stop + (ends.get(key)?.steps ?? 0)
    ends.set(key, { label, reason, steps: left })
  }
  return [...ends.values()].toSorted((a, b) => b.steps - a.steps)
}
