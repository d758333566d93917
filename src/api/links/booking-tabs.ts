import { type BookingTab, isOff } from '@masar/domain/booking/booking-state.ts'
import { BOOKING_STATUSES, type BookingStatus } from '@masar/domain/booking/booking-status.ts'

/** The statuses that bookings of a tab can have. */
export const tabStatuses = (tab: BookingTab | null): BookingStatus[] =>
  BOOKING_STATUSES.filter((status) => tab === null || isOff({ status }) === (tab === 'cancelled'))
