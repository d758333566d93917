import { recordEvents } from '../../bookings/events.ts'
import { tellAboutBooking } from '../../bookings/notices.ts'
import type { Database } from '../../db/connect.ts'
import { transaction } from '../../db/transaction.ts'
import { type Cashier, type Payment, providerOf } from '../cashier.ts'
import { ProviderDown, RefundRefused } from '../provider.ts'
import type { Paid, RefundReason } from './confirm-booking.ts'
import { noteRefusal } from './failed-refund.ts'

/**
 * Notes that money goes back before anybody is asked to send it: whatever happens then, the sweep
 * finds it and goes on until it has gone.
 */
export async function markForRefund(
  tx: Database,
  { payment, truth, now }: Paid,
  reason: RefundReason,
): Promise<Payment> {
  const { amount, currency, chargeId } = truth
  const marked = await tx
    .updateTable('payment')
    .set({ status: 'refunding', reason, charge_id: chargeId, due_at: now, tries: 0 })
    // What really came, should it differ from what was asked for.
    .set({ amount_minor: amount, currency, paid_at: now, updated_at: now })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const bookingId = payment.booking_id
  if (!bookingId) return marked
  await recordEvents(tx, bookingId, ['refunding'], now)
  const charged = { amount, currency }
  await tellAboutBooking(tx, { kind: 'refunding', bookingId, charged, now })
  return marked
}

/** Sends back what is marked to go; where the provider is not there or refuses, it stays marked. */
export async function giveBackNow(cashier: Cashier, payment: Payment): Promise<Payment> {
  if (payment.status !== 'refunding') return payment
  return giveBack(cashier, payment).catch((error: unknown) => {
    if (error instanceof ProviderDown || error instanceof RefundRefused) return payment
    throw error
  })
}

export async function giveBack(cashier: Cashier, payment: Payment): Promise<Payment> {
  const { reference } = payment
  if (reference === null) throw new Error('Nothing came that could go back.')
  const provider = providerOf(cashier, payment.provider)
  const truth = await provider.read(reference)
  const refund = await provider.refund(truth, keyOf(payment)).catch(async (error: unknown) => {
    if (error instanceof RefundRefused) await noteRefusal(cashier, payment)
    throw error
  })
  return transaction(cashier.db, (tx) =>
    noteRefunded(tx, payment, { ...refund, now: cashier.now() }),
  )
}

/** What has failed is answered with the same failure for a day, unless the key is another. */
const keyOf = ({ id, refund_failures }: Payment) =>
  refund_failures === 0 ? id : `${id}-${refund_failures}`

async function noteRefunded(
  tx: Database,
  payment: Payment,
  { refundId, now }: { refundId: string; now: Date },
): Promise<Payment> {
  const refunded = await tx
    .updateTable('payment')
    .set({ status: 'refunded', refund_id: refundId, refunded_at: now, due_at: null })
    .set({ updated_at: now })
    .where('id', '=', payment.id)
    .where('status', '=', 'refunding')
    .returningAll()
    .executeTakeFirst()
  // Another call was faster and has noted it.
  if (!refunded) return { ...payment, status: 'refunded' }
  const bookingId = refunded.booking_id
  if (!bookingId) return refunded
  await recordEvents(tx, bookingId, ['refunded'], now)
  const charged = { amount: refunded.amount_minor, currency: refunded.currency }
  await tellAboutBooking(tx, { kind: 'refunded', bookingId, charged, now })
  return refunded
}
