import type { ActorRefFrom } from 'xstate'

import type { paymentMachine } from '@masar/machines/payment/payment.machine.ts'

export type PaymentActor = ActorRefFrom<typeof paymentMachine>
