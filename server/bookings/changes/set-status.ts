import { type BookingStatus, holdsCar } from '@masar/domain/booking/booking-status.ts'

import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import { isConstraintViolation } from '../../db/violation.ts'
import type { StoredBooking } from '../booking-viewer.ts'
import { recordEvents } from '../events.ts'
import { notifyAboutBooking } from '../notices/notify-about-booking.ts'
import { closeCarWindows } from '../windows.ts'
import { refundBooking } from './refund-booking.ts'

type StatusChange = { booking: StoredBooking; status: BookingStatus; now: Date }

/**
 * Sets the status of a booking and notifies the customer. Any status but `cancelled` also declines a
 * cancellation request. A database constraint ensures that the car is still free. If the new status no longer
 * holds the car, online payments are refunded.
 */
export async function setStatus(
  tx: Database,
  { booking, status, now }: StatusChange,
): Promise<void> {
  const { id, car_id: carId, cancel_request: isRequested } = booking
  const isDeclined = isRequested && status !== 'cancelled'
  if (booking.status === status && !isDeclined) return
  if (holdsCar(status)) await closeCarWindows(tx, carId, now)
  await tx
    .updateTable('booking')
    .set({ status, expires_at: null, cancel_request: isRequested && !isDeclined, updated_at: now })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw isConstraintViolation(error, 'booking_holds_its_car_alone')
        ? new Refusal('car-taken')
        : error
    })
  if (booking.status !== status) await recordEvents(tx, id, [status], now)
  const returned = holdsCar(status) ? null : await refundBooking(tx, id, now)
  const kind = isDeclined ? 'cancelDeclined' : (`became-${status}` as const)
  await notifyAboutBooking(tx, {
    ...(returned ? { kind: 'cancelledAndReturned', charged: returned } : { kind }),
    bookingId: id,
    now,
  })
}
