import type { Booking } from '#api/bookings.query.ts'
import type { Driver } from '#domain/driver.ts'
import { EXTRAS, type Extra } from '#domain/extras.ts'
import { calendarDateOf, isWallClock } from '#domain/rental-clock.ts'
import type { Amendable } from '#machines/amendment/amendment-facts.ts'
import { BLANK_DRAFT } from '#machines/checkout/draft.ts'

import { timesOf } from '../../booking-times.ts'

/** What of a booking can be changed, as its form has it. */
export function amendableOf(booking: Booking): Amendable {
  const { from, to } = timesOf(booking)
  return {
    pickupLocationId: booking.pickupLocation._id,
    dropOffLocationId: booking.dropOffLocation._id,
    from,
    to,
    extras: extrasOf((extra) => booking[extra] === true),
    additionalDriver: secondDriverOf(booking),
  }
}

function secondDriverOf({ _additionalDriver: person }: Booking): Driver {
  if (!person) return BLANK_DRAFT.additionalDriver
  const { fullName, email, phone, birthDate } = person
  return {
    fullName,
    email,
    phone: phone ?? '',
    birthDate: birthDate ? calendarDateOf(birthDate, 'UTC') : '',
  }
}

/** What was kept of a form, null when it is nonsense or of another time. */
export function readAmendable(found: unknown): Amendable | null {
  if (!isRecord(found)) return null
  const { pickupLocationId, dropOffLocationId, from, to, extras, additionalDriver } = found
  if (!isText(pickupLocationId) || !isText(dropOffLocationId)) return null
  if (!isWallClock(from) || !isWallClock(to)) return null
  if (!isRecord(extras) || !isRecord(additionalDriver)) return null
  const { fullName, email, phone, birthDate } = additionalDriver
  if (!isText(fullName) || !isText(email) || !isText(phone) || !isText(birthDate)) return null
  return {
    pickupLocationId,
    dropOffLocationId,
    from,
    to,
    extras: extrasOf((extra) => extras[extra] === true),
    additionalDriver: { fullName, email, phone, birthDate },
  }
}

function extrasOf(isOn: (extra: Extra) => boolean): Amendable['extras'] {
  const extras = { ...BLANK_DRAFT.extras }
  for (const extra of EXTRAS) extras[extra] = isOn(extra)
  return extras
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
