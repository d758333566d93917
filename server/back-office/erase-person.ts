import { sql, type SqlBool, type Transaction } from 'kysely'

import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'

import { selectAccountsByEmail } from '../account/find-account.ts'
import { closeAccountSessions } from '../account/sessions/session.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { DB } from '../db/schema.d.ts'
import {
  anonymizeDrivers,
  selectCustomerBookings,
  deleteMainDrivers,
  assertNotDriving,
  selectAdditionalDrivers,
} from './erase-drivers.ts'
import { ErasureError, ENDED_STATUSES, type ErasedCounts, ERASED_NAME } from './erased.ts'

/**
 * Erases a customer. Bookings and payments are anonymized, because the law requires keeping them with their
 * amounts and dates. Everything else is deleted: sessions, links, linked sign-ins, pictures and licenses, trip
 * details, notifications, emails, the newsletter subscription, additional and main drivers, and the person's
 * name as a driver in other customers' bookings. An account without bookings is deleted. Receipts and invoices
 * keep the name that they were issued to, as bookkeeping requires.
 */
export async function erasePerson(
  tx: Transaction<DB>,
  address: string,
  now: Date,
): Promise<ErasedCounts> {
  const email = normalizeEmail(address)
  // A guest has an account for each booking.
  const accounts = await selectAccountsByEmail(tx, email).orderBy('id').forUpdate().execute()
  await assertNotDriving(tx, email, now)
  let erased: ErasedCounts = {
    ...(await deleteEmails(tx, email, null)),
    ...(await deleteSubscription(tx, email)),
    ...(await anonymizeDrivers(tx, (driver) => driver(sql`lower(email)`, '=', email))),
    ...(await deleteMainDrivers(tx, (driver) => driver(sql`lower(email)`, '=', email))),
  }
  for (const { id, type } of accounts) {
    if (type !== 'user')
      throw new ErasureError(`${email} is the account of an ${type}, not of a customer.`)
    await assertRentalsEnded(tx, id, now)
    const parts = [
      await deleteEmails(tx, email, id),
      await deleteOwnedRows(tx, id),
      await anonymizeDrivers(tx, (driver) => driver('id', 'in', selectAdditionalDrivers(tx, id))),
      await deleteMainDrivers(tx, (driver) =>
        driver('booking_id', 'in', selectCustomerBookings(tx, id)),
      ),
    ]
    await closeAccountSessions(tx, id)
    erased = [...parts, await deleteOrAnonymizeAccount(tx, id, now)].reduce(addErasedCounts, erased)
  }
  return erased
}

const addErasedCounts = (sum: ErasedCounts, part: ErasedCounts): ErasedCounts => ({
  ...sum,
  ...Object.fromEntries(
    Object.entries(part).map(([table, rows]) => [table, (sum[table] ?? 0) + rows]),
  ),
})

async function assertRentalsEnded(tx: Database, id: ObjectId, now: Date) {
  const { count } = await tx
    .selectFrom('booking')
    .select((the) => the.fn.countAll().as('count'))
    .where('driver_id', '=', id)
    .where('ends_at', '>', now)
    .where('status', 'not in', ENDED_STATUSES as never)
    .executeTakeFirstOrThrow()
  const open = await tx
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select('payment.id')
    .where('booking.driver_id', '=', id)
    .where('payment.status', 'in', ['opening', 'open', 'processing', 'refunding'])
    .limit(1)
    .executeTakeFirst()
  if (Number(count) > 0)
    throw new ErasureError(`There are rentals that have not ended (${count}): cancel them first.`)
  if (open) throw new ErasureError('A payment of theirs is still open: wait until it has ended.')
}

/** Deletes the person's emails, including contact messages sent without an account. */
async function deleteEmails(
  tx: Database,
  email: string,
  id: ObjectId | null,
): Promise<ErasedCounts> {
  const { numDeletedRows } = await tx
    .deleteFrom('outbox')
    .where((where) =>
      where.or([
        ...(id ? [where('account_id', '=', id), isAboutTheirBooking(id)] : []),
        where(sql`lower(recipient)`, '=', email),
        where(sql`lower(reply_to)`, '=', email),
        sql<SqlBool>`lower(facts->>'from') = ${email}`,
      ]),
    )
    .executeTakeFirst()
  return { outbox: Number(numDeletedRows) }
}

async function deleteSubscription(tx: Database, email: string): Promise<ErasedCounts> {
  const { numDeletedRows } = await tx
    .deleteFrom('newsletter_subscription')
    .where('email', '=', email)
    .executeTakeFirst()
  return { newsletter_subscription: Number(numDeletedRows) }
}

/**
 * SQL: whether an email is about one of the person's bookings, even a deleted one. Such emails to staff contain
 * the driver's name.
 */
const isAboutTheirBooking = (id: ObjectId) =>
  sql<SqlBool>`(facts->>'driverId' = ${id}
    or facts->>'booking' in (select id from booking where driver_id = ${id}))`

async function deleteOwnedRows(tx: Database, id: ObjectId): Promise<ErasedCounts> {
  const erased: Record<string, number> = {}
  for (const table of ['account_link', 'social_identity', 'upload'] as const) {
    const { numDeletedRows } = await tx
      .deleteFrom(table)
      .where('account_id', '=', id)
      .executeTakeFirst()
    erased[table] = Number(numDeletedRows)
  }
  const theirs = selectCustomerBookings(tx, id)
  // Notifications to staff contain the person's name.
  const notifications = await tx
    .deleteFrom('notification')
    .where((where) =>
      where.or([
        where('account_id', '=', id),
        where('booking_id', 'in', theirs),
        sql<SqlBool>`facts->>'driverId' = ${id}`,
      ]),
    )
    .executeTakeFirst()
  for (const table of ['guest_access', 'trip_details', 'booking_message'] as const) {
    const { numDeletedRows } = await tx
      .deleteFrom(table)
      .where('booking_id', 'in', theirs)
      .executeTakeFirst()
    erased[table] = Number(numDeletedRows)
  }
  return { ...erased, notification: Number(notifications.numDeletedRows) }
}

async function deleteOrAnonymizeAccount(
  tx: Database,
  id: ObjectId,
  now: Date,
): Promise<ErasedCounts> {
  const booking = await tx
    .selectFrom('booking')
    .select('id')
    .where('driver_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (!booking) {
    await tx.deleteFrom('account').where('id', '=', id).execute()
    return { account: 1 }
  }
  await tx
    .updateTable('account')
    .set({
      email: `${id}@erased.invalid`,
      full_name: ERASED_NAME,
      phone: null,
      birth_date: null,
      location: null,
      bio: null,
      avatar: null,
      license: null,
      password_hash: null,
      is_guest: false,
      active: false,
      verified: false,
      enable_email_notifications: false,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  return { account: 1 }
}
