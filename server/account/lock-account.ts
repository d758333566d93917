import type { Transaction } from 'kysely'

import type { ObjectId } from '../db/object-id.ts'
import type { DB } from '../db/schema.d.ts'
import type { Account, LockedAccount } from './sessions/session.ts'

/**
 * Locks the account; call it before locking its links, emails and sessions. The lock blocks other changes to
 * credentials, but not bookings, which only reference the account.
 */
export async function lockAccount(
  tx: Transaction<DB>,
  id: ObjectId,
): Promise<LockedAccount | null> {
  const account = await tx
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return (account as LockedAccount | undefined) ?? null
}

/**
 * Locks the account, or returns null if its password or address has changed since `checked` was read. Hashing
 * takes a while, so another request may have replaced the password.
 */
export async function lockUnchangedAccount(
  tx: Transaction<DB>,
  checked: Account,
): Promise<LockedAccount | null> {
  const account = await lockAccount(tx, checked.id)
  const isSame = account?.password_hash === checked.password_hash && account.email === checked.email
  return isSame ? account : null
}
