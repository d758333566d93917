import type { components } from '#openapi/schema.d.ts'

import { carFacts } from '../cars/car-facts.ts'
import type { Database } from '../db/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { paymentsOf } from '../payments/payments-of-booking.ts'
import { supplierRules } from '../suppliers/supplier-rules.ts'
import { bookingFacts, type BookingQueryRow, bookingRows } from './booking-rows.ts'
import type { EventKind } from './events.ts'
import { wireLines } from './price-lines.ts'

type Schemas = components['schemas']

/**
 * A booking on its own page; the caller has asked whether it may be seen. Null: there is none. Staff
 * are told the name of the driver's licence, too.
 */
export async function readBookingDetail(
  db: Database,
  id: ObjectId,
  language: string,
  isForStaff = false,
): Promise<Schemas['BookingDetail'] | null> {
  const row = await bookingRows(db, language).where('booking.id', '=', id).executeTakeFirst()
  if (!row) return null
  const supplier = await supplierRules(db, row.supplier_id)
  return {
    ...bookingFacts(row),
    supplier,
    car: { ...(await carOf(db, row)), supplier },
    driver: await driverOf(db, row, isForStaff),
    _additionalDriver: await additionalDriverOf(db, row.additional_driver_id),
    priceLines: wireLines(row.price_lines as Parameters<typeof wireLines>[0]),
    timeline: await timelineOf(db, id),
    ...(await paymentsOf(db, id)),
  }
}

async function carOf(db: Database, { car_id }: BookingQueryRow) {
  const car = await db
    .selectFrom('car')
    .selectAll()
    .where('id', '=', car_id)
    .executeTakeFirstOrThrow()
  return carFacts(car)
}

async function driverOf(db: Database, { driver_id }: BookingQueryRow, isForStaff: boolean) {
  const { id, full_name, birth_date, license, ...reachable } = await db
    .selectFrom('account')
    .select(['id', 'full_name', 'email', 'phone', 'birth_date', 'license'])
    .where('id', '=', driver_id)
    .executeTakeFirstOrThrow()
  const known = { _id: id, fullName: full_name, birthDate: birth_date, ...reachable }
  return isForStaff ? { ...known, license } : known
}

async function additionalDriverOf(db: Database, id: ObjectId | null) {
  if (!id) return null
  const person = await db
    .selectFrom('additional_driver')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { full_name, birth_date, email, phone } = person
  return { _id: id, fullName: full_name, birthDate: birth_date, email, phone }
}

async function timelineOf(db: Database, id: ObjectId) {
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
