import { sql } from 'kysely'

import { toMinor } from '@masar/domain/money/money.ts'

import { throwMissingParam, type TestAction } from './test-action.ts'

/** Lists the sandbox's charges for bookings of this car, and whether they were refunded. */
const listCharges: TestAction = async (db, { car = throwMissingParam('car') }) => {
  const rows = await db
    .selectFrom('sandbox_charge')
    .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'sandbox_charge.reference')
    .innerJoin('payment', 'payment.id', 'sandbox_payment.payment_id')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select(['sandbox_charge.amount_minor as amount', 'sandbox_charge.currency'])
    .select('sandbox_charge.refund_id')
    .where('booking.car_id', '=', car)
    .execute()
  return rows.map(({ refund_id, ...money }) => ({ ...money, refunded: refund_id !== null }))
}

/** Lists the payment attempts for bookings of this car, oldest first. */
const listPayments: TestAction = (db, { car = throwMissingParam('car') }) =>
  db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select(['payment.reference', 'payment.status', 'payment.provider'])
    .where('booking.car_id', '=', car)
    .orderBy('payment.id')
    .execute()

/** Ends the payment windows of this car's bookings. */
const endPaymentWindows: TestAction = async (db, { car = throwMissingParam('car') }) => {
  const { numUpdatedRows } = await db
    .updateTable('booking')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('car_id', '=', car)
    .where('status', '=', 'void')
    .executeTakeFirst()
  return { closed: Number(numUpdatedRows) }
}

/** Ends the slow card's delay for bookings of this car. */
const endSlowCharges: TestAction = async (db, { car = throwMissingParam('car') }) => {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_payment')
    .set({ settles_at: sql`now()` })
    .where('status', '=', 'processing')
    .where('booking_id', 'in', (where) =>
      where.selectFrom('booking').select('id').where('car_id', '=', car),
    )
    .executeTakeFirst()
  return { ended: Number(numUpdatedRows) }
}

/** Corrects the prices of this car's bookings, as the supplier could. */
const correctPrices: TestAction = async (
  db,
  { car = throwMissingParam('car'), price = throwMissingParam('price') },
) => {
  const { numUpdatedRows } = await db
    .updateTable('booking')
    .set({ price: toMinor(price) })
    .where('car_id', '=', car)
    .executeTakeFirst()
  return { corrected: Number(numUpdatedRows) }
}

/** Finds the tables that contain one of these texts. */
const findTables: TestAction = async (db, { texts = throwMissingParam('texts') }) => {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} t
      where exists (
        select from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) s
        where strpos(to_jsonb(t)::text, s) > 0)
      limit 1`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return { searched: tables.rows.length, found }
}

export const paymentActions = {
  charges: listCharges,
  payments: listPayments,
  windows: endPaymentWindows,
  slow: endSlowCharges,
  amounts: correctPrices,
  holding: findTables,
}
