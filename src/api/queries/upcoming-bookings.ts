import { getBookingState, findTab } from '@masar/domain/booking/booking-state.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import type { ListPage } from '../response-shapes.ts'
import {
  type BookingFilters,
  toMidnight,
  toWireFilter,
  type WireFilter,
} from './bookings-filter.ts'

type Row = components['schemas']['BookingRow']

/** Our server's maximum page size; other backends may have one, too. */
const PAGE_SIZE = 100
/** Enough for the upcoming bookings of any customer. */
const MAX_PAGES = 10

type PageFetcher = (
  filter: WireFilter,
  part: { page: number; size: number },
) => Promise<ListPage<Row>>

interface UpcomingRequest {
  page: number
  size: number
  filters: BookingFilters
  now: Date
}

/**
 * Lists rentals that have not ended, for backends without such a filter: fetches those that start later and
 * those that are in progress. Sorts and paginates them here, because the backend sorts by creation date.
 */
export async function listUpcoming(
  list: PageFetcher,
  { page, size, filters, now }: UpcomingRequest,
): Promise<ListPage<Row>> {
  const { from: _day, ...others } = toWireFilter(filters) ?? {}
  const first = filters.from ? toMidnight(filters.from) : ''
  const instant = now.toISOString()
  const [coming, today] = await Promise.all([
    listAll(list, { ...others, from: first > instant ? first : instant }),
    listAll(list, { ...others, dateBetween: instant }),
  ])
  const running = today.filter(
    (row) => hasNotEnded(row, now) && isBefore(row.from, instant) && !isBefore(row.from, first),
  )
  const rows = [...running, ...coming].sort((a, b) => Date.parse(a.from) - Date.parse(b.from))
  return { rows: rows.slice((page - 1) * size, page * size), total: rows.length }
}

async function listAll(list: PageFetcher, filter: WireFilter): Promise<Row[]> {
  const { rows, total } = await list(filter, { page: 1, size: PAGE_SIZE })
  const pages = Math.min(Math.ceil(total / PAGE_SIZE), MAX_PAGES)
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    list(filter, { page: index + 2, size: PAGE_SIZE }),
  )
  return [...rows, ...(await Promise.all(others)).flatMap((page) => page.rows)]
}

/** Returns whether a rental has not ended. If its status is unknown, only its end time counts. */
function hasNotEnded(row: Row, now: Date): boolean {
  const state = getBookingState(row, now)
  return state === null ? Date.parse(row.to) > now.getTime() : findTab(state) === 'upcoming'
}

/** Compares instants; an empty one is before every other. */
const isBefore = (a: string, b: string) => b !== '' && (a === '' || Date.parse(a) < Date.parse(b))
