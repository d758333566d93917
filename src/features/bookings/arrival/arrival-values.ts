import type { TripDetailsChange } from '#api/calls/trip-details.ts'
import type { Booking } from '#api/queries/bookings.query.ts'
import { isWallClock, toInstant, toWallClock } from '@masar/domain/rental/rental-clock.ts'

import { toBookingTimes } from '../booking-times.ts'

/** The values of the form. The arrival is a wall-clock time at the pick-up location, or empty. */
export type ArrivalValues = { travelNumber: string; expectedArrival: string; note: string }

export const NO_ARRIVAL_VALUES: ArrivalValues = { travelNumber: '', expectedArrival: '', note: '' }

export function toArrivalValues(booking: Booking): ArrivalValues {
  const { travelNumber, expectedArrival, note } = booking.tripDetails ?? {}
  const { zone } = toBookingTimes(booking)
  return {
    travelNumber: travelNumber ?? '',
    expectedArrival: expectedArrival ? toWallClock(expectedArrival, zone) : '',
    note: note ?? '',
  }
}

/** Whether the booking has any arrival details. */
export function hasArrivalDetails({ tripDetails: details }: Booking): boolean {
  const { travelNumber, expectedArrival, note, delayReported } = details ?? {}
  return [travelNumber, expectedArrival, note, delayReported].some(Boolean)
}

/** Converts a wall-clock time to an ISO instant; returns null when it is incomplete. */
export const toArrival = (wallClock: string, zone: string): string | null =>
  isWallClock(wallClock) ? toInstant(wallClock, zone).toISOString() : null

/**
 * Returns only the edited fields, so that other fields edited on another device are not overwritten; null when
 * nothing was edited.
 */
export function toDetailsChange(
  values: ArrivalValues,
  before: ArrivalValues,
  zone: string,
): TripDetailsChange | null {
  const texts = (['travelNumber', 'note'] as const).flatMap((name) => {
    const text = cleanNote(values[name])
    return text === before[name] ? [] : [[name, text || null] as const]
  })
  const { expectedArrival } = values
  const isMoved = expectedArrival !== before.expectedArrival
  const change: TripDetailsChange = {
    ...Object.fromEntries(texts),
    ...(isMoved && { expectedArrival: toArrival(expectedArrival, zone) }),
  }
  return Object.keys(change).length > 0 ? change : null
}

/** Replaces pasted tabs and other control characters, which the server rejects, with spaces. */
export const cleanNote = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim()
