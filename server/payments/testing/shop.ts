import { sweepPayments } from '../../checkout/sweep-payments.ts'
import type { Config } from '../../config/config.ts'
import { type TestServer, createTestServer } from '../../testing/test-server.ts'
import { createPayPalProvider } from '../paypal/paypal-provider.ts'
import type { PaymentProvider } from '../provider.ts'
import { createStripeProvider } from '../stripe/stripe-provider.ts'
import { PayPalSimulator } from './paypal/paypal-simulator.ts'
import type { WebhookTarget } from './simulator/deliveries.ts'
import { StripeSimulator } from './stripe/stripe-simulator.ts'

/** The whole server with a simulator as its provider; webhooks wait until a test releases them. */
export type Shop<Bank> = {
  server: TestServer
  bank: Bank
  /** Runs the payment sweep, which checks payments whose customer never returned. */
  sweep: () => Promise<void>
  close: () => Promise<void>
}

const CLIENT_OPTIONS = { timeoutMs: 10_000, retries: 0 }

export async function startStripeShop(
  config: Partial<Config> = {},
): Promise<Shop<StripeSimulator>> {
  const server = await createTestServer(config)
  const now = () => server.clock.now
  const bank = await StripeSimulator.start({ now, webhooks: createWebhookTarget(server, 'stripe') })
  return createShop(server, bank, createStripeProvider({ ...bank.settings, ...CLIENT_OPTIONS }))
}

export async function startPayPalShop(
  config: Partial<Config> = {},
): Promise<Shop<PayPalSimulator>> {
  const server = await createTestServer(config)
  const now = () => server.clock.now
  const bank = await PayPalSimulator.start({ now, webhooks: createWebhookTarget(server, 'payPal') })
  const brandName = 'Masar'
  return createShop(
    server,
    bank,
    createPayPalProvider({ ...bank.settings, ...CLIENT_OPTIONS, brandName, now }),
  )
}

function createShop<Bank extends StripeSimulator | PayPalSimulator>(
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

const createWebhookTarget =
  (server: TestServer, provider: string): WebhookTarget =>
  async (request) =>
    server.app(
      new Request(`http://localhost:3002/api/webhooks/${provider}`, {
        method: 'POST',
        headers: request.headers,
        body: await request.text(),
      }),
    )

/** Returns the money that was charged for a booking and not refunded, in the smallest unit of its currency. */
export const sumUnrefundedMoney = (
  { bank }: Shop<StripeSimulator | PayPalSimulator>,
  bookingId: string,
) =>
  bank.charges
    .filter((charge) => charge.bookingId === bookingId)
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
