import { fromPromise } from 'xstate'

import { paymentMachine } from '#machines/payment/payment.machine.ts'

import { checkPayment } from './ports/check-payment.ts'
import { listProviders } from './ports/list-providers.ts'
import type { PaymentWorld } from './ports/payment-world.ts'
import { preparePayment } from './ports/prepare-payment.ts'

/** The payment machine with the API in its sockets. */
export function browserPayment(world: PaymentWorld): typeof paymentMachine {
  return paymentMachine.provide({
    actors: {
      listProviders: fromPromise(() => listProviders(world)),
      preparePayment: fromPromise(({ input, signal }) => preparePayment(world, input, signal)),
      checkPayment: fromPromise(({ input, signal }) => checkPayment(world, input, signal)),
    },
  })
}
