import { botCheckSetup } from './bot-check-setup.ts'

/** It did not come, and somebody waits for it. */
const TOLD = { target: 'failed', actions: ['tellNotLoaded', 'forgetAction'] } as const
const MISSING = [{ guard: 'isWaitedFor', ...TOLD }, { target: 'failed' }] as const

/**
 * Brings the bot check's script into the page once the visitor has moved, and makes a token when
 * a form is sent. The token passes through: it is never kept. Every request for one is answered.
 */
export const botCheckMachine = botCheckSetup.createMachine({
  id: 'botCheck',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, action: null }),
  initial: 'deciding',
  on: {
    'consent.changed': { guard: 'isOtherConsent', target: '.deciding', actions: 'takeConsent' },
  },
  states: {
    deciding: {
      meta: { title: 'Whether there is a bot check' },
      always: [
        { guard: 'isOff', target: 'off' },
        { guard: 'hasConsent', target: 'armed' },
        {
          guard: 'isWaitedFor',
          target: 'unconsented',
          actions: ['tellNoConsent', 'forgetAction'],
        },
        { target: 'unconsented' },
      ],
    },
    off: {
      tags: 'off',
      meta: { title: 'There is no bot check', req: 'FORM-9' },
      on: { 'token.requested': { actions: 'tellSkipped' } },
    },
    unconsented: {
      meta: { title: 'The visitor has not agreed to the bot check' },
      on: { 'token.requested': { actions: 'tellNoConsent' } },
    },
    armed: {
      meta: { title: 'Waiting for the first mouse, touch or key', req: 'PAGE-5' },
      on: {
        'visitor.moved': 'loading',
        'token.requested': { target: 'loading', actions: 'takeAction' },
      },
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the bot check', req: 'PAGE-5' },
      on: { 'token.requested': { actions: 'takeAction' } },
      invoke: {
        id: 'loadScript',
        src: 'loadScript',
        onDone: [{ guard: 'isWaitedFor', target: 'making' }, { target: 'ready' }],
        onError: MISSING,
      },
      after: { patience: MISSING },
    },
    ready: {
      tags: 'ready',
      meta: { title: 'The bot check is there', req: 'FORM-8' },
      on: { 'token.requested': { target: 'making', actions: 'takeAction' } },
    },
    making: {
      tags: 'busy',
      meta: { title: 'Making a token', req: 'FORM-8' },
      invoke: {
        id: 'makeToken',
        src: 'makeToken',
        input: ({ context }) => ({ action: context.action ?? 'submit' }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'tellMade', params: ({ event }) => ({ token: event.output }) },
            'forgetAction',
          ],
        },
        onError: TOLD,
      },
      after: { patience: TOLD },
    },
    failed: {
      tags: 'error',
      meta: { title: 'ReCaptcha not loaded', req: 'FORM-7' },
      on: {
        'retry.requested': 'loading',
        'token.requested': { target: 'loading', actions: 'takeAction' },
      },
    },
  },
})
