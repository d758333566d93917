import { getLeafName, listNodes } from 'statechart-paths/chart'
import { parseLock } from 'statechart-paths/lock'
import { expect, it } from 'vitest'
import { type AnyStateMachine, type StateValue, transition } from 'xstate'

import { makeInitialContext } from '@masar/machines/checkout/checkout-facts.ts'
import { GUEST_INPUT } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { wholeCheckout } from '@masar/machines/checkout/testing/whole-checkout.ts'
import { paymentMachine } from '@masar/machines/payment/payment.machine.ts'
import placingLock from '@masar/machines/placing/paths.lock.json?raw'
import paymentLock from '@masar/machines/payment/paths.lock.json?raw'
import { placingMachine } from '@masar/machines/placing/placing.machine.ts'

import { HELD_CHECKOUT } from './checkout/checkout-scenes.ts'

interface Story {
  args?: { value?: StateValue; end?: string }
  parameters?: { endings?: readonly string[] }
}

interface StoryFile {
  default: { parameters?: { machine?: string } }
  [story: string]: Story | StoryFile['default']
}

/** The machines that checkout invokes, with the state and context of checkout while they run. */
const INVOKED_MACHINES = {
  placing: {
    machine: placingMachine as AnyStateMachine,
    lock: placingLock,
    value: 'placing',
    context: makeInitialContext(GUEST_INPUT),
  },
  payment: {
    machine: paymentMachine as AnyStateMachine,
    lock: paymentLock,
    value: { paying: 'open' },
    context: HELD_CHECKOUT,
  },
} as const

type InvokedName = keyof typeof INVOKED_MACHINES
const INVOKED_NAMES = Object.keys(INVOKED_MACHINES) as InvokedName[]

const files = Object.values(import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true }))

/** Returns the state of checkout that a story shows, whichever machine the story is about. */
function getCheckoutLeaf({ parameters }: StoryFile['default'], { args }: Story): string {
  const around = INVOKED_NAMES.find((name) => name === parameters?.machine)
  return getLeafName(around ? INVOKED_MACHINES[around].value : (args?.value ?? args?.end ?? ''))
}

/**
 * Rows such as `placing.carTaken: refused.carTaken`, one for each ending that a story lists in its parameters.
 */
const shownEndings = files.flatMap(({ default: meta, ...stories }) =>
  Object.values(stories as Record<string, Story>).flatMap((story) =>
    (story.parameters?.endings ?? []).map((ending) => `${ending}: ${getCheckoutLeaf(meta, story)}`),
  ),
)

/** Lists the state that checkout enters after each ending in the machine's lock file. */
function listLeavesAfter(name: InvokedName): string[] {
  const { lock, value, context } = INVOKED_MACHINES[name]
  return Object.entries(parseLock(lock).states).flatMap(([state, { status, output }]) => {
    if (status !== 'done') return []
    const at = { ...context, ...(name === 'placing' && (output as object)) }
    const event = { type: `xstate.done.actor.${name}`, actorId: name, output }
    const before = wholeCheckout.resolveState({ value, context: at })
    const [after] = transition(wholeCheckout, before, event as never)
    return [`${name}.${state.slice(0, state.lastIndexOf(' '))}: ${getLeafName(after.value)}`]
  })
}

const sortUnique = (rows: readonly string[]) => [...new Set(rows)].toSorted()

// @shows FLOW-2
it.each(INVOKED_NAMES)('every ending of %s has a story for the screen after it', (name) => {
  expect(sortUnique(shownEndings.filter((row) => row.startsWith(`${name}.`)))).toEqual(
    sortUnique(listLeavesAfter(name)),
  )
})

it.each(INVOKED_NAMES)('the locked paths of %s reach every ending', (name) => {
  const finals = listNodes(INVOKED_MACHINES[name].machine.root).filter(
    ({ type }) => type === 'final',
  )
  const reached = new Set(listLeavesAfter(name).map((row) => row.split(': ')[0]))

  expect(finals.length).toBeGreaterThan(5)
  expect(finals.filter(({ path }) => !reached.has(`${name}.${path.join('.')}`))).toEqual([])
})
