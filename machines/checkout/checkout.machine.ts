import { paymentMachine } from '../payment/payment.machine.ts'
import { checkoutChart } from './checkout.chart.ts'

/** Checkout as a whole, the payment in it. The browser downloads the two apart. */
export const checkoutMachine = checkoutChart.provide({ actors: { payment: paymentMachine } })
