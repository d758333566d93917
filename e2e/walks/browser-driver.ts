import { expect } from '@playwright/test'

import { getActiveNodes } from 'statechart-paths/chart'
import { actFor, type StepDriver, lookFor, type Step, type Test } from 'statechart-paths/walk'

import type { BrowserWalk } from './browser-walk.ts'
import type { WalkScene } from './scene.ts'

const POLLING_OPTIONS = { intervals: [20, 50, 100, 200, 500], timeout: 20_000 }

/**
 * Runs the steps of a path in a browser. After each step, asserts that the server has exactly the pending calls
 * of the machine's state, that the page shows the state, and that the server's data is correct.
 */
export function createBrowserDriver<Own>(
  walk: BrowserWalk<Own>,
  scene: WalkScene,
  { steps }: Pick<Test, 'steps'>,
): StepDriver {
  const { page, calls } = scene
  let own: Own

  /** Lets the page's automatic calls pass, and returns the other calls that are delayed at the server. */
  const waiting = async (awaited: readonly string[], apart: readonly string[] = []) => {
    const all = [...new Set(await calls.waiting())]
    const asides = all.filter((name) => walk.asides?.includes(name) && !awaited.includes(name))
    await Promise.all(asides.map((operation) => calls.pass(operation)))
    return all.filter((name) => ![...asides, ...apart].includes(name)).toSorted()
  }

  const arrange = async (step: Step) => {
    const next = steps[steps.indexOf(step) + 1]
    if (next) await walk.arranges?.[next.label]?.(own)
  }

  return {
    async start(step) {
      own = await walk.prepare(scene)
      await calls.hold(walk.holds)
      await arrange(step)
      await actFor(walk.acts, step)(own, step)
    },
    async perform(step) {
      await scene.tidy()
      await arrange(step)
      if (step.origin === 'reload' && !walk.acts[step.label]) await page.reload()
      else await actFor(walk.acts, step)(own, step)
    },
    async expect(step) {
      // After the machine has ended, pending calls belong to another machine.
      const awaited = step.expect.status === 'active' ? listAwaitedCalls(walk, step) : null
      if (awaited)
        await expect
          .poll(() => waiting(awaited, walk.apart?.(step)), POLLING_OPTIONS)
          .toEqual(awaited)
      const assertScreen = typeof walk.looks === 'function' ? walk.looks : lookFor(walk.looks, step)
      await assertScreen(own, step)
      await walk.facts?.(own, step)
    },
    dispose: () => scene.tidy(),
  }
}

/** Lists the operations that the machine waits for in its current state. */
function listAwaitedCalls<Own>({ model, calls, folder }: BrowserWalk<Own>, step: Step): string[] {
  const { value, context } = step.expect
  const nodes = getActiveNodes(model.machine.resolveState({ value, context }))
  const operations = nodes
    .flatMap(({ invoke }) => invoke)
    .map(({ id }) => {
      const operation = calls[id]
      if (operation === undefined)
        throw new Error(`No operation is defined for "${id}" of ${folder}.`)
      return typeof operation === 'function' ? operation(step) : operation
    })
  return operations.filter((operation) => operation !== null).toSorted()
}
