import type { Transaction } from 'kysely'

import type { Schema } from '../db/schema/schema.ts'
import { withdrawMails } from '../mail/mail-queue.ts'
import { replaceLinks } from './links/links.ts'
import type { LockedAccount } from './lock-account.ts'

/** Marks the address as the customer's own. Mails that ask for a proof are no longer needed. */
export async function proveAddress(
  tx: Transaction<Schema>,
  { id }: LockedAccount,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ active: true, verified: true, updated_at: now })
    .where('id', '=', id)
    .execute()
  await replaceLinks(tx, { accountId: id, purposes: ['verify'], now })
  await withdrawMails(tx, id, ['verify'])
}
