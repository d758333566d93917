import type { BookingFilters } from '#api/bookings.query.ts'
import { BOOKING_STATUSES, type BookingStatus } from '#domain/booking-status.ts'
import { isCalendarDate } from '#domain/calendar.ts'

/** The list's whole state, as `/bookings` says it: `?page=2&status=pending,reserved&q=clio`. */
export interface BookingsSearch {
  page?: number | undefined
  status?: string | undefined
  supplier?: string | undefined
  from?: string | undefined
  to?: string | undefined
  place?: string | undefined
  q?: string | undefined
}

export const NO_FILTERS: BookingFilters = {
  statuses: [],
  supplier: null,
  from: null,
  to: null,
  place: null,
  keyword: null,
}

const ID = /^[0-9a-f]{24}$/
/** The wire takes no longer one. */
const LONGEST_KEYWORD = 100
/** What a date field says while a year is being typed is no date yet. */
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2099-12-30'

/** What is wrong in a link is dropped, so that it still shows bookings. */
export function readBookingsSearch(search: Record<string, unknown>): BookingsSearch {
  const page = Number(search['page'])
  return {
    page: Number.isSafeInteger(page) && page > 1 && page <= 10_000 ? page : undefined,
    ...searchOf(filtersOf(search)),
  }
}

export function filtersOf(search: Record<string, unknown>): BookingFilters {
  const from = dayIn(search['from'])
  const to = dayIn(search['to'])
  return {
    statuses: statusesIn(search['status']),
    supplier: idIn(search['supplier']),
    from,
    to: from && to && to < from ? null : to,
    place: idIn(search['place']),
    keyword: keywordIn(search['q']),
  }
}

/** All statuses and none are the same: no filter. */
export function searchOf(filters: BookingFilters): BookingsSearch {
  const { statuses, supplier, from, to, place, keyword } = filters
  const narrows = statuses.length > 0 && statuses.length < BOOKING_STATUSES.length
  return {
    status: narrows ? statuses.join(',') : undefined,
    supplier: supplier ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    place: place ?? undefined,
    q: keyword ?? undefined,
  }
}

export const countOf = (filters: BookingFilters): number =>
  Object.values(searchOf(filters)).filter((value) => value !== undefined).length

export const isDay = (value: unknown): value is string =>
  isCalendarDate(value) && value >= FIRST_DAY && value <= LAST_DAY

function statusesIn(status: unknown): BookingStatus[] {
  const asked = typeof status === 'string' ? status.split(',') : []
  return BOOKING_STATUSES.filter((known) => asked.includes(known))
}

const dayIn = (value: unknown) => (isDay(value) ? value : null)

const idIn = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : null)

/** A character that no name has is a mistake or worse. */
export function keywordIn(value: unknown): string | null {
  const keyword = typeof value === 'string' ? value.trim() : ''
  const isOne = keyword !== '' && keyword.length <= LONGEST_KEYWORD
  return isOne && !/\p{Cc}/u.test(keyword) ? keyword : null
}
