import { BOOKING_STATUSES, type BookingStatus } from '#domain/booking/booking-status.ts'

/** A customer's list in three: rentals that have not ended, those that have, and what came to nothing. */
export const BOOKING_TABS = ['upcoming', 'past', 'cancelled'] as const
export type BookingTab = (typeof BOOKING_TABS)[number]

const CAME_TO_NOTHING: readonly BookingStatus[] = ['cancelled', 'void']

/** The statuses that bookings of a tab can have. */
export const tabStatuses = (tab: BookingTab | null): BookingStatus[] =>
  BOOKING_STATUSES.filter(
    (status) => tab === null || CAME_TO_NOTHING.includes(status) === (tab === 'cancelled'),
  )
