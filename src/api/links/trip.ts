import * as v from 'valibot'

import type { Trip } from '#domain/booking/trip.ts'

import { idParam, textParam } from './link-params.ts'

/**
 * Where and when, as the URL says it: `p` and `d` are location ids, `f` and `t` wall clocks of the
 * pick-up place (`2026-06-01T10:00`). The same four stand in `/search`, `/car/...` and `/checkout`.
 */
export interface TripSearch {
  p: string
  d: string
  f: string
  t: string
}

const wallClock = textParam(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/)

const tripSearchSchema = v.object({ p: idParam, d: idParam, f: wallClock, t: wallClock })

/** The controls of the search form, which a browser without JavaScript submits: a day and a time each. */
export const NATIVE_NAMES = {
  from: { date: 'fd', time: 'ft' },
  to: { date: 'td', time: 'tt' },
} as const

/** Removed from the address: what they say is in `f` and `t`. */
const NATIVE_PARAMS = { fd: undefined, ft: undefined, td: undefined, tt: undefined }

/** The parts of a trip that a URL holds in the right form; a missing drop-off is the pick-up. */
export function readTripSearch(search: Record<string, unknown>): Partial<TripSearch> {
  const {
    p,
    d = p,
    f,
    t,
  } = v.parse(tripSearchSchema, {
    ...search,
    f: search['f'] ?? [search['fd'], search['ft']].join('T'),
    t: search['t'] ?? [search['td'], search['tt']].join('T'),
  })
  return { ...NATIVE_PARAMS, p, d, f, t }
}

/** The whole trip, or null when a part is missing or the end is not after the start. */
export function toTrip({ p, d, f, t }: Partial<TripSearch>): Trip | null {
  if (!p || !d || !f || !t || t <= f) return null
  return { pickUp: p, dropOff: d, from: f, to: t }
}

export const toTripSearch = ({ pickUp, dropOff, from, to }: Trip): TripSearch => ({
  p: pickUp,
  d: dropOff,
  f: from,
  t: to,
})
