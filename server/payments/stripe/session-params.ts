import type { Stripe } from 'stripe'

import type { PaymentOrder } from '../provider.ts'

type Params = Stripe.Checkout.SessionCreateParams

/** The languages of Stripe's form (the type `Locale` of its SDK). */
const LOCALES = new Set(
  (
    'bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb ' +
    'nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'
  ).split(' '),
)

/** Stripe requires that a session lasts 30 minutes to 24 hours from its creation. */
const MIN_LIFETIME_SECONDS = 31 * 60
const MAX_LIFETIME_SECONDS = (24 * 60 - 5) * 60
const MAX_NAME_LENGTH = 250
const MAX_DESCRIPTION_LENGTH = 500

/**
 * Builds the parameters from the order only, so that a repeated call creates the same session. A session
 * therefore lasts a little longer than the payment window; it is closed when the window ends, and later
 * payments are refunded.
 */
export function buildSessionParams(order: PaymentOrder, customer: string): Params {
  const { bookingId, paymentId } = order
  return {
    mode: 'payment',
    ui_mode: 'elements',
    customer,
    client_reference_id: bookingId,
    metadata: { bookingId, paymentId },
    payment_intent_data: { metadata: { bookingId, paymentId } },
    line_items: [{ quantity: 1, price_data: buildLineItem(order) }],
    // Other payment methods take days, but the car is on hold only for minutes.
    allowed_payment_method_types: ['card'],
    // Disabled, so that the customer is charged the amount and currency shown on the button.
    adaptive_pricing: { enabled: false },
    locale: LOCALES.has(order.locale) ? order.locale : 'auto',
    expires_at: computeExpiry(order),
    return_url: order.returnUrl.replace('{reference}', '{CHECKOUT_SESSION_ID}'),
  }
}

/** Returns the expiry in seconds. The first eight digits of an id are its creation time. */
function computeExpiry({ expiresAt, paymentId }: PaymentOrder): number {
  const madeAt = Number.parseInt(paymentId.slice(0, 8), 16)
  const windowEnd = Math.ceil(expiresAt.getTime() / 1000)
  return Math.min(windowEnd + MIN_LIFETIME_SECONDS, madeAt + MAX_LIFETIME_SECONDS)
}

const buildLineItem = ({ amount, currency, name, description }: PaymentOrder) => ({
  currency: currency.toLowerCase(),
  unit_amount: amount,
  product_data: {
    name: truncate(name, MAX_NAME_LENGTH),
    ...(description && { description: truncate(description, MAX_DESCRIPTION_LENGTH) }),
  },
})

const truncate = (text: string, longest: number) =>
  text.length <= longest ? text : `${text.slice(0, longest - 3)}...`
