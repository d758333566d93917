import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import { addDays, type CalendarDate } from '@masar/domain/rental/calendar.ts'
import { atMinute, toInstant } from '@masar/domain/rental/rental-clock.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { BookingTab } from '@masar/domain/booking/booking-state.ts'

/** The filters of a list of bookings; null does not filter. */
export interface BookingFilters {
  /** Null shows all three, for staff. */
  tab: BookingTab | null
  /** Any of these; an empty list shows all. */
  statuses: readonly BookingStatus[]
  /** Any of these; an empty list shows all. */
  suppliers: readonly string[]
  /** The first day of the pick-up and the last day of the drop-off. */
  from: CalendarDate | null
  to: CalendarDate | null
  /** Of the pick-up. */
  location: string | null
  dropOff: string | null
  keyword: string | null
}

export type WireFilter = NonNullable<components['schemas']['BookingsFilter']>

/**
 * Days use the default time zone; the last day is included. Past bookings end before now, also for a backend that
 * does not support `when`.
 */
export function toWireFilter(filters: BookingFilters): WireFilter | null {
  const { tab, from, location, dropOff, keyword } = filters
  const now = tab === 'past' ? new Date().toISOString() : null
  const end = findLastInstant(filters) ?? now
  const filter = {
    ...(from && { from: midnight(from) }),
    ...(end && { to: now && now < end ? now : end }),
    ...(location && { pickupLocation: location }),
    ...(dropOff && { dropOffLocation: dropOff }),
    ...(keyword && { keyword }),
  }
  return Object.keys(filter).length > 0 ? filter : null
}

const findLastInstant = ({ to }: BookingFilters) => (to ? midnight(addDays(to, 1)) : null)

export const midnight = (day: CalendarDate) => toInstant(atMinute(day, 0)).toISOString()
