import { assign, emit, setup } from 'xstate'

import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import { type Problem, toProblem } from '@masar/domain/service/problem.ts'

import { port } from '../../port.ts'
import { isSameScript, type SdkScript, type SdkRequest } from '../sdk-script.ts'

const MAX_ATTEMPTS = 3
const LOAD_TIMEOUT_MS = 15_000
const INITIAL_BACKOFF_MS = 500

export interface PaymentSdkContext extends SdkRequest {
  attempts: number
  /** Why the script is not available. */
  problem: Problem | null
}

export type PaymentSdkEvent =
  | { type: 'payment.reached' }
  | { type: 'provider.chosen'; provider: PaymentProviderName }
  | { type: 'locale.changed'; locale: string }
  | { type: 'currency.changed'; currency: string }
  | { type: 'retry.requested' }
  | { type: 'connection.returned' }

/** Logged by the listener, because the customer's network may block the script. */
export interface PaymentSdkFact {
  type: 'sdkRejected'
  provider: PaymentProviderName
  problem: Problem
}

/** Returns the request with the value of the event applied, or unchanged when the event has no value. */
function applyRequest(
  { provider, locale, currency }: SdkRequest,
  event: PaymentSdkEvent,
): SdkRequest {
  const request = { provider, locale, currency }
  switch (event.type) {
    case 'provider.chosen':
      return { ...request, provider: event.provider }
    case 'locale.changed':
      return { ...request, locale: event.locale }
    case 'currency.changed':
      return { ...request, currency: event.currency }
    case 'connection.returned':
    case 'payment.reached':
    case 'retry.requested':
      return request
  }
}

export const paymentSdkSetup = setup({
  types: {
    input: {} as SdkRequest,
    context: {} as PaymentSdkContext,
    events: {} as PaymentSdkEvent,
    emitted: {} as PaymentSdkFact,
    tags: {} as 'busy' | 'ready' | 'error',
    meta: {} as { title: string; req?: string },
  },
  actors: {
    /** Rejects when the script does not load or does not work. */
    loadSdk: port<void, SdkScript>('loadSdk'),
  },
  guards: {
    hasAttemptsLeft: ({ context }) => context.attempts < MAX_ATTEMPTS,
    needsAnotherScript: ({ context, event }) =>
      !isSameScript(context, applyRequest(context, event)),
  },
  actions: {
    assignRequest: assign(({ context, event }) => applyRequest(context, event)),
    resetAttempts: assign({ attempts: 0, problem: null }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    assignProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    assignTimeout: assign({ problem: { kind: 'timeout' } }),
    clearProblem: assign({ problem: null }),
    emitRejected: emit(({ context: { provider, problem } }) => ({
      type: 'sdkRejected',
      provider,
      problem: problem ?? { kind: 'contract' },
    })),
  },
  delays: {
    loadTimeout: LOAD_TIMEOUT_MS,
    backoff: ({ context }) => INITIAL_BACKOFF_MS * 2 ** (context.attempts - 1),
  },
})
