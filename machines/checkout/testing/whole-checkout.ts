import { paymentMachine } from '../../payment/payment.machine.ts'
import { placingMachine } from '../../placing/placing.machine.ts'
import { checkoutMachine } from '../checkout.machine.ts'

/** Checkout with the charts that run inside it, as the browser plugs them in. */
export const wholeCheckout = checkoutMachine.provide({
  actors: { placing: placingMachine, payment: paymentMachine },
})
