import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { checkoutSessionMachine } from '@masar/machines/checkout-session/checkout-session.machine.ts'

export type CheckoutSessionActor = ActorRefFrom<typeof checkoutSessionMachine>

export interface SessionScreenProps {
  actor: CheckoutSessionActor
  /** Renders the paid booking with the actions to save it. */
  renderBooking?: (bookingId: string) => ReactNode
}
