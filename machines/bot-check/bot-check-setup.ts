import { assign, emit, setup } from 'xstate'

import { port } from '../port.ts'

export interface BotCheckInput {
  /** Configured, with a key. */
  enabled: boolean
  /** Safari blocks what it needs: there it is skipped (FORM-9). */
  isSafari: boolean
  /** True where the configuration does not ask for consent. */
  consented: boolean
}

export interface BotCheckContext extends BotCheckInput {
  /** What somebody waits to do, `submit` by default; null when nobody waits. */
  action: string | null
}

export type BotCheckEvent =
  /** The first mouse, touch or key. */
  | { type: 'visitor.moved' }
  | { type: 'consent.changed'; consented: boolean }
  | { type: 'token.requested'; action?: string }
  | { type: 'retry.requested' }

/**
 * The answer to each `token.requested`. `skipped`: go on without. `missing`: 'ReCaptcha not
 * loaded', with consent as the way out where that is the reason.
 */
export type BotCheckFact =
  | { type: 'made'; token: string }
  | { type: 'skipped' }
  | { type: 'missing'; reason: 'not-loaded' | 'no-consent' }

const PATIENCE = 15_000

/** The words the bot check's chart is written in. */
export const botCheckSetup = setup({
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
    isWaitedFor: ({ context }) => context.action !== null,
  },
  actions: {
    takeConsent: assign(({ event }) =>
      event.type === 'consent.changed' ? { consented: event.consented } : {},
    ),
    takeAction: assign(({ event }) =>
      event.type === 'token.requested' ? { action: event.action ?? 'submit' } : {},
    ),
    forgetAction: assign({ action: null }),
    tellMade: emit((_, { token }: { token: string }) => ({ type: 'made' as const, token })),
    tellSkipped: emit({ type: 'skipped' as const }),
    tellNotLoaded: emit({ type: 'missing' as const, reason: 'not-loaded' as const }),
    tellNoConsent: emit({ type: 'missing' as const, reason: 'no-consent' as const }),
  },
  delays: { patience: PATIENCE },
})
