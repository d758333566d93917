import { PayPalSimulator } from '../../server/payments/testing/paypal/paypal-simulator.ts'
import { createHttpTarget } from '../../server/payments/testing/simulator/deliveries.ts'
import { StripeSimulator } from '../../server/payments/testing/stripe/stripe-simulator.ts'

/**
 * Starts simulators of Stripe and PayPal that send webhooks to `server`. Returns the server settings for using
 * them, and a function that stops them. `GET` and `POST /__control` read and set the simulators' behavior.
 */
export async function startSimulators(ports: { stripe: number; payPal: number }, server: string) {
  const webhooks = (provider: string) => createHttpTarget(`${server}/api/webhooks/${provider}`)
  const stripe = await StripeSimulator.start({ port: ports.stripe, webhooks: webhooks('stripe') })
  const payPal = await PayPalSimulator.start({ port: ports.payPal, webhooks: webhooks('payPal') })
  const env = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    PAYPAL_CLIENT_ID: payPal.clientId,
    PAYPAL_CLIENT_SECRET: payPal.clientSecret,
    PAYPAL_WEBHOOK_ID: payPal.webhookId,
    PAYPAL_API_BASE: payPal.url,
  }
  return { env, stop: () => Promise.all([stripe.stop(), payPal.stop()]) }
}

if (import.meta.main) {
  const {
    STRIPE_PORT = '4131',
    PAYPAL_PORT = '4132',
    SERVER_URL = 'http://localhost:3002',
  } = process.env
  const ports = { stripe: Number(STRIPE_PORT), payPal: Number(PAYPAL_PORT) }
  const { env, stop } = await startSimulators(ports, SERVER_URL)
  for (const [name, value] of Object.entries(env)) console.log(`${name}=${value}`)
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
  process.once('SIGINT', () => void stop().then(() => process.exit(0)))
}
