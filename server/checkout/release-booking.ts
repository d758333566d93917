import type { Account } from '../account/sessions/session.ts'
import { hasMadeBooking } from '../bookings/guest-booking.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { transaction } from '../db/transaction.ts'
import type { CookieJar } from '../http/cookies.ts'
import { type Payment, type PaymentDeps, UNSETTLED_STATUSES } from '../payments/payment-deps.ts'
import { ProviderDownError } from '../payments/provider.ts'
import { closePayment } from './settling/close-payment.ts'

type UnfinishedBooking = { bookingId: ObjectId; sessionId: string }
/** The requester: a customer, or the browser of the guest who has just booked. */
export type Caller = { visitor: Account | null; cookies: CookieJar }

/**
 * Releases a booking that awaits its online payment, and deletes the account created for the guest, so that
 * they can try again with the same address. The booking's payments are closed first: if one turns out to be
 * paid, the booking is confirmed and kept. Other bookings are not released.
 */
export async function releaseUnfinishedBooking(
  deps: PaymentDeps & Caller,
  unfinished: UnfinishedBooking,
): Promise<void> {
  const { db } = deps
  const { bookingId, sessionId } = unfinished
  // Before a payment was opened, the owner sends the booking's own id instead of a session id.
  const isTheirs =
    sessionId === bookingId
      ? await hasMadeBooking(deps, bookingId)
      : await isBookingPayment(db, unfinished)
  if (!isTheirs) return
  await closePayments(deps, bookingId)
  await transaction(db, (tx) => deleteUnpaidBooking(tx, bookingId, deps.now()))
}

/**
 * Closes the open payments of a booking at their provider. If one has been paid, confirms the booking. If a
 * provider is unreachable, leaves its payment to the sweep, so that the customer does not wait.
 */
export async function closePayments(deps: PaymentDeps, bookingId: ObjectId): Promise<void> {
  for (const payment of await findOpenPayments(deps.db, bookingId))
    await closePayment(deps, payment).catch(ignoreProviderDown)
}

/** Deletes a booking that still awaits its payment, and the account created for its guest. */
export async function deleteUnpaidBooking(
  tx: Database,
  bookingId: ObjectId,
  now: Date,
): Promise<void> {
  const booking = await tx
    .selectFrom('booking')
    .select('driver_id')
    .where('id', '=', bookingId)
    .where('status', '=', 'void')
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (!booking) return
  await tx
    .updateTable('payment')
    .set({ due_at: now, updated_at: now })
    .where('booking_id', '=', bookingId)
    .where('status', 'in', UNSETTLED_STATUSES)
    .execute()
  await tx.deleteFrom('booking').where('id', '=', bookingId).execute()
  await deleteGuest(tx, booking.driver_id)
}

async function isBookingPayment(
  db: Database,
  { bookingId, sessionId }: UnfinishedBooking,
): Promise<boolean> {
  return (await findSessionBooking(db, sessionId)) === bookingId
}

export const findOpenPayments = (db: Database, bookingId: ObjectId): Promise<Payment[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', 'in', UNSETTLED_STATUSES)
    .execute()

async function deleteGuest(tx: Database, accountId: ObjectId): Promise<void> {
  await tx
    .deleteFrom('account')
    .where('id', '=', accountId)
    .where('active', '=', false)
    .where('verified', '=', false)
    .where('password_hash', 'is', null)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('booking').select('id').where('driver_id', '=', accountId)),
      ),
    )
    .execute()
}

export async function findSessionBooking(
  db: Database,
  sessionId: string,
): Promise<ObjectId | null> {
  const row = await db
    .selectFrom('payment')
    .select('booking_id')
    .where('reference', '=', sessionId)
    .executeTakeFirst()
  return row?.booking_id ?? null
}

function ignoreProviderDown(error: unknown): null {
  if (error instanceof ProviderDownError) return null
  throw error
}
