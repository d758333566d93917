import { leafName, listNodes } from 'statechart-paths/chart'
import { readLock } from 'statechart-paths/lock'
import { expect, it } from 'vitest'
import { type AnyStateMachine, type StateValue, transition } from 'xstate'

import { initialContext } from '@masar/machines/checkout/checkout-facts.ts'
import { GUEST } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { wholeCheckout } from '@masar/machines/checkout/testing/whole-checkout.ts'
import { paymentMachine } from '@masar/machines/payment/payment.machine.ts'
import placingLock from '@masar/machines/placing/paths.lock.json?raw'
import paymentLock from '@masar/machines/payment/paths.lock.json?raw'
import { placingMachine } from '@masar/machines/placing/placing.machine.ts'

import { HELD } from './checkout/checkout-scenes.ts'

interface Story {
  args?: { value?: StateValue; end?: string }
  parameters?: { endings?: readonly string[] }
}

interface StoryFile {
  default: { parameters?: { machine?: string } }
  [story: string]: Story | StoryFile['default']
}

/** The machines that checkout invokes, with its state and context meanwhile. */
const INVOKED = {
  placing: {
    machine: placingMachine as AnyStateMachine,
    lock: placingLock,
    value: 'placing',
    context: initialContext(GUEST),
  },
  payment: {
    machine: paymentMachine as AnyStateMachine,
    lock: paymentLock,
    value: { paying: 'open' },
    context: HELD,
  },
} as const

type Invoked = keyof typeof INVOKED
const NAMES = Object.keys(INVOKED) as Invoked[]

const files = Object.values(import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true }))

/** The state of checkout that a story shows, whatever machine it is about. */
function checkoutLeaf({ parameters }: StoryFile['default'], { args }: Story): string {
  const around = NAMES.find((name) => name === parameters?.machine)
  return leafName(around ? INVOKED[around].value : (args?.value ?? args?.end ?? ''))
}

/** `placing.carTaken: refused.carTaken`, for each ending that a story names. */
const shown = files.flatMap(({ default: meta, ...stories }) =>
  Object.values(stories as Record<string, Story>).flatMap((story) =>
    (story.parameters?.endings ?? []).map((ending) => `${ending}: ${checkoutLeaf(meta, story)}`),
  ),
)

/** The state that checkout enters after each ending in the lock of the machine. */
function leavesAfter(name: Invoked): string[] {
  const { lock, value, context } = INVOKED[name]
  return Object.entries(readLock(lock).states).flatMap(([state, { status, output }]) => {
    if (status !== 'done') return []
    const at = { ...context, ...(name === 'placing' && (output as object)) }
    const event = { type: `xstate.done.actor.${name}`, actorId: name, output }
    const before = wholeCheckout.resolveState({ value, context: at })
    const [after] = transition(wholeCheckout, before, event as never)
    return [`${name}.${state.slice(0, state.lastIndexOf(' '))}: ${leafName(after.value)}`]
  })
}

const sorted = (rows: readonly string[]) => [...new Set(rows)].toSorted()

// @shows FLOW-2
it.each(NAMES)('every ending of %s has a story of the screen after it', (name) => {
  expect(sorted(shown.filter((row) => row.startsWith(`${name}.`)))).toEqual(
    sorted(leavesAfter(name)),
  )
})

it.each(NAMES)('the lock of %s reaches every ending', (name) => {
  const finals = listNodes(INVOKED[name].machine.root).filter(({ type }) => type === 'final')
  const reached = new Set(leavesAfter(name).map((row) => row.split(': ')[0]))

  expect(finals.length).toBeGreaterThan(5)
  expect(finals.filter(({ path }) => !reached.has(`${name}.${path.join('.')}`))).toEqual([])
})
