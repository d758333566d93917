import * as v from 'valibot'

import { listTabStatuses } from '#api/links/booking-tabs.ts'
import type { BookingFilters } from '#api/queries/bookings.query.ts'
import { idParam, isId, orUndefined, pageParam } from '#api/links/link-params.ts'
import { BOOKING_TABS, type BookingTab } from '@masar/domain/booking/booking-state.ts'
import { BOOKING_STATUSES } from '@masar/domain/booking/booking-status.ts'
import { type CalendarDate, isCalendarDate } from '@masar/domain/rental/calendar.ts'

/** The state of the list in the URL of `/bookings`: `?page=2&status=pending,reserved&q=clio`. */
export interface BookingsSearch {
  page?: number | undefined
  /** Missing for the upcoming tab. */
  tab?: BookingTab | undefined
  status?: string | undefined
  /** Comma-separated ids. */
  supplier?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** The pick-up location. */
  location?: string | undefined
  dropOff?: string | undefined
  q?: string | undefined
}

/** The id of the filter form, to which the fields outside its element belong. */
export const BOOKING_FILTER_FORM_ID = 'booking-filters'

export const NO_BOOKING_FILTERS: BookingFilters = {
  tab: null,
  statuses: [],
  suppliers: [],
  from: null,
  to: null,
  location: null,
  dropOff: null,
  keyword: null,
}

/** The maximum length in the contract. */
const MAX_KEYWORD_LENGTH = 100
/** The range of accepted dates. Date fields report dates outside this range while a year is being typed. */
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2099-12-30'

const dayParam = orUndefined(v.custom<CalendarDate>((value) => isDay(value)))

/**
 * A list of values, separated by commas in our links, or by dots when a form without JavaScript submits several
 * values.
 */
const listParam = orUndefined(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/[,.]/)),
  ),
)

const MAX_SUPPLIERS = 100

const filtersSchema = v.object({
  tab: orUndefined(v.picklist(BOOKING_TABS)),
  status: listParam,
  supplier: listParam,
  from: dayParam,
  to: dayParam,
  location: idParam,
  dropOff: idParam,
  q: v.optional(v.unknown()),
})

/**
 * Reads the search parameters, including `place` from older links. Ignores invalid values, so that a link still
 * shows bookings.
 */
export function readBookingsSearch(search: Record<string, unknown>): BookingsSearch {
  const filters = readFilters({ location: search['place'], ...search })
  return { page: v.parse(pageParam, search['page']), ...toBookingsSearch(filters) }
}

export function readFilters(search: Record<string, unknown>): BookingFilters {
  const {
    tab = null,
    status,
    supplier = [],
    from = null,
    to = null,
    location = null,
    dropOff = null,
    q,
  } = v.parse(filtersSchema, search)
  return {
    tab,
    statuses: BOOKING_STATUSES.filter((known) => status?.includes(known)),
    suppliers: [...new Set(supplier)].filter(isId).slice(0, MAX_SUPPLIERS),
    from,
    to: from && to && to < from ? null : to,
    location,
    dropOff,
    keyword: readKeyword(q),
  }
}

/** Converts filters to search parameters. Selecting all statuses is the same as selecting none. */
export function toBookingsSearch(filters: BookingFilters): BookingsSearch {
  const { tab, statuses, suppliers, from, to, location, dropOff, keyword } = filters
  const narrows = statuses.length > 0 && statuses.length < BOOKING_STATUSES.length
  return {
    tab: tab === null || tab === 'upcoming' ? undefined : tab,
    status: narrows ? statuses.join(',') : undefined,
    supplier: suppliers.length > 0 ? suppliers.join(',') : undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    location: location ?? undefined,
    dropOff: dropOff ?? undefined,
    q: keyword ?? undefined,
  }
}

/** Returns the number of active filters, not counting the tab. */
export const countFilters = (filters: BookingFilters): number =>
  Object.values(toBookingsSearch({ ...filters, tab: null })).filter((value) => value !== undefined)
    .length

/**
 * Sets the tab for a customer; staff have no tabs. An older link without a tab selects the cancelled tab if all
 * its statuses belong there. Drops statuses that bookings in the tab cannot have.
 */
export function selectTab(filters: BookingFilters, isStaff: boolean): BookingFilters {
  if (isStaff) return { ...filters, tab: null }
  const { statuses } = filters
  const isOff =
    statuses.length > 0 && statuses.every((one) => listTabStatuses('cancelled').includes(one))
  const tab = filters.tab ?? (isOff ? 'cancelled' : 'upcoming')
  return { ...filters, tab, statuses: statuses.filter((one) => listTabStatuses(tab).includes(one)) }
}

export const isDay = (value: unknown): value is CalendarDate =>
  isCalendarDate(value) && value >= FIRST_DAY && value <= LAST_DAY

/** Returns the trimmed keyword. Rejects control characters, which no name contains. */
export function readKeyword(value: unknown): string | null {
  const keyword = typeof value === 'string' ? value.trim() : ''
  const isOne = keyword !== '' && keyword.length <= MAX_KEYWORD_LENGTH
  return isOne && !/\p{Cc}/u.test(keyword) ? keyword : null
}
