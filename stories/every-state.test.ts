import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'

import { accountLinkMachine } from '#machines/account-link/account-link.machine.ts'
import { botCheckMachine } from '#machines/bot-check/bot-check.machine.ts'
import { amendmentMachine } from '#machines/amendment/amendment.machine.ts'
import { bookingChangeMachine } from '#machines/booking-change/booking-change.machine.ts'
import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts'
import { checkoutSessionMachine } from '#machines/checkout-session/checkout-session.machine.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { contactMachine } from '#machines/contact/contact.machine.ts'
import { licenseMachine } from '#machines/license/license.machine.ts'
import { deletionMachine } from '#machines/deletion/deletion.machine.ts'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { paymentSdkMachine } from '#machines/payment-sdk/payment-sdk.machine.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import { placingMachine } from '#machines/placing/placing.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { everyNode } from '#machines/testing/coverage.ts'
import { leafOf } from '#machines/testing/model.ts'

/** Machines whose states designers review. Their stories say `parameters.machine` and `args.value`. */
const MACHINES: AnyStateMachine[] = [
  sessionMachine,
  accountLinkMachine,
  botCheckMachine,
  amendmentMachine,
  bookingChangeMachine,
  cancellationMachine,
  checkoutMachine,
  checkoutSessionMachine,
  contactMachine,
  licenseMachine,
  notificationsMachine,
  deletionMachine,
  paymentMachine,
  paymentSdkMachine,
  placingMachine,
]

interface Story {
  args?: { value?: Parameters<typeof leafOf>[0] }
}

interface StoryFile {
  default: { parameters?: { machine?: string } }
  [story: string]: Story | StoryFile['default']
}

const files = Object.values(import.meta.glob<StoryFile>('./*.stories.tsx', { eager: true }))

const storiedIn = (machine: AnyStateMachine) =>
  files
    .filter((file) => file.default.parameters?.machine === machine.id)
    .flatMap(({ default: _meta, ...stories }) => Object.values(stories as Record<string, Story>))
    .flatMap(({ args }) => (args?.value === undefined ? [] : leafOf(args.value).split(' & ')))

/** Where a machine can rest: not where it only passes, nor where it has ended. */
const restingStates = (machine: AnyStateMachine) =>
  everyNode(machine.root)
    .filter(({ type, always = [] }) => type === 'atomic' && always.every(({ guard }) => guard))
    .map(({ path }) => path.join('.'))

// @shows FLOW-2
it.each(MACHINES)('every state of $id that a customer can meet has a story', (machine) => {
  const stories = new Set(storiedIn(machine))

  expect(restingStates(machine).filter((state) => !stories.has(state))).toEqual([])
})

it.each(MACHINES)('no story of $id shows a state that does not exist', (machine) => {
  const leaves = everyNode(machine.root).filter(({ type }) => type === 'atomic' || type === 'final')
  const states = leaves.map(({ path }) => path.join('.'))

  expect(storiedIn(machine).filter((state) => !states.includes(state))).toEqual([])
})
