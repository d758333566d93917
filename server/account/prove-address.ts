import type { Transaction } from 'kysely'

import type { DB } from '../db/schema.d.ts'
import { ConcurrentChange } from '../db/transaction.ts'
import { isConstraintViolation } from '../db/violation.ts'
import { withdrawMails } from '../mail/mail-queue.ts'
import { adoptGuestBookings } from './adopt-guest-bookings.ts'
import { replaceLinks } from './links/links.ts'
import type { LockedAccount } from './sessions/session.ts'

/**
 * Marks the address as verified and moves the guest bookings made with it to the account. Deletes queued emails
 * that ask for verification.
 */
export async function proveAddress(
  tx: Transaction<DB>,
  account: LockedAccount,
  now: Date,
): Promise<void> {
  const { id } = account
  await tx
    .updateTable('account')
    .set({ active: true, verified: true, is_guest: false, updated_at: now })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      if (isConstraintViolation(error, 'account_email'))
        throw new ConcurrentChange('The address has an account.')
      throw error
    })
  await replaceLinks(tx, { accountId: id, purposes: ['verify'], now })
  await withdrawMails(tx, id, ['verify'])
  await adoptGuestBookings(tx, account)
}
