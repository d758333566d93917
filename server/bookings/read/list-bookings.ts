import { readBookingReference } from '@masar/domain/booking/booking-reference.ts'
import type { AllFields } from '@masar/domain/service/all-fields.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { sql } from 'kysely'

import type { Account } from '../../account/sessions/session.ts'
import { readInstant } from '../../cars/period.ts'
import type { Call } from '../../contract/contract.ts'
import type { Database } from '../../db/connection/connect.ts'
import { isObjectId } from '../../db/object-id.ts'
import { makeContainsPattern, foldName } from '../../locations/location-names.ts'
import { requireSupplierId } from '../booking-viewer.ts'
import { type BookingQueryRow, selectBookings, toWireBooking } from './booking-rows.ts'

type Query = Call<'listBookings'>['body']
type Filter = NonNullable<Query['filter']>
type Listing = {
  viewer: Account
  query: Query
  page: number
  size: number
  language: string
  now: Date
}

/** Returns one page of the bookings that the viewer may see, sorted as `when` requires, and the total count. */
export async function searchBookings(db: Database, listing: Listing) {
  const { query, page, size, language } = listing
  if (query.suppliers.length === 0 || query.statuses.length === 0) return { rows: [], total: 0 }
  const found = narrowRows(selectBookings(db, language), listing)
  const rows = await orderRows(found, query)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await found
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return { rows: rows.map(toWireRow), total }
}

function toWireRow(row: BookingQueryRow): AllFields<components['schemas']['BookingRow']> {
  return {
    ...toWireBooking(row),
    supplier: {
      _id: row.supplier_id,
      fullName: row.supplier_name,
      avatar: row.supplier_avatar,
      priceChangeRate: row.price_change_rate,
    },
    car: {
      _id: row.car_id,
      name: row.car_name,
      supplier: row.supplier_id,
      image: row.car_image,
      range: row.car_range,
    },
    driver: { _id: row.driver_id, fullName: row.driver_name },
    mainDriverName: row.main_driver_name ?? undefined,
  }
}

type Rows = ReturnType<typeof selectBookings>

/**
 * Orders bookings by creation, newest first. With `when`, orders them by pick-up: upcoming ones ascending, past
 * ones descending.
 */
function orderRows(rows: Rows, { when }: Query): Rows {
  const order = when === 'upcoming' ? 'asc' : 'desc'
  const by = when ? 'booking.starts_at' : 'booking.created_at'
  return rows.orderBy(by, order).orderBy('booking.id', order)
}

/** Applies the query. Bookings with an open payment window are not listed yet (BOOKING-29). */
function narrowRows(rows: Rows, { viewer, query, now }: Listing): Rows {
  const { filter } = query
  let found = restrictToViewer(rows, viewer, query)
    .where('booking.supplier_id', 'in', query.suppliers)
    .where('booking.status', 'in', query.statuses)
    .where((where) =>
      where.or([
        where('booking.status', '!=', 'void'),
        where('booking.expires_at', 'is', null),
        where('booking.expires_at', '<=', now),
      ]),
    )
  if (query.when === 'upcoming') found = found.where('booking.ends_at', '>', now)
  if (query.when === 'past') found = found.where('booking.ends_at', '<=', now)
  if (query.car) found = found.where('booking.car_id', '=', query.car)
  return filter ? filterRows(found, filter) : found
}

function restrictToViewer(rows: Rows, viewer: Account, { user }: Query): Rows {
  if (viewer.type === 'user')
    return rows.where('booking.driver_id', '=', viewer.id).where('booking.removed_at', 'is', null)
  const theirs =
    viewer.type === 'supplier'
      ? rows.where('booking.supplier_id', '=', requireSupplierId(viewer))
      : rows
  return user ? theirs.where('booking.driver_id', '=', user) : theirs
}

function filterRows(rows: Rows, filter: Filter): Rows {
  const { from, to, dateBetween, pickupLocation, dropOffLocation, keyword } = filter
  let found = rows
  if (dateBetween) found = found.where(matchDay(dateBetween))
  else if (from) found = found.where('booking.starts_at', '>=', readInstant(from, '/filter/from'))
  if (to) found = found.where('booking.ends_at', '<=', readInstant(to, '/filter/to'))
  if (pickupLocation) found = found.where('booking.pickup_location_id', '=', pickupLocation)
  if (dropOffLocation) found = found.where('booking.drop_off_location_id', '=', dropOffLocation)
  return keyword?.trim() ? filterByKeyword(found, keyword.trim()) : found
}

const DAY_MS = 86_400_000

function matchDay(text: string) {
  const day = readInstant(text, '/filter/dateBetween')
  const next = new Date(day.getTime() + DAY_MS)
  return sql<boolean>`booking.period && tstzrange(${day}, ${next}, '[)')`
}

const KEYWORD_COLUMNS = [
  'supplier.full_name',
  'account.full_name',
  'main_driver.full_name',
  'car.name',
]

function filterByKeyword(rows: Rows, keyword: string): Rows {
  if (isObjectId(keyword)) return rows.where('booking.id', '=', keyword)
  const reference = readBookingReference(keyword)
  return rows.where((where) =>
    where.or([
      ...(reference ? [where('booking.reference', '=', reference)] : []),
      ...KEYWORD_COLUMNS.map((column) =>
        where(foldName(sql.ref<string>(column)), 'like', foldName(makeContainsPattern(keyword))),
      ),
    ]),
  )
}
