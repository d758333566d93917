import type { PaymentProviderName } from '#domain/payment/providers.ts'
import type { Booked, BookingRequest } from '#machines/placing/placing-facts.ts'
import type { components } from '#openapi/schema.d.ts'

import {
  type EarlySession,
  type EarlySessionRequest,
  openEarlySession,
  type SessionOpener,
} from '../bookcars/early-session.ts'
import { askOnce } from '../cache/fetch-fresh.ts'
import { type PaymentSettings, providersQuery } from '../queries/providers.query.ts'
import type { NotedRental } from './payment-note.ts'
import { rememberPrepared } from './prepared-payments.ts'

type CheckoutBody = components['schemas']['Checkout']

/** What a booking says of its payment, at a backend that wants to know it before there is one. */
export interface PaymentBefore {
  named: Pick<CheckoutBody, 'sessionId' | 'customerId' | 'payPal'>
  session: EarlySession | null
}

export interface PaymentOpener extends SessionOpener {
  config: SessionOpener['config'] & PaymentSettings
}

const NOTHING: PaymentBefore = { named: { payPal: false }, session: null }

/** Opens the session of Stripe, or says that PayPal it will be, where payments are not opened for bookings. */
export async function preparePaymentBefore(
  deps: PaymentOpener,
  { key, choice, price, driver }: BookingRequest,
  rental: NotedRental,
): Promise<PaymentBefore> {
  const { api, config, queryClient } = deps
  if (choice === 'later' || config.capabilities.paymentsForBookings) return NOTHING
  const [offer] = await askOnce(queryClient(), providersQuery(api, config))
  if (!offer) return NOTHING
  return BEFORE[offer.name](deps, { key, amount: price, payer: driver, rental })
}

const BEFORE: Record<
  PaymentProviderName,
  (deps: PaymentOpener, request: EarlySessionRequest) => Promise<PaymentBefore>
> = {
  sandbox: () => Promise.resolve(NOTHING),
  payPal: () => Promise.resolve({ named: { payPal: true }, session: null }),
  stripe: async (deps, request) => {
    const session = await openEarlySession(deps, request)
    const { customerId, prepared } = session
    return { named: { payPal: false, sessionId: prepared.paymentId, customerId }, session }
  },
}

/** The form of the session is opened for this booking, which is given back by it, too. */
export function withItsPayment(
  deps: Pick<PaymentOpener, 'queryClient'>,
  booked: Booked,
  { session }: PaymentBefore,
): Booked {
  if (!session) return booked
  const { paymentId, provider } = session.prepared
  rememberPrepared(deps, booked.bookingId, session.prepared)
  return { ...booked, payment: { paymentId, provider } }
}
