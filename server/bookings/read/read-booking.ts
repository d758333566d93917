import { formatPhone } from '@masar/domain/person/phone.ts'
import type { AllFields } from '@masar/domain/service/all-fields.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { toWireCar } from '../../cars/car-facts.ts'
import { toWirePriceLines } from '../../cars/price-lines.ts'
import { readSupplierRules } from '../../cars/supplier-rules.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { readAreas } from '../../locations/location-areas.ts'
import { readBookingPayments } from '../../payments/booking-payments.ts'
import type { EventKind } from '../events.ts'
import { readMainDriver } from '../main-driver.ts'
import { readTripDetails } from './trip-details.ts'
import { type BookingQueryRow, selectBookings, toWireBooking } from './booking-rows.ts'

type Schemas = components['schemas']

/**
 * Returns a booking for its own page; the caller has checked permissions. Null if it does not
 * exist. Staff also get the file name of the driver's license.
 */
export async function readBookingDetail(
  db: Database,
  id: ObjectId,
  language: string,
  isForStaff = false,
): Promise<Schemas['BookingDetail'] | null> {
  const row = await selectBookings(db, language).where('booking.id', '=', id).executeTakeFirst()
  if (!row) return null
  const supplier = await readSupplierRules(db, row.supplier_id)
  const booking: AllFields<Schemas['BookingDetail']> = {
    ...toWireBooking(row),
    ...(await readLocations(db, row, language)),
    supplier: {
      ...supplier,
      phone: formatStoredPhone(row.supplier_phone),
      location: row.supplier_address,
      keepsCarMinutes: row.keeps_car_minutes,
    },
    car: { ...(await readCar(db, row)), supplier },
    ...(await readDriver(db, row, isForStaff)),
    mainDriver: await readMainDriver(db, id, isForStaff),
    _additionalDriver: await readAdditionalDriver(db, row.additional_driver_id),
    priceLines: toWirePriceLines(row.price_lines as Parameters<typeof toWirePriceLines>[0]),
    timeline: await readTimeline(db, id),
    payments: await readBookingPayments(db, id),
    tripDetails: await readTripDetails(db, id),
    ...toBookedConditions(row),
    // Set by the caller, because these fields depend on the reader.
    isForDriver: undefined,
    documents: undefined,
  }
  return booking
}

/**
 * Returns what the main driver may see of a booking: the trip and the amount due at the counter. Payments and
 * the contact details of others are removed, because the customer may have mistyped the driver's address.
 */
export function toDriverView(booking: Schemas['BookingDetail']): Schemas['BookingDetail'] {
  const { driver, _additionalDriver: additional } = booking
  return {
    ...booking,
    driver: { _id: driver._id, fullName: driver.fullName, email: '' },
    _additionalDriver: additional && { fullName: additional.fullName },
    isGuest: false,
    isForDriver: true,
    payments: [],
  }
}

/** Returns the version and deposit methods of the rental conditions that apply to the booking. */
function toBookedConditions({ conditions_version, deposit_methods }: BookingQueryRow) {
  return {
    conditionsVersion: conditions_version ?? undefined,
    depositMethods: conditions_version ? (deposit_methods ?? []) : undefined,
  }
}

async function readLocations(db: Database, row: BookingQueryRow, language: string) {
  const { pick_up, drop_off } = row
  const areas = await readAreas(db, [pick_up._id, drop_off._id], language)
  const withArea = (location: typeof pick_up) => {
    const area = areas.get(location._id)
    return area ? { ...location, area } : location
  }
  return { pickupLocation: withArea(pick_up), dropOffLocation: withArea(drop_off) }
}

async function readCar(db: Database, { car_id }: BookingQueryRow) {
  const car = await db
    .selectFrom('car')
    .selectAll()
    .where('id', '=', car_id)
    .executeTakeFirstOrThrow()
  return toWireCar(car)
}

async function readDriver(db: Database, { driver_id }: BookingQueryRow, isForStaff: boolean) {
  const { id, full_name, birth_date, license, is_guest, email, phone } = await db
    .selectFrom('account')
    .select(['id', 'full_name', 'email', 'phone', 'birth_date', 'license', 'is_guest'])
    .where('id', '=', driver_id)
    .executeTakeFirstOrThrow()
  const reachable = { email, phone: formatStoredPhone(phone) }
  const known = { _id: id, fullName: full_name, birthDate: birth_date, ...reachable }
  return { driver: isForStaff ? { ...known, license } : known, isGuest: is_guest }
}

async function readAdditionalDriver(db: Database, id: ObjectId | null) {
  if (!id) return null
  const person = await db
    .selectFrom('additional_driver')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { full_name, birth_date, email, phone } = person
  return { _id: id, fullName: full_name, birthDate: birth_date, email, phone: formatPhone(phone) }
}

const formatStoredPhone = (phone: string | null) => phone && formatPhone(phone)

async function readTimeline(db: Database, id: ObjectId) {
  const events = await db
    .selectFrom('booking_event')
    .select(['kind', 'happened_at'])
    .where('booking_id', '=', id)
    .orderBy('happened_at')
    .orderBy('id')
    .execute()
  return events.map(({ kind, happened_at }) => ({
    kind: kind as EventKind,
    at: happened_at.toISOString(),
  }))
}
