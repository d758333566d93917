import type { Transaction } from 'kysely'

import type { DB } from '../../db/schema.d.ts'
import { endAccess } from '../end-access.ts'
import type { LockedAccount } from '../sessions/session.ts'

type NewPassword = {
  /** Null removes the password. */
  passwordHash: string | null
  now: Date
  /** The session that stays open. */
  exceptToken?: string | null
}

/** Sets the password of an account, and ends its sessions and links. No other function may write a password. */
export async function setPassword(
  tx: Transaction<DB>,
  account: LockedAccount,
  { passwordHash, now, exceptToken = null }: NewPassword,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', account.id)
    .execute()
  await endAccess(tx, account, { now, exceptToken })
}
