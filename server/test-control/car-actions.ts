import { sql } from 'kysely'

import { createObjectId } from '../db/object-id.ts'
import { transaction } from '../db/transaction.ts'
import { throwMissingParam, type TestAction } from './test-action.ts'

const PRICE_COLUMNS = [
  'daily_price',
  'discounted_daily_price',
  'hourly_price',
  'discounted_hourly_price',
  'bi_weekly_price',
  'discounted_bi_weekly_price',
  'weekly_price',
  'discounted_weekly_price',
  'monthly_price',
  'discounted_monthly_price',
] as const

/** Copies a car; the copy is available only at this location. */
const copyCar: TestAction = async (
  db,
  { like = throwMissingParam('like'), location = throwMissingParam('location') },
) => {
  const id = createObjectId()
  await transaction(db, async (tx) => {
    await sql`
      insert into car
      select (jsonb_populate_record(car, jsonb_build_object('id', ${id}::text))).*
      from car where id = ${like}`.execute(tx)
    await tx.insertInto('car_location').values({ car_id: id, location_id: location }).execute()
  })
  return { car: id }
}

/** Changes the prices of a car by a percentage, as its supplier could. */
const changePrices: TestAction = async (
  db,
  { car = throwMissingParam('car'), percent = throwMissingParam('percent') },
) => {
  const factor = 1 + percent / 100
  const raised = PRICE_COLUMNS.map((price) => [
    price,
    sql`round(${sql.ref(price)} * ${factor}::float8)`,
  ])
  const { numUpdatedRows } = await db
    .updateTable('car')
    .set(Object.fromEntries(raised))
    .where('id', '=', car)
    .executeTakeFirst()
  return { raised: Number(numUpdatedRows) }
}

/** Marks a car as coming soon or fully booked, or makes it available again, as its supplier could. */
const changeOffer: TestAction = async (
  db,
  { car = throwMissingParam('car'), comingSoon, fullyBooked },
) => {
  const { numUpdatedRows } = await db
    .updateTable('car')
    .set({ coming_soon: comingSoon ?? false, fully_booked: fullyBooked ?? false })
    .where('id', '=', car)
    .executeTakeFirst()
  return { offered: Number(numUpdatedRows) }
}

const listCarBookings: TestAction = (db, { car = throwMissingParam('car') }) =>
  db
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.driver_id')
    .select(['booking.id', 'booking.status', 'account.email'])
    .where('booking.car_id', '=', car)
    .orderBy('booking.id')
    .execute()

export const carActions = {
  cars: copyCar,
  prices: changePrices,
  offers: changeOffer,
  bookings: listCarBookings,
}
