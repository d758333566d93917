import type { Driver } from '#domain/driver.ts'

import type { PaymentWorld } from '../payment/ports/payment-world.ts'
import type { Completion } from './complete-account.ts'
import type { QuoteWorld } from './look-up-quote.ts'

/** What the ports of checkout need of the app. */
export interface CheckoutPorts extends QuoteWorld, PaymentWorld {
  /** Gives a signed-in customer's account what it lacks and the driver form asked for. */
  completeAccount: (driver: Driver, signal: AbortSignal) => Promise<Completion>
}
