import { useState } from 'react'
import type { ContextFrom, StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import {
  PAID_READING,
  SESSION_ID,
} from '@masar/machines/checkout-session/checkout-session.journeys.ts'
import {
  checkoutSessionMachine,
  type SessionReading,
} from '@masar/machines/checkout-session/checkout-session.machine.ts'

import { CheckoutSessionPanel } from '../../src/features/checkout-session/checkout-session-panel.tsx'

export interface SessionPageProps {
  value: StateValueFrom<typeof checkoutSessionMachine>
  context: ContextFrom<typeof checkoutSessionMachine>
}

/** The payment page in one state of its machine. */
export function SessionPage({ value, context }: SessionPageProps) {
  const [actor] = useState(() => createStillActor(checkoutSessionMachine, value, context))

  return <CheckoutSessionPanel actor={actor} />
}

export const NEW_SESSION_CONTEXT = { sessionId: SESSION_ID, reading: null, polls: 0, problem: null }

/** Returns the context after a response from the server. */
export const createSessionContext = (
  reading: Partial<SessionReading>,
): SessionPageProps['context'] => ({
  ...NEW_SESSION_CONTEXT,
  reading: { ...PAID_READING, ...reading },
})
