import { Stripe } from 'stripe'

import type { ProviderSession, PaymentOrder, PaymentProvider } from '../provider.ts'
import { createRequestKey } from '../request-key.ts'
import { findOrCreateCustomer } from './customer.ts'
import { isNoLongerOpen, convertStripeErrors } from './failures.ts'
import { toStripePayment } from './read-session.ts'
import { refundAll, findExistingRefund } from './refund.ts'
import { buildSessionParams } from './session-params.ts'
import { readWebhookEvent } from './webhook-event.ts'

export type StripeSettings = {
  secretKey: string
  publishableKey: string
  /** The signing secret, from the webhook's page in Stripe's dashboard. */
  webhookSecret: string
  /** Overrides Stripe's host in tests. */
  apiBase?: URL | null
  timeoutMs?: number
  /** How many times the SDK retries automatically, always with the same idempotency key. */
  retries?: number
}

/**
 * Creates the Stripe provider for cards: one checkout session per payment, confirmed by Stripe's form on our
 * page.
 */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = createClient(settings)
  const read = (reference: string) =>
    convertStripeErrors(reference, async () =>
      toStripePayment(await readSession(stripe, reference)),
    )

  return {
    name: 'stripe',
    isTest: !/^[sr]k_live_/.test(settings.secretKey),
    publicKey: settings.publishableKey,
    open: (order) =>
      convertStripeErrors(order.reference, async () =>
        order.reference === null
          ? toProviderSession(await createSession(stripe, order))
          : toProviderSession(await readSession(stripe, order.reference)),
      ),
    read,
    capture: read,
    close: (reference) =>
      convertStripeErrors(reference, async () => {
        await stripe.checkout.sessions.expire(reference).catch((error: unknown) => {
          if (!isNoLongerOpen(error)) throw error
        })
      }),
    refund: (payment, key) =>
      convertStripeErrors(payment.reference, () => refundAll(stripe, payment, key)),
    findRefund: (payment) =>
      convertStripeErrors(
        payment.reference,
        async () => (await findExistingRefund(stripe, payment))?.id ?? null,
      ),
    webhook: async (raw, headers) =>
      readWebhookEvent(stripe, { raw, headers, secret: settings.webhookSecret }),
  }
}

function createClient({
  secretKey,
  apiBase,
  timeoutMs = 10_000,
  retries = 2,
}: StripeSettings): Stripe {
  const address = apiBase && {
    host: apiBase.hostname,
    port: apiBase.port || (apiBase.protocol === 'http:' ? 80 : 443),
    protocol: apiBase.protocol === 'http:' ? ('http' as const) : ('https' as const),
  }
  return new Stripe(secretKey, {
    ...address,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  })
}

async function createSession(stripe: Stripe, order: PaymentOrder) {
  const params = buildSessionParams(order, await findOrCreateCustomer(stripe, order))
  return stripe.checkout.sessions.create(params, {
    idempotencyKey: createRequestKey(order.paymentId, 'session', params),
  })
}

const readSession = (stripe: Stripe, reference: string) =>
  stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] })

const toProviderSession = ({
  id,
  client_secret,
  customer,
}: Stripe.Checkout.Session): ProviderSession => ({
  reference: id,
  clientSecret: client_secret,
  customerId: typeof customer === 'string' ? customer : (customer?.id ?? null),
})
