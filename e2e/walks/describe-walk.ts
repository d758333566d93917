import { lockedTests, walk as follow } from 'statechart-paths'
import type { LockedPath } from 'statechart-paths/lock'
import { readLockFile } from '@masar/machines/testing/lock-file.ts'

import { expect, workerName, test } from '../steps/person/customer.ts'
import { browserDriver } from './browser-driver.ts'
import type { AnyBrowserWalk } from './browser-walk.ts'
import {
  pathsThroughStates,
  restingStates,
  selectEssentialPaths,
  standardPaths,
  walkablePaths,
} from './chosen-paths.ts'
import { openScene } from './scene.ts'

/**
 * Runs a machine's paths in a browser: on each run those with many resting states, at night paths through every
 * state and the standard paths. Page tests in jsdom show every state on each run. `beyond` are the states that
 * cannot be reached here; `isOfTheNight` runs a machine only at night.
 */
export async function describeWalk(
  walk: AnyBrowserWalk,
  beyond: readonly string[],
  { isOfTheNight = false } = {},
): Promise<void> {
  const lock = await readLockFile(walk.folder)
  const paths = walkablePaths(walk, lock)
  const atNight = standardPaths(paths)
  const reaching = pathsThroughStates(walk, paths)

  const follows = (path: LockedPath, suite: string) => {
    test(`${walk.folder} ${path.id} passes ${path.steps.length} steps${suite}`, async ({
      page,
      request,
      baseURL,
    }, info) => {
      const scene = await openScene(page, request, {
        name: workerName(info),
        origin: baseURL ?? '',
      })
      const [steps] = lockedTests(walk.model, { ...lock, paths: [path] }, [path.suite])
      if (!steps) throw new Error('The path is gone.')
      expect(await follow(steps, browserDriver(walk, scene, steps))).toBe(path.steps.length)
    })
  }

  test.describe(`${walk.folder} in the browser`, () => {
    if (walk.baseURL) test.use({ baseURL: walk.baseURL })
    const everyRun = isOfTheNight ? [] : selectEssentialPaths(walk, reaching)
    for (const path of everyRun) follows(path, '')
    for (const path of reaching.filter((one) => !everyRun.includes(one)))
      follows(path, ' (few new states) @nightly')
    for (const path of atNight) follows(path, ' @nightly')

    test(`every state of ${walk.folder} is covered, except those that cannot be reached here`, () => {
      const all = restingStates(
        walk,
        lock.paths.filter(({ suite }) => suite !== 'unoffered'),
      )
      const reached = new Set(restingStates(walk, reaching))
      expect(all.filter((state) => !reached.has(state))).toEqual(beyond.toSorted())
    })

    test(`every label of ${walk.folder} is mapped or has a reason, and no others are`, () => {
      const walked = lock.paths.filter(({ suite }) => suite !== 'unoffered')
      const labels = new Set(walked.flatMap(({ steps }) => steps.map(([label]) => label)))
      const known = new Set([...Object.keys(walk.acts), ...Object.keys(walk.unmapped)])
      expect([...known].filter((label) => !labels.has(label))).toEqual([])
      expect([...labels].filter((label) => !known.has(label) && label !== 'reload')).toEqual([])
      const both = Object.keys(walk.acts).filter((label) => label in walk.unmapped)
      expect(both).toEqual([])
    })
  })
}
