import type { components } from '@masar/openapi/schema.d.ts'

import { type Kysely, sql } from 'kysely'

import { type Amount, toMajor } from '@masar/domain/money/money.ts'
import { makeSpanBetween } from '@masar/domain/rental/rental-clock.ts'
import type { AllFields } from '@masar/domain/service/all-fields.ts'

import type { DB } from '../../db/schema.d.ts'
import { selectLocalName } from '../../locations/location-names.ts'
import { paidOnline } from '../../payments/booking-payments.ts'

type Schemas = components['schemas']
type BookedLocation = {
  _id: string
  name: string
  country: string
  latitude: number | null
  longitude: number | null
  image: string | null
  timeZone: string
}

/** Null for a booking without conditions. */
const depositMethods = sql<
  Schemas['DepositMethods'] | null
>`rental_conditions.terms -> 'depositMethods'`

const buildLocationJson = (table: string, language: string) =>
  sql<BookedLocation>`json_build_object('_id', ${sql.ref(`${table}.id`)},
    'name', ${selectLocalName(`${table}.id`, language)}, 'country', ${sql.ref(`${table}.country_id`)},
    'latitude', ${sql.ref(`${table}.latitude`)}, 'longitude', ${sql.ref(`${table}.longitude`)},
    'image', ${sql.ref(`${table}.image`)}, 'timeZone', ${sql.ref(`${table}.time_zone`)})`

/** Selects bookings with the names of all referenced records in one language. */
export const selectBookings = (db: Kysely<DB>, language: string) =>
  db
    .selectFrom('booking')
    .innerJoin('supplier', 'supplier.id', 'booking.supplier_id')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('account', 'account.id', 'booking.driver_id')
    .innerJoin('location as pick_up', 'pick_up.id', 'booking.pickup_location_id')
    .innerJoin('location as drop_off', 'drop_off.id', 'booking.drop_off_location_id')
    .leftJoin('main_driver', 'main_driver.booking_id', 'booking.id')
    .leftJoin('rental_conditions', 'rental_conditions.id', 'booking.conditions_id')
    .selectAll('booking')
    .select('rental_conditions.version as conditions_version')
    .select(depositMethods.as('deposit_methods'))
    .select(paidOnline.as('paid_online'))
    .select(['supplier.full_name as supplier_name', 'supplier.avatar as supplier_avatar'])
    .select(['supplier.phone as supplier_phone', 'supplier.address as supplier_address'])
    .select('supplier.keeps_car_minutes')
    .select(['supplier.price_change_rate', 'car.name as car_name', 'car.image as car_image'])
    .select(['car.range as car_range', 'account.full_name as driver_name'])
    .select(['main_driver.full_name as main_driver_name', 'main_driver.phone as main_driver_phone'])
    .select([buildLocationJson('pick_up', language).as('pick_up')])
    .select([buildLocationJson('drop_off', language).as('drop_off')])

export type BookingQueryRow = Awaited<
  ReturnType<ReturnType<typeof selectBookings>['executeTakeFirstOrThrow']>
>

type StoredLines = readonly { kind: string; amount: Amount }[]

/** Returns the sum of rental and extras, without the deposit. */
export const sumLines = (lines: BookingQueryRow['price_lines']) =>
  (lines as StoredLines).reduce(
    (sum, { kind, amount }) => (kind === 'deposit' ? sum : sum + amount),
    0,
  )

/** Returns the fields that a booking has both in lists and on its own page. */
export function toWireBooking(row: BookingQueryRow): AllFields<Schemas['BookingFacts']> {
  const { timeZone } = row.pick_up
  return {
    _id: row.id,
    reference: row.reference,
    pickupLocation: row.pick_up,
    dropOffLocation: row.drop_off,
    from: row.starts_at.toISOString(),
    to: row.ends_at.toISOString(),
    status: row.status,
    cancellation: row.cancellation,
    amendments: row.amendments,
    theftProtection: row.theft_protection,
    collisionDamageWaiver: row.collision_damage_waiver,
    fullInsurance: row.full_insurance,
    additionalDriver: row.additional_driver,
    cancelRequest: row.cancel_request,
    price: toMajor(row.price),
    isDeposit: row.is_deposit,
    isPayedInFull: row.is_payed_in_full,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    days: makeSpanBetween(row.starts_at, row.ends_at, timeZone).days,
    deposit: toMajor(row.deposit),
    totalPrice: toMajor(sumLines(row.price_lines)),
    paidOnline: toMajor(row.paid_online),
    timeZone,
    expiresAt: row.expires_at?.toISOString(),
  }
}
