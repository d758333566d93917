import { expect } from '@playwright/test'

import { actFor, type Driver, lookFor } from '#machines/testing/driver.ts'
import type { Step } from '#machines/testing/model.ts'
import { nodesOf } from '#machines/testing/step.ts'

import type { BrowserWalk } from './browser-walk.ts'
import type { Scene } from './scene.ts'

const OFTEN = [20, 50, 100, 200, 500]

/**
 * Makes the steps of a path happen in a browser. After each, the machine's calls that wait at the server
 * are those of its state and no others, the page shows the state, and the server's facts are true.
 */
export function browserDriver<Own>(walk: BrowserWalk<Own>, scene: Scene): Driver {
  const { page, calls } = scene
  let own: Own

  const waitingCalls = ({ expect: { value, context, status } }: Step): string[] => {
    if (status !== 'active') return []
    const nodes = nodesOf(walk.model.machine.resolveState({ value, context }))
    const operations = nodes.flatMap(({ invoke }) => invoke).map(({ id }) => callOf(walk, id))
    return operations.filter((operation) => operation !== null).toSorted()
  }

  return {
    async start(step) {
      own = await walk.prepare(scene)
      await calls.hold(operationsOf(walk))
      await actFor(walk.acts, step)(own, step)
    },
    async perform(step) {
      await scene.tidy()
      if (step.origin === 'reload' && !walk.acts[step.label]) await page.reload()
      else await actFor(walk.acts, step)(own, step)
    },
    async expect(step) {
      const waiting = async () => (await calls.waiting()).toSorted()
      await expect.poll(waiting, { intervals: OFTEN, timeout: 20_000 }).toEqual(waitingCalls(step))
      await lookFor(walk.looks, step)(own, step)
      await walk.facts?.(own)
    },
    dispose: () => scene.tidy(),
  }
}

const operationsOf = <Own>({ calls }: BrowserWalk<Own>): string[] => [
  ...new Set(Object.values(calls).filter((operation) => operation !== null)),
]

function callOf<Own>({ calls, folder }: BrowserWalk<Own>, id: string): string | null {
  const operation = calls[id]
  if (operation === undefined) throw new Error(`Nothing says what "${id}" of ${folder} calls.`)
  return operation
}
