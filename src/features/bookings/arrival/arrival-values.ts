import type { TripDetailsChange } from '#api/calls/trip-details.ts'
import type { Booking } from '#api/queries/bookings.query.ts'
import { isWallClock, toInstant, toWallClock } from '@masar/domain/rental/rental-clock.ts'

import { bookingTimes } from '../booking-times.ts'

/** The values of the form; the arrival is a wall clock of the pick-up location, or empty. */
export type ArrivalValues = { travelNumber: string; expectedArrival: string; note: string }

export const NO_VALUES: ArrivalValues = { travelNumber: '', expectedArrival: '', note: '' }

export function toArrivalValues(booking: Booking): ArrivalValues {
  const { travelNumber, expectedArrival, note } = booking.tripDetails ?? {}
  const { zone } = bookingTimes(booking)
  return {
    travelNumber: travelNumber ?? '',
    expectedArrival: expectedArrival ? toWallClock(expectedArrival, zone) : '',
    note: note ?? '',
  }
}

/** Whether there is something to read. */
export function hasArrivalDetails({ tripDetails: details }: Booking): boolean {
  const { travelNumber, expectedArrival, note, delayReported } = details ?? {}
  return [travelNumber, expectedArrival, note, delayReported].some(Boolean)
}

/** The instant of a wall clock; null when it is incomplete. */
export const toArrival = (wallClock: string, zone: string): string | null =>
  isWallClock(wallClock) ? toInstant(wallClock, zone).toISOString() : null

/**
 * Only the edited fields, so that another device's edits of the others stay; null when nothing was
 * edited.
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

/** Pasted tabs and other control characters, which the server rejects, become spaces. */
export const cleanNote = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim()
