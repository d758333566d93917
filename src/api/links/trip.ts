import * as v from 'valibot'

import type { Trip } from '@masar/domain/booking/trip.ts'
import type { WallClock } from '@masar/domain/rental/rental-clock.ts'

import { idParam, orUndefined } from './link-params.ts'

/**
 * The locations and times of a trip in a URL: `pickup` and `dropoff` are location ids, `from` and `to`
 * wall-clock times at the pick-up location (`2026-06-01T10:00`). `/search`, `/car/...` and `/checkout` use the
 * same four parameters.
 */
export interface TripSearch {
  pickup: string
  dropoff: string
  from: WallClock
  to: WallClock
}

const WALL_CLOCK_PATTERN = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/

const wallClockSchema = orUndefined(
  v.custom<WallClock>((value) => typeof value === 'string' && WALL_CLOCK_PATTERN.test(value)),
)

const tripSearchSchema = v.object({
  pickup: idParam,
  dropoff: idParam,
  from: wallClockSchema,
  to: wallClockSchema,
})

/** The names of the date and time fields that the search form submits without JavaScript. */
export const NATIVE_FIELD_NAMES = {
  from: { date: 'fromDate', time: 'fromTime' },
  to: { date: 'toDate', time: 'toTime' },
} as const

/** Set to undefined to remove the parameters from the URL, because `from` and `to` contain the same values. */
const NATIVE_PARAMS = {
  fromDate: undefined,
  fromTime: undefined,
  toDate: undefined,
  toTime: undefined,
}

/** Returns the valid parts of a trip in a URL. The drop-off defaults to the pick-up. */
export function readTripSearch(search: Record<string, unknown>): Partial<TripSearch> {
  const {
    pickup,
    dropoff = pickup,
    from,
    to,
  } = v.parse(tripSearchSchema, {
    ...search,
    from: search['from'] ?? [search['fromDate'], search['fromTime']].join('T'),
    to: search['to'] ?? [search['toDate'], search['toTime']].join('T'),
  })
  return { ...NATIVE_PARAMS, pickup, dropoff, from, to }
}

/** Returns the trip, or null when a part is missing or the end is not after the start. */
export function toTrip({ pickup, dropoff, from, to }: Partial<TripSearch>): Trip | null {
  if (!pickup || !dropoff || !from || !to || to <= from) return null
  return { pickUp: pickup, dropOff: dropoff, from, to }
}

export const toTripSearch = ({ pickUp, dropOff, from, to }: Trip): TripSearch => ({
  pickup: pickUp,
  dropoff: dropOff,
  from,
  to,
})
