import { paymentMachine } from '../../payment/payment.machine.ts'
import { placingMachine } from '../../placing/placing.machine.ts'
import { checkoutMachine } from '../checkout.machine.ts'

/** Checkout with its child machines, as in the browser. */
export const wholeCheckout = checkoutMachine.provide({
  actors: { placing: placingMachine, payment: paymentMachine },
})
