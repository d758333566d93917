import * as v from 'valibot'

import type { Booking } from '#api/queries/bookings.query.ts'
import type { Driver } from '@masar/domain/person/driver.ts'
import { EXTRAS, type Extra } from '@masar/domain/pricing/extras.ts'
import { toCalendarDate, isWallClock, type WallClock } from '@masar/domain/rental/rental-clock.ts'
import type { RentalTimes } from '@masar/domain/rental/rental-rules.ts'
import type { AmendableFields } from '@masar/machines/amendment/amendment-facts.ts'
import { BLANK_DRAFT } from '@masar/domain/booking/booking-draft.ts'

import { toBookingTimes } from '../../booking-times.ts'

/** Returns the changeable parts of a booking as form values. */
export function toAmendableFields(booking: Booking): AmendableFields {
  const { from, to } = toBookingTimes(booking)
  return {
    pickUp: booking.pickupLocation._id,
    dropOff: booking.dropOffLocation._id,
    from,
    to,
    extras: collectExtras((extra) => booking[extra] === true),
    additionalDriver: readAdditionalDriver(booking),
  }
}

function readAdditionalDriver({ _additionalDriver: person }: Booking): Driver {
  if (!person) return BLANK_DRAFT.additionalDriver
  const { fullName, email, phone, birthDate } = person
  return {
    fullName,
    email: email ?? '',
    phone: phone ?? '',
    birthDate: birthDate ? toCalendarDate(birthDate, 'UTC') : '',
  }
}

/** Returns the times of a valid form. Throws when a time is missing. */
export function readAmendedTimes({ from, to }: AmendableFields): RentalTimes {
  if (!isWallClock(from) || !isWallClock(to)) throw new Error('This form has no times yet.')
  return { from, to }
}

/** All options as booleans. Options missing from an older draft default to false. */
export const extrasSchema: v.GenericSchema<AmendableFields['extras']> = v.object(
  v.entriesFromList(EXTRAS, v.fallback(v.boolean(), false)),
)

const amendableSchema = v.object({
  pickUp: v.string(),
  dropOff: v.string(),
  from: v.custom<WallClock>(isWallClock),
  to: v.custom<WallClock>(isWallClock),
  extras: extrasSchema,
  additionalDriver: v.object({
    fullName: v.string(),
    email: v.string(),
    phone: v.string(),
    birthDate: v.string(),
  }),
})

/** Parses a stored draft; returns null when it is invalid or has an outdated format. */
export function parseAmendableFields(found: unknown): AmendableFields | null {
  const { success, output } = v.safeParse(amendableSchema, found)
  return success ? output : null
}

function collectExtras(isOn: (extra: Extra) => boolean): AmendableFields['extras'] {
  const extras = { ...BLANK_DRAFT.extras }
  for (const extra of EXTRAS) extras[extra] = isOn(extra)
  return extras
}
