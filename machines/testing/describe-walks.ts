import { readFileSync } from 'node:fs'

import { actorDriver, explore, lockedTests, walk } from 'statechart-paths'
import type { AnyModel } from 'statechart-paths/chart'
import { listChartGaps, listLockGaps, readLock } from 'statechart-paths/lock'
import { describe, expect, it } from 'vitest'

/**
 * Declares the tests of a machine: the chart has no unreachable parts, the lock covers it, and a live actor can
 * follow the locked paths with the expected state after each step. `folder` contains the lock.
 */
export function describeWalks(model: AnyModel, folder: string): void {
  const graph = explore(model)
  const lock = readLock(readFileSync(`${folder}/paths.lock.json`, 'utf8'))

  describe(`the paths of ${model.name}`, () => {
    it('reach everything that the chart declares, and no forbidden state', () => {
      expect(listChartGaps(graph)).toEqual([])
    })

    it('cover each outcome, transition, pair of transitions and both results of each guard in the lock', () => {
      expect(listLockGaps(graph, lock)).toEqual([])
    })

    it.each(lockedTests(model, lock, ['standard']))(
      'can be followed to the end: $name',
      async (test) => {
        expect(await walk(test, actorDriver(model))).toBe(test.steps.length)
      },
    )

    it('can be followed in the suites for pairs of transitions and for events that no control sends', async () => {
      const tests = lockedTests(model, lock, ['pairs', 'unoffered'])
      const ends = await Promise.all(tests.map((test) => walk(test, actorDriver(model))))
      expect(ends).toEqual(tests.map(({ steps }) => steps.length))
    })
  })
}
