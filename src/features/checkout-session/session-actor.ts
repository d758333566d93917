import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { checkoutSessionMachine } from '@masar/machines/checkout-session/checkout-session.machine.ts'

export type CheckoutSessionActor = ActorRefFrom<typeof checkoutSessionMachine>

export interface SessionScreenProps {
  actor: CheckoutSessionActor
  /** The booking that was paid: what it is, and how it is taken along. */
  renderBooking?: (bookingId: string) => ReactNode
}
