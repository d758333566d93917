import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import type { BookedResult, BookingRequest } from '@masar/machines/placing/placing-facts.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import {
  type EarlySession,
  type EarlySessionRequest,
  openEarlySession,
  type SessionOpener,
} from '../bookcars/early-session.ts'
import { PREPAYMENT_RULES, type PrepaymentRules } from '../bookcars/payment-providers.ts'
import { fetchCached } from '../cache/fetch-fresh.ts'
import { type PaymentSettings, providersQuery } from '../queries/providers.query.ts'
import type { DescribedRental } from './payment-description.ts'
import { storePreparedPayment } from './prepared-payments.ts'

type CheckoutBody = components['schemas']['Checkout']

/** The payment fields of a booking, for a backend that requires them before the booking exists. */
export interface EarlyPaymentFields {
  named: Pick<CheckoutBody, 'sessionId' | 'customerId' | 'payPal'>
  session: EarlySession | null
}

export interface PaymentOpener extends SessionOpener {
  config: SessionOpener['config'] & PaymentSettings
}

const NO_EARLY_PAYMENT: EarlyPaymentFields = { named: { payPal: false }, session: null }

/**
 * Prepares the payment fields of a booking when payments cannot be created for existing bookings: creates the
 * session, or announces a PayPal order.
 */
export async function prepareEarlyPayment(
  deps: PaymentOpener,
  { key, choice, price, driver }: BookingRequest,
  rental: DescribedRental,
): Promise<EarlyPaymentFields> {
  const { api, config, queryClient } = deps
  if (choice === 'later' || config.capabilities.paymentsForBookings) return NO_EARLY_PAYMENT
  const [offer] = await fetchCached(queryClient(), providersQuery(api, config))
  const rule = offer && PREPAYMENT_RULES[offer.name]
  if (!rule) return NO_EARLY_PAYMENT
  const request = { key, provider: offer.name, amount: price, payer: driver, rental }
  return PREPARATIONS[rule.names](deps, request)
}

const PREPARATIONS: Record<
  PrepaymentRules['names'],
  (deps: PaymentOpener, request: EarlySessionRequest) => Promise<EarlyPaymentFields>
> = {
  order: () => Promise.resolve({ named: { payPal: true }, session: null }),
  session: async (deps, request) => {
    const session = await openEarlySession(deps, request)
    const { customerId, prepared } = session
    return { named: { payPal: false, sessionId: prepared.paymentId, customerId }, session }
  },
}

/** Returns whether the provider's session must be created before the booking. */
export const isSessionOpenedEarly = (
  { config }: Pick<PaymentOpener, 'config'>,
  provider: PaymentProviderName,
): boolean =>
  !config.capabilities.paymentsForBookings && PREPAYMENT_RULES[provider]?.names === 'session'

/** Adds the payment to the booking, and stores the data that this page needs to show the payment form. */
export function attachPayment(
  deps: Pick<PaymentOpener, 'queryClient'>,
  booked: BookedResult,
  { session }: EarlyPaymentFields,
): BookedResult {
  if (!session) return booked
  const { paymentId, provider } = session.prepared
  storePreparedPayment(deps, booked.bookingId, session.prepared)
  return { ...booked, payment: { paymentId, provider } }
}
