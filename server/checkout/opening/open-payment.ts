import type { MajorUnits } from '@masar/openapi/schema.d.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'

import { Refusal } from '../../contract/problem.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { transaction } from '../../db/transaction.ts'
import { isUnsettled, type Payment, type PaymentDeps } from '../../payments/payment-deps.ts'
import { type ProviderSession, ProviderDownError } from '../../payments/provider.ts'
import { closePayment } from '../settling/close-payment.ts'
import { requireAgreedCharge, fetchKnownRate } from './expected-charge.ts'
import { type PayableBooking, registerPayment } from './register-payment.ts'

export type RequestedPayment = {
  bookingId: ObjectId
  provider: PaymentProviderName
  amount: MajorUnits
  currency: string
  key: string | null
  country: string
  /** The language of the page; defaults to the driver's. */
  locale?: string
  name: string
  description: string
  publicUrl: URL
  ratesUrl: URL | undefined
}

export type OpenedPayment = { payment: Payment; opened: ProviderSession; windowEnd: Date }

/**
 * Opens a payment for a booking that awaits one. A booking has at most one payment that can be paid: earlier
 * ones are first closed at their provider, and their results are stored.
 */
export async function openPayment(
  deps: PaymentDeps,
  requested: RequestedPayment,
): Promise<OpenedPayment> {
  const { db, now } = deps
  const provider = deps.providers.find(({ name }) => name === requested.provider)
  if (!provider) throw new Refusal('method-unavailable')
  const registration = { ...requested, now: now() }
  const rate = await fetchKnownRate(db, registration)
  const registered = await transaction(db, (tx) =>
    registerPayment(tx, {
      ...registration,
      chargeFor: (base) => requireAgreedCharge(base, rate, registration),
    }),
  )
  const { payment, booking, windowEnd, former } = registered
  await closeFormerPayments(deps, former, payment)
  const opened = await provider
    .open({
      ...(await createPaymentOrder(deps, booking, requested)),
      ...toPaymentFacts(payment, windowEnd),
    })
    .catch(rethrowProviderDown)
  return {
    payment: await recordOpenedPayment(deps, { payment, opened, windowEnd }),
    opened,
    windowEnd,
  }
}

async function closeFormerPayments(
  deps: PaymentDeps,
  former: Payment[],
  next: Payment,
): Promise<void> {
  for (const payment of former) {
    // If it cannot be closed now, the sweep closes it; if it is paid anyway, it is refunded.
    const closed = await closePayment(deps, payment).catch(ignoreProviderDown)
    if (!closed || (closed.status !== 'paid' && closed.status !== 'processing')) continue
    await expirePayment(deps, next)
    if (closed.status === 'processing') throw new Refusal('payment-pending')
    const bookingId = closed.booking_id
    throw new Refusal('already-paid', bookingId ? { bookingId } : {})
  }
}

async function expirePayment({ db, now }: PaymentDeps, { id }: Payment): Promise<void> {
  await db
    .updateTable('payment')
    .set({ status: 'expired', due_at: null, updated_at: now() })
    .where('id', '=', id)
    .where('reference', 'is', null)
    .execute()
}

/** The receipt goes to the driver of the booking, even when another person opens the form. */
async function createPaymentOrder(
  { db }: PaymentDeps,
  booking: PayableBooking,
  requested: RequestedPayment,
) {
  const driver = await db
    .selectFrom('account')
    .select(['email', 'full_name', 'language'])
    .where('id', '=', booking.driver_id)
    .executeTakeFirstOrThrow()
  const { locale = driver.language, name, description, publicUrl } = requested
  return {
    bookingId: booking.id,
    receiptEmail: driver.email,
    customerName: driver.full_name,
    locale,
    name,
    description,
    returnUrl: `${new URL('/checkout-session/', publicUrl).href}{reference}`,
  }
}

const toPaymentFacts = (payment: Payment, windowEnd: Date) => ({
  paymentId: payment.id,
  reference: payment.reference,
  amount: payment.amount_minor,
  currency: payment.currency,
  expiresAt: windowEnd,
})

/**
 * Records that the payment is open. If another tab has opened another payment in the meantime, closes this one
 * and throws.
 */
async function recordOpenedPayment(
  deps: PaymentDeps,
  { payment: { id }, opened, windowEnd }: OpenedPayment,
): Promise<Payment> {
  const { db, now } = deps
  const payment = await db
    .updateTable('payment')
    .set({ reference: opened.reference, updated_at: now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (payment.superseded || !isUnsettled(payment)) {
    await closePayment(deps, payment).catch(ignoreProviderDown)
    throw new Refusal('payment-declined', { reason: 'superseded' })
  }
  if (payment.status !== 'opening') return payment
  const open = await db
    .updateTable('payment')
    .set({ status: 'open', due_at: windowEnd, updated_at: now() })
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .returningAll()
    .executeTakeFirst()
  return open ?? payment
}

function ignoreProviderDown(error: unknown): null {
  if (error instanceof ProviderDownError) return null
  throw error
}

function rethrowProviderDown(error: unknown): never {
  throw error instanceof ProviderDownError ? new Refusal('provider-unavailable') : error
}
