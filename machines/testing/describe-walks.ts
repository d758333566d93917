import { readFileSync } from 'node:fs'

import { createActorDriver, explore, createLockedTests, walk } from 'statechart-paths'
import type { AnyModel } from 'statechart-paths/chart'
import { listChartGaps, listLockGaps, parseLock } from 'statechart-paths/lock'
import { describe, expect, it } from 'vitest'

/**
 * Declares the tests of a machine: the chart has no unreachable parts, the lock covers it, and a live actor can
 * follow the locked paths with the expected state after each step. `folder` contains the lock.
 */
export function describeWalks(model: AnyModel, folder: string): void {
  const graph = explore(model)
  const lock = parseLock(readFileSync(`${folder}/paths.lock.json`, 'utf8'))

  describe(`the paths of ${model.name}`, () => {
    it('reach everything that the chart declares, and no forbidden state', () => {
      expect(listChartGaps(graph)).toEqual([])
    })

    it('cover each outcome, transition, transition pair and guard result in the lock', () => {
      expect(listLockGaps(graph, lock)).toEqual([])
    })

    it.each(createLockedTests(model, lock, ['standard']))(
      'can be followed to the end: $name',
      async (test) => {
        expect(await walk(test, createActorDriver(model))).toBe(test.steps.length)
      },
    )

    it('can be followed in the suites for pairs and for unoffered events', async () => {
      const tests = createLockedTests(model, lock, ['pairs', 'unoffered'])
      const ends = await Promise.all(tests.map((test) => walk(test, createActorDriver(model))))
      expect(ends).toEqual(tests.map(({ steps }) => steps.length))
    })
  })
}
