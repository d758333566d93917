import { answerOrNone } from '#api/answer.ts'
import type { PaymentProviderName } from '#domain/payment/providers.ts'
import type { FlowDeps } from '#flows/flow-deps.ts'
import type { Booked, BookingRequest } from '#machines/placing/placing-facts.ts'
import type { components } from '#openapi/schema.d.ts'

import {
  type EarlySession,
  type EarlySessionRequest,
  openEarlySession,
  rememberPrepared,
} from '../../../payment/ports/early-session.ts'
import { listProviders } from '../../../payment/ports/list-providers.ts'
import type { NotedRental } from '../../../payment/ports/payment-note.ts'

type CheckoutBody = components['schemas']['Checkout']

/** What a booking says of its payment, at a backend that wants to know it before there is one. */
export interface PaymentBefore {
  named: Pick<CheckoutBody, 'sessionId' | 'customerId' | 'payPal'>
  session: EarlySession | null
}

const NOTHING: PaymentBefore = { named: { payPal: false }, session: null }

/** Opens the session of Stripe, or says that PayPal it will be. */
export async function preparePaymentBefore(
  deps: FlowDeps,
  { key, choice, price, driver }: BookingRequest,
  rental: NotedRental,
): Promise<PaymentBefore> {
  if (choice === 'later' || deps.config.capabilities.paymentsForBookings) return NOTHING
  const [offer] = await listProviders(deps)
  if (!offer) return NOTHING
  return BEFORE[offer.name](deps, { key, amount: price, payer: driver, rental })
}

const BEFORE: Record<
  PaymentProviderName,
  (deps: FlowDeps, request: EarlySessionRequest) => Promise<PaymentBefore>
> = {
  sandbox: () => Promise.resolve(NOTHING),
  payPal: () => Promise.resolve({ named: { payPal: true }, session: null }),
  stripe: async (deps, request) => {
    const session = await openEarlySession(deps, request)
    const { customerId, prepared } = session
    return { named: { payPal: false, sessionId: prepared.paymentId, customerId }, session }
  },
}

/** A booking that an earlier try has made for this session. */
export async function findBySession(
  { api }: FlowDeps,
  { session }: PaymentBefore,
  signal: AbortSignal,
): Promise<Booked | null> {
  if (!session) return null
  const path = { sessionId: session.prepared.paymentId }
  const call = api.GET('/api/booking-id/{sessionId}', { params: { path }, signal })
  const bookingId = await answerOrNone(call)
  return bookingId === null ? null : { bookingId, status: 'void' }
}

/** The form of the session is opened for this booking, which is given back by it, too. */
export function withItsPayment(deps: FlowDeps, booked: Booked, { session }: PaymentBefore): Booked {
  if (!session) return booked
  const { paymentId, provider } = session.prepared
  rememberPrepared(deps, booked.bookingId, session.prepared)
  return { ...booked, payment: { paymentId, provider } }
}
