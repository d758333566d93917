import { defineModel } from 'statechart-paths'
import type { SnapshotFrom } from 'xstate'

import { botCheckMachine } from './bot-check.machine.ts'

type BotCheck = SnapshotFrom<typeof botCheckMachine>

export const ENABLED_INPUT = { enabled: true, isSafari: false, consented: true }
export const WITHOUT_CONSENT_INPUT = { ...ENABLED_INPUT, consented: false }
export const SAFARI_INPUT = { ...ENABLED_INPUT, isSafari: true }
export const DISABLED_INPUT = { ...ENABLED_INPUT, enabled: false }

const isWaiting = ({ context }: BotCheck, name: string) =>
  context.requests.some(({ form }) => form === name)

const networkProblem = { kind: 'network' } as const

/** What can happen to a bot check. Forms show only failures, and that they are waiting. */
export const botCheckModel = defineModel({
  name: 'botCheck',
  machine: botCheckMachine,
  starts: {
    'a bot check': ENABLED_INPUT,
    'a bot check that needs consent': WITHOUT_CONSENT_INPUT,
    'a bot check on Safari': SAFARI_INPUT,
    'no bot check': DISABLED_INPUT,
  },
  cases: [
    {
      label: 'moves the mouse',
      event: { type: 'visitor.moved' },
      origin: 'environment',
      isByHand: true,
      mayBeLost: 'only the first movement counts',
    },
    // No page asks for consent yet.
    {
      label: 'agrees',
      event: { type: 'consent.changed', consented: true },
      origin: 'environment',
      isByHand: true,
      isUnoffered: true,
    },
    {
      label: 'disagrees',
      event: { type: 'consent.changed', consented: false },
      origin: 'environment',
      isByHand: true,
      isUnoffered: true,
    },
    /** A form cannot be sent again while it is being sent. */
    {
      label: 'sends a form',
      event: { type: 'token.requested', form: 'contact' },
      when: (at) => !isWaiting(at, 'contact'),
    },
    {
      label: 'sends another form',
      event: { type: 'token.requested', form: 'newsletter' },
      when: (at) => !isWaiting(at, 'newsletter'),
    },
    {
      label: 'tries again',
      event: { type: 'retry.requested' },
      // The page's "try again" button sends the form instead.
      isUnoffered: true,
    },
  ],
  outcomes: {
    loadScript: { done: { loaded: undefined }, error: { blocked: networkProblem } },
    makeToken: { done: { token: '03AGdBq26' }, error: { blocked: networkProblem } },
  },
  project: ({ context: { enabled, isSafari, consented, requests } }) => [
    enabled,
    isSafari,
    consented,
    requests,
  ],
  invariants: {
    'nothing is fetched without being configured and agreed to': (at: BotCheck) => {
      const { enabled, isSafari, consented } = at.context
      return !(at.hasTag('busy') || at.hasTag('ready')) || (enabled && !isSafari && consented)
    },
    'a form waits only while a check is running': (at: BotCheck) =>
      at.context.requests.length === 0 || at.hasTag('busy'),
    'a token is requested for a waiting form': (at: BotCheck) =>
      !at.matches('creatingToken') || at.context.requests.length > 0,
  },
  relations: {
    'a form waits until it has an answer': (before, label, after) =>
      label === 'reload' ||
      after.matches('failed') ||
      after.matches('unconsented') ||
      (label.startsWith('makeToken')
        ? before.context.requests.length - after.context.requests.length === 1
        : before.context.requests.every(({ form }) => isWaiting(after, form))),
  },
  reload: ({ context: { enabled, isSafari, consented } }) => ({ enabled, isSafari, consented }),
  accepted: ['dead end: off'],
})
