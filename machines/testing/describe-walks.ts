import { readFileSync } from 'node:fs'

import { actorDriver, explore, lockedTests, walk } from 'statechart-paths'
import type { AnyModel } from 'statechart-paths/chart'
import { listChartGaps, listLockGaps, readLock } from 'statechart-paths/lock'
import { describe, expect, it } from 'vitest'

/**
 * The tests of every machine: the machine has no defects, its actor follows the paths of its lock,
 * shows at each step what the lock expects, and does nothing else. `folder` contains the lock.
 */
export function describeWalks(model: AnyModel, folder: string): void {
  const graph = explore(model)
  const lock = readLock(readFileSync(`${folder}/paths.lock.json`, 'utf8'))

  describe(`every path of ${model.name}`, () => {
    it('reaches all that the chart declares, and no forbidden state', () => {
      expect(listChartGaps(graph)).toEqual([])
    })

    it('is in the lock: each outcome, transition, guard both ways, and pair of transitions', () => {
      expect(listLockGaps(graph, lock)).toEqual([])
    })

    it.each(lockedTests(model, lock, ['standard']))('runs to its end: $name', async (test) => {
      expect(await walk(test, actorDriver(model))).toBe(test.steps.length)
    })

    it('passes for every pair of transitions, and for events that no control sends', async () => {
      const tests = lockedTests(model, lock, ['pairs', 'unoffered'])
      const ends = await Promise.all(tests.map((test) => walk(test, actorDriver(model))))
      expect(ends).toEqual(tests.map(({ steps }) => steps.length))
    })
  })
}
