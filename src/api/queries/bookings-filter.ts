import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'
import { addDays, type CalendarDate } from '@masar/domain/rental/calendar.ts'
import { makeWallClock, toInstant } from '@masar/domain/rental/rental-clock.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { BookingTab } from '@masar/domain/booking/booking-state.ts'

/** The filters of a list of bookings; null means no filter. */
export interface BookingFilters {
  /** Null shows the bookings of all three tabs, for staff. */
  tab: BookingTab | null
  /** Shows bookings with any of these statuses; an empty list shows all. */
  statuses: readonly BookingStatus[]
  /** Shows bookings of any of these suppliers; an empty list shows all. */
  suppliers: readonly string[]
  /** `from` is the earliest day of the pick-up, `to` the latest day of the drop-off. */
  from: CalendarDate | null
  to: CalendarDate | null
  /** The pick-up location. */
  location: string | null
  dropOff: string | null
  keyword: string | null
}

export type WireFilter = NonNullable<components['schemas']['BookingsFilter']>

/**
 * Converts filters to those of a request. Days are in the default time zone, and the last day is included. The
 * past bookings tab also sets an end time, for backends that do not support `when`.
 */
export function toWireFilter(filters: BookingFilters): WireFilter | null {
  const { tab, from, location, dropOff, keyword } = filters
  const now = tab === 'past' ? new Date().toISOString() : null
  const end = findLastInstant(filters) ?? now
  const filter = {
    ...(from && { from: toMidnight(from) }),
    ...(end && { to: now && now < end ? now : end }),
    ...(location && { pickupLocation: location }),
    ...(dropOff && { dropOffLocation: dropOff }),
    ...(keyword && { keyword }),
  }
  return Object.keys(filter).length > 0 ? filter : null
}

const findLastInstant = ({ to }: BookingFilters) => (to ? toMidnight(addDays(to, 1)) : null)

export const toMidnight = (day: CalendarDate) => toInstant(makeWallClock(day, 0)).toISOString()
