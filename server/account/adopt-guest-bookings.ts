import { sql, type SqlBool, type Transaction } from 'kysely'

import type { ObjectId } from '../db/object-id.ts'
import type { DB } from '../db/schema.d.ts'
import { selectAccountsByEmail } from './find-account.ts'
import type { LockedAccount } from './sessions/session.ts'

/**
 * Moves a person's guest bookings to their account, matched by address, name and birth date. Bookings of other
 * people with the same address are not moved.
 */
export async function adoptGuestBookings(
  tx: Transaction<DB>,
  account: LockedAccount,
): Promise<void> {
  const { id, email, full_name, birth_date } = account
  const guests = await selectAccountsByEmail(tx, email)
    .where('is_guest', '=', true)
    .where('id', '!=', id)
    .where(sql<SqlBool>`lower(full_name) = lower(${full_name})`)
    .where('birth_date', '=', birth_date)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const guest of guests) await adoptGuest(tx, guest, account)
}

async function adoptGuest(
  tx: Transaction<DB>,
  guest: { id: ObjectId; license: string | null },
  { id, license }: LockedAccount,
): Promise<void> {
  await tx.updateTable('booking').set({ driver_id: id }).where('driver_id', '=', guest.id).execute()
  await tx
    .updateTable('notification')
    .set({ account_id: id })
    .where('account_id', '=', guest.id)
    .execute()
  await tx
    .updateTable('outbox')
    .set({ account_id: id })
    .where('account_id', '=', guest.id)
    .where('sent_at', 'is', null)
    .where('kind', '!=', 'activate')
    .execute()
  if (!license && guest.license) await adoptLicense(tx, id, guest.license)
  await tx.deleteFrom('account').where('id', '=', guest.id).execute()
}

async function adoptLicense(tx: Transaction<DB>, id: ObjectId, license: string) {
  const { numUpdatedRows } = await tx
    .updateTable('upload')
    .set({ account_id: id })
    .where('name', '=', license)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('upload as own')
            .select('own.name')
            .where('own.account_id', '=', id)
            .where('own.kind', '=', 'license'),
        ),
      ),
    )
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    await tx.updateTable('account').set({ license }).where('id', '=', id).execute()
}
