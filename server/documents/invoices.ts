import { EXTRAS } from '@masar/domain/pricing/extras.ts'
import { isInactiveBooking } from '@masar/domain/booking/booking-state.ts'
import { sumAmounts } from '@masar/domain/money/money.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'

import { lockBookings } from '../bookings/lock-bookings.ts'
import { sumLines } from '../bookings/read/booking-rows.ts'
import type { OperatorIdentity } from '../config/operator-identity.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { transaction } from '../db/transaction.ts'
import {
  describeBooking,
  type DocumentBooking,
  type DocumentFacts,
  type DocumentLine,
  readDocumentBooking,
} from './document-facts.ts'
import { issueDocument } from './issue-document.ts'

const DAY_MS = 86_400_000
/**
 * Invoices for older rentals are issued only on request, so that a new setting does not create invoices for all
 * past rentals.
 */
const MAX_SWEEP_AGE_DAYS = 31
const BATCH_SIZE = 50

type IssueDeps = { operator: OperatorIdentity | null; now: Date }

/**
 * Issues the invoices of rentals that have ended. Runs every minute. A failure is logged and does not affect
 * the other invoices.
 */
export async function sweepInvoices(
  db: Database,
  { operator, now }: IssueDeps,
  log: (line: string) => void,
): Promise<void> {
  if (!operator) return
  const due = await selectDueBookings(db, now)
    .where('ends_at', '>', new Date(now.getTime() - MAX_SWEEP_AGE_DAYS * DAY_MS))
    .orderBy('ends_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
  for (const { id } of due)
    await issueInvoice(db, id, { operator, now }).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : 'Error'
      log(`The invoice of booking ${id} will be issued later: ${name}`)
    })
}

/** Issues the invoice of a booking if it is due and the sweep has not issued it yet. */
export async function issueInvoiceOnRequest(
  db: Database,
  id: ObjectId,
  { operator, now }: IssueDeps,
): Promise<void> {
  if (!operator) return
  const due = await selectDueBookings(db, now).where('id', '=', id).executeTakeFirst()
  if (due) await issueInvoice(db, id, { operator, now })
}

/**
 * Selects bookings that are over and have a payment that was not refunded. A booking with an open refund is due
 * only once the refund has been sent. Payments at the counter count once staff have recorded them.
 */
const selectDueBookings = (db: Database, now: Date) =>
  db
    .selectFrom('booking')
    .select('id')
    .where('ends_at', '<=', now)
    .where((where) => {
      const payments = where
        .selectFrom('payment')
        .select('payment.id')
        .whereRef('payment.booking_id', '=', 'booking.id')
      const invoice = where
        .selectFrom('booking_document')
        .select('booking_document.id')
        .whereRef('booking_document.booking_id', '=', 'booking.id')
        .where('kind', '=', 'invoice')
      return where.and([
        where.not(where.exists(invoice)),
        where.not(where.exists(payments.where('payment.status', '=', 'refunding'))),
        where.or([
          where('status', 'in', ['deposit', 'paid', 'paidInFull']),
          where.exists(payments.where('payment.status', '=', 'paid')),
        ]),
      ])
    })

const issueInvoice = (
  db: Database,
  id: ObjectId,
  { operator, now }: { operator: OperatorIdentity; now: Date },
) =>
  transaction(db, async (tx) => {
    await lockBookings(tx, [id])
    // Another server may have issued the invoice, or a refund may have started.
    const due = await selectDueBookings(tx, now).where('id', '=', id).executeTakeFirst()
    const booking = due && (await readDocumentBooking(tx, id))
    if (!booking) return
    const described = describeBooking(booking, operator)
    const lines = listInvoiceLines(booking)
    await issueDocument(tx, {
      kind: 'invoice',
      bookingId: id,
      currency: getBaseCurrency(),
      language: booking.language,
      taxRate: operator.taxRate,
      facts: {
        ...described,
        lines,
        settlement: computeSettlement(booking, described.terms, lines),
      },
      now,
    })
  })

/** Lists the rental and the extras; for a cancelled booking, only the amount that was not refunded. */
function listInvoiceLines(booking: DocumentBooking): DocumentLine[] {
  if (isInactiveBooking(booking)) return [{ kind: 'kept', amount: booking.paid_online }]
  const bill = booking.price_lines as { kind: string; amount: number }[]
  const extras = EXTRAS.flatMap((kind) => {
    const amount = bill.find((line) => line.kind === kind)?.amount ?? 0
    return amount > 0 ? [{ kind, amount }] : []
  })
  const rental = sumLines(bill) - sumAmounts(extras.map(({ amount }) => amount))
  return [{ kind: 'rental', amount: rental }, ...extras]
}

/**
 * Computes what has been paid for the rental, online or as recorded by staff, and what is due. A refundable
 * deposit does not count.
 */
function computeSettlement(
  booking: DocumentBooking,
  { choice, deposit }: DocumentFacts['terms'],
  lines: readonly DocumentLine[],
) {
  const { status, paid_online: paidOnline } = booking
  const total = sumAmounts(lines.map(({ amount }) => amount))
  const refundable = choice === 'deposit' || choice === 'full' ? deposit : 0
  const isSettled = isInactiveBooking(booking) || status === 'paid' || status === 'paidInFull'
  const paid = isSettled ? total : Math.min(total, Math.max(0, paidOnline - refundable))
  return { paid, due: total - paid }
}
