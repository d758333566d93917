import { sql } from 'kysely'

import type { Database } from '../db/connect.ts'
import { objectId, type ObjectId } from '../db/object-id.ts'
import { readJson } from '../http/body.ts'

const PRICES = [
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

type Wish = { like?: ObjectId; place?: ObjectId; car?: ObjectId; percent?: number }

/**
 * For browser tests: what happens behind the counter while a customer looks at a page
 * (server/README.md). It does not exist in production.
 */
export class Backstage {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Answers the test's own calls; null for every other path. */
  async control(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url)
    const { like = '', place = '', car = '', percent = 0 } = (await readJson(request)) as Wish
    if (pathname === '/__backstage/cars')
      return Response.json({ car: await this.#add(like, place) })
    if (pathname === '/__backstage/prices') return Response.json(await this.#raise(car, percent))
    if (pathname === '/__backstage/bookings') return Response.json(await this.#bookingsOf(car))
    if (pathname === '/__backstage/charges') return Response.json(await this.#chargesOf(car))
    if (pathname === '/__backstage/windows') return Response.json(await this.#closeWindow(car))
    return null
  }

  /** A car like another one, at this place alone. */
  async #add(like: ObjectId, place: ObjectId): Promise<ObjectId> {
    const id = objectId()
    await this.#db.transaction().execute(async (tx) => {
      await sql`
        insert into car
        select (jsonb_populate_record(car, jsonb_build_object('id', ${id}::text))).*
        from car where id = ${like}`.execute(tx)
      await tx.insertInto('car_location').values({ car_id: id, location_id: place }).execute()
    })
    return id
  }

  /** The supplier prints a new price list. */
  async #raise(car: ObjectId, percent: number) {
    const factor = 1 + percent / 100
    const raised = PRICES.map((price) => [price, sql`round(${sql.ref(price)} * ${factor}::float8)`])
    const { numUpdatedRows } = await this.#db
      .updateTable('car')
      .set(Object.fromEntries(raised))
      .where('id', '=', car)
      .executeTakeFirst()
    return { raised: Number(numUpdatedRows) }
  }

  /** What the sandbox charged for bookings of this car, and whether it went back. */
  async #chargesOf(car: ObjectId) {
    const charges = await this.#db
      .selectFrom('sandbox_charge')
      .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'sandbox_charge.reference')
      .innerJoin('payment', 'payment.id', 'sandbox_payment.payment_id')
      .innerJoin('booking', 'booking.id', 'payment.booking_id')
      .select(['sandbox_charge.amount_minor as amount', 'sandbox_charge.currency'])
      .select('sandbox_charge.refund_id')
      .where('booking.car_id', '=', car)
      .execute()
    return charges.map(({ refund_id, ...money }) => ({ ...money, refunded: refund_id !== null }))
  }

  /** The time to pay is over. */
  async #closeWindow(car: ObjectId) {
    const { numUpdatedRows } = await this.#db
      .updateTable('booking')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('car_id', '=', car)
      .where('status', '=', 'void')
      .executeTakeFirst()
    return { closed: Number(numUpdatedRows) }
  }

  #bookingsOf(car: ObjectId) {
    return this.#db
      .selectFrom('booking')
      .innerJoin('account', 'account.id', 'booking.driver_id')
      .select(['booking.id', 'booking.status', 'account.email'])
      .where('booking.car_id', '=', car)
      .orderBy('booking.id')
      .execute()
  }
}
