import { sweepPayments } from '../../checkout/sweep-payments.ts'
import type { Config } from '../../config/config.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { payPalProvider } from '../paypal/paypal-provider.ts'
import type { PaymentProvider } from '../provider.ts'
import { stripeProvider } from '../stripe/stripe-provider.ts'
import { PayPalSimulator } from './paypal/paypal-simulator.ts'
import type { Target } from './simulator/deliveries.ts'
import { StripeSimulator } from './stripe/stripe-simulator.ts'

/** The whole server with a simulator as its provider; webhooks wait until a test releases them. */
export type Shop<Bank> = {
  server: TestServer
  bank: Bank
  /** The minutely jobs: check payments whose customer never returned. */
  sweep: () => Promise<void>
  close: () => Promise<void>
}

const LIMITS = { timeoutMs: 10_000, retries: 0 }

export async function stripeShop(config: Partial<Config> = {}): Promise<Shop<StripeSimulator>> {
  const server = await testServer(config)
  const now = () => server.clock.now
  const bank = await StripeSimulator.start({ now, webhooks: webhooksTo(server, 'stripe') })
  return opened(server, bank, stripeProvider({ ...bank.settings, ...LIMITS }))
}

export async function payPalShop(config: Partial<Config> = {}): Promise<Shop<PayPalSimulator>> {
  const server = await testServer(config)
  const now = () => server.clock.now
  const bank = await PayPalSimulator.start({ now, webhooks: webhooksTo(server, 'payPal') })
  const brandName = 'Masar'
  return opened(server, bank, payPalProvider({ ...bank.settings, ...LIMITS, brandName, now }))
}

function opened<Bank extends StripeSimulator | PayPalSimulator>(
  server: TestServer,
  bank: Bank,
  provider: PaymentProvider,
): Shop<Bank> {
  server.providers.splice(0, server.providers.length, provider)
  bank.webhooks.manner = 'held'
  const { db, providers, config } = server
  const now = () => server.clock.now
  const log = (line: string) => server.logged.push(line)
  return {
    server,
    bank,
    sweep: () => sweepPayments({ db, providers, config, now }, log),
    close: async () => {
      await bank.stop()
      await server.close()
    },
  }
}

const webhooksTo =
  (server: TestServer, provider: string): Target =>
  async (request) =>
    server.app(
      new Request(`http://localhost:3002/api/webhooks/${provider}`, {
        method: 'POST',
        headers: request.headers,
        body: await request.text(),
      }),
    )

/** Money that was charged for a booking and not refunded. */
export const unrefundedMoney = (
  { bank }: Shop<StripeSimulator | PayPalSimulator>,
  bookingId: string,
) =>
  bank.charges
    .filter((charge) => charge.bookingId === bookingId)
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
