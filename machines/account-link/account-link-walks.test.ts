// @shows FLOW-1
import { describe, expect, it } from 'vitest'

import { coverageOf } from '../testing/coverage.ts'
import { actorDriver, walk } from '../testing/driver.ts'
import { explore } from '../testing/explore.ts'
import { surprisesIn } from '../testing/findings.ts'
import { suiteOf } from '../testing/suite.ts'
import { accountLinkModel } from './account-link.journeys.ts'

const graph = explore(accountLinkModel)

describe('every path of a mailed link', () => {
  it('reaches all that the chart declares, and nothing that must not be', () => {
    expect(surprisesIn(graph)).toEqual([])
    const { states, transitions, guards } = coverageOf(accountLinkModel.machine, graph.edges)
    expect([...states.missing, ...transitions.missing, ...guards.missing]).toEqual([])
  })

  it.each(suiteOf(graph, { criterion: 'standard' }))(
    'is walked to its end: $name',
    async (test) => {
      expect(await walk(test, actorDriver(accountLinkModel))).toBe(test.steps.length)
    },
  )

  it('holds for every pair of transitions', async () => {
    const tests = suiteOf(graph, { criterion: 'thorough' })
    const ends = await Promise.all(tests.map((test) => walk(test, actorDriver(accountLinkModel))))
    expect(ends.length).toBe(tests.length)
  })
})
