import {
  type BookingOrder,
  type BookingResult,
  createBooking,
  HoldsStillPayable,
} from '../bookings/create/create-booking.ts'
import { findOwnHolds, type WantedRental } from '../bookings/read/own-holds.ts'
import type { Database } from '../db/connection/connect.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { closePayments, deleteUnpaidBooking, findOpenPayments } from './release-booking.ts'

type Wanted = Pick<WantedRental, 'carId' | 'period' | 'cookies'>

/**
 * Creates a booking and deletes the unpaid bookings with which the same customer already holds the car, in one
 * transaction: a rejected request deletes nothing. If these bookings have open payments, a first attempt only
 * shows that nothing else prevents the booking. Then the payments are closed at their provider, for which a
 * transaction cannot wait, and a second attempt creates the booking.
 */
export async function replaceOwnHolds(
  deps: PaymentDeps,
  order: Omit<BookingOrder, 'releaseOwnHolds'>,
  wanted: Wanted,
): Promise<BookingResult> {
  const { db, now } = deps
  const holds = { ...wanted, attempt: order.attempt, now: now() }
  try {
    return await createBooking(db, {
      ...order,
      releaseOwnHolds: (tx) => releaseAll(tx, holds),
    })
  } catch (error) {
    if (!(error instanceof HoldsStillPayable)) throw error
    for (const id of error.bookingIds) await closePayments(deps, id)
  }
  return createBooking(db, {
    ...order,
    releaseOwnHolds: (tx) => releaseUnlessProcessing(tx, holds),
  })
}

/** Releases the customer's holds and returns those that may still be paid. */
async function releaseAll(tx: Database, holds: WantedRental) {
  const payable = []
  for (const id of await findOwnHolds(tx, holds)) {
    if ((await findOpenPayments(tx, id)).length > 0) payable.push(id)
    await deleteUnpaidBooking(tx, id, holds.now)
  }
  return payable
}

/** Releases the customer's holds, except bookings whose payment is processing: their money must not be lost. */
async function releaseUnlessProcessing(tx: Database, holds: WantedRental) {
  for (const id of await findOwnHolds(tx, holds)) {
    const open = await findOpenPayments(tx, id)
    if (open.every(({ status }) => status !== 'processing'))
      await deleteUnpaidBooking(tx, id, holds.now)
  }
  return []
}
