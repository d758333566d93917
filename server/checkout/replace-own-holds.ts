import {
  type BookingOrder,
  type BookingResult,
  createBooking,
  PayableHoldsError,
} from '../bookings/create/create-booking.ts'
import { findOwnHolds, type RequestedRental } from '../bookings/read/own-holds.ts'
import type { Database } from '../db/connection/connect.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { closePayments, deleteUnpaidBooking, findOpenPayments } from './release-booking.ts'

type RequestedHold = Pick<RequestedRental, 'carId' | 'period' | 'cookies'>

/**
 * Creates a booking and deletes the customer's own unpaid bookings that hold the car, in one transaction, so
 * that a rejected request deletes nothing. If these bookings have open payments, a first attempt only checks
 * that nothing else prevents the booking. The payments are then closed at their provider, which is too slow for
 * a transaction, and a second attempt creates the booking.
 */
export async function replaceOwnHolds(
  deps: PaymentDeps,
  order: Omit<BookingOrder, 'releaseOwnHolds'>,
  requested: RequestedHold,
): Promise<BookingResult> {
  const { db, now } = deps
  const holds = { ...requested, attempt: order.attempt, now: now() }
  try {
    return await createBooking(db, {
      ...order,
      releaseOwnHolds: (tx) => releaseAllHolds(tx, holds),
    })
  } catch (error) {
    if (!(error instanceof PayableHoldsError)) throw error
    for (const id of error.bookingIds) await closePayments(deps, id)
  }
  return createBooking(db, {
    ...order,
    releaseOwnHolds: (tx) => releaseIdleHolds(tx, holds),
  })
}

/** Releases the customer's holds and returns those that can still be paid. */
async function releaseAllHolds(tx: Database, holds: RequestedRental) {
  const payable = []
  for (const id of await findOwnHolds(tx, holds)) {
    if ((await findOpenPayments(tx, id)).length > 0) payable.push(id)
    await deleteUnpaidBooking(tx, id, holds.now)
  }
  return payable
}

/**
 * Releases the customer's holds, except bookings whose payment is processing, because that money must not be
 * lost.
 */
async function releaseIdleHolds(tx: Database, holds: RequestedRental) {
  for (const id of await findOwnHolds(tx, holds)) {
    const open = await findOpenPayments(tx, id)
    if (open.every(({ status }) => status !== 'processing'))
      await deleteUnpaidBooking(tx, id, holds.now)
  }
  return []
}
