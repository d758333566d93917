import type { ActorRefFrom } from 'xstate'

import type { checkoutSessionMachine } from '#machines/checkout-session/checkout-session.machine.ts'

export type CheckoutSessionActor = ActorRefFrom<typeof checkoutSessionMachine>

export interface SessionScreenProps {
  actor: CheckoutSessionActor
}
