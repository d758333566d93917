import { type BookingTab, isInactiveBooking } from '@masar/domain/booking/booking-state.ts'
import { BOOKING_STATUSES, type BookingStatus } from '@masar/domain/booking/booking-status.ts'

/** Returns the statuses that bookings in a tab can have. */
export const listTabStatuses = (tab: BookingTab | null): BookingStatus[] =>
  BOOKING_STATUSES.filter(
    (status) => tab === null || isInactiveBooking({ status }) === (tab === 'cancelled'),
  )
