import { lockedTests, walk as follow } from 'statechart-paths'
import type { LockedPath } from 'statechart-paths/lock'
import { readLockFile } from '@masar/machines/testing/lock-file.ts'

import { expect, createAttemptName, test } from '../steps/person/customer.ts'
import { createBrowserDriver } from './browser-driver.ts'
import type { AnyBrowserWalk } from './browser-walk.ts'
import {
  findPathsThroughStates,
  listRestingStates,
  selectEssentialPaths,
  listStandardPaths,
  listWalkablePaths,
} from './chosen-paths.ts'
import { openScene } from './scene.ts'

/**
 * Runs the paths of a machine in a browser. On every run, it runs the paths with several states that no other
 * path visits; at night also paths through every state, and the standard paths. Page tests in jsdom already
 * show every state on every run. `beyond` lists the states that cannot be reached here; `isOfTheNight` runs
 * everything at night only.
 */
export async function describeWalk(
  walk: AnyBrowserWalk,
  beyond: readonly string[],
  { isOfTheNight = false } = {},
): Promise<void> {
  const lock = await readLockFile(walk.folder)
  const paths = listWalkablePaths(walk, lock)
  const atNight = listStandardPaths(paths)
  const reaching = findPathsThroughStates(walk, paths)

  const follows = (path: LockedPath, suite: string) => {
    test(`${walk.folder} ${path.id} passes ${path.steps.length} steps${suite}`, async ({
      page,
      request,
      baseURL,
    }, info) => {
      const scene = await openScene(page, request, {
        name: createAttemptName(info),
        origin: baseURL ?? '',
      })
      const [steps] = lockedTests(walk.model, { ...lock, paths: [path] }, [path.suite])
      if (!steps) throw new Error('The path is gone.')
      expect(await follow(steps, createBrowserDriver(walk, scene, steps))).toBe(path.steps.length)
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
      const all = listRestingStates(
        walk,
        lock.paths.filter(({ suite }) => suite !== 'unoffered'),
      )
      const reached = new Set(listRestingStates(walk, reaching))
      expect(all.filter((state) => !reached.has(state))).toEqual(beyond.toSorted())
    })

    test(`every label of ${walk.folder} has either an act or a reason why it has none`, () => {
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
