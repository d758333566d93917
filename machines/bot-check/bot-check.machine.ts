import { assign, emit, setup } from 'xstate'

import { assertDefined } from '../assert-defined.ts'
import { port } from '../port.ts'

const SCRIPT_TIMEOUT_MS = 15_000

const botCheckSetup = setup({
  types: {
    input: {} as BotCheckInput,
    context: {} as BotCheckContext,
    events: {} as BotCheckEvent,
    emitted: {} as BotCheckFact,
    tags: {} as 'busy' | 'ready' | 'off' | 'error',
    meta: {} as { title: string; req?: string },
  },
  actors: {
    loadScript: port<void>('loadScript'),
    makeToken: port<string, { action: string }>('makeToken'),
  },
  guards: {
    isOff: ({ context }) => !context.enabled || context.isSafari,
    hasConsent: ({ context }) => context.consented,
    isOtherConsent: ({ context, event }) =>
      event.type === 'consent.changed' && event.consented !== context.consented,
    hasRequests: ({ context }) => context.requests.length > 0,
    hasOtherRequests: ({ context }) => context.requests.length > 1,
  },
  actions: {
    assignConsent: assign(({ event }) =>
      event.type === 'consent.changed' ? { consented: event.consented } : {},
    ),
    queueRequest: assign(({ context, event }) =>
      event.type === 'token.requested'
        ? {
            requests: [...context.requests, { form: event.form, action: event.action ?? 'submit' }],
          }
        : {},
    ),
    dropFirstRequest: assign({ requests: ({ context }) => context.requests.slice(1) }),
    dropRequests: assign({ requests: [] }),
    emitMade: emit(({ context }, { token }: { token: string }) => ({
      type: 'tokenCreated' as const,
      form: getFirstRequest(context).form,
      token,
    })),
    emitSkipped: emit({ type: 'tokenSkipped' as const }),
    emitNotLoaded: emit({ type: 'tokenFailed' as const, reason: 'not-loaded' as const }),
    emitNoConsent: emit({ type: 'tokenFailed' as const, reason: 'no-consent' as const }),
  },
  delays: { tokenTimeout: SCRIPT_TIMEOUT_MS },
})

const getFirstRequest = ({ requests }: BotCheckContext) => assertDefined(requests[0], 'request')

const NOTIFIED_FAILURE_TRANSITION = {
  target: 'failed',
  actions: ['emitNotLoaded', 'dropRequests'],
} as const
const LOAD_FAILURE_TRANSITIONS = [
  { guard: 'hasRequests', ...NOTIFIED_FAILURE_TRANSITION },
  { target: 'failed' },
] as const
const EMIT_TOKEN_ACTIONS = [
  {
    type: 'emitMade',
    params: ({ event }: { event: { output: string } }) => ({ token: event.output }),
  },
  'dropFirstRequest',
] as const

/**
 * Loads the bot check script after the visitor's first interaction, and makes a token for each submitted form,
 * one at a time. Tokens are emitted, never stored. Every request gets a response.
 */
export const botCheckMachine = botCheckSetup.createMachine({
  id: 'botCheck',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, requests: [] }),
  initial: 'deciding',
  on: {
    'consent.changed': { guard: 'isOtherConsent', target: '.deciding', actions: 'assignConsent' },
  },
  states: {
    deciding: {
      meta: { title: 'Whether there is a bot check' },
      always: [
        { guard: 'isOff', target: 'off' },
        { guard: 'hasConsent', target: 'armed' },
        { guard: 'hasRequests', target: 'unconsented', actions: ['emitNoConsent', 'dropRequests'] },
        { target: 'unconsented' },
      ],
    },
    off: {
      tags: 'off',
      meta: { title: 'There is no bot check', req: 'FORM-9' },
      on: { 'token.requested': { actions: 'emitSkipped' } },
    },
    unconsented: {
      meta: { title: 'The visitor has not agreed to the bot check' },
      on: { 'token.requested': { actions: 'emitNoConsent' } },
    },
    armed: {
      meta: { title: 'Waiting for the first mouse, touch or key', req: 'PAGE-5' },
      on: {
        'visitor.moved': 'loading',
        'token.requested': { target: 'loading', actions: 'queueRequest' },
      },
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the bot check', req: 'PAGE-5' },
      on: { 'token.requested': { actions: 'queueRequest' } },
      invoke: {
        id: 'loadScript',
        src: 'loadScript',
        onDone: [{ guard: 'hasRequests', target: 'creatingToken' }, { target: 'ready' }],
        onError: LOAD_FAILURE_TRANSITIONS,
      },
      after: { tokenTimeout: LOAD_FAILURE_TRANSITIONS },
    },
    ready: {
      tags: 'ready',
      meta: { title: 'The bot check is there', req: 'FORM-8' },
      on: { 'token.requested': { target: 'creatingToken', actions: 'queueRequest' } },
    },
    creatingToken: {
      tags: 'busy',
      meta: { title: 'Making a token', req: 'FORM-8' },
      on: { 'token.requested': { actions: 'queueRequest' } },
      invoke: {
        id: 'makeToken',
        src: 'makeToken',
        input: ({ context }) => ({ action: getFirstRequest(context).action }),
        onDone: [
          {
            guard: 'hasOtherRequests',
            target: 'creatingToken',
            reenter: true,
            actions: EMIT_TOKEN_ACTIONS,
          },
          { target: 'ready', actions: EMIT_TOKEN_ACTIONS },
        ],
        onError: NOTIFIED_FAILURE_TRANSITION,
      },
      after: { tokenTimeout: NOTIFIED_FAILURE_TRANSITION },
    },
    failed: {
      tags: 'error',
      meta: { title: 'ReCaptcha not loaded', req: 'FORM-7' },
      on: {
        'retry.requested': 'loading',
        'token.requested': { target: 'loading', actions: 'queueRequest' },
      },
    },
  },
})

export interface BotCheckInput {
  /** Enabled in the configuration, with a key. */
  enabled: boolean
  /** Safari blocks the script, so the check is skipped there (FORM-9). */
  isSafari: boolean
  /** Also true when the configuration does not require consent. */
  consented: boolean
}

/** A form that waits for its own token: each token is accepted once. */
export interface TokenRequest {
  form: string
  /** Action name in the provider's statistics. */
  action: string
}

export interface BotCheckContext extends BotCheckInput {
  /** In the order of submission. */
  requests: readonly TokenRequest[]
}

export type BotCheckEvent =
  /** The first mouse, touch or keyboard event. */
  | { type: 'visitor.moved' }
  | { type: 'consent.changed'; consented: boolean }
  /** `action` defaults to `submit`. */
  | { type: 'token.requested'; form: string; action?: string }
  | { type: 'retry.requested' }

/**
 * The response to each `token.requested`. `tokenCreated` is for one form, the others are for every waiting
 * form. `tokenSkipped`: send without a token. `tokenFailed`: the script did not load, or consent is missing.
 */
export type BotCheckFact =
  | { type: 'tokenCreated'; form: string; token: string }
  | { type: 'tokenSkipped' }
  | { type: 'tokenFailed'; reason: 'not-loaded' | 'no-consent' }
