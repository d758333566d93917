import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { DB } from '../db/schema.d.ts'
import { ErasureError, ENDED_STATUSES, type ErasedCounts, ERASED_NAME } from './erased.ts'

/** Throws if the person is a driver in another customer's rental that has not ended. */
export async function assertNotDriving(tx: Database, email: string, now: Date) {
  const { count } = await tx
    .selectFrom('booking')
    .leftJoin('additional_driver', 'additional_driver.id', 'booking.additional_driver_id')
    .leftJoin('main_driver', 'main_driver.booking_id', 'booking.id')
    .select((the) => the.fn.countAll().as('count'))
    .where((where) =>
      where.or([
        where(sql`lower(additional_driver.email)`, '=', email),
        where(sql`lower(main_driver.email)`, '=', email),
      ]),
    )
    .where('booking.ends_at', '>', now)
    .where('booking.status', 'not in', ENDED_STATUSES as never)
    .executeTakeFirstOrThrow()
  if (Number(count) > 0)
    throw new ErasureError(
      `They drive rentals of others that have not ended (${count}): change these first.`,
    )
}

type AdditionalDriverBuilder = ExpressionBuilder<DB, 'additional_driver'>

export async function anonymizeDrivers(
  tx: Database,
  who: (driver: AdditionalDriverBuilder) => Expression<SqlBool>,
): Promise<ErasedCounts> {
  const nobody = { full_name: ERASED_NAME, email: '', phone: '', birth_date: '1900-01-01' }
  const { numUpdatedRows } = await tx
    .updateTable('additional_driver')
    .set(nobody as never)
    .where(who)
    .executeTakeFirst()
  return { additional_driver: Number(numUpdatedRows) }
}

/** Selects the additional drivers in a customer's bookings. */
export const selectAdditionalDrivers = (tx: Database, id: ObjectId) =>
  tx
    .selectFrom('booking')
    .select('additional_driver_id')
    .where('driver_id', '=', id)
    .where('additional_driver_id', 'is not', null)
    .$castTo<{ additional_driver_id: ObjectId }>()

export const selectCustomerBookings = (tx: Database, id: ObjectId) =>
  tx.selectFrom('booking').select('id').where('driver_id', '=', id)

type MainDriverBuilder = ExpressionBuilder<DB, 'main_driver'>

/** Deletes main drivers and their licenses, which would otherwise be kept for a day (migration 022). */
export async function deleteMainDrivers(
  tx: Database,
  who: (driver: MainDriverBuilder) => Expression<SqlBool>,
): Promise<ErasedCounts> {
  await tx
    .deleteFrom('upload')
    .where('name', 'in', (upload) =>
      upload.selectFrom('main_driver').select('license').where(who).$castTo<{ license: string }>(),
    )
    .execute()
  const { numDeletedRows } = await tx.deleteFrom('main_driver').where(who).executeTakeFirst()
  return { main_driver: Number(numDeletedRows) }
}
