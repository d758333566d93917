import { Stripe } from 'stripe'

import type { Opened, PaymentOrder, PaymentProvider } from '../provider.ts'
import { requestKey } from '../request-key.ts'
import { findOrCreateCustomer } from './customer.ts'
import { isNoLongerOpen, readable } from './failures.ts'
import { sessionPayment } from './read-session.ts'
import { refundAll, existingRefund } from './refund.ts'
import { sessionParams } from './session-params.ts'
import { webhookEvent } from './webhook-event.ts'

export type StripeSettings = {
  secretKey: string
  publishableKey: string
  /** The signing secret from the webhook endpoint's page. */
  webhookSecret: string
  /** Overrides Stripe's host in tests. */
  apiBase?: URL | null
  timeoutMs?: number
  /** How often the SDK retries automatically, always with the same idempotency key. */
  retries?: number
}

/** Cards by Stripe: one checkout session per payment, confirmed by Stripe's form on our page. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = createClient(settings)
  const read = (reference: string) =>
    readable(reference, async () => sessionPayment(await readSession(stripe, reference)))

  return {
    name: 'stripe',
    isTest: !/^[sr]k_live_/.test(settings.secretKey),
    publicKey: settings.publishableKey,
    open: (order) =>
      readable(order.reference, async () =>
        order.reference === null
          ? openedPayment(await newSession(stripe, order))
          : openedPayment(await readSession(stripe, order.reference)),
      ),
    read,
    capture: read,
    close: (reference) =>
      readable(reference, async () => {
        await stripe.checkout.sessions.expire(reference).catch((error: unknown) => {
          if (!isNoLongerOpen(error)) throw error
        })
      }),
    refund: (payment, key) => readable(payment.reference, () => refundAll(stripe, payment, key)),
    findRefund: (payment) =>
      readable(payment.reference, async () => (await existingRefund(stripe, payment))?.id ?? null),
    webhook: async (raw, headers) =>
      webhookEvent(stripe, { raw, headers, secret: settings.webhookSecret }),
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

async function newSession(stripe: Stripe, order: PaymentOrder) {
  const params = sessionParams(order, await findOrCreateCustomer(stripe, order))
  return stripe.checkout.sessions.create(params, {
    idempotencyKey: requestKey(order.paymentId, 'session', params),
  })
}

const readSession = (stripe: Stripe, reference: string) =>
  stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] })

const openedPayment = ({ id, client_secret, customer }: Stripe.Checkout.Session): Opened => ({
  reference: id,
  clientSecret: client_secret,
  customerId: typeof customer === 'string' ? customer : (customer?.id ?? null),
})
