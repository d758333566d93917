import { BOOKING_STATUSES, type BookingStatus } from '#domain/booking-status.ts'

/** The list's whole state, as `/bookings` says it: `?page=2&status=pending,reserved`. */
export interface BookingsSearch {
  page?: number | undefined
  status?: string | undefined
}

export function readBookingsSearch(search: Record<string, unknown>): BookingsSearch {
  const page = Number(search['page'])
  return {
    page: Number.isSafeInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
    status: searchOfStatuses(statusesOf(search['status'])),
  }
}

/** What is not a status is dropped, so that a wrong link still shows bookings. */
export function statusesOf(status: unknown): BookingStatus[] {
  const asked = typeof status === 'string' ? status.split(',') : []
  return BOOKING_STATUSES.filter((known) => asked.includes(known))
}

/** All and none are the same: no filter. */
export const searchOfStatuses = (statuses: readonly BookingStatus[]): string | undefined =>
  statuses.length && statuses.length < BOOKING_STATUSES.length ? statuses.join(',') : undefined
