import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { paymentMachine } from '#machines/payment/payment.machine.ts'

export type PaymentActor = ActorRefFrom<typeof paymentMachine>

/** A provider's own form; it tells the actor what its window reports. */
export type ProviderFormComponent = ComponentType<{ actor: PaymentActor }>
