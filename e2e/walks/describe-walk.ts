import { createLockedTests, walk as follow } from 'statechart-paths'
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
 * Runs a machine's paths in a browser. Every run includes the paths with several states that no other path
 * visits. Nightly runs add paths through all other states, and the standard paths. `beyond` lists the states
 * that cannot be reached here; `isOfTheNight` limits all of these tests to nightly runs. Page tests in jsdom
 * show every state on every run.
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
    test(`passes ${path.steps.length} steps of ${walk.folder} path ${path.id}${suite}`, async ({
      page,
      request,
      baseURL,
    }, info) => {
      const scene = await openScene(page, request, {
        name: createAttemptName(info),
        origin: baseURL ?? '',
      })
      const [steps] = createLockedTests(walk.model, { ...lock, paths: [path] }, [path.suite])
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

    test(`visits every state of ${walk.folder} except the unreachable ones`, () => {
      const all = listRestingStates(
        walk,
        lock.paths.filter(({ suite }) => suite !== 'unoffered'),
      )
      const reached = new Set(listRestingStates(walk, reaching))
      expect(all.filter((state) => !reached.has(state))).toEqual(beyond.toSorted())
    })

    test(`maps every label of ${walk.folder} to an act or to a reason for having none`, () => {
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
